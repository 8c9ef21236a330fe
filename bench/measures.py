"""How strong the levels are now: against release 0.1.0, with more time, and against each other.

    python bench/measures.py                                         # everything, an hour or two on two cores
    python bench/measures.py --only "four times" --deals 100         # one row, beside what's kept

Every deal is played from every seat, and luck is taken out of the result, as in `steeple match`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path

from about_games import targets
from figures import RESULTS, Result, Row, arguments, measured
from grids import show
from steeple.games import GAMES

SUBJECT = "measures"
YARDSTICK = Path(__file__).parent.parent / "scripts" / "yardstick"
OLD = "0.1.0's"


@dataclass(frozen=True)
class Measure:
    """Who plays against whom, and what the first one should win, in percent."""

    what: str
    first: str
    second: str
    """`OLD` and a bot: that bot of release 0.1.0."""
    deals: int
    target: float | None = None
    targets: dict[str, float] = field(default_factory=dict)
    """By game, where they differ."""
    players: int = 2
    milliseconds: int = 50
    """For each decision of a side that doesn't stop at a number of simulations."""

    def command(self, game: str, engine: str) -> list[str]:
        """The arguments of `steeple` for a game; `engine`: the command that starts release 0.1.0."""
        bot = self.second.removeprefix(OLD).strip()
        second = f"{bot}@engine:{engine}" if self.second.startswith(OLD) else bot
        flags = ["--game", game, "--deals", str(self.deals), "--milliseconds", str(self.milliseconds)]
        return ["match", self.first, second, *flags, *(["--players", "4"] if self.players == 4 else [])]


MEASURES = (
    Measure("level 5 – 0.1.0's level 5", "level:5", f"{OLD} level:5", 60, 60),
    Measure("level 5 – three of 0.1.0's level 5", "level:5", f"{OLD} level:5", 12, 33, players=4),
    Measure(
        "level 5 – 0.1.0's greedy",
        "level:5",
        f"{OLD} greedy",
        60,
        targets=targets("greedy"),
    ),
    Measure("level 5 – three of 0.1.0's greedy", "level:5", f"{OLD} greedy", 20, 45, players=4),
    Measure("level 5 with four times the time", "level:5,milliseconds=200", "level:5", 40, 55),
    Measure("level 5 – level 4", "level:5", "level:4", 60, 62),
    Measure("level 4 – level 3", "level:4", "level:3", 100, 62),
    Measure("level 3 – level 2", "level:3", "level:2", 100, 62),
    Measure("level 2 – level 1", "level:2", "level:1", 100, 62),
)


def measure(asked: Measure, game: str, engine: str) -> Row:
    """Play one match."""
    command = [sys.executable, "-m", "steeple", *asked.command(game, engine), "--json", "-"]
    said = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
    found = said["corrected"]
    return {
        "what": asked.what,
        "game": game,
        "games": said["games"],
        "share": found["value"],
        "low": found["low"],
        "high": found["high"],
        "target": asked.targets.get(game, asked.target),
    }


def kept(file: Path) -> dict[tuple[str, str], Row]:
    """What has been measured before."""
    rows = Result.read(file).figures if file.exists() else []
    return {(str(row["what"]), str(row["game"])): row for row in rows}


def main() -> None:
    parser = arguments(__doc__, SUBJECT)
    parser.add_argument("--game", action="append", choices=list(GAMES), help="a game (all); may be repeated")
    parser.add_argument("--only", default="", help="measures with these words in their names (all)")
    parser.add_argument("--deals", type=int, help="deals for each match")
    asked = parser.parse_args()
    engine = subprocess.run([YARDSTICK], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    file = asked.out or RESULTS / f"{SUBJECT}.json"
    found = kept(file)
    for game in asked.game or GAMES:
        for one in MEASURES:
            if asked.only in one.what:
                changed = replace(one, deals=asked.deals or one.deals)
                found[one.what, game] = measure(changed, game, engine)
                rows = [found[m.what, g] for m in MEASURES for g in GAMES if (m.what, g) in found]
                measured(SUBJECT, rows).write(file)
    show(Result.read(file))


if __name__ == "__main__":
    main()
