"""Campanile 1996: what a network is shown of a position."""

from __future__ import annotations

import pytest

from steeple.games import GAMES
from steeple.games.campanile_1996.features import KINDS
from support.games.positions import match_at
from support.games.random_games import Setup, walk
from support.games.sights import shown_of_part, shown_of_table

GAME = GAMES["campanile-1996"]
STYLES = "RYBNE"

PLAY = """
    players: 3
    options: {options}
    turn: {turn}
    towers: R9/4 Y9/5 B4/2 N2/1 E0/0
    stakes: R 0:32 1:221 2:11, Y 1:1 0:1, B 2:2
    hands: {hands}
    known: - {known} BB
    piles: BYR... NEY... BRRY
"""


def table(
    seat: int, turn: str = "0 build", options: str = "", hands: str = "RRB YNE BBE"
) -> dict[str, list[int]]:
    return shown_of_table(GAME, match_at("campanile-1996", text(turn, options, hands)).state, seat)


def tower(style: str, seat: int, turn: str = "0 build", hands: str = "RRB YNE BBE") -> dict[str, list[int]]:
    s = match_at("campanile-1996", text(turn, "", hands)).state
    return shown_of_part(GAME, s, seat, STYLES.index(style))


def text(turn: str, options: str, hands: str) -> str:
    return PLAY.format(turn=turn, options=options, hands=hands, known="YN" if "YN" in hands else "-")


# --- A tower ---


def test_of_two_equal_towers_the_one_nearer_the_piles_is_higher() -> None:
    assert tower("R", 0)["rank"] == [1, 0, 0, 0, 0]
    assert tower("Y", 0)["rank"] == [0, 1, 0, 0, 0]
    assert (tower("Y", 0)["above"], tower("Y", 0)["below"]) == ([0], [5])


def test_a_tower_pays_8_to_the_most_influence_and_4_to_the_second() -> None:
    assert [tower("R", seat)["pays"] for seat in range(3)] == [[8], [4], [0]]
    assert [tower("R", seat)["pays_rival"] for seat in range(3)] == [[4], [8], [8]]


def test_equal_influence_is_broken_by_order() -> None:
    assert (tower("R", 0)["ahead"], tower("R", 0)["wins_tie"]) == ([0], [1])
    assert (tower("Y", 0)["behind"], tower("Y", 0)["wins_tie"]) == ([0], [0])
    assert [tower("Y", seat)["pays"] for seat in range(3)] == [[3], [6], [0]]


def test_influence_is_told_by_place_from_the_viewer() -> None:
    assert tower("R", 0)["influence"] == [5, 5, 2, 0, 0]
    assert tower("R", 1)["influence"] == [5, 2, 5, 0, 0]


def test_a_style_is_face_up_on_some_piles() -> None:
    assert tower("B", 0)["face_up"] == [1, 0, 1]
    assert tower("R", 0)["face_up"] == [0, 0, 0]


def test_unseen_are_all_cards_but_those_built_face_up_held_or_known() -> None:
    # Eleven of a style: two blue ones are built, two face up, two known, and seat 0 holds another.
    assert [tower("B", seat)["unseen"] for seat in range(3)] == [[4], [5], [5]]
    # Yellow: five are built; everybody knows the one in the hand of seat 1.
    assert [tower("Y", seat)["unseen"] for seat in range(3)] == [[5], [5], [5]]


def test_known_cards_are_those_of_the_others() -> None:
    assert (tower("B", 0)["known"], tower("B", 1)["known_next"], tower("B", 2)["known"]) == ([2], [2], [0])


def test_a_bet_is_possible_on_what_is_face_up_with_a_token_of_enough_value() -> None:
    assert [tower(style, 0, "0 bet R2", "RB YNE BBE")["may_bet"] for style in STYLES] == [
        [0],
        [0],
        [1],
        [1],
        [0],
    ]
    assert [tower(style, 0)["may_bet"] for style in STYLES] == [[0]] * 5
    # Seat 0 has placed its only token of 3, and for two floors a token of 2 or 3 is enough.
    assert table(0, "0 bet R2", hands="RB YNE BBE")["tokens"] == [0, 1, 0]
    assert table(0)["tokens"] == [0, 0, 0]


def test_the_tower_just_built_is_marked_until_the_turn_is_over() -> None:
    assert [tower(style, 0, "0 bet R2", "RB YNE BBE")["just_built"] for style in "RY"] == [[1], [0]]
    assert tower("R", 0)["just_built"] == [0]


# --- The table ---


def test_the_total_is_what_all_towers_would_pay_now() -> None:
    assert table(0)["total"] == [8 + 3, 4 + 6, 4, 0, 0]
    assert [table(seat)["lead"] for seat in range(3)] == [[1, 0], [0, 1], [0, 7]]


def test_the_lead_of_the_last_player_is_behind_the_best() -> None:
    assert table(2)["total"] == [4, 11, 10, 0, 0]


def test_the_game_lasts_as_long_as_the_lowest_pile_or_until_all_have_one_card() -> None:
    assert table(0)["piles"] == [15, 14, 4]
    assert table(0)["draws"] == [4, 31]


def test_the_viewer_s_turns_are_counted_from_whoever_s_turn_it_is() -> None:
    assert [table(seat)["turns"] for seat in range(3)] == [[2, 11], [1, 10], [1, 10]]
    assert [table(seat, "2 build")["turns"] for seat in range(3)] == [[1, 10], [1, 10], [2, 11]]


@pytest.mark.parametrize(
    ("options", "target"),
    [("", [0, 0]), ("target=visible-or-just-built", [1, 0]), ("target=just-built", [0, 1])],
)
def test_the_options_are_told(options: str, target: list[int]) -> None:
    assert (table(0, options=options)["target"], table(0, options=options)["bet_exact"]) == (target, [0])
    assert table(0, options="bet=exact")["bet_exact"] == [1]


def test_a_finished_game_shows_its_points() -> None:
    match = walk(Setup("campanile-1996", 2, ()), 0)
    shown = shown_of_table(GAME, match.state, 1)
    assert shown["total"] == [match.scores[1], match.scores[0], 0, 0, 0]
    assert (shown["draws"], shown["turns"]) == ([0, 0], [0, 0])


# --- Where opinions of actions stand ---


@pytest.mark.parametrize(
    ("action", "part", "kind"),
    [
        ("R1", 0, "build 1"),
        ("E3", 4, "build 3"),
        ("+R1", 0, "bet 1"),
        ("+B3", 2, "bet 3"),
        ("-", 5, "no bet"),
    ],
)
def test_an_action_concerns_a_tower(action: str, part: int, kind: str) -> None:
    s = match_at("campanile-1996", text("0 build", "", "RRB YNE BBE")).state
    assert divmod(GAME.sight.locate(s, GAME.read_action(action)), len(KINDS)) == (part, KINDS.index(kind))
