"""Many games side by side in one array of records, on all cores."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from steeple.errors import BadSetup
from steeple.kernel.arrays import Actions, Mask, Position, Positions, Seeds, Tensor
from steeple.kernel.cores import available_cores, spread
from steeple.kernel.game import OVER, Game, Options
from steeple.kernel.rng import advance, below, choices, derive, mix
from steeple.kernel.rule import rule
from steeple.kernel.seed import series_seed
from steeple.kernel.verbs import apply, legal, legal_mask, observe, setup

DENSE = 4096
"""The most action ids for which a mask is written."""


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


@rule
def look(s: Position, legals: Actions, mask: Mask, observation: Tensor) -> int:
    """The legal actions of the player to act, as a list and (if there is room) as a mask, and what that player knows."""
    if len(mask) > 0:
        count = legal_mask(s, legals, mask)
    else:
        count = legal(s, legals)
    observe(s, int(s.player), observation)
    return count


@rule(apart=True)
def look_all(states: Positions, legals: Actions, counts: Actions, masks: Mask, observations: Tensor) -> None:
    """`look` at each game."""
    for k in range(len(states)):
        counts[k] = look(states[k], legals[k], masks[k], observations[k])


@rule(apart=True)
def play_all(
    states: Positions,
    blank: Positions,
    rngs: Seeds,
    rounds: int,
    legals: Actions,
    counts: Actions,
    masks: Mask,
    observations: Tensor,
) -> None:
    """`rounds` uniformly random decisions in each game, each looked at first; finished games begin anew."""
    for _ in range(rounds):
        for k in range(len(states)):
            s = states[k]
            count = look(s, legals[k], masks[k], observations[k])
            counts[k] = count
            rngs[k] = advance(rngs[k])
            apply(s, legals[k, below(mix(rngs[k]), count)])
            if s.phase == OVER:
                states[k] = blank[0]
                s.rng = mix(rngs[k])
                setup(s)


class Batch:
    """`size` games of one kind, dealt from one seed.

    `states` is the array of records. The rest belongs to the player to act in each game, as of the last `look` or `step`, or
    before the last decision of `play`: `legals[k, :counts[k]]` are the legal actions of game k, `masks[k]` the same as a mask
    over all action ids, `observations[k]` what the player knows. A game with more than DENSE action ids has no masks (their
    second dimension is 0): the list is the sparse form. Actions are not checked here.
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
        if size < 1:
            raise BadSetup(f"a batch has at least one game, not {size}", code="bad-size")
        self.game = game
        self.cores = cores or available_cores()
        self.states: Positions = np.zeros(size, game.state)
        self.legals: Actions = np.zeros((size, game.most_legal), np.int32)
        self.counts: Actions = np.zeros(size, np.int32)
        self.masks: Mask = np.zeros((size, game.actions if game.actions <= DENSE else 0), np.bool_)
        self.observations: Tensor = np.zeros((size, game.observation_size), np.float32)
        self._blank = np.array([game.blank(players, options)], game.state)
        self._share = -(-size // self.cores)
        deal_all(self.states, self._blank, series_seed(seed), 0)
        self._rngs: Seeds = np.array([choices(s.rng) for s in self.states], np.uint64)

    def look(self) -> None:
        """Bring lists, masks and observations up to date."""
        self._on_all_cores(self._look)

    def _look(self, first: int, end: int) -> None:
        rows = slice(first, end)
        look_all(self.states[rows], self.legals[rows], self.counts[rows], self.masks[rows], self.observations[rows])

    def step(self, actions: Actions) -> None:
        """One action in each game that is not over; then `look`."""

        def work(first: int, end: int) -> None:
            apply_all(self.states[first:end], actions[first:end])
            self._look(first, end)

        self._on_all_cores(work)

    def play(self, rounds: int) -> None:
        """`rounds` random decisions in each game, each looked at first; finished games begin anew."""

        def work(first: int, end: int) -> None:
            rows = slice(first, end)
            seen = self.legals[rows], self.counts[rows], self.masks[rows], self.observations[rows]
            play_all(self.states[rows], self._blank, self._rngs[rows], rounds, *seen)

        self._on_all_cores(work)

    def _on_all_cores(self, work: Callable[[int, int], None]) -> None:
        for _ in spread(work, len(self.states), self._share, self.cores):
            pass
