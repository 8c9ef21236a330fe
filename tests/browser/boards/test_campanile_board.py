"""The board of Campanile: towers keep their height, no accidental moves, scorings one can follow."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import Locator, WebSocketRoute, expect

from steeple.words import say
from support.browser.full_tables import full_table
from support.browser.hands import BY_POINTING
from support.browser.layout import SIZES, Steady, overlap, some_sizes
from support.browser.table import late_table, new_table
from support.browser.visitor import Visitors
from support.long_tests import in_full
from support.paths import GOLDEN
from support.server.prepared_tables import turn_near
from support.server.serving import Server

pytestmark = pytest.mark.anyio

LEAST_SKYLINE = 140
PHONES = ["phone", "smallest", "short", "tall", "landscape"]
TOWER_MS = 900
"""How long ringing.svelte.ts shows one tower being paid."""

SEEN = """(what) => {
    const box = what.getBoundingClientRect();
    let [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    for (let it = what.parentElement; it; it = it.parentElement) {
        if (getComputedStyle(it).overflowY === "visible") continue;
        const room = it.getBoundingClientRect();
        [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
    }
    return bottom - top;
}"""
"""How high the part of something is that can be seen."""


WINDOWS = """() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--win)";
    const [red, green] = getComputedStyle(probe).color.match(/[\\d.]+/g).map(Number);
    probe.remove();
    return red + green;
}"""
"""How bright the towers' windows are."""


async def seen(what: Locator) -> float:
    height: float = await what.evaluate(SEEN)
    return height


@pytest.mark.long
@pytest.mark.parametrize("game", in_full(["campanile-2009"], ["campanile-1996"]))
async def test_the_skyline_keeps_its_height(visitors: Visitors, server: Server, game: str) -> None:
    """Finding 6: at least 140 px, late and with five players, also beside the coach of a guided game."""
    ada = await visitors.come("phone", name="Ada")
    table = await full_table(ada, server, game, "late")
    skyline = ada.page.locator(".scene .measure")
    for search in ("", "?learn=1"):
        await table.open(search)
        await table.until_turn()
        for name in PHONES:
            await SIZES[name].apply(ada.page)
            assert await seen(skyline) >= LEAST_SKYLINE, f"{name}{search}"


@pytest.mark.long
@pytest.mark.parametrize("game", in_full(["campanile-2009"], ["campanile-1996"]))
async def test_the_skyline_is_whole_at_any_size(visitors: Visitors, server: Server, game: str) -> None:
    """Finding 6: a window that is too small for everything scrolls, and the board isn't squeezed."""
    ada = await visitors.come(name="Ada")
    table = await full_table(ada, server, game, "late")
    await table.open()
    await table.until_turn()
    skyline = ada.page.locator(".scene .measure")
    for size in some_sizes():
        await size.apply(ada.page)
        await skyline.scroll_into_view_if_needed()
        assert await seen(skyline) >= LEAST_SKYLINE, size


async def test_a_chosen_card_chooses_no_floors(visitors: Visitors) -> None:
    """Finding 12: a tap on "1" after a card shows one floor and doesn't build it; the button does."""
    ada = await visitors.come("phone", name="Ada")
    table = await (await new_table(ada, "campanile-2009")).open()
    snapshot = await table.until_turn()
    await table.press(table.group(table.say("campanile.ui.hand")).get_by_role("button").first)
    floors = table.group(table.say("campanile.ui.raise")).get_by_role("button")
    for number in range(3):
        await expect(floors.nth(number)).to_have_attribute("aria-pressed", "false")
    await expect(table.primary).to_be_hidden()
    await table.press(floors.first)
    await expect(floors.first).to_have_attribute("aria-pressed", "true")
    await expect(table.primary).to_be_visible()
    assert table.snapshot["ply"] == snapshot["ply"]
    await table.press(table.primary)
    await table.until(lambda now: now["ply"] > snapshot["ply"])


async def test_a_tap_on_the_marker_of_a_chosen_tower_does_not_bet(visitors: Visitors) -> None:
    """Finding 12: the only marker there is needs no choice, and a tap on it commits nothing."""
    ada = await visitors.come("phone", name="Ada")
    table = await (await new_table(ada, "campanile-2009")).open()
    snapshot = await table.until_turn()
    await BY_POINTING["campanile-2009"](table, snapshot, snapshot["legal"][0])
    snapshot = await table.until(lambda now: now["view"]["turn"]["phase"] == "bet")
    towers = table.group(table.say("campanile.ui.towers"))
    await table.press(towers.locator("button:not([aria-disabled])").first)
    await expect(table.primary).to_be_visible()
    markers = table.group(table.say("campanile.ui.markers", game=snapshot["view"]["game"]))
    await table.press(markers.locator("[aria-pressed='true']"))
    await ada.settle()
    assert table.snapshot["ply"] == snapshot["ply"]


