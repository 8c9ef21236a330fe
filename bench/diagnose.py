"""What the search lacks: matches between today's search and searches that are changed in one thing.

    python bench/diagnose.py questions shown leaves    # the cells of docs/decisions/what-the-search-lacks.md
    python bench/diagnose.py match 1000,shown=hands greedy --deals 100
    python bench/diagnose.py speed 1000 1000,horizon=0
    python bench/diagnose.py agree 3000 30000

A search is written as its simulations, followed by what isn't as it is today: `leaf=hasty|plain`,
`playouts=N`, `horizon=N`, `shown=nothing|hands|deck|all`, `others=tree|hasty|greedy`, `closed=1`, `ends=0`,
`explore=X`. Other names are bots. Every deal is played from every seat, luck is taken out as in
`steeple match`, and `within` is half of a 95 % interval over deals. Searches stop at their simulations, so a
busy machine changes nothing but the times.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

import numpy as np

from diagnose_tree import Trial, TrialTree
from figures import Row, measured
from steeple.ai.endgame import solve
from steeple.ai.players import BOTS, Glimpse, Player, make_player
from steeple.arena.luck import REDRAWS, WEIGHT, Luck
from steeple.arena.verdict import estimate
from steeple.games import DEFAULT_GAME, GAMES
from steeple.kernel.game import Game, copy
from steeple.kernel.match import Match
from steeple.kernel.rng import bot_seed, substream
from steeple.kernel.seed import game_seed, read_seed
from steeple.kernel.victory import victory_shares

SUBJECT = "diagnosis"
_BOT_SEEDS = np.uint64(0xD1A6)
_NODES_PER_SIMULATION = 40
_FEWEST_NODES = 100_000
_MOST_NODES = 3_000_000


# --- Who plays ---


class Seated(Protocol):
    """Somebody who plays a seat and, in an experiment, may be shown more than it should know."""

    def choose(self, match: Match) -> int:
        """The action to play."""
        ...


@dataclass(frozen=True)
class Bot:
    """A bot that sees what its seat knows."""

    player: Player
    seed: int

    def choose(self, match: Match) -> int:
        return self.player.decide(Glimpse.of(match, self.seed)).action


class Searcher:
    """Decides with a trial's tree, and keeps it for the next decision of the turn, as level 5 does."""

    def __init__(self, game: Game, trial: Trial, seed: int) -> None:
        self.game, self.trial, self.seed = game, trial, seed
        nodes = min(_MOST_NODES, _FEWEST_NODES + _NODES_PER_SIMULATION * trial.simulations)
        self.tree = TrialTree(game, trial, nodes)
        self.last: tuple[int, ...] | None = None

    def choose(self, match: Match) -> int:
        legal = match.legal_ids()
        found = legal[0] if len(legal) == 1 else self.end(match)
        if found is not None:
            self.last = None
            return found
        action = self.search(match)
        self.last = (*match.actions, action)
        return action

    def end(self, match: Match) -> int | None:
        """The best action of an endgame that's solved."""
        if not self.trial.ends or self.trial.shown != "nothing":
            return None
        decision = solve(self.game, Glimpse.of(match, self.seed).position, match.player)
        return None if decision is None else decision.action

    def search(self, match: Match) -> int:
        """The most visited action of a search."""
        tree, seat = self.tree, match.player
        is_shown = self.trial.shown != "nothing"
        s = copy(match.state) if is_shown else Glimpse.of(match, self.seed).position
        own = np.uint64(substream(np.uint64(substream(np.uint64(self.seed), match.ply)), 0))
        node = tree.follow(match.actions[-1]) if self.last and self.last == tuple(match.actions) else None
        if node is None:
            tree.plant(s, own)
        else:
            tree.begin(s, node, own)
        tree.show(s, seat, own)
        tree.grow(seat)
        return tree.ranking()[0][0]


def seat_somebody(game: Game, name: str, seed: int) -> Seated:
    """A bot, or a search that's written as above."""
    if name in BOTS:
        return Bot(make_player(name, game, seed, cores=1), seed)
    return Searcher(game, Trial.read(name), seed)


# --- Matches ---


@dataclass(frozen=True)
class Cell:
    """A match to play: the first side from every seat, among copies of the second."""

    question: str
    first: str
    second: str
    deals: int
    game: str = DEFAULT_GAME
    players: int = 2
    seed: int = 2009

    @property
    def redraws(self) -> int:
        """With how many redraws luck is measured; none if somebody knows what will be drawn."""
        searches = [Trial.read(name) for name in (self.first, self.second) if name not in BOTS]
        return 0 if any(trial.knows_deck for trial in searches) else REDRAWS


