"""Campanile 2009: what a seat sees, as JSON and as numbers; and redrawing what it can't see."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from steeple.games.campanile.material import MOST_SEATS, N_STYLES, STYLES
from steeple.games.campanile.view import (
    deal_unseen,
    forget,
    gather_cards,
    gather_hands,
    hand_views,
    observe_shared,
    shared_planes,
    shuffle_unseen,
    supply_views,
    tower_views,
    turn_view,
    without_memory,
)
from steeple.games.campanile_2009.material import (
    CHIPS,
    DECK,
    DISPLAY,
    EMPTY,
    FINITO,
    FLAGS,
    HIGHEST_CHIP,
    INTERMEZZO,
    LAST,
    MOST_PER_STYLE,
    SPREAD,
    TALLEST,
)
from steeple.games.campanile_2009.rules import highest_chip, points
from steeple.games.campanile_2009.state import OPTIONS, PHASES
from steeple.kernel.arrays import Cards, Position, Tensor
from steeple.kernel.game import SPECTATOR, Json, Plane, copy, options_of
from steeple.kernel.observation import part, unturned
from steeple.kernel.rng import draw
from steeple.kernel.rule import rule

__all__ = [
    "PLANES",
    "determinize",
    "forget",
    "observe",
    "own",
    "redeal",
    "redraw",
    "turning_points",
    "view",
    "without_memory",
]


def view(s: Position, seat: int = SPECTATOR) -> dict[str, Json]:
    """Everything that a seat may know, and nothing else."""
    chips = s.chips[: s.players].tolist()
    return {
        "game": "campanile-2009",
        "players": int(s.players),
        "options": options_of(s, OPTIONS),
        "turn": turn_view(s, PHASES[int(s.phase)]),
        "towers": tower_views(s, FLAGS[int(s.scored), int(s.players > 2)]),
        "display": "".join(STYLES[card] for card in s.display.tolist() if card != EMPTY),
        "deck": int(s.deck_size) - int(s.top),
        "scored": bool(s.scored),
        "supply": supply_views(s),
        "chips": [
            [value for value in range(HIGHEST_CHIP, 0, -1) for _ in range(counts[value])] for counts in chips
        ],
        **own(s, seat),
    }


def own(s: Position, seat: int) -> dict[str, Json]:
    """The part of a view that differs from seat to seat."""
    return {"seat": seat if seat >= 0 else None, "hands": hand_views(s, seat)}


def turning_points(before: Position, after: Position) -> list[str]:
    """The scorings between two positions: both if Finito came right after Intermezzo."""
    is_scored, is_over = bool(after.scored and not before.scored), bool(after.end and not before.end)
    return ["intermezzo"] * is_scored + ["finito"] * is_over


MOST_POINTS = 60
"""More than all chips are worth."""

PLANES = (
    *shared_planes(TALLEST, MOST_PER_STYLE),
    Plane("display", (N_STYLES,), DISPLAY, "cards of each style in the display"),
    Plane("deck", (1,), DECK, "cards left in the deck, Finito and Intermezzo among them"),
    Plane("scored", (1,), 1, "Intermezzo has been scored"),
    Plane("points", (MOST_SEATS,), MOST_POINTS, "points of each player"),
    Plane("highest_chip", (MOST_SEATS,), HIGHEST_CHIP, "the best chip of each player"),
    Plane("move_marker", (1,), 1, "the option"),
)


@rule
def observe(s: Position, seat: int, out: Tensor) -> None:
    """Write what `seat` knows to `out`, in the order of PLANES."""
    at = observe_shared(s, seat, out, TALLEST, MOST_PER_STYLE)
    out[at : at + N_STYLES] = 0
    for slot in range(DISPLAY):
        if s.display[slot] != EMPTY:
            out[at + int(s.display[slot])] += part(1, DISPLAY)
    at += N_STYLES
    out[at] = part(int(s.deck_size) - int(s.top), DECK)
    out[at + 1] = s.scored
    at += 2
    out[at : at + 2 * MOST_SEATS] = 0
    for place in range(s.players):
        player = unturned(s, place, seat)
        out[at + place] = part(points(s, player), MOST_POINTS)
        out[at + MOST_SEATS + place] = part(highest_chip(s, player), HIGHEST_CHIP)
    out[at + 2 * MOST_SEATS] = s.move_marker


@rule(apart=True)
def determinize(s: Position, seat: int, seed: np.uint64) -> None:
    """Redraw everything that `seat` can't know: the rng and all hidden cards.

    Those are in other hands and in the deck, with Intermezzo and Finito. Cards taken from the display stay
    where they went. For a spectator, `seat` is SPECTATOR.
    """
    s.rng = seed
    unseen, pool = np.zeros(N_STYLES, np.int64), np.empty(DECK, np.int8)
    gather_cards(s.deck, s.top, s.deck_size, unseen)
    gather_hands(s, seat, unseen)
    deal_unseen(s, seat, pool, shuffle_unseen(s, unseen, pool))
    lay_deck(s, pool)


@rule(apart=True)
def redraw(s: Position, seed: np.uint64) -> None:
    """Redraw what nobody can know: the rng and the order of the deck. Hands stay as they are."""
    s.rng = seed
    unseen, pool = np.zeros(N_STYLES, np.int64), np.empty(DECK, np.int8)
    gather_cards(s.deck, s.top, s.deck_size, unseen)
    shuffle_unseen(s, unseen, pool)
    lay_deck(s, pool)


@rule
def lay_deck(s: Position, pool: Cards) -> None:
    """Lay the undrawn deck again, Intermezzo and Finito wherever the setup and the game so far allow."""
    first, size = int(s.top), int(s.deck_size)
    middle = (size - 2) // 2
    intermezzo, finito = -1, -1
    if not s.scored:
        lowest = max(first, middle - SPREAD)
        intermezzo = lowest + draw(s, middle + SPREAD + 1 - lowest)
    if not s.end:
        lowest = max(first, size - 1 - LAST)
        finito = lowest + draw(s, size - lowest)
    k = 0
    for place in range(first, size):
        if place == intermezzo:
            s.deck[place] = INTERMEZZO
        elif place == finito:
            s.deck[place] = FINITO
        else:
            s.deck[place] = pool[k]
            k += 1


def redeal(first: Position, now: Position, other: Position, seat: int, actions: Sequence[int]) -> Position:
    """The deal that `other` came from, if it is `now` as redrawn for `seat`; see `Game.redeal`."""
    deal = copy(first)
    deal.rng = other.rng
    deal.hand[:] = first.hand + other.hand - now.hand
    deal.deck[:] = other.deck
    return deal


assert sum(value * count for value, count in enumerate(CHIPS)) < MOST_POINTS, "see MOST_POINTS"
