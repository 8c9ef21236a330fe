"""Campos: random play where tiles slide out along any path, beside play where only straight lines count.

    python bench/slides.py

Both ways take turns in one run. Times are those of the process, which a busy machine disturbs less than
the clock on the wall.
"""

from __future__ import annotations

import time

from figures import Row, arguments, keep, measured
from grids import show
from steeple.games import GAMES
from steeple.kernel.playouts import Playouts, playing

SUBJECT = "slides"
GAMES_PER_TURN = 2000
TURNS = 12


def decisions_per_second(slide: str, players: int, games: int = GAMES_PER_TURN) -> float:
    """Random play on one core."""
    room = Playouts.room(games, players)
    began = time.process_time()
    for _ in playing(GAMES["campos"], room, players, {"slide": slide}, cores=1):
        pass
    return float(room.decisions.sum()) / (time.process_time() - began)


def measure(players: int) -> Row:
    """The best of several turns for each way of sliding."""
    best = {"path": 0.0, "straight": 0.0}
    for slide in best:
        decisions_per_second(slide, players, 10)  # compiles
    for _ in range(TURNS):
        for slide in best:
            best[slide] = max(best[slide], decisions_per_second(slide, players))
    return {"players": players, **{slide: round(speed) for slide, speed in best.items()}}


def main() -> None:
    asked = arguments(__doc__, SUBJECT).parse_args()
    result = measured(SUBJECT, [measure(players) for players in GAMES["campos"].seats])
    keep(result, asked.out)
    show(result)


if __name__ == "__main__":
    main()
