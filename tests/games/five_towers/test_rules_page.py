"""The tables and examples on the rules page of Five Towers: the game plays them as they're written."""

from __future__ import annotations

import pytest

from steeple.games import GAMES
from steeple.kernel.match import Match
from support.games.positions import lines, match_at, play
from support.rules_pages import page

GAME = "five-towers"
MARKET = 5


def at(text: str) -> Match:
    return match_at(GAME, text)


def says(anchor: str, text: str) -> bool:
    """Whether one of a section's examples says this."""
    return any(text in example for example in page(GAME)[anchor].examples)


@pytest.mark.parametrize(("column", "players"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_the_table_of_the_setup(column: int, players: int) -> None:
    cards = Match(GAMES[GAME], players).record()["deal"]["deck"]
    expected = [players, len(cards) // 5, len(cards), len(cards) // MARKET]
    assert [row[column] for row in page(GAME)["setup"].rows] == [str(value) for value in expected]


def test_a_bid_for_the_whole_market_ends_the_bidding() -> None:
    match = at("""
        players: 4
        turn: 0 bid
        market: C12 S8 T5 M14 D0
        pile: ...
    """)
    play(match, "!3 -")
    assert match.legal() == ["!4", "!5", "-"]
    play(match, "!5")
    assert (match.view()["turn"]["phase"], match.view()["turn"]["player"]) == ("tear", 2)
    assert says(
        "rounds-1-bid", "Cleo bids 5, the whole market, so the bidding ends and Dan doesn’t get to speak"
    )


def test_the_next_first_architect_sits_left_of_the_builder() -> None:
    match = at("""
        players: 3
        turn: 0 bid
        market: C12 S8 T5 M14 D3
        pile: C1 S2 T3 M4 D6 ...
    """)
    play(match, "!2 !3 - x- C12 S8 T5")
    assert (lines(match)["discard"], match.view()["turn"]["player"]) == ("M14 D3", 2)
    assert says(
        "rounds", "2 cards are left in the market and go to the discard. Cleo, to Ben’s left, bids first"
    )


SAND = """
    players: 2
    turn: 0 bid
    market: D7 D{more} D15 D14 D13
    0: D 11 6{top}
    pile: ...
"""


def test_a_7_needs_the_6_torn_down() -> None:
    match = play(at(SAND.format(more=12, top="")), "!1 -")
    assert match.legal() == ["xD"]
    assert lines(play(match, "xD D7"))["0"] == "D 11 7"
    assert says("rounds-2a-tear-down", "A 7 doesn’t go on a 6, so she tears the 6 down first")


def test_a_7_can_not_be_bid_for_with_a_4_on_the_6() -> None:
    assert at(SAND.format(more=12, top=" 4")).legal() == ["!0", "-"]
    assert says("rounds-2a-tear-down", "If there were a 4 on top of the 6, one card wouldn’t be enough")


@pytest.mark.parametrize("actions", ["T9 T4", "T4 T9"])
def test_a_9_and_a_4_go_on_a_10_in_either_order(actions: str) -> None:
    match = at("""
        players: 2
        turn: 0 bid
        market: T9 T4 C1 C2 C3
        0: T 10
        pile: ...
    """)
    assert lines(play(match, f"!2 - x- {actions}"))["0"] == f"T 10 {actions.replace('T', '')}"
    assert says("rounds-2b-build", "The 4 and then the 9 works too, as a 9 goes on anything but a 0")


def test_a_tower_of_10_8_13_6_9_0() -> None:
    match = at("""
        players: 2
        turn: 0 bid
        market: C8 C13 C6 C9 C0
        0: C 10
        pile: ...
    """)
    play(match, "!5 x- C8 C13 C6 C9 C0")
    assert lines(match)["0"] == "C 10 8 13 6 9 0"
    assert says(
        "placing", "10, then 8. A 13 goes on the 8, then a 6. A 9 goes on the 6, and the 0 is the roof"
    )


def test_the_last_market_caps_the_bid() -> None:
    match = at("""
        players: 2
        turn: 0 bid
        market: C8 S13 T6
        pile: -
        discard: ...
        second: yes
    """)
    assert match.legal() == ["!0", "!1", "!2", "!3", "-"]
    assert play(match, "- -").is_over
    assert says("pile", "They are the last market, so the highest bid is 3")


def test_towers_of_4_3_and_6_cards_and_2_torn_down_make_25() -> None:
    match = at("""
        players: 2
        turn: 0 bid
        market: C8
        pile: -
        0: S 14 11 7 3 | T 9 4 0 | M 15 12 8 10 2 0
        torn: 2 0
        discard: ...
        second: yes
    """)
    assert play(match, "- -").scores == [25, 0]
    assert says("score", "4 + 6 + 12 + 6 − 3 = 25")
