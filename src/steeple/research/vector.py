"""Vector: many games at once over one array of records, compiled, on all cores; what agents are trained on.

seed ─▶ reset ─▶ observations, masks, players ─▶ your agent ─▶ actions ─▶ step ─▶ … and rewards, dones
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from steeple.errors import BadSetup, IllegalAction, IllFormed
from steeple.kernel.arrays import Actions, Counts, Mask, Positions, Tensor
from steeple.kernel.clause import GAME_OVER
from steeple.kernel.cores import available_cores, parts
from steeple.kernel.game import Game, Options
from steeple.kernel.seed import series_seed
from steeple.research.stepping import (
    ALL_FINE,
    GREEDY,
    HASTY,
    NO_ACTION,
    RANDOM,
    Rivals,
    Scratch,
    Slots,
    find_illegal,
    sample_all,
    step_against,
    step_all,
)
from steeple.research.terms import check_seat

DENSE = 4096
"""The most action ids for which a mask is written."""

OPPONENTS = {"random": RANDOM, "greedy": GREEDY, "hasty": HASTY}
"""Who may sit opposite an agent: any legal action; the one after which the position looks best; one drawn by weight."""

_ROTATES = -1


class Step(NamedTuple):
    """What an agent is shown, a row a game. The arrays are the same ones after every step, written anew: copy what you keep."""

    observations: Tensor
    """(N, size): what the player to act knows."""
    masks: Mask
    """(N, actions): which actions are legal; (N, 0) in a game with more than DENSE action ids, see `Vector.legals`."""
    rewards: Tensor
    """(N, players): 1 for a victory alone, together 0, for the game that this step ended; 0 while it goes on."""
    dones: Mask
    """(N,): whether this step ended a game."""
    players: Actions
    """(N,): the seat that is to act; -1 where the game is over and no other has begun."""


class Vector:
    """`size` games of one kind, dealt from one seed.

    `reset`, then `step` again and again, with one action for each game. When a game ends, the next one begins in the same step:
    `rewards` and `dones` belong to the one that ended, `observations` and `masks` to the new one. What was last seen of the one
    that ended is in `final_observations`, `final_scores` and `finals` (its last position), in the rows where `dones` is set.
    With `autoreset=False` games stay over, `dones` stays set, and the action for them is -1, until `reset`.

    Slot k's e-th game is number k + size * e of the series that `seed` names: the one that `steeple simulate` and `playouts`
    deal under that number. Nothing depends on `cores`.

    All games have `legals[k, :counts[k]]`, the legal actions of game k as a list. A game with more than DENSE action ids
    has nothing else: its `masks` are empty.

    `opponents` (random, greedy or hasty) makes it a game of one agent against bots: `step` lets them act until it is the
    agent's turn again. The agent sits on `seat`; None: on seat (number of the game) % players, so that it knows all of them.

    Actions are checked against `masks` (or `legals`) as they were handed out, so do not write to these. `is_checked=False`
    takes actions on trust: an illegal one then leaves a game meaningless.
    """

    def __init__(
        self,
        game: Game,
        size: int,
        players: int = 2,
        options: Options | None = None,
        seed: int = 0,
        cores: int | None = None,
        is_checked: bool = True,
        autoreset: bool = True,
        opponents: str | None = None,
        seat: int | None = None,
    ) -> None:
        """Room for all games; nothing is dealt before `reset`. Raises BadSetup."""
        if size < 1:
            raise BadSetup(f"there is at least one game side by side, not {size}", code="bad-size")
        if cores is not None and cores < 1:
            raise BadSetup(f"there is at least one core to play on, not {cores}", code="bad-size")
        blank = np.array([game.blank(players, options)], game.state)
        self.game = game
        self.size = size
        self.seats = players
        self.cores = min(cores or available_cores(), size)
        self.is_checked = is_checked
        self.autoreset = autoreset
        self.seed = int(series_seed(seed))
        self._slots = _room(game, blank, size, players)
        self._actions: Actions = np.zeros(size, np.int32)
        self._is_dealt = False
        self._is_closed = False
        self._runs = list(parts(size, -(-size // self.cores)))
        self._pool = ThreadPoolExecutor(len(self._runs) - 1) if len(self._runs) > 1 else None
        self._bot = None if opponents is None else _opponent(opponents)
        self._seat = _checked_seat(seat, players, opponents)
        self._rivals = Rivals(np.zeros(size, np.int32), np.zeros(size, np.uint64))
        self._scratch = {first: Scratch.room(blank, game.most_legal) for first, _ in self._runs}

    # --- What there is to see ---

    @property
    def states(self) -> Positions:
        """The positions. Read them, do not write to them."""
        return self._slots.states

    @property
    def legals(self) -> Actions:
        """(N, most_legal): the legal actions of game k are legals[k, :counts[k]]; what comes after them means nothing."""
        return self._slots.legals

    @property
    def counts(self) -> Actions:
        """(N,): how many legal actions there are; 0 where the game is over."""
        return self._slots.counts

    @property
    def finals(self) -> Positions:
        """(N,): the last position of the game that ended last in each slot."""
        return self._slots.finals

    @property
    def final_observations(self) -> Tensor:
        """(N, size): what the seat that acted last (with opponents: the agent's) knew at the end of that game."""
        return self._slots.final_observations

    @property
    def final_scores(self) -> npt.NDArray[np.int16]:
        """(N, players): the points at the end of that game."""
        return self._slots.final_scores

    @property
    def numbers(self) -> Counts:
        """(N,): the number in the series of the present game of each slot."""
        numbers: Counts = np.arange(self.size) + self.size * self._slots.episodes
        return numbers

    @property
    def shown(self) -> Step:
        """What the last `reset` or `step` returned: the same arrays."""
        slots = self._slots
        return Step(slots.observations, slots.masks, slots.rewards, slots.dones, slots.players)

    # --- What can be done ---

    def reset(self, seed: int | None = None) -> Step:
        """Begin a new game in every slot: with a seed the first ones of its series, without one the next of the present one.

        Raises BadSetup.
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
        """One action in each game: an integer for each slot, legal there.

        Raises IllFormed for what is no such array and IllegalAction for the first illegal action; no game has changed then.
        """
        chosen = self._checked(actions) if self.is_checked else self._narrow(np.asarray(actions))
        return self._run(chosen, is_fresh=False)

    def sample(self, out: Actions | None = None) -> Actions:
        """A legal action for each game, all equally likely; -1 where a game is over.

        Each game has a generator of its own, which neither deals nor opponents draw from. The games that come of nothing but
        this are those that `playouts` plays.
        """
        self._check_dealt()
        sampled = np.empty(self.size, np.int32) if out is None else out
        sample_all(self._slots, sampled, 0, self.size)
        return sampled

    def close(self) -> None:
        """Let go of the threads. Nothing can be played after it."""
        self._is_closed = True
        if self._pool is not None:
            self._pool.shutdown()

    # --- How it is done ---

    def _run(self, actions: Actions, is_fresh: bool) -> Step:
        """A step, or (`is_fresh`) a new game, in all slots."""

        def work(first: int, end: int) -> None:
            if self._bot is None:
                step_all(self._slots, actions, is_fresh, self.autoreset, first, end)
            else:
                room = self._slots, self._rivals, self._scratch[first]
                step_against(*room, self._bot, self._seat, actions, is_fresh, self.autoreset, first, end)

        self._on_all_cores(work)
        return self.shown

    def _on_all_cores(self, work: Callable[[int, int], None]) -> None:
        """Do all runs, the first one in this thread."""
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
        """Actions as integers of 32 bits, legal each. Raises BadSetup, IllFormed, IllegalAction."""
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
        """Numbers that do not fit into 32 bits would turn into other actions. Raises IllFormed."""
        wrong = np.flatnonzero((given >= self.game.actions) | (given < NO_ACTION))
        if wrong.size:
            raise self._no_such_action(int(wrong[0]), int(given[wrong[0]]))

    def _narrow(self, given: npt.NDArray[Any]) -> Actions:
        """The same numbers as compiled code takes them: as they are, or copied."""
        if given.dtype == np.int32 and given.flags.c_contiguous:
            return given
        np.copyto(self._actions, given, casting="unsafe")
        return self._actions

    def _complaint(self, slot: int, action: int) -> IllegalAction | IllFormed:
        """What is wrong with the action of a slot."""
        if self._slots.counts[slot] == 0:
            over = f"game {slot}: {GAME_OVER.sentence}; give it {NO_ACTION}, or reset()"
            return IllegalAction(over, code=GAME_OVER.code, rule=GAME_OVER.rule, values={})
        if not 0 <= action < self.game.actions:
            return self._no_such_action(slot, action)
        text, refusal = self.game.action_text(action), self.game.refuse(self.states[slot], action)
        assert refusal is not None, f"{self.game.name}: {text} is illegal by no clause"
        sentence = f"game {slot}: {text} (action {action}) is not legal: {refusal.sentence}"
        return IllegalAction(
            sentence, code=refusal.clause.code, rule=refusal.clause.rule, values=refusal.codes
        )

    def _no_such_action(self, slot: int, action: int) -> IllFormed:
        return IllFormed(
            f"game {slot}: {self.game.name} has actions 0 to {self.game.actions - 1}, not {action}"
        )


def _room(game: Game, blank: Positions, size: int, players: int) -> Slots:
    """Zeroed arrays, each C-contiguous and of its own."""
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


def _opponent(name: str) -> int:
    if name not in OPPONENTS:
        known = ", ".join(OPPONENTS)
        raise BadSetup(
            f"opponents in a vector are one of {known}, not {name[:40]!r}; levels play through Gymnasium's single environment",
            code="bad-bot",
        )
    return OPPONENTS[name]


def _checked_seat(seat: int | None, players: int, opponents: str | None) -> int:
    if seat is None:
        return _ROTATES
    if opponents is None:
        raise BadSetup(
            "a seat is for an agent with opponents; without any it sits on all of them", code="bad-seat"
        )
    check_seat(seat, players)
    return seat
