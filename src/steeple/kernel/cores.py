"""Spreading work over the machine's cores. Compiled rules release Python's lock, so threads are enough."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor


def available_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def parts(count: int, size: int) -> Iterator[tuple[int, int]]:
    """Cut 0 … count-1 into runs (first, end) of at most `size`."""
    for first in range(0, count, size):
        yield first, min(first + size, count)


def spread(work: Callable[[int, int], None], count: int, size: int, cores: int) -> Iterator[int]:
    """Call work(first, end) for all runs of at most `size` items, on `cores` threads; yield each run's
    length.

    Stopping early (closing the iterator, Ctrl-C) drops the runs that haven't started.
    """
    if cores == 1:
        for first, end in parts(count, size):
            work(first, end)
            yield end - first
        return
    pool = ThreadPoolExecutor(cores)
    try:
        runs = [(pool.submit(work, first, end), end - first) for first, end in parts(count, size)]
        for run, items in runs:
            run.result()
            yield items
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
