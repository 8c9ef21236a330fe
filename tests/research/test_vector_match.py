"""The vector environment and `Match` play the same games: 2,000 over all setups, 10,000 in the soak."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import pytest

from steeple.games import GAMES
from steeple.kernel.arrays import Position
from steeple.kernel.game import copy
from steeple.kernel.match import Match, record_of
from steeple.kernel.playouts import playouts
from steeple.kernel.rng import derive
from steeple.kernel.seed import seed_text
from steeple.research.vector import Vector
from support.games.random_games import SETUPS, Setup
from support.long_tests import in_full

GAMES_OF_EACH = in_full(500, 2_500)
EPISODES = 2
"""How many games follow one another in a slot: the first was dealt by `reset`, the second by a step."""

WHOLE_RECORDS = 25
"""One game out of this many is compared as a whole record; of the others, everything but its words."""


@dataclass(frozen=True)
class Played:
    """A game as the vector environment played it."""

    number: int
    first: Position
    last: Position
    actions: list[int]
    rewards: list[float]
    scores: list[int]


def play(vector: Vector) -> Iterator[Played]:
    """The first games of each slot, by random actions."""
    left = np.full(vector.size, EPISODES)
    actions: list[list[int]] = [[] for _ in left]
    vector.reset()
    firsts, numbers = [copy(s) for s in vector.states], vector.numbers
    while left.any():
        chosen = vector.sample()
        step = vector.step(chosen)
        for k, action in enumerate(chosen.tolist()):
            actions[k].append(action)
        for k in map(int, np.flatnonzero(step.dones)):
            if left[k]:
                last, scores = copy(vector.finals[k]), vector.final_scores[k].tolist()
                yield Played(int(numbers[k]), firsts[k], last, actions[k], step.rewards[k].tolist(), scores)
            left[k] = max(left[k] - 1, 0)
            actions[k], firsts[k], numbers[k] = [], copy(vector.states[k]), vector.numbers[k]


def share(setup: Setup) -> int:
    """How many slots a setup has, so that all setups of a game make up the games of it."""
    setups = [other for other in SETUPS if other.name == setup.name]
    return -(-GAMES_OF_EACH // (EPISODES * len(setups)))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_same_actions_give_the_same_game_as_in_a_match(setup: Setup) -> None:
    game, slots, seed = setup.game, share(setup), 17
    for played in play(Vector(game, slots, setup.players, setup.chosen, seed=seed)):
        match = Match(game, setup.players, setup.chosen, seed_text(derive(np.uint64(seed), played.number)))
        for action in played.actions:
            match.play_id(action)
        assert match.is_over
        assert match.position(0).tobytes() == played.first.tobytes()
        assert match.state.tobytes() == played.last.tobytes()
        assert match.scores == played.scores
        won = [setup.players * (seat in match.winners) / len(match.winners) for seat in range(setup.players)]
        assert played.rewards == pytest.approx([(share - 1) / (setup.players - 1) for share in won])
        if played.number % WHOLE_RECORDS == 0:
            assert match.record() == record_of(game, played.first, played.last, match.seed, played.actions)


@pytest.mark.long
def test_there_are_as_many_games_of_it() -> None:
    assert all(sum(EPISODES * share(s) for s in SETUPS if s.name == name) >= GAMES_OF_EACH for name in GAMES)
    assert in_full(2_000, 10_000) // 4 == GAMES_OF_EACH


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_random_actions_play_the_games_of_the_series(setup: Setup) -> None:
    series = playouts(setup.game, 12, setup.players, setup.chosen, seed=17)
    for played in play(Vector(setup.game, 6, setup.players, setup.chosen, seed=17)):
        assert played.scores == series.scores[played.number].tolist()
        assert len(played.actions) == series.decisions[played.number]