@dataclass(frozen=True)
class Played:
    """A game: the first side's share and luck, and each side's seconds and decisions."""

    share: float
    luck: float
    seconds: tuple[float, float]
    decisions: tuple[int, int]


def play_game(cell: Cell, number: int, first: int) -> Played:
    """Play a deal with the first side in the seat `first`."""
    game, deal = GAMES[cell.game], game_seed(cell.seed, number)
    match, whole = Match(game, cell.players, {}, deal), read_seed(deal)
    sides = [0 if seat == first else 1 for seat in range(cell.players)]
    seated = [
        seat_somebody(game, (cell.first, cell.second)[side], int(bot_seed(whole, _BOT_SEEDS, seat)))
        for seat, side in enumerate(sides)
    ]
    luck, seconds, decisions = Luck(game, whole, cell.redraws), [0.0, 0.0], [0, 0]
    while not match.is_over:
        seat, before, started = match.player, match.state, time.perf_counter()
        action = seated[seat].choose(match)
        seconds[sides[seat]] += time.perf_counter() - started
        decisions[sides[seat]] += 1
        match.play_id(action)
        luck.note(before, action, match.ply)
    share = victory_shares(match.winners, cell.players)[first]
    return Played(share, float(luck.shares[first]), (seconds[0], seconds[1]), (decisions[0], decisions[1]))


def play_cell(cell: Cell, patience: float = float("inf")) -> Row:
    """Play a match, or as many deals of it as begin before `patience` seconds are over."""
    started = time.perf_counter()
    deals: list[list[Played]] = []
    for number in range(cell.deals):
        if time.perf_counter() - started > patience:
            break
        deals.append([play_game(cell, number, seat) for seat in range(cell.players)])
    raw = [sum(game.share for game in deal) / cell.players for deal in deals]
    corrected = [
        share - WEIGHT * sum(game.luck for game in deal) / cell.players
        for share, deal in zip(raw, deals, strict=True)
    ]
    plain, better = estimate(raw), estimate(corrected)
    games = [game for deal in deals for game in deal]
    return {
        "question": cell.question,
        "game": cell.game,
        "players": cell.players,
        "first": cell.first,
        "second": cell.second,
        "games": len(games),
        "raw": round(100 * plain.value, 1),
        "raw_within": round(100 * (plain.high - plain.low) / 2, 1),
        "share": round(100 * better.value, 1),
        "within": round(100 * (better.high - better.low) / 2, 1),
        "first_ms": round(milliseconds(games, 0), 3),
        "second_ms": round(milliseconds(games, 1), 3),
        "seconds": round(time.perf_counter() - started),
    }


def milliseconds(games: Sequence[Played], side: int) -> float:
    """A side's mean time per decision."""
    return 1000 * sum(g.seconds[side] for g in games) / max(1, sum(g.decisions[side] for g in games))


# --- Positions of games: speed and agreement ---


def sample(cell: Cell, games: int, every: int) -> Iterator[Match]:
    """Matches stopped at some of their decisions, as two bots of level 3 come to them."""
    game, number = GAMES[cell.game], 0
    for deal in range(games):
        seed = game_seed(cell.seed, deal)
        match, bot = Match(game, cell.players, {}, seed), make_player("level:3", game, deal)
        while not match.is_over:
            number += 1
            if number % every == 0 and len(match.legal_ids()) > 1:
                yield match
            match.play_id(bot.decide(Glimpse.of(match, deal)).action)


def speeds(cell: Cell, names: Sequence[str], games: int, every: int) -> list[Row]:
    """Simulations a second of searches that take turns at the same positions."""
    game = GAMES[cell.game]
    searchers = [Searcher(game, replace(Trial.read(name), ends=0), 1) for name in names]
    took: list[list[float]] = [[] for _ in names]
    searchers[0].search(Match(game, cell.players, {}, game_seed(cell.seed, 0)))  # compiles
    for match in sample(cell, games, every):
        for searcher, times in zip(searchers, took, strict=True):
            started = time.perf_counter()
            searcher.search(match)
            times.append(time.perf_counter() - started)
    return [
        {
            "question": "speed",
            "game": cell.game,
            "players": cell.players,
            "search": name,
            "positions": len(times),
            "simulations_per_second": round(searcher.trial.simulations * len(times) / sum(times)),
        }
        for name, searcher, times in zip(names, searchers, took, strict=True)
    ]


