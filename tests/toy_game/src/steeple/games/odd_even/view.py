"""Odd or Even: what a seat sees, as JSON and as numbers; and redrawing what it can't see."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from steeple.games.odd_even.material import CARDS, MOST_SEATS, NAMES
from steeple.games.odd_even.state import GUESS, PHASES, TURN

from steeple.kernel.arrays import Position, Tensor
from steeple.kernel.game import SPECTATOR, Json, Plane, copy
from steeple.kernel.observation import part, turned, unturned
from steeple.kernel.rng import shuffle
from steeple.kernel.rule import rule


def view(s: Position, seat: int = SPECTATOR) -> dict[str, Json]:
    """All that a seat may know, and nothing else."""
    return {
        "game": "odd-even",
        "players": int(s.players),
        "options": {},
        "turn": {"player": int(s.player), "phase": PHASES[int(s.phase)]},
        "guess": NAMES[int(s.guess)] if s.phase == TURN else None,
        "turned_up": s.pile[: s.drawn].tolist(),
        "left": CARDS - int(s.drawn),
        "points": s.points[: s.players].tolist(),
        **own(s, seat),
    }


def own(s: Position, seat: int) -> dict[str, Json]:
    """The part of a view that is not the same for everybody."""
    return {"seat": seat if seat >= 0 else None}


def turning_points(before: Position, after: Position) -> list[str]:
    """Nothing happens that nobody decides."""
    return []


PLANES = (
    Plane("player", (MOST_SEATS,), 1, "whose decision it is"),
    Plane("phase", (2,), 1, "guess, turn"),
    Plane("guess", (1,), 1, "the guess is even"),
    Plane("turned_up", (CARDS,), 1, "which cards lie face up"),
    Plane("points", (MOST_SEATS,), CARDS, "points of each player"),
)


@rule
def observe(s: Position, seat: int, out: Tensor) -> None:
    """Write what `seat` knows to `out`, as PLANES say."""
    out[:] = 0
    out[turned(s, s.player, seat)] = 1
    if s.phase == GUESS or s.phase == TURN:
        out[MOST_SEATS + s.phase - 1] = 1
    out[MOST_SEATS + 2] = s.guess
    for k in range(s.drawn):
        out[MOST_SEATS + 3 + s.pile[k] - 1] = 1
    for place in range(s.players):
        out[MOST_SEATS + 3 + CARDS + place] = part(s.points[unturned(s, place, seat)], CARDS)


@rule(apart=True)
def determinize(s: Position, seat: int, seed: np.uint64) -> None:
    """Redraw what `seat` can't know, which is what nobody knows."""
    redraw(s, seed)


@rule(apart=True)
def redraw(s: Position, seed: np.uint64) -> None:
    """Redraw the order of the cards that lie face down, and the generator."""
    s.rng = seed
    is_up = np.zeros(CARDS + 1, np.bool_)
    for k in range(s.drawn):
        is_up[s.pile[k]] = True
    place = int(s.drawn)
    for card in range(1, CARDS + 1):
        if not is_up[card]:
            s.pile[place] = card
            place += 1
    shuffle(s, s.pile, int(s.drawn), CARDS)


def redeal(first: Position, now: Position, other: Position, seat: int, actions: Sequence[int]) -> Position:
    """The deal behind `other`, which is `now` with what `seat` can't know redrawn; see `Game.redeal`."""
    deal = copy(first)
    deal.rng = other.rng
    deal.pile[:] = other.pile
    return deal
