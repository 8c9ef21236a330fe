"""Five Towers: every clause, with a position, an action, and the code and sentence of the refusal."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steeple.errors import IllegalAction, IllFormed
from steeple.games import GAMES
from steeple.kernel.clause import GAME_OVER
from support.games.positions import match_at

GAME = "five-towers"

BID = """
    players: 3
    turn: 1 bid
    bid: 0:2
    market: C7 S4 T12 M3 D1
    1: C 15 6 | S 5 | T 14 0 | M 2
"""
SHORT = "players: 2\nturn: 0 bid\nmarket: C7 S4\nsecond: yes\npile: -"
TEAR = """
    players: 2
    turn: 0 tear
    bid: 0:{bid}
    market: C7 S4 T12 M3 D1
    0: C 15 6 | S 5 | T 14 0 | M 2
"""
NARROW = """
    players: 2
    turn: 0 tear
    bid: 0:1
    market: C13 C14 C10 C11 C12
    0: C 15 8 6 | S 5
"""
ONTO_8 = """
    players: 2
    turn: 0 tear
    bid: 0:4
    market: C11 C12 C13 C14 C15
    0: C 10 8 | S 5
"""
BUILD = """
    players: 2
    turn: 0 build
    bid: 0:{bid}
    market: C7 S4 T12 M3 D1
    0: C 15 6 | S 5 | T 14 0 | M 4
