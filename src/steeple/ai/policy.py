"""Hasty players: the one that looks at weights, which playouts are made of, and the one that looks one action ahead."""

from __future__ import annotations

import numpy as np

from steeple.kernel.arrays import Actions, Position, Positions, Shares, Weights
from steeple.kernel.game import OVER
from steeple.kernel.rng import advance, below, derive, mix
from steeple.kernel.rule import rule
from steeple.kernel.verbs import apply, determinize, evaluate, weigh, winners
from steeple.kernel.width import wide

CANDIDATES = 16
"""Of more legal actions than this a hasty player looks at so many only: the last ones listed, the others drawn at random."""

WORLDS = 8
"""In how many ways the hidden things may lie a greedy player looks ahead."""

LAST = 8
"""So many of them are the last ones: where there are hundreds of one kind, games list the few of another kind last."""


@rule
def share_victory(s: Position, shares: Shares) -> None:
    """Every seat's share of the victory in a finished game."""
    bits, count = winners(s), 0
    for seat in range(s.players):
        count += bits >> seat & 1
    for seat in range(s.players):
        shares[seat] = (bits >> seat & 1) / count


@rule
def choose_hastily(
    s: Position, actions: Actions, count: int, weights: Weights, choice: np.uint64
) -> tuple[int, np.uint64]:
    """Choose by weight among candidates; returns the action and the next state of the generator `choice`.

    `actions` are mixed up by it.
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
    left = total * np.float32(below(mix(choice), 1 << 24)) * np.float32(1 / (1 << 24))
    k = 0
    while k < candidates - 1 and left >= weights[k]:
        left -= weights[k]
        k += 1
    return wide(actions[k]), choice


@rule(apart=True)
def look_ahead(
    s: Position, table: Positions, actions: Actions, count: int, values: Shares, shares: Shares
) -> None:
    """Write to `values` the share of victory that the player to act may expect after each of actions[:count].

    `table` is one record of scratch, `shares` a number a seat.
    """
    player = s.player
    for k in range(count):
        table[0] = s
        apply(table[0], wide(actions[k]))
        if table[0].phase == OVER:
            share_victory(table[0], shares)
        else:
            evaluate(table[0], shares)
        values[k] = shares[player]


@rule(apart=True)
def look_around(
    s: Position,
    seed: np.uint64,
    table: Positions,
    actions: Actions,
    count: int,
    found: Shares,
    shares: Shares,
) -> None:
    """`look_ahead` in several worlds that the player to act thinks possible: a row of `found` for each of them.

    `table` is two records of scratch.
    """
    for world in range(WORLDS):
        table[1] = s
        determinize(table[1], wide(s.player), derive(seed, world))
        look_ahead(table[1], table[:1], actions, count, found[world], shares)


@rule
def choose_greedily(
    s: Position,
    seed: np.uint64,
    table: Positions,
    actions: Actions,
    count: int,
    found: Shares,
    shares: Shares,
) -> int:
    """The action that looks best on average over these worlds; of equally good ones that with the lowest id."""
    look_around(s, seed, table, actions, count, found, shares)
    best, most = 0, -1.0
    for k in range(count):
        total = 0.0
        for world in range(WORLDS):
            total += found[world, k]
        if total > most or (total == most and actions[k] < actions[best]):
            best, most = k, total
    return wide(actions[best])
