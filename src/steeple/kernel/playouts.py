"""Whole games of uniformly random play: the fastest loop there is, and the measure of the engine's speed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from steeple.kernel.arrays import Actions, Position, Positions
from steeple.kernel.cores import available_cores, spread
from steeple.kernel.game import OVER, Game, Json, Options, copy
from steeple.kernel.match import Match, record_of
from steeple.kernel.rng import advance, below, choices, derive, mix
from steeple.kernel.rule import IS_COMPILED, rule
from steeple.kernel.seed import read_seed, seed_text, series_seed
from steeple.kernel.verbs import apply, legal, scores, setup, winners
from steeple.kernel.width import wide

_GAMES_A_RUN = 4000 if IS_COMPILED else 4
"""Games between two looks at the clock or at Ctrl-C."""


@dataclass(frozen=True)
class Playouts:
    """How the games of a series went, a row a game."""

    scores: npt.NDArray[np.int16]
    winners: npt.NDArray[np.uint8]
    """Bits: seat 0 is the lowest."""
    ends: npt.NDArray[np.uint8]
    """1 + index into the game's end reasons."""
    decisions: npt.NDArray[np.int32]

    @classmethod
    def room(cls, games: int, players: int) -> Playouts:
        """Zeroed rows for so many games."""
        points = np.zeros((games, players), np.int16)
        return cls(points, np.zeros(games, np.uint8), np.zeros(games, np.uint8), np.zeros(games, np.int32))

    def shares(self) -> npt.NDArray[np.float64]:
        """Every seat's mean share of victory; ties are shared."""
        won = self.winners[:, None] >> np.arange(self.scores.shape[1], dtype=np.uint8) & 1
        mean: npt.NDArray[np.float64] = (won / won.sum(axis=1, keepdims=True)).mean(axis=0)
        return mean


@rule
def play_out(s: Position, choice: np.uint64, buffer: Actions) -> int:
    """Play uniformly random legal actions to the end; `choice` is the players' generator. Returns the decisions made."""
    decisions = 0
    while s.phase != OVER:
        count = legal(s, buffer)
        choice = advance(choice)
        apply(s, wide(buffer[below(mix(choice), count)]))
        decisions += 1
    return decisions


@rule(apart=True)
def play_series(
    blank: Positions,
    seed: np.uint64,
    first: int,
    buffer: Actions,
    points: npt.NDArray[np.int16],
    won: npt.NDArray[np.uint8],
    ends: npt.NDArray[np.uint8],
    decisions: npt.NDArray[np.int32],
) -> None:
    """Play games number first, first + 1 … of the series that `seed` names, one for each row of the outputs."""
    table = blank.copy()
    s = table[0]
    for k in range(len(won)):
        table[0] = blank[0]
        s.rng = derive(seed, first + k)
        choice = choices(s.rng)
        setup(s)
        decisions[k] = play_out(s, choice, buffer)
        scores(s, points[k])
        won[k] = winners(s)
        ends[k] = s.end


@rule(apart=True)
def trace(
    s: Position, choice: np.uint64, buffer: Actions, actions: Actions, counts: Actions, lists: Actions
) -> tuple[int, np.uint64]:
    """Play on at random, writing each action to `actions`, the legal ones before it to `lists`, their number to `counts`.

    Stops at the end of the game, or when the outputs are full; returns how many actions and the players' generator.
    """
    done, listed = 0, 0
    while s.phase != OVER and done < len(actions) and listed + len(buffer) <= len(lists):
        count = legal(s, buffer)
        choice = advance(choice)
        action = wide(buffer[below(mix(choice), count)])
        lists[listed : listed + count] = buffer[:count]
        actions[done], counts[done] = action, count
        apply(s, action)
        done += 1
        listed += count
    return done, choice


def playouts(
    game: Game,
    games: int,
    players: int = 2,
    options: Options | None = None,
    seed: int = 0,
    cores: int | None = None,
) -> Playouts:
    """Play a series of random games. The result depends on everything but `cores`. Raises BadSetup."""
    room = Playouts.room(games, players)
    for _ in playing(game, room, players, options, seed, cores):
        pass
    return room


def playing(
    game: Game,
    room: Playouts,
    players: int,
    options: Options | None = None,
    seed: int = 0,
    cores: int | None = None,
) -> Iterator[int]:
    """Fill `room` with a series of random games; yields the number of games done after each part."""
    blank = np.array([game.blank(players, options)], game.state)
    series = series_seed(seed)

    def work(first: int, end: int) -> None:
        buffer = np.empty(game.most_legal, np.int32)
        rows = slice(first, end)
        play_series(
            blank,
            series,
            first,
            buffer,
            room.scores[rows],
            room.winners[rows],
            room.ends[rows],
            room.decisions[rows],
        )

    return spread(work, len(room.winners), _GAMES_A_RUN, cores or available_cores())


def simulate(
    game: Game,
    games: int,
    players: int = 2,
    options: Options | None = None,
    seed: int = 0,
    with_legal: bool = False,
    first: int = 0,
) -> Iterator[dict[str, Json]]:
    """Records of the same series that `playouts` plays, one by one, from game number `first` on. Raises BadSetup."""
    recorder, series = Recorder(game), series_seed(seed)
    for number in range(first, first + games):
        yield recorder.record(players, options, seed_text(derive(series, number)), with_legal)


class Recorder:
    """Plays random games and writes them down."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.buffer = np.empty(game.most_legal, np.int32)
        self.actions = np.empty(256, np.int32)
        self.counts = np.empty(256, np.int32)
        self.lists = np.empty(256 * 16 + 4 * game.most_legal, np.int32)

    def record(self, players: int, options: Options | None, seed: str, with_legal: bool) -> dict[str, Json]:
        """One game of random play from this seed."""
        first = Match(self.game, players, options, seed).state
        last = copy(first)
        actions: list[int] = []
        lists: list[list[str]] = []
        for action, listed in self._decisions(last, np.uint64(choices(read_seed(seed)))):
            actions.append(action)
            if with_legal:
                lists.append(sorted(map(self.game.action_text, listed)))
        record = record_of(self.game, first, last, seed, actions)
        return {**record, "legal": lists} if with_legal else record

    def _decisions(self, s: Position, choice: np.uint64) -> Iterator[tuple[int, list[int]]]:
        while s.phase != OVER:
            done, choice = trace(s, np.uint64(choice), self.buffer, self.actions, self.counts, self.lists)
            ends = np.cumsum(self.counts[:done])
            for k in range(done):
                yield int(self.actions[k]), self.lists[ends[k] - self.counts[k] : ends[k]].tolist()