async def test_the_key_for_no_bet_asks_first_and_waits_for_no_answer(visitors: Visitors) -> None:
    """Finding 10: P alone passes nothing. Nor is it lost before the answer to the build has come."""
    ada = await visitors.come(name="Ada")
    await ada.page.route_web_socket("**/live", without_answers)
    table = await (await new_table(ada, "campanile-2009")).open()
    snapshot = await table.until_turn()
    await BY_POINTING["campanile-2009"](table, snapshot, snapshot["legal"][0])
    snapshot = await table.until(lambda now: now["view"]["turn"]["phase"] == "bet")
    await ada.page.keyboard.press("p")
    await expect(table.prompt).to_contain_text(table.say("campanile.ui.sure.pass-bet"))
    assert table.snapshot["ply"] == snapshot["ply"]
    await ada.page.keyboard.press("Escape")
    await expect(table.primary).to_be_hidden()


def without_answers(line: WebSocketRoute) -> None:
    """Let a page hear what happens, but not that its own requests are done."""
    server = line.connect_to_server()
    server.on_message(lambda told: line.send(told) if json.loads(told)["type"] != "done" else None)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "size"),
    in_full(
        [("campanile-2009", "phone"), ("campanile-1996", "landscape")],
        [("campanile-2009", "short"), ("campanile-1996", "desk")],
    ),
)
async def test_towers_stay_where_they_are_during_a_turn(
    visitors: Visitors, server: Server, game: str, size: str
) -> None:
    """Findings 6 and 17: with all that is previewed; the whole board fits, and its buttons can be reached."""
    ada = await visitors.come("desk" if size == "desk" else "phone", name="Ada")
    players = 5
    table = await late_table(ada, server, game, players, last=turn_near(game, players, 0.4))
    await table.open()
    await SIZES[size].apply(ada.page)
    snapshot = await table.until_turn()
    hidden = "(it) => it.scrollHeight - it.clientHeight"
    assert await ada.page.locator(".boardarea").evaluate(hidden) <= 1
    async with Steady(ada.page, [".scene", ".scene .measure", ".offer", ".handarea .hand"]) as steady:
        for _ in range(3 if game == "campanile-2009" else 2):
            wanted = [one for one in snapshot["legal"] if one["fields"]["kind"] != "pass-bet"]
            await BY_POINTING[game](table, snapshot, (wanted or snapshot["legal"])[0])
            snapshot = await table.until(lambda now, ply=snapshot["ply"]: now["ply"] > ply)  # type: ignore[misc]
            if snapshot["to_act"] != 0:
                break
        assert await steady.moved() == []


@pytest.mark.long
@pytest.mark.parametrize("size", in_full(["desk", "landscape"], ["phone"]))
async def test_the_bell_covers_no_tower_and_pays_one_by_one(visitors: Visitors, size: str) -> None:
    """Finding 16: every tower stays in sight, and totals change when they are paid."""
    eve = await visitors.come(name="Eve", calm=False)
    record = json.loads((GOLDEN / "campanile-2009" / "highest-chip.jsonl").read_text().splitlines()[0])
    table = (await eve.post("/api/records", record))["id"]
    views = (await eve.get(f"/api/tables/{table}/views"))["views"]
    scored = next(ply for ply, view in enumerate(views) if view["scored"])
    paying = [tower for tower in views[scored - 1]["towers"] if any(one["pays"] for one in tower["stakes"])]
    await SIZES[size].apply(eve.page)
    await eve.hold_timers(TOWER_MS)
    await eve.go(f"/replay/{table}?ply={scored - 1}&as=watch")
    chips, totals = eve.page.locator(".player .chips .coin"), eve.page.locator(".player .pts")
    await expect(chips).to_have_count(0)
    await eve.page.keyboard.press("ArrowRight")
    bell = eve.page.get_by_role("status", name=say("en", "campanile.ui.bell.intermezzo", {}))
    await expect(bell).to_be_visible()
    for tower in await eve.page.locator(".scene .col > svg").all():
        assert not overlap(await bell.bounding_box(), await tower.bounding_box())
    paid, points = 0, [0] * len(views[scored]["hands"])
    for tower in sorted(paying, key=lambda tower: -int(tower["rank"])):
        await expect(eve.page.locator(f".col.rung[data-style='{tower['style']}']")).to_be_attached()
        await expect(chips).to_have_count(paid)
        await expect(totals).to_contain_text([str(sum_) for sum_ in points])
        await eve.let_time_pass()
        for stake in tower["stakes"]:
            paid += stake["pays"] > 0
            points[stake["seat"]] += stake["pays"]
        await expect(chips).to_have_count(paid)
        await expect(totals).to_contain_text([str(sum_) for sum_ in points])


