"""Campanile 1996: the record."""

from __future__ import annotations

import numpy as np

from steeple.games.campanile.material import MOST_SEATS
from steeple.games.campanile.towers import BET, BUILD, FIELDS
from steeple.games.campanile_1996.material import LEFT_OVER, PILE, PILES
from steeple.kernel.game import OVER, Option, record_type

STATE = record_type(
    [
        *FIELDS,
        ("bet", np.int8),  # the options: AT_LEAST or EXACT,
        ("target", np.int8),  # VISIBLE, VISIBLE_OR_JUST_BUILT or JUST_BUILT
        ("piles", np.int8, (PILES, PILE)),  # top card first
        ("pile_size", np.uint8),
        ("drawn", np.uint8, (PILES,)),  # cards drawn from each pile: the next one is face up
        ("left_over", np.int8, (LEFT_OVER,)),  # cards that left the game unseen
        ("left_over_size", np.int8),
        ("points", np.int8, (MOST_SEATS,)),
    ]
)

AT_LEAST, EXACT = 0, 1
VISIBLE, VISIBLE_OR_JUST_BUILT, JUST_BUILT = 0, 1, 2

PHASES = {OVER: "over", BUILD: "build", BET: "bet"}
ENDS = ("pile-1", "pile-2", "pile-3")

OPTIONS = (
    Option(
        "bet",
        ("at-least", "exact"),
        "at-least",
        "at-least: bet a token worth at least the floors you built; exact: worth exactly as many",
    ),
    Option(
        "target",
        ("visible", "visible-or-just-built", "just-built"),
        "visible",
        "visible: bet on a style that’s face up on a pile; "
        "visible-or-just-built: also on the tower you’ve just raised; just-built: only on that tower",
    ),
)
