"""The search's speed as tables, beside OpenSpiel's C++ `ISMCTSBot` on its own games in the same minute."""

from __future__ import annotations

import random
import time

import pyspiel
from rich.console import Console
from rich.progress import track
from rich.table import Table

from steeple.bench import SearchSpeed, measure_depths, search_speeds
from steeple.games import GAMES
from steeple.kernel.cores import available_cores

NEIGHBOURS = ("hearts", "leduc_poker", "oh_hell", "euchre")
DEPTHS = (6, 9, 12)
_MOST_SECONDS = 2.0
_EXPLORE = 2.0


def print_tables(console: Console, seconds: float) -> None:
    """Measure and print everything; compiling comes first."""
    setups = [(GAMES[name], players) for name in GAMES for players in GAMES[name].seats]
    neighbours = {name: simulations_per_second(name, seconds) for name in NEIGHBOURS}
    found: list[SearchSpeed] = []
    for game, players in track(setups, "Searching …", console=Console(stderr=True), transient=True):
        for cores in dict.fromkeys((1, available_cores())):
            found += search_speeds(game, players, cores, seconds)
    console.print(search_table(found))
    console.print(neighbour_table(neighbours))
    console.print(depth_table())


def simulations_per_second(name: str, seconds: float) -> float:
    """OpenSpiel's C++ search of the first decision of one of its games; the quickest of several runs."""
    state, best = first_decision(name), 0.0
    simulations, end = 250, time.perf_counter() + seconds
    while time.perf_counter() < end:
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), _EXPLORE, simulations)
        start = time.perf_counter()
        bot.step(state)
        took = time.perf_counter() - start
        best = max(best, simulations / took)
        if took < seconds / 8:
            simulations *= 2
    return best


def first_decision(name: str) -> pyspiel.State:
    state, rng = pyspiel.load_game(name).new_initial_state(), random.Random(0)
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    return state


def search_table(found: list[SearchSpeed]) -> Table:
    many = available_cores()
    table = Table(title="Searching the first decision, thousand simulations a second")
    cores = ("1 core", f"{many} cores", "ratio")
    for name in (
        "game",
        "players",
        *(f"plain, {name}" for name in cores),
        *(f"guided, {name}" for name in cores),
    ):
        table.add_column(name, justify="left" if name == "game" else "right", no_wrap=name == "game")
    rows: dict[tuple[str, int], dict[tuple[bool, int], SearchSpeed]] = {}
    for speed in found:
        rows.setdefault((speed.game, speed.players), {})[speed.is_guided, speed.cores] = speed
    for (game, players), row in rows.items():
        figures = []
        for is_guided in (False, True):
            one, all_cores = (
                row[is_guided, 1].simulations_per_second,
                row[is_guided, many].simulations_per_second,
            )
            figures += [f"{one / 1e3:.1f}", f"{all_cores / 1e3:.1f}", f"{all_cores / one:.2f}"]
        table.add_row(game, str(players), *figures)
    return table


def neighbour_table(neighbours: dict[str, float]) -> Table:
    table = Table(title="OpenSpiel's C++ ISMCTSBot, first decision of its own games, same minute, 1 core")
    table.add_column("game")
    table.add_column("thousand simulations a second", justify="right")
    for name, figure in neighbours.items():
        table.add_row(name, f"{figure / 1e3:.1f}")
    return table


def depth_table() -> Table:
    table = Table(
        title="Milliseconds until the search has looked so many actions ahead: 2 players, guided, 1 core"
    )
    table.add_column("game")
    for depth in DEPTHS:
        table.add_column(str(depth), justify="right")
    for name in GAMES:
        times = measure_depths(GAMES[name], 2, DEPTHS, _MOST_SECONDS)
        shown = [
            f"> {_MOST_SECONDS * 1e3:.0f}" if seconds is None else f"{seconds * 1e3:.1f}" for seconds in times
        ]
        table.add_row(name, *shown)
    return table


if __name__ == "__main__":
    print_tables(Console(width=max(100, Console().width)), 0.25)
