"""Campos: what always holds, worked out from where the tiles lie.

The rules keep regions, spots, joints and free tiles up to date step by step. Here the tiles are laid out on a
board, and all of it is examined with separate geometry.
"""

from __future__ import annotations

import itertools

import numpy as np
import numpy.typing as npt

from soak.series import Numbers
from steeple.games.campos.material import (
    CARDS_DEALT,
    COPIES,
    MOST_SPOTS,
    N_CARDS,
    N_KINDS,
    N_TILES,
    TILE,
    TILE_COLOURS,
    WALL,
)
from steeple.games.campos.state import NO_TILE, PLACE, PLACE_OR_PLAY, REMOVE_OR_PLAY, STRAIGHT
from steeple.kernel.arrays import Position
from steeple.kernel.bits import count_bits
from steeple.kernel.game import OVER
from steeple.kernel.rule import rule

NAMES = (
    "",
    "turn",  # phase, player and end can be together
    "tiles-once",  # each of the 32 tiles is once in the bag, a hand, the area, removed, or out of the game
    "hands",  # everybody holds two tiles, one after the first of a turn, none in dismantling
    "cards-once",  # all 24 cards are in the pile, in a hand, or played: once
    "tiles-apart",  # tiles lie on the table, none on another; the start is where it belongs
    "area",  # what is at each place is the cell of the tile that lies there
    "one-block",  # the area
    "largest",  # region of each colour, by a flood fill
    "regions",  # of each cell, by the same
    "spots",  # for tiles: all free ones beside the area, once
    "joints",  # tiles without which the area falls apart
    "free",  # tiles that slide out
    "placements",  # legal: every tile held on every spot, turned in each way
    "playable",  # legal: every card held whose condition holds
    "removals",  # legal: tiles that leave one block and slide out, or only the first should there be none
    "does-what-it-says",  # an action
    "points",  # only a card brings any, and what it says
    "next",  # whose decision follows, and which
)
(
    NO_TURN,
    NO_TILES_ONCE,
    NO_HANDS,
    NO_CARDS_ONCE,
    NO_TILES_APART,
    NO_TABLE,
    NO_ONE_BLOCK,
    NO_LARGEST,
    NO_REGIONS,
    NO_SPOTS,
    NO_JOINTS,
    NO_FREE,
    NO_PLACEMENTS,
    NO_PLAYABLE,
    NO_REMOVALS,
    NO_DOES,
    NO_POINTS,
    NO_NEXT,
) = range(1, len(NAMES))

MOST_DECISIONS = 2 * N_TILES + N_CARDS
_WIDTH, _HALF, _FAR = 64, 32, 30
_PLACES = _WIDTH * _WIDTH
_STEPS = np.array([_WIDTH, _WIDTH - 1, -1, -_WIDTH, 1 - _WIDTH, 1], np.int64)
_CELLS = np.array([[[0, 0], [1, 0], [0, 1]], [[0, 0], [1, -1], [1, 0]]], np.int64)
_MATERIAL = np.array(COPIES, np.int64)
_FULL = 0xFFF
_AROUND = np.array([(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)], np.int64)
_BOX = 2 * _WIDTH + 1
Marks = npt.NDArray[np.int8]


def _stopping() -> npt.NDArray[np.int64]:
    """[dq + 64, dr + 64]: the directions (bits) in which a cell runs into one that is dq, dr away.

    Found by walking: each of three differences is below 2 in size between two moments that are sixths of a
    step. So if all three are at some moment, they are at one of the twelfths of a step.
    """
    around = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    between = [(a[0] + b[0], a[1] + b[1]) for a, b in zip(around, around[1:] + around[:1], strict=True)]
    stops = np.zeros((2 * _WIDTH + 1, 2 * _WIDTH + 1), np.int64)
    moment = np.arange(1, 12 * 2 * _WIDTH)
    for number, (dq, dr) in enumerate(around + between):
        for near_q, near_r in itertools.product(range(-3, 4), repeat=2):
            q, r = moment * dq // 12 + near_q, moment * dr // 12 + near_r
            x, z = moment * dq - 12 * q, moment * dr - 12 * r
            y = -x - z
            hit = (
                (abs(x - y) < 24)
                & (abs(y - z) < 24)
                & (abs(z - x) < 24)
                & (abs(q) <= _WIDTH)
                & (abs(r) <= _WIDTH)
            )
            np.bitwise_or.at(stops, (q[hit] + _WIDTH, r[hit] + _WIDTH), 1 << number)
    return stops


_STOPPED = _stopping()


# --- The position ---


