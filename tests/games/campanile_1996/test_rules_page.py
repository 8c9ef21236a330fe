"""The tables and examples on the rules page of Campanile 1996: the game plays them as they're written."""

from __future__ import annotations

import pytest

from steeple.games import GAMES
from steeple.games.campanile_1996.material import FLAGS
from steeple.kernel.match import Match
from support.games.positions import heights, lines, match_at, play
from support.rules_pages import page

GAME = "campanile-1996"

OPEN = """
    players: 3
    options: {options}
    turn: 0 build
    towers: R4/4 Y0 B0 N0 E0
    hands: RRB YNE BEE
    piles: Y... B... E...
"""


def at(text: str) -> Match:
    return match_at(GAME, text)


def says(anchor: str, text: str) -> bool:
    """Whether one of a section's examples says this."""
    return any(text in example for example in page(GAME)[anchor].examples)


@pytest.mark.parametrize(("column", "players"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_the_table_of_the_setup(column: int, players: int) -> None:
    deal = Match(GAMES[GAME], players).record()["deal"]
    hands, piles, left = deal["hands"], deal["piles"], deal["left_over"]
    cards = "".join([*hands, *piles, left])
    removed = {14 - cards.count(style) for style in "RYBNE"}
    assert len(removed) == 1
    expected = [players, removed.pop(), len(cards), len(hands[0]), len(piles[0]), len(left)]
    assert [row[column] for row in page(GAME)["setup"].rows] == [str(value) for value in expected]


def test_the_table_of_the_flags() -> None:
    expected = [[str(value) if value else "–" for value in flag[:2]] for flag in FLAGS.tolist()]
    assert [row[1:] for row in page(GAME)["flags"].rows[1:]] == expected


def test_red_with_4_floors_and_2_more_has_6_and_the_card_comes_from_pile_2() -> None:
    match = play(at(OPEN.format(options="")), "R2")
    assert heights(match)["R"] == 6
    assert says(
        "turn-1-build", "The red tower has 4 floors. Ada plays a red card and builds 2. Red now has 6"
    )
    assert match.legal() == ["+B2", "+B3", "+E2", "+E3", "+Y2", "+Y3", "-"]
    assert says("turn-2-bet", "She may bet a 2 or her 3 under any of these three towers, or nothing")
    assert sorted(lines(play(match, "-"))["hands"].split()[0]) == list("BBR")
    assert says("turn-3-draw", "so she draws the card on pile 2. It’s blue")


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ("bet=exact", ["+B2", "+E2", "+Y2", "-"]),
        ("target=visible-or-just-built", ["+B2", "+B3", "+E2", "+E3", "+R2", "+R3", "+Y2", "+Y3", "-"]),
        ("target=just-built", ["+R2", "+R3", "-"]),
    ],
)
def test_the_options(options: str, expected: list[str]) -> None:
    assert play(at(OPEN.format(options=options)), "R2").legal() == expected
    assert says("options", "she may bet under red, yellow, blue or beige; with “only”, just under red")


def at_the_end(stakes: str, towers: str, players: int = 3) -> Match:
    """The match after the turn that drew the last card of pile 1."""
    hands = " ".join(["RB", "YNE", "BEE", "BNN"][:players])
    match = at(f"""
        players: {players}
        turn: 0 bet R1
        towers: {towers}
        stakes: {stakes}
        hands: {hands}
        piles: B N... E...
    """)
    return play(match, "-")


def test_the_first_empty_pile_ends_the_game() -> None:
    match = at_the_end("", "R9/8 Y4/4 B5/4 N7/5 E2/1")
    assert match.is_over
    assert [pile["cards"] > 0 for pile in match.view()["piles"]] == [False, True, True]
    assert says("end", "The game is over at once, even though piles 2 and 3 still have cards")


def test_the_nearer_of_equal_towers_is_first() -> None:
    assert at_the_end("Y 0:1, N 1:1", "R4/4 Y6/4 B3/3 N6/4 E1/1").scores == [8, 6, 0]
    assert says("scoring", "Yellow stands nearer the piles, so it ranks 1st and brown 2nd")


def test_a_flag_of_6_3_pays_by_influence() -> None:
    match = at_the_end("N 0:3211 1:2213 2:11 3:2", "R9/8 Y4/4 B5/4 N7/5 E2/2", players=4)
    assert match.scores == [3, 6, 0, 0]
    assert says("scoring", "Ben takes 6 and Ada 3. Cleo and Dan get nothing")


def test_a_game_from_flag_to_flag() -> None:
    match = at_the_end("R 0:32 1:2, Y 1:1, B 1:21, N 0:1 1:1", "R9/8 Y4/4 B5/4 N7/5 E2/1")
    assert match.scores == [14, 13, 0]
    assert says("flags", "Ada wins with 14 points to Ben’s 13")
