"""Bot heuristics: what a good player of Campos looks at.

Points come only from objective cards, at most one per turn. So a hand is worth what its cards may still pay:
the largest region of the colour scored if the condition will hold, and less the later the card can be played.
Regions grow until the dismantling begins and shrink from then on. A tile is worth what it does to those
regions.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator

import numpy as np

from steeple.games.campos.material import (
    CARD_COLOURS,
    CARDS_DEALT,
    CELLS_OF_COLOUR,
    N_CARDS,
    N_TILES,
    NEIGHBOURS,
    ORIENTATIONS,
    PLAY_CARD,
    REMOVE_AT,
    SHAPE_PLACES,
    SPOTS,
    TILE,
    TILE_CELLS,
    TILE_COLOURS,
)
from steeple.games.campos.rules import is_assembly, is_fulfilled
from steeple.games.campos.state import PLACE_OR_PLAY, REMOVE_OR_PLAY, STATE
from steeple.games.campos.texts import cards_in
from steeple.games.campos.view import order_dealt
from steeple.kernel.arrays import Actions, Index, Position, Shares, Weights
from steeple.kernel.bits import count_bits, lowest_bit
from steeple.kernel.game import MOST_WORLDS, Worlds
from steeple.kernel.rule import interpreted, rule, wrapping

HORIZON = 16
"""Decisions to play out before evaluating.

In the same time this wins a little more than playing to the end.
"""

TILES_PER_TURN = 1.2
"""A turn places or removes one tile or two; near the end of the assembly mostly one, and plays a card."""

GROWTH = 0.3
"""How much the largest region of a colour grows with each tile that is still to be placed."""

RESTLESS = 0.3
"""How many points further apart the players may move with each turn."""

LEAD = 3.0
"""A first colour this much larger than the second makes a card fairly safe."""


# --- What a hand may still pay ---


def _chances() -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    leads = (np.arange(-CELLS_OF_COLOUR, CELLS_OF_COLOUR + 1) - 0.5) / LEAD
    return 0.5 + 0.5 * leads / np.sqrt(1 + leads * leads)


CHANCES = _chances()
"""[CELLS_OF_COLOUR + size of first - size of second]: how likely a card's condition is to hold later."""


@rule
def chance(s: Position, card: Index) -> float:
    """How likely the condition of a card is to hold."""
    lead = int(s.largest[CARD_COLOURS[card, 0]]) - int(s.largest[CARD_COLOURS[card, 1]])
    return float(CHANCES[np.uint64(CELLS_OF_COLOUR + lead)])


@rule
def pays(s: Position, card: Index) -> int:
    """What a card scores if it is played now."""
    return int(s.largest[CARD_COLOURS[card, 2]])


@rule
def tiles_to_place(s: Position) -> float:
    """The tiles that will still be placed, if nobody ends the assembly by playing the last card."""
    return float(max(N_TILES - int(s.tiles) - 2 * int(s.players) + 1, 0))


@rule
def turns_left(s: Position) -> float:
    """The turns that each player still has to play a card: more than 0, even when the game is over."""
    tiles_per_round = TILES_PER_TURN * int(s.players)
    if is_assembly(s):
        return (int(s.tiles) + 2 * tiles_to_place(s)) / tiles_per_round
    return max(count_bits(int(s.standing)), 1) / tiles_per_round


@rule
def growth(s: Position) -> float:
    """How much larger the largest regions will be when the dismantling begins."""
    return GROWTH * tiles_to_place(s) if is_assembly(s) else 0.0


@rule
def cards_before(s: Position) -> float:
    """How many of the cards still to be dealt will be played before one of the hand: half, on average."""
    return 0.5 * int(CARDS_DEALT[s.players]) if is_assembly(s) else 0.0


