"""Five Towers: what a network is shown of a position."""

from __future__ import annotations

import pytest

from steeple.games import GAMES
from steeple.games.five_towers import worth
from steeple.games.five_towers.features import KINDS
from steeple.games.five_towers.texts import read_card
from steeple.kernel.arrays import Position
from steeple.kernel.rule import interpreted
from support.games.positions import match_at
from support.games.sights import shown_of_part, shown_of_table

NAME = "five-towers"
GAME = GAMES[NAME]
STYLES = "CSTMD"

OPEN = """
    players: 3
    turn: 0 bid
    market: C12 C7 S0 T9 D3
    0: C 15 13 | S 10 7 5 | T 4
    1: C 8 | D 6 0
    2: S 3
    torn: 0 2 0
"""


def at(text: str = OPEN) -> Position:
    return match_at(NAME, text).state


def table(seat: int, s: Position | None = None) -> dict[str, list[int]]:
    return shown_of_table(GAME, at() if s is None else s, seat)


def style(letter: str, seat: int, s: Position | None = None) -> dict[str, list[int]]:
    return shown_of_part(GAME, at() if s is None else s, seat, STYLES.index(letter))


# --- A style ---


def test_towers_are_told_by_place_from_the_viewer() -> None:
    assert style("C", 0)["height"] == [2, 1, 0, 0, 0]
    assert style("C", 2)["height"] == [0, 2, 1, 0, 0]
    assert style("C", 0)["top"] == [13, 8, 16, 0, 0]


def test_a_tower_with_a_roof_is_told_apart() -> None:
    assert (style("D", 0)["height"], style("D", 0)["roofed"]) == ([0, 2, 0, 0, 0], [0, 2, 0, 0, 0])
    assert style("S", 0)["roofed"] == [0] * 5


def test_lower_values_fit_and_anything_on_an_8_and_a_9_on_all_but_a_roof() -> None:
    # Still to come are C0 to C6, C9, C10, C11 and C14.
    assert style("C", 0)["coming"] == [11]
    assert style("C", 0)["fits"] == [10, 11, 11, 0, 0]
    assert style("S", 0)["fits"] == [4, 11, 3, 0, 0]  # on a 5: 1, 2, 4 and 9; on a 3: 1, 2 and 9
    assert style("D", 1)["fits"][0] == 0


def test_a_0_an_8_and_a_9_still_to_come_are_told() -> None:
    assert style("C", 0)["specials"] == [1, 0, 1]
    assert style("T", 0)["specials"] == [1, 1, 0]


def test_market_cards_that_fit_are_told_by_value() -> None:
    assert [value for value in range(16) if style("C", 0)["offer"][value]] == [7, 12]
    assert [value for value in range(16) if style("T", 0)["offer"][value]] == [9]
    assert sum(style("D", 1)["offer"]) == 0


def test_market_cards_that_can_be_built_are_counted_by_place() -> None:
    assert style("C", 0)["buildable"] == [2, 2, 2, 0, 0]
    assert style("D", 0)["buildable"] == [1, 0, 1, 0, 0]
    assert [table(seat)["buildable"][0] for seat in range(3)] == [5, 4, 5]


TEAR = """
    players: 2
    turn: 0 tear
    bid: 0:1
    market: D7 C12 S1 T1 M1
    0: D 9 6 | C 8 0 | S 0
"""


def test_tearing_down_may_make_room_for_market_cards() -> None:
    s = at(TEAR)
    assert (style("D", 0, s)["beneath"], style("D", 0, s)["tear_more"]) == ([9], [1])
    assert (style("C", 0, s)["beneath"], style("C", 0, s)["tear_more"]) == ([0], [0])  # a roof stays
    assert (table(0, s)["tear_more"][0], table(1, s)["tear_more"][0]) == (1, 0)


def test_a_single_card_stands_on_nothing() -> None:
    assert style("T", 0)["beneath"] == [16]


def test_the_highest_tower_is_the_one_that_is_no_shorter() -> None:
    assert [style(letter, 0)["shorter"] for letter in STYLES] == [[1], [0], [2], [3], [3]]


def test_a_gain_is_that_of_the_best_card_of_the_style() -> None:
    s = at()
    gains = [interpreted(worth.card_gain)(s, 0, read_card(card), True) for card in ("C12", "C7")]
    assert style("C", 0)["gain"] == [int(4 * max(gains))]
    rivals = [interpreted(worth.card_gain)(s, seat, read_card("S0"), True) for seat in (1, 2)]
    assert style("S", 0)["gain_rival"] == [max(int(4 * max(rivals)), 0)]
    assert style("M", 0)["gain"] == [0]


