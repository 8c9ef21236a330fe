"""Campos: the area of tiles. Laying and lifting tiles, regions, spots for more, and what may be removed."""

from __future__ import annotations

import numpy as np

from steeple.games.campos.material import (
    CELL_MASK,
    CELLS_OF_COLOUR,
    FAR,
    FREE,
    KEEPS,
    NEAR,
    NEIGHBOURS,
    ORIENTATIONS,
    RING,
    SHAPE_PLACES,
    TILE,
    TILE_CELLS,
    TILE_COLOURS,
    TOUCHING,
    TOUCHING_PLACES,
)
from steeple.games.campos.sliding import note_free
from steeple.kernel.arrays import Index, Position
from steeple.kernel.bits import count_bits, lowest_bit
from steeple.kernel.rule import rule

LOW_32_BITS = 0xFFFF_FFFF

# --- Laying a tile ---


@rule(apart=True)
def lay_tile(s: Position, kind: Index, anchor: int, orientation: int) -> None:
    """Add a tile to the area: its cells and their regions, its neighbours, the spots it closes and opens."""
    tile = int(s.tiles)
    shape, turn = orientation & 1, orientation >> 1
    s.tiles = tile + 1
    s.kind[tile], s.anchor[tile], s.orientation[tile] = kind, anchor, orientation
    s.standing |= 1 << tile
    close_spots(s, ORIENTATIONS * anchor + shape, shape)
    open_spots(s, anchor, shape)
    touch_ring(s, tile, anchor, shape)
    for k in range(TILE_CELLS):
        colour = TILE_COLOURS[kind, (k + TILE_CELLS - turn) % TILE_CELLS]
        lay_cell(s, tile, anchor + SHAPE_PLACES[shape, k], colour)


@rule
def close_spots(s: Position, spot: int, shape: int) -> None:
    """Drop the spots that overlap the new tile. It has no branch, since which ones do is unpredictable."""
    count = np.uint32(0)
    for k in range(s.n_spots):
        other = int(s.spots[k])
        step = min(np.uint32((other - spot + FAR) & LOW_32_BITS), np.uint32(2 * FAR))
        s.spots[count] = other
        count += KEEPS[shape, step]
    s.n_spots = count


@rule
def open_spots(s: Position, anchor: int, shape: int) -> None:
    """Add the spots of three FREE places that touch the new tile; those with a NEAR one are known already."""
    count = np.uint32(s.n_spots)
    for k in range(len(TOUCHING[0])):
        s.spots[count] = ORIENTATIONS * anchor + shape + TOUCHING[shape, k]
        taken = s.area[anchor + TOUCHING_PLACES[shape, k, 0]]
        taken |= s.area[anchor + TOUCHING_PLACES[shape, k, 1]]
        taken |= s.area[anchor + TOUCHING_PLACES[shape, k, 2]]
        count += np.uint32(taken == FREE)
    s.n_spots = count


@rule
def touch_ring(s: Position, tile: int, anchor: int, shape: int) -> None:
    """Note the tiles beside a new one, and that the free places around it are now near the area."""
    beside = 0
    for k in range(len(RING[0])):
        place = anchor + RING[shape, k]
        what = int(s.area[place])
        is_tile = int(what >= TILE)
        other = int(s.owner[(what - TILE) * is_tile])
        beside |= is_tile << other
        s.beside[other] |= is_tile << tile
        s.area[place] = max(what, NEAR)
    s.beside[tile] = beside


@rule
def lay_cell(s: Position, tile: int, place: int, colour: int) -> None:
    """Add one cell of a tile to the area, link it to neighbours of its colour and join their regions."""
    number = int(s.cells_placed[colour])
    s.cells_placed[colour] = number + 1
    s.cells[colour] |= 1 << number
    first = CELLS_OF_COLOUR * colour
    s.owner[first + number] = tile
    s.area[place] = TILE + first + number
    links, region = 0, 1 << number
    for k in range(len(NEIGHBOURS)):
        neighbour = int(s.area[place + NEIGHBOURS[k]]) - TILE - first
        links |= int((neighbour >= 0) & (neighbour < CELLS_OF_COLOUR)) << (neighbour & CELL_MASK)
    s.links[colour, number] = links
    while links:
        neighbour = lowest_bit(links)
        links &= links - 1
        s.links[colour, neighbour] |= 1 << number
        region |= int(s.regions[colour, neighbour])
    note_region(s, colour, region)
    s.largest[colour] = max(int(s.largest[colour]), count_bits(region))


# --- Regions ---


@rule
def note_region(s: Position, colour: int, region: int) -> None:
    """Tell each cell of a region which region it belongs to."""
    cells = region
    while cells:
        s.regions[colour, lowest_bit(cells)] = region
        cells &= cells - 1


