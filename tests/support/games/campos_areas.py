"""Campos areas, looked at without the engine: sets of cells, brute force and exact fractions."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

from steeple.games import GAMES
from steeple.kernel.arrays import Position
from steeple.kernel.match import Match
from steeple.kernel.seed import seed_text

Cell = tuple[int, int]
Board = dict[Cell, str]
"""Cells with their colours."""

GAME = "campos"
STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
DIRECTIONS = STEPS + [(a[0] + b[0], a[1] + b[1]) for a, b in zip(STEPS, STEPS[1:] + STEPS[:1], strict=True)]
TRIANGLES = {0: [(0, 0), (1, 0), (0, 1)], 1: [(0, 0), (1, -1), (1, 0)]}


def tiles_at(s: Position) -> dict[Cell, Board]:
    """The tiles of a position by their anchors, from its text alone."""
    text = next(
        (line for line in GAMES[GAME].position_text(s).splitlines() if line.startswith("area:")), "area:"
    )
    return {anchor: cells for word in text.split()[1:] if word[0] != "-" for anchor, cells in [laid(word)]}


def laid(word: str) -> tuple[Cell, Board]:
    """Anchor and cells of `BBR@1,-2,3`: letter i of the name lies on cell (i + k) mod 3."""
    name, _, place = word.partition("@")
    q, r, orientation = map(int, place.split(","))
    triangle, k = TRIANGLES[orientation % 2], orientation // 2
    cells = [triangle[(i + k) % 3] for i in range(3)]
    return (q, r), {(q + dq, r + dr): name[i] for i, (dq, dr) in enumerate(cells)}


def board_of(tiles: Mapping[Cell, Board]) -> Board:
    """All cells of some tiles; no two on the same place."""
    board = {cell: colour for tile in tiles.values() for cell, colour in tile.items()}
    assert len(board) == 3 * len(tiles)
    return board


def beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in STEPS]


def blocks(cells: Iterable[Cell]) -> list[set[Cell]]:
    """Maximal sets of cells connected over edges."""
    left, found = set(cells), []
    while left:
        block, frontier = set(), [left.pop()]
        while frontier:
            cell = frontier.pop()
            block.add(cell)
            new = left.intersection(beside(cell))
            left -= new
            frontier += new
        found.append(block)
    return found


def largest(board: Board) -> dict[str, int]:
    """The size of the largest region of each colour."""
    by_colour = {colour: [cell for cell in board if board[cell] == colour] for colour in "RGBY"}
    return {colour: max(map(len, blocks(cells)), default=0) for colour, cells in by_colour.items()}


def open_spots(board: Board) -> set[tuple[int, int, int]]:
    """Anchor and shape of all triangles with only free cells of which one lies beside the area."""
    around = {other for cell in board for other in beside(cell)}
    spots = set()
    for q, r, shape in product(range(-30, 31), range(-30, 31), range(2)):
        cells = [(q + dq, r + dr) for dq, dr in TRIANGLES[shape]]
        if any(cell in around for cell in cells) and all(
            max(map(abs, c)) <= 30 and c not in board for c in cells
        ):
            spots.add((q, r, shape))
    return spots


@cache
def is_stopped(q: int, r: int, direction: Cell) -> bool:
    """Whether a cell moving from the origin along a direction runs into a cell at (q, r).

    That is: for some t > 0, with (x, y, z) the cube coordinates of t * direction - (q, r), all of |x-y|,
    |y-z| and |z-x| are below 2. Each gives an open interval of t, and the three must have a point in common.
    """
    first, end = Fraction(0), Fraction(10**6)
    for at, by in zip(differences(-q, -r), differences(*direction), strict=True):
        if by == 0:
            if abs(at) >= 2:
                return False
        else:
            low, high = sorted((Fraction(-2 - at, by), Fraction(2 - at, by)))
            first, end = max(first, low), min(end, high)
    return first < end


def differences(q: int, r: int) -> tuple[int, int, int]:
    x, y, z = q, -q - r, r
    return x - y, y - z, z - x


def slides_straight(tile: Iterable[Cell], others: Iterable[Cell]) -> bool:
    """Whether a tile can leave along one of the twelve directions without running into another."""
    pairs = [(v[0] - c[0], v[1] - c[1]) for c, v in product(tile, others)]
    return any(not any(is_stopped(*pair, direction) for pair in pairs) for direction in DIRECTIONS)


def slides_along_a_path(tile: Iterable[Cell], others: Iterable[Cell]) -> bool:
    """Whether a tile can leave along any path.

    A displacement is taken if the tile, moved by it, would lie on a cell of another. From a free one it goes
    to a free neighbour if at least one of the two displacements next to both is free too. It's out when it
    has left the box of those that are taken.
    """
    taken = {(v[0] - c[0], v[1] - c[1]) for c, v in product(tile, others)}
    if not taken:
        return True
    reached, frontier = {(0, 0)}, [(0, 0)]
    left, right = min(q for q, _ in taken), max(q for q, _ in taken)
    top, bottom = min(r for _, r in taken), max(r for _, r in taken)
    while frontier:
        here = frontier.pop()
        if not (left <= here[0] <= right and top <= here[1] <= bottom):
            return True
        for there in beside(here):
            next_to_both = set(beside(here)).intersection(beside(there))
            if there not in taken and there not in reached and not next_to_both <= taken:
                reached.add(there)
                frontier.append(there)
    return False


SLIDES = {"path": slides_along_a_path, "straight": slides_straight}


def removable(tiles: Mapping[Cell, Board], slide: str) -> tuple[set[Cell], bool]:
    """The anchors of the tiles that may be removed, and whether sliding out is waived because none could."""
    rest = {anchor: board_of({a: t for a, t in tiles.items() if a != anchor}) for anchor in tiles}
    ends = {anchor for anchor in tiles if len(blocks(rest[anchor])) <= 1}
    sliding = {anchor for anchor in ends if SLIDES[slide](tiles[anchor], rest[anchor])}
    return (sliding or ends), not sliding


# --- Areas to look at ---


@cache
def grown(players: int, number: int, how: str, slide: str = "path") -> Match:
    """A whole game whose areas are `dense`, `wide` or left to chance. Tests share it, so don't play on."""
    match, chance = Match(GAMES[GAME], players, {"slide": slide}, seed_text(number)), random.Random(number)
    while not match.is_over:
        tries = chance.choices(match.legal(), k=1 if how == "random" else 24)
        board = board_of(tiles_at(match.state))
        match.play(max(tries, key=lambda text: liking(text, board, how)))
    return match


def liking(text: str, board: Board, how: str) -> int:
    """How well an action serves the desired shape."""
    if "@" not in text or how == "random":
        return 0
    anchor, cells = laid(text)
    return sum(other in board for cell in cells for other in beside(cell)) if how == "dense" else anchor[0]


def areas(count: int, how: str, phase: str = "", slide: str = "path") -> list[Any]:
    """Positions of several such games, whose phase begins with `phase`."""
    chance, found = random.Random(count), []
    for number in range(3):
        match = grown(2 + number, number, how, slide)
        positions = [match.position(ply) for ply in range(match.ply)]
        names = match.game.phases
        positions = [s for s in positions if names[int(s.phase)].startswith(phase)]
        found += chance.sample(positions, min(len(positions), count // 3))
    return found
