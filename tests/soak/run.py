"""`make soak`: very many random games of each game, with all that must hold looked at after every action."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

# Compiled again each time: the kernel's cache notices changes in the package's own files, but not in these.
os.environ["STEEPLE_CACHE"] = os.devnull

import numpy as np
from rich.console import Console
from rich.progress import Progress, TaskID

from soak.invariants import INVARIANTS
from soak.series import Invariants, name_of, soaking
from steeple.errors import SteepleError
from steeple.games import GAMES
from steeple.kernel.arrays import Position
from steeple.kernel.cores import available_cores, spread
from steeple.kernel.game import OVER, Game
from steeple.kernel.rng import advance, below, choices, derive, mix
from steeple.kernel.rule import IS_COMPILED
from steeple.kernel.seed import series_seed

GAMES_PER_RUN = 200 if IS_COMPILED else 1
SAMPLE = 1000
"""Every position of one game in this many is also given to the game's own `check`."""


@dataclass
class Broken(Exception):
    """Something does not hold: where, and what."""

    game: str
    seed: int
    number: int
    ply: int
    action: str
    name: str
    position: str

    def __str__(self) -> str:
        return (
            f"{self.game}: broken invariant {self.name}\n"
            f"series seed {self.seed}, game {self.number}, "
            f"after {self.ply} decisions, the last one {self.action}\n"
            f"{self.position}"
        )


class Series:
    """Random games of one kind over all its setups: game number k has setup k modulo their number."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.invariants: Invariants = INVARIANTS[game.name]
        self.seed = seed
        self.blanks = np.array(
            [game.blank(players, options) for players, options in game.setups()], game.state
        )
        self._decisions: list[int] = []
        self._soak = soaking(game, self.invariants)

    @property
    def decisions(self) -> int:
        return sum(self._decisions)

    def play(self, games: int) -> Iterator[int]:
        """Play this many games, and yield how many more are done. Raises Broken."""
        return spread(self._run, games, GAMES_PER_RUN, available_cores())

    def _run(self, first: int, end: int) -> None:
        buffer = np.empty(self.game.most_legal, np.int32)
        seen, fault = np.zeros(self.game.actions + 1, np.int64), np.zeros(4, np.int64)
        self._decisions.append(
            self._soak(self.blanks, series_seed(self.seed), first, end, buffer, seen, fault)
        )
        if fault[0]:
            code, number, ply, action = map(int, fault)
            raise self._broken(
                name_of(self.invariants, code), number, ply, action, self._position(number, ply)
            )
        for number in range(first, end):
            if number % SAMPLE == 0:
                self._check(number)

    def _check(self, number: int) -> None:
        for ply, (s, action) in enumerate(self._positions(number)):
            try:
                self.game.check(s)
            except SteepleError as error:
                raise self._broken(f"check: {error}", number, ply, action, s) from error

    def _positions(self, number: int) -> Iterator[tuple[Position, int]]:
        """The positions of a game, each with the action that led to it."""
        game = self.game
        table = self.blanks[number % len(self.blanks)].reshape(1).copy()
        s, buffer, action = table[0], np.empty(game.most_legal, np.int32), -1
        s.rng = derive(series_seed(self.seed), number)
        choice = choices(s.rng)
        game.setup(s, s)
        yield s, action
        while s.phase != OVER:
            choice = advance(np.uint64(choice))
            action = int(buffer[below(np.uint64(mix(np.uint64(choice))), game.legal(s, buffer))])
            game.apply(s, action)
            yield s, action

    def _position(self, number: int, ply: int) -> Position:
        return next(s for k, (s, _) in enumerate(self._positions(number)) if k == ply)

    def _broken(self, name: str, number: int, ply: int, action: int, s: Position) -> Broken:
        text = self.game.action_text(action) if action >= 0 else "none"
        return Broken(self.game.name, self.seed, number, ply, text, name, self.game.position_text(s))


def main() -> int:
    """Play; 0 if everything held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50_000, help="random games of each game")
    parser.add_argument("--seed", type=int, default=1, help="of the series")
    parser.add_argument(
        "names", nargs="*", metavar="GAME", help=f"one of {', '.join(INVARIANTS)}; all of them if left out"
    )
    wanted = parser.parse_args()
    lines = []
    try:
        with Progress(console=Console(stderr=True), transient=True) as bar:
            for name in wanted.names or INVARIANTS:
                lines.append(
                    soak(GAMES[name], wanted.games, wanted.seed, bar, bar.add_task(name, total=wanted.games))
                )
    except Broken as broken:
        print(broken)
        return 1
    finally:
        for line in lines:
            print(line)
    return 0


def soak(game: Game, games: int, seed: int, bar: Progress, task: TaskID) -> str:
    """Play a series; a line that says how it went. Raises Broken."""
    began, series = time.perf_counter(), Series(game, seed)
    with closing(series.play(games)) as done:  # type: ignore[type-var] # an iterator that is a generator
        for more in done:
            bar.advance(task, more)
    seconds = time.perf_counter() - began
    return f"{game.name}: {games} games, {series.decisions} decisions, {seconds:.0f} s, no broken invariant"


if __name__ == "__main__":
    sys.exit(main())
