"""Many games side by side in one array of records, on all cores."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from steeple.kernel.arrays import Actions, Mask, Positions, Seeds, Tensor
from steeple.kernel.cores import available_cores, spread
from steeple.kernel.game import OVER, Game, Options
from steeple.kernel.rng import advance, below, choices, derive, mix
from steeple.kernel.rule import rule
from steeple.kernel.verbs import apply, legal_mask, observe, setup


@rule(apart=True)
def deal_all(states: Positions, blank: Positions, seed: np.uint64, first: int) -> None:
    """Begin game number first + k of the series in states[k]."""
    for k in range(len(states)):
        states[k] = blank[0]
        states[k].rng = derive(seed, first + k)
        setup(states[k])


@rule(apart=True)
def apply_all(states: Positions, actions: Actions) -> None:
    """One action in each game that is not over."""
    for k in range(len(states)):
        if states[k].phase != OVER:
            apply(states[k], actions[k])


@rule(apart=True)
def look_all(states: Positions, buffer: Actions, masks: Mask, observations: Tensor) -> None:
    """For each game, the legal actions of the player to act and what that player knows."""
    for k in range(len(states)):
        s = states[k]
        legal_mask(s, buffer, masks[k])
        observe(s, s.player, observations[k])


@rule(apart=True)
def play_all(
    states: Positions, blank: Positions, rngs: Seeds, rounds: int, buffer: Actions, masks: Mask, observations: Tensor
) -> None:
    """`rounds` uniformly random decisions in each game, with mask and observation of each; finished games begin anew."""
    for _ in range(rounds):
        for k in range(len(states)):
            s = states[k]
            count = legal_mask(s, buffer, masks[k])
            observe(s, s.player, observations[k])
            rngs[k] = advance(rngs[k])
            apply(s, buffer[below(mix(rngs[k]), count)])
            if s.phase == OVER:
                states[k] = blank[0]
                s.rng = mix(rngs[k])
                setup(s)


class Batch:
    """`size` games of one kind, dealt from one seed.

    `states` is the array of records. `masks` and `observations` belong to the player to act in each game and are
    as new as the last `look`, `step` or `play`. Actions are not checked here: `masks` says what is legal.
    """

    def __init__(
        self,
        game: Game,
        size: int,
        players: int = 2,
        options: Options | None = None,
        seed: int = 0,
        cores: int | None = None,
    ) -> None:
        self.game = game
        self.cores = cores or available_cores()
        self.states: Positions = np.zeros(size, game.state)
        self.masks: Mask = np.zeros((size, game.actions), np.bool_)
        self.observations: Tensor = np.zeros((size, game.observation_size), np.float32)
        self._blank = np.array([game.blank(players, options)], game.state)
        self._share = -(-size // self.cores)
        deal_all(self.states, self._blank, np.uint64(seed), 0)
        self._rngs: Seeds = np.array([choices(s.rng) for s in self.states], np.uint64)

    def look(self) -> None:
        """Bring `masks` and `observations` up to date."""

        def work(first: int, end: int) -> None:
            rows = slice(first, end)
            look_all(self.states[rows], self._buffer(), self.masks[rows], self.observations[rows])

        self._on_all_cores(work)

    def step(self, actions: Actions) -> None:
        """One action in each game that is not over; then `look`."""

        def work(first: int, end: int) -> None:
            rows = slice(first, end)
            apply_all(self.states[rows], actions[rows])
            look_all(self.states[rows], self._buffer(), self.masks[rows], self.observations[rows])

        self._on_all_cores(work)

    def play(self, rounds: int) -> None:
        """`rounds` random decisions in each game, finished games beginning anew; masks and observations each time."""

        def work(first: int, end: int) -> None:
            rows = slice(first, end)
            masks, observations = self.masks[rows], self.observations[rows]
            play_all(self.states[rows], self._blank, self._rngs[rows], rounds, self._buffer(), masks, observations)

        self._on_all_cores(work)

    def _buffer(self) -> Actions:
        return np.empty(self.game.most_legal, np.int32)

    def _on_all_cores(self, work: Callable[[int, int], None]) -> None:
        for _ in spread(work, len(self.states), self._share, self.cores):
            pass
