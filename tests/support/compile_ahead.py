"""Compile what the tests need, one game per core, so that the test processes don't each compile the same."""

from __future__ import annotations

import gc
import sys

import numpy as np

from steeple.ai.players import BOTS
from steeple.arena.executor import LocalExecutor
from steeple.arena.tournament import Settings, prepare
from steeple.games import GAMES
from steeple.kernel.cores import available_cores
from steeple.kernel.playouts import playouts
from steeple.report.play.games import play_compiled
from steeple.report.play.rows import row_type
from steeple.report.play.series import Series, Setting
from steeple.research.vector import Vector

SLOWEST_FIRST = sorted(GAMES, reverse=True, key=lambda name: GAMES[name].state.itemsize)


def compile_game(name: str) -> str:
    """Use everything that is compiled for a game."""
    gc.disable()  # it takes 5 to 9 % of compiling; this process ends soon
    game = GAMES[name]
    playouts(game, 1)
    for bot in (BOTS[0], BOTS[1], BOTS[2], BOTS[-1]):
        prepare(Settings(name, game.seats[0], {}, (bot,), 0, None, 1))
    for opponents in (None, "random", "level:4"):
        vector = Vector(game, 1, cores=1, opponents=opponents)
        vector.reset()
        vector.step(vector.sample())
    series = Series(Setting(name, 2, {}), ("random", "random"), 0)
    for _ in play_compiled(series, 0, np.zeros(series.games_per_deal, row_type(game, 2)), 1):
        pass
    return name


if __name__ == "__main__":
    print("Compiling …", file=sys.stderr)
    executor = LocalExecutor(available_cores())
    try:
        for done in executor.run(compile_game, SLOWEST_FIRST):
            print(f"  {done}", file=sys.stderr)
    finally:
        executor.close()
