"""Campos: which tiles slide out of the area without moving another.

A straight line is tried first, and a path with bends is searched for only if no line leads out. The tiles
found to lock a tile in are noted, and it is looked at again only when one of them has gone. A *displacement*
is where the tile would lie, given by the place of its anchor; it is *taken* if another tile lies there. From
a free displacement the tile can go to a free one next to it if one of the two next to both is free as well:
it swings around one taken displacement, but never passes between two.
"""

from __future__ import annotations

import numpy as np

from steeple.games.campos.material import (
    ALL_DIRECTIONS,
    AROUND,
    FREE,
    NEIGHBOURS,
    PLACES,
    SHAPE_PLACES,
    STOPS,
    STOPS_ORIGIN,
    TILE,
    TILE_CELLS,
    WAYS,
    WIDTH,
)
from steeple.games.campos.state import PATH
from steeple.kernel.arrays import Index, Position, Scores
from steeple.kernel.bits import lowest_bit
from steeple.kernel.rule import rule, wrapping


@rule
def note_free(s: Position) -> None:
    """Note which tiles slide out, of those that aren't joints.

    Those that did still do, since there are only fewer tiles.
    """
    free = int(s.free) & int(s.standing)
    tiles = int(s.standing) & ~int(s.joints) & ~free
    while tiles:
        tile = lowest_bit(tiles)
        tiles &= tiles - 1
        free |= int(slides_out(s, tile)) << tile
    s.free = free


@rule
def slides_out(s: Position, tile: int) -> bool:
    """Whether a tile can leave the area without moving another, as the option `slide` allows."""
    walls = int(s.walls[tile])
    if walls != 0 and walls & ~int(s.standing) == 0:
        return False  # the tiles that were found to lock it in are all still there
    walls = walls_of_lines(s, tile, s.anchor[tile])
    if walls != 0 and s.slide == PATH:
        walls = walls_of_paths(s, tile)
    s.walls[tile] = walls
    return walls == 0


# --- In a straight line ---


@rule
def walls_of_lines(s: Position, tile: int, place: Index) -> int:
    """Tiles that stop a tile in all of the twelve directions, from this place; 0 if one direction is free."""
    directions, walls, others = 0, 0, int(s.standing) & ~(1 << tile)
    start, shape = STOPS_ORIGIN - spread_place(place), s.orientation[tile] & 1
    while others:
        other = lowest_bit(others)
        others &= others - 1
        more = directions | int(STOPS[shape, s.orientation[other] & 1, start + spread_place(s.anchor[other])])
        walls |= int(more != directions) << other
        directions = more
        if directions == ALL_DIRECTIONS:
            return walls
    return 0


@rule
def spread_place(place: Index) -> int:
    """A place's number in a grid twice as wide, in which every step to another place is one number."""
    return int(place) + (int(place) & ~(WIDTH - 1))


# --- Along any path ---


@rule(apart=True)
def walls_of_paths(s: Position, tile: int) -> int:
    """Tiles that lock a tile in on all paths; 0 if one leads out."""
    anchor, shape = int(s.anchor[tile]), int(s.orientation[tile]) & 1
    first, second, third = anchor, anchor + SHAPE_PLACES[shape, 1], anchor + SHAPE_PLACES[shape, 2]
    cells = s.area[first], s.area[second], s.area[third]
    s.area[first] = s.area[second] = s.area[third] = FREE  # a tile is not in its own way
    if ways_from(s, anchor, shape):
        walls = explore(s, tile, shape)
    else:  # most tiles that are locked in can't move at all
        walls = int(s.beside[tile]) & int(s.standing)
    s.area[first], s.area[second], s.area[third] = cells
    return walls


@wrapping
@rule
def ways_from(s: Position, place: int, shape: int) -> int:
    """The steps (bits) that a tile can take from a place where it could lie."""
    free, start = 0, np.uint64(place)
    for k in range(len(NEIGHBOURS)):
        what = s.area[start + AROUND[shape, k, 0]]
        what |= s.area[start + AROUND[shape, k, 1]]
        what |= s.area[start + AROUND[shape, k, 2]]
        free |= int(what < TILE) << k
    return int(WAYS[free])


@rule(apart=True)
def explore(s: Position, tile: int, shape: int) -> int:
    """Go wherever a tile can go until a line leads out (0); if none does, return the tiles it met."""
    seen, queue = np.zeros(WIDTH, np.int64), np.empty(PLACES, np.int16)
    anchor, done, count = int(s.anchor[tile]), 0, 1
    queue[0] = anchor
    seen[anchor // WIDTH] = 1 << (anchor % WIDTH - 1)
    while done < count:
        place = int(queue[done])
        done += 1
        ways = ways_from(s, place, shape)
        while ways:
            other = place + int(NEIGHBOURS[lowest_bit(ways)])
            ways &= ways - 1
            row, bit = other // WIDTH, 1 << (other % WIDTH - 1)
            if not int(seen[row]) & bit:
                if walls_of_lines(s, tile, other) == 0:
                    return 0
                seen[row] |= bit
                queue[count] = other
                count += 1
    return met(s, queue, count, shape)


@wrapping
@rule
def met(s: Position, places: Scores, count: int, shape: int) -> int:
    """The tiles that a tile touches from these places."""
    walls = 0
    for n in range(count):
        for k in range(len(NEIGHBOURS)):
            for cell in range(TILE_CELLS):
                what = int(s.area[np.uint64(places[n]) + AROUND[shape, k, cell]])
                is_tile = int(what >= TILE)
                walls |= is_tile << int(s.owner[(what - TILE) * is_tile])
    return walls
