"""Campanile 1996: what a seat sees, as JSON and as numbers; and redrawing what it can't see."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from steeple.games.campanile.material import N_STYLES, STYLES
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
from steeple.games.campanile_1996.material import FLAGS, MOST_PER_STYLE, PER_STYLE, PILE, PILES, TALLEST
from steeple.games.campanile_1996.state import JUST_BUILT, OPTIONS, PHASES
from steeple.kernel.arrays import Cards, Counts, Position, Tensor
from steeple.kernel.game import SPECTATOR, Json, Plane, copy, options_of
from steeple.kernel.observation import part
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
    return {
        "game": "campanile-1996",
        "players": int(s.players),
        "options": options_of(s, OPTIONS),
        "turn": turn_view(s, PHASES[int(s.phase)]),
        "towers": tower_views(s, FLAGS),
        "piles": [pile_view(s, pile) for pile in range(PILES)],
        "left_over": int(s.left_over_size),
        "supply": supply_views(s),
        "points": s.points[: s.players].tolist(),
        **own(s, seat),
    }


def own(s: Position, seat: int) -> dict[str, Json]:
    """The part of a view that differs from seat to seat."""
    return {"seat": seat if seat >= 0 else None, "hands": hand_views(s, seat)}


def pile_view(s: Position, pile: int) -> dict[str, Json]:
    """A pile: its face-up card, and its number of cards including that one."""
    left = int(s.pile_size) - int(s.drawn[pile])
    return {"top": STYLES[s.piles[pile, s.drawn[pile]]] if left else None, "cards": left}


def turning_points(before: Position, after: Position) -> list[str]:
    """None: the only scoring is at the end."""
    return []


PLANES = (
    *shared_planes(TALLEST, MOST_PER_STYLE),
    Plane("tops", (PILES, N_STYLES), 1, "the style face up on each pile"),
    Plane("piles", (PILES,), PILE, "cards in each pile, the face-up one included"),
    Plane("bet_exact", (1,), 1, "the option bet is exact"),
    Plane("just_built", (1,), 2, "the option target: 1 for visible-or-just-built, 2 for just-built"),
)


@rule
def observe(s: Position, seat: int, out: Tensor) -> None:
    """Write what `seat` knows to `out`, in the order of PLANES."""
    at = observe_shared(s, seat, out, TALLEST, MOST_PER_STYLE)
    out[at : at + PILES * N_STYLES] = 0
    for pile in range(PILES):
        left = int(s.pile_size) - int(s.drawn[pile])
        if left > 0:
            out[at + N_STYLES * pile + int(s.piles[pile, s.drawn[pile]])] = 1
        out[at + PILES * N_STYLES + pile] = part(left, PILE)
    at += PILES * (N_STYLES + 1)
    out[at] = s.bet
    out[at + 1] = part(s.target, JUST_BUILT)


@rule(apart=True)
def determinize(s: Position, seat: int, seed: np.uint64) -> None:
    """Redraw everything that `seat` can't know: the rng and all hidden cards.

    Those are in other hands, in the piles beneath the top cards, and left over. Cards drawn face up stay
    where they went. For a spectator, `seat` is SPECTATOR.
    """
    s.rng = seed
    unseen, pool = np.zeros(N_STYLES, np.int64), np.empty(N_STYLES * PER_STYLE[s.players], np.int8)
    gather_piles(s, unseen)
    gather_hands(s, seat, unseen)
    lay_piles(s, pool, deal_unseen(s, seat, pool, shuffle_unseen(s, unseen, pool)))


@rule(apart=True)
def redraw(s: Position, seed: np.uint64) -> None:
    """Redraw what nobody can know: the rng, and the cards beneath the top ones and left over.

    Hands stay as they are.
    """
    s.rng = seed
    unseen, pool = np.zeros(N_STYLES, np.int64), np.empty(N_STYLES * PER_STYLE[s.players], np.int8)
    gather_piles(s, unseen)
    lay_piles(s, pool, shuffle_unseen(s, unseen, pool))


@rule
def gather_piles(s: Position, unseen: Counts) -> None:
    """Count the cards that lie face down."""
    gather_cards(s.left_over, 0, s.left_over_size, unseen)
    for pile in range(PILES):
        gather_cards(s.piles[pile], s.drawn[pile] + 1, s.pile_size, unseen)


@rule
def lay_piles(s: Position, pool: Cards, count: int) -> None:
    """Lay the first `count` cards of the pool face down again."""
    for k in range(s.left_over_size):
        count -= 1
        s.left_over[k] = pool[count]
    for pile in range(PILES):
        for depth in range(s.drawn[pile] + 1, s.pile_size):
            count -= 1
            s.piles[pile, depth] = pool[count]


def redeal(first: Position, now: Position, other: Position, seat: int, actions: Sequence[int]) -> Position:
    """The deal that `other` came from, if it is `now` as redrawn for `seat`; see `Game.redeal`."""
    deal = copy(first)
    deal.rng = other.rng
    deal.hand[:] = first.hand + other.hand - now.hand
    deal.piles[:] = other.piles
    deal.left_over[:] = other.left_over
    return deal
