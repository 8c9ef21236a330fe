"""Campos: every reason an action can be illegal."""

from __future__ import annotations

from steeple.games.campos.material import (
    CARDS,
    FARTHEST,
    NEAR,
    ORIENTATIONS,
    PLAY_CARD,
    REMOVE_AT,
    SHAPES,
    SPOTS,
    TILE,
    TILES,
    cell_of,
    place_of,
)
from steeple.games.campos.rules import is_assembly, is_fulfilled, removable
from steeple.games.campos.state import NO_TILE, PLACE, REMOVE
from steeple.games.campos.texts import cell_text, named_colour, named_tile, tile_words
from steeple.kernel.arrays import Position
from steeple.kernel.clause import Clause, Named, Refusal
from steeple.kernel.rule import interpreted

NOT_NOW = Clause("not-now", "Assembly, Dismantling", "this is the {phase}: tiles are {due} now, not {tried}")
NOT_YOUR_TILE = Clause("not-your-tile", "Assembly 1", "that tile isn’t yours. Lay one of your own ({tiles})")
OUT_OF_BOUNDS = Clause("out-of-bounds", "Bounds", "the table ends here. Lay the tile closer to the start")
CELLS_TAKEN = Clause("cells-taken", "Assembly 1", "there’s a tile in the way. Lay yours on three free cells")
NOT_ADJACENT = Clause(
    "not-adjacent", "Assembly 1", "the tile would touch nothing here. It must share a full edge with the area"
)
CARD_FIRST = Clause(
    "card-first", "Assembly 2, Dismantling 2", "a card is played after a tile: first {due} one"
)
CARD_NOT_HELD = Clause(
    "card-not-held", "Assembly 2", "you don’t hold that objective. Play one from your hand"
)
CARD_NOT_FULFILLED = Clause(
    "card-not-fulfilled",
    "Assembly 2, Regions",
    "you can’t play this objective until {more} ({size}) is larger than {less} ({other})",
)
NO_TILE_THERE = Clause("no-tile-there", "Dismantling 1", "no tile has its anchor at {cell}{hint}")
FALLS_APART = Clause(
    "falls-apart", "Dismantling (i)", "the area would fall apart without this {tile} tile. Remove another one"
)
DOES_NOT_SLIDE = Clause(
    "does-not-slide",
    "Dismantling (ii)",
    "this {tile} tile can’t slide out without moving another. Remove one that can",
)

CLAUSES = (
    NOT_NOW,
    NOT_YOUR_TILE,
    OUT_OF_BOUNDS,
    CELLS_TAKEN,
    NOT_ADJACENT,
    CARD_FIRST,
    CARD_NOT_HELD,
    CARD_NOT_FULFILLED,
    NO_TILE_THERE,
    FALLS_APART,
    DOES_NOT_SLIDE,
)


def refuse(s: Position, action: int) -> Refusal | None:
    """The clause that an action breaks now; None if it is legal."""
    if PLAY_CARD <= action < REMOVE_AT:
        return refuse_card(s, action - PLAY_CARD)
    if action < PLAY_CARD:
        if not interpreted(is_assembly)(s):
            return NOT_NOW.refuse(phase="dismantling", due="removed", tried="placed")
        return refuse_place(s, action // SPOTS, action % SPOTS)
    if interpreted(is_assembly)(s):
        return NOT_NOW.refuse(phase="assembly", due="placed", tried="removed")
    return refuse_remove(s, action - REMOVE_AT)


def refuse_place(s: Position, kind: int, spot: int) -> Refusal | None:
    """The clause against placing a tile of this kind on this spot."""
    held = [int(tile) for tile in s.hand[s.player] if tile != NO_TILE]
    if kind not in held:
        names = [TILES[tile] for tile in held]
        return NOT_YOUR_TILE.refuse(tiles=Named(names, ", ".join(map(tile_words, held))))
    shape = spot % 2
    if ORIENTATIONS * (spot // ORIENTATIONS) + shape in s.spots[: s.n_spots]:
        return None
    return refuse_spot(s, spot // ORIENTATIONS, shape)


def refuse_spot(s: Position, anchor: int, shape: int) -> Refusal | None:
    """The clause against placing any tile on a spot that is not in the list of spots."""
    q, r = cell_of(anchor)
    cells = [(q + dq, r + dr) for dq, dr in SHAPES[shape]]
    for cell in cells:
        if max(map(abs, cell)) > FARTHEST:
            return OUT_OF_BOUNDS.refuse()
    places = [place_of(*cell) for cell in cells]
    for place in places:
        if s.area[place] >= TILE:
            return CELLS_TAKEN.refuse()
    return None if any(s.area[place] == NEAR for place in places) else NOT_ADJACENT.refuse()


def refuse_card(s: Position, card: int) -> Refusal | None:
    """The clause against playing this card."""
    if s.phase in (PLACE, REMOVE):
        return CARD_FIRST.refuse(due="place" if interpreted(is_assembly)(s) else "remove")
    if not int(s.cards[s.player]) >> card & 1:
        return CARD_NOT_HELD.refuse()
    if not interpreted(is_fulfilled)(s, card):
        more, less, _ = CARDS[card]
        return CARD_NOT_FULFILLED.refuse(
            more=named_colour(more),
            size=int(s.largest[more]),
            less=named_colour(less),
            other=int(s.largest[less]),
        )
    return None


def refuse_remove(s: Position, place: int) -> Refusal | None:
    """The clause against removing the tile with this anchor."""
    what, cell = int(s.area[place]), cell_text(place)
    tile = int(s.owner[what - TILE]) if what >= TILE else None
    if tile is None or s.anchor[tile] != place:
        anchor = None if tile is None else cell_text(s.anchor[tile])
        return NO_TILE_THERE.refuse(
            cell=cell, hint=Named(anchor, f": the tile there has it at {anchor}" if anchor else "")
        )
    name = named_tile(s.kind[tile])
    if int(s.joints) >> tile & 1:
        return FALLS_APART.refuse(tile=name)
    if not interpreted(removable)(s) >> tile & 1:
        return DOES_NOT_SLIDE.refuse(tile=name)
    return None
