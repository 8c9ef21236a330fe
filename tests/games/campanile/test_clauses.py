"""Every clause of the Campaniles with position, action, code and sentence; and text that isn't an action."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steeple.errors import IllegalAction, IllFormed
from steeple.games import GAMES
from steeple.kernel.clause import GAME_OVER
from support.games.positions import match_at
from support.games.random_games import CAMPANILES

every_campanile = pytest.mark.parametrize("game", CAMPANILES)

BUILD_2009 = """
    players: 3
    turn: 0 build
    towers: R0 Y0 B0 N0 E0
    hands: RRB YNE BEE
    display: BNN
"""
BET_2009 = """
    players: 3
    turn: 0 bet R3
    towers: R3 Y0 B0 N0 E0
    hands: RB YNE BEE
    display: BNN
"""
TAKE_2009 = BET_2009.replace("bet", "take")
MOVE_2009 = """
    players: 2
    options: move_marker=true
    turn: 0 bet R2
    towers: R3 Y0 B0 N0 E0
    stakes: R 0:2, B 0:2
    hands: RB YNE
    display: BNN
"""
OVER_2009 = """
    players: 3
    turn: 0 over
    towers: R24/9 Y20/9 B15/8 N11/7 E8/6
    hands: RRB YNE BEE
    display: BN
"""

BUILD_1996 = """
    players: 3
    turn: 0 build
    towers: R0 Y0 B0 N0 E0
    hands: RRB YNE BEE
    piles: B... N... N...
"""
BET_1996 = """
    players: 3
    turn: 0 bet R2
    towers: R2 Y0 B0 N0 E0
    hands: RB YNE BEE
    piles: B... N... N...
"""
OVER_1996 = """
    players: 3
    turn: 0 over
    towers: R12/4 Y9/3 B7/3 N5/3 E2/2
    hands: RRB YNE BEE
    piles: - N... E...
