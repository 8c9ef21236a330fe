"""Campos: whether all that a position notes about its area follows from where the tiles lie.

The rules update regions, spots, joints and free tiles step by step; here they are worked out from scratch.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from steeple.games.campos.check_sliding import wrong_note
from steeple.games.campos.material import (
    CELLS_OF_COLOUR,
    COLOUR_NAMES,
    COLOURS,
    EMPTY_AREA,
    FARTHEST,
    FREE,
    N_COLOURS,
    N_TILES,
    NEAR,
    NEIGHBOURS,
    ORIENTATIONS,
    SHAPE_PLACES,
    TILE,
    TILES,
    cell_of,
    place_of,
)
from steeple.games.campos.rules import is_assembly
from steeple.games.campos.texts import laid_cells
from steeple.kernel.arrays import Position
from steeple.kernel.position import expect
from steeple.kernel.rule import interpreted

_STEPS = [int(step) for step in NEIGHBOURS]
_OPEN = np.flatnonzero(EMPTY_AREA == FREE)
_TRIANGLES = [_OPEN[:, None] + SHAPE_PLACES[shape] for shape in range(2)]
"""For each of the two shapes, the three places of every spot on the grid."""


@dataclass(frozen=True)
class Cell:
    """A cell of a tile, where it lies or lay."""

    tile: int
    place: int
    colour: int
    number: int
    """Its number among the cells of its colour, in the order of placing."""
    neighbours: tuple[int, ...]


def check_area(s: Position) -> None:
    """Raise BadSetup unless everything derived from where the tiles lie is right."""
    cells = _cells(s)
    _check_cells(s, cells)
    _check_places(s, cells)
    _check_regions(s, cells)
    _check_lifting(s)


def _cells(s: Position) -> list[Cell]:
    """The cells of all tiles that were placed, in the order of placing."""
    cells, seen = [], [0] * N_COLOURS
    tiles = zip(s.kind[: s.tiles].tolist(), s.anchor.tolist(), s.orientation.tolist(), strict=False)
    for tile, (kind, anchor, orientation) in enumerate(tiles):
        q, r = cell_of(anchor)
        for dq, dr, letter in laid_cells(TILES[kind], orientation):
            is_inside = max(abs(q + dq), abs(r + dr)) <= FARTHEST
            expect(is_inside and orientation < 6, f"tile number {tile} lies beyond the grid")
            colour, place = COLOURS.index(letter), place_of(q + dq, r + dr)
            cells.append(Cell(tile, place, colour, seen[colour], tuple(place + step for step in _STEPS)))
            seen[colour] += 1
    expect(len({cell.place for cell in cells}) == len(cells), "two tiles lie on the same cell")
    return cells


def _check_cells(s: Position, cells: list[Cell]) -> None:
    """Check the numbers of the cells, and what lies beside what."""
    at = {cell.place: cell for cell in cells}
    beside, links = [0] * N_TILES, [[0] * CELLS_OF_COLOUR for _ in range(N_COLOURS)]
    tiles, owner = int(s.standing), s.owner.tolist()
    standing, placed = [0] * N_COLOURS, [0] * N_COLOURS
    for cell in cells:
        placed[cell.colour] += 1
        standing[cell.colour] |= (tiles >> cell.tile & 1) << cell.number
        expect(owner[CELLS_OF_COLOUR * cell.colour + cell.number] == cell.tile, "a cell has lost its tile")
        for place in cell.neighbours:
            if other := at.get(place):
                beside[cell.tile] |= (other.tile != cell.tile) << other.tile
                links[cell.colour][cell.number] |= (other.colour == cell.colour) << other.number
    expect(s.beside.tolist() == beside, "what lies beside what is wrong")
    expect(s.links.tolist() == links, "cells of a colour are not linked as they lie")
    expect(s.cells.tolist() == standing and s.cells_placed.tolist() == placed, "cells are counted wrongly")


def _check_places(s: Position, cells: list[Cell]) -> None:
    """Check what is at each place, and the spots: three free cells, at least one of them beside the area.

    Places beside the area, and spots, stay as they were when the last tile was placed.
    """
    area = EMPTY_AREA.copy()
    taken, near = np.zeros(len(area), bool), np.zeros(len(area), bool)
    for cell in cells:
        near[list(cell.neighbours)] = True
        taken[cell.place] = True
    area[near & (area == FREE)] = NEAR
    area[taken] = FREE
    standing = int(s.standing)
    for cell in cells:
        if standing >> cell.tile & 1:
            area[cell.place] = TILE + CELLS_OF_COLOUR * cell.colour + cell.number
    expect(bool((s.area == area).all()), "the area is not as the tiles lie")
    free, spots = (EMPTY_AREA == FREE) & ~taken, []
    for shape, places in enumerate(_TRIANGLES):
        is_spot = free[places].all(axis=1) & near[places].any(axis=1)
        spots += [ORIENTATIONS * int(anchor) + shape for anchor in _OPEN[is_spot]]
    expect(sorted(s.spots[: s.n_spots]) == sorted(spots), "the spots for tiles are wrong")


def _check_regions(s: Position, cells: list[Cell]) -> None:
    """Check that the area is one block, and its regions and the size of the largest of each colour."""
    standing = int(s.standing)
    there = {cell.place: cell for cell in cells if standing >> cell.tile & 1}
    block = _flood(there, next(iter(there))) if there else set()
    expect(len(block) == len(there), "the area is not one block")
    regions = [[0] * CELLS_OF_COLOUR for _ in range(N_COLOURS)]
    for colour in range(N_COLOURS):
        left, largest = {place: cell for place, cell in there.items() if cell.colour == colour}, 0
        while left:
            region = _flood(left, next(iter(left)))
            largest = max(largest, len(region))
            numbers = [there[place].number for place in region]
            for number in numbers:
                regions[colour][number] = sum(1 << other for other in numbers)
            left = {place: cell for place, cell in left.items() if place not in region}
        expect(s.largest[colour] == largest, f"the largest {COLOUR_NAMES[colour]} region has {largest} cells")
    expect(s.regions.tolist() == regions, "cells do not know their regions")


def _flood(cells: dict[int, Cell], start: int) -> set[int]:
    """The places that can be reached from `start` over edges between these cells."""
    reached, frontier = {start}, [start]
    while frontier:
        for place in cells[frontier.pop()].neighbours:
            if place in cells and place not in reached:
                reached.add(place)
                frontier.append(place)
    return reached


# --- What may be removed ---


def _check_lifting(s: Position) -> None:
    """Check what is noted about removing tiles: nothing, as long as tiles are placed."""
    if interpreted(is_assembly)(s):
        is_blank = not s.walls.any() and not s.joints and not s.free
        expect(is_blank, "nothing is known about removing tiles yet")
    else:
        wrong = wrong_note(s)
        expect(not wrong, wrong)
