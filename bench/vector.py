"""The vector environment: decisions a second, beside pgx, OpenSpiel and PettingZoo on games of their own.

    python bench/vector.py
    python bench/vector.py --seconds 2

A decision is one random legal action, with the mask and the observation of the player to act after it.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from typing import Any

import jax
import numpy as np
import pgx
from pettingzoo.classic import connect_four_v3
from pgx.experimental import auto_reset
from rich.console import Console
from rich.progress import track

import openspiel
from figures import Row, arguments, keep, measured
from grids import show
from steeple.games import GAMES
from steeple.kernel.cores import available_cores
from steeple.kernel.game import Game
from steeple.research.vector import Vector
from timing import rate

SUBJECT = "vector"
SIZES = (256, 1024, 4096)
"""Games side by side, for each core; the best counts."""

LARGE_SIZES = (64,)
"""The same for a game without masks, whose lists of legal actions are long."""

PGX_GAMES = ("connect_four", "leduc_holdem")
PGX_SIZES = (16, 64, 512, 4096)
OPENSPIEL_GAMES = ("connect_four", "leduc_poker")
_STEPS = 8
"""Steps of the vector between two looks at the clock."""

_SCAN = 64
"""Steps of pgx in one call of compiled code."""

_GAMES = 10
"""Games of PettingZoo between two looks at the clock."""


def measure(seconds: float) -> list[Row]:
    """Every game and number of players, on one core and on all; with two players also unchecked."""
    setups = [(GAMES[name], players) for name in GAMES for players in GAMES[name].seats]
    found: list[Row] = []
    for game, players in track(setups, "Stepping …", console=Console(stderr=True), transient=True):
        found += [best(game, players, cores, True, seconds) for cores in sorted({1, available_cores()})]
        if players == 2:
            found.append(best(game, players, 1, False, seconds))
    return found


def best(game: Game, players: int, cores: int, is_checked: bool, seconds: float) -> Row:
    """The number of games side by side that makes the most decisions a second."""
    sizes = SIZES if Vector(game, 1, players).shown.masks.size else LARGE_SIZES
    speeds = {
        size * cores: rate(
            loop(Vector(game, size * cores, players, cores=cores, is_checked=is_checked)), seconds
        )
        for size in sizes
    }
    size = max(speeds, key=speeds.__getitem__)
    return {
        "game": game.name,
        "players": players,
        "cores": cores,
        "is_checked": is_checked,
        "size": size,
        "decisions_per_second": round(speeds[size]),
    }


def loop(vector: Vector) -> Callable[[], int]:
    """A function that takes some random steps and returns the number of decisions."""
    vector.reset()
    actions = np.empty(vector.size, np.int32)

    def run() -> int:
        for _ in range(_STEPS):
            vector.step(vector.sample(actions))
        return _STEPS * vector.size

    return run


def rivals(seconds: float) -> list[Row]:
    found = [best_pgx(name, seconds) for name in PGX_GAMES]
    found += [openspiel.random_play(name, seconds) for name in OPENSPIEL_GAMES]
    speed = round(rate(pettingzoo_loop(), seconds))
    return [*found, {"name": "PettingZoo connect_four", "cores": 1, "decisions_per_second": speed}]


def best_pgx(name: str, seconds: float) -> Row:
    """pgx with the batch size that makes the most decisions a second; it uses all cores."""
    speeds = {size: rate(pgx_loop(name, size), seconds) for size in PGX_SIZES}
    size = max(speeds, key=speeds.__getitem__)
    return {
        "name": f"pgx {name}",
        "cores": available_cores(),
        "size": size,
        "decisions_per_second": round(speeds[size]),
    }


def pgx_loop(name: str, size: int) -> Callable[[], int]:
    """`_SCAN` random legal actions in each of `size` games, compiled as one; finished games start over."""
    env = pgx.make(name)
    step, keys = jax.vmap(auto_reset(env.step, env.init)), jax.random.split(jax.random.PRNGKey(0), size)

    def act(carry: Any, _: None) -> tuple[Any, Any]:
        state, key = carry
        key, choosing, stepping = jax.random.split(key, 3)
        chosen = jax.random.categorical(
            choosing, jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        )
        state = step(state, chosen, jax.random.split(stepping, size))
        # JAX drops whatever isn't used. The sums keep every observation, mask and reward in the program.
        used = state.observation.sum(), state.legal_action_mask.sum(), state.rewards.sum()
        return (state, key), used

    many = jax.jit(lambda state, key: jax.lax.scan(act, (state, key), None, length=_SCAN))
    held = {"state": jax.jit(jax.vmap(env.init))(keys), "key": jax.random.PRNGKey(1)}

    def run() -> int:
        (held["state"], held["key"]), used = many(held["state"], held["key"])
        jax.block_until_ready((held["state"], used))
        return _SCAN * size

    return run


def pettingzoo_loop() -> Callable[[], int]:
    """A function that plays some whole random games; each decision is drawn from the mask."""
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


def main() -> None:
    parser = arguments(__doc__, SUBJECT)
    parser.add_argument("--seconds", type=float, default=0.25, help="how long to measure each figure (0.25)")
    asked = parser.parse_args()
    others = rivals(asked.seconds)
    result = measured(SUBJECT, measure(asked.seconds), others)
    keep(result, asked.out)
    show(result)


if __name__ == "__main__":
    main()
