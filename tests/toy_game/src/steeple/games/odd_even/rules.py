"""Odd or Even, 2-3 players: guess odd or even, turn up the next card, score a point if you're right."""

from __future__ import annotations

import numpy as np
from steeple.games.odd_even.material import CARDS, EVEN, MOST_SEATS, ODD, TURN_UP
from steeple.games.odd_even.state import GUESS, TURN

from steeple.kernel.arrays import Actions, Position, Scores
from steeple.kernel.draws import Draws, shuffle_for
from steeple.kernel.game import OVER
from steeple.kernel.rule import rule
from steeple.kernel.victory import leaders


@rule(apart=True)
def setup(s: Position, draws: Position | Draws) -> None:
    """Shuffle the cards into a pile."""
    for k in range(CARDS):
        s.pile[k] = k + 1
    shuffle_for(draws, "pile", s.pile, 0, CARDS)
    begin(s)


@rule
def begin(s: Position) -> None:
    """The first player guesses."""
    s.phase = GUESS


@rule
def legal(s: Position, out: Actions) -> int:
    """List the legal actions."""
    if s.phase == OVER:
        return 0
    if s.phase == TURN:
        out[0] = TURN_UP
        return 1
    out[0], out[1] = ODD, EVEN
    return 2


@rule
def apply(s: Position, action: int) -> None:
    """Carry out a legal action."""
    if s.phase == GUESS:
        s.guess = action
        s.phase = TURN
    else:
        turn_up(s)


@rule
def turn_up(s: Position) -> None:
    """Turn up the next card; the next player guesses, unless it was the last card."""
    is_even = int(s.pile[s.drawn]) % 2 == 0
    s.points[s.player] += is_even == (s.guess == EVEN)
    s.drawn += 1
    s.guess = 0
    s.player = (int(s.player) + 1) % int(s.players)
    s.phase = GUESS
    if s.drawn == CARDS:
        s.phase, s.end = OVER, 1


@rule
def scores(s: Position, out: Scores) -> None:
    """Everybody's points."""
    for seat in range(s.players):
        out[seat] = s.points[seat]


@rule
def winners(s: Position) -> int:
    """The seats with the most points, as bits."""
    results = np.zeros(MOST_SEATS, np.int64)
    for seat in range(s.players):
        results[seat] = s.points[seat]
    return leaders(results, s.players)


@rule
def reveals(s: Position, action: int) -> bool:
    """Whether an action shows something hidden: a card, unless only one is left."""
    return s.phase == TURN and int(s.drawn) < CARDS - 1
