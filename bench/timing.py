"""How often something can be done in a second."""

from __future__ import annotations

import time
from collections.abc import Callable


def rate(run: Callable[[], int], seconds: float) -> float:
    """How many things a second `run` does, in the quickest of many runs; it returns how many it did.

    The quickest counts because whatever else the machine does can only slow a run down. The first run
    isn't timed, because it may compile.
    """
    run()
    best, end = 0.0, time.perf_counter() + seconds
    while time.perf_counter() < end or best == 0.0:
        start = time.perf_counter()
        done = run()
        best = max(best, done / (time.perf_counter() - start))
    return best
