"""Campos: the record."""

from __future__ import annotations

import numpy as np

from steeple.games.campos.material import (
    AREA,
    CELLS_OF_COLOUR,
    MOST_SEATS,
    MOST_SPOTS,
    N_CARDS,
    N_COLOURS,
    N_TILES,
)
from steeple.kernel.game import OVER, Option, record_type

# Tiles in the area are numbered 0 … 31 in the order of placing, and sets of them are bits. Cells of a colour
# are numbered 0 … 23 in the same order; the number of a cell is 24 * colour + that.
# Wide fields come first, so that there are no gaps between fields.
STATE = record_type(
    [
        ("rng", np.uint64),
        ("standing", np.int64),  # tiles that are still in the area
        ("beside", np.int64, (N_TILES,)),  # tiles that share an edge with it
        ("free", np.int64),  # tiles that slide out, joints not looked at; set in the dismantling
        ("joints", np.int64),  # tiles without which the area would fall apart; set in the dismantling
        ("cards", np.int32, (MOST_SEATS,)),  # objective cards held
        ("played", np.int32),  # objective cards played
        ("cells", np.int32, (N_COLOURS,)),  # cells of each colour in the area
        # cells of the same colour that share an edge with it
        ("links", np.int32, (N_COLOURS, CELLS_OF_COLOUR)),
        ("regions", np.int32, (N_COLOURS, CELLS_OF_COLOUR)),  # cells of the region that it belongs to
        ("walls", np.uint32, (N_TILES,)),  # the tiles found to lock it in, 0 if none; set in the dismantling
        ("points", np.int16, (MOST_SEATS,)),
        ("anchor", np.uint16, (N_TILES,)),  # its place
        ("spots", np.int16, (MOST_SPOTS,)),  # where a tile can be placed
        ("n_spots", np.int16),
        ("players", np.int8),
        ("player", np.uint8),  # whose decision it is
        ("phase", np.int8),
        ("end", np.int8),
        ("slide", np.int8),  # the option: PATH or STRAIGHT
        ("hand", np.int8, (MOST_SEATS, 2)),  # kinds of the tiles held, NO_TILE where there is none
        ("bag", np.int8, (N_TILES,)),  # kinds, in drawing order
        ("drawn", np.uint8),
        ("deck", np.int8, (N_CARDS,)),  # objective cards in the order of dealing, from the first hands on
        ("dealt", np.uint8),
        ("tiles", np.uint8),  # how many tiles were placed
        ("kind", np.int8, (N_TILES,)),  # of each tile in the area
        ("orientation", np.uint8, (N_TILES,)),
        ("cells_placed", np.uint8, (N_COLOURS,)),
        ("owner", np.uint8, (N_COLOURS * CELLS_OF_COLOUR,)),  # the tile of each cell
        ("largest", np.uint8, (N_COLOURS,)),  # size of the largest region of each colour
        ("area", np.uint8, (AREA,)),  # what is at each place
    ]
)

PATH, STRAIGHT = 0, 1
PLACE, PLACE_OR_PLAY, REMOVE, REMOVE_OR_PLAY = 1, 2, 3, 4
NO_TILE = -1

PHASES = {
    OVER: "over",
    PLACE: "place",
    PLACE_OR_PLAY: "place-or-play",
    REMOVE: "remove",
    REMOVE_OR_PLAY: "remove-or-play",
}
PHASE_IDS = {name: phase for phase, name in PHASES.items()}
ENDS = ("cleared",)
END_CLEARED = 1

SLIDE = Option(
    "slide",
    ("path", "straight"),
    "path",
    "path: a tile slides out along any path, without turning; straight: only in a straight line",
)
OPTIONS = (SLIDE,)
