"""Campanile 2009, sentence by sentence of the rules page: the option move_marker."""

from __future__ import annotations

import pytest

from steeple.errors import BadSetup
from steeple.games import GAMES
from steeple.kernel.match import Match
from support.games.positions import match_at, order, play

GAME = "campanile-2009"

MOVE = """
    players: 2
    options: move_marker=true
    turn: 0 bet R{floors}
    towers: R3 Y0 B0 N0 E0
    hands: RB YNE
    display: BNN
    stakes: {stakes}
"""


def at(text: str) -> Match:
    return match_at(GAME, text)


def bets(match: Match) -> list[str]:
    assert match.view()["turn"]["phase"] == "bet"
    return match.legal()


def moves(match: Match) -> list[str]:
    return [action for action in bets(match) if ">" in action]


def test_move_an_own_2_marker_to_another_tower_in_the_display() -> None:
    assert bets(at(MOVE.format(floors=2, stakes="R 0:2"))) == ["+B", "+N", "-", "R>B", "R>N"]


def test_move_is_off_unless_the_option_is_chosen() -> None:
    match = at(MOVE.format(floors=2, stakes="R 0:2").replace("options: move_marker=true", ""))
    assert bets(match) == ["+B", "+N", "-"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_move_is_for_2_players_only(players: int) -> None:
    with pytest.raises(BadSetup, match="only for 2 players"):
        Match(GAMES[GAME], players, {"move_marker": True})


def test_move_is_false_by_default() -> None:
    assert GAMES[GAME].option("move_marker").default is False
    assert GAMES[GAME].option("move_marker").values == (False, True)


@pytest.mark.parametrize("floors", [1, 3])
def test_move_only_after_building_exactly_2_floors(floors: int) -> None:
    assert moves(at(MOVE.format(floors=floors, stakes="R 0:2"))) == []


@pytest.mark.parametrize("stakes", ["R 0:3", "R 0:111", "R 0:31"])
def test_move_only_markers_of_value_2(stakes: str) -> None:
    assert moves(at(MOVE.format(floors=2, stakes=stakes))) == []


def test_move_only_own_markers() -> None:
    assert moves(at(MOVE.format(floors=2, stakes="R 1:22"))) == []


def test_move_only_to_a_style_in_the_display() -> None:
    assert moves(at(MOVE.format(floors=2, stakes="E 0:2"))) == ["E>B", "E>N"]


def test_move_only_to_another_tower() -> None:
    assert moves(at(MOVE.format(floors=2, stakes="B 0:2"))) == ["B>N"]


def test_move_from_any_tower_where_there_is_one() -> None:
    assert moves(at(MOVE.format(floors=2, stakes="R 0:2, B 0:2, E 0:2"))) == [
        "B>N",
        "E>B",
        "E>N",
        "R>B",
        "R>N",
    ]


def test_move_one_marker_and_no_more() -> None:
    match = play(at(MOVE.format(floors=2, stakes="R 0:222")), "R>B")
    assert (order(match, "R"), order(match, "B")) == ([(0, [2, 2])], [(0, [2])])


def test_move_needs_no_marker_of_the_supply() -> None:
    assert bets(at(MOVE.format(floors=2, stakes="R 0:222"))) == ["-", "R>B", "R>N"]


def test_move_uses_no_marker_of_the_supply() -> None:
    match = play(at(MOVE.format(floors=2, stakes="R 0:2")), "R>B")
    assert match.view()["supply"] == [[5, 2, 1], [5, 3, 1]]


def test_move_is_instead_of_a_bet() -> None:
    match = play(at(MOVE.format(floors=2, stakes="R 0:2")), "R>B")
    assert match.legal() == ["=B", "=N"]


def test_move_joins_the_own_markers_at_the_new_tower() -> None:
    match = play(at(MOVE.format(floors=2, stakes="R 0:2, B 0:1 1:3")), "R>B")
    assert order(match, "B") == [(0, [2, 1]), (1, [3])]


def test_move_comes_last_where_there_is_no_own_marker() -> None:
    match = play(at(MOVE.format(floors=2, stakes="R 0:2, B 1:3")), "R>B")
    assert order(match, "B") == [(1, [3]), (0, [2])]


def test_move_of_the_only_marker_loses_the_place_and_those_behind_move_up() -> None:
    match = play(at(MOVE.format(floors=2, stakes="R 0:2 1:1")), "R>B")
    assert order(match, "R") == [(1, [1])]
    assert [int(match.state.place[0, seat]) for seat in (0, 1)] == [0, 1]


def test_move_of_the_last_one_leaves_those_before_where_they_are() -> None:
    match = play(at(MOVE.format(floors=2, stakes="R 1:1 0:2")), "R>B")
    assert order(match, "R") == [(1, [1])]
    assert int(match.state.place[0, 1]) == 1


@pytest.mark.parametrize(("stakes", "left"), [("R 0:22 1:1", [2]), ("R 0:21 1:1", [1]), ("R 0:32 1:1", [3])])
def test_move_keeps_the_place_while_a_marker_stays(stakes: str, left: list[int]) -> None:
    match = play(at(MOVE.format(floors=2, stakes=stakes)), "R>B")
    assert order(match, "R") == [(0, left), (1, [1])]


def test_move_back_comes_last() -> None:
    text = (
        MOVE.format(floors=2, stakes="B 0:2 1:1, N 1:2")
        .replace("display: BNN", "display: BNB")
        .replace("RB YNE", "RN YNE")
    )
    match = play(at(text + "deck: BE..."), "B>N =B Y1 - =N N2 N>B")
    assert (order(match, "B"), order(match, "N")) == ([(1, [1]), (0, [2])], [(1, [2])])
    assert [int(match.state.place[2, seat]) for seat in (0, 1)] == [2, 1]


def test_move_to_an_empty_tower_is_first_there() -> None:
    match = play(at(MOVE.format(floors=2, stakes="R 0:2 1:2")), "R>N")
    assert order(match, "N") == [(0, [2])]
    assert int(match.state.place[3, 0]) == 1