@rule(apart=True)
def broken_position(s: Position) -> int:
    """The first invariant that a position breaks."""
    is_assembly = s.phase == PLACE or s.phase == PLACE_OR_PLAY
    if s.phase < 0 or s.phase > REMOVE_OR_PLAY or s.player >= s.players or (s.phase == OVER) != (s.end != 0):
        return NO_TURN
    if (s.phase == OVER) != (s.standing == 0):
        return NO_TURN
    code = broken_tiles(s, is_assembly)
    if code == 0:
        code = broken_cards(s, is_assembly)
    if code == 0:
        code = broken_area(s, is_assembly)
    return code


@rule(apart=True)
def broken_tiles(s: Position, is_assembly: bool) -> int:
    """The 32 tiles, and who holds how many."""
    bag, drawn, out = np.zeros(N_KINDS, np.int64), np.zeros(N_KINDS, np.int64), np.zeros(N_KINDS, np.int64)
    if s.drawn > N_TILES or s.tiles > s.drawn:
        return NO_TILES_ONCE
    for k in range(N_TILES):
        bag[s.bag[k]] += 1
        drawn[s.bag[k]] += int(k < s.drawn)
    for tile in range(s.tiles):
        out[s.kind[tile]] += 1
    for player in range(len(s.hand)):
        held = 0
        for slot in range(2):
            if player < s.players and s.hand[player, slot] != NO_TILE:
                out[s.hand[player, slot]] += 1
                held += 1
        wanted = (
            2 - int(player == s.player and s.phase == PLACE_OR_PLAY)
            if is_assembly and player < s.players
            else 0
        )
        if held != wanted:
            return NO_HANDS
    for kind in range(N_KINDS):
        if (
            bag[kind] != _MATERIAL[kind]
            or out[kind] > drawn[kind]
            or (is_assembly and out[kind] != drawn[kind])
        ):
            return NO_TILES_ONCE
    placed = (1 << int(s.tiles)) - 1
    if int(s.standing) & ~placed or (is_assembly and s.standing != placed):
        return NO_TILES_ONCE
    return 0


@rule(apart=True)
def broken_cards(s: Position, is_assembly: bool) -> int:
    """The 24 cards."""
    where = np.zeros(N_CARDS, np.int64)
    rounds = 1 if is_assembly else 2
    if s.dealt != rounds * s.players * CARDS_DEALT[s.players]:
        return NO_CARDS_ONCE
    for k in range(int(s.dealt), N_CARDS):
        where[s.deck[k]] += 1
    for card in range(N_CARDS):
        where[card] += int(s.played) >> card & 1
        for player in range(s.players):
            where[card] += int(s.cards[player]) >> card & 1
    for card in range(N_CARDS):
        if where[card] != 1:
            return NO_CARDS_ONCE
    for player in range(s.players):
        if is_assembly and s.cards[player] == 0:
            return NO_CARDS_ONCE
    return 0


# --- The area. A board has 1 + 4 * tile + colour at the place of each cell, 0 elsewhere. ---


@rule(apart=True)
def broken_area(s: Position, is_assembly: bool) -> int:
    """All about the tiles on the table."""
    board, cells = np.zeros(_PLACES, np.int64), np.empty(3 * N_TILES, np.int64)
    count = lay_out(s, board, cells)
    if count < 0 or s.anchor[0] != _WIDTH * _HALF + _HALF or s.orientation[0] != 0:
        return NO_TILES_APART
    if not is_table(s, board):
        return NO_TABLE
    if count > 0 and flood(board.copy(), cells[0], False) != count:
        return NO_ONE_BLOCK
    if not is_largest(s, board, cells, count):
        return NO_LARGEST
    if not is_regions(s, board, cells, count):
        return NO_REGIONS
    if is_assembly:
        return 0 if is_spots(s, board, cells, count) else NO_SPOTS
    return broken_lifting(s, board, cells, count)


