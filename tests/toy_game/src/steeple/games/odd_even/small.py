"""Odd or Even: games small enough to solve. They begin with most cards turned up already."""

from __future__ import annotations

from collections.abc import Mapping

from steeple.games.odd_even.material import CARDS
from steeple.games.odd_even.play import worlds
from steeple.games.odd_even.rules import begin

from steeple.kernel.arrays import Position
from steeple.kernel.game import SPECTATOR, Size, Worlds
from steeple.kernel.rule import interpreted

SIZES = (Size("cards", 1, CARDS, 3, "cards that still lie face down: the lowest ones"),)


def small_deals(s: Position, sizes: Mapping[str, int]) -> Worlds | None:
    """Every first position of a game with these sizes; None if there are too many."""
    s.drawn = CARDS - sizes["cards"]
    s.pile[:] = range(CARDS, 0, -1)
    interpreted(begin)(s)
    return worlds(s, SPECTATOR)
