"""Campanile 2009: every reason an action can be illegal."""

from __future__ import annotations

from steeple.games.campanile.clauses import NOT_IN_HAND, NOT_NOW, refuse_build
from steeple.games.campanile.material import BUILD_ACTIONS, N_STYLES
from steeple.games.campanile.notation import named_style
from steeple.games.campanile.towers import BET, BUILD, TAKE, has_marker
from steeple.games.campanile_2009.material import BET_ON, MOVE, NO_BET, TAKE_STYLE
from steeple.games.campanile_2009.rules import can_move_from, styles_in_display
from steeple.games.campanile_2009.state import PHASES
from steeple.kernel.arrays import Position
from steeple.kernel.clause import Clause, Named, Refusal
from steeple.kernel.rule import interpreted

BET_NOT_IN_DISPLAY = Clause(
    "bet-not-in-display", "Turn 2, Bet", "you can’t bet on {style}. Choose a style that’s in the display"
)
NO_MARKER = Clause(
    "no-marker", "Turn 2, Bet", "you built {value} but have no {value}-marker left, so you can’t bet"
)
TAKE_NOT_IN_DISPLAY = Clause(
    "take-not-in-display", "Turn 3, Take", "there’s no {style} card in the display. Take one that’s there"
)
MOVE_OFF = Clause(
    "move-off", "Option move_marker", "this game is played without moving markers. Once placed, they stay"
)
MOVE_NOT_TWO = Clause(
    "move-not-two",
    "Option move_marker",
    "you can only move a marker after building exactly 2 floors, not {floors}",
)
MOVE_NO_MARKER = Clause("move-no-marker", "Option move_marker", "you have no 2-marker under {style} to move")
MOVE_SAME_TOWER = Clause(
    "move-same-tower", "Option move_marker", "that marker is already under {style}. Move it to another tower"
)
MOVE_NOT_IN_DISPLAY = Clause(
    "move-not-in-display",
    "Option move_marker",
    "you can’t move a marker to {style}. Choose a style that’s in the display",
)

CLAUSES = (
    NOT_NOW,
    NOT_IN_HAND,
    BET_NOT_IN_DISPLAY,
    NO_MARKER,
    TAKE_NOT_IN_DISPLAY,
    MOVE_OFF,
    MOVE_NOT_TWO,
    MOVE_NO_MARKER,
    MOVE_SAME_TOWER,
    MOVE_NOT_IN_DISPLAY,
)

VERBS = {**{phase: Named(name, name) for phase, name in PHASES.items()}, TAKE: Named("take", "take a card")}


def phase_of(action: int) -> int:
    """The decision that an action answers."""
    if action < BUILD_ACTIONS:
        return BUILD
    return TAKE if TAKE_STYLE <= action < MOVE else BET


def refuse(s: Position, action: int) -> Refusal | None:
    """The clause that an action breaks now; None if it is legal."""
    if action >= MOVE and not s.move_marker:
        return MOVE_OFF.refuse()
    phase = phase_of(action)
    if phase != s.phase:
        return NOT_NOW.refuse(due=VERBS[int(s.phase)], tried=VERBS[phase])
    if phase == BUILD:
        return refuse_build(s, action)
    if phase == TAKE:
        return refuse_take(s, action - TAKE_STYLE)
    if action >= MOVE:
        return refuse_move(s, (action - MOVE) // N_STYLES, (action - MOVE) % N_STYLES)
    return None if action == NO_BET else refuse_bet(s, action - BET_ON)


def is_in_display(s: Position, style: int) -> bool:
    """Whether a card of this style is face up."""
    return bool(interpreted(styles_in_display)(s) >> style & 1)


def refuse_take(s: Position, style: int) -> Refusal | None:
    """The clause against taking this style."""
    return None if is_in_display(s, style) else TAKE_NOT_IN_DISPLAY.refuse(style=named_style(style))


def refuse_bet(s: Position, style: int) -> Refusal | None:
    """The clause against betting on this style."""
    if not is_in_display(s, style):
        return BET_NOT_IN_DISPLAY.refuse(style=named_style(style))
    if not interpreted(has_marker)(s, s.floors):
        return NO_MARKER.refuse(value=int(s.floors))
    return None


def refuse_move(s: Position, source: int, target: int) -> Refusal | None:
    """The clause against moving a 2-marker from one style to another."""
    if s.floors != 2:
        return MOVE_NOT_TWO.refuse(floors=int(s.floors))
    if not interpreted(can_move_from)(s, source):
        return MOVE_NO_MARKER.refuse(style=named_style(source))
    if source == target:
        return MOVE_SAME_TOWER.refuse(style=named_style(target))
    if not is_in_display(s, target):
        return MOVE_NOT_IN_DISPLAY.refuse(style=named_style(target))
    return None
