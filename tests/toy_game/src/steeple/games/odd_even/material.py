"""Odd or Even: the material, as data."""

from __future__ import annotations

CARDS = 9
"""The cards 1 to 9, once each."""

MOST_SEATS = 3

# Action ids: guess odd, guess even, turn up the next card.
ODD, EVEN, TURN_UP = 0, 1, 2
ACTIONS = 3
MOST_LEGAL = 2
LONGEST = 2 * CARDS
NAMES = ("odd", "even")
