"""Weak players that err as people do.

A novice has forgotten some of the cards it has seen. It looks at the actions that catch its eye, plays its
turn through in a few possible worlds, perhaps with the others' answers, and judges what it sees. It overrates
its own towers, because it hopes for the world that suits them best. Where actions look nearly equal, it takes
any of them. But it never misses an obvious win.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from steeple.ai.decision import Choice, Decision
from steeple.ai.endgame import solve
from steeple.ai.policy import EXACT, choose_hastily, share_victory
from steeple.ai.tree import carry_out, list_legal
from steeple.kernel.arrays import Actions, Counts, Position, Positions, Shares, Weights, wide
from steeple.kernel.game import MOST_PLAYERS, OVER, Game, copy, legal_list
from steeple.kernel.rng import below, derive, mix
from steeple.kernel.rule import rule
from steeple.kernel.verbs import determinize, evaluate

WORLDS = 8
"""In how many versions of the hidden cards a novice plays on."""

LOOKS_AT = 16
"""How many actions a novice looks at, if there are more. No game of ours has more where one can end it."""

FARTHEST = 24
"""A novice thinks no more decisions ahead than this."""

SHORT_END = 2_000
"""A novice sees a certain win if playing the end through takes at most this many actions."""


CERTAIN = 1 - 1e-9
"""A share of victory from which on a win is certain: chances of worlds don't add up to 1 exactly."""


@dataclass(frozen=True)
class Habits:
    """How a novice errs."""

    forgets: float
    """How likely it has forgotten a card that it saw another player take."""
    hope: float
    """How much it counts on the possible world that suits its towers best: 0 not at all, 1 fully."""
    tolerance: float
    """Actions look nearly equal if they differ by less than this share of victory."""
    sees_answers: bool
    """Whether it plays on until it's its turn again; otherwise only to the end of its turn."""


class Scratch(NamedTuple):
    """Working memory of a novice."""

    positions: Positions
    """Two: a possible world, and what becomes of it."""
    actions: Actions
    weights: Weights
    shares: Shares
    found: Shares
    """One row per world, one column per action: the share of victory to expect."""
    ends: Counts
    """In how many worlds an action ends the game."""

    @classmethod
    def of(cls, game: Game) -> Scratch:
        """Zeroed memory for one game."""
        return cls(
            positions=np.zeros(2, game.state),
            actions=np.zeros(game.most_legal, np.int32),
            weights=np.zeros(game.most_legal, np.float32),
            shares=np.zeros(MOST_PLAYERS),
            found=np.zeros((WORLDS, LOOKS_AT)),
            ends=np.zeros(LOOKS_AT, np.int64),
        )


# --- Looking ahead ---


@rule(apart=True)
def play_turn(s: Position, seat: int, scratch: Scratch, choice: np.uint64, sees_answers: bool) -> None:
    """Play on hastily to the end of the seat's turn, or until it's its turn again."""
    actions, weights = scratch.actions, scratch.weights
    is_answered, decisions = False, 0
    while s.phase != OVER and decisions < FARTHEST:
        is_own = s.player == seat
        if (is_own and is_answered) or not (is_own or sees_answers):
            break
        is_answered |= not is_own
        count = list_legal(s, actions)
        action = wide(actions[0])
        if count > 1:
            action, choice = choose_hastily(s, actions, count, weights, choice)
        carry_out(s, action)
        decisions += 1


@rule(apart=True)
def look_through(s: Position, seed: np.uint64, looked: Actions, sees_answers: bool, scratch: Scratch) -> None:
    """Find the share of victory that the player to act can expect after each action, in every world."""
    seat, positions, shares = wide(s.player), scratch.positions, scratch.shares
    following = positions[1]
    scratch.ends[:] = 0
    for world in range(WORLDS):
        positions[0] = s
        drawn = derive(seed, world)
        determinize(positions[0], seat, drawn)
        for k in range(len(looked)):
            positions[1] = positions[0]
            carry_out(following, wide(looked[k]))
            scratch.ends[k] += following.phase == OVER
            play_turn(following, seat, scratch, mix(drawn), sees_answers)
            if following.phase == OVER:
                share_victory(following, shares)
            else:
                evaluate(following, shares)
            scratch.found[world, k] = shares[seat]


