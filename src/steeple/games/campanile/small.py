"""Small games of both editions: their shared sizes, and how markers and hands are dealt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from steeple.games.campanile.material import HAND, MARKERS, N_STYLES
from steeple.games.campanile.towers import BUILD
from steeple.kernel.arrays import Position
from steeple.kernel.game import Size

SHARED_SIZES = (
    Size("styles", 1, N_STYLES, 2, "number of styles, starting with the one nearest the display"),
    Size(
        "hidden",
        1,
        HAND,
        1,
        "number of the three cards of a hand that only its owner knows; everybody has seen the others",
    ),
    Size(
        "markers",
        1,
        int(MARKERS.max()),
        1,
        "markers of each value for each player, or as many as there are of that value",
    ),
    Size("values", 1, len(MARKERS) - 1, 1, "markers have value 1 to this"),
)


def deal_shared(s: Position, styles: Iterator[int], sizes: Mapping[str, int]) -> None:
    """Give everybody markers, and a hand of which everybody has seen all but `hidden` cards."""
    for seat in range(int(s.players)):
        values = slice(1, 1 + sizes["values"])
        s.supply[seat, values] = np.minimum(MARKERS[values], sizes["markers"])
        for k in range(HAND):
            style = next(styles)
            s.hand[seat, style] += 1
            s.known[seat, style] += k >= sizes["hidden"]
    s.phase = BUILD
