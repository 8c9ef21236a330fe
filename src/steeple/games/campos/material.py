"""Campos: the material and the geometry, as data.

The area is a grid of 64 x 64 places, with a wall around the 61 x 61 that may be used, so that a step on the
grid is one addition: cell (q, r) is place 64 * (q + 32) + (r + 32).

A *spot* is where a tile can lie, without its rotation: 6 * place of the anchor, + 0 for the triangle (q, r),
(q+1, r), (q, r+1), or + 1 for (q, r), (q+1, r-1), (q+1, r). In orientation 2k or 2k+1, letter i of the tile's
name is on cell (i + k) mod 3.

Action ids are fixed: 24576 * tile + 6 * place of the anchor + orientation places a tile; then come the 24
objective cards, then the 4096 places of an anchor whose tile is removed.
"""

from __future__ import annotations

import itertools
from typing import Any, TypeAlias

import numpy as np

IntOrArray: TypeAlias = Any
Spot: TypeAlias = tuple[int, int, int]

COLOURS = "RGBY"
COLOUR_NAMES = ("red", "green", "blue", "yellow")
N_COLOURS = 4
MOST_SEATS = 4
TILE_CELLS = 3
ORIENTATIONS = 6
"""Two triangles, each in three rotations."""

ROTATION = 2
"""Added to an orientation, it turns the tile by a third."""

FARTHEST = 30
"""q and r of every cell are within −30 … 30."""

# --- Tiles ---


def tile_name(colours: str) -> str:
    """The alphabetically first of a tile's three rotations."""
    return min(colours[k:] + colours[:k] for k in range(TILE_CELLS))


_PAIRS = {tile_name(a + a + b) for a, b in itertools.permutations(COLOURS, 2)}
_TRIPLES = {tile_name(a + b + c) for a, b, c in itertools.permutations(COLOURS, 3)}
TILES = tuple(sorted(_PAIRS | _TRIPLES))
"""The names of the 20 kinds of tiles: 12 with two colours, 8 with three."""

N_KINDS = len(TILES)
COPIES = tuple(2 if name in _PAIRS else 1 for name in TILES)
ALL_TILES = np.array([kind for kind in range(N_KINDS) for _ in range(COPIES[kind])], np.int8)
N_TILES = len(ALL_TILES)
TILE_COLOURS = np.array([[COLOURS.index(letter) for letter in name] for name in TILES], np.int64)
CELLS_OF_COLOUR = 24
CELL_MASK = 31
"""The bits that the number of a cell of one colour needs."""

# --- Objective cards ---

CARDS = tuple(itertools.permutations(range(N_COLOURS), 3))
"""(a, b, c): if the largest region of a is larger than that of b, score the largest of c."""

N_CARDS = len(CARDS)
CARD_COLOURS = np.array(CARDS, np.int64)
CARDS_DEALT = np.array([0, 0, 5, 4, 3], np.int64)
"""Cards dealt to each player in each of the two phases, by number of players."""

# --- The grid ---

WIDTH = 64
ORIGIN = WIDTH * 32 + 32
PLACES = WIDTH * WIDTH

FREE, NEAR, WALL, TILE = 0, 1, 2, 128
"""What is at a place: nothing; nothing, but next to the area; the wall; or TILE + number of a cell."""

STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six neighbours, in the order around a cell."""

DIRECTIONS = (
    *STEPS,
    *((a[0] + b[0], a[1] + b[1]) for a, b in zip(STEPS, (*STEPS[1:], STEPS[0]), strict=True)),
)
"""The twelve directions in which a tile may slide out in a straight line."""

SHAPES = (((0, 0), (1, 0), (0, 1)), ((0, 0), (1, -1), (1, 0)))
"""The cells of the two triangles, clockwise from the anchor."""


def place_of(q: int, r: int) -> int:
    """The place of a cell."""
    return WIDTH * q + r + ORIGIN


def cell_of(place: int) -> tuple[int, int]:
    """The cell (q, r) at a place."""
    return place // WIDTH - 32, place % WIDTH - 32


AREA = PLACES + 2 * WIDTH
"""Two rows of wall more than the grid, because a spot tried at the lower edge reaches into them."""


def _empty_area() -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    area = np.full(AREA, WALL, np.uint8)
    for q, r in itertools.product(range(-FARTHEST, FARTHEST + 1), repeat=2):
        area[place_of(q, r)] = FREE
    return area


EMPTY_AREA = _empty_area()
NEIGHBOURS = np.array([WIDTH * q + r for q, r in STEPS], np.int64)
SHAPE_PLACES = np.array([[WIDTH * q + r for q, r in shape] for shape in SHAPES], np.int64)


def _ring(shape: int) -> list[tuple[int, int]]:
    cells = SHAPES[shape]
    around = {(q + dq, r + dr) for q, r in cells for dq, dr in STEPS}
    return sorted(around - set(cells))


RING = np.array([[WIDTH * q + r for q, r in _ring(shape)] for shape in range(2)], np.int64)
"""The nine places around a triangle, as steps from its anchor."""


def _spots_near(shape: int) -> tuple[list[Spot], list[Spot]]:
    """The spots (q, r, shape) that overlap a tile at the origin, and those that only touch it."""
    mine, ring = set(SHAPES[shape]), set(_ring(shape))
    overlapping, touching = [], []
    for q, r, other in itertools.product(range(-3, 4), range(-3, 4), range(2)):
        cells = {(q + dq, r + dr) for dq, dr in SHAPES[other]}
        if cells & mine:
            overlapping.append((q, r, other))
        elif cells & ring:
            touching.append((q, r, other))
    return overlapping, touching


def _step(spot: Spot, shape: int) -> int:
    q, r, other = spot
    return ORIENTATIONS * (WIDTH * q + r) + other - shape


TOUCHING = np.array([[_step(spot, shape) for spot in _spots_near(shape)[1]] for shape in range(2)], np.int64)
"""The spots that touch a tile, as steps from its own spot."""

TOUCHING_PLACES = np.array(
    [
        [[WIDTH * (q + dq) + r + dr for dq, dr in SHAPES[other]] for q, r, other in _spots_near(shape)[1]]
        for shape in range(2)
    ],
    np.int64,
)
"""The three places of these spots, as steps from the tile's anchor."""