@rule
def rank_of(s: Position, cards: int, card: int) -> int:
    """How many cards of a hand promise more than this one and will be played before it."""
    mine, rank = chance(s, card) * pays(s, card), 0
    while cards:
        other = lowest_bit(cards)
        cards &= cards - 1
        worth = chance(s, other) * pays(s, other)
        rank += int((worth > mine) | ((worth == mine) & (other < card)))
    return rank


@rule
def held_worth(s: Position, cards: int, first: float) -> float:
    """What the cards of a hand may pay, one per turn from turn `first` on."""
    turns, more, total, left = turns_left(s), growth(s), 0.0, cards
    first += cards_before(s)
    while left:
        card = lowest_bit(left)
        left &= left - 1
        part = 1 - (rank_of(s, cards, card) + first) / turns
        total += max(part, 0.0) * chance(s, card) * (pays(s, card) + more)
    return total


@rule
def hand_worth(s: Position, player: int) -> float:
    """What a player's cards may pay; the player to act may play one at once."""
    cards = int(s.cards[player])
    best = held_worth(s, cards, 1.0)
    if player == s.player and (s.phase == PLACE_OR_PLAY or s.phase == REMOVE_OR_PLAY):
        left = cards
        while left:
            card = lowest_bit(left)
            left &= left - 1
            if is_fulfilled(s, card):
                best = max(best, pays(s, card) + held_worth(s, cards ^ (1 << card), 1.0))
    return best


# --- Shares of victory ---


@rule
def spread(s: Position) -> float:
    """How far the points may still move apart."""
    return 1.0 + RESTLESS * turns_left(s)


@rule(apart=True)
def evaluate(s: Position, shares: Shares) -> None:
    """Write the share of victory to expect for each seat, by the points it has and may still get."""
    for seat in range(s.players):
        shares[seat] = int(s.points[seat]) + hand_worth(s, seat)
    share_by_points(shares, int(s.players), spread(s))


@rule
def share_by_points(points: Shares, players: int, apart: float) -> None:
    """Replace expected points by shares of victory: how likely each is ahead of all others in the end."""
    p0, p1, p2, p3 = points[0], points[1], 0.0, 0.0
    if players > 2:
        p2 = points[2]
    if players > 3:
        p3 = points[3]
    total = 0.0
    for seat in range(players):
        mine, product = points[seat], 1.0
        product *= ahead(mine - p0, apart) * ahead(mine - p1, apart)
        if players > 2:
            product *= ahead(mine - p2, apart)
        if players > 3:
            product *= ahead(mine - p3, apart)
        points[seat] = product
        total += product
    for seat in range(players):
        points[seat] /= total


@rule
def ahead(margin: float, apart: float) -> float:
    """How likely a lead in points is to last."""
    x = margin / apart
    return 0.5 + 0.5 * x / np.sqrt(1 + x * x)


# --- A hasty player. Wishes are four 16-bit numbers, one per colour, in one integer: no array is needed. ---

SHARPNESS = 2.0
"""How strongly a hasty player prefers one point more."""

UNIT = 64
"""Wishes are counted in this fraction of a point."""

WISH_BITS = 16
WISH_MASK = (1 << WISH_BITS) - 1
NO_WISH = 1 << 14
"""What stands for 0, so that none of the four numbers gets negative."""

NO_WISHES = NO_WISH * 0x0001_0001_0001_0001
CHANCE_UNITS = np.round(UNIT * CHANCES).astype(np.int64)
MORE_CHANCE_UNITS = np.append(np.diff(CHANCE_UNITS), 0)
"""What one more cell for the first colour adds to the chance."""


