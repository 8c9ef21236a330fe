"""Campanile 1996: the material, as data."""

from __future__ import annotations

import numpy as np

from steeple.games.campanile.material import BUILD_ACTIONS, N_STYLES, listing, styles_in

PER_STYLE = np.array([0, 0, 9, 11, 13, 14], np.int64)
"""Cards of each style in play, by number of players: 14 less the 5, 3, 1 or 0 that are removed."""

PILES = 3
PILE = 18
"""The most cards that a pile can have."""

LEFT_OVER = 2

# Action ids: 0-14 build, 15-29 bet a token of value (id - 15) % 3 + 1 on style (id - 15) // 3, 30 no bet.
BET_ON = BUILD_ACTIONS
NO_BET = BET_ON + 3 * N_STYLES
ACTIONS = NO_BET + 1
MOST_LEGAL = 16
LONGEST = 104
"""No game has more decisions: turns until the cards are drawn, with two decisions each."""


def bets_on(styles: int, values: int) -> list[int]:
    """Bets on these styles with tokens of these values (bit 0 = value 1), and no bet."""
    return [*(BET_ON + 3 * s + v for s in styles_in(styles) for v in range(3) if values >> v & 1), NO_BET]


# Five styles with three values wouldn't fit 16, but at most three are visible, and one more was just built.
BETS = listing(
    {8 * styles + values: bets_on(styles, values)[:16] for styles in range(32) for values in range(8)}, 16
)
"""Legal bets by 8 * set of styles + set of values; no bet is always legal."""

ENOUGH = np.array([[0, 0b111, 0b110, 0b100], [0, 0b001, 0b010, 0b100]], np.int64)
"""[at least, exactly][floors built]: the set of token values that may be bet (bit 0 = value 1)."""

VALUE_COUNT = np.array([bin(values).count("1") for values in range(8)], np.int64)

FLAGS = np.array(
    [[8, 4, 0, 0, 0], [6, 3, 0, 0, 0], [4, 2, 0, 0, 0], [2, 1, 0, 0, 0], [0, 0, 0, 0, 0]], np.int8
)
"""[rank of the tower][standing of the player]"""
