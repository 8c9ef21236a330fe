"""Campos: every clause, with its code and its sentence; and text that isn't an action."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steeple.errors import IllegalAction, IllFormed
from steeple.games import GAMES
from steeple.kernel.clause import GAME_OVER
from support.games.positions import match_at

GAME = "campos"

PLACE = """
    players: 2
    turn: 0 place
    area: BBR@0,0,0
    tiles: BGR,RRY GGY,BBR
    cards: RB:G,BR:G GB:R
"""
PLACE_OR_PLAY = PLACE.replace("turn: 0 place", "turn: 0 place-or-play").replace("BGR,RRY GGY", "BGR GGY")
# BYR in the middle of four tiles can go nowhere; BGR lies at an end.
REMOVE = """
    players: 2
    turn: 0 remove
    area: BGR@0,0,0 BYR@-2,1,4 GGY@-4,2,1 BRR@-2,0,5
    cards: RB:G,BR:G GB:R
"""
REMOVE_OR_PLAY = REMOVE.replace("turn: 0 remove", "turn: 0 remove-or-play")
ROW = """
    players: 2
    turn: 0 remove
    area: BGR@0,0,0 BYR@2,0,0 GGY@4,0,0
    cards: RB:G,BR:G GB:R
"""
EDGE = """
    players: 2
    turn: 0 place
    area: BGR@29,-30,0
    tiles: BBR,RRY GGY,BBR
    cards: RB:G,BR:G GB:R
"""
OVER = """
    players: 2
    turn: 0 over
    cards: RB:G GB:R