async def test_the_deck_and_the_end_are_explained(visitors: Visitors, server: Server) -> None:
    """Finding 20: deck and flags have words; it's said where Finito is and which equal tower is higher."""
    ada = await visitors.come(name="Ada")
    table = await full_table(ada, server, "campanile-2009", "late")
    await table.open()
    snapshot = await table.until_turn()
    view = snapshot["view"]
    await expect(ada.page.locator(".deck .drawn")).to_have_attribute(
        "data-text", table.say("campanile.ui.deck.short", cards=view["deck"])
    )
    for at, flag in enumerate(tower["flag"] for tower in view["towers"]):
        pays = table.say("campanile.ui.pays", values=" · ".join(map(str, flag)), flags=len(flag))
        await expect(ada.page.locator(".col .pays .word").nth(at)).to_have_text(pays, use_inner_text=True)
    side = ada.page.get_by_role("region", name=table.say("table.info"))
    is_late = view["deck"] <= 11
    await expect(side).to_contain_text(
        table.say("campanile.ui.end.now" if is_late else "campanile.ui.end.later", cards=view["deck"] - 11)
    )
    heights = [tower["height"] for tower in view["towers"]]
    level = {height for height in heights if heights.count(height) > 1 and height > 0}
    await expect(ada.page.locator(".levels i")).to_have_count(len(level))
    assert level, "the game that is laid out has equal towers here"
    await expect(side).to_contain_text(table.say("campanile.ui.level", edition="campanile-2009"))


async def test_piles_say_how_many_cards_they_have(visitors: Visitors, server: Server) -> None:
    """Finding 20: a number beside a pile has its word."""
    ada = await visitors.come(name="Ada")
    table = await full_table(ada, server, "campanile-1996", "middle")
    await table.open()
    snapshot = await table.until_turn()
    counts = ada.page.locator(".pile .count .drawn")
    for number, pile in enumerate(snapshot["view"]["piles"]):
        await expect(counts.nth(number)).to_have_attribute(
            "data-text", table.say("campanile.ui.pile.left", cards=pile["cards"])
        )


async def test_what_new_players_liked_is_still_there(visitors: Visitors, server: Server) -> None:
    """The findings' "must not be lost": the next scoring, open cards, towers in words, lit windows."""
    ada = await visitors.come(name="Ada")
    table = await late_table(ada, server, "campanile-2009", 3, last=turn_near("campanile-2009", 3, 0.3))
    await table.open()
    view = (await table.until_turn())["view"]
    assert not view["scored"]
    foreseen = ada.page.get_by_role("heading", name=table.say("campanile.ui.flags.intermezzo"))
    await expect(foreseen).to_be_visible()
    towers = table.group(table.say("campanile.ui.towers")).get_by_role("button")
    for at, tower in enumerate(view["towers"]):
        era = table.say(f"campanile.ui.era.{tower['style']}")
        told = table.say(
            "campanile.ui.tower", era=era, **{key: tower[key] for key in ("style", "height", "rank")}
        )
        label = str(await towers.nth(at).get_attribute("aria-label"))
        assert label.lower().startswith(told.lower())
    assert any(hand["known"] for hand in view["hands"][1:]), "somebody has taken a card from the display"
    for seat, hand in enumerate(view["hands"][1:], start=1):
        styles = list(hand["known"])
        said = table.say("campanile.ui.cards.known", size=hand["size"], known=len(styles), styles=styles)
        await expect(ada.page.locator(f"#player-{seat}").get_by_role("img", name=said)).to_be_visible()
    lit = []
    for scheme in ("light", "dark"):
        await ada.page.emulate_media(color_scheme=scheme)
        lit.append(await ada.page.evaluate(WINDOWS))
    assert lit[1] > 2 * lit[0], "by night the windows are brighter than by day"
