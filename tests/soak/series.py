"""The loop: random games, in compiled code, with everything looked at after every action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from steeple.kernel.arrays import Actions, Position, Positions
from steeple.kernel.game import OVER, Game
from steeple.kernel.rng import advance, below, choices, derive, mix
from steeple.kernel.rule import rule
from steeple.kernel.verbs import apply, legal, scores, setup, winners

Numbers: TypeAlias = npt.NDArray[np.int64]
Soak: TypeAlias = Callable[[Positions, np.uint64, int, int, Actions, Numbers, Numbers], int]


@dataclass(frozen=True)
class Invariants:
    """What holds in a game. The rules return 0, or the index in `names` of what does not hold."""

    names: tuple[str, ...]
    most_decisions: int
    """No game takes more."""
    position: Callable[[Position], int]
    """Of a position alone."""
    legal: Callable[[Position, Actions, int], int]
    """Of a position that holds, and the list of its legal actions."""
    step: Callable[[Position, int, Position], int]
    """Of a position that holds, an action, and the position after it."""
    worth: Callable[[Position, int], int]
    """What decides the victory: 8 times a seat's points, and what breaks a tie."""


ANY_GAME = ("", "legal-list", "ends", "scores", "winners")
"""Invariants of every game, as codes -1, -2 …: the list of legal actions; the end comes; points; who wins."""

LEGAL_LIST, ENDS, SCORES, WINNERS = -1, -2, -3, -4


def name_of(invariants: Invariants, code: int) -> str:
    """The invariant that a code stands for."""
    return invariants.names[code] if code > 0 else ANY_GAME[-code]


@rule
def broken_list(actions: Actions, count: int, n_actions: int, seen: Numbers, stamp: int) -> int:
    """Whether a list of legal actions is empty, or has an entry that isn't an action or is there twice."""
    if count < 1 or count > len(actions):
        return LEGAL_LIST
    for k in range(count):
        action = actions[k]
        if action < 0 or action >= n_actions or seen[action] == stamp:
            return LEGAL_LIST
        seen[action] = stamp
    return 0


def ending(invariants: Invariants) -> Callable[[Position], int]:
    """The rule that looks at the points and the winners of a finished game."""
    worth = invariants.worth

    @rule(apart=True)
    def broken_end(s: Position) -> int:
        points = np.zeros(8, np.int16)
        scores(s, points)
        best, won = -(1 << 30), 0
        for seat in range(s.players):
            result = worth(s, seat)
            if result >> 3 != points[seat]:
                return SCORES
            if result > best:
                best, won = result, 0
            won |= int(result == best) << seat
        return 0 if won == winners(s) else WINNERS

    return broken_end


def soaking(game: Game, invariants: Invariants) -> Soak:
    """The loop for a game, never cached: Numba wouldn't notice changes in the invariants it closes over."""
    holds, lists_well, steps_well, ends_well = (
        invariants.position,
        invariants.legal,
        invariants.step,
        ending(invariants),
    )
    n_actions, most_decisions = game.actions, invariants.most_decisions

    @rule(apart=True)
    def soak(
        blanks: Positions,
        seed: np.uint64,
        first: int,
        end: int,
        buffer: Actions,
        seen: Numbers,
        fault: Numbers,
    ) -> int:
        """Play games number first … end-1 of a series; returns the decisions made.

        What breaks ends it: `fault` is then its code, the game, the decisions made and the last action.
        """
        now, earlier = blanks[:1].copy(), blanks[:1].copy()
        s, before = now[0], earlier[0]
        decisions = 0
        for number in range(first, end):
            now[0] = blanks[number % len(blanks)]
            s.rng = derive(seed, number)
            choice = choices(s.rng)
            setup(s)
            ply, action, code = 0, -1, holds(s)
            while code == 0 and s.phase != OVER:
                count = legal(s, buffer)
                seen[n_actions] += 1
                code = broken_list(buffer, count, n_actions, seen, seen[n_actions])
                if code == 0:
                    code = lists_well(s, buffer, count)
                if code == 0 and ply == most_decisions:
                    code = ENDS
                if code != 0:
                    break
                choice = advance(choice)
                action = int(buffer[below(mix(choice), count)])
                earlier[0] = now[0]
                apply(s, action)
                ply += 1
                code = steps_well(before, action, s)
                if code == 0:
                    code = holds(s)
            decisions += ply
            if code == 0:
                code = ends_well(s)
            if code != 0:
                fault[0], fault[1], fault[2], fault[3] = code, number, ply, action
                break
        return decisions

    return soak
