"""Level 5 against OpenSpiel's own information-set search in our games, for two players, on one core each.

    python bench/openspiel_match.py --game campanile-2009 --games 20 --milliseconds 20
    python bench/openspiel_match.py --games 400 --simulations 30 --out match.json

Every deal is played twice, with the seats swapped. With `--simulations` both run the same number for each
decision; level 5 keeps its tree within a turn and plays ends through, as always. With `--milliseconds` both
think for the same time. Nobody thinks about the only legal action. OpenSpiel's rollouts are compiled, which
makes them ten times as fast as its own; `--rollouts openspiel` uses its own.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections import Counter
from dataclasses import dataclass
from functools import cache

from rich.console import Console
from rich.progress import track

from figures import Row, arguments, keep, measured
from grids import show
from opponent import EXPLORE, Opponent
from steeple.ai.players import Glimpse, LevelPlayer
from steeple.ai.search import Limit
from steeple.arena.standings import wilson
from steeple.games import GAMES
from steeple.kernel.cores import available_cores
from steeple.kernel.match import Match
from steeple.kernel.seed import seed_text
from steeple.kernel.victory import victory_shares

SUBJECT = "openspiel-match"
SIMULATIONS, MILLISECONDS = 200, 100


@dataclass(frozen=True)
class Terms:
    """The terms of a match: the game, how long both think about a decision, and how OpenSpiel searches."""

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
    """Compile, or load what was compiled, once in each process before anything is timed."""
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
    return Played(victory_shares(match.winners, 2)[seat], ours, theirs)


def row(terms: Terms, games: list[Played]) -> Row:
    """How a match went."""
    counts = Counter(game.share for game in games)
    share = sum(game.share for game in games) / len(games)
    low, high = wilson(share * len(games), len(games))
    ours = sum((game.ours for game in games), Effort())
    theirs = sum((game.theirs for game in games), Effort())
    return {
        "game": terms.game,
        "simulations": terms.simulations,
        "milliseconds": terms.milliseconds,
        "openspiel_rollouts": "compiled" if terms.is_compiled else "openspiel",
        "openspiel_uct_c": terms.explore,
        "games": len(games),
        "wins": counts[1.0],
        "ties": counts[0.5],
        "share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "simulations_per_second": round(ours.simulations_per_second),
        "openspiel_simulations_per_second": round(theirs.simulations_per_second),
    }


def read_arguments() -> argparse.Namespace:
    parser = arguments(__doc__, SUBJECT)
    parser.add_argument("--game", action="append", choices=list(GAMES), help="a game (all); may be repeated")
    parser.add_argument("--games", type=int, default=40, help="games of each match, an even number (40)")
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
        "--processes", type=int, default=available_cores(), help="games at a time (one for each core)"
    )
    asked = parser.parse_args()
    if asked.simulations is None and asked.milliseconds is None:
        asked.simulations, asked.milliseconds = SIMULATIONS, MILLISECONDS
    return asked


def main() -> None:
    asked = read_arguments()
    limits = [(asked.simulations, None)] if asked.simulations else []
    limits += [(None, asked.milliseconds)] if asked.milliseconds else []
    rest = asked.rollouts == "compiled", asked.explore
    pairs = (asked.games + 1) // 2
    matches = []
    with multiprocessing.get_context("spawn").Pool(asked.processes) as pool:
        for terms in [Terms(game, *limit, *rest) for game in asked.game or GAMES for limit in limits]:
            warm(terms.game)  # so that the processes find it compiled
            found = pool.imap_unordered(play_pair, [(terms, number) for number in range(pairs)])
            title = f"{terms.game}, {terms.text} …"
            shown = track(found, title, pairs, console=Console(stderr=True), transient=True)
            matches.append(row(terms, [game for pair in shown for game in pair]))
    result = measured(SUBJECT, matches)
    keep(result, asked.out, is_whole=asked.game is None)
    show(result)


if __name__ == "__main__":
    main()
