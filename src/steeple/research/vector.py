"""Vector: many games at once in one array of records, compiled, on all cores. Train agents on it.

seed ─▶ reset ─▶ observations, masks, players ─▶ your agent ─▶ actions ─▶ step ─▶ … and rewards, dones
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypedDict, Unpack

import numpy as np
import numpy.typing as npt

from steeple.ai.policy import Scratch
from steeple.errors import BadSetup, IllegalAction, IllFormed
from steeple.kernel.arrays import Actions, Counts, Mask, Positions, Scores, Tensor
from steeple.kernel.clause import GAME_OVER
from steeple.kernel.cores import available_cores, parts
from steeple.kernel.game import Game, Options
from steeple.kernel.match import clause_against, no_such_action
from steeple.kernel.seed import series_seed
from steeple.research.opponents import read_searcher, seat_rivals
from steeple.research.stepping import (
    ALL_FINE,
    NO_ACTION,
    Slots,
    Turn,
    find_illegal,
    sample_all,
    step_against,
    step_all,
)

DENSE = 4096
"""A game with more action ids gets no mask."""


class Settings(TypedDict, total=False):
    """What else can be chosen for a `Vector`, by keyword."""

    cores: int | None
    """How many cores to use; all of them by default. The games are the same with any number."""
    is_checked: bool
    """Whether to check actions. Without checks, an illegal action leaves a meaningless game."""
    autoreset: bool
    """Whether the next game starts in the step that ends one. Otherwise games stay over until `reset`."""
    opponents: str | None
    """The bots in all other seats: random, greedy, hasty, level:3 … level:5, or network:FILE. Without them,
    every seat is an agent's."""
    opponent_simulations: int | None
    """How often searching opponents simulate for each decision, if not as their level does."""
    seat: int | None
    """The agent's seat. By default it's (number of the game) % players, so the agent learns all of them."""


DEFAULTS: Settings = {
    "cores": None,
    "is_checked": True,
    "autoreset": True,
    "opponents": None,
    "opponent_simulations": None,
    "seat": None,
}


class Step(NamedTuple):
    """What an agent sees, one row per game. Every step overwrites these arrays: copy what you keep."""

    observations: Tensor
    """(N, size): what the player to act knows."""
    masks: Mask
    """(N, actions): which actions are legal; (N, 0) in a game with too many, see `Vector.legals`."""
    rewards: Tensor
    """(N, players): for a game that this step ended, 1 for the only winner, adding up to 0; otherwise 0."""
    dones: Mask
    """(N,): whether this step ended a game."""
    players: Actions
    """(N,): the seat that has to act; -1 where the game is over and no other has started."""


