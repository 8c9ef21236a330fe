"""`make soak`: compares legal lists and results of random games of Campos with a slow model."""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

from steeple.games import GAMES
from steeple.kernel.cores import available_cores
from steeple.kernel.playouts import simulate
from support.games.campos_model import first_difference

SLIDES = ("path", "straight")
GAMES_PER_RUN = 20


def compare(slide: str, seed: int, games: int, first: int) -> tuple[int, str]:
    """Compare a run of games from number `first` on: how many decisions there were, and where one differs."""
    decisions = 0
    for number in range(first, min(first + GAMES_PER_RUN, games)):
        players = GAMES["campos"].seats[number % 3]
        [record] = simulate(
            GAMES["campos"], 1, players, {"slide": slide}, seed, with_legal=True, first=number
        )
        if found := first_difference(record, slide):
            return (
                decisions,
                f"campos, slide={slide}, {players} players, series seed {seed}, game {number}: {found}",
            )
        decisions += len(record["actions"])
    return decisions, ""


def main() -> int:
    """Compare; 0 if the engine and the model agree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="random games with each way to slide out")
    parser.add_argument("--seed", type=int, default=1, help="of the series")
    wanted = parser.parse_args()
    for slide in SLIDES:
        began, decisions = time.perf_counter(), 0
        with ProcessPoolExecutor(available_cores()) as pool:
            firsts = range(0, wanted.games, GAMES_PER_RUN)
            for more, found in pool.map(partial(compare, slide, wanted.seed, wanted.games), firsts):
                decisions += more
                if found:
                    print(found)
                    return 1
        seconds = time.perf_counter() - began
        told = f"{wanted.games} games, {decisions} decisions, {seconds:.0f} s, as the model says"
        print(f"campos, slide={slide}: {told}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
