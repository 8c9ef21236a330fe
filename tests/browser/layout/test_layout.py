"""Pages that hold: every page at every size, in every language, with long names and full tables.

`make test` looks at a sample; `make soak` at all of it. What is looked for is in `support/browser/layout.py`.
"""

from __future__ import annotations

import itertools

import pytest
from playwright.async_api import Locator, expect

from steeple.architects import ARCHITECTS
from steeple.games import GAMES
from steeple.words import LANGUAGES
from support.browser.full_tables import HOST, Moment, full_table
from support.browser.hands import BY_POINTING, play_on
from support.browser.layout import LONG_NAMES, SIZES, WATCHED, Steady, overlap, painted_wrong, problems
from support.browser.table import Table
from support.browser.visitor import Visitor, Visitors
from support.long_tests import in_full
from support.server.serving import Server

pytestmark = pytest.mark.anyio

AT = in_full(
    ["desk", "phone", "landscape"], [name for name in SIZES if name not in ("desk", "phone", "landscape")]
)
"""The sizes that are looked at."""

SPOKEN = dict(zip(GAMES, itertools.cycle(["de", "fr", "it", "en"]), strict=False))
"""The language of a game in the sample. German is the longest."""

DRAWN_LAST = {"t": ".rail.info .logp", "replay": ".controls"}
"""What tables and replays draw last. Before that there are only grey boxes."""

PLAIN = in_full(
    ["/", "/games", "/games/finished", "/learn", "/learn/campos", "/me", "/new/campos?how=friends"],
    ["/learn/campanile-1996", "/learn/campanile-2009", "/learn/five-towers", "/about", "/new/five-towers"],
)
TABS = [".board, .field, .result", ".rail.info, .rail.side", ".rail.players", ".rail.info, .log-rail"]
"""What each tab of a phone shows."""

ON_A_PHONE = [name for name in AT if SIZES[name].width <= 900 or SIZES[name].text > 100]
"""The sizes at which a table shows one part at a time."""
MOST_STEPS = 4


def languages_of(game: str) -> list[str]:
    return in_full([SPOKEN[game]], [language for language in LANGUAGES if language != SPOKEN[game]])


async def come(visitors: Visitors, language: str) -> Visitor:
    return await visitors.come(name=HOST, language=language)


async def show(visitor: Visitor, path: str) -> None:
    """Open a table or a replay, and wait until it's drawn."""
    await visitor.go(path)
    await expect(visitor.page.locator(DRAWN_LAST[path.split("/")[1]])).to_be_attached()
    await visitor.settle()


