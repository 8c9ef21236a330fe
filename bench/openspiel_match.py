"""Level 5 against OpenSpiel's own information-set search in our games, for two players, one core each.

Every deal is played twice, with the seats swapped. Equal simulations: both run as many for each decision; level 5 goes on with
its tree within a turn and plays ends through, as always. Equal time: both think as long. Whoever has one legal action does not
think. OpenSpiel's rollouts are compiled, ten times as fast as its own, unless `--rollouts openspiel` asks for those.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import time
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from opponent import EXPLORE, Opponent
from steeple.ai.players import Glimpse, LevelPlayer
from steeple.ai.search import Limit
from steeple.games import GAMES
from steeple.kernel.cores import available_cores
from steeple.kernel.match import Match
from steeple.kernel.seed import seed_text

SIMULATIONS, MILLISECONDS = 200, 100


@dataclass(frozen=True)
class Terms:
    """What is played: a game, how long both think about a decision, and how OpenSpiel searches."""

    game: str
    simulations: int | None
    milliseconds: int | None
    is_compiled: bool = True
    """Whether OpenSpiel's rollouts are compiled."""
    explore: float = EXPLORE

    @property
    def text(self) -> str:
        return f"{self.milliseconds} ms" if self.simulations is None else f"{self.simulations} simulations"


@dataclass
class Effort:
    """How much one side has thought."""

    decisions: int = 0
    simulations: int = 0
    seconds: float = 0.0

    def note(self, simulations: int, seconds: float) -> None:
        self.decisions += 1
        self.simulations += simulations
        self.seconds += seconds

    def __add__(self, other: Effort) -> Effort:
        return Effort(
            self.decisions + other.decisions,
            self.simulations + other.simulations,
            self.seconds + other.seconds,
        )

    @property
    def simulations_per_second(self) -> float:
        return self.simulations / self.seconds if self.seconds else 0.0


@dataclass(frozen=True)
class Played:
    """A game: level 5's share of the victory, and both efforts."""

    share: float
    ours: Effort
    theirs: Effort


def play_pair(job: tuple[Terms, int]) -> list[Played]:
    """The same deal from both seats."""
    terms, number = job
    warm(terms.game)
    return [play(terms, number, seat) for seat in (0, 1)]


@cache
def warm(game: str) -> None:
    """Compile, or load what was compiled, before anything is timed: once in each process."""
    play(Terms(game, 2, None), 0, 0)


def play(terms: Terms, number: int, seat: int) -> Played:
    """Deal `number`, with level 5 in `seat`."""
    game, seconds = GAMES[terms.game], None if terms.milliseconds is None else terms.milliseconds / 1000
    level = LevelPlayer(game, 5, seed=number, limit=Limit(terms.simulations, seconds), cores=1)
    other = Opponent(game, number, terms.simulations, seconds, terms.is_compiled, terms.explore)
    match = Match(game, 2, seed=seed_text(number))
    ours, theirs = Effort(), Effort()
    while not match.is_over:
        started = time.perf_counter()
        if match.player == seat:
            decision = level.decide(Glimpse.of(match, number))
            action, effort, simulations = decision.action, ours, decision.simulations
        else:
            action, effort = other.decide(match), theirs
            simulations = other.simulations
        effort.note(simulations, time.perf_counter() - started)
        match.play_id(action)
    return Played((seat in match.winners) / len(match.winners), ours, theirs)


