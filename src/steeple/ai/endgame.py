"""The end of a game, played through in every possible way.

For each world that a seat cannot tell from the true one, every player plays the best for the own reward, all cards open; of
equal actions the first. An action's worth is the mean over the worlds. That is exact where nothing is hidden any more; where
something is, the searching player counts on telling the worlds apart after this one decision, as everybody else does.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from steeple.ai.decision import Choice, Decision
from steeple.ai.tree import carry_out, list_legal, reward
from steeple.kernel.arrays import Actions, Position, Positions, Shares
from steeple.kernel.game import OVER, Game, Worlds
from steeple.kernel.rng import advance, below, mix
from steeple.kernel.rule import rule
from steeple.kernel.width import wide

MOST_ACTIONS = 200_000
"""An end is played through if it takes at most so many actions in all worlds together."""

DEEPEST = 24
_PROBES = 4


@dataclass(frozen=True)
class Room:
    """Memory for playing through: a row for each action on the way down."""

    table: Positions
    lists: Actions
    counts: Actions
    tried: Actions
    values: npt.NDArray[np.float64]

    @classmethod
    def of(cls, game: Game) -> Room:
        lists = np.zeros((DEEPEST + 1, game.most_legal), np.int32)
        count = np.zeros(DEEPEST + 1, np.int32)
        return cls(
            np.zeros(DEEPEST + 1, game.state), lists, count, count.copy(), np.zeros((DEEPEST + 1, 3, 8))
        )


@rule
def open_row(
    table: Positions, lists: Actions, counts: Actions, tried: Actions, values: Shares, depth: int
) -> None:
    """Begin to try the actions of a position; nothing is known of them."""
    counts[depth] = list_legal(table[depth], lists[depth])
    tried[depth] = 0
    for seat in range(8):
        values[depth, 0, seat] = -1.0


@rule
def prefer(values: Shares, depth: int, player: int) -> None:
    """Take over what follows from an action, in the row below, if it is better for the player who can choose it."""
    if values[depth + 1, 0, player] > values[depth, 0, player]:
        for seat in range(8):
            for kind in range(3):
                values[depth, kind, seat] = values[depth + 1, kind, seat]


@rule(apart=True)
def settle(s: Position, values: Shares, depth: int) -> None:
    """What a finished game is worth: rewards, shares of victory and points of each seat."""
    points = np.zeros(8, np.int16)
    reward(s, values[depth, 1], points, values[depth, 0])
    for seat in range(s.players):
        values[depth, 2, seat] = float(points[seat])


@rule(apart=True)
def play_through(
    table: Positions, lists: Actions, counts: Actions, tried: Actions, values: Shares, most: int
) -> int:
    """Find out what table[0] is worth, values[0]: rewards, shares and points of each seat.

    Returns how many actions it took, or -1 if that would be more than `most` or the game is too long.
    """
    if table[0].phase == OVER:
        settle(table[0], values, 0)
        return 0
    depth, taken = 0, 0
    open_row(table, lists, counts, tried, values, 0)
    while True:
        if tried[depth] < counts[depth]:
            if depth + 1 == len(counts) or taken == most:
                return -1
            table[depth + 1] = table[depth]
            carry_out(table[depth + 1], wide(lists[depth, tried[depth]]))
            tried[depth] += 1
            taken += 1
            if table[depth + 1].phase == OVER:
                settle(table[depth + 1], values, depth + 1)
                prefer(values, depth, int(table[depth].player))
            else:
                depth += 1
                open_row(table, lists, counts, tried, values, depth)
        elif depth == 0:
            return taken
        else:
            depth -= 1
            prefer(values, depth, int(table[depth].player))


@rule(apart=True)
def guess_size(table: Positions, buffer: Actions, probes: int) -> float:
    """About how many actions it takes to play table[0] through: the mean, over random games, of the product of choices."""
    total, choice = 0.0, np.uint64(1)
    for _ in range(probes):
        table[1] = table[0]
        product, length = 1.0, 0
        while table[1].phase != OVER and length < DEEPEST:
            count = list_legal(table[1], buffer)
            product *= count
            total += product
            choice = advance(choice)
            carry_out(table[1], wide(buffer[below(mix(choice), count)]))
            length += 1
        if table[1].phase != OVER:
            return 1e18
    return total / probes


def solve(game: Game, s: Position, seat: int, most: int = MOST_ACTIONS) -> Decision | None:
    """The decision of `seat` in `s`, with exact shares; None if that would take more than `most` actions."""
    started, room = time.perf_counter(), Room.of(game)
    room.table[0] = s
    if guess_size(room.table, room.lists[0], _PROBES) > most:
        return None
    worlds = game.worlds(s, seat)
    if worlds is None or guess_size(room.table, room.lists[0], _PROBES) * len(worlds.positions) > most:
        return None
    room.table[0] = worlds.positions[0]
    actions = room.lists[0, : list_legal(room.table[0], room.lists[0])].tolist()
    found = [_worth(room, worlds, action, seat, most) for action in actions]
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
    room: Room, worlds: Worlds, action: int, seat: int, most: int
) -> tuple[float, float, float, float] | None:
    """Value, share, its error (none) and points of an action, over all worlds."""
    sums = np.zeros(3)
    for world, chance in zip(worlds.positions, worlds.chances, strict=True):
        room.table[0] = world
        carry_out(room.table[0], action)
        if play_through(room.table, room.lists, room.counts, room.tried, room.values, most) < 0:
            return None
        sums += chance * room.values[0, :, seat]
    return float(sums[0]), float(sums[1]), 0.0, float(sums[2])