def agreement(cell: Cell, few: str, many: str, games: int, every: int) -> Row:
    """How often a search decides as a larger one, and what the larger one thinks the difference costs.

    `again` is how often the larger one agrees with itself after another seed.
    """
    game = GAMES[cell.game]
    small, large, other = (
        Searcher(game, Trial.read(name), seed) for name, seed in ((few, 1), (many, 2), (many, 3))
    )
    same, again, costs = [], [], []
    for match in sample(cell, games, every):
        chosen = small.search(match)
        best = large.search(match)
        values = {action: value for action, _, value in large.tree.ranking()}
        same.append(chosen == best)
        again.append(other.search(match) == best)
        costs.append(values[best] - values.get(chosen, min(values.values())))
    cost = estimate(costs)
    return {
        "question": "agreement",
        "game": cell.game,
        "players": cell.players,
        "first": few,
        "second": many,
        "positions": len(same),
        "same": round(100 * float(np.mean(same)), 1),
        "again": round(100 * float(np.mean(again)), 1),
        "cost": round(100 * cost.value, 2),
        "cost_within": round(100 * (cost.high - cost.low) / 2, 2),
    }


# --- The questions ---

_FEW, _SOME, _MANY = 60, 150, 300

_SHOWN = ("nothing", "hands", "deck", "all")
_LEAVES = ("leaf=plain", "horizon=0", "playouts=4", "horizon=6")

QUESTIONS: dict[str, list[Cell]] = {
    "shown": [
        *(Cell("shown", f"3000,shown={what}", "greedy", _MANY) for what in _SHOWN),
        Cell("shown", "3000,shown=hands", "3000", _MANY),
    ],
    "longer": [
        Cell("longer", "3000", "300", _MANY),
        Cell("longer", "30000", "3000", _SOME),
        Cell("longer", "3000,horizon=0", "300,horizon=0", _MANY),
    ],
    "leaves": [
        *(Cell("leaves", f"1000,{leaf}", "1000", _MANY) for leaf in _LEAVES),
        *(Cell("leaves", f"6000,{leaf}", "6000", _SOME) for leaf in _LEAVES),
    ],
    "closed": [Cell("closed", "6000,closed=1", "6000", _SOME)],
    "others": [
        Cell("others", "300", "greedy", _SOME),
        Cell("others", "300,others=greedy", "greedy", _SOME),
        Cell("others", "1000", "greedy", _FEW, players=4),
        Cell("others", "1000,others=hasty", "greedy", _FEW, players=4),
        Cell("others", "1000,others=greedy", "greedy", _FEW, players=4),
        Cell("others", "1000,others=hasty", "1000", _FEW, players=4),
    ],
    "games": [
        Cell("games", first, second, _SOME, game)
        for game in GAMES
        if game != DEFAULT_GAME
        for first, second in (
            ("1000", "greedy"),
            ("1000,shown=hands", "greedy"),
            ("1000,shown=hands", "1000"),
            ("3000", "300"),
        )
    ],
}
"""The cells of the page, by question."""


def show(row: Row) -> None:
    """Print a row at once, so that an experiment that's cut short has said something."""
    print("  ".join(f"{name} {value}" for name, value in row.items()), flush=True)


def add(rows: list[Row], out: Path | None) -> None:
    """Show rows, and add them to the file."""
    for row in rows:
        show(row)
    if out is not None:
        before = type(measured(SUBJECT, [])).read(out).figures if out.exists() else []
        measured(SUBJECT, before + rows).write(out)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("questions", "match", "speed", "agree"))
    parser.add_argument("names", nargs="*", help=f"searches or bots; of questions: {', '.join(QUESTIONS)}")
    parser.add_argument("--game", default=DEFAULT_GAME, choices=list(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100, help="deals of a match, games to sample (100)")
    parser.add_argument("--every", type=int, default=7, help="of the games' decisions, look at every 7th")
    parser.add_argument("--seed", type=int, default=2009)
    parser.add_argument("--patience", type=float, default=float("inf"), help="seconds for each match")
    parser.add_argument("--out", type=Path, help="a JSON file to add the figures to")
    return parser.parse_args()


def main() -> None:
    asked = read_arguments()
    names: list[str] = asked.names
    if asked.what == "questions":
        for cell in (cell for name in names or QUESTIONS for cell in QUESTIONS[name]):
            add([play_cell(cell, asked.patience)], asked.out)
        return
    cell = Cell(asked.what, names[0], names[-1], asked.deals, asked.game, asked.players, asked.seed)
    if asked.what == "match":
        add([play_cell(cell, asked.patience)], asked.out)
    elif asked.what == "speed":
        add(speeds(cell, names, asked.deals, asked.every), asked.out)
    else:
        add([agreement(cell, names[0], names[1], asked.deals, asked.every)], asked.out)


if __name__ == "__main__":
    main()