"""

ASSEMBLY = "this is the assembly: tiles are placed now, not removed"
DISMANTLING = "this is the dismantling: tiles are removed now, not placed"
NOTHING = "the tile would touch nothing here. It must share a full edge with the area"

CASES = [
    (PLACE, "x0,0", "not-now", ASSEMBLY),
    (PLACE_OR_PLAY, "x0,0", "not-now", ASSEMBLY),
    (REMOVE, "BBR@2,0,0", "not-now", DISMANTLING),
    (REMOVE_OR_PLAY, "BBR@2,0,0", "not-now", DISMANTLING),
    (
        PLACE,
        "BBR@2,0,0",
        "not-your-tile",
        "that tile isn’t yours. Lay one of your own (blue-green-red, red-red-yellow)",
    ),
    (
        PLACE_OR_PLAY,
        "RRY@2,0,0",
        "not-your-tile",
        "that tile isn’t yours. Lay one of your own (blue-green-red)",
    ),
    (EDGE, "BBR@30,-29,0", "out-of-bounds", "the table ends here. Lay the tile closer to the start"),
    (EDGE, "BBR@28,-30,1", "out-of-bounds", "the table ends here. Lay the tile closer to the start"),
    (EDGE, "BBR@31,-30,3", "out-of-bounds", "the table ends here. Lay the tile closer to the start"),
    (EDGE, "BBR@-32,31,0", "out-of-bounds", "the table ends here. Lay the tile closer to the start"),
    (EDGE, "BBR@0,30,4", "out-of-bounds", "the table ends here. Lay the tile closer to the start"),
    (PLACE, "BGR@0,0,0", "cells-taken", "there’s a tile in the way. Lay yours on three free cells"),
    (PLACE, "RRY@-1,0,2", "cells-taken", "there’s a tile in the way. Lay yours on three free cells"),
    (PLACE, "RRY@-1,2,1", "cells-taken", "there’s a tile in the way. Lay yours on three free cells"),
    (PLACE, "BGR@4,4,0", "not-adjacent", NOTHING),
    (PLACE, "BGR@2,1,0", "not-adjacent", NOTHING),  # a corner is not an edge
    (PLACE, "BR:G", "card-first", "a card is played after a tile: first place one"),
    (REMOVE, "RB:G", "card-first", "a card is played after a tile: first remove one"),
    (PLACE_OR_PLAY, "GB:R", "card-not-held", "you don’t hold that objective. Play one from your hand"),
    (REMOVE_OR_PLAY, "YB:R", "card-not-held", "you don’t hold that objective. Play one from your hand"),
    (
        PLACE_OR_PLAY,
        "RB:G",
        "card-not-fulfilled",
        "you can’t play this objective until red (1) is larger than blue (2)",
    ),
    (
        REMOVE_OR_PLAY,
        "BR:G",
        "card-not-fulfilled",
        "you can’t play this objective until blue (2) is larger than red (2)",
    ),
    (REMOVE, "x9,9", "no-tile-there", "no tile has its anchor at 9,9"),
    (REMOVE, "x-32,31", "no-tile-there", "no tile has its anchor at -32,31"),
    (REMOVE, "x1,0", "no-tile-there", "no tile has its anchor at 1,0: the tile there has it at 0,0"),
    (
        ROW,
        "x2,0",
        "falls-apart",
        "the area would fall apart without this blue-yellow-red tile. Remove another one",
    ),
    (
        REMOVE,
        "x-2,1",
        "does-not-slide",
        "this blue-yellow-red tile can’t slide out without moving another. Remove one that can",
    ),
    (OVER, "x0,0", "game-over", "the game is over: no action is possible"),
]


@pytest.mark.parametrize(
    ("position", "action", "code", "sentence"), CASES, ids=[f"{case[1]} {case[2]}" for case in CASES]
)
def test_a_clause_refuses_with_its_code_its_sentence_and_its_rule(
    position: str, action: str, code: str, sentence: str
) -> None:
    with pytest.raises(IllegalAction) as refused:
        match_at(GAME, position).play(action)
    assert (refused.value.code, refused.value.sentence) == (code, sentence)
    assert (
        refused.value.rule == {clause.code: clause.rule for clause in (*GAMES[GAME].clauses, GAME_OVER)}[code]
    )


def test_every_clause_has_a_case_here() -> None:
    assert {case[2] for case in CASES} == {clause.code for clause in GAMES[GAME].clauses} | {GAME_OVER.code}


def test_where_sliding_is_waived_no_clause_speaks_of_it() -> None:
    area = (
        "GRY@-4,2,1 BYY@1,-2,0 BYY@0,-3,1 RYY@-1,-1,2 GGR@-2,-3,4 BBG@-5,3,2 BBR@-7,3,1 BRG@-4,-1,1 "
        "GYY@-5,0,2"
    )
    match = match_at(GAME, f"players: 2\nturn: 0 remove\narea: {area}\ncards: - -")
    refusals = [
        match.refusal(match.game.read_action(f"x{tile['q']},{tile['r']}")) for tile in match.view()["area"]
    ]
    assert {refusal.clause.code for refusal in refusals if refusal} == {"falls-apart"}
    assert refusals.count(None) == 2


# --- Text that isn't an action ---

NO_ACTIONS = [
    "", " ", "x", "@", ":", ",", "BBR", "BBR@", "BBR@1", "BBR@1,2", "BBR@1,2,", "BBR@1,2,6", "BBR@1,2,7",
    "BBR@1,2,-1", "BBR@1,2,10", "BBR@1,2,3,4", "BBR@+1,2,3", "BBR@01,2,3", "BBR@-0,2,3", "BBR@1,-02,3",
    "BBR@1,2,03", "BBR@ 1,2,3", "BBR@1,2,3 ", " BBR@1,2,3", "BBR@1, 2,3", "BBR@1,2,3\n", "BBR@1.0,2,3",
    "BBR@1e1,2,3", "BBR@١,2,3", "BBR@１,2,3", "BBR@−1,2,3", "BBR@--1,2,3", "BBR@1000,0,0", "BBR@999,0,0",
    "BBR@32,0,0", "BBR@-33,0,0", "BBR@0,32,0", "BBR@a,b,c", "RBB@1,2,3", "BRB@1,2,3", "BBB@1,2,3",
    "BGRY@1,2,3", "BG@1,2,3", "BBX@1,2,3", "bbr@1,2,3", "BBR@@1,2,3", "BBR@1,2@3", "x1", "x1,", "x,1",
    "x1,2,3", "X1,2", "x+1,2", "x01,2", "x-0,2", "x1,32", "x-33,1", "x1000,1", "x1,2 ", "x 1,2", "x1;2",
    "x١,2", "x1,2\n", "RB:", "RB:R", "RR:G", "RB:B", "RBG", "RB:GG", "RB:g", "rb:g", "RB :G", "R:BG", "RB：G",
    "RB:X", "XB:G", "R2", "+B", "-", "=Y", "pass", "null", "🏰", "\ud800", "\0", "B" * 5000,
    "x" + "9" * 100_000, "BBR@" + "9" * 100_000,
]  # fmt: skip


@pytest.mark.parametrize("text", NO_ACTIONS, ids=range(len(NO_ACTIONS)))
def test_text_that_is_no_action_is_ill_formed_and_not_illegal(text: str) -> None:
    with pytest.raises(IllFormed) as refused:
        GAMES[GAME].read_action(text)
    assert refused.value.code == "ill-formed"
    assert len(refused.value.sentence) < 200


def test_ill_formed_text_is_told_from_illegal_also_when_the_game_is_over() -> None:
    match = match_at(GAME, OVER)
    with pytest.raises(IllFormed):
        match.play("BBR@0,0,6")
    with pytest.raises(IllegalAction):
        match.play("BBR@0,0,5")


def test_a_rotated_name_is_told_its_right_beginning() -> None:
    with pytest.raises(
        IllFormed, match="RBB isn't a tile's name: start with its alphabetically first rotation, BBR"
    ):
        GAMES[GAME].read_action("RBB@0,0,0")


@given(
    text=st.one_of(
        st.text(),
        st.text(alphabet="RGBY@x:,-0123 ٣４", max_size=12),
        st.from_regex(r"[RGBY]{3}@-?[0-9]{1,2},-?[0-9]{1,2},[0-6]", fullmatch=True),
        st.from_regex(r"x-?[0-9]{1,3},-?[0-9]{1,2}", fullmatch=True),
    )
)
def test_any_text_is_an_action_with_exactly_that_text_or_ill_formed(text: str) -> None:
    try:
        action = GAMES[GAME].read_action(text)
    except IllFormed:
        return
    assert 0 <= action < GAMES[GAME].actions
    assert GAMES[GAME].action_text(action) == text
