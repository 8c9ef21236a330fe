"""Five Towers: what a good player looks at, term by term; weights, shares of victory, worlds."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from steeple.games import GAMES
from steeple.games.five_towers import worth
from steeple.games.five_towers.notation import read_action
from steeple.games.five_towers.texts import read_card, read_style
from steeple.kernel.arrays import Position
from steeple.kernel.game import MOST_WORLDS, copy
from steeple.kernel.rule import interpreted
from support.games.positions import dice, match_at
from support.games.random_games import SETUPS, Setup, legal_ids, redrawn, sample

NAME = "five-towers"
GAME = GAMES[NAME]
TOWERS = [setup for setup in SETUPS if setup.name == NAME]

every_setup = pytest.mark.parametrize("setup", TOWERS, ids=str)


def at(text: str) -> Position:
    return match_at(NAME, text).state


def last_cards(pile: str) -> Position:
    """The second pile has come to its last cards."""
    players = 4 if len(set(pile.split())) < len(pile.split()) else 2
    return at(f"players: {players}\nturn: 1 bid\nmarket: C12 S0 T5 D3 M3\nsecond: yes\npile: {pile}\n")


def weights(s: Position) -> dict[int, float]:
    """The weight of every legal action."""
    actions = np.array(legal_ids(GAME, s), np.int32)
    out = np.full(len(actions), np.nan, np.float32)
    GAME.weigh(s, actions, len(actions), out)
    return dict(zip(actions.tolist(), out.tolist(), strict=True))


def weight(s: Position, action: str) -> float:
    return weights(s)[read_action(action)]


def shares(s: Position) -> list[float]:
    out = np.full(int(s.players), np.nan)
    GAME.evaluate(s, out)
    return out.tolist()


# --- Towers ---


def room(s: Position, style: str, top: int) -> float:
    coming = interpreted(worth.to_come)(s, read_style(style))
    return float(interpreted(worth.room_on)(s, coming, top))


FRESH = """
    players: 2
    turn: 0 bid
    market: C15 S15 T15 M15 D15
"""


def test_a_higher_top_leaves_more_room() -> None:
    assert room(at(FRESH), "C", 14) > room(at(FRESH), "C", 5) > room(at(FRESH), "C", 1)


def test_an_8_leaves_as_much_room_as_no_tower() -> None:
    assert room(at(FRESH), "C", 8) == room(at(FRESH), "C", 16)


def test_only_cards_still_to_come_make_room() -> None:
    s = last_cards("C3 C2 C1 D0")
    assert room(s, "C", 10) == room(s, "C", 4) == 3 * worth.TAKES[2]


def test_a_9_still_to_come_gives_a_low_tower_room_again() -> None:
    without, with_nine = last_cards("C7 C6 D0"), last_cards("C9 C7 C6 D0")
    assert room(without, "C", 5) == 0 < room(with_nine, "C", 5) < room(with_nine, "C", 8)


@pytest.mark.parametrize(("second", "comes"), [("", True), ("second: yes", False)])
def test_the_discard_comes_again_only_before_the_second_pile(second: str, comes: bool) -> None:
    s = at(f"{FRESH}\n{second}\npile: C3 D1 D2 D3 D4\ndiscard: ...")
    assert bool(interpreted(worth.to_come)(s, read_style("C")) & 1 << 2) == comes


def test_a_tower_with_a_roof_is_worth_two_a_card() -> None:
    s = at(FRESH + "0: C 12 7 0\n")
    assert interpreted(worth.tower_worth)(s, 0, 0) == 6


# --- The market ---


def gain(s: Position, card: str) -> float:
    return float(interpreted(worth.card_gain)(s, 0, read_card(card), True))


LATE = """
    players: 2
    turn: 0 bid
    market: C13 C3 S12 T0 D5
    0: C 15 | S 10 7 | T 15 14 13 12 9 8 7 3 | D 6 0
    1: T 6
