"""A guided first game of each game, to its end; and rules that can be reached from where they matter."""

from __future__ import annotations

import itertools

import pytest
from playwright.async_api import expect

from steeple.games import GAMES
from steeple.words import say
from support.browser.hands import BY_POINTING, play_on
from support.browser.table import Table
from support.browser.visitor import DEVICES, Device, Visitors
from support.long_tests import in_full

pytestmark = pytest.mark.anyio
BY_TURNS: dict[str, Device] = dict(zip(BY_POINTING, itertools.cycle(DEVICES), strict=False))
"""The games that tests can play by pointing, at a desk and on a phone by turns."""

IN_FULL = in_full(["campanile-2009"], list(BY_POINTING))
"""Games whose first game is played to its end; of the others, the soak reads more than the first notes."""


@pytest.mark.long
@pytest.mark.parametrize("game", BY_TURNS)
async def test_a_guided_first_game_can_be_completed(visitors: Visitors, game: str) -> None:
    ada = await visitors.come(BY_TURNS[game], name="Ada")
    await ada.go(f"/learn/{game}")
    await ada.page.get_by_role("button", name=say("en", "learn.first-game", {})).first.click()
    await ada.page.wait_for_url("**/t/*")
    table = Table(ada, ada.page.url.split("/t/")[1].split("?")[0])
    coach = ada.page.get_by_role("complementary", name=say("en", "learn.coach.label", {}))
    await expect(coach).to_be_visible()
    go_on = coach.get_by_role("button", name=say("en", "learn.coach.on", {}), exact=True)
    again = coach.get_by_role("button", name=say("en", "learn.coach.again", {}), exact=True)
    notes = 0
    while not await again.is_visible() and (game in IN_FULL or notes < 4):
        while await go_on.is_visible():
            await table.press(go_on)
            await ada.settle()
            notes += 1
        await play_on(table, BY_POINTING[game], most=1, seed=notes)
        await table.until_turn()
    assert notes >= 4


@pytest.mark.parametrize("game", list(GAMES))
async def test_every_rule_that_a_refusal_names_can_be_reached(visitors: Visitors, game: str) -> None:
    ada = await visitors.come(name="Ada")
    await ada.go(f"/learn/{game}")
    for rule in sorted({clause.rule for clause in GAMES[game].clauses}):
        await ada.page.evaluate("() => { document.activeElement.blur(); location.hash = ''; }")
        await ada.page.evaluate("(rule) => { location.hash = rule; }", rule)
        await expect(ada.page.locator("h2:focus"), f"the place of {rule}").to_be_visible()