"""

CASES = [
    ("campanile-2009", BUILD_2009, "-", "not-now", "it’s time to build, not to bet"),
    ("campanile-2009", BUILD_2009, "+B", "not-now", "it’s time to build, not to bet"),
    ("campanile-2009", BUILD_2009, "=B", "not-now", "it’s time to build, not to take a card"),
    ("campanile-2009", BET_2009, "R1", "not-now", "it’s time to bet, not to build"),
    ("campanile-2009", BET_2009, "=B", "not-now", "it’s time to bet, not to take a card"),
    ("campanile-2009", TAKE_2009, "R1", "not-now", "it’s time to take a card, not to build"),
    ("campanile-2009", TAKE_2009, "-", "not-now", "it’s time to take a card, not to bet"),
    (
        "campanile-2009",
        MOVE_2009.replace("bet", "take"),
        "R>B",
        "not-now",
        "it’s time to take a card, not to bet",
    ),
    (
        "campanile-2009", BUILD_2009, "E2", "not-in-hand",
        "you have no beige card. Build with a card from your hand",
    ),
    (
        "campanile-2009", BET_2009, "+Y", "bet-not-in-display",
        "you can’t bet on yellow. Choose a style that’s in the display",
    ),
    (
        "campanile-2009", BET_2009 + "stakes: R 0:3", "+B", "no-marker",
        "you built 3 but have no 3-marker left, so you can’t bet",
    ),
    (
        "campanile-2009", TAKE_2009, "=R", "take-not-in-display",
        "there’s no red card in the display. Take one that’s there",
    ),
    (
        "campanile-2009", BET_2009, "R>B", "move-off",
        "this game is played without moving markers. Once placed, they stay",
    ),
    (
        "campanile-2009", MOVE_2009.replace("bet R2", "bet R3"), "R>B", "move-not-two",
        "you can only move a marker after building exactly 2 floors, not 3",
    ),
    (
        "campanile-2009", MOVE_2009, "N>B", "move-no-marker",
        "you have no 2-marker under brown to move",
    ),
    (
        "campanile-2009", MOVE_2009, "B>B", "move-same-tower",
        "that marker is already under blue. Move it to another tower",
    ),
    (
        "campanile-2009", MOVE_2009, "R>Y", "move-not-in-display",
        "you can’t move a marker to yellow. Choose a style that’s in the display",
    ),
    ("campanile-2009", OVER_2009, "R1", "game-over", "the game is over: no action is possible"),
    ("campanile-1996", BUILD_1996, "-", "not-now", "it’s time to build, not to bet"),
    ("campanile-1996", BUILD_1996, "+B3", "not-now", "it’s time to build, not to bet"),
    ("campanile-1996", BET_1996, "R1", "not-now", "it’s time to bet, not to build"),
    (
        "campanile-1996", BUILD_1996, "N1", "not-in-hand",
        "you have no brown card. Build with a card from your hand",
    ),
    (
        "campanile-1996", BET_1996, "+Y3", "bet-not-visible",
        "you can’t bet on yellow. Choose a style that’s face up on a pile",
    ),
    (
        "campanile-1996", BET_1996 + "options: target=just-built", "+B3", "bet-not-just-built",
        "you can’t bet on blue. Bet on red, the tower you’ve just raised",
    ),
    (
        "campanile-1996", BET_1996 + "options: target=visible-or-just-built", "+Y3", "bet-not-either",
        "you can’t bet on yellow. Choose a style that’s face up on a pile, or red, which you’ve just raised",
    ),
    (
        "campanile-1996", BET_1996, "+B1", "bet-too-low",
        "a 1 is too low. You built 2, so bet a token of 2 or more",
    ),
    (
        "campanile-1996", BET_1996 + "options: bet=exact", "+B3", "bet-not-exact",
        "you built 2, so bet a token of exactly 2, not 3",
    ),
    (
        "campanile-1996", BET_1996 + "stakes: E 0:3", "+B3", "no-token",
        "you have no 3-token left",
    ),
    ("campanile-1996", OVER_1996, "R1", "game-over", "the game is over: no action is possible"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "position", "action", "code", "sentence"),
    CASES,
    ids=[f"{case[0]} {case[2]} {case[3]}" for case in CASES],
)
def test_a_clause_refuses_with_its_code_its_sentence_and_its_rule(
    game: str, position: str, action: str, code: str, sentence: str
) -> None:
    with pytest.raises(IllegalAction) as refused:
        match_at(game, position).play(action)
    assert (refused.value.code, refused.value.sentence) == (code, sentence)
    assert (
        refused.value.rule == {clause.code: clause.rule for clause in (*GAMES[game].clauses, GAME_OVER)}[code]
    )


@every_campanile
def test_every_clause_has_a_case_here(game: str) -> None:
    codes = {clause.code for clause in GAMES[game].clauses} | {GAME_OVER.code}
    assert {case[3] for case in CASES if case[0] == game} == codes


@every_campanile
def test_no_two_clauses_have_the_same_code(game: str) -> None:
    codes = [clause.code for clause in (*GAMES[game].clauses, GAME_OVER)]
    assert len(set(codes)) == len(codes)


# --- Text that isn't an action: a different error, whatever the position ---

NO_ACTIONS = [
    "", " ", "\n", "\t", "\0", "R", "R0", "R4", "R9", "R-1", "R12", "R2 ", " R2", "R 2", "2R", "r2", "R2\n",
    "R٣", "R²", "R３", "Я2", "X2", "I1", "F1", "+", "=", "-R", "--", ">", ">>", "R>", ">R", "R>>B", "R>b",
    "r>B", "R>I", "R-B", "=I", "=F", "=r", "==", "=YY", "= Y", "+b", "+F", "++", "+ B", "+B0", "+B4", "+B٣",
    "+BB", "+3B", "+3", "+b3", "R2+B", "pass", "null", "🏰", "\ud800", "R" * 5000, "9" * 100_000, "−", "–",
    "＋B", "R\u0332", "B\u200b", "R1e0", "0x1", "None", "R+2",
]  # fmt: skip


@every_campanile
@pytest.mark.parametrize("text", NO_ACTIONS, ids=range(len(NO_ACTIONS)))
def test_text_that_is_no_action_is_ill_formed_and_not_illegal(game: str, text: str) -> None:
    with pytest.raises(IllFormed) as refused:
        GAMES[game].read_action(text)
    assert refused.value.code == "ill-formed"
    assert len(refused.value.sentence) < 200


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("campanile-2009", "+B3"),
        ("campanile-1996", "+B"),
        ("campanile-1996", "=Y"),
        ("campanile-1996", "R>B"),
    ],
)
def test_the_other_edition_s_actions_are_ill_formed(game: str, text: str) -> None:
    with pytest.raises(IllFormed):
        GAMES[game].read_action(text)


@every_campanile
def test_ill_formed_text_is_told_from_illegal_also_when_the_game_is_over(game: str) -> None:
    match = match_at(game, {"campanile-2009": OVER_2009, "campanile-1996": OVER_1996}[game])
    with pytest.raises(IllFormed):
        match.play("R4")
    with pytest.raises(IllegalAction):
        match.play("R3")


@every_campanile
@given(text=st.one_of(st.text(), st.text(alphabet="RYBNEIF+-=>0123４٣rb ", max_size=4)))
def test_any_text_is_an_action_with_exactly_that_text_or_ill_formed(game: str, text: str) -> None:
    try:
        action = GAMES[game].read_action(text)
    except IllFormed:
        return
    assert 0 <= action < GAMES[game].actions
    assert GAMES[game].action_text(action) == text
