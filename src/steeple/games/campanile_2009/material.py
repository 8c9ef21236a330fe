"""Campanile 2009: the material, as data."""

from __future__ import annotations

import numpy as np

from steeple.games.campanile.material import (
    BUILD_ACTIONS,
    MOST_FLOORS,
    N_STYLES,
    SETS_OF_STYLES,
    SHORT_LIST,
    STYLES,
    listing,
    styles_in,
)

PER_STYLE = np.array([0, 0, 6, 12, 12, 12], np.int64)
"""Cards of each style in play, by number of players."""

MOST_PER_STYLE = int(PER_STYLE.max())
TALLEST = MOST_FLOORS * MOST_PER_STYLE

DISPLAY = 3
INTERMEZZO, FINITO = 5, 6
"""The numbers of these two cards in the deck, after those of the five styles."""

CARD_LETTERS = STYLES + "IF"

EMPTY = 7
"""What the display holds at the place that Finito left empty."""

DECK = 62
LAST = 10
"""Finito is shuffled into this many of the lowest cards."""

SPREAD = 2
"""Intermezzo lies at most this far from the middle."""

# Action ids: 0-14 build, 15-19 bet on a style, 20 no bet, 21-25 take a style,
# 26-50 move a 2-marker from one style to another.
BET_ON = BUILD_ACTIONS
NO_BET = BET_ON + N_STYLES
TAKE_STYLE = NO_BET + 1
MOVE = TAKE_STYLE + N_STYLES
ACTIONS = MOVE + N_STYLES * N_STYLES
MOST_LEGAL = 40
LONGEST = 147
"""No game has more decisions: turns until the cards are drawn, with three decisions each."""

BETS = listing(
    {styles: [*(BET_ON + s for s in styles_in(styles)), NO_BET] for styles in range(SETS_OF_STYLES)},
    SHORT_LIST,
)
"""Legal bets by the set of styles that may be bet on; no bet is always legal."""

TAKES = listing(
    {styles: [TAKE_STYLE + s for s in styles_in(styles)] for styles in range(SETS_OF_STYLES)}, SHORT_LIST
)
"""Legal takes by the set of styles in the display."""

AT_INTERMEZZO, AT_FINITO = 0, 1
"""The two scorings: they pay by different sides of the flags."""

# [AT_INTERMEZZO, AT_FINITO][2 players, more][rank of the tower][standing of the player]
FLAGS = np.array(
    [
        [
            [[4, 2, 0, 0, 0], [3, 2, 0, 0, 0], [2, 1, 0, 0, 0], [1, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
            [[4, 2, 0, 0, 0], [3, 1, 0, 0, 0], [2, 0, 0, 0, 0], [1, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
        ],
        [
            [[6, 3, 0, 0, 0], [5, 2, 0, 0, 0], [4, 1, 0, 0, 0], [3, 1, 0, 0, 0], [2, 0, 0, 0, 0]],
            [[6, 4, 2, 0, 0], [5, 3, 1, 0, 0], [4, 2, 0, 0, 0], [3, 1, 0, 0, 0], [2, 0, 0, 0, 0]],
        ],
    ],
    np.int8,
)
CHIPS = (0, 4, 5, 3, 3, 1, 1)
"""Victory point chips in the box, by value."""

HIGHEST_CHIP = len(CHIPS) - 1
