"""Campos: colours, tiles, cells and objective cards as text.

BBR    a tile: its colours clockwise, starting so that the name comes first in the alphabet
RB:G   an objective card: red larger than blue, score green
1,-2   a cell: q,r
"""

from __future__ import annotations

import re

from steeple.errors import IllFormed
from steeple.games.campos.material import (
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    N_CARDS,
    SHAPES,
    TILE_CELLS,
    TILES,
    WIDTH,
    cell_of,
    place_of,
    tile_name,
)
from steeple.kernel.arrays import Position
from steeple.kernel.clause import Named
from steeple.kernel.game import Json

# A number is written in one way only: no +1, no 01, no -0, no digits of other scripts.
NUMBER = "(0|-?[1-9][0-9]{0,2})"
_HALF = WIDTH // 2

# --- Cards ---


def card_text(card: int) -> str:
    """The text of an objective card, `RB:G`."""
    more, less, scored = CARDS[card]
    return f"{COLOURS[more]}{COLOURS[less]}:{COLOURS[scored]}"


_CARDS = {card_text(card): card for card in range(N_CARDS)}


def read_card(text: str) -> int:
    """The objective card that a text like `RB:G` stands for. Raises IllFormed."""
    if text not in _CARDS:
        raise IllFormed(
            f"{text[:40]!r} isn't a card; a card is three different colours of {COLOURS}, written like RB:G"
        )
    return _CARDS[text]


def cards_in(cards: int) -> list[int]:
    """The members of a set of cards."""
    return [card for card in range(N_CARDS) if int(cards) >> card & 1]


def card_texts(cards: int) -> list[str]:
    """A set of cards as texts, sorted."""
    return sorted(map(card_text, cards_in(cards)))


def named_colour(colour: int) -> Named:
    """A colour for a clause."""
    return Named(COLOURS[colour], COLOUR_NAMES[colour])


# --- Tiles and cells ---


def tile_words(kind: int) -> str:
    """A tile's colours, `blue-blue-red`."""
    return "-".join(COLOUR_NAMES[COLOURS.index(letter)] for letter in TILES[int(kind)])


def named_tile(kind: int) -> Named:
    """A tile for a clause."""
    return Named(TILES[int(kind)], tile_words(kind))


def read_tile(text: str) -> int:
    """The kind of tile that a name stands for. Raises IllFormed."""
    if text in TILES:
        return TILES.index(text)
    if re.fullmatch(f"[{COLOURS}]{{3}}", text) and tile_name(text) in TILES:
        raise IllFormed(
            f"{text} isn't a tile's name: start with its alphabetically first rotation, {tile_name(text)}"
        )
    raise IllFormed(
        f"{text[:40]!r} isn't a tile; a tile has two or three colours of {COLOURS}, written like BBR or BGR"
    )


def cell_text(place: int) -> str:
    """The text of a cell, `1,-2`."""
    q, r = cell_of(int(place))
    return f"{q},{r}"


def read_cell(q: str, r: str) -> int:
    """The place of a cell whose numbers match NUMBER. Raises IllFormed for one beyond the wall."""
    for text in (q, r):
        if not -_HALF <= int(text) < _HALF:
            raise IllFormed(f"{text} is off the grid: q and r go from -30 to 30")
    return place_of(int(q), int(r))


def laid_text(kind: int, anchor: int, orientation: int) -> str:
    """A tile as it lies, `BBR@1,-2,3`."""
    return f"{TILES[int(kind)]}@{cell_text(anchor)},{int(orientation)}"


def read_laid(text: str) -> tuple[int, int, int]:
    """Kind, place of the anchor and orientation of a tile written like `BBR@1,-2,3`. Raises IllFormed."""
    name, _, rest = text.partition("@")
    kind = read_tile(name)
    found = re.fullmatch(f"{NUMBER},{NUMBER},([0-5])", rest)
    if not found:
        raise IllFormed(
            f"{rest[:40]!r} isn't a place for a tile; write q, r and an orientation from 0 to 5, like 1,-2,3"
        )
    return kind, read_cell(found[1], found[2]), int(found[3])


def laid_cells(name: str, orientation: int) -> list[tuple[int, int, str]]:
    """The cells of a tile, relative to its anchor and in the order of its triangle: q, r and colour."""
    turn = orientation // 2
    return [(q, r, name[(k - turn) % TILE_CELLS]) for k, (q, r) in enumerate(SHAPES[orientation % 2])]


def laid_fields(name: str, anchor: int, orientation: int) -> dict[str, Json]:
    """A tile as it lies: its name, anchor, orientation, and its cells with their colours."""
    q, r = cell_of(anchor)
    cells = [[q + dq, r + dr, colour] for dq, dr, colour in laid_cells(name, orientation)]
    return {"tile": name, "q": q, "r": r, "orientation": orientation, "cells": cells}


def tile_text(s: Position, tile: int) -> str:
    """A tile of the area as it lies, or lay."""
    return laid_text(s.kind[tile], s.anchor[tile], s.orientation[tile])
