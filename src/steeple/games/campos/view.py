"""Campos: what a seat sees, as JSON and as numbers; and redrawing what it can't see.

Tiles are always face up, in the area and in front of the players, so everybody knows which are left in the
bag, but not in which order they will come out. Objective cards in other hands and in the draw pile are hidden
until they are played.

There are 495,640 action ids and a few hundred legal ones, so a mask over all of them would be a waste. The
sparse form is the list that `legal` writes, and its length.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from steeple.games.campos.material import (
    CARDS,
    CELLS_OF_COLOUR,
    COLOURS,
    FARTHEST,
    MOST_SEATS,
    N_CARDS,
    N_COLOURS,
    N_KINDS,
    N_TILES,
    ORIENTATIONS,
    PLAY_CARD,
    REMOVE_AT,
    TILES,
    WIDTH,
)
from steeple.games.campos.rules import is_assembly, is_dismantling, is_fulfilled
from steeple.games.campos.state import NO_TILE, OPTIONS, PHASES
from steeple.games.campos.texts import card_text, card_texts, cards_in, laid_fields
from steeple.kernel.arrays import Cards, Position, Tensor
from steeple.kernel.bits import count_bits, lowest_bit
from steeple.kernel.game import OVER, SPECTATOR, Json, Plane, copy, options_of
from steeple.kernel.observation import part, starts, turned
from steeple.kernel.rng import shuffle
from steeple.kernel.rule import interpreted, rule

# --- Views ---


def view(s: Position, seat: int = SPECTATOR) -> dict[str, Json]:
    """Everything that a seat may know, and nothing else."""
    seats = range(s.players)
    return {
        "game": "campos",
        "players": int(s.players),
        "options": options_of(s, OPTIONS),
        "turn": {"player": int(s.player), "phase": PHASES[int(s.phase)]},
        "area": [tile_view(s, tile) for tile in range(s.tiles) if int(s.standing) >> tile & 1],
        "largest": {COLOURS[colour]: int(s.largest[colour]) for colour in range(N_COLOURS)},
        "tiles": [sorted(TILES[kind] for kind in s.hand[player] if kind != NO_TILE) for player in seats],
        "bag": sorted(TILES[kind] for kind in s.bag[s.drawn :]),
        "played": card_texts(s.played),
        "deck": N_CARDS - int(s.dealt),
        "points": [int(s.points[player]) for player in seats],
        **own(s, seat),
    }


def own(s: Position, seat: int) -> dict[str, Json]:
    """The part of a view that differs from seat to seat."""
    hands = [hand_view(s, player, is_open=player == seat) for player in range(s.players)]
    return {"seat": seat if seat >= 0 else None, "cards": hands}


def tile_view(s: Position, tile: int) -> dict[str, Json]:
    """A tile of the area: its name, anchor, orientation, and its cells with their colours."""
    return laid_fields(TILES[s.kind[tile]], int(s.anchor[tile]), int(s.orientation[tile]))


def hand_view(s: Position, player: int, is_open: bool) -> dict[str, Json]:
    """A hand of cards: how many, and for its owner which, whether each is fulfilled, and what it scores."""
    held = cards_in(s.cards[player])
    if not is_open:
        return {"size": len(held), "cards": None}
    cards = [
        {
            "card": card_text(card),
            "fulfilled": bool(interpreted(is_fulfilled)(s, card)),
            "points": int(s.largest[CARDS[card][2]]),
        }
        for card in sorted(held, key=card_text)
    ]
    return {"size": len(held), "cards": cards}


def turning_points(before: Position, after: Position) -> list[str]:
    """The beginning of the dismantling."""
    begins = interpreted(is_assembly)(before) and interpreted(is_dismantling)(after)
    return ["dismantling"] if begins else []


# --- Observation. Seats are counted from the observer on; empty seats stay 0. ---

MOST_CARDS = 10
MOST_POINTS = MOST_CARDS * CELLS_OF_COLOUR
KIND_AT, Q_AT, R_AT, ORIENTATION_AT = 1, 1 + N_KINDS, 2 + N_KINDS, 3 + N_KINDS
TILE_NUMBERS = ORIENTATION_AT + ORIENTATIONS

PLANES = (
    Plane("players", (3,), 1, "2, 3 or 4 players"),
    Plane("player", (MOST_SEATS,), 1, "whose decision it is"),
    Plane("phase", (4,), 1, "place, place or play, remove, remove or play"),
    Plane("own_cards", (N_CARDS,), 1, "own objective cards; 0 for a spectator"),
    Plane("played", (N_CARDS,), 1, "objective cards that have been played"),
    Plane("cards", (MOST_SEATS,), MOST_CARDS, "how many objective cards each player holds"),
    Plane("points", (MOST_SEATS,), MOST_POINTS, "points of each player"),
    Plane("hand", (MOST_SEATS, N_KINDS), 2, "tiles of each kind in front of each player"),
    Plane("bag", (N_KINDS,), 2, "tiles of each kind in the bag"),
    Plane("largest", (N_COLOURS,), CELLS_OF_COLOUR, "size of the largest region of each colour"),
    Plane(
        "area",
        (N_TILES, TILE_NUMBERS),
        1,
        "for each tile that was placed, in the order of placing: whether it is in the area, and if it is, "
        "which of the 20 kinds, q and r of its anchor from 0 (-30) to 1 (30), which of the 6 orientations",
    ),
    Plane("straight", (1,), 1, "the option slide is straight"),
)

_AT = starts(PLANES)
PLAYER, PHASE, OWN_CARDS = _AT["player"], _AT["phase"], _AT["own_cards"]


@rule
def observe(s: Position, seat: int, out: Tensor) -> None:
    """Write what `seat` knows to `out`, in the order of PLANES."""
    out[:] = 0
    out[s.players - 2] = 1
    out[PLAYER + turned(s, s.player, seat)] = 1
    if s.phase != OVER:
        out[PHASE + int(s.phase) - 1] = 1
    at = observe_cards(s, seat, out, OWN_CARDS)
    at = observe_players(s, seat, out, at)
    for k in range(s.drawn, N_TILES):
        out[at + int(s.bag[k])] += part(1, 2)
    at += N_KINDS
    for colour in range(N_COLOURS):
        out[at + colour] = part(s.largest[colour], CELLS_OF_COLOUR)
    at += N_COLOURS
    observe_area(s, out, at)
    out[at + N_TILES * TILE_NUMBERS] = s.slide


@rule
def mark_cards(cards: int, out: Tensor, at: int) -> int:
    """Write 1 for each card of a set; returns where the next plane begins."""
    while cards:
        out[at + lowest_bit(cards)] = 1
        cards &= cards - 1
    return at + N_CARDS


@rule
def observe_cards(s: Position, seat: int, out: Tensor, at: int) -> int:
    """The observer's own cards, and those that have been played."""
    own = int(s.cards[max(seat, 0)]) if seat >= 0 else 0
    at = mark_cards(own, out, at)
    return mark_cards(int(s.played), out, at)


