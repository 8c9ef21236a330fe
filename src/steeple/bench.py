"""Measures the engine: random play, search, and compile time."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from steeple.ai.search import Search, Style
    from steeple.kernel.arrays import Position
    from steeple.kernel.game import Game

BATCH = 2048
"""How many games are played side by side when mask and observation are measured."""

_ROOMS = (10, 200, 4000, 16000, 64000)
"""How many games each core plays between two looks at the clock: full runs, the same for every core."""

DEAL = "00000000000000b3"
"""The seed of the deal whose first decision is searched."""

_WINDOWS = 4
"""How often a search starts over while it's measured."""

_STEP = 16
"""Simulations between two looks at the depth of a tree."""

# A plain install has no SciPy. The bench extra installs it, and then Numba would import it.
_COMPILED = """
import sys
sys.modules["scipy"] = None
from steeple.games import GAMES
from steeple.kernel.playouts import playouts
playouts(GAMES["{game}"], 1)
"""


@dataclass(frozen=True)
class Speed:
    """The speed of random play on some cores, with or without mask and observation of each decision."""

    game: str
    players: int
    cores: int
    observe: bool
    decisions_per_second: float
    games_per_second: float

    def json(self) -> dict[str, object]:
        return {
            **asdict(self),
            "decisions_per_second": round(self.decisions_per_second),
            "games_per_second": round(self.games_per_second),
        }


@dataclass(frozen=True)
class Compiling:
    """Seconds from the start of Python to the end of the first playout, with an empty and a full cache."""

    game: str
    cold_seconds: float
    warm_seconds: float

    def json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "cold_seconds": round(self.cold_seconds, 2),
            "warm_seconds": round(self.warm_seconds, 2),
        }


@dataclass(frozen=True)
class SearchSpeed:
    """How fast the first decision of a game is searched, and the trees of the quickest search."""

    game: str
    players: int
    cores: int
    is_guided: bool
    simulations_per_second: float
    depth: int
    """The most actions that it looked ahead."""
    nodes: int
    """Of all trees, one per core."""
    megabytes: float
    """The memory these nodes take."""

    def json(self) -> dict[str, object]:
        return {
            **asdict(self),
            "simulations_per_second": round(self.simulations_per_second),
            "megabytes": round(self.megabytes, 2),
        }


def speeds(game: Game, players: int, cores: int, seconds: float) -> Iterator[Speed]:
    """Measure random play without and with observations, for about `seconds` each, after compiling."""
    decisions, games = measure_playouts(game, players, cores, seconds)
    yield Speed(game.name, players, cores, False, decisions, games)
    observed = measure_vector(game, players, cores, seconds)
    yield Speed(game.name, players, cores, True, observed, observed * games / decisions)


def measure_playouts(game: Game, players: int, cores: int, seconds: float) -> tuple[float, float]:
    """Decisions and games per second in the playout loop."""
    from steeple.kernel.playouts import Playouts, playing

    def play(room: Playouts) -> None:
        for _ in playing(game, room, players, cores=cores):
            pass

    for games in _ROOMS:
        room = Playouts.room(games * cores, players)
        play(room)  # compiles, and touches the memory for the first time
        if _seconds_of(partial(play, room)) > seconds / 8:
            break
    elapsed = _best(partial(play, room), seconds)
    return int(room.decisions.sum()) / elapsed, len(room.winners) / elapsed


def measure_vector(game: Game, players: int, cores: int, seconds: float) -> float:
    """Decisions per second in the vector environment, with a mask and an observation for each."""
    import numpy as np

    from steeple.research.vector import Vector

    vector, actions = Vector(game, BATCH, players, cores=cores), np.empty(BATCH, np.int32)
    vector.reset()

    def play(steps: int) -> None:
        for _ in range(steps):
            vector.step(vector.sample(actions))

    play(1)  # compiles
    steps = max(1, int(seconds / _seconds_of(lambda: play(8))))
    return steps * BATCH / _best(lambda: play(steps), seconds)


def search_speeds(game: Game, players: int, cores: int, seconds: float) -> Iterator[SearchSpeed]:
    """Measure searching with plain and with guided playouts, for about `seconds` each, once compiled."""
    for is_guided in (False, True):
        yield measure_search(game, players, cores, is_guided, seconds)


def measure_search(game: Game, players: int, cores: int, is_guided: bool, seconds: float) -> SearchSpeed:
    """Search the first decision several times from an empty tree, as level 5 does; the quickest counts."""
    from steeple.ai.search import Limit, Search

    search = Search(game, _style(is_guided), cores)
    s = _first_position(game, players)
    seat = int(s.player)
    search.think(s, seat, Limit(simulations=cores))  # compiles
    best = 0.0
    for window in range(_WINDOWS):
        decision = search.think(s, seat, Limit(seconds=seconds / _WINDOWS), seed=window)
        speed = decision.simulations / decision.seconds
        if speed > best:
            best, depth, (nodes, size) = speed, decision.depth, _grown(search)
    return SearchSpeed(game.name, players, cores, is_guided, best, depth, nodes, size / 1e6)


def measure_depths(
    game: Game, players: int, depths: Sequence[int], most_seconds: float
) -> list[float | None]:
    """Seconds until one core looks this many actions ahead of the first decision; None if it takes longer."""
    import numpy as np

    from steeple.ai.search import MOST_NODES, Tree

    tree, style, s = Tree(game, MOST_NODES), _style(is_guided=True), _first_position(game, players)
    found: dict[int, float] = {}
    for _ in range(_WINDOWS):  # the first one compiles
        tree.plant(s, np.uint64(1))
        start = time.perf_counter()
        for depth in sorted(depths):
            while tree.depth < depth and time.perf_counter() < start + most_seconds:
                tree.run(int(s.player), _STEP, style)
            if tree.depth >= depth:
                found[depth] = min(found.get(depth, most_seconds), time.perf_counter() - start)
    return [found.get(depth) for depth in depths]


def _style(is_guided: bool) -> Style:
    """How level 5 searches, with or without guidance."""
    from steeple.ai.players import LEVELS

    return replace(LEVELS[5].style, is_guided=is_guided)


def _first_position(game: Game, players: int) -> Position:
    from steeple.kernel.match import Match

    return Match(game, players, seed=DEAL).state


def _grown(search: Search) -> tuple[int, int]:
    """The nodes of all trees of a search, and their bytes."""
    return sum(tree.used for tree in search.trees), sum(tree.bytes_used for tree in search.trees)


def measure_compiling(game_name: str) -> Compiling:
    """Start Python with an empty cache of compiled rules, then again with a full one."""
    with tempfile.TemporaryDirectory() as cache:
        return Compiling(
            game_name, *(_seconds_of(lambda: _first_playout(game_name, cache)) for _ in range(2))
        )


def _first_playout(game_name: str, cache: str) -> None:
    environment = {**os.environ, "STEEPLE_CACHE": cache}
    subprocess.run([sys.executable, "-c", _COMPILED.format(game=game_name)], env=environment, check=True)


def _seconds_of(work: Callable[[], None]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def _best(work: Callable[[], None], seconds: float) -> float:
    """Repeat some work for `seconds`; returns the quickest time, because other work only slows it."""
    end, best = time.perf_counter() + seconds, float("inf")
    while time.perf_counter() < end or best == float("inf"):
        best = min(best, _seconds_of(work))
    return best