def interval(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson); a tie is half a win."""
    z = 1.96
    middle, wide = (
        rate + z * z / (2 * games),
        z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)),
    )
    scale = 1 + z * z / games
    return max(0.0, (middle - wide) / scale), min(1.0, (middle + wide) / scale)


def summary(terms: Terms, games: list[Played]) -> dict[str, Any]:
    """How a match went."""
    counts = Counter(game.share for game in games)
    rate = sum(game.share for game in games) / len(games)
    ours, theirs = (
        sum((game.ours for game in games), Effort()),
        sum((game.theirs for game in games), Effort()),
    )
    return {
        "game": terms.game,
        "players": 2,
        "simulations": terms.simulations,
        "milliseconds": terms.milliseconds,
        "openspiel_rollouts": "compiled" if terms.is_compiled else "openspiel",
        "openspiel_uct_c": terms.explore,
        "games": len(games),
        "wins": counts[1.0],
        "ties": counts[0.5],
        "win_rate": round(rate, 4),
        "interval": [round(bound, 4) for bound in interval(rate, len(games))],
        "simulations_per_second": round(ours.simulations_per_second),
        "openspiel_simulations_per_second": round(theirs.simulations_per_second),
        "seconds_per_game": round(ours.seconds / len(games), 3),
        "openspiel_seconds_per_game": round(theirs.seconds / len(games), 3),
    }


def table(matches: list[dict[str, Any]]) -> Table:
    shown = Table(
        title="Level 5 against OpenSpiel's IS-MCTS, 2 players; simulations a second and seconds a game of each"
    )
    for name in (
        "game",
        "each decision",
        "games",
        "wins",
        "ties",
        "win rate",
        "95 %",
        "sim/s",
        "other",
        "s/game",
        "other",
    ):
        shown.add_column(name, justify="left" if name in ("game", "each decision") else "right", no_wrap=True)
    for one in matches:
        low, high = one["interval"]
        limit = f"{one['milliseconds']} ms" if one["simulations"] is None else f"{one['simulations']} sim"
        speeds = [f"{one[name]:,}" for name in ("simulations_per_second", "openspiel_simulations_per_second")]
        times = [f"{one[name]:.2f}" for name in ("seconds_per_game", "openspiel_seconds_per_game")]
        counts = [str(one[name]) for name in ("games", "wins", "ties")]
        shown.add_row(
            one["game"], limit, *counts, f"{one['win_rate']:.1%}", f"{low:.1%} – {high:.1%}", *speeds, *times
        )
    return shown


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--game", action="append", choices=list(GAMES), help="a game, all unless told; may be repeated"
    )
    parser.add_argument(
        "--games", type=int, default=40, help="how many games of each match (an even number, default 40)"
    )
    parser.add_argument(
        "--simulations", type=int, nargs="?", const=SIMULATIONS, help=f"at equal simulations ({SIMULATIONS})"
    )
    parser.add_argument(
        "--milliseconds", type=int, nargs="?", const=MILLISECONDS, help=f"at equal time ({MILLISECONDS})"
    )
    parser.add_argument(
        "--rollouts", choices=("compiled", "openspiel"), default="compiled", help="OpenSpiel's rollouts"
    )
    parser.add_argument("--explore", type=float, default=EXPLORE, help=f"OpenSpiel's uct_c ({EXPLORE})")
    parser.add_argument(
        "--processes", type=int, default=available_cores(), help="games at the same time, one a core"
    )
    parser.add_argument("--json", action="store_true", help="print a JSON list instead of a table")
    wanted = parser.parse_args()
    if wanted.simulations is None and wanted.milliseconds is None:
        wanted.simulations, wanted.milliseconds = SIMULATIONS, MILLISECONDS
    return wanted


def main() -> None:
    wanted = asked()
    limits = [(wanted.simulations, None)] if wanted.simulations else []
    limits += [(None, wanted.milliseconds)] if wanted.milliseconds else []
    rest = wanted.rollouts == "compiled", wanted.explore
    matches = []
    with multiprocessing.get_context("spawn").Pool(wanted.processes) as pool:
        for terms in [Terms(game, *limit, *rest) for game in wanted.game or GAMES for limit in limits]:
            warm(terms.game)  # so that the processes find it compiled
            pairs = (wanted.games + 1) // 2
            found = pool.imap_unordered(play_pair, [(terms, number) for number in range(pairs)])
            shown = track(
                found, f"{terms.game}, {terms.text} …", pairs, console=Console(stderr=True), transient=True
            )
            matches.append(summary(terms, [game for pair in shown for game in pair]))
    if wanted.json:
        print(json.dumps(matches, indent=1))
    else:
        Console(width=max(130, Console().width)).print(table(matches))


if __name__ == "__main__":
    main()
