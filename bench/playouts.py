"""Random play: how many decisions a second the compiled rules make, beside OpenSpiel driven from Python.

    python bench/playouts.py
    python bench/playouts.py --seconds 2

A decision lists all legal actions, draws one and applies it. Dealing and scoring every game is included.
"""

from __future__ import annotations

from rich.console import Console
from rich.progress import track

import openspiel
from figures import Row, arguments, keep, measured
from grids import show
from steeple.bench import measure_playouts
from steeple.games import GAMES
from steeple.kernel.cores import available_cores

SUBJECT = "playouts"
RIVALS = ("tic_tac_toe", "leduc_poker")


def measure(seconds: float) -> list[Row]:
    """Every game and number of players, on one core and on all."""
    setups = [(GAMES[name], players) for name in GAMES for players in GAMES[name].seats]
    found: list[Row] = []
    for game, players in track(setups, "Playing …", console=Console(stderr=True), transient=True):
        for cores in sorted({1, available_cores()}):
            decisions, _ = measure_playouts(game, players, cores, seconds)
            found.append(
                {
                    "game": game.name,
                    "players": players,
                    "cores": cores,
                    "decisions_per_second": round(decisions),
                }
            )
    return found


def main() -> None:
    parser = arguments(__doc__, SUBJECT)
    parser.add_argument("--seconds", type=float, default=0.5, help="how long to measure each figure (0.5)")
    asked = parser.parse_args()
    rivals = [openspiel.random_play(name, asked.seconds) for name in RIVALS]
    result = measured(SUBJECT, measure(asked.seconds), rivals)
    keep(result, asked.out)
    show(result)


if __name__ == "__main__":
    main()