def test_a_tower_is_worth_what_is_to_be_expected_of_it() -> None:
    s = at()
    assert style("C", 0)["worth"] == [int(2 * interpreted(worth.tower_worth)(s, 0, 0))]
    assert style("D", 0)["worth_rival"] == [2 * max(4, int(interpreted(worth.tower_worth)(s, 2, 4)))]


# --- The table ---


def test_points_are_those_of_now() -> None:
    assert table(0)["points"] == [9, 4, 2, 0, 0]
    assert table(1)["points"] == [4, 2, 9, 0, 0]
    assert [table(seat)["lead"] for seat in range(3)] == [[5, 0], [0, 5], [0, 7]]


def test_prospects_are_those_of_a_good_player() -> None:
    expected = [interpreted(worth.prospects)(at(), seat) for seat in range(3)]
    assert table(0)["prospects"] == [*map(int, expected), 0, 0]
    for seat in range(3):
        ahead = 2 * (expected[seat] - max(expected[:seat] + expected[seat + 1 :]))
        assert table(seat)["prospect"] == [max(int(ahead), 0), max(int(-ahead), 0)]


def test_cards_torn_down_and_the_highest_tower_are_told_by_place() -> None:
    assert table(1)["torn"] == [2, 0, 0, 0, 0]
    assert table(1)["highest"] == [2, 1, 3, 0, 0]


def test_gains_are_those_of_the_viewer_and_of_the_next_player() -> None:
    s = at()
    for seat in range(3):
        shown = table(seat, s)
        mine, theirs = (worth.sorted_gains(s, player) for player in (seat, (seat + 1) % 3))
        assert shown["gains"] == [max(gain, 0) // 16 for gain in mine]
        assert shown["losses"] == [max(-gain, 0) // 16 for gain in mine]
        assert shown["next_gains"] == [max(gain, 0) // 16 for gain in theirs]
        assert shown["market_gain"][0] == sum(max(gain, 0) for gain in mine) // 32


BIDDING = """
    players: 3
    turn: 2 bid
    first: 0
    bid: 1:2
    market: C12 C7 S0 T9 D3
"""


def test_a_bid_is_told_with_who_made_it_and_how_many_still_speak() -> None:
    shown = table(2, at(BIDDING))
    assert shown["bid"] == [0, 0, 1, 0, 0, 0]
    assert shown["bidder"] == [0, 0, 1, 0, 0]
    assert shown["first"] == [0, 1, 0, 0, 0]
    assert (shown["to_bid"], shown["player"]) == ([1], [1, 0, 0, 0, 0])


def test_without_a_bid_nobody_has_bid_most() -> None:
    assert (table(0)["bidder"], table(0)["bid"], table(0)["to_bid"]) == ([0] * 5, [0] * 6, [3])


def test_the_builder_has_cards_left_to_build() -> None:
    assert (table(0, at(TEAR))["left"], table(0, at(TEAR))["phase"]) == ([1], [0, 1, 0])


def test_the_markets_to_come_are_counted() -> None:
    # 60 cards are in the pile and 3 in the discard; these and the 5 of the market can all come back.
    assert table(0)["rounds"] == [12, 12 + 14]
    last = at("players: 2\nturn: 1 bid\nmarket: C12 S0 T5 D3 M3\nsecond: yes\npile: C3 S4 T1 T2 T3 T4\n")
    assert (table(0, last)["rounds"], table(0, last)["second_pile"]) == ([2, 2], [1])


# --- Where opinions of actions stand ---


@pytest.mark.parametrize(
    ("action", "part", "kind"),
    [
        ("!0", 5, "bid 0"),
        ("!5", 5, "bid 5"),
        ("-", 5, "pass"),
        ("x-", 5, "tear down nothing"),
        ("xS", 1, "tear down"),
        ("D0", 4, "build 0"),
        ("C15", 0, "build 15"),
    ],
)
def test_an_action_concerns_a_style_or_the_table(action: str, part: int, kind: str) -> None:
    place = GAME.sight.locate(at(), GAME.read_action(action))
    assert divmod(place, len(KINDS)) == (part, KINDS.index(kind))
