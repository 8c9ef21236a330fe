"""Campanile 1996: every reason an action can be illegal."""

from __future__ import annotations

from steeple.games.campanile.clauses import NOT_IN_HAND, NOT_NOW, refuse_build
from steeple.games.campanile.material import BUILD_ACTIONS
from steeple.games.campanile.notation import named_style
from steeple.games.campanile.towers import BET, BUILD, has_marker
from steeple.games.campanile_1996.material import ENOUGH, NO_BET, bet_of
from steeple.games.campanile_1996.rules import styles_to_bet_on
from steeple.games.campanile_1996.state import EXACT, JUST_BUILT, PHASES, VISIBLE
from steeple.kernel.arrays import Position
from steeple.kernel.clause import Clause, Refusal
from steeple.kernel.rule import interpreted

BET_NOT_VISIBLE = Clause(
    "bet-not-visible", "Turn 2, Bet", "you can’t bet on {style}. Choose a style that’s face up on a pile"
)
BET_NOT_JUST_BUILT = Clause(
    "bet-not-just-built",
    "Option target",
    "you can’t bet on {style}. Bet on {built}, the tower you’ve just raised",
)
BET_NOT_EITHER = Clause(
    "bet-not-either",
    "Option target",
    "you can’t bet on {style}. Choose a style that’s face up on a pile, or {built}, which you’ve just raised",
)
BET_TOO_LOW = Clause(
    "bet-too-low",
    "Turn 2, Bet",
    "a {value} is too low. You built {floors}, so bet a token of {floors} or more",
)
BET_NOT_EXACT = Clause(
    "bet-not-exact",
    "Option bet",
    "you built {floors}, so bet a token of exactly {floors}, not {value}",
)
NO_TOKEN = Clause("no-token", "Turn 2, Bet", "you have no {value}-token left")

CLAUSES = (
    NOT_NOW,
    NOT_IN_HAND,
    BET_NOT_VISIBLE,
    BET_NOT_JUST_BUILT,
    BET_NOT_EITHER,
    BET_TOO_LOW,
    BET_NOT_EXACT,
    NO_TOKEN,
)


def refuse(s: Position, action: int) -> Refusal | None:
    """The clause that an action breaks now; None if it is legal."""
    phase = BUILD if action < BUILD_ACTIONS else BET
    if phase != s.phase:
        return NOT_NOW.refuse(due=PHASES[int(s.phase)], tried=PHASES[phase])
    if phase == BUILD:
        return refuse_build(s, action)
    return None if action == NO_BET else refuse_bet(s, *bet_of(action))


def refuse_bet(s: Position, style: int, value: int) -> Refusal | None:
    """The clause against betting a token of this value on this style."""
    floors = int(s.floors)
    if not interpreted(styles_to_bet_on)(s) >> style & 1:
        if s.target == VISIBLE:
            return BET_NOT_VISIBLE.refuse(style=named_style(style))
        clause = BET_NOT_JUST_BUILT if s.target == JUST_BUILT else BET_NOT_EITHER
        return clause.refuse(style=named_style(style), built=named_style(s.built))
    if not ENOUGH[s.bet, floors] >> (value - 1) & 1:
        clause = BET_NOT_EXACT if s.bet == EXACT else BET_TOO_LOW
        return clause.refuse(floors=floors, value=value)
    if not interpreted(has_marker)(s, value):
        return NO_TOKEN.refuse(value=value)
    return None
