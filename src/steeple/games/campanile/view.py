"""What a seat sees of towers and hands, in both editions: as JSON, and as numbers for a network."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from steeple.games.campanile.material import (
    HAND,
    MOST_FLOORS,
    MOST_MARKERS,
    MOST_SEATS,
    MOST_VALUE,
    N_STYLES,
    STYLES,
    build_id,
)
from steeple.games.campanile.notation import build_text, cards_text
from steeple.games.campanile.position import markers_in, order_in
from steeple.games.campanile.towers import BUILD, hidden_cards, influence, rank, standing
from steeple.kernel.arrays import Cards, Counts, Position, Tensor
from steeple.kernel.game import OVER, Json, Plane
from steeple.kernel.observation import part, starts, turned, unturned
from steeple.kernel.rng import advance, below, mix, shuffle
from steeple.kernel.rule import rule

# --- Views ---


def turn_view(s: Position, phase: str) -> dict[str, Json]:
    """Whose decision it is, and what has been built this turn."""
    built = None if s.phase in (BUILD, OVER) else build_text(build_id(int(s.built), int(s.floors)))
    return {"player": int(s.player), "phase": phase, "built": built}


def tower_views(s: Position, flags: npt.NDArray[np.int8]) -> list[Json]:
    """The towers from the display outward: floors, rank, what the flag pays, and the stakes in their order.

    `flags[rank, standing]` is what a stake is paid at the next scoring or, at the end, was paid at the last
    one.
    """
    # Views are sent after every action, so fields are read once, and one call looks at all towers.
    ranks, stakes = np.zeros(N_STYLES, np.int64), np.zeros((N_STYLES, MOST_SEATS, 2), np.int64)
    look_at_towers(s, ranks, stakes)
    heights, cards, under, places = s.height.tolist(), s.cards.tolist(), s.under.tolist(), s.place.tolist()
    found, pays = stakes.tolist(), flags.tolist()
    return [
        {
            "style": STYLES[style],
            "height": heights[style],
            "cards": cards[style],
            "rank": 1 + higher,
            "flag": [value for value in pays[higher] if value],
            "stakes": [
                {
                    "seat": seat,
                    "markers": markers_in(under[style][seat]),
                    "influence": found[style][seat][0],
                    "pays": pays[higher][found[style][seat][1]],
                }
                for seat in order_in(places[style])
            ],
        }
        for style, higher in enumerate(ranks.tolist())
    ]


@rule(apart=True)
def look_at_towers(s: Position, ranks: Counts, stakes: Counts) -> None:
    """Write every tower's rank, and under it every seat's influence and standing."""
    for style in range(N_STYLES):
        ranks[style] = rank(s, style)
        for seat in range(s.players):
            stakes[style, seat, 0] = influence(s, style, seat)
            stakes[style, seat, 1] = standing(s, style, seat)


def hand_views(s: Position, viewer: int) -> list[Json]:
    """Every hand: its size, the cards everybody knows to be in it, and for its owner all its cards."""
    hands, known = s.hand.tolist(), s.known.tolist()
    return [
        {
            "size": sum(hands[seat]),
            "known": cards_text(known[seat]),
            "cards": cards_text(hands[seat]) if seat == viewer else None,
        }
        for seat in range(s.players)
    ]


def without_memory(view: dict[str, Json]) -> dict[str, Json]:
    """A view that doesn't say which cards were seen being taken, so that players have to remember them."""
    return {**view, "hands": [{**hand, "known": ""} for hand in view["hands"]]}


def supply_views(s: Position) -> list[Json]:
    """How many markers of value 1, 2, 3 every player has left."""
    return [left[1:] for left in s.supply[: s.players].tolist()]


# --- Observation. Seats are counted from the observer on; empty seats stay 0. ---


def shared_planes(tallest: int, per_style: int) -> tuple[Plane, ...]:
    """The planes that `observe_shared` writes."""
    return (
        Plane("players", (4,), 1, "2, 3, 4 or 5 players"),
        Plane("player", (MOST_SEATS,), 1, "whose decision it is"),
        Plane("phase", (3,), 1, "build, bet, take"),
        Plane("built", (N_STYLES,), 1, "the style built this turn"),
        Plane("floors", (MOST_FLOORS,), 1, "1, 2 or 3 floors built this turn"),
        Plane("height", (N_STYLES,), tallest, "floors of each tower"),
        Plane("cards", (N_STYLES,), per_style, "cards in each tower"),
        Plane("hand", (N_STYLES,), HAND, "own cards; 0 for a spectator"),
        Plane("known", (MOST_SEATS, N_STYLES), HAND, "cards that everybody knows to be in each hand"),
        Plane("supply", (MOST_SEATS, MOST_VALUE), MOST_MARKERS, "markers of value 1, 2, 3 not yet placed"),
        Plane(
            "stakes",
            (N_STYLES, MOST_SEATS, MOST_VALUE),
            MOST_MARKERS,
            "markers of value 1, 2, 3 under each tower",
        ),
        Plane(
            "place",
            (N_STYLES, MOST_SEATS),
            MOST_SEATS,
            "place in each tower's order: 1 is the first, 0 is not there",
        ),
    )


