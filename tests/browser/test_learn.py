"""A guided first game of each game, to its end; and rules that can be reached from where they matter."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import pytest
from playwright.async_api import Locator, expect

from steeple.games import GAMES
from steeple.words import LANGUAGES, say
from support.browser.hands import BY_POINTING, play_on
from support.browser.table import Table, late_table
from support.browser.visitor import DEVICES, Device, Visitor, Visitors
from support.long_tests import in_full
from support.server.serving import Server

pytestmark = pytest.mark.anyio
BY_TURNS: dict[str, Device] = dict(zip(BY_POINTING, itertools.cycle(DEVICES), strict=False))
"""The games that tests can play by pointing, at a desk and on a phone by turns."""

NOTES = 4
"""How many notes of the coach are read in each game."""

LAST_ACTIONS = in_full(6, 1000)
"""Of all seats together; 1000: from the first one on."""


AFTER_THE_BID = {"tear", "build"}
"""Phases of Five Towers in which nobody bids."""


def coach_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("complementary", name=say("en", "learn.coach.label", {}))


@dataclass
class Lesson:
    """A guided first game, and who explains it."""

    table: Table
    coach: Locator

    @classmethod
    async def begin(cls, visitors: Visitors, game: str, device: Device) -> Lesson:
        ada = await visitors.come(device, name="Ada")
        await ada.go(f"/learn/{game}")
        await ada.page.get_by_role("button", name=say("en", "learn.first-game", {})).first.click()
        await ada.page.wait_for_url("**/t/*")
        coach = coach_of(ada)
        await expect(coach).to_be_visible()
        return cls(Table(ada, ada.page.url.split("/t/")[1].split("?")[0]), coach)

    def button(self, key: str) -> Locator:
        return self.coach.get_by_role("button", name=say("en", key, {}), exact=True)

    async def title(self) -> str | None:
        """What is explained now; None if it's quiet."""
        titles = self.coach.get_by_role("heading")
        return await titles.inner_text() if await titles.count() else None


async def read_and_play(lesson: Lesson, game: str, most: int) -> int:
    """Read what the coach says and play on: this many notes, or to the end of the game."""
    table, go_on, again = lesson.table, lesson.button("learn.coach.on"), lesson.button("learn.coach.again")
    notes = 0
    while notes < most and not await again.is_visible():
        while await go_on.is_visible():
            await table.press(go_on)
            await table.visitor.settle()
            notes += 1
        await play_on(table, BY_POINTING[game], most=1, seed=notes)
        await table.until_turn()
    return notes


@pytest.mark.parametrize("game", BY_TURNS)
async def test_a_guided_first_game_is_explained_and_played(visitors: Visitors, game: str) -> None:
    lesson = await Lesson.begin(visitors, game, BY_TURNS[game])
    assert await read_and_play(lesson, game, NOTES) >= NOTES


@pytest.mark.long
@pytest.mark.parametrize("game", in_full(["campanile-2009"], ["campanile-1996", "campos", "five-towers"]))
async def test_after_a_guided_game_the_coach_says_how_it_went(
    visitors: Visitors, server: Server, game: str
) -> None:
    """Finding 13: and not "you know all there is to know"."""
    ada = await visitors.come(BY_TURNS[game], name="Ada")
    table = await (await late_table(ada, server, game, last=LAST_ACTIONS)).open("?learn=1")
    lesson = Lesson(table, coach_of(ada))
    await read_and_play(lesson, game, most=1000)
    winners = table.snapshot["result"]["winners"]
    outcome = "lost" if 0 not in winners else "won" if winners == [0] else "shared"
    assert await lesson.title() == say("en", f"learn.coach.over.{outcome}.title", {})
    own, other = (str(points).replace("-", "−") for points in table.snapshot["scores"])
    said = say("en", f"learn.coach.over.{outcome}", {"own": own, "other": other})
    await expect(lesson.coach).to_contain_text(said)


@pytest.mark.long
@pytest.mark.parametrize("game", in_full(["campanile-2009"], ["five-towers"]))
async def test_finding_13_the_coach_moves_along_with_the_game(visitors: Visitors, game: str) -> None:
    """Whoever never presses "next" hears about what is on the board now, and nothing twice."""
    lesson = await Lesson.begin(visitors, game, "desk")
    bidding = {say("en", f"learn.coach.five-towers.{note}.title", {}) for note in ("bid", "bot", "special")}
    heard: list[str] = []
    for number in range(DECISIONS):
        snapshot = await lesson.table.until_turn()
        title = await lesson.title()
        if title is not None:
            heard.append(title)
        if snapshot["view"]["turn"]["phase"] in AFTER_THE_BID:
            assert title not in bidding
        await play_on(lesson.table, BY_POINTING[game], most=1, seed=number)
    assert len(heard) == len(set(heard)) >= 3


async def test_finding_13_the_coach_waits_for_the_count(visitors: Visitors, server: Server) -> None:
    """Finding 15 too: nobody reads who has won before the points are counted."""
    ada = await visitors.come(name="Ada", calm=False)
    table = await (await late_table(ada, server, "campanile-2009", last=0)).open("?learn=1")
    coach = coach_of(ada)
    await expect(coach).to_contain_text(say("en", "learn.coach.quiet", {}))
    await table.press(table.button(table.say("table.over.result")))
    await expect(coach.get_by_role("button", name=say("en", "learn.coach.again", {}))).to_be_visible()


DECISIONS = 12
"""How many of the learner's decisions are made while the coach is watched."""


@pytest.mark.parametrize("game", ["campanile-2009", "campos", "five-towers"])
async def test_finding_6_on_a_phone_the_coach_takes_no_room_from_the_board(
    visitors: Visitors, game: str
) -> None:
    lesson = await Lesson.begin(visitors, game, "phone")
    board = lesson.table.visitor.page.locator("#view-board")
    before = await board.bounding_box()
    await lesson.table.press(lesson.button("learn.coach.skip"))
    await expect(lesson.coach).to_have_count(0)
    assert await board.bounding_box() == before


@pytest.mark.parametrize("game", list(GAMES))
async def test_every_rule_that_a_refusal_names_can_be_reached(visitors: Visitors, game: str) -> None:
    language = LANGUAGES[list(GAMES).index(game) % len(LANGUAGES)]
    ada = await visitors.come(name="Ada", language=language)
    await ada.go(f"/learn/{game}")
    for rule in sorted({clause.rule for clause in GAMES[game].clauses}):
        await ada.page.evaluate("() => { document.activeElement.blur(); location.hash = ''; }")
        await ada.page.evaluate("(rule) => { location.hash = rule; }", rule)
        await expect(ada.page.locator("h2:focus"), f"the place of {rule}").to_be_visible()