# --- Deciding ---


def decide(game: Game, s: Position, seed: np.uint64, habits: Habits, scratch: Scratch) -> Decision:
    """What a novice does for the player to act, whatever the hidden cards in `s` are."""
    started, seat, remembered = time.perf_counter(), int(s.player), copy(s)
    end = solve(game, s, seat, SHORT_END)
    if end is not None and end.choices[0].share >= CERTAIN:
        return end
    memory, eye, worlds, choice = (np.uint64(derive(seed, purpose)) for purpose in range(4))
    if game.forget is not None:
        game.forget(remembered, seat, memory, habits.forgets)
    actions = catch_eye(game, remembered, eye)
    looked = actions[:LOOKS_AT]
    look_through(remembered, worlds, looked, habits.sees_answers, scratch)
    found, ends = scratch.found[:, : len(looked)], scratch.ends[: len(looked)]
    shares = found.mean(axis=0)
    seeming = shares + habits.hope * (found.max(axis=0) - shares)
    chosen = choose_nearly_equal(
        seeming.tolist(),
        candidates(shares.tolist(), [bool(count == WORLDS) for count in ends]),
        habits.tolerance,
        int(below(choice, EXACT)) / EXACT,
    )
    errors = found.std(axis=0) / math.sqrt(WORLDS)
    choices = [
        Choice(int(action), WORLDS, float(value), float(share), float(error), math.nan)
        for action, value, share, error in zip(looked, seeming, shares, errors, strict=True)
    ]
    first = choices.pop(chosen)
    others = sorted(choices, key=lambda choice: choice.order)
    unseen = [Choice.untried(int(action)) for action in sorted(actions[LOOKS_AT:])]
    seconds = time.perf_counter() - started
    return Decision((first, *others, *unseen), (first.action,), WORLDS * len(looked), 1, seconds)


def catch_eye(game: Game, s: Position, seed: np.uint64) -> Actions:
    """The legal actions, ascending. If there are too many to look at all, those that catch the eye are first.

    The greater an action's weight, the likelier it does.
    """
    actions = np.array(sorted(legal_list(game, s)), np.int32)
    count = len(actions)
    if count <= LOOKS_AT:
        return actions
    weights = np.zeros(count, np.float32)
    game.weigh(s, actions, count, weights)
    lots = [1 + int(below(np.uint64(derive(seed, k)), EXACT)) for k in range(count)]
    keen = [float(weight) / lot for weight, lot in zip(weights, lots, strict=True)]
    return actions[sorted(range(count), key=lambda k: (-keen[k], k))]


def candidates(shares: Sequence[float], are_ends: Sequence[bool]) -> list[int]:
    """Which actions may be chosen: only certain wins if there are any, and no certain defeats if others are
    left.
    """
    wins = [k for k, share in enumerate(shares) if are_ends[k] and share == 1.0]
    open_ = [k for k, share in enumerate(shares) if not (are_ends[k] and share == 0.0)]
    return wins or open_ or list(range(len(shares)))


def choose_nearly_equal(
    values: Sequence[float], candidates: Sequence[int], tolerance: float, point: float
) -> int:
    """Choose among the candidates whose value is less than the tolerance below the best: the better, the
    likelier.

    `point`, from 0 to 1, is where the lot falls.
    """
    best = max(values[k] for k in candidates)
    if tolerance == 0:
        return min(k for k in candidates if values[k] == best)
    chances = [max(0.0, 1 - (best - values[k]) / tolerance) for k in candidates]
    left = point * sum(chances)
    for k, chance in zip(candidates, chances, strict=True):
        left -= chance
        if left < 0:
            return k
    return max(candidates, key=lambda k: values[k])