@rule
def linked(s: Position, colour: int, number: int) -> int:
    """The cells of the region that a cell belongs to, found by following links."""
    reached = 1 << number
    frontier = reached
    while frontier:
        links = int(s.links[colour, lowest_bit(frontier)]) & int(s.cells[colour]) & ~reached
        reached |= links
        frontier = (frontier & (frontier - 1)) | links
    return reached


@rule
def split_region(s: Position, colour: int, region: int) -> None:
    """Split a region that has lost cells; if it was the largest of its colour, find the one that is now."""
    left = region & int(s.cells[colour])
    while left:
        rest = linked(s, colour, lowest_bit(left))
        note_region(s, colour, rest)
        left &= ~rest
    if count_bits(region) == s.largest[colour]:
        find_largest(s, colour)


@rule
def find_largest(s: Position, colour: int) -> None:
    """Find the size of the largest region of a colour."""
    left, best = int(s.cells[colour]), 0
    while count_bits(left) > best:
        region = int(s.regions[colour, lowest_bit(left)])
        best = max(best, count_bits(region))
        left &= ~region
    s.largest[colour] = best


# --- Lifting a tile ---


@rule(apart=True)
def note_lifting(s: Position) -> None:
    """When the dismantling begins, note which tiles hold the area together and which slide out."""
    note_joints(s, int(s.standing))
    note_free(s)


@rule
def is_joint(s: Position, tile: int) -> bool:
    """Whether the area falls apart without a tile, because its neighbours are no longer connected."""
    rest = int(s.standing) & ~(1 << tile)
    beside = int(s.beside[tile]) & rest
    return not (hang_together(s, beside, beside) or hang_together(s, beside, rest))


@rule
def hang_together(s: Position, tiles: int, on: int) -> bool:
    """Whether `tiles` are connected with each other through the tiles of the set `on`."""
    left = tiles & (tiles - 1)
    reached = tiles ^ left
    frontier = reached
    while frontier and left:
        beside = int(s.beside[lowest_bit(frontier)]) & on & ~reached
        reached |= beside
        left &= ~beside
        frontier = (frontier & (frontier - 1)) | beside
    return left == 0


@rule
def note_joints(s: Position, tiles: int) -> None:
    """Find out again which of these tiles hold the area together."""
    joints = int(s.joints) & ~tiles
    while tiles:
        tile = lowest_bit(tiles)
        tiles &= tiles - 1
        joints |= int(is_joint(s, tile)) << tile
    s.joints = joints


@rule(apart=True)
def lift_tile(s: Position, place: int) -> None:
    """Take the tile with this anchor out of the area."""
    tile = int(s.owner[int(s.area[place]) - TILE])
    lift_cells(s, place, s.orientation[tile] & 1)
    standing = int(s.standing) ^ (1 << tile)
    s.standing = standing
    s.joints = int(s.joints) & standing
    note_joints(s, perhaps_joints(s, int(s.beside[tile]) & standing))
    note_free(s)


@rule
def perhaps_joints(s: Position, beside: int) -> int:
    """The tiles whose being a joint may have changed when a tile with these neighbours was lifted.

    A tile with one neighbour lay at an end, and only that neighbour can have been a joint because of it. Any
    other tile lay on a ring of tiles: joints stay joints, and only tiles of the ring can have become joints.
    If the neighbours are connected by themselves, they are the whole rest of the ring; and if there are only
    two, neither became a joint.
    """
    rest = beside & (beside - 1)
    if rest == 0:
        return beside
    others = ~int(s.joints)
    if not hang_together(s, beside, beside):
        return int(s.standing) & others
    return beside & others if rest & (rest - 1) else 0


@rule
def lift_cells(s: Position, anchor: int, shape: int) -> None:
    """Take three cells out of the area and split the regions they were part of."""
    for k in range(TILE_CELLS):
        cell = int(s.area[anchor + SHAPE_PLACES[shape, k]]) - TILE
        s.cells[cell // CELLS_OF_COLOUR] ^= 1 << (cell % CELLS_OF_COLOUR)
    for k in range(TILE_CELLS):
        place = anchor + SHAPE_PLACES[shape, k]
        cell = int(s.area[place]) - TILE
        s.area[place] = FREE
        colour, number = cell // CELLS_OF_COLOUR, cell % CELLS_OF_COLOUR
        region = int(s.regions[colour, number])
        gone = region & ~int(s.cells[colour])
        while gone:  # perhaps with another cell of this tile, whose region is split by then
            s.regions[colour, lowest_bit(gone)] = 0
            gone &= gone - 1
        split_region(s, colour, region)