class Vector:
    """`size` games of one kind, dealt from one seed.

    Call `reset`, then `step` again and again, with one action for each game. When a game ends, the next one
    starts in the same step: `rewards` and `dones` belong to the game that ended, `observations` and `masks`
    to the new one. The end of the old game is in `final_observations`, `final_scores` and `finals` (its last
    position), in the rows where `dones` is set. With `autoreset=False` games stay over, `dones` stays set,
    and their action is -1, until `reset`.

    Game number e of slot k is number k + size * e of the series with this seed. `steeple simulate` and
    `playouts` deal the same game under that number.

    In all games, `legals[k, :counts[k]]` are the legal actions of game k. A game with more than DENSE action
    ids has empty `masks`.

    With `opponents`, one agent plays against bots: `step` lets them act until it's the agent's turn again.

    Actions are checked against `masks` or `legals`, so don't write to these. `Settings` lists all keywords.
    """

    def __init__(
        self,
        game: Game,
        size: int,
        players: int = 2,
        options: Options | None = None,
        seed: int = 0,
        **settings: Unpack[Settings],
    ) -> None:
        """Make room for all games; `reset` deals them. Raises BadSetup, BadNetwork."""
        if unknown := sorted(settings.keys() - DEFAULTS.keys()):
            raise TypeError(f"{unknown[0]!r} is an unexpected keyword argument")
        chosen: Settings = {**DEFAULTS, **settings}
        cores, opponents = chosen["cores"], chosen["opponents"]
        if size < 1:
            raise BadSetup(f"size is at least 1 game, not {size}", code="bad-size")
        if cores is not None and cores < 1:
            raise BadSetup(f"cores is at least 1, or None for all, not {cores}", code="bad-size")
        blank = np.array([game.blank(players, options)], game.state)
        self.game = game
        self.size = size
        self.seats = players
        self.cores = min(cores or available_cores(), size)
        self.is_checked = chosen["is_checked"]
        self.autoreset = chosen["autoreset"]
        self.seed = int(series_seed(seed))
        self._slots = _room(game, blank, size, players)
        self._actions: Actions = np.zeros(size, np.int32)
        self._is_dealt = False
        self._is_closed = False
        self._runs = list(parts(size, -(-size // self.cores)))
        self._pool = ThreadPoolExecutor(len(self._runs) - 1) if len(self._runs) > 1 else None
        searcher = read_searcher(game, opponents, chosen["opponent_simulations"])
        self._rivals = seat_rivals(size, players, opponents, searcher, chosen["seat"])
        self._scratch = {first: Scratch.of(game) for first, _ in self._runs}
        self._memory = {first: searcher.memory(game) if searcher else None for first, _ in self._runs}

    # --- What you can see ---

    @property
    def states(self) -> Positions:
        """(N,): the positions. Read them, but don't write to them."""
        return self._slots.states

    @property
    def legals(self) -> Actions:
        """(N, most_legal): the legal actions of game k are legals[k, :counts[k]]; the rest is meaningless."""
        return self._slots.legals

    @property
    def counts(self) -> Actions:
        """(N,): how many legal actions there are; 0 where the game is over."""
        return self._slots.counts

    @property
    def finals(self) -> Positions:
        """(N,): the last position of the last game that ended in each slot."""
        return self._slots.finals

    @property
    def final_observations(self) -> Tensor:
        """(N, size): what the last seat to act (with opponents, the agent) knew at the end of that game."""
        return self._slots.final_observations

    @property
    def final_scores(self) -> Scores:
        """(N, players): the points at the end of that game."""
        return self._slots.final_scores

    @property
    def numbers(self) -> Counts:
        """(N,): the number of each slot's current game in the series."""
        numbers: Counts = np.arange(self.size) + self.size * self._slots.episodes
        return numbers

    @property
    def shown(self) -> Step:
        """What the last `reset` or `step` returned: the same arrays."""
        slots = self._slots
        return Step(slots.observations, slots.masks, slots.rewards, slots.dones, slots.players)

    # --- What you can do ---

    def reset(self, seed: int | None = None) -> Step:
        """Start a new game in every slot, and return what the agents see. Raises BadSetup.

        With a seed, these are the first games of its series. Without one, they are the next games of the
        current series.
        """
        self._check_open()
        if seed is not None:
            self.seed = int(series_seed(seed))
        if seed is not None or not self._is_dealt:
            self._slots.series[0] = self.seed
            self._slots.episodes[:] = 0
        else:
            self._slots.episodes[:] += 1
        self._is_dealt = True
        return self._run(self._actions, is_fresh=True)

    def step(self, actions: npt.ArrayLike) -> Step:
        """Play one action in each game: one integer per slot, legal there.

        Raises IllFormed for an array that isn't like that, and IllegalAction for the first illegal action.
        Then no game has changed.
        """
        chosen = self._checked(actions) if self.is_checked else self._narrow(np.asarray(actions))
        return self._run(chosen, is_fresh=False)

    def sample(self, out: Actions | None = None) -> Actions:
        """Draw a legal action for each game, all equally likely; -1 where a game is over.

        Each game has a generator for this, apart from those of deals and opponents. If you play nothing else,
        you get the games that `playouts` plays.
        """
        self._check_dealt()
        sampled = np.empty(self.size, np.int32) if out is None else out
        sample_all(self._slots, sampled, 0, self.size)
        return sampled

    def close(self) -> None:
        """Stop the threads. Nothing can be played afterwards."""
        self._is_closed = True
        if self._pool is not None:
            self._pool.shutdown()

    # --- How it works ---

    def _run(self, actions: Actions, is_fresh: bool) -> Step:
        """Play a step or, if `is_fresh`, start a new game in all slots."""

        turn = Turn(actions, is_fresh, self.autoreset)

        def work(first: int, end: int) -> None:
            if self._rivals is None:
                step_all(self._slots, turn, first, end)
            else:
                scratch, memory = self._scratch[first], self._memory[first]
                step_against(self._slots, self._rivals, scratch, memory, turn, first, end)

        self._on_all_cores(work)
        return self.shown

    def _on_all_cores(self, work: Callable[[int, int], None]) -> None:
        """Do the work for all slots, one part of it in this thread."""
        if self._pool is None:
            work(0, self.size)
            return
        others = [self._pool.submit(work, first, end) for first, end in self._runs[1:]]
        try:
            work(*self._runs[0])
        finally:
            for other in others:
                other.result()

    def _check_open(self) -> None:
        if self._is_closed:
            raise BadSetup("this vector is closed: make a new one", code="closed")

    def _check_dealt(self) -> None:
        self._check_open()
        if not self._is_dealt:
            raise BadSetup("nothing is dealt yet: call reset() first", code="not-reset")

    def _checked(self, actions: npt.ArrayLike) -> Actions:
        """Legal actions, as integers of 32 bits. Raises BadSetup, IllFormed, IllegalAction."""
        self._check_dealt()
        given = np.asarray(actions)
        if given.shape != (self.size,):
            raise IllFormed(
                f"actions have the shape ({self.size},), one for each game, not {given.shape}",
                code="bad-shape",
            )
        if given.dtype.kind not in "iu":
            raise IllFormed(f"actions are integers, such as int32, not {given.dtype}", code="bad-dtype")
        if given.dtype.itemsize > 4 or given.dtype == np.uint32:
            self._check_range(given)
        chosen = self._narrow(given)
        slot = int(find_illegal(self._slots, chosen, self.game.actions))
        if slot != ALL_FINE:
            raise self._complaint(slot, int(chosen[slot]))
        return chosen

    def _check_range(self, given: npt.NDArray[Any]) -> None:
        """Refuse numbers that don't fit into 32 bits and would turn into other actions. Raises IllFormed."""
        wrong = np.flatnonzero((given >= self.game.actions) | (given < NO_ACTION))
        if wrong.size:
            raise self._no_such_action(int(wrong[0]), int(given[wrong[0]]))

    def _narrow(self, given: npt.NDArray[Any]) -> Actions:
        """The same numbers in the type that compiled code takes, copied only if needed."""
        if given.dtype == np.int32 and given.flags.c_contiguous:
            return given
        np.copyto(self._actions, given, casting="unsafe")
        return self._actions

    def _complaint(self, slot: int, action: int) -> IllegalAction | IllFormed:
        """The error for a slot's action."""
        if self._slots.counts[slot] == 0:
            over = f"game {slot}: {GAME_OVER.sentence}; give it {NO_ACTION}, or reset()"
            return IllegalAction(over, code=GAME_OVER.code, rule=GAME_OVER.rule, values={})
        if not 0 <= action < self.game.actions:
            return self._no_such_action(slot, action)
        refusal = clause_against(self.game, self.states[slot], action)
        text = self.game.action_text(action)
        sentence = f"game {slot}: {text} (action {action}) isn't legal: {refusal.sentence}"
        return IllegalAction(
            sentence, code=refusal.clause.code, rule=refusal.clause.rule, values=refusal.codes
        )

    def _no_such_action(self, slot: int, action: int) -> IllFormed:
        return IllFormed(f"game {slot}: {no_such_action(self.game, action).sentence}")


def _room(game: Game, blank: Positions, size: int, players: int) -> Slots:
    """Zeroed arrays, each C-contiguous."""
    return Slots(
        states=np.zeros(size, game.state),
        blank=blank,
        series=np.zeros(1, np.uint64),
        episodes=np.zeros(size, np.int64),
        plies=np.zeros(size, np.int64),
        rngs=np.zeros(size, np.uint64),
        legals=np.zeros((size, game.most_legal), np.int32),
        counts=np.zeros(size, np.int32),
        masks=np.zeros((size, game.actions if game.actions <= DENSE else 0), np.bool_),
        observations=np.zeros((size, game.observation_size), np.float32),
        rewards=np.zeros((size, players), np.float32),
        dones=np.zeros(size, np.bool_),
        players=np.zeros(size, np.int32),
        finals=np.zeros(size, game.state),
        final_observations=np.zeros((size, game.observation_size), np.float32),
        final_scores=np.zeros((size, players), np.int16),
    )
