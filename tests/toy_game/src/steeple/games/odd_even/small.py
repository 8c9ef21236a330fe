"""Odd or Even: games small enough to solve. They begin with most cards turned up already."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping

import numpy as np
from steeple.games.odd_even.material import CARDS
from steeple.games.odd_even.rules import begin

from steeple.kernel.arrays import Position
from steeple.kernel.game import MOST_WORLDS, Size, Worlds
from steeple.kernel.rule import interpreted

SIZES = (Size("cards", 1, CARDS, 3, "cards that still lie face down: the lowest ones"),)


def small_deals(s: Position, sizes: Mapping[str, int]) -> Worlds | None:
    """Every first position of a game with these sizes; None if there are too many."""
    count = sizes["cards"]
    if math.factorial(count) > MOST_WORLDS:
        return None
    s.drawn = CARDS - count
    s.pile[: s.drawn] = range(count + 1, CARDS + 1)
    interpreted(begin)(s)
    positions = np.repeat(np.array([s]), math.factorial(count))
    for k, order in enumerate(itertools.permutations(range(1, count + 1))):
        positions[k]["pile"][s.drawn :] = order
    return Worlds(positions, np.full(len(positions), 1 / len(positions)))
