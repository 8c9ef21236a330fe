"""Five Towers: the material, as data. A card's number is 16 * style + value."""

from __future__ import annotations

import numpy as np

STYLES = "CSTMD"
STYLE_NAMES = ("candy", "scary", "tree", "scrap metal", "sand")
N_STYLES = 5
VALUES = 16
VALUE_BITS, VALUE_MASK = 4, VALUES - 1
"""The value is in the lowest bits of a card's number."""

MOST_SEATS = 5
MARKET = 5
"""Cards turned up for a round."""

DOUBLED = (0, 2, 5, 7, 10, 12)
"""Values that exist twice in each style with 4 or 5 players."""

ONE_EACH = [VALUES * style + value for style in range(N_STYLES) for value in range(VALUES)]
SECONDS = [VALUES * style + value for style in range(N_STYLES) for value in DOUBLED]
CARDS = len(ONE_EACH) + len(SECONDS)
TALLEST = VALUES + len(DOUBLED) - 1
"""The most cards in a tower: all of a style, but only one of two 0s, since nothing goes on a 0."""

DECK_SIZE = np.array([0, 0, len(ONE_EACH), len(ONE_EACH), CARDS, CARDS], np.int64)
"""Cards in play, by number of players."""

ALL_CARDS = np.array(ONE_EACH + SECONDS, np.int8)
TWICE = np.array([0, 0, 0, 0, *2 * [sum(1 << value for value in DOUBLED)]], np.int64)
"""The set of values that exist twice in each style, by number of players."""

# Action ids: 0-5 bid that number, 6 pass, 7-11 tear down a style's top card, 12 nothing, 13-92 build a card.
PASS = MARKET + 1
TEAR_STYLE = PASS + 1
TEAR_NOTHING = TEAR_STYLE + N_STYLES
BUILD_CARD = TEAR_NOTHING + 1
ACTIONS = BUILD_CARD + N_STYLES * VALUES
MOST_LEGAL = 8
LONGEST = 484
"""No game has more decisions: all rounds of two piles, with their bids, cards torn down and built."""

NO_CARD = 16
"""What counts as the top value where no tower stands: anything goes on it."""

TAKEN = -1
"""A place in the market whose card was taken."""

TAKES_ANY, GOES_ON_ANY = 8, 9
"""Anything goes on an 8, and a 9 goes on anything but a 0."""

EIGHT, NINE = 1 << TAKES_ANY, 1 << GOES_ON_ANY
SMALL = NINE - 1
"""Sets of values are 16 bits; these are the values below nine."""

ANY = (1 << VALUES) - 1
BELOW = np.array([*((1 << value) - 1 for value in range(VALUES)), ANY], np.int64)
"""The set of values that go on a value: the lower ones; on an 8, as on no tower, any value."""

BELOW[TAKES_ANY] = ANY
