"""The material that both editions share, as data.

Styles have a fixed order, red nearest the display (1996: the piles). A set of styles is five bits, red the
lowest.
"""

from __future__ import annotations

import numpy as np

STYLES = "RYBNE"
STYLE_NAMES = ("red", "yellow", "blue", "brown", "beige")
N_STYLES = 5
MOST_SEATS = 5
HAND = 3
"""Cards in a full hand."""

MOST_FLOORS = 3
"""A card raises its tower by one floor up to this many."""

MARKERS = np.array([0, 5, 3, 1], np.int8)
"""How many markers of value 0 … 3 each player starts with."""

MOST_VALUE = len(MARKERS) - 1
MOST_MARKERS = int(MARKERS.max())

TIE_BITS = 3
BEFORE_TIES = 1 << TIE_BITS
"""What decides first is multiplied by this; what breaks ties is less than this, and added."""

SHORT_LIST, LONG_LIST = 8, 16
"""How long prepared lists of actions are: one or two vector moves copy them."""

SETS_OF_STYLES = 1 << N_STYLES

STYLE_COUNT = np.array([bin(styles).count("1") for styles in range(SETS_OF_STYLES)], np.int64)
"""How many styles a set holds."""


def styles_in(styles: int) -> list[int]:
    """The members of a set of styles."""
    return [style for style in range(N_STYLES) if styles >> style & 1]


def listing(rows: dict[int, list[int]], width: int) -> np.ndarray[tuple[int, int], np.dtype[np.int32]]:
    """Lists of action ids as rows of one array, so that listing legal actions is one copy without a branch.

    The ids have the same width as in the output, so the copy takes one or two vector moves.
    """
    listed = np.zeros((len(rows), width), np.int32)
    for row, actions in rows.items():
        listed[row, : len(actions)] = actions
    return listed


BUILD_ACTIONS = MOST_FLOORS * N_STYLES
"""Action ids 0 … 14 are builds in both editions: of each style by 1, 2 and 3 floors."""


def build_id(style: int, floors: int) -> int:
    """The action that raises a tower by that many floors."""
    return MOST_FLOORS * style + floors - 1


def build_of(action: int) -> tuple[int, int]:
    """The style and the floors of a build."""
    return action // MOST_FLOORS, action % MOST_FLOORS + 1


def builds_with(styles: int) -> list[int]:
    """The builds that cards of these styles allow."""
    return [build_id(style, more + 1) for style in styles_in(styles) for more in range(MOST_FLOORS)]


BUILDS = listing({hand: builds_with(hand) for hand in range(SETS_OF_STYLES)}, LONG_LIST)
"""Legal builds by the set of styles in hand."""