async def look(visitor: Visitor, where: str) -> list[str]:
    """What is wrong with a page at each of the sizes."""
    found = []
    for name in AT:
        await SIZES[name].apply(visitor.page)
        found += [f"{where}, {name}: {one}" for one in await problems(visitor.page, list(ARCHITECTS))]
    return found


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_a_full_table_holds(visitors: Visitors, server: Server, game: str) -> None:
    """Findings 2, 21, 24 and 25: names push no score out, and nothing is cut off, covered or broken."""
    found = []
    moments: list[Moment] = in_full(["late"], ["first", "middle"])
    for language, moment in itertools.product(languages_of(game), moments):
        ada = await come(visitors, language)
        table = await full_table(ada, server, game, moment)
        await show(ada, f"/t/{table.id}")
        found += await look(ada, f"{moment} in {language}")
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("game", in_full(["campos"], [game for game in GAMES if game != "campos"]))
async def test_every_tab_of_a_phone_holds(visitors: Visitors, server: Server, game: str) -> None:
    """Players, points and the log, which a phone shows instead of the board, at a table and in its replay."""
    found = []
    ada = await come(visitors, SPOKEN[game])
    late = await full_table(ada, server, game, "late")
    over = await full_table(ada, server, game, "over")
    for path in (f"/t/{late.id}", f"/t/{over.id}", f"/replay/{over.id}?ply=40"):
        await SIZES["phone"].apply(ada.page)
        await show(ada, path)
        for name in ON_A_PHONE:
            await SIZES[name].apply(ada.page)
            tabs = ada.page.locator(".tabbar, .replay-tabs").get_by_role("tab")
            await expect(tabs).to_have_count(4)
            for number, shown in enumerate(TABS):
                await tabs.nth(number).click()
                await expect(ada.page.locator(shown).first).to_be_visible()
                where = f"{path}, {name}, {await tabs.nth(number).inner_text()}"
                found += [f"{where}: {one}" for one in await problems(ada.page)]
            await tabs.first.click()
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_and_its_replay_hold(visitors: Visitors, server: Server, game: str) -> None:
    """Findings 15 and 24."""
    found = []
    for language in languages_of(game):
        ada = await come(visitors, language)
        table = await full_table(ada, server, game, "over")
        paths = [f"/t/{table.id}", f"/replay/{table.id}?ply=60"]
        for path in in_full(paths, [f"/replay/{table.id}?ply=40"]):
            await show(ada, path)
            found += await look(ada, f"{path.split('/')[1]} in {language}")
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("game", BY_POINTING)
async def test_nothing_moves_during_a_turn(visitors: Visitors, server: Server, game: str) -> None:
    """Finding 17: board, prompt, hand and panels stay where they are while somebody plays a turn."""
    found = []
    for name, language in itertools.product(in_full(["phone"], ["desk", "landscape"]), languages_of(game)):
        ada = await come(visitors, language)
        table = await full_table(ada, server, game, "middle")
        table.language = language
        await SIZES[name].apply(ada.page)
        await table.open()
        async with Steady(ada.page) as steady:
            for step in range(MOST_STEPS):
                if not (await table.until_turn())["legal"]:
                    break
                await play_on(table, BY_POINTING[game], most=1, seed=step)
                found += [f"{name}, {language}, step {step}: {one}" for one in await problems(ada.page)]
                if not (await table.look())["snapshot"]["legal"]:
                    break
            found += [f"{name}, {language}: {one}" for one in await steady.moved()]
    assert not found, "\n".join(found)


async def test_scores_are_painted_in_full(visitors: Visitors, server: Server) -> None:
    """Finding 2, by pixels: each player's score is where the eye finds it, whatever their name."""
    ada = await come(visitors, "de")
    table = await full_table(ada, server, "campanile-2009", "late")
    await ada.go(f"/t/{table.id}")
    for name in ("desk", "wide", "phone"):
        await SIZES[name].apply(ada.page)
        scores = ".seats .v" if name == "phone" else ".player .pts"
        assert await painted_wrong(ada.page, scores, len(LONG_NAMES)) == [], name


async def test_five_players_with_long_names_need_no_scrolling_at_a_desk(
    visitors: Visitors, server: Server
) -> None:
    ada = await come(visitors, "de")
    table = await full_table(ada, server, "campanile-2009", "middle")
    await show(ada, f"/t/{table.id}")
    await expect(ada.page.locator(".player")).to_have_count(5)
    hidden = await ada.page.locator(".rail.players").evaluate(
        "(rail) => rail.scrollHeight - rail.clientHeight"
    )
    assert hidden == 0


async def test_scores_stand_below_each_other(visitors: Visitors, server: Server) -> None:
    """Finding 2: each has its place at the end of the line with the name, beside a bot's face too."""
    ada = await come(visitors, "de")
    table = await full_table(ada, server, "campanile-2009", "late", has_bots=True)
    await ada.go(f"/t/{table.id}")
    lines = ada.page.locator(".player .who")
    await expect(lines).to_have_count(5)
    places = await lines.evaluate_all(
        """(all) => all.map((who) => {
            const points = who.querySelector(".pts").getBoundingClientRect();
            const name = who.querySelector(".name").getBoundingClientRect();
            return [points.right, name.left < points.left, name.bottom > points.top];
        })"""
    )
    assert places == [[places[0][0], True, True]] * 5


