"""Campos: random play where tiles slide out along any path, beside straight lines only, in turns within one run.

`bench/run.py` prints it too. Times are those of the process, which a busy machine disturbs less than the clock on the wall.
"""

from __future__ import annotations

import time

from rich.console import Console
from rich.table import Table

from steeple.games import GAMES
from steeple.kernel.playouts import Playouts, playing

GAMES_A_TURN = 2000
TURNS = 12


def decisions_per_second(slide: str, players: int, games: int = GAMES_A_TURN) -> float:
    """Random play on one core."""
    room = Playouts.room(games, players)
    began = time.process_time()
    for _ in playing(GAMES["campos"], room, players, {"slide": slide}, cores=1):
        pass
    return float(room.decisions.sum()) / (time.process_time() - began)


def best(players: int) -> dict[str, float]:
    """The best of several turns each, by slide."""
    found = {"path": 0.0, "straight": 0.0}
    for slide in found:
        decisions_per_second(slide, players, 10)  # compiles
    for _ in range(TURNS):
        for slide in found:
            found[slide] = max(found[slide], decisions_per_second(slide, players))
    return found


def print_table(console: Console) -> None:
    """Million decisions a second with each slide, and their ratio."""
    table = Table(title="Campos, how tiles slide out: million decisions a second of random play on one core")
    for name in ("players", "path", "straight", "ratio"):
        table.add_column(name, justify="right")
    for players in GAMES["campos"].seats:
        found = best(players)
        path, straight = found["path"], found["straight"]
        table.add_row(str(players), f"{path / 1e6:.2f}", f"{straight / 1e6:.2f}", f"{path / straight:.2f}")
    console.print(table)


if __name__ == "__main__":
    print_table(Console())
