"""The search: simulations a second, beside OpenSpiel's C++ `ISMCTSBot` on its own games in the same run.

python bench/search.py
python bench/search.py --seconds 2
"""

from __future__ import annotations

import random

import pyspiel
from rich.console import Console
from rich.progress import track

import openspiel
from figures import Row, arguments, keep, measured
from grids import show
from steeple.bench import measure_depths, measure_search
from steeple.games import GAMES
from steeple.kernel.cores import available_cores
from timing import rate

SUBJECT = "search"
RIVALS = ("hearts", "oh_hell", "euchre", "leduc_poker")
DEPTHS = (6, 9, 12)
_MOST_SECONDS = 2.0
_EXPLORE = 2.0
_SIMULATIONS = 1000


def measure(seconds: float) -> list[Row]:
    """The first decision for two players, plain and guided, on one core and on all."""
    found: list[Row] = []
    for name in track(list(GAMES), "Searching …", console=Console(stderr=True), transient=True):
        for is_guided in (False, True):
            for cores in sorted({1, available_cores()}):
                speed = measure_search(GAMES[name], 2, cores, is_guided, seconds)
                found.append(
                    {
                        "game": name,
                        "is_guided": is_guided,
                        "cores": cores,
                        "simulations_per_second": round(speed.simulations_per_second),
                    }
                )
    return found


def measure_time_to_depth() -> list[Row]:
    """Milliseconds until the guided search has looked a number of actions ahead, on one core."""
    found: list[Row] = []
    for name in GAMES:
        times = measure_depths(GAMES[name], 2, DEPTHS, _MOST_SECONDS)
        for depth, seconds in zip(DEPTHS, times, strict=True):
            milliseconds = None if seconds is None else round(1000 * seconds, 1)
            found.append({"game": name, "depth": depth, "milliseconds": milliseconds})
    return found


def rival(name: str, seconds: float) -> Row:
    """OpenSpiel's C++ search of the first decision of one of its games."""
    state, rng = pyspiel.load_game(name).new_initial_state(), random.Random(0)
    while state.is_chance_node():
        openspiel.draw_chance(state, rng)

    def run() -> int:
        pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), _EXPLORE, _SIMULATIONS).step(state)
        return _SIMULATIONS

    simulations = round(rate(run, seconds))
    return {"name": f"OpenSpiel {name}, C++", "cores": 1, "simulations_per_second": simulations}


def main() -> None:
    parser = arguments(__doc__, SUBJECT)
    parser.add_argument("--seconds", type=float, default=0.5, help="how long to measure each figure (0.5)")
    asked = parser.parse_args()
    rivals = [rival(name, asked.seconds) for name in RIVALS]
    speeds = measured(SUBJECT, measure(asked.seconds), rivals)
    keep(speeds, asked.out)
    show(speeds)
    depths = measured("depth", measure_time_to_depth())
    keep(depths, asked.out and asked.out.with_name(f"depth-{asked.out.name}"))
    show(depths)


if __name__ == "__main__":
    main()
