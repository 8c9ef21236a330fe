"""The tables and examples on the rules page of Campanile 2009: the game plays them as they're written."""

from __future__ import annotations

import numpy as np
import pytest

from steeple.games import GAMES
from steeple.games.campanile_2009.material import FLAGS
from steeple.kernel.match import Match
from support.games.positions import deals, heights, lines, match_at, order, play
from support.rules_pages import page

GAME = "campanile-2009"
ADA, BEN = 0, 1

LATE = "R24/9 Y20/9 B15/8 N11/7 E8/6"
"""Towers when Finito may turn up, with 3 or 4 players."""


def at(text: str) -> Match:
    return match_at(GAME, text)


def says(anchor: str, text: str) -> bool:
    """Whether one of a section's examples says this."""
    return any(text in example for example in page(GAME)[anchor].examples)


@pytest.mark.parametrize(("column", "players"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_the_table_of_the_setup(column: int, players: int) -> None:
    states = deals(GAME, players, 3000)
    cards = int(states[0].hand.sum()) + int((states[0].deck[: states[0].deck_size] < 5).sum())
    above = np.argmax(states["deck"] == 5, axis=1)
    left = int(states[0].deck_size) - 2
    hand = int(states[0].hand[0].sum())
    expected = [players, cards // 5, cards, hand, left, f"{above.min()}–{above.max()}"]
    assert [row[column] for row in page(GAME)["setup"].rows] == [str(value) for value in expected]


def test_the_table_of_the_flags() -> None:
    def flag(finito: int, is_more: int, rank: int) -> str:
        values = [str(value) for value in FLAGS[finito][is_more][rank] if value > 0]
        return "/".join(values) or "–"

    expected = [[flag(finito, is_more, rank) for finito in (0, 1) for is_more in (0, 1)] for rank in range(5)]
    assert [row[1:] for row in page(GAME)["flags"].rows[1:]] == expected


def test_red_with_4_floors_and_2_more_has_6() -> None:
    match = at("""
        players: 3
        turn: 0 build
        towers: R4 Y0 B0 N0 E0
        hands: RRB YNE BEE
        display: BNN
        deck: ...
    """)
    assert heights(play(match, "R2"))["R"] == 6
    assert says(
        "turn-1-build", "The red tower has 4 floors. Ada plays a red card and builds 2. Red now has 6"
    )


def test_after_3_floors_on_brown_the_3_goes_under_blue_or_brown() -> None:
    match = at("""
        players: 3
        turn: 0 build
        towers: R0 Y0 B0 N0 E0
        hands: NRB YNE BEE
        display: BNN
        deck: Y...
    """)
    assert play(match, "N3").legal() == ["+B", "+N", "-"]
    assert says("turn-2-bet", "She may bet her 3-marker under blue or under brown")
    play(match, "+B")
    assert order(match, "B") == [(ADA, [3])]
    play(match, "=B")
    assert lines(match)["display"] == "YNN"
    assert play(match, "Y1").legal() == ["+N", "+Y", "-"]
    assert says("turn-3-take", "Ben may now bet under yellow or brown, but not under blue")


def test_a_tie_goes_to_whoever_came_first() -> None:
    assert at_bell("F", "R 0:11 1:2").scores == [6, 4, 0]
    assert says("turn-2-bet", "Both now have 2 influence there, and Ada is still ahead")


def at_bell(card: str, stakes: str, towers: str = LATE, players: int = 3) -> Match:
    """The match after a turn that turned up Intermezzo or Finito."""
    hands = " ".join(["RB", "YNE", "BEE", "BNN"][:players])
    match = at(f"""
        players: {players}
        turn: 0 take R1
        towers: {towers}
        stakes: {stakes}
        hands: {hands}
        display: BNN
        deck: {card}Y...
        intermezzo: {"scored" if card == "F" else ""}
    """)
    return play(match, "=B")


def test_the_nearer_of_equal_towers_is_first() -> None:
    match = at_bell("I", "Y 0:1, N 1:1", "R4/3 Y6/2 B3/2 N6/2 E1/1", players=2)
    assert match.scores == [4, 3]
    assert says("scoring", "Yellow stands nearer the display, so it ranks 1st and brown 2nd")


def test_a_flag_of_5_3_1_pays_by_influence() -> None:
    match = at_bell("F", "N 0:3211 1:2213 2:11 3:2", "R24/9 Y15/9 B11/8 N20/7 E8/6", players=4)
    assert match.scores == [3, 5, 1, 0]
    assert says(
        "scoring", "Ben takes 5, Ada 3. Cleo and Dan are tied at 2, and Cleo was there first: she takes 1"
    )


def test_an_intermezzo_from_flag_to_flag() -> None:
    stakes = "R 0:32 1:2, Y 1:1, B 1:21, N 0:1 1:1"  # as the figure "skyline" shows them
    assert at_bell("I", stakes, "R9/8 Y4/4 B5/4 N7/5 E2/1").scores == [7, 6, 0]
    assert says("flags", "Ada has 7 points, Ben 6, Cleo 0")


def test_the_higher_chip_breaks_a_tie() -> None:
    match = at_bell("F", "R 1:1, B 0:1, E 0:1")
    assert match.view()["chips"] == [[4, 2], [6], []]
    assert match.winners == [BEN]
    assert says("end", "Ada’s come from a 4 and a 2, Ben’s from a single 6")


def test_a_marker_moves_and_the_next_player_moves_up() -> None:
    match = at("""
        players: 2
        options: move_marker=true
        turn: 0 build
        towers: R5 Y0 B0 N0 E0
        stakes: R 0:2 1:1
        hands: YRB YNE
        display: BNN
        deck: ...
    """)
    play(match, "Y2 R>B")
    assert order(match, "R") == [(BEN, [1])]
    assert order(match, "B") == [(ADA, [2])]
    assert says("option-move_marker", "she moves her 2 from red to blue. Ben is now first under red")


def test_markers_as_the_box_has_them() -> None:
    assert Match(GAMES[GAME], 3).view()["supply"][ADA] == [5, 3, 1]
    assert "5 of value 1, 3 of value 2 and 1 of value 3" in page(GAME)["box"].text
