"""Odd or Even: every reason an action can be illegal."""

from __future__ import annotations

from steeple.games.odd_even.material import TURN_UP
from steeple.games.odd_even.state import GUESS

from steeple.kernel.arrays import Position
from steeple.kernel.clause import Clause, Refusal

GUESS_FIRST = Clause("guess-first", "Turn", "guess first: odd or even")
TURN_UP_NOW = Clause("turn-up-now", "Turn", "you have guessed: turn up the card")

CLAUSES = (GUESS_FIRST, TURN_UP_NOW)


def refuse(s: Position, action: int) -> Refusal | None:
    """The clause that an action breaks now; None if it is legal."""
    if s.phase == GUESS:
        return GUESS_FIRST.refuse() if action == TURN_UP else None
    return None if action == TURN_UP else TURN_UP_NOW.refuse()
