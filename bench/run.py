"""`make bench`: the speed of random play and of the search as tables, beside OpenSpiel in the same minutes."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time

from rich.console import Console
from rich.progress import track
from rich.table import Table

import openspiel
import search
import slides
import vector
from steeple.bench import Compiling, Speed, measure_compiling, speeds
from steeple.games import GAMES
from steeple.kernel.cores import available_cores

NEIGHBOURS = ("tic_tac_toe", "leduc_poker")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.25, help="how long to measure each figure")
    seconds = parser.parse_args().seconds
    console = Console(width=max(100, Console().width))
    neighbours = {name: openspiel.decisions_per_second(name, seconds) for name in NEIGHBOURS}
    setups = [(GAMES[name], players) for name in GAMES for players in GAMES[name].seats]
    found: list[Speed] = []
    for game, players in track(setups, "Playing …", console=Console(stderr=True), transient=True):
        for cores in dict.fromkeys((1, available_cores())):
            found += speeds(game, players, cores, seconds)
    compiling = [
        measure_compiling(name)
        for name in track(list(GAMES), "Compiling …", console=Console(stderr=True), transient=True)
    ]
    console.print(speed_table(found, max(neighbours.values())))
    console.print(neighbour_table(neighbours))
    console.print(compile_table(compiling))
    slides.print_table(console)
    vector.print_tables(console, seconds)
    search.print_tables(console, seconds)
    console.print(f"import steeple: {import_seconds():.3f} s")


def speed_table(found: list[Speed], neighbour: float) -> Table:
    table = Table(
        title="Random play, million decisions a second (seen: with legal mask and observation of each)"
    )
    for name in (
        "game",
        "players",
        "1 core",
        f"{available_cores()} cores",
        "ratio",
        "seen, 1",
        "seen, all",
        "x other",
    ):
        table.add_column(name, justify="left" if name == "game" else "right", no_wrap=True)
    by_setup: dict[tuple[str, int], dict[tuple[int, bool], float]] = {}
    for speed in found:
        row = by_setup.setdefault((speed.game, speed.players), {})
        row[speed.cores, speed.observe] = speed.decisions_per_second
    many = available_cores()
    for (game, players), row in by_setup.items():
        one, all_cores = row[1, False], row[many, False]
        figures = [f"{value / 1e6:.1f}" for value in (one, all_cores)]
        seen = [f"{row[cores, True] / 1e6:.1f}" for cores in (1, many)]
        table.add_row(game, str(players), *figures, f"{all_cores / one:.2f}", *seen, f"{one / neighbour:.0f}")
    return table


def neighbour_table(neighbours: dict[str, float]) -> Table:
    table = Table(title="The other: OpenSpiel from Python, same minute; compared with the faster")
    table.add_column("game")
    table.add_column("million decisions a second", justify="right")
    for name, figure in neighbours.items():
        table.add_row(name, f"{figure / 1e6:.2f}")
    return table


def compile_table(compiling: list[Compiling]) -> Table:
    table = Table(title="Seconds from starting Python to the end of the first playout")
    for name in ("game", "empty cache", "full cache"):
        table.add_column(name, justify="left" if name == "game" else "right")
    for figure in compiling:
        table.add_row(figure.game, f"{figure.cold_seconds:.1f}", f"{figure.warm_seconds:.2f}")
    return table


def import_seconds() -> float:
    code = "import time; t = time.perf_counter(); import steeple; print(time.perf_counter() - t)"
    return min(float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(3))


if __name__ == "__main__":
    started = time.perf_counter()
    main()
    print(f"measured in {time.perf_counter() - started:.0f} s")
