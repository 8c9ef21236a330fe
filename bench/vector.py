"""The vector environment's speed as tables, beside pgx, OpenSpiel and PettingZoo on games of their own in the same minute.

A decision is one random legal action, with the mask and the observation of the player to act after it.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np
import pgx
import pyspiel
from pettingzoo.classic import connect_four_v3
from pgx.experimental import auto_reset
from rich.console import Console
from rich.progress import track
from rich.table import Table

import openspiel
from steeple.games import GAMES
from steeple.kernel.cores import available_cores
from steeple.kernel.game import Game
from steeple.research.vector import Vector

SIZES = (256, 1024, 4096)
"""Games side by side, for each core; the best counts."""

PGX_GAMES = ("connect_four", "leduc_holdem")
PGX_SIZES = (16, 64, 512, 4096)
OPENSPIEL_GAMES = ("connect_four", "leduc_poker")
_SCAN = 64
"""Steps of pgx in one call of compiled code."""

_GAMES = 10
"""Games of OpenSpiel and PettingZoo between two looks at the clock."""


@dataclass(frozen=True)
class Figure:
    """Decisions a second, and how many games side by side made the most of them."""

    decisions: float
    size: int

    def __str__(self) -> str:
        return f"{self.decisions / 1e6:.2f}"


def print_tables(console: Console, seconds: float) -> None:
    """Measure and print everything; compiling comes first."""
    neighbours = {
        f"pgx {name}, best CPU batch, all cores": best_of(pgx_loop, name, PGX_SIZES, seconds)
        for name in PGX_GAMES
    }
    for name in OPENSPIEL_GAMES:
        neighbours[f"OpenSpiel {name} from Python, 1 core"] = Figure(rate(openspiel_loop(name), seconds), 1)
    zoo = Figure(rate(pettingzoo_loop(), seconds), 1)
    neighbours["PettingZoo connect_four_v3, 1 core"] = zoo
    setups = [(GAMES[name], players) for name in GAMES for players in GAMES[name].seats]
    found: dict[tuple[str, int], list[Figure]] = {}
    for game, players in track(setups, "Stepping …", console=Console(stderr=True), transient=True):
        found[game.name, players] = [
            measure(game, players, cores, seconds) for cores in dict.fromkeys((1, available_cores()))
        ]
        if players == 2:
            found[game.name, players].append(measure(game, players, 1, seconds, is_checked=False))
    console.print(speed_table(found, zoo))
    console.print(neighbour_table(neighbours))


def measure(game: Game, players: int, cores: int, seconds: float, is_checked: bool = True) -> Figure:
    """Decisions a second of `step(sample())`."""

    def loop(size: int) -> Callable[[], int]:
        vector = Vector(game, size * cores, players, cores=cores, is_checked=is_checked)
        vector.reset()
        actions = np.empty(vector.size, np.int32)

        def run() -> int:
            for _ in range(8):
                vector.step(vector.sample(actions))
            return 8 * vector.size

        return run

    sizes = (64,) if game.name == "campos" else SIZES  # its lists take 18 kB a game
    return max(
        (Figure(rate(loop(size), seconds), size * cores) for size in sizes),
        key=lambda figure: figure.decisions,
    )


def best_of(
    make: Callable[[str, int], Callable[[], int]], name: str, sizes: tuple[int, ...], seconds: float
) -> Figure:
    """The best of several batch sizes."""
    return max(
        (Figure(rate(make(name, size), seconds), size) for size in sizes), key=lambda figure: figure.decisions
    )


def rate(run: Callable[[], int], seconds: float) -> float:
    """Decisions a second in the quickest of many runs; the first one compiles."""
    run()
    best, end = 0.0, time.perf_counter() + seconds
    while time.perf_counter() < end or best == 0.0:
        start = time.perf_counter()
        decisions = run()
        best = max(best, decisions / (time.perf_counter() - start))
    return best


def pgx_loop(name: str, size: int) -> Callable[[], int]:
    """`_SCAN` random legal actions in each of `size` games, compiled as one; finished games begin anew."""
    env = pgx.make(name)
    step, keys = jax.vmap(auto_reset(env.step, env.init)), jax.random.split(jax.random.PRNGKey(0), size)

    def act(carry: Any, _: None) -> tuple[Any, Any]:
        state, key = carry
        key, choosing, stepping = jax.random.split(key, 3)
        chosen = jax.random.categorical(
            choosing, jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        )
        state = step(state, chosen, jax.random.split(stepping, size))
        # What is not used is not computed: this keeps every observation, mask and reward in it.
        used = state.observation.sum(), state.legal_action_mask.sum(), state.rewards.sum()
        return (state, key), used

    many = jax.jit(lambda state, key: jax.lax.scan(act, (state, key), None, length=_SCAN))
    held = {"state": jax.jit(jax.vmap(env.init))(keys), "key": jax.random.PRNGKey(1)}

    def run() -> int:
        (held["state"], held["key"]), used = many(held["state"], held["key"])
        jax.block_until_ready((held["state"], used))
        return _SCAN * size

    return run


def openspiel_loop(name: str) -> Callable[[], int]:
    """Some whole random games."""
    game, rng = pyspiel.load_game(name), random.Random(0)
    return lambda: sum(openspiel.play_one(game, rng) for _ in range(_GAMES))


def pettingzoo_loop() -> Callable[[], int]:
    """Some whole random games, each decision drawn from the mask."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = connect_four_v3.env()
    rng = random.Random(0)

    def play_one() -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            decisions += 1
        return decisions

    return lambda: sum(play_one() for _ in range(_GAMES))


def speed_table(found: dict[tuple[str, int], list[Figure]], zoo: Figure) -> Table:
    many = available_cores()
    table = Table(
        title="Vector environment with mask and observation, million decisions a second (in brackets: games side by side)"
    )
    names = (
        "game",
        "players",
        "1 core",
        f"{many} cores",
        "ratio",
        "unchecked, 1 core",
        "x PettingZoo, 1 core",
    )
    for name in names:
        table.add_column(name, justify="left" if name == "game" else "right", no_wrap=name == "game")
    for (game, players), figures in found.items():
        one, all_cores = figures[0], figures[1] if many > 1 else figures[0]
        unchecked = str(figures[-1]) if players == 2 else ""
        shown = [f"{figure} ({figure.size})" for figure in (one, all_cores)]
        ratios = (
            f"{all_cores.decisions / one.decisions:.2f}",
            unchecked,
            f"{one.decisions / zoo.decisions:.0f}",
        )
        table.add_row(game, str(players), *shown, *ratios)
    return table


def neighbour_table(neighbours: dict[str, Figure]) -> Table:
    table = Table(title="The others, same minute")
    table.add_column("what")
    table.add_column("million decisions a second", justify="right")
    table.add_column("games side by side", justify="right")
    for name, figure in neighbours.items():
        table.add_row(name, f"{figure.decisions / 1e6:.3f}", str(figure.size))
    return table


if __name__ == "__main__":
    print_tables(Console(width=max(120, Console().width)), 0.25)
