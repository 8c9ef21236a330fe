"""Odd or Even: what a good player looks at."""

from __future__ import annotations

import itertools
import math

import numpy as np
from steeple.games.odd_even.material import CARDS

from steeple.kernel.arrays import Actions, Position, Shares, Weights
from steeple.kernel.game import MOST_WORLDS, Worlds
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
    """Every order of the cards that lie face down; None if there are too many."""
    drawn = int(s.drawn)
    count = math.factorial(CARDS - drawn)
    if count > MOST_WORLDS:
        return None
    positions = np.repeat(np.array([s]), count)
    for k, order in enumerate(itertools.permutations(sorted(s.pile[drawn:].tolist()))):
        positions[k]["pile"][drawn:] = order
    return Worlds(positions, np.full(count, 1 / count))
