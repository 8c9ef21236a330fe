"""Whole games of uniformly random play: our fastest loop, and the measure of the engine's speed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from steeple.kernel.arrays import Actions, Bits, Position, Positions, Scores, Shares, wide
from steeple.kernel.cores import available_cores, spread
from steeple.kernel.game import OVER, Game, Json, Options, copy
from steeple.kernel.match import Match, record_of
from steeple.kernel.rng import advance, below, choices, derive, mix
from steeple.kernel.rule import IS_COMPILED, rule
from steeple.kernel.seed import game_seed, read_seed, series_seed
from steeple.kernel.verbs import apply, legal, scores, setup, winners
from steeple.kernel.victory import victory_shares_of_games

_GAMES_PER_RUN = 4000 if IS_COMPILED else 4
"""Games between two looks at the clock or at Ctrl-C."""


class Playouts(NamedTuple):
    """How the games of a series went, one row per game."""

    scores: Scores
    winners: Bits
    ends: npt.NDArray[np.uint8]
    """1 + index into the game's end reasons."""
    decisions: npt.NDArray[np.int32]

    @classmethod
    def room(cls, games: int, players: int) -> Playouts:
        """Zeroed rows for this number of games."""
        points = np.zeros((games, players), np.int16)
        return cls(points, np.zeros(games, np.uint8), np.zeros(games, np.uint8), np.zeros(games, np.int32))

    def rows(self, first: int, end: int) -> Playouts:
        """The rows of games first … end-1: views, not copies."""
        part = slice(first, end)
        return Playouts(self.scores[part], self.winners[part], self.ends[part], self.decisions[part])

    def shares(self) -> Shares:
        """Every seat's mean share of victory; winners of a tie share it."""
        mean: Shares = victory_shares_of_games(self.winners, self.scores.shape[1]).mean(axis=0)
        return mean


@rule
def play_out(s: Position, choice: np.uint64, buffer: Actions) -> int:
    """Play random legal actions to the end; `choice` is the players' generator. Returns how many."""
    decisions = 0
    while s.phase != OVER:
        count = legal(s, buffer)
        choice = advance(choice)
        apply(s, wide(buffer[below(mix(choice), count)]))
        decisions += 1
    return decisions


@rule(apart=True)
def play_series(blank: Positions, seed: np.uint64, first: int, buffer: Actions, rows: Playouts) -> None:
    """Play games number first, first + 1 … of the series with this seed, one for each of `rows`."""
    position = blank.copy()
    s = position[0]
    points, won, ends, decisions = rows.scores, rows.winners, rows.ends, rows.decisions
    for k in range(len(won)):
        position[0] = blank[0]
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
    """Play on at random and write down each action, and the legal ones it was chosen from.

    The chosen actions go to `actions`, the legal ones to `lists`, one list after the other, and their lengths
    to `counts`. Stops at the end of the game or when an output is full. Returns how many actions were played,
    and the state of the players' generator.
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
    """Play a series of random games. The result doesn't depend on the number of cores. Raises BadSetup."""
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
    """Fill `room` with a series of random games; after each run of games, yields how many it had."""
    blank = np.array([game.blank(players, options)], game.state)
    series = series_seed(seed)

    def work(first: int, end: int) -> None:
        buffer = np.empty(game.most_legal, np.int32)
        play_series(blank, series, first, buffer, room.rows(first, end))

    return spread(work, len(room.winners), _GAMES_PER_RUN, cores or available_cores())


def simulate(
    game: Game,
    games: int,
    players: int = 2,
    options: Options | None = None,
    seed: int = 0,
    with_legal: bool = False,
    first: int = 0,
) -> Iterator[dict[str, Json]]:
    """Records of the series that `playouts` plays, starting with game number `first`. Raises BadSetup."""
    recorder = Recorder(game)
    for number in range(first, first + games):
        yield recorder.record(players, options, game_seed(seed, number), with_legal)


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