FAR = ORIENTATIONS * (WIDTH + 3)
"""A step between overlapping spots is smaller than this."""

KEEPS = np.ones((2, 2 * FAR + 1), np.uint8)
"""[shape][FAR + step]: 0 for spots that overlap a tile; the last entry is for all farther away."""

for _shape in range(2):
    for _spot in _spots_near(_shape)[0]:
        KEEPS[_shape, FAR + _step(_spot, _shape)] = 0

MOST_SPOTS = 768
"""Room for spots: a tile adds at most 24, and at most 31 lie in the area."""

# --- Sliding out ---

REACH = 2 * FARTHEST
"""How far apart two anchors can be, along q or r."""


def stopping_directions() -> np.ndarray[tuple[int, int], np.dtype[np.uint16]]:
    """The directions (bits) in which a moving cell is stopped by a standing one at (dq, dr) from it.

    In cube coordinates the moving cell minus the standing one is t·d − (dq, dr). The cell is stopped if for
    some t > 0 all three differences of these coordinates are below 2 in size. Each difference allows an open
    interval of t, and six times the ends of the interval are whole numbers.
    """
    far = REACH + 2
    dq, dr = np.meshgrid(np.arange(-far, far + 1), np.arange(-far, far + 1), indexing="ij")
    bits = np.zeros(dq.shape, np.uint16)
    for number, (q, r) in enumerate(DIRECTIONS):
        lowest, highest = np.zeros(dq.shape, int), np.full(dq.shape, 6000)
        for at, by in zip(_differences(-dq, -dr), _differences(q, r), strict=True):
            if by == 0:
                highest = np.where(abs(at) < 2, highest, lowest)
            else:
                ends = (-2 - at) * (6 // by), (2 - at) * (6 // by)
                lowest = np.maximum(lowest, np.minimum(*ends))
                highest = np.minimum(highest, np.maximum(*ends))
        bits |= (lowest < highest).astype(np.uint16) << number
    return bits


def _differences(q: IntOrArray, r: IntOrArray) -> tuple[IntOrArray, IntOrArray, IntOrArray]:
    x, y, z = q, -q - r, r
    return x - y, y - z, z - x


def _tiles_stop() -> np.ndarray[tuple[int, int, int], np.dtype[np.uint16]]:
    cell, size = stopping_directions(), 2 * REACH + 1
    stops = np.zeros((2, 2, size, 2 * WIDTH), np.uint16)
    for moving, standing in itertools.product(range(2), repeat=2):
        for (mq, mr), (sq, sr) in itertools.product(SHAPES[moving], SHAPES[standing]):
            q, r = 2 + sq - mq, 2 + sr - mr
            stops[moving, standing, :, :size] |= cell[q : q + size, r : r + size]
    return stops.reshape(2, 2, -1)


ALL_DIRECTIONS = (1 << len(DIRECTIONS)) - 1
STOPS = _tiles_stop()
"""[moving shape][standing shape][STOPS_ORIGIN + 128 * dq + dr]: the directions in which a tile is stopped."""

STOPS_ORIGIN = 2 * WIDTH * REACH + REACH

# --- Sliding out along any path ---


def _ways(free: int) -> int:
    """Of six neighbours, the free ones beside another free one: a tile can't pass between two taken ones."""
    beside = (free << 1 | free >> 5 | free >> 1 | free << 5) & 0b111111
    return free & beside


WAYS = np.array([_ways(free) for free in range(64)], np.int64)
"""[free displacements around one, as bits in the order of STEPS]: those to which a tile can go."""

AROUND = (NEIGHBOURS[None, :, None] + SHAPE_PLACES[:, None, :]).astype(np.uint64)
"""[shape][step]: the three places of a tile after one step, as steps from its anchor."""

# --- Actions ---

SPOTS = ORIENTATIONS * PLACES
PLAY_CARD = SPOTS * N_KINDS
REMOVE_AT = PLAY_CARD + N_CARDS
ACTIONS = REMOVE_AT + PLACES
MOST_LEGAL = ORIENTATIONS * MOST_SPOTS + N_CARDS
LONGEST = 87
"""No game has more decisions: all tiles placed and removed, and all cards played."""
