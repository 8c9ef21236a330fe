"""scripts/steady N: run the tests N times in different orders, once with every core kept busy.

Each order follows from a number that is printed, so that `.venv/bin/pytest --order NUMBER` repeats it. The
first run that fails is the last, except with --keep-going.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
TOY = TESTS / "toy_game"
"""A game that tests add to a copy of the repository; only there its own tests run."""
PROCESSES = 3
"""As in `make test`: many tests wait for a browser, a server or a terminal."""
MOST_SECONDS = 3600
"""After that, busy cores are released even if the tests still run."""

_SIGNS = {
    "cluster": ("RayExecutor",),
    "server": ("steeple.server", "from support.server.serving", "from support.server.postgres"),
}
"""What tells the part a file belongs to. Browser tests have their own folder; the rest is the engine's."""
PARTS = ("browser", "cluster", "server", "engine")

_BUSY = f"""
import select, sys, time
end = time.monotonic() + {MOST_SECONDS}
while time.monotonic() < end and not select.select([sys.stdin], [], [], 0)[0]:  # until the parent is gone
    sum(number * number for number in range(200_000))
"""


@dataclass(frozen=True)
class Run:
    """How one run of the tests went."""

    order: int
    is_busy: bool
    seconds: float
    code: int
    summary: str

    def __str__(self) -> str:
        busy = ", all cores busy" if self.is_busy else ""
        took = f"{int(self.seconds) // 60}:{int(self.seconds) % 60:02}"
        return (
            f"order {self.order}{busy}: {'clean' if self.code == 0 else 'FAILED'} in {took} · {self.summary}"
        )


def part_of(file: Path) -> str:
    """The part that a test file belongs to."""
    if file.parent.name == "browser":
        return "browser"
    text = file.read_text(encoding="utf-8")
    return next((part for part, signs in _SIGNS.items() if any(sign in text for sign in signs)), "engine")


def files_of(parts: Sequence[str]) -> list[str]:
    """The test files of some parts."""
    found = [file for file in sorted(TESTS.rglob("test_*.py")) if TOY not in file.parents]
    return [str(file.relative_to(ROOT)) for file in found if part_of(file) in parts]


@contextmanager
def busy_cores(count: int) -> Iterator[None]:
    """Keep that many cores busy. They're released when this process ends, however it ends."""
    started = [subprocess.Popen([sys.executable, "-c", _BUSY], stdin=subprocess.PIPE) for _ in range(count)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.communicate()


def run_once(order: int, is_busy: bool, files: Sequence[str], more: Sequence[str]) -> Run:
    """Run the tests in an order, show their output, and keep its last line."""
    spread = ["-n", str(PROCESSES), "--dist", "loadfile", "--no-loadscope-reorder"]
    command = [sys.executable, "-m", "pytest", *spread, "--order", str(order), *more, *files]
    began, last = time.monotonic(), ""
    with (
        busy_cores(len(os.sched_getaffinity(0)) if is_busy else 0),
        subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as running,
    ):
        assert running.stdout is not None
        for line in running.stdout:
            print(line, end="", flush=True)
            last = line.strip() or last
    return Run(order, is_busy, time.monotonic() - began, running.returncode, last)


def parts_text(text: str) -> list[str]:
    """Read the names of parts, separated by commas."""
    parts = text.split(",")
    if unknown := [part for part in parts if part not in PARTS]:
        raise argparse.ArgumentTypeError(f"there is no part {unknown[0]!r}, only {', '.join(PARTS)}")
    return parts


def main(words: Sequence[str] | None = None) -> int:
    """Run the tests N times; 0 if every run was clean."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("runs", type=int, metavar="N", help="number of runs")
    parser.add_argument(
        "--only", type=parts_text, default=list(PARTS), help=f"only these parts: {','.join(PARTS)}"
    )
    parser.add_argument(
        "--orders", type=int, metavar="NUMBER", help="draw the orders from this number (default: the time)"
    )
    parser.add_argument("--keep-going", action="store_true", help="continue after a run that failed")
    wanted, more = parser.parse_known_args(words)  # pytest gets the others
    if wanted.runs < 1:
        parser.error("run them at least once")
    orders = random.Random(time.time_ns() if wanted.orders is None else wanted.orders)
    files = files_of(wanted.only)
    busy = wanted.runs // 2  # the one in the middle
    runs: list[Run] = []
    for number in range(wanted.runs):
        order, load = orders.randrange(2**32), ", all cores busy" if number == busy else ""
        print(f"--- run {number + 1} of {wanted.runs}, order {order}{load} ---", flush=True)
        runs.append(run_once(order, number == busy, files, more))
        if runs[-1].code != 0 and not wanted.keep_going:
            break
    print(*("", *runs), sep="\n")
    clean = sum(run.code == 0 for run in runs)
    print(f"{clean} of {wanted.runs} runs of {', '.join(wanted.only)} clean")
    return 0 if clean == wanted.runs else 1


if __name__ == "__main__":
    sys.exit(main())
