"""Odd or Even: what a good player looks at."""

from __future__ import annotations

import numpy as np

from steeple.kernel.arrays import Actions, Position, Shares, Weights
from steeple.kernel.game import Worlds
from steeple.kernel.rule import rule

HORIZON = 100
"""Games are short: play them out to the end."""


@rule
def weigh(s: Position, actions: Actions, count: int, weights: Weights) -> None:
    """All actions are alike."""
    for k in range(count):
        weights[k] = np.float32(1)


@rule
def evaluate(s: Position, shares: Shares) -> None:
    """Each seat's share of the points so far."""
    total = 0.0
    for seat in range(s.players):
        total += 1.0 + s.points[seat]
    for seat in range(s.players):
        shares[seat] = (1.0 + s.points[seat]) / total


def worlds(s: Position, seat: int) -> Worlds | None:
    """None: there are too many orders of the pile to list them."""
    return None