async def test_an_undo_makes_the_page_no_longer(visitors: Visitors, server: Server) -> None:
    """Finding 1: what only screen readers hear of an undone line, further down in the log than it shows."""
    ada = await come(visitors, "en")
    table = await full_table(ada, server, "campanile-2009", "middle")
    await table.open()
    log = ada.page.get_by_role("list", name=table.say("table.log"), exact=True)
    undone = log.locator("summary").get_by_text(table.say("table.log.back"))
    while not await undone.count() or await lower_edge(undone.last) < SIZES["desk"].height:
        ply = (await play_on(table, BY_POINTING["campanile-2009"], most=1))["ply"]
        await table.button(table.say("table.undo")).click()
        await table.until(lambda snapshot, ply=ply: snapshot["ply"] < ply)  # type: ignore[misc]
    assert await problems(ada.page) == []


async def lower_edge(what: Locator) -> float:
    box = await what.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.long
@pytest.mark.parametrize("size", in_full(["landscape", "zoomed"], ["phone", "smallest"]))
async def test_a_hint_opens_inside_the_window(visitors: Visitors, server: Server, size: str) -> None:
    """Finding 7: it takes the place of the prompt's sentence, so it covers nothing that it marks."""
    ada = await come(visitors, "de")
    table = await full_table(ada, server, "campanile-2009", "middle", has_bots=True)
    table.language = "de"
    await SIZES[size].apply(ada.page)
    await table.open()
    await table.until_turn()
    async with Steady(ada.page) as steady:
        await table.button(table.say("table.hint")).click()
        strip = ada.page.get_by_role("region", name=table.say("table.hint"), exact=True)
        await expect(strip.get_by_role("button").first).to_be_visible()
        assert await steady.moved() == []
    box = await strip.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= SIZES[size].height
    marked = ada.page.locator(".hinted")
    await expect(marked.first).to_be_attached()
    for one in await marked.all():
        assert not overlap(box, await one.bounding_box())
    assert await problems(ada.page, list(ARCHITECTS)) == []


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_a_notice_moves_nothing(visitors: Visitors, server: Server, size: str) -> None:
    """Finding 17: bars pushed everything down."""
    ada = await come(visitors, "de")
    table = await full_table(ada, server, "campanile-2009", "middle")
    table.language = "de"
    await SIZES[size].apply(ada.page)
    await table.open()
    await table.until_turn()
    frame = [part for part in WATCHED if part != ".player"]  # where it says at length who plays for you
    async with Steady(ada.page, frame) as steady:
        await ada.post(f"/api/tables/{table.id}/leave", {"seat": 0})
        await expect(table.button(table.say("table.come-back"))).to_be_visible()
        assert await problems(ada.page) == []
        await table.button(table.say("table.come-back")).click()
        await expect(table.button(table.say("table.come-back"))).to_have_count(0)
        assert await steady.moved() == []


async def test_a_name_has_its_room_in_german_at_1024(visitors: Visitors, server: Server) -> None:
    """Finding 24: the winner's name was one letter wide."""
    ada = await come(visitors, "de")
    table = await full_table(ada, server, "campanile-2009", "over")
    await SIZES["laptop"].apply(ada.page)
    for path in (f"/t/{table.id}", f"/replay/{table.id}"):
        await ada.go(path)
        assert await problems(ada.page) == [], path


@pytest.mark.long
@pytest.mark.parametrize("language", in_full(["de"], ["fr", "it", "en"]))
async def test_other_pages_hold(visitors: Visitors, server: Server, language: str) -> None:
    ada = await come(visitors, language)
    await full_table(ada, server, "five-towers", "late")
    await full_table(ada, server, "campanile-1996", "over")
    found = []
    for path in PLAIN:
        await ada.go(path)
        found += await look(ada, path)
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("game", in_full(["campanile-2009"], ["campos", "five-towers"]))
async def test_a_guided_game_holds(visitors: Visitors, game: str) -> None:
    ada = await come(visitors, "de")
    await ada.go(f"/learn/{game}")
    table = Table(ada, "", "de")
    await ada.page.get_by_role("button", name=table.say("learn.first-game")).first.click()
    await ada.page.wait_for_url("**/t/*")
    await expect(ada.page.locator(DRAWN_LAST["t"])).to_be_attached()
    found = await look(ada, "guided")
    assert not found, "\n".join(found)
