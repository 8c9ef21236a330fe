"""Campanile 1996: games small enough to solve."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

from steeple.games.campanile.small import SHARED_SIZES, deal_shared
from steeple.games.campanile_1996.material import PILE, PILES
from steeple.games.campanile_1996.play import worlds
from steeple.kernel.arrays import Position
from steeple.kernel.game import SPECTATOR, Size, Worlds

SIZES = (Size("cards", 1, PILE, 2, "cards in each pile"), *SHARED_SIZES)


def small_deals(s: Position, sizes: Mapping[str, int]) -> Worlds | None:
    """Every first position of a game with these sizes; None if there are too many."""
    styles = itertools.cycle(range(sizes["styles"]))
    deal_shared(s, styles, sizes)
    s.pile_size = sizes["cards"]
    for depth, pile in itertools.product(range(sizes["cards"]), range(PILES)):
        s.piles[pile, depth] = next(styles)
    return worlds(s, SPECTATOR)