_AT = starts(shared_planes(1, 1))
PLAYER, PHASE, BUILT, FLOORS, TOWERS = (
    _AT["player"],
    _AT["phase"],
    _AT["built"],
    _AT["floors"],
    _AT["height"],
)


@rule
def observe_shared(s: Position, seat: int, out: Tensor, tallest: int, per_style: int) -> int:
    """Write the shared planes to the beginning of `out`; returns how many numbers they are."""
    out[:TOWERS] = 0
    out[s.players - 2] = 1
    out[PLAYER + turned(s, s.player, seat)] = 1
    if s.phase != OVER:
        out[PHASE + s.phase - 1] = 1
        if s.phase != BUILD:
            out[BUILT + s.built] = 1
            out[FLOORS + s.floors - 1] = 1
    at = observe_towers(s, out, TOWERS, tallest, per_style)
    at = observe_hands(s, seat, out, at)
    return observe_markers(s, seat, out, at)


@rule
def observe_towers(s: Position, out: Tensor, at: int, tallest: int, per_style: int) -> int:
    """Floors and cards of each tower."""
    for style in range(N_STYLES):
        out[at + style] = part(s.height[style], tallest)
        out[at + N_STYLES + style] = part(s.cards[style], per_style)
    return at + 2 * N_STYLES


@rule
def observe_hands(s: Position, seat: int, out: Tensor, at: int) -> int:
    """The observer's own hand, and what everybody knows of each hand."""
    for style in range(N_STYLES):
        out[at + style] = part(s.hand[seat, style], HAND) if seat >= 0 else np.float32(0)
    at += N_STYLES
    out[at : at + MOST_SEATS * N_STYLES] = 0
    for place in range(s.players):
        player = unturned(s, place, seat)
        for style in range(N_STYLES):
            out[at + N_STYLES * place + style] = part(s.known[player, style], HAND)
    return at + MOST_SEATS * N_STYLES


@rule
def observe_markers(s: Position, seat: int, out: Tensor, at: int) -> int:
    """Markers in supply and under the towers, and the order under each."""
    stakes = at + MOST_VALUE * MOST_SEATS
    places = stakes + MOST_VALUE * N_STYLES * MOST_SEATS
    end = places + N_STYLES * MOST_SEATS
    out[at:end] = 0
    for place in range(s.players):
        player = unturned(s, place, seat)
        for value in range(MOST_VALUE):
            out[at + MOST_VALUE * place + value] = part(s.supply[player, value + 1], MOST_MARKERS)
        for style in range(N_STYLES):
            tower = MOST_SEATS * style + place
            for value in range(MOST_VALUE):
                count = s.under[style, player, value + 1]
                out[stakes + MOST_VALUE * tower + value] = part(count, MOST_MARKERS)
            out[places + tower] = part(s.place[style, player], MOST_SEATS)
    return end


# --- Forgetting ---

SURE = 1 << 24
"""Chances are compared with whole numbers below this one."""


@rule(apart=True)
def forget(s: Position, seat: int, seed: np.uint64, chance: float) -> None:
    """Forget each card that `seat` saw another player take, with this chance."""
    for other in range(s.players):
        if other != seat:
            for style in range(N_STYLES):
                for _ in range(s.known[other, style]):
                    seed = advance(seed)
                    s.known[other, style] -= below(mix(seed), SURE) < chance * SURE


# --- Redrawing. Cards are gathered as a count per style, so nothing of their true order survives. ---


@rule
def gather_hands(s: Position, seat: int, unseen: Counts) -> None:
    """Move the cards that `seat` can't know from the other hands to `unseen`."""
    for other in range(s.players):
        if other != seat:
            for style in range(N_STYLES):
                unseen[style] += s.hand[other, style] - s.known[other, style]
                s.hand[other, style] = s.known[other, style]


@rule
def gather_cards(cards: Cards, first: int, end: int, unseen: Counts) -> None:
    """Count the tower cards among cards[first:end]."""
    for k in range(first, end):
        if cards[k] < N_STYLES:
            unseen[cards[k]] += 1


@rule
def shuffle_unseen(s: Position, unseen: Counts, pool: Cards) -> int:
    """Lay the unseen cards into the pool in random order; returns how many they are."""
    count = 0
    for style in range(N_STYLES):
        for _ in range(unseen[style]):
            pool[count] = style
            count += 1
    shuffle(s, pool, 0, count)
    return count


@rule
def deal_unseen(s: Position, seat: int, pool: Cards, count: int) -> int:
    """Fill the other hands from the end of the pool; returns how many cards are left in it."""
    for other in range(s.players):
        if other != seat:
            for _ in range(hidden_cards(s, other)):
                count -= 1
                s.hand[other, pool[count]] += 1
    return count
