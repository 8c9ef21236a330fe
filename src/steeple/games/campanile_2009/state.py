"""Campanile 2009: the record."""

from __future__ import annotations

import numpy as np

from steeple.games.campanile.material import MOST_SEATS
from steeple.games.campanile.towers import BET, BUILD, FIELDS, TAKE
from steeple.games.campanile_2009.material import DECK, DISPLAY
from steeple.kernel.game import OVER, Option, record_type

STATE = record_type(
    [
        *FIELDS,
        ("move_marker", np.int8),  # the option
        ("scored", np.int8),  # whether Intermezzo has been scored
        ("display", np.int8, (DISPLAY,)),
        ("deck", np.int8, (DECK,)),  # top card first, Intermezzo and Finito in their places
        ("deck_size", np.uint8),
        ("top", np.uint8),  # index of the deck's top card
        ("chips", np.int8, (MOST_SEATS, 7)),  # victory point chips, by value
    ]
)

PHASES = {OVER: "over", BUILD: "build", BET: "bet", TAKE: "take"}
ENDS = ("finito",)
END_FINITO = 1

OPTIONS = (
    Option(
        "move_marker",
        (False, True),
        False,
        "after building exactly 2 floors, you can move a placed 2-marker to another tower instead of betting",
        seats=(2,),
    ),
)
