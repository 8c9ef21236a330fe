"""Campanile 2009: games small enough to solve."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

from steeple.games.campanile.small import SHARED_SIZES, deal_shared
from steeple.games.campanile_2009.material import DISPLAY, FINITO, LAST
from steeple.games.campanile_2009.play import worlds
from steeple.kernel.arrays import Position
from steeple.kernel.game import SPECTATOR, Size, Worlds

SIZES = (
    Size(
        "cards",
        1,
        LAST,
        2,
        "cards in the deck, with Finito anywhere among them; Intermezzo has already been scored",
    ),
    *SHARED_SIZES,
)


def small_deals(s: Position, sizes: Mapping[str, int]) -> Worlds | None:
    """Every first position of a game with these sizes; None if there are too many."""
    styles = itertools.cycle(range(sizes["styles"]))
    deal_shared(s, styles, sizes)
    deck = [next(styles) for _ in range(DISPLAY + sizes["cards"])]
    s.display[:] = deck[:DISPLAY]
    s.deck[: len(deck) + 1] = [*deck, FINITO]
    s.deck_size, s.top, s.scored = len(deck) + 1, DISPLAY, 1
    return worlds(s, SPECTATOR)
