"""The clauses that both editions share."""

from __future__ import annotations

from steeple.games.campanile.material import build_of
from steeple.games.campanile.notation import named_style
from steeple.games.campanile.towers import BUILD, styles_in_hand
from steeple.kernel.arrays import Position
from steeple.kernel.clause import Clause, Refusal
from steeple.kernel.rule import interpreted

NOT_NOW = Clause("not-now", "Turn", "it’s time to {due}, not to {tried}")
NOT_IN_HAND = Clause(
    "not-in-hand", "Turn 1, Build", "you have no {style} card. Build with a card from your hand"
)


def refuse_build(s: Position, action: int) -> Refusal | None:
    """The clause that a build breaks, if any."""
    if s.phase != BUILD:
        return None
    style, _ = build_of(action)
    if not interpreted(styles_in_hand)(s) >> style & 1:
        return NOT_IN_HAND.refuse(style=named_style(style))
    return None