def _beside_letters() -> np.ndarray[tuple[int, int, int], np.dtype[np.uint64]]:
    steps = np.zeros((ORIENTATIONS, TILE_CELLS, 4), np.int64)
    for orientation, letter in itertools.product(range(ORIENTATIONS), range(TILE_CELLS)):
        cells = [int(place) for place in SHAPE_PLACES[orientation % 2]]
        place = cells[(letter + orientation // 2) % TILE_CELLS]
        steps[orientation, letter] = [
            place + step for step in map(int, NEIGHBOURS) if place + step not in cells
        ]
    return steps.astype(np.uint64)


BESIDE_LETTER = _beside_letters()
"""[orientation][letter of a tile's name]: the four places outside the tile around that letter's cell."""


@rule
def wishes(s: Position) -> int:
    """What the player to act would get for one more cell in the largest region of each colour."""
    cards, wished = int(s.cards[s.player]), NO_WISHES
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        more, less, scored = CARD_COLOURS[card, 0], CARD_COLOURS[card, 1], CARD_COLOURS[card, 2]
        lead = np.uint64(CELLS_OF_COLOUR + int(s.largest[more]) - int(s.largest[less]))
        turning = MORE_CHANCE_UNITS[lead] * int(s.largest[scored])
        wished += CHANCE_UNITS[lead] << WISH_BITS * scored
        wished += (turning << WISH_BITS * more) - (turning << WISH_BITS * less)
    return wished


@rule
def wish(wished: int, colour: int) -> int:
    """The wish for a colour."""
    return (wished >> WISH_BITS * colour & WISH_MASK) - NO_WISH


@rule
def weight(points: float) -> np.float32:
    """The weight of an action that gains these points: it grows like e to that power, later more slowly."""
    x = np.float32(SHARPNESS * points)
    root = x + np.sqrt(np.float32(1) + x * x)
    return root * root


@rule
def weigh(s: Position, actions: Actions, count: int, weights: Weights) -> None:
    """Write how likely a hasty player is to choose each action, by what it does for the player's cards."""
    wished = wishes(s)
    later = late_part(s)
    for k in range(count):
        action = int(actions[k])
        if action < PLAY_CARD:
            weights[k] = weight(place_points(s, action, wished))
        elif action < REMOVE_AT:
            weights[k] = weight(card_points(s, action - PLAY_CARD, later))
        else:
            weights[k] = weight(remove_points(s, action - REMOVE_AT, wished))


@rule
def late_part(s: Position) -> float:
    """The share of its worth that a card keeps if all others are played first."""
    size = count_bits(int(s.cards[s.player]))
    return max(1 - (size + cards_before(s)) / turns_left(s), 0.0)


@rule
def card_points(s: Position, card: int, later: float) -> float:
    """What is gained by playing a card now instead of last."""
    return pays(s, card) - later * chance(s, card) * (pays(s, card) + growth(s))


@wrapping
@rule
def place_points(s: Position, action: int, wished: int) -> float:
    """What the player to act gains if a tile makes the largest regions grow.

    It has no unpredictable branch.
    """
    kind, spot = np.uint64(action // SPOTS), np.uint64(action % SPOTS)
    anchor, orientation = spot // np.uint64(ORIENTATIONS), spot % np.uint64(ORIENTATIONS)
    first, second, third = TILE_COLOURS[kind, 0], TILE_COLOURS[kind, 1], TILE_COLOURS[kind, 2]
    # The bits above those of the cells that lie there stand for the three cells of the tile.
    one = 1 << CELLS_OF_COLOUR | region_beside(s, anchor, orientation, 0, first)
    two = 2 << CELLS_OF_COLOUR | region_beside(s, anchor, orientation, 1, second)
    three = 4 << CELLS_OF_COLOUR | region_beside(s, anchor, orientation, 2, third)
    # Letters of the same colour are adjacent in a tile's name, and their cells are one region.
    two |= one * int(first == second)
    one *= int(first != second)
    three |= two * int(second == third)
    two *= int(second != third)
    units = grown(s, first, one, wished) + grown(s, second, two, wished) + grown(s, third, three, wished)
    return units * (1 / UNIT)


@wrapping
@rule
def region_beside(s: Position, anchor: np.uint64, orientation: np.uint64, letter: int, colour: int) -> int:
    """The cells of the regions that one letter's cell of a tile would be joined to."""
    region, base = 0, np.uint64(TILE + CELLS_OF_COLOUR * colour)
    for k in range(4):
        number = np.uint64(s.area[anchor + BESIDE_LETTER[orientation, letter, k]]) - base
        is_linked = number < np.uint64(CELLS_OF_COLOUR)
        region |= int(s.regions[colour, number * np.uint64(is_linked)]) * int(is_linked)
    return region


@rule
def grown(s: Position, colour: int, region: int, wished: int) -> int:
    """What a wish is worth if there is this new region."""
    return wish(wished, colour) * max(count_bits(region) - int(s.largest[colour]), 0)


@rule
def remove_points(s: Position, place: int, wished: int) -> float:
    """What the player to act gains, or loses, if the largest regions shrink without a tile."""
    tile = int(s.owner[int(s.area[place]) - TILE])
    shape, units = s.orientation[tile] & 1, 0
    for k in range(TILE_CELLS):
        number = int(s.area[place + SHAPE_PLACES[shape, k]]) - TILE
        colour = number // CELLS_OF_COLOUR
        if count_bits(int(s.regions[colour, number % CELLS_OF_COLOUR])) == s.largest[colour]:
            units -= wish(wished, colour)
    return units * (1 / UNIT)


# --- Possible worlds ---


def worlds(s: Position, seat: int) -> Worlds | None:
    """Every position that could be the true one, as far as `seat` knows; None if there are too many.

    Hidden are the cards in other hands and, until the dismantling begins, the order of the draw pile and of
    the bag; after that nothing is drawn. No two cards are alike, and equal tiles count as one order, so all
    worlds are equally likely.
    """
    known = int(s.played) | (int(s.cards[seat]) if seat >= 0 else 0)
    unseen = cards_in(~known & (1 << N_CARDS) - 1)
    others = {player: len(cards_in(s.cards[player])) for player in range(s.players) if player != seat}
    bag, draws = [int(kind) for kind in s.bag[s.drawn :]], interpreted(is_assembly)(s)
    count = ways_to_deal(len(unseen), list(others.values()), draws) * (ways_to_draw(bag) if draws else 1)
    if count > MOST_WORLDS:
        return None
    positions = np.zeros(count, STATE)
    positions[:] = s
    positions["rng"] = 0
    orders = sorted(set(itertools.permutations(bag))) if draws else [tuple(sorted(bag))]
    every = itertools.product(deals(unseen, list(others.values()), draws), orders)
    for position, ((hands, pile), tiles) in zip(positions, every, strict=True):
        for player, hand in zip(others, hands, strict=True):
            position.cards[player] = sum(1 << card for card in hand)
        position.deck[s.dealt :] = pile
        position.bag[s.drawn :] = tiles
        interpreted(order_dealt)(position)
    return Worlds(positions, np.full(count, 1 / count))


def ways_to_deal(unseen: int, sizes: list[int], draws: bool) -> int:
    """In how many ways unseen cards can lie in hands and draw pile; its order matters only if it `draws`."""
    ways = math.factorial(unseen) // math.prod(map(math.factorial, sizes))
    return ways if draws else ways // math.factorial(unseen - sum(sizes))


def ways_to_draw(bag: list[int]) -> int:
    """In how many orders the tiles of the bag can come out."""
    return math.factorial(len(bag)) // math.prod(map(math.factorial, Counter(bag).values()))


def deals(
    unseen: list[int], sizes: list[int], draws: bool
) -> Iterator[tuple[list[tuple[int, ...]], tuple[int, ...]]]:
    """All ways to deal unseen cards to hands of these sizes and lay the rest as the draw pile."""
    if not sizes:
        yield from (([], pile) for pile in (itertools.permutations(unseen) if draws else [tuple(unseen)]))
        return
    for hand in itertools.combinations(unseen, sizes[0]):
        for hands, pile in deals([card for card in unseen if card not in hand], sizes[1:], draws):
            yield [hand, *hands], pile
