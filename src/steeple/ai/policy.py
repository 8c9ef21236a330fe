"""Players that don't search: the hasty one goes by weights, the greedy one looks one action ahead.

Playouts consist of hasty decisions.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from steeple.kernel.arrays import Actions, Position, Positions, Shares, Weights, wide
from steeple.kernel.game import MOST_PLAYERS, OVER, Game
from steeple.kernel.rng import advance, below, derive, mix
from steeple.kernel.rule import rule
from steeple.kernel.verbs import apply, determinize, evaluate, weigh, winners
from steeple.kernel.victory import share_of

CANDIDATES = 16
"""Of more legal actions, a hasty player looks at this many: the last ones listed, and others at random."""

LAST = 8
"""How many candidates are the last ones listed. Where a game has hundreds of actions of one kind, it lists
the few of another kind last."""

EXACT = 1 << 24
"""Single precision has every whole number up to this one."""

WORLDS = 8
"""In how many versions of the hidden cards a greedy player looks ahead."""


class Scratch(NamedTuple):
    """Working memory of hasty and greedy players. Each thread has its own."""

    positions: Positions
    """Two: a possible world, and what an action makes of it."""
    found: Shares
    """One row per world, one column per action: the share of victory to expect."""
    shares: Shares
    weights: Weights

    @classmethod
    def of(cls, game: Game) -> Scratch:
        """Zeroed memory for one thread."""
        found, shares = np.zeros((WORLDS, game.most_legal)), np.zeros(MOST_PLAYERS)
        return cls(np.zeros(2, game.state), found, shares, np.zeros(CANDIDATES, np.float32))


@rule
def share_victory(s: Position, shares: Shares) -> None:
    """Write every seat's share of the victory in a finished game."""
    won = winners(s)
    for seat in range(s.players):
        shares[seat] = share_of(won, seat)


@rule
def choose_hastily(
    s: Position, actions: Actions, count: int, weights: Weights, choice: np.uint64
) -> tuple[int, np.uint64]:
    """Choose by weight among the candidates; returns the action and the next state of the generator `choice`.

    It changes the order of `actions`.
    """
    candidates = min(count, CANDIDATES)
    if candidates < count:
        for k in range(LAST):
            j = count - LAST + k
            actions[k], actions[j] = actions[j], actions[k]
        for k in range(LAST, candidates):
            choice = advance(choice)
            j = k + below(mix(choice), count - k)
            actions[k], actions[j] = actions[j], actions[k]
    weigh(s, actions, candidates, weights)
    total = np.float32(0)
    for k in range(candidates):
        total += weights[k]
    choice = advance(choice)
    left = total * np.float32(below(mix(choice), EXACT)) * np.float32(1 / EXACT)
    k = 0
    while k < candidates - 1 and left >= weights[k]:
        left -= weights[k]
        k += 1
    return wide(actions[k]), choice


@rule(apart=True)
def look_ahead(s: Position, actions: Actions, count: int, scratch: Scratch, world: int) -> None:
    """Find the share of victory that the player to act can expect after each of actions[:count].

    They go to row `world` of `scratch.found`. `s` may be the first of the scratch positions; the second is
    used.
    """
    player = s.player
    following = scratch.positions[1]
    for k in range(count):
        scratch.positions[1] = s
        apply(following, wide(actions[k]))
        if following.phase == OVER:
            share_victory(following, scratch.shares)
        else:
            evaluate(following, scratch.shares)
        scratch.found[world, k] = scratch.shares[player]


@rule(apart=True)
def look_around(s: Position, seed: np.uint64, actions: Actions, count: int, scratch: Scratch) -> None:
    """`look_ahead` in several worlds that the player to act thinks possible."""
    for world in range(WORLDS):
        scratch.positions[0] = s
        determinize(scratch.positions[0], wide(s.player), derive(seed, world))
        look_ahead(scratch.positions[0], actions, count, scratch, world)


@rule
def choose_greedily(s: Position, seed: np.uint64, actions: Actions, count: int, scratch: Scratch) -> int:
    """The action with the best mean over these worlds; of equally good ones, the one with the lowest id."""
    look_around(s, seed, actions, count, scratch)
    best, most = 0, -1.0
    for k in range(count):
        total = 0.0
        for world in range(WORLDS):
            total += scratch.found[world, k]
        if total > most or (total == most and actions[k] < actions[best]):
            best, most = k, total
    return wide(actions[best])
