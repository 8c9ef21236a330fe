"""Luck in what comes off a deck, a pile or a bag: how much a draw was worth beyond what was to be expected.

A draw's luck is the value of the position it led to, minus the mean value over redraws of all that lies face
down, with every hand as it is. The true order and the redraws come from the same distribution, so the mean
of the luck is exactly 0 for every seat, however rough the value is. Subtracting it from a result therefore
changes nothing but the spread. The better the value, the smaller the spread.

A position's value is each seat's share of victory, as the mean of some hasty continuations. What lies face
down is redrawn before each of them: how a game goes on beyond the draw is the business of later draws.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from steeple.ai.policy import CANDIDATES, share_victory
from steeple.ai.tree import play_on
from steeple.kernel.arrays import Actions, Position, Positions, Shares, Weights
from steeple.kernel.game import MOST_PLAYERS, OVER, Game
from steeple.kernel.rng import advance, derive, mix, substream
from steeple.kernel.rule import rule
from steeple.kernel.verbs import apply, evaluate, redraw

_LUCK = np.uint64(0x10C4)
"""Sets the seeds of luck apart from the deal's and the bots'."""

_REDRAWS = np.uint64(0x5EED0DDA)
"""Sets the redraws' seeds apart from the continuations'."""


REDRAWS = 16
CONTINUATIONS = 64
DECISIONS = 20
"""How long a continuation is before the position is evaluated. docs/engine.md says what else was tried."""

WEIGHT = 0.75
"""The part of the luck that's taken out of a result.

A rough value makes too much of a draw. The part is the same in every game and fixed beforehand: fitted to the
games that it corrects, it would no longer leave their mean alone.
"""


class Memory(NamedTuple):
    """Working memory of one thread."""

    positions: Positions
    """Three: before the draw, after it, and a continuation."""
    actions: Actions
    weights: Weights
    shares: Shares

    @classmethod
    def of(cls, game: Game) -> Memory:
        """Zeroed memory."""
        return cls(
            np.zeros(3, game.state),
            np.zeros(game.most_legal, np.int32),
            np.zeros(CANDIDATES, np.float32),
            np.zeros(MOST_PLAYERS),
        )


@rule(apart=True)
def add_value(memory: Memory, times: int, decisions: int, seed: np.uint64, share: float, out: Shares) -> None:
    """Add the value of the second position, times `share`, to `out`. The same seed, the same luck to come."""
    s = memory.positions[2]
    shares = memory.shares
    for k in range(times):
        memory.positions[2] = memory.positions[1]
        own = derive(seed, k)
        redraw(s, mix(own))
        play_on(s, mix(advance(own)), memory.actions, memory.weights, True, decisions)
        if s.phase == OVER:
            share_victory(s, shares)
        else:
            evaluate(s, shares)
        for seat in range(s.players):
            out[seat] += shares[seat] * share / times


@rule(apart=True)
def measure_draw(
    memory: Memory, action: int, redraws: int, times: int, decisions: int, seed: np.uint64, luck: Shares
) -> None:
    """Add the luck of what `action` draws in the first position to every seat's `luck`."""
    s = memory.positions[1]
    memory.positions[1] = memory.positions[0]
    apply(s, action)
    add_value(memory, times, decisions, seed, 1.0, luck)
    for k in range(redraws):
        memory.positions[1] = memory.positions[0]
        redraw(s, derive(seed ^ _REDRAWS, k))
        apply(s, action)
        add_value(memory, times, decisions, seed, -1.0 / redraws, luck)


class Luck:
    """The luck of a game so far: what the draws were worth to every seat. Over all seats it adds up to 0."""

    def __init__(self, game: Game, seed: np.uint64, redraws: int = REDRAWS) -> None:
        """The same seed, the same redraws. Without redraws nothing is luck."""
        self.game = game
        self.redraws = redraws
        self.seed = np.uint64(mix(seed ^ _LUCK))
        self.memory = Memory.of(game)
        self.shares = np.zeros(MOST_PLAYERS)

    def note(self, before: Position, action: int, ply: int) -> None:
        """Add the luck of an action that was played. What draws nothing adds nothing."""
        if self.redraws and self.game.reveals(before, action):
            self.memory.positions[0] = before
            own = np.uint64(substream(self.seed, ply))
            measure_draw(self.memory, action, self.redraws, CONTINUATIONS, DECISIONS, own, self.shares)
