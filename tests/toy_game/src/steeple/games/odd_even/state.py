"""Odd or Even: the record."""

from __future__ import annotations

import numpy as np
from steeple.games.odd_even.material import CARDS, MOST_SEATS

from steeple.kernel.game import OVER, Option, record_type

STATE = record_type(
    [
        ("rng", np.uint64),
        ("players", np.int8),
        ("player", np.uint8),
        ("phase", np.int8),
        ("end", np.int8),
        ("guess", np.int8),  # ODD or EVEN, while the card is still face down
        ("pile", np.int8, (CARDS,)),  # the top card first
        ("drawn", np.uint8),
        ("points", np.int8, (MOST_SEATS,)),
    ]
)

GUESS, TURN = 1, 2
PHASES = {OVER: "over", GUESS: "guess", TURN: "turn"}
ENDS = ("pile",)
OPTIONS: tuple[Option, ...] = ()
