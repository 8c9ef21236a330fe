"""Campos: games small enough to solve. They begin with the dismantling."""

from __future__ import annotations

from collections.abc import Mapping

from steeple.errors import BadSetup
from steeple.games.campos.area import lay_tile, note_lifting
from steeple.games.campos.material import ALL_TILES, EMPTY_AREA, N_CARDS, N_TILES, ORIENTATIONS, ORIGIN
from steeple.games.campos.play import worlds
from steeple.games.campos.state import NO_TILE, REMOVE
from steeple.games.campos.view import order_dealt
from steeple.kernel.arrays import Position
from steeple.kernel.game import SPECTATOR, Size, Worlds
from steeple.kernel.rule import interpreted

SIZES = (
    Size("tiles", 1, N_TILES, 7, "tiles in the area when the dismantling begins"),
    Size("cards", 1, 5, 2, "objective cards in each hand"),
    Size("spare", 0, N_CARDS, 1, "objective cards in the draw pile; all others have been played"),
)


def small_deals(s: Position, sizes: Mapping[str, int]) -> Worlds | None:
    """Every first position of a game with these sizes; None if there are too many. Raises BadSetup."""
    _lay_area(s, sizes["tiles"])
    held = sizes["cards"] * int(s.players)
    pool = [k * N_CARDS // (held + sizes["spare"]) for k in range(held + sizes["spare"])]
    if len(set(pool)) < len(pool):
        raise BadSetup(f"there are {N_CARDS} objective cards, not {len(pool)}", code="bad-size")
    for k, card in enumerate(pool[:held]):
        s.cards[k % int(s.players)] |= 1 << card
    s.played = ((1 << N_CARDS) - 1) & ~sum(1 << card for card in pool)
    s.dealt = N_CARDS - sizes["spare"]
    s.deck[s.dealt :] = pool[held:]
    interpreted(order_dealt)(s)
    return worlds(s, SPECTATOR)


def _lay_area(s: Position, tiles: int) -> None:
    """Lay tiles of different kinds, each on the first spot left, and note which may be removed."""
    s.area[:] = EMPTY_AREA
    s.hand[:] = NO_TILE
    s.bag[:] = ALL_TILES
    s.drawn = N_TILES
    spot = ORIENTATIONS * int(ORIGIN)
    for k in range(tiles):
        interpreted(lay_tile)(
            s, int(ALL_TILES[k * N_TILES // tiles]), spot // ORIENTATIONS, spot % ORIENTATIONS
        )
        spot = int(s.spots[: s.n_spots].min())
    interpreted(note_lifting)(s)
    s.phase = REMOVE
