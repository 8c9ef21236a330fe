"""Five Towers: the record."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from steeple.games.five_towers.material import CARDS, MARKET, MOST_SEATS, N_STYLES, TALLEST
from steeple.kernel.game import OVER, Option, record_type

CardSet: TypeAlias = npt.NDArray[np.uint16]
"""[once or twice][style]: the values that are there at least once, and those that are there twice."""

# Sets come first, and towers have exactly the places they may need, so the record has no gap.
STATE = record_type(
    [
        ("rng", np.uint64),
        ("offer", np.uint16, (2, N_STYLES)),  # the market as a set
        ("discard", np.uint16, (2, N_STYLES)),
        # the undrawn cards of the pile as a set, since their order is unknown
        ("rest", np.uint16, (2, N_STYLES)),
        ("players", np.int8),
        ("player", np.uint8),  # whose decision it is
        ("phase", np.int8),
        ("end", np.int8),
        ("first", np.uint8),  # the first architect of this round
        ("bidder", np.uint8),  # who has bid most, 0 before the first bid
        ("bid", np.int8),  # the highest bid, NO_BID before the first
        ("spoken", np.int8),  # how many have bid or passed
        ("left", np.int8),  # cards the builder still has to build
        ("market_size", np.int8),  # cards turned up this round
        ("market", np.int8, (MARKET,)),  # the cards in the order they were turned up, TAKEN where one was
        ("discard_size", np.uint8),
        ("pile", np.int8, (CARDS,)),  # the present pile, top card first
        ("pile_size", np.uint8),
        ("drawn", np.uint8),  # cards drawn from it
        ("is_second", np.int8),  # whether it is the second pile
        # the order of the second pile as indices of ALL_CARDS, if it is planned
        ("planned", np.int8, (CARDS,)),
        ("planned_size", np.uint8),
        ("height", np.uint8, (MOST_SEATS, N_STYLES)),
        # NO_CARD, then the values from the ground up, then 0
        ("tower", np.int8, (MOST_SEATS, N_STYLES, TALLEST + 1)),
        ("torn", np.int8, (MOST_SEATS,)),  # cards torn down
    ]
)

BID, TEAR, BUILD = 1, 2, 3
NO_BID = -1

PHASES = {OVER: "over", BID: "bid", TEAR: "tear", BUILD: "build"}
ENDS = ("second-pile", "no-discard")
END_SECOND_PILE, END_NO_DISCARD = 1, 2

OPTIONS: tuple[Option, ...] = ()
