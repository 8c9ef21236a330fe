"""The count at the end of a game comes before winner and totals, once in each browser, and can be skipped."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from support.browser.full_tables import full_table
from support.browser.layout import SIZES
from support.browser.table import late_table
from support.browser.visitor import Visitors
from support.long_tests import in_full
from support.server.serving import Server

pytestmark = pytest.mark.anyio


@pytest.mark.long
@pytest.mark.parametrize("game", in_full(["campanile-2009", "five-towers", "campos"], ["campanile-1996"]))
async def test_the_count_comes_first_and_once(visitors: Visitors, server: Server, game: str) -> None:
    """Finding 15: winner and totals wait for the count; a second visit shows them at once."""
    ada = await visitors.come(name="Ada", calm=False)
    table = await full_table(ada, server, game, "over")
    told = (await table.look())["snapshot"]
    await table.open()
    winner = ada.page.locator("#result-title")
    ranks = ada.page.locator(".result .ranks")
    if game == "campos":
        await expect(winner).to_have_text(table.say("table.over.counting"))
        await expect(ranks).to_be_hidden()
        await ada.page.get_by_role("button", name=table.say("campos.ui.skip"), exact=True).click()
    else:
        await expect(ada.page.locator(".boardarea > .board")).to_be_visible()
        await expect(winner).to_be_hidden()
        for name in (seat["name"] for seat in told["seats"]):
            await expect(table.prompt).not_to_contain_text(name)
        await table.press(table.button(table.say("table.over.result")))
    await expect(ranks).to_be_visible()
    await expect(winner).not_to_have_text(table.say("table.over.counting"))
    await table.open()
    await expect(ranks).to_be_visible()


async def test_points_grow_while_they_are_counted(visitors: Visitors, server: Server) -> None:
    """Finding 15: nobody reads a total before its last row has been counted."""
    ada = await visitors.come(name="Ada", calm=False)
    table = await full_table(ada, server, "five-towers", "over")
    await ada.hold_timers(700)
    await table.open()
    points = ada.page.locator(".player .pts").first
    score = (await table.look())["snapshot"]["view"]["score"][0]
    rows = [*score["towers"], score["highest"], -abs(score["torn"])]
    for counted in range(len(rows)):
        told = str(sum(rows[:counted])).replace("-", "−")
        await expect(points).to_contain_text(told)
        await ada.let_time_pass()
    await expect(points).to_contain_text(str(score["points"]).replace("-", "−"))


@pytest.mark.parametrize("game", ["campanile-2009", "five-towers"])
async def test_every_players_column_is_on_the_screen(visitors: Visitors, server: Server, game: str) -> None:
    """Finding 15: five players, without anything that scrolls to the side."""
    ada = await visitors.come(name="Ada")
    table = await full_table(ada, server, game, "over")
    await table.open()
    columns = ada.page.locator(".result table thead th")
    await expect(columns).to_have_count(5)
    for name in ("smallest", "phone", "landscape", "laptop", "desk"):
        await SIZES[name].apply(ada.page)
        right = max(
            [
                box["x"] + box["width"]
                for column in await columns.all()
                if (box := await column.bounding_box())
            ]
        )
        assert right <= SIZES[name].width, name
        sideways = await ada.page.locator(".result").evaluate("(it) => it.scrollWidth - it.clientWidth")
        assert sideways <= 0, name


SCROLLING = """() => [...document.querySelectorAll("main *")].filter((it) =>
    ["auto", "scroll"].includes(getComputedStyle(it).overflowY) && it.scrollHeight > it.clientHeight + 1
).map((it) => it.classList[0])"""


async def test_totals_are_not_repeated_beside_the_result(visitors: Visitors, server: Server) -> None:
    """Finding 15: five players at 1280 × 800 had four scrollbars, and the totals four times."""
    ada = await visitors.come(name="Ada")
    table = await full_table(ada, server, "campanile-2009", "over")
    await table.open()
    await expect(ada.page.locator(".result .ranks li")).to_have_count(5)
    beside = ada.page.get_by_role("region", name=table.say("table.info"))
    over = beside.get_by_role("heading", name=table.say("campanile.ui.flags.over"))
    await expect(over).to_have_count(0)
    await expect(beside).not_to_contain_text(table.say("table.log.over"))
    assert sorted(await ada.page.evaluate(SCROLLING)) == ["log", "result"]
    await table.press(table.button(table.say("table.over.board")))
    await expect(over).to_be_visible()
    await expect(beside).to_contain_text(table.say("table.log.over"))


CHIP_DECIDES = 2
"""The seed of a game of three in which two have 15 points, and one of them wins."""


async def test_a_tie_that_one_of_them_wins_says_what_decides(visitors: Visitors, server: Server) -> None:
    ada = await visitors.come(name="Ada")
    table = await late_table(ada, server, "campanile-2009", 3, last=0, seed=CHIP_DECIDES)
    told = (await table.look())["snapshot"]
    assert (told["scores"], told["result"]["winners"]) == ([15, 15, 14], [0])
    await table.open()
    result = ada.page.get_by_role("region", name=table.say("table.over.you"))
    await expect(result).to_contain_text("the highest single chip decides")


@pytest.mark.parametrize(("game", "seed", "points"), [("campos", 1, 10), ("five-towers", 4, 24)])
async def test_whoever_has_won_reads_that_they_did(
    visitors: Visitors, server: Server, game: str, seed: int, points: int
) -> None:
    ada = await visitors.come(name="Ada")
    table = await late_table(ada, server, game, last=0, seed=seed)
    await table.open()
    await expect(table.prompt).to_contain_text(f"You win with {points} points")
