"""Small games: so few cards, or tiles, that all that can happen can be listed, and the game solved.

A small game is a smaller deal. It is laid into the same record and played by the same compiled rules: there is no second
implementation. Everything that its players cannot know is among what lies hidden in that record, so `determinize`, `worlds` and
the bots see the small game and not the whole one.

These sizes are no options of a game. An option is part of the rules: it is offered to the host of a table and written into
records, and a record is checked against the whole material. A small game has no place there; it is for research alone.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from steeple.errors import BadSetup
from steeple.games.campanile.material import HAND, MARKERS, N_STYLES
from steeple.games.campanile.towers import BUILD
from steeple.games.campanile_1996.material import PILE, PILES
from steeple.games.campanile_2009.material import DISPLAY, FINITO, LAST
from steeple.games.campos.area import lay_tile, note_lifting
from steeple.games.campos.material import ALL_TILES, EMPTY_TABLE, N_CARDS, N_TILES, ORIGIN
from steeple.games.campos.state import NO_TILE, REMOVE
from steeple.games.campos.view import order_dealt
from steeple.games.five_towers import material as towers
from steeple.games.five_towers.rules import begin_round
from steeple.games.five_towers.words import card_set
from steeple.kernel.arrays import Position
from steeple.kernel.game import MOST_WORLDS, SPECTATOR, Game, Options, Worlds, copy
from steeple.kernel.rule import interpreted


@dataclass(frozen=True)
class Size:
    """A number that makes a game small: from `least` to `most`, `usual` unless told."""

    name: str
    least: int
    most: int
    usual: int
    sentence: str


_CAMPANILE = (
    Size("styles", 1, N_STYLES, 2, "so many styles, the nearest to the display"),
    Size(
        "hidden",
        1,
        HAND,
        1,
        "so many of the three cards of a hand are known to its owner alone; the others everybody has seen",
    ),
    Size(
        "markers",
        1,
        int(MARKERS.max()),
        1,
        "so many markers of each value for each player, or as many as there are",
    ),
    Size("values", 1, len(MARKERS) - 1, 1, "markers of value 1 to this"),
)
SIZES: Mapping[str, tuple[Size, ...]] = {
    "campanile-1996": (Size("cards", 1, PILE, 2, "so many cards in each pile"), *_CAMPANILE),
    "campanile-2009": (
        Size(
            "cards",
            1,
            LAST,
            2,
            "so many cards in the deck, and Finito anywhere among them; Intermezzo has been scored",
        ),
        *_CAMPANILE,
    ),
    "campos": (
        Size("tiles", 1, N_TILES, 7, "so many tiles on the table, and the dismantling begins"),
        Size("cards", 1, 5, 2, "so many objective cards in each hand"),
        Size("spare", 0, N_CARDS, 1, "so many objective cards in the draw pile; all others have been played"),
    ),
    "five-towers": (
        Size(
            "cards",
            1,
            towers.CARDS,
            6,
            "so many cards in the second pile, from which the first market comes; no others are left",
        ),
        Size("styles", 1, towers.N_STYLES, 1, "so many styles, each with values from 0 to 15 evenly apart"),
    ),
}
"""What makes each game small. Naming one of them is enough; the others are then as usual."""

Dealing = Callable[[Game, Position, Mapping[str, int]], Worlds]


def shrink(game: Game, players: int, options: Options, sizes: Mapping[str, int]) -> Worlds:
    """Every deal of a small game, and how likely each is: as the whole game would deal these cards. Raises BadSetup.

    A size that is 0 or left out is as usual.
    """
    chosen = {size.name: _checked(size, sizes.get(size.name, 0)) for size in SIZES[game.name]}
    worlds = _DEALINGS[game.name](game, game.blank(players, options), chosen)
    worlds.positions["rng"] = 0
    return worlds


def _checked(size: Size, number: int) -> int:
    if number and not size.least <= number <= size.most:
        raise BadSetup(f"{size.name} is {size.least} to {size.most}, not {number}", code="bad-size")
    return number or size.usual


def _every(worlds: Worlds | None) -> Worlds:
    if worlds is None:
        raise BadSetup(
            f"there are more than {MOST_WORLDS} deals of that size; make it smaller", code="bad-size"
        )
    return worlds


# --- The Campaniles ---


def _deal_campanile(s: Position, styles: Iterator[int], sizes: Mapping[str, int]) -> None:
    """Markers, and hands of which everybody has seen all but `hidden` cards. Which those are, chance will say."""
    for seat in range(int(s.players)):
        values = slice(1, 1 + sizes["values"])
        s.supply[seat, values] = np.minimum(MARKERS[values], sizes["markers"])
        for k in range(HAND):
            style = next(styles)
            s.hand[seat, style] += 1
            s.known[seat, style] += k >= sizes["hidden"]
    s.phase = BUILD


def _deal_1996(game: Game, s: Position, sizes: Mapping[str, int]) -> Worlds:
    styles = itertools.cycle(range(sizes["styles"]))
    _deal_campanile(s, styles, sizes)
    s.pile_size = sizes["cards"]
    for depth, pile in itertools.product(range(sizes["cards"]), range(PILES)):
        s.piles[pile, depth] = next(styles)
    return _every(game.worlds(s, SPECTATOR))


def _deal_2009(game: Game, s: Position, sizes: Mapping[str, int]) -> Worlds:
    styles = itertools.cycle(range(sizes["styles"]))
    _deal_campanile(s, styles, sizes)
    deck = [next(styles) for _ in range(DISPLAY + sizes["cards"])]
    s.display[:] = deck[:DISPLAY]
    s.deck[: len(deck) + 1] = [*deck, FINITO]
    s.deck_size, s.top, s.scored = len(deck) + 1, DISPLAY, 1
    return _every(game.worlds(s, SPECTATOR))


# --- Campos ---


def _deal_campos(game: Game, s: Position, sizes: Mapping[str, int]) -> Worlds:
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
    return _every(game.worlds(s, SPECTATOR))


def _lay_area(s: Position, tiles: int) -> None:
    """So many tiles of different kinds, each on a spot that the ones before it leave, and ready to be removed."""
    s.table[:] = EMPTY_TABLE
    s.hand[:] = NO_TILE
    s.bag[:] = ALL_TILES
    s.drawn = N_TILES
    spot = 6 * int(ORIGIN)
    for k in range(tiles):
        interpreted(lay_tile)(s, int(ALL_TILES[k * N_TILES // tiles]), spot // 6, spot % 6)
        spot = int(s.spots[: s.n_spots].min())
    interpreted(note_lifting)(s)
    s.phase = REMOVE


# --- Five Towers ---


def _deal_towers(game: Game, s: Position, sizes: Mapping[str, int]) -> Worlds:
    cards = _spread(sizes["cards"], sizes["styles"])
    piles = list(itertools.islice(_markets(cards), MOST_WORLDS + 1))
    if len(piles) > MOST_WORLDS:
        _every(None)
    s.is_second, s.pile_size = 1, len(cards)
    s.rest[:] = card_set(cards)
    s.tower[: s.players, :, 0] = towers.NO_CARD
    positions = np.zeros(len(piles), s.dtype)
    for k, pile in enumerate(piles):
        first = copy(s)
        first.pile[: len(pile)] = pile
        interpreted(begin_round)(first)
        positions[k] = first
    return Worlds(positions, np.full(len(piles), 1 / len(piles)))


def _spread(cards: int, styles: int) -> list[int]:
    """So many cards, as many of each style as of the others or one more, their values from 0 to 15 evenly apart."""
    found = []
    for style in range(styles):
        count = (cards - style + styles - 1) // styles
        if count > towers.VALUES:
            raise BadSetup(
                f"there are {towers.VALUES} values in a style; take fewer cards or more styles",
                code="bad-size",
            )
        found += [
            towers.VALUES * style + round(k * (towers.VALUES - 1) / max(count - 1, 1)) for k in range(count)
        ]
    return found


def _markets(cards: Sequence[int]) -> Iterator[list[int]]:
    """Every pile of these cards in which those that are turned up together are sorted: all are equally likely."""
    if not cards:
        yield []
        return
    for market in itertools.combinations(cards, min(towers.MARKET, len(cards))):
        for others in _markets([card for card in cards if card not in market]):
            yield [*market, *others]


_DEALINGS: dict[str, Dealing] = {
    "campanile-1996": _deal_1996,
    "campanile-2009": _deal_2009,
    "campos": _deal_campos,
    "five-towers": _deal_towers,
}
assert math.comb(2 * towers.MARKET, towers.MARKET) <= MOST_WORLDS, "two markets are a small game"
