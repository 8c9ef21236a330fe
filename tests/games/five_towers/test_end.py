"""Five Towers, sentence by sentence of the rules page: the second pile, the end, the score, the winner."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from steeple.games import GAMES
from steeple.kernel.match import Match
from support.games.positions import dice, lines, match_at, play

GAME = "five-towers"
STYLES = "CSTMD"


def at(text: str) -> Match:
    return match_at(GAME, text)


# --- The pile runs out for the first time ---

LAST_OF_FIRST = """
    players: 2
    turn: 0 build
    bid: 0:1
    market: C4 S3 D1 T5 M5
    pile: -
    discard: ...
    rng: {rng}
"""


def test_when_the_pile_first_runs_out_the_discard_becomes_the_second_pile() -> None:
    match = at(LAST_OF_FIRST.format(rng="0" * 16))
    discard = Counter(match.view()["discard"] + ["C4", "S3", "D1", "M5"])
    play(match, "T5")
    view = match.view()
    assert (view["second_pile"], view["discard"], len(view["market"])) == (True, [], 5)
    assert Counter(view["market"] + view["pile"]) == discard


def test_the_reshuffle_waits_for_the_end_of_the_round() -> None:
    match = at("players: 2\nturn: 0 bid\nmarket: C4 S3 D1 T5 M5\npile: -\ndiscard: ...")
    for action in ("!1", "-", "x-"):
        match.play(action)
        assert (match.view()["second_pile"], match.view()["pile"]) == (False, [])
    assert play(match, "T5").view()["second_pile"]


@pytest.mark.parametrize("round", ["- -", "!0 - x-"])
def test_the_reshuffle_also_comes_after_a_round_without_building(round: str) -> None:
    match = play(at("players: 2\nturn: 0 bid\nmarket: C4 S3 D1 T5 M5\npile: -\ndiscard: ..."), round)
    assert (match.view()["second_pile"], len(match.view()["pile"])) == (True, 75)


def test_torn_down_cards_are_not_reshuffled() -> None:
    match = at("players: 2\nturn: 0 tear\nbid: 0:0\nmarket: C4 S3 D1 T5 M5\n0: C 15 6\npile: -")
    view = play(match, "xC").view()
    assert not {"C15", "C6"} & {*view["market"], *view["pile"], *view["discard"]}
    assert len(view["market"] + view["pile"]) == 78


def test_the_first_architect_moves_on_over_the_reshuffle() -> None:
    assert lines(play(at(LAST_OF_FIRST.format(rng="0" * 16)), "T5"))["turn"] == "1 bid"


def test_the_second_pile_is_shuffled_every_card_is_as_likely_on_top() -> None:
    tops = Counter[str]()
    for number in range(1500):
        match = play(at(LAST_OF_FIRST.format(rng=f"{number * 0x9E3779B97F4A7C15 % 2**64:016x}")), "T5")
        tops.update(match.view()["market"])
    assert len(tops) == 79
    assert dice(list(tops.values()), np.full(79, 1500 * 5 / 79)) < 1.8


@pytest.mark.parametrize(("players", "rounds"), [(2, 16), (3, 16), (4, 22), (5, 22)])
def test_the_first_pile_lasts_16_or_22_full_rounds(players: int, rounds: int) -> None:
    match = Match(GAMES[GAME], players)
    for _ in range(rounds):
        assert (match.view()["second_pile"], len(match.view()["market"])) == (False, 5)
        play(match, "- " * players)
    assert match.view()["second_pile"]


# --- It runs out again ---


def test_the_game_ends_after_the_round_in_which_the_second_pile_runs_out() -> None:
    match = at(
        "players: 2\nturn: 0 build\nbid: 0:1\nmarket: C4 S3 D1 T5 M5\nsecond: yes\npile: -\ndiscard: ..."
    )
    play(match, "T5")
    assert (match.is_over, match.result()) == (True, {"end": "second-pile", "scores": [2, 0], "winners": [0]})
    assert (match.legal(), match.view()["market"]) == ([], [])
    assert len(match.view()["discard"]) == 79  # it is not reshuffled again


def test_the_game_also_ends_if_all_pass_in_the_last_round() -> None:
    match = at("players: 3\nturn: 1 bid\nmarket: C4 S3\nsecond: yes\npile: -\ndiscard: ...")
    assert play(match, "- - -").result() == {"end": "second-pile", "scores": [0, 0, 0], "winners": [0, 1, 2]}


def test_the_game_also_ends_after_a_last_round_won_with_0() -> None:
    match = at("players: 2\nturn: 0 tear\nbid: 0:0\nmarket: C4 S3\n0: D 5 4 3 0 | C 2\nsecond: yes\npile: -")
    assert play(match, "xC").result() == {"end": "second-pile", "scores": [8 + 4 - 1, 0], "winners": [0]}


def test_the_second_pile_is_not_yet_empty_before_its_last_market() -> None:
    match = at("players: 2\nturn: 0 bid\nmarket: C4 S3 D1 T5 M5\nsecond: yes\npile: C1\ndiscard: ...")
    play(match, "- -")
    assert (match.is_over, match.view()["market"], match.view()["market_size"]) == (False, ["C1"], 1)
    assert play(match, "- -").is_over


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_the_last_market_s_size_caps_the_bid(size: int) -> None:
    cards = " ".join(["C4", "S3", "D1", "T5", "M5"][:size])
    match = at(f"players: 2\nturn: 0 bid\nmarket: {cards}\nsecond: yes\npile: -\ndiscard: ...")
    assert match.legal() == [*(f"!{bid}" for bid in range(size + 1)), "-"]


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_a_bid_for_all_of_a_short_market_ends_the_bidding(size: int) -> None:
    cards = ["C4", "S3", "D1", "T5"][:size]
    match = at(f"players: 3\nturn: 1 bid\nmarket: {' '.join(cards)}\nsecond: yes\npile: -\ndiscard: ...")
    assert lines(play(match, f"!{size}"))["turn"] == "1 tear"
    assert play(match, f"x- {' '.join(cards)}").scores == [0, size + 1, 0]


def test_a_short_market_comes_only_from_the_end_of_the_second_pile() -> None:
    match = at(
        "players: 2\nturn: 0 bid\nmarket: C1 C2 C3 C4 C5\nsecond: yes\n"
        "pile: S1 S2 S3 S4 S5 T1 T2\ndiscard: ..."
    )
    sizes = []
    while not match.is_over:
        sizes.append(match.view()["market_size"])
        play(match, "- -")
    assert sizes == [5, 5, 2]


def test_a_discard_smaller_than_a_market_is_a_second_pile_too() -> None:
    match = at(
        f"players: 2\nturn: 0 build\nmarket: - - - - C0\n{almost_everything_built()}\npile: -\nbid: 0:5"
    )
    assert match.legal() == ["C0"]
    assert play(match, "C0").result() is None
    view = match.view()
    assert (view["second_pile"], view["market"], view["pile"]) == (True, ["S0"], [])


def almost_everything_built() -> str:
    """Towers of two players that leave C0 to be built and S0 alone in the discard."""
    half = {0: range(15, 0, -2), 1: range(14, -1, -2)}
    own = {
        seat: [f"{style} {' '.join(map(str, values))}" for style in STYLES] for seat, values in half.items()
    }
    own[1][0], own[1][1] = own[1][0].removesuffix(" 0"), own[1][1].removesuffix(" 0")
    return "\n".join(f"{seat}: {' | '.join(towers)}" for seat, towers in own.items())


def test_if_nothing_was_discarded_when_the_pile_runs_out_the_game_ends() -> None:
    text = almost_everything_built().replace("12 10 8 6 4 2 | T", "12 10 8 6 4 2 0 | T")
    match = at(f"players: 2\nturn: 0 build\nmarket: - - - - C0\n{text}\npile: -\nbid: 0:5")
    assert match.view()["discard"] == []
    play(match, "C0")
    assert match.result() == {
        "end": "no-discard",
        "scores": [8 * 5 + 9 + 9 + 1, 7 + 4 * 8 * 2 + 8],
        "winners": [1],
    }
    assert "reshuffle" not in GAMES[GAME].deal_json(match.state, match.state)


# --- Score ---


def score(towers: str, torn: int = 0) -> int:
    """The points of seat 0."""
    return at(f"players: 2\nturn: 0 over\nsecond: yes\n0: {towers}\ntorn: {torn} 0").scores[0]


def test_the_sheet_s_scoring_example() -> None:
    # (b) towers of 4 (no roof), 3 (with roof), 6 (with roof) cards, two torn down: 4 + 6 + 12 + 6 - 3 = 25.
    assert score("C 15 12 9 3 | S 7 5 0 | T 14 8 11 6 2 0", torn=2) == 25


@pytest.mark.parametrize(
    ("towers", "points"),
    [
        ("", 0),
        ("C 5", 1 + 1),
        ("C 0", 2 + 1),
        ("C 5 0", 4 + 2),
        ("C 7 5 3", 3 + 3),
        ("C 7 5 | S 9 1", 4 + 2),
        ("C 7 5 0 | S 9 4 1", 6 + 3 + 3),
        ("C 0 | S 0 | T 0 | M 0 | D 0", 10 + 1),
        ("C 9 8 15 14 13 12 11 10 7 6 5 4 3 2 1 0", 32 + 16),
    ],
)
def test_1_a_card_2_under_a_roof_and_1_more_for_each_card_of_the_highest_tower(
    towers: str, points: int
) -> None:
    assert score(towers) == points


def test_the_highest_tower_is_the_one_with_most_cards_not_most_points() -> None:
    assert score("C 7 5 0 | S 15 12 11 3") == 6 + 4 + 4


@pytest.mark.parametrize(
    ("torn", "points"), [(0, 2), (1, 1), (2, -1), (3, -4), (4, -8), (5, -13), (12, 2 - 78)]
)
def test_1_2_3_and_so_on_less_for_the_cards_torn_down(torn: int, points: int) -> None:
    assert score("C 5", torn) == points


def test_points_are_counted_on_the_way_too() -> None:
    match = at("players: 2\nturn: 0 build\nbid: 0:2\nmarket: C4 S3 D1 T5 M5\n0: C 7\ntorn: 1 0")
    assert match.scores == [1 + 1 - 1, 0]
    assert play(match, "C4").scores == [2 + 2 - 1, 0]


def test_the_view_says_what_the_points_are_made_of() -> None:
    match = at("players: 2\nturn: 0 over\nsecond: yes\n0: C 15 12 9 3 | S 7 5 0 | T 14 8 11 6 2 0\ntorn: 2 0")
    assert match.view()["score"] == [
        {"towers": [4, 6, 12, 0, 0], "highest": 6, "torn": -3, "points": 25},
        {"towers": [0, 0, 0, 0, 0], "highest": 0, "torn": 0, "points": 0},
    ]


# --- Winner ---


@pytest.mark.parametrize(
    ("towers", "winners"),
    [
        ("0: C 5", [0]),
        ("1: C 5", [1]),
        ("2: C 5 0\n1: S 5 4", [2]),
        ("0: C 5\n2: S 7", [0, 2]),
        ("0: C 5\n1: S 0\n2: T 0", [1, 2]),
        ("", [0, 1, 2]),
    ],
)
def test_most_points_win_else_the_victory_is_shared(towers: str, winners: list[int]) -> None:
    match = at(f"players: 3\nturn: 0 over\nsecond: yes\n{towers}")
    assert match.winners == winners


def test_who_has_lost_least_wins_when_all_are_below_nothing() -> None:
    match = at("players: 2\nturn: 0 over\nsecond: yes\n0: C 5\n1: S 5\ntorn: 6 5")
    assert (match.scores, match.winners) == ([-19, -13], [1])