@rule(apart=True)
def lay_out(s: Position, board: Numbers, cells: Numbers) -> int:
    """Lay the standing tiles on the board and list their cells: how many, or -1 if one can't lie there."""
    count = 0
    for tile in range(s.tiles):
        if not int(s.standing) >> tile & 1:
            continue
        anchor, orientation = int(s.anchor[tile]), int(s.orientation[tile])
        q, r = anchor // _WIDTH - _HALF, anchor % _WIDTH - _HALF
        if orientation > 5:
            return -1
        for letter in range(3):
            cell = (letter + orientation // 2) % 3
            x, y = q + _CELLS[orientation % 2, cell, 0], r + _CELLS[orientation % 2, cell, 1]
            place = _WIDTH * (x + _HALF) + y + _HALF
            if max(abs(x), abs(y)) > _FAR or board[place] != 0:
                return -1
            board[place] = 1 + 4 * tile + TILE_COLOURS[s.kind[tile], letter]
            cells[count] = place
            count += 1
    return count


@rule(apart=True)
def is_table(s: Position, board: Numbers) -> bool:
    """Whether the bytes of the table say what lies there, and the sets of cells too."""
    found = np.zeros(4, np.int64)
    for place in range(_PLACES):
        what = int(s.area[place])
        if board[place] == 0:
            is_wall = max(abs(place // _WIDTH - _HALF), abs(place % _WIDTH - _HALF)) > _FAR
            if what >= TILE or (what == WALL) != is_wall:
                return False
        else:
            cell, colour, tile = what - TILE, (board[place] - 1) % 4, (board[place] - 1) // 4
            if cell < 0 or cell // 24 != colour or s.owner[cell] != tile or found[colour] >> (cell % 24) & 1:
                return False
            found[colour] |= 1 << (cell % 24)
    is_same = True
    for colour in range(4):
        is_same &= found[colour] == s.cells[colour]
    return bool(is_same)


@rule(apart=True)
def flood(left: Numbers, start: int, keeps_colour: bool) -> int:
    """Count and clear the cells that are reached from one over edges; only through its colour if told so."""
    stack = np.empty(3 * N_TILES, np.int64)
    colour = (left[start] - 1) % 4
    left[start] = 0
    stack[0], depth, size = start, 1, 0
    while depth > 0:
        depth -= 1
        place = stack[depth]
        size += 1
        for k in range(6):
            other = place + _STEPS[k]
            if left[other] != 0 and not (keeps_colour and (left[other] - 1) % 4 != colour):
                left[other] = 0
                stack[depth] = other
                depth += 1
    return size


@rule(apart=True)
def is_largest(s: Position, board: Numbers, cells: Numbers, count: int) -> bool:
    """Whether the largest region of each colour is as large as the record says."""
    left, largest = board.copy(), np.zeros(4, np.int64)
    for k in range(count):
        if left[cells[k]] != 0:
            colour = (left[cells[k]] - 1) % 4
            largest[colour] = max(largest[colour], flood(left, cells[k], True))
    is_same = True
    for colour in range(4):
        is_same &= largest[colour] == s.largest[colour]
    return bool(is_same)


@rule(apart=True)
def is_regions(s: Position, board: Numbers, cells: Numbers, count: int) -> bool:
    """Whether each cell knows its region, which has as many cells as a flood fill finds."""
    left = board.copy()
    for k in range(count):
        place = cells[k]
        colour, number = (board[place] - 1) % 4, (int(s.area[place]) - TILE) % 24
        region = int(s.regions[colour, number])
        if not region >> number & 1 or (left[place] != 0 and count_bits(region) != flood(left, place, True)):
            return False
        for step in range(6):
            other = place + _STEPS[step]
            is_same_colour = board[other] != 0 and (board[other] - 1) % 4 == colour
            if is_same_colour and s.regions[colour, (int(s.area[other]) - TILE) % 24] != region:
                return False
    return True


@rule(apart=True)
def is_spots(s: Position, board: Numbers, cells: Numbers, count: int) -> bool:
    """Whether the spots are all places of three free cells with one beside the area, each of them once."""
    if s.n_spots < 0 or s.n_spots > MOST_SPOTS:
        return False
    listed, wanted = np.zeros(2 * _PLACES, np.int64), 0
    for k in range(s.n_spots):
        spot = int(s.spots[k])
        if spot < 0 or spot % 6 > 1 or listed[2 * (spot // 6) + spot % 6] != 0:
            return False
        listed[2 * (spot // 6) + spot % 6] = 1
    low_q, low_r, high_q, high_r = _WIDTH, _WIDTH, 0, 0
    for k in range(count):
        low_q, high_q = min(low_q, cells[k] // _WIDTH), max(high_q, cells[k] // _WIDTH)
        low_r, high_r = min(low_r, cells[k] % _WIDTH), max(high_r, cells[k] % _WIDTH)
    for q in range(max(low_q - 2, 2), min(high_q + 3, 63)):
        for r in range(max(low_r - 2, 2), min(high_r + 3, 63)):
            for shape in range(2):
                if is_spot(board, q - _HALF, r - _HALF, shape):
                    if listed[2 * (_WIDTH * q + r) + shape] == 0:
                        return False
                    wanted += 1
    return wanted == s.n_spots


@rule
def is_spot(board: Numbers, q: int, r: int, shape: int) -> bool:
    """Whether a tile can be laid there."""
    is_beside = False
    for cell in range(3):
        x, y = q + _CELLS[shape, cell, 0], r + _CELLS[shape, cell, 1]
        place = _WIDTH * (x + _HALF) + y + _HALF
        if max(abs(x), abs(y)) > _FAR or board[place] != 0:
            return False
        for k in range(6):
            is_beside |= board[place + _STEPS[k]] != 0
    return is_beside


@rule(apart=True)
def broken_lifting(s: Position, board: Numbers, cells: Numbers, count: int) -> int:
    """Which tiles hold the area together, and which of the others slide out."""
    beside = np.zeros(N_TILES, np.int64)
    for k in range(count):
        for step in range(6):
            other = board[cells[k] + _STEPS[step]]
            if other != 0:
                beside[(board[cells[k]] - 1) // 4] |= 1 << ((other - 1) // 4)
    standing, joints, slides = int(s.standing), 0, 0
    for tile in range(s.tiles):
        if standing >> tile & 1:
            is_joint = falls_apart(beside, standing & ~(1 << tile))
            joints |= int(is_joint) << tile
            if not is_joint or int(s.free) >> tile & 1:
                slides |= int(slides_out(s, board, cells, count, tile)) << tile
    if s.joints != joints:
        return NO_JOINTS
    free = int(s.free)
    return NO_FREE if free & ~slides or slides & ~joints & ~free else 0


@rule
def falls_apart(beside: Numbers, tiles: int) -> bool:
    """Whether these tiles are not one block: from the first one, reach as far as it goes."""
    reached, more = tiles & -tiles, True
    while more:
        more = False
        for tile in range(N_TILES):
            if reached >> tile & 1 and beside[tile] & tiles & ~reached:
                reached |= beside[tile] & tiles
                more = True
    return reached != tiles


@rule
def slides_out(s: Position, board: Numbers, cells: Numbers, count: int, tile: int) -> bool:
    """Whether a tile slides out as the option says. Along a path, straight lines aren't tried first."""
    if s.slide == STRAIGHT:
        return slides_straight(board, cells, count, tile)
    return slides_along_a_path(board, cells, count, tile)


@rule
def slides_straight(board: Numbers, cells: Numbers, count: int, tile: int) -> bool:
    """Whether in one of the twelve directions no cell of the tile runs into a cell of another."""
    stopped = 0
    for k in range(count):
        if (board[cells[k]] - 1) // 4 == tile:
            for other in range(count):
                if (board[cells[other]] - 1) // 4 != tile:
                    q = cells[other] // _WIDTH - cells[k] // _WIDTH
                    r = cells[other] % _WIDTH - cells[k] % _WIDTH
                    stopped |= _STOPPED[q + _WIDTH, r + _WIDTH]
    return stopped != _FULL


@rule(apart=True)
def slides_along_a_path(board: Numbers, cells: Numbers, count: int, tile: int) -> bool:
    """Whether a tile gets out of the box of the taken displacements.

    A way out is a way in, so this starts from the outside: a free displacement next to one that is out is out
    too if the two have a free neighbour in common. That is repeated until nothing changes.
    """
    out = np.zeros((_BOX, _BOX), np.int8)  # 0 not reached, 1 out, 2 taken; displacement (0, 0) in the middle
    low_q, high_q, low_r, high_r = _WIDTH, _WIDTH, _WIDTH, _WIDTH
    for k in range(count):
        if (board[cells[k]] - 1) // 4 != tile:
            continue
        for other in range(count):
            if (board[cells[other]] - 1) // 4 != tile:
                q = _WIDTH + cells[other] // _WIDTH - cells[k] // _WIDTH
                r = _WIDTH + cells[other] % _WIDTH - cells[k] % _WIDTH
                out[q, r] = 2
                low_q, high_q, low_r, high_r = min(low_q, q), max(high_q, q), min(low_r, r), max(high_r, r)
    for q in range(low_q - 1, high_q + 2):
        out[q, low_r - 1] = out[q, high_r + 1] = 1
    for r in range(low_r - 1, high_r + 2):
        out[low_q - 1, r] = out[high_q + 1, r] = 1
    more = True
    while more:
        more = False
        for q in range(low_q, high_q + 1):
            for r in range(low_r, high_r + 1):
                if out[q, r] == 0 and comes_from_outside(out, q, r):
                    out[q, r] = 1
                    more = True
    return out[_WIDTH, _WIDTH] == 1


@rule
def comes_from_outside(out: Marks, q: int, r: int) -> bool:
    """Whether a displacement has a neighbour that is out, and a free one beside both."""
    for k in range(6):
        before, after = (k + 5) % 6, (k + 1) % 6
        if out[q + _AROUND[k, 0], r + _AROUND[k, 1]] == 1 and (
            out[q + _AROUND[before, 0], r + _AROUND[before, 1]] != 2
            or out[q + _AROUND[after, 0], r + _AROUND[after, 1]] != 2
        ):
            return True
    return False
