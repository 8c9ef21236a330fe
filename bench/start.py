"""How long a new Python process takes to import Steeple, and to finish its first random game.

    python bench/start.py

With an empty cache the rules of a game are compiled first; with a full one they are loaded.
"""

from __future__ import annotations

import subprocess
import sys

from rich.console import Console
from rich.progress import track

from figures import Row, arguments, keep, measured
from grids import show
from steeple.bench import measure_compiling
from steeple.games import GAMES

SUBJECT = "start"
IMPORT = "import time; t = time.perf_counter(); import steeple; print(time.perf_counter() - t)"


def measure() -> list[Row]:
    found: list[Row] = []
    for name in track(list(GAMES), "Compiling …", console=Console(stderr=True), transient=True):
        took = measure_compiling(name)
        found.append(
            {
                "what": f"{name}, first game",
                "empty_cache_seconds": round(took.cold_seconds, 2),
                "full_cache_seconds": round(took.warm_seconds, 2),
            }
        )
    found.append(
        {
            "what": "`import steeple`",
            "empty_cache_seconds": None,
            "full_cache_seconds": round(import_seconds(), 3),
        }
    )
    return found


def import_seconds() -> float:
    return min(float(subprocess.check_output([sys.executable, "-c", IMPORT])) for _ in range(3))


def main() -> None:
    asked = arguments(__doc__, SUBJECT).parse_args()
    result = measured(SUBJECT, measure())
    keep(result, asked.out)
    show(result)


if __name__ == "__main__":
    main()
