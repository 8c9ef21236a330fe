"""The end of a game, played through in every possible way.

In each world that a seat can't tell from the true one, every player sees all cards and plays for the best
reward; of equal actions, the first. An action's value is the mean over the worlds. That is exact when nothing
is hidden any more. Otherwise it assumes that the searching player, like everybody else, knows the true world
after this decision.
"""

from __future__ import annotations

import time
from typing import NamedTuple

import numpy as np

from steeple.ai.decision import Choice, Decision
from steeple.ai.tree import carry_out, list_legal, reward
from steeple.kernel.arrays import Actions, Position, Positions, Scores, Shares, wide
from steeple.kernel.game import MOST_PLAYERS, OVER, Game, Worlds
from steeple.kernel.rng import advance, below, mix
from steeple.kernel.rule import rule

MOST_ACTIONS = 200_000
"""An end is played through if that takes at most this many actions in all worlds together."""

TOO_LARGE = 1e18
"""The guess for a game whose end is further away than `DEEPEST`."""

DEEPEST = 24
_PROBES = 4


class Scratch(NamedTuple):
    """Memory for playing through: one row for each action on the way down."""

    positions: Positions
    lists: Actions
    """The legal actions of each position."""
    counts: Actions
    """How many legal actions each position has."""
    tried: Actions
    """How many of them have been tried."""
    rewards: Shares
    """The best result found so far, one column per seat. Shares and points belong to it."""
    shares: Shares
    points: Scores

    @classmethod
    def of(cls, game: Game) -> Scratch:
        """Zeroed memory for one game."""
        rows, seats = DEEPEST + 1, (DEEPEST + 1, MOST_PLAYERS)
        return cls(
            positions=np.zeros(rows, game.state),
            lists=np.zeros((rows, game.most_legal), np.int32),
            counts=np.zeros(rows, np.int32),
            tried=np.zeros(rows, np.int32),
            rewards=np.zeros(seats),
            shares=np.zeros(seats),
            points=np.zeros(seats, np.int16),
        )


@rule
def prefer(rewards: Shares, shares: Shares, points: Scores, depth: int, player: int) -> None:
    """Take over the result in the row below if it's better for the player who can choose it."""
    if rewards[depth + 1, player] > rewards[depth, player]:
        for seat in range(MOST_PLAYERS):
            rewards[depth, seat] = rewards[depth + 1, seat]
            shares[depth, seat] = shares[depth + 1, seat]
            points[depth, seat] = points[depth + 1, seat]


@rule(apart=True)
def settle(s: Position, rewards: Shares, shares: Shares, points: Scores, depth: int) -> None:
    """Write the result of a finished game."""
    reward(s, shares[depth], points[depth], rewards[depth])


@rule(apart=True)
def play_through(scratch: Scratch, most: int) -> int:
    """Find the result of the first position: the first row of rewards, shares and points.

    Returns how many actions that took, or -1 if it would take more than `most` or the game is too long.
    """
    positions, lists, counts, tried = scratch.positions, scratch.lists, scratch.counts, scratch.tried
    rewards, shares, points = scratch.rewards, scratch.shares, scratch.points
    if positions[0].phase == OVER:
        settle(positions[0], rewards, shares, points, 0)
        return 0
    depth, taken, is_new = 0, 0, True
    while True:
        if is_new:
            counts[depth] = list_legal(positions[depth], lists[depth])
            tried[depth] = 0
            rewards[depth, :] = -1.0
            is_new = False
        if tried[depth] < counts[depth]:
            if depth + 1 == len(counts) or taken == most:
                return -1
            positions[depth + 1] = positions[depth]
            carry_out(positions[depth + 1], wide(lists[depth, tried[depth]]))
            tried[depth] += 1
            taken += 1
            if positions[depth + 1].phase == OVER:
                settle(positions[depth + 1], rewards, shares, points, depth + 1)
                prefer(rewards, shares, points, depth, wide(positions[depth].player))
            else:
                depth += 1
                is_new = True
        elif depth == 0:
            return taken
        else:
            depth -= 1
            prefer(rewards, shares, points, depth, wide(positions[depth].player))


@rule(apart=True)
def guess_size(scratch: Scratch, probes: int) -> float:
    """Estimate how many actions it takes to play the first position through.

    The estimate is the mean, over random games, of the products of the numbers of choices.
    """
    total, choice = 0.0, np.uint64(1)
    positions, actions = scratch.positions, scratch.lists[0]
    for _ in range(probes):
        positions[1] = positions[0]
        product, length = 1.0, 0
        while positions[1].phase != OVER and length < DEEPEST:
            count = list_legal(positions[1], actions)
            product *= count
            total += product
            choice = advance(choice)
            carry_out(positions[1], wide(actions[below(mix(choice), count)]))
            length += 1
        if positions[1].phase != OVER:
            return TOO_LARGE
    return total / probes


def solve(game: Game, s: Position, seat: int, most: int = MOST_ACTIONS) -> Decision | None:
    """The decision of `seat` in `s`, with exact shares; None if that would take more than `most` actions."""
    started, scratch = time.perf_counter(), Scratch.of(game)
    scratch.positions[0] = s
    if guess_size(scratch, _PROBES) > most:
        return None
    worlds = game.worlds(s, seat)
    if worlds is None or guess_size(scratch, _PROBES) * len(worlds.positions) > most:
        return None
    scratch.positions[0] = worlds.positions[0]
    actions = scratch.lists[0, : list_legal(scratch.positions[0], scratch.lists[0])].tolist()
    found = [_worth(scratch, worlds, action, seat, most) for action in actions]
    choices = [
        Choice(action, len(worlds.positions), *worth)
        for action, worth in zip(actions, found, strict=True)
        if worth
    ]
    if len(choices) < len(actions):
        return None
    best = sorted(choices, key=lambda choice: (-choice.value, choice.action))
    return Decision(tuple(best), (best[0].action,), 0, 0, time.perf_counter() - started, is_solved=True)


def _worth(
    scratch: Scratch, worlds: Worlds, action: int, seat: int, most: int
) -> tuple[float, float, float, float] | None:
    """Value, share, error of the share (none) and points of an action, over all worlds."""
    value, share, points = 0.0, 0.0, 0.0
    for world, chance in zip(worlds.positions, worlds.chances, strict=True):
        scratch.positions[0] = world
        carry_out(scratch.positions[0], action)
        if play_through(scratch, most) < 0:
            return None
        value += float(chance * scratch.rewards[0, seat])
        share += float(chance * scratch.shares[0, seat])
        points += float(chance * scratch.points[0, seat])
    return value, share, 0.0, points