@rule
def observe_players(s: Position, seat: int, out: Tensor, at: int) -> int:
    """The number of cards, the points and the tiles of each player."""
    hands = at + 2 * MOST_SEATS
    for player in range(s.players):
        place = turned(s, player, seat)
        out[at + place] = part(count_bits(int(s.cards[player])), MOST_CARDS)
        out[at + MOST_SEATS + place] = part(s.points[player], MOST_POINTS)
        for slot in range(2):
            if s.hand[player, slot] != NO_TILE:
                out[hands + N_KINDS * place + int(s.hand[player, slot])] += part(1, 2)
    return hands + MOST_SEATS * N_KINDS


@rule
def observe_area(s: Position, out: Tensor, at: int) -> None:
    """The tiles in the area."""
    tiles = int(s.standing)
    while tiles:
        tile = lowest_bit(tiles)
        tiles &= tiles - 1
        first, anchor = at + TILE_NUMBERS * tile, int(s.anchor[tile])
        out[first] = 1
        out[first + KIND_AT + int(s.kind[tile])] = 1
        out[first + Q_AT] = part(anchor // WIDTH - WIDTH // 2 + FARTHEST, 2 * FARTHEST)
        out[first + R_AT] = part(anchor % WIDTH - WIDTH // 2 + FARTHEST, 2 * FARTHEST)
        out[first + ORIENTATION_AT + int(s.orientation[tile])] = 1


# --- Redrawing ---


@rule(apart=True)
def determinize(s: Position, seat: int, seed: np.uint64) -> None:
    """Redraw everything that `seat` can't know: others' cards, draw pile, order of the bag, rng.

    For a spectator, `seat` is SPECTATOR.
    """
    s.rng = seed
    pool = np.empty(N_CARDS, np.int8)
    count = gather_hidden(s, seat, pool)
    shuffle(s, pool, 0, count)
    for other in range(s.players):
        if other != seat:
            size, cards = count_bits(int(s.cards[other])), 0
            for _ in range(size):
                count -= 1
                cards |= 1 << int(pool[count])
            s.cards[other] = cards
    lay_face_down(s, pool, count)


@rule(apart=True)
def redraw(s: Position, seed: np.uint64) -> None:
    """Redraw what nobody can know: the order of the draw pile and of the bag, the rng.

    Hands stay as they are.
    """
    s.rng = seed
    pool = np.empty(N_CARDS, np.int8)
    held = 0
    for player in range(s.players):
        held |= int(s.cards[player])
    count = gather_cards(held | int(s.played), pool)
    shuffle(s, pool, 0, count)
    lay_face_down(s, pool, count)


@rule
def lay_face_down(s: Position, pool: Cards, count: int) -> None:
    """Lay the first `count` cards of the pool as the draw pile, and shuffle the bag."""
    for k in range(count):
        s.deck[int(s.dealt) + k] = pool[k]
    order_dealt(s)
    order_bag(s)
    shuffle(s, s.bag, int(s.drawn), N_TILES)


@rule
def gather_hidden(s: Position, seat: int, pool: Cards) -> int:
    """Copy the cards that `seat` can't know into the pool, ascending; returns how many are in it."""
    known = int(s.played)
    if seat >= 0:
        known |= int(s.cards[seat])
    return gather_cards(known, pool)


@rule
def gather_cards(known: int, pool: Cards) -> int:
    """Copy all cards but the known ones into the pool, ascending; returns how many are in it."""
    count = 0
    for card in range(N_CARDS):
        pool[count] = card
        count += 1 - (known >> card & 1)
    return count


@rule
def order_dealt(s: Position) -> None:
    """Write the cards already dealt in a fixed order: hand by hand, ascending, then those played."""
    at = 0
    for player in range(s.players + 1):
        cards = int(s.cards[player]) if player < s.players else int(s.played)
        while cards:
            s.deck[at] = lowest_bit(cards)
            cards &= cards - 1
            at += 1


@rule
def order_bag(s: Position) -> None:
    """Sort the tiles left in the bag by kind, so that nothing of their true order survives."""
    counts = np.zeros(N_KINDS, np.int8)
    for k in range(s.drawn, N_TILES):
        counts[s.bag[k]] += 1
    at = int(s.drawn)
    for kind in range(N_KINDS):
        for _ in range(counts[kind]):
            s.bag[at] = kind
            at += 1


def redeal(first: Position, now: Position, other: Position, seat: int, actions: Sequence[int]) -> Position:
    """The deal that `other` came from, if it is `now` as redrawn for `seat`; see `Game.redeal`."""
    deal = copy(first)
    deal.rng = other.rng
    deal.bag[:] = other.bag
    begun, dealt = int(first.dealt), int(now.dealt)
    if begun == dealt:
        for player in range(int(first.players)):
            deal.cards[player] = int(first.cards[player]) & ~int(now.cards[player]) | int(other.cards[player])
        interpreted(order_dealt)(deal)
        deal.deck[begun:] = other.deck[begun:]
        return deal
    size, shown = (dealt - begun) // int(first.players), _played_in_assembly(actions)
    random = np.random.default_rng(int(other.rng))
    hands, new_hands = [], []
    for player in range(int(first.players)):
        hand = int(first.cards[player])
        cards = hand | sum(
            1 << int(card) for card in first.deck[begun + player * size : begun + (player + 1) * size]
        )
        if player != seat:
            cards = cards & ~int(now.cards[player]) | int(other.cards[player])
            hand = _first_hand(cards, hand & shown, hand.bit_count(), random)
        deal.cards[player] = hand
        hands += cards_in(hand)
        new_hands += cards_in(cards & ~hand)
    deal.deck[:] = [*hands, *new_hands, *other.deck[dealt:]]
    return deal


def _first_hand(cards: int, shown: int, size: int, random: np.random.Generator) -> int:
    """Of all cards that a player was dealt, the first hand: drawn at random where play hasn't shown it."""
    free = random.permutation(np.array(cards_in(cards & ~shown), np.int64))
    return shown | sum(1 << int(card) for card in free[: size - shown.bit_count()])


def _played_in_assembly(actions: Sequence[int]) -> int:
    """The objective cards played before the first tile was removed, as a set."""
    cards = 0
    for action in actions:
        if action >= REMOVE_AT:
            break
        if action >= PLAY_CARD:
            cards |= 1 << (action - PLAY_CARD)
    return cards