"""


def test_a_card_close_below_the_top_is_worth_more_than_one_that_wastes_the_tower() -> None:
    assert gain(at(LATE), "C13") > 0 > interpreted(worth.card_gain)(at(LATE), 0, read_card("C3"), False)


def test_a_roof_on_a_high_tower_with_little_room_is_worth_most() -> None:
    assert gain(at(LATE), "T0") == max(gain(at(LATE), card) for card in ("C13", "C3", "S12", "T0", "D5"))


def test_a_roof_on_nothing_is_a_waste() -> None:
    assert gain(at(FRESH.replace("C15", "C0")), "C0") < 0


def test_nothing_goes_on_a_roof() -> None:
    assert gain(at(LATE), "D5") == worth.HOPELESS


def test_tearing_down_costs_more_each_time() -> None:
    torn_before = LATE + "    torn: 3 0\n"
    assert interpreted(worth.tear_cost)(at(torn_before), 0) == interpreted(worth.tear_cost)(at(LATE), 0) + 3


def test_gains_are_sorted() -> None:
    for setup in TOWERS:
        for s in sample(setup, 20):
            gains = worth.sorted_gains(s, int(s.player))
            assert list(gains) == sorted(gains, reverse=True)


GAINS = (3 * 64, 1 * 64, -1 * 64, -6 * 64, -6 * 64)


def test_a_bid_is_worth_its_best_cards() -> None:
    assert [interpreted(worth.bid_gain)(GAINS, bid) for bid in (0, 1, 2, 3)] == [0, 3, 4, 3]


def test_the_best_overbid_is_above_the_bid() -> None:
    assert [interpreted(worth.best_gain_above)(GAINS, bid) for bid in (-1, 1, 2, 3)] == [4, 4, 3, -3]


# --- Weights ---


@every_setup
def test_weights_are_positive_and_finite(setup: Setup) -> None:
    found = [value for s in sample(setup, 40)[:-1] for value in weights(s).values()]
    assert min(found) > 0
    assert np.isfinite(found).all()


@every_setup
def test_weights_do_not_depend_on_the_order_of_the_pile(setup: Setup) -> None:
    for number, s in enumerate(sample(setup, 20)[:-1]):
        assert weights(redrawn(GAME, s, int(s.player), number)) == weights(s)


def test_a_hasty_player_prefers_the_13_on_the_15_to_the_3() -> None:
    s = at(LATE.replace("0 bid", "0 build") + "    bid: 0:1\n")
    assert weight(s, "C13") > 2 * weight(s, "C3")


def test_a_hasty_player_does_not_bid_for_cards_that_it_can_only_waste() -> None:
    s = at(LATE + "    first: 1\n")
    assert weight(s, "!2") > 2 * weight(s, "!3")


def test_a_hasty_player_does_not_tear_down_without_need() -> None:
    s = at(LATE.replace("0 bid", "0 tear") + "    bid: 0:1\n")
    assert weight(s, "x-") > 2 * weight(s, "xC")


# --- Shares of victory ---


@every_setup
def test_shares_of_victory_are_one_together(setup: Setup) -> None:
    for s in sample(setup, 40)[:-1]:
        found = shares(s)
        assert min(found) >= 0
        assert sum(found) == pytest.approx(1)


def test_more_points_are_a_greater_share() -> None:
    mine, other = shares(at(FRESH + "0: C 14 12 10 7 4 3 0\n"))
    assert mine > other


def test_the_same_lead_is_a_greater_share_when_less_is_to_come() -> None:
    towers = "0: C 14 12 10 7 0\n1: S 12 10 7 0\n"
    early = shares(at(FRESH + towers))
    late = shares(at("players: 2\nturn: 0 bid\nmarket: M1\nsecond: yes\npile: -\n" + towers))
    assert late[0] > early[0] > 0.5


# --- Worlds ---


def key(s: Position) -> bytes:
    """A position without its generator."""
    other = copy(s)
    other.rng = 0
    return other.tobytes()


PILES = {
    "-": 1,
    "C1": 1,
    "C1 C2": 2,
    "C2 C2": 1,
    "C1 C2 C2 S4": 12,
    "C1 C3 S4 T1 T6": 120,
    "C2 C2 S5 S5 T1 T6": 180,
}


@pytest.mark.parametrize("pile", PILES)
def test_there_is_a_world_for_every_order_of_the_pile_each_as_likely_as_it_is_drawn(pile: str) -> None:
    s = last_cards(pile)
    worlds = GAME.worlds(s, 1)
    assert worlds is not None
    assert len(worlds.positions) == PILES[pile]
    chances = {
        key(position): chance for position, chance in zip(worlds.positions, worlds.chances, strict=True)
    }
    assert len(chances) == len(worlds.positions)
    assert sum(chances.values()) == pytest.approx(1)
    draws = 60 * len(chances)
    drawn = Counter(key(redrawn(GAME, s, 1, 977 * number + 1)) for number in range(draws))
    assert drawn.keys() == chances.keys()
    if len(chances) > 1:
        assert (
            dice([drawn[world] for world in chances], [draws * chance for chance in chances.values()]) < 2.5
        )


def test_worlds_have_no_generator() -> None:
    worlds = GAME.worlds(last_cards("C1 C2"), 0)
    assert worlds is not None
    assert not worlds.positions["rng"].any()


@pytest.mark.parametrize("pile", ["C1 C3 S4 T1 T6 D2", "C2 C2 S5 S5 T2 T2 M1"])
def test_too_many_worlds_are_not_listed(pile: str) -> None:
    assert MOST_WORLDS == 500
    assert GAME.worlds(last_cards(pile), 0) is None


def test_before_the_second_pile_is_shuffled_worlds_are_not_listed() -> None:
    s = at("players: 2\nturn: 0 bid\nmarket: C15 S15 T15 M15 D15\npile: -\n")
    assert GAME.worlds(s, 0) is None