"""
STAIRS = "players: 2\nturn: 0 build\nbid: 0:{bid}\nmarket: C4 C5 C6 C7 S3"
OVER = "players: 2\nturn: 0 over\nsecond: yes"

CASES = [
    (BID, "x-", "not-now", "it’s time to bid, not to tear down"),
    (BID, "xC", "not-now", "it’s time to bid, not to tear down"),
    (BID, "C7", "not-now", "it’s time to bid, not to build"),
    (TEAR.format(bid=2), "!3", "not-now", "it’s time to tear down, not to bid"),
    (TEAR.format(bid=2), "-", "not-now", "it’s time to tear down, not to bid"),
    (TEAR.format(bid=2), "C7", "not-now", "it’s time to tear down, not to build"),
    (BUILD.format(bid=2), "!5", "not-now", "it’s time to build, not to bid"),
    (BUILD.format(bid=2), "x-", "not-now", "it’s time to build, not to tear down"),
    (BID, "!2", "bid-not-higher", "2 isn’t enough. Bid more than 2, or pass"),
    (BID, "!0", "bid-not-higher", "0 isn’t enough. Bid more than 2, or pass"),
    (SHORT, "!3", "bid-beyond-market", "you can’t bid 3 when the market holds 2"),
    (SHORT, "!5", "bid-beyond-market", "you can’t bid 5 when the market holds 2"),
    (
        BID,
        "!4",
        "bid-impossible",
        "you could only build 3 of these cards, even after tearing down one of yours",
    ),
    (
        BID,
        "!5",
        "bid-impossible",
        "you could only build 3 of these cards, even after tearing down one of yours",
    ),
    (TEAR.format(bid=2), "xD", "tear-no-tower", "you have no sand tower to tear a card down from"),
    (TEAR.format(bid=2), "xT", "tear-roof", "your tree tower has a roof, and a roof can’t be torn down"),
    (
        TEAR.format(bid=3),
        "xS",
        "tear-leaves-too-few",
        "you bid 3, but without scary 5 you could only build 2",
    ),
    (ONTO_8, "xC", "tear-leaves-too-few", "you bid 4, but without candy 8 you could only build 0"),
    (
        TEAR.format(bid=3), "x-", "tear-needed",
        "you bid 3, but you can only build 2 unless you tear down candy 6 or scrap metal 2",
    ),
    (
        NARROW, "x-", "tear-needed",
        "you bid 1, but you can only build 0 unless you tear down candy 6",
    ),
    (
        BUILD.format(bid=2),
        "C8",
        "build-not-in-market",
        "candy 8 isn’t in the market. Choose a card that is",
    ),
    (BUILD.format(bid=2), "T12", "build-on-roof", "your tree tower has a roof, and nothing goes on a 0"),
    (BUILD.format(bid=2), "C7", "build-not-lower", "candy 7 doesn’t go on 6. Only a lower value or a 9 does"),
    (
        STAIRS.format(bid=5),
        "C6",
        "build-blocks-rest",
        "after candy 6 you’d still have to build 4, but could only build 3. Choose another card",
    ),
    (
        STAIRS.format(bid=4),
        "C4",
        "build-blocks-rest",
        "after candy 4 you’d still have to build 3, but could only build 1. Choose another card",
    ),
    (OVER, "-", "game-over", "the game is over: no action is possible"),
    (OVER, "C1", "game-over", "the game is over: no action is possible"),
]  # fmt: skip


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
    assert {case[2] for case in CASES} == {clause.code for clause in (*GAMES[GAME].clauses, GAME_OVER)}


def test_no_two_clauses_have_the_same_code() -> None:
    codes = [clause.code for clause in (*GAMES[GAME].clauses, GAME_OVER)]
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize(
    ("position", "action"),
    [
        (BID, "!3"), (BID, "-"), (SHORT, "!2"), (TEAR.format(bid=3), "xC"), (TEAR.format(bid=3), "xM"),
        (TEAR.format(bid=2), "x-"), (NARROW, "xC"), (ONTO_8, "xS"), (BUILD.format(bid=2), "S4"),
        (BUILD.format(bid=2), "D1"), (STAIRS.format(bid=5), "C7"), (STAIRS.format(bid=4), "C6"),
    ],
)  # fmt: skip
def test_beside_a_refused_action_there_is_one_that_is_not(position: str, action: str) -> None:
    match_at(GAME, position).play(action)


# --- Text that isn't an action ---

NO_ACTIONS = [
    "", " ", "!", "!6", "!-1", "!00", "!٣", "!３", "! 3", "3", "x", "xX", "xc", "x0", "x--", "xCC", "X-", "C",
    "C16", "C012", "C-1", "C1 ", " C1", "c1", "C 1", "C٣", "C³", "C１", "A1", "12", "12C", "C1.0", "C1e0",
    "--", "−", "–", "pass", "!3!4", "C12 ", "C12\n", "!3\n", "x-\n", "-\n", "C" * 5000, "9" * 100_000,
    "\ud800", "C\u0661",
]  # fmt: skip


@pytest.mark.parametrize("text", NO_ACTIONS, ids=range(len(NO_ACTIONS)))
def test_text_that_is_no_action_is_ill_formed_and_not_illegal(text: str) -> None:
    with pytest.raises(IllFormed) as refused:
        GAMES[GAME].read_action(text)
    assert refused.value.code == "ill-formed"
    assert len(refused.value.sentence) < 200


@given(text=st.one_of(st.text(), st.text(alphabet="CSTMDx!-0123456789 ٣c", max_size=4)))
def test_any_text_is_an_action_with_exactly_that_text_or_ill_formed(text: str) -> None:
    try:
        action = GAMES[GAME].read_action(text)
    except IllFormed:
        return
    assert 0 <= action < GAMES[GAME].actions
    assert GAMES[GAME].action_text(action) == text


def test_ill_formed_text_is_told_from_illegal_also_when_the_game_is_over() -> None:
    with pytest.raises(IllFormed):
        match_at(GAME, OVER).play("C16")
    with pytest.raises(IllegalAction):
        match_at(GAME, OVER).play("C15")


# --- Actions in words ---


@pytest.mark.parametrize(
    ("position", "action", "words"),
    [
        (BID, "!3", "bids 3"),
        (BID, "-", "passes"),
        (TEAR.format(bid=2), "xC", "tears down candy 6"),
        (TEAR.format(bid=2), "x-", "tears nothing down"),
        (BUILD.format(bid=2), "S4", "builds scary 4 on 5"),
        (BUILD.format(bid=2), "D1", "starts the sand tower with the 1"),
    ],
)
def test_an_action_in_words(position: str, action: str, words: str) -> None:
    match = match_at(GAME, position)
    assert match.game.describe(match.state, match.game.read_action(action)) == words
