"""Campanile 1996: the material, as data."""

from __future__ import annotations

import numpy as np

from steeple.games.campanile.material import (
    BUILD_ACTIONS,
    LONG_LIST,
    MOST_FLOORS,
    MOST_VALUE,
    N_STYLES,
    SETS_OF_STYLES,
    listing,
    styles_in,
)

PER_STYLE = np.array([0, 0, 9, 11, 13, 14], np.int64)
"""Cards of each style in play, by number of players: 14 less the 5, 3, 1 or 0 that are removed."""

MOST_PER_STYLE = int(PER_STYLE.max())
TALLEST = MOST_FLOORS * MOST_PER_STYLE

PILES = 3
PILE = 18
"""The most cards that a pile can have."""

LEFT_OVER = 2

# Action ids: 0-14 build; 15-29 bet, on each style, a token of value 1, 2 and 3; 30 no bet.
BET_ON = BUILD_ACTIONS
NO_BET = BET_ON + MOST_VALUE * N_STYLES
ACTIONS = NO_BET + 1
MOST_LEGAL = 16
LONGEST = 104
"""No game has more decisions: turns until the cards are drawn, with two decisions each."""


def bet_id(style: int, value: int) -> int:
    """The action that bets a token of that value on a style."""
    return BET_ON + MOST_VALUE * style + value - 1


def bet_of(action: int) -> tuple[int, int]:
    """The style and the token's value of a bet."""
    return (action - BET_ON) // MOST_VALUE, (action - BET_ON) % MOST_VALUE + 1


def bets_on(styles: int, values: int) -> list[int]:
    """Bets on these styles with tokens of these values (bit 0 = value 1), and no bet."""
    pairs = [(style, v) for style in styles_in(styles) for v in range(MOST_VALUE) if values >> v & 1]
    return [*(bet_id(style, v + 1) for style, v in pairs), NO_BET]


SETS_OF_VALUES = 1 << MOST_VALUE


# Five styles with three values wouldn't fit, but at most three are visible, and one more was just built.
BETS = listing(
    {
        SETS_OF_VALUES * styles + values: bets_on(styles, values)[:LONG_LIST]
        for styles in range(SETS_OF_STYLES)
        for values in range(SETS_OF_VALUES)
    },
    LONG_LIST,
)
"""Legal bets by SETS_OF_VALUES * set of styles + set of values; no bet is always legal."""

ENOUGH = np.array([[0, 0b111, 0b110, 0b100], [0, 0b001, 0b010, 0b100]], np.int64)
"""[at least, exactly][floors built]: the set of token values that may be bet (bit 0 = value 1)."""

VALUE_COUNT = np.array([bin(values).count("1") for values in range(SETS_OF_VALUES)], np.int64)

FLAGS = np.array(
    [[8, 4, 0, 0, 0], [6, 3, 0, 0, 0], [4, 2, 0, 0, 0], [2, 1, 0, 0, 0], [0, 0, 0, 0, 0]], np.int8
)
"""[rank of the tower][standing of the player]"""

HIGHEST_FLAG = int(FLAGS.max())
