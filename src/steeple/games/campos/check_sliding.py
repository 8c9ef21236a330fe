"""Campos: whether what a position notes about removing tiles follows from where they lie."""

from __future__ import annotations

import itertools

import numpy as np

from steeple.games.campos.material import ALL_DIRECTIONS, SHAPES, STEPS, STOPS, STOPS_ORIGIN, WIDTH, cell_of
from steeple.games.campos.state import PATH
from steeple.kernel.arrays import Position

Cells = set[tuple[int, int]]


def wrong_note(s: Position) -> str:
    """What is wrong about which tiles hold the area together and which slide out; empty if nothing is."""
    count, standing = int(s.tiles), int(s.standing)
    stands = np.array([standing >> tile & 1 for tile in range(count)], bool)
    stops = _stops(s, count) * stands
    beside, tiles = s.beside.tolist(), [tile for tile in range(count) if standing >> tile & 1]
    joints = sum(1 << tile for tile in tiles if _falls_apart(beside, standing & ~(1 << tile)))
    if int(s.joints) != joints:
        return "which tiles hold the area together is wrong"
    free = {tile for tile in tiles if np.bitwise_or.reduce(stops[tile]) != ALL_DIRECTIONS}
    if s.slide == PATH:
        free |= {tile for tile in tiles if tile not in free and _finds_a_way(s, tile, tiles)}
    for tile in tiles:
        is_noted, walls = int(s.free) >> tile & 1, int(s.walls[tile])
        if is_noted != (tile in free) and (is_noted or not joints >> tile & 1):
            return "which tiles slide out is wrong"
        if walls and walls & ~standing == 0 and tile in free:
            return "a tile slides out and is noted as locked in"
    return ""


def _stops(s: Position, count: int) -> np.ndarray[tuple[int, int], np.dtype[np.uint16]]:
    """For every pair of tiles, the directions in which the first is stopped by the second."""
    q, r = np.divmod(s.anchor[:count].astype(int), 64)
    shape = s.orientation[:count].astype(int) % 2
    step = 2 * WIDTH * (q[None, :] - q[:, None]) + r[None, :] - r[:, None]
    stops = STOPS[shape[:, None], shape[None, :], STOPS_ORIGIN + step]
    stops[range(count), range(count)] = 0
    return stops


def _falls_apart(beside: list[int], tiles: int) -> bool:
    """Whether these tiles are more than one block."""
    reached = frontier = tiles & -tiles
    while frontier:
        tile = frontier.bit_length() - 1
        new = beside[tile] & tiles & ~reached
        reached |= new
        frontier = frontier & ~(1 << tile) | new
    return reached != tiles


def _cells(s: Position, tile: int) -> Cells:
    q, r = cell_of(int(s.anchor[tile]))
    return {(q + dq, r + dr) for dq, dr in SHAPES[int(s.orientation[tile]) % 2]}


def _finds_a_way(s: Position, tile: int, tiles: list[int]) -> bool:
    """Whether a tile can leave the box of all taken displacements, step by step."""
    others: Cells = set().union(*(_cells(s, other) for other in tiles if other != tile))
    taken = {(oq - q, orr - r) for (q, r), (oq, orr) in itertools.product(_cells(s, tile), others)}
    box = [(min(values), max(values)) for values in zip(*taken, strict=True)]
    reached, frontier = {(0, 0)}, [(0, 0)]
    while frontier:
        q, r = frontier.pop()
        if not all(low <= value <= high for value, (low, high) in zip((q, r), box, strict=True)):
            return True
        around = [(q + dq, r + dr) for dq, dr in STEPS]
        for k, other in enumerate(around):
            is_open = around[k - 1] not in taken or around[(k + 1) % 6] not in taken
            if is_open and other not in taken and other not in reached:
                reached.add(other)
                frontier.append(other)
    return False
