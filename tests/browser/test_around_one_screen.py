"""Three people around one screen: between two of them a curtain, behind which nothing of a hand is left."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from steeple.server.tables.seat import Seat
from support.browser.hands import BY_POINTING, play_on
from support.browser.table import Table, late_table, new_table
from support.browser.visitor import Visitors
from support.long_tests import in_full
from support.server.serving import Server

pytestmark = pytest.mark.anyio
GAME = "campanile-2009"
NAMES = ["Ada", "Ben", "Cleo"]
SEATS = [{"kind": "me"}, {"kind": "here", "name": "Ben"}, {"kind": "here", "name": "Cleo"}]
LAST_ACTIONS = in_full(10, 1000)
"""More than a turn of each; 1000: a whole game."""


async def pass_the_curtain(table: Table) -> None:
    """The person whose turn it is says that they're there; until then nobody's cards are in the page."""
    page = table.visitor.page
    name = NAMES[table.snapshot["facing"]]
    button = table.button(table.say("table.curtain.here", name=name))
    await expect(button).to_be_visible()
    await expect(button).to_be_focused()
    await expect(table.prompt).to_have_count(0)
    hand = table.say("campanile.ui.hand")
    await expect(page.get_by_label(hand)).to_have_count(0)
    await table.press(button)
    await expect(page.get_by_role("region", name=hand)).to_be_visible()


@pytest.mark.long
async def test_a_game_of_three_around_one_screen_is_played_to_its_end(
    visitors: Visitors, server: Server
) -> None:
    ada = await visitors.come("phone", name="Ada")
    me = (await ada.get("/api/me/export"))["person"]["id"]
    others = [Seat("person", name, me) for name in NAMES[1:]]
    table = await late_table(ada, server, GAME, seats=others, last=LAST_ACTIONS)
    await ada.page.goto(f"{ada.address}/t/{table.id}")
    last, passed = None, 0
    while (snapshot := await table.until_turn())["status"] != "over":
        if snapshot["facing"] != last:
            await pass_the_curtain(table)
            last, passed = snapshot["facing"], passed + 1
        await play_on(table, BY_POINTING[GAME], most=1, seed=snapshot["ply"])
    assert passed > 2
    await expect(table.button(table.say("table.over.rematch"))).to_be_visible()


async def test_a_reloaded_page_begins_with_the_curtain(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    table = await new_table(ada, GAME, 3, seats=SEATS)
    await ada.page.goto(f"{ada.address}/t/{table.id}")
    await table.until_turn()
    await pass_the_curtain(table)
    await ada.page.reload()
    await pass_the_curtain(table)


async def test_where_nothing_is_hidden_there_is_no_curtain(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    table = await new_table(ada, "five-towers", 3, seats=SEATS)
    await table.open()
    await play_on(table, BY_POINTING["five-towers"], most=4)
    await expect(ada.page.get_by_text(table.say("table.curtain.more"))).to_have_count(0)
