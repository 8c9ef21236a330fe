"""Random games for tests: every registered game with every number of players and every choice of options."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

from steeple.games import GAMES
from steeple.kernel.arrays import Position
from steeple.kernel.game import SPECTATOR, Game, OptionValue, copy, legal_list
from steeple.kernel.match import Match
from steeple.kernel.seed import seed_text
from support.long_tests import IS_LONG


@dataclass(frozen=True)
class Setup:
    """A game with players and options chosen."""

    name: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]

    @property
    def game(self) -> Game:
        return GAMES[self.name]

    @property
    def chosen(self) -> dict[str, OptionValue]:
        return dict(self.options)

    @property
    def viewers(self) -> list[int]:
        """Every seat, and a spectator."""
        return [*range(self.players), SPECTATOR]

    def deal(self, number: int) -> Match:
        """The number-th match of this setup, before any action. Odd ones have a wide seed."""
        seed = f"{number:064x}" if number % 2 else seed_text(number)
        return Match(self.game, self.players, self.chosen, seed)

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *(f"{name}={value}" for name, value in self.options)])


ALL_SETUPS = [
    Setup(name, players, tuple(sorted(options.items())))
    for name in GAMES
    for players, options in GAMES[name].setups()
]


def choices(setup: Setup) -> set[frozenset[tuple[str, OptionValue]]]:
    """Every option as it is chosen in a setup, and every two of them."""
    names = {name for other in ALL_SETUPS if other.name == setup.name for name in other.chosen}
    chosen = [(name, setup.chosen.get(name, "as usual")) for name in sorted(names)]
    return {frozenset(some) for size in (1, 2) for some in itertools.combinations(chosen, size)}


def some_of(setups: list[Setup]) -> list[Setup]:
    """The usual setup for each number of players, and as few others as show every two options together."""
    found = [setup for setup in setups if not setup.options]
    missing = {choice for setup in setups for choice in choices(setup)}.difference(*map(choices, found))
    while missing:
        best = max(setups, key=lambda setup: len(choices(setup) & missing))  # the first of the best ones
        found.append(best)
        missing -= choices(best)
    return [setup for setup in setups if setup in found]


SETUPS = (
    ALL_SETUPS
    if IS_LONG
    else [setup for name in GAMES for setup in some_of([s for s in ALL_SETUPS if s.name == name])]
)
"""Every game with every number of players, and every two options together; in the soak, all combinations."""


def players_of(name: str, wanted: int) -> int:
    """The number of players nearest to the one that a test would like for its games."""
    return min(GAMES[name].seats, key=lambda players: abs(players - wanted))


CAMPANILES = ["campanile-1996", "campanile-2009"]
CAMPANILE_SETUPS = [setup for setup in SETUPS if setup.name in CAMPANILES]


@cache
def walk(setup: Setup, number: int) -> Match:
    """A whole game of random play. It is shared among tests: do not play on or undo."""
    match, chance = setup.deal(number), random.Random(number)
    while not match.is_over:
        match.play_id(chance.choice(match.legal_ids()))
    return match


def steps(match: Match) -> Iterator[tuple[Position, int]]:
    """Every position of a match with the action played in it."""
    for ply, action in enumerate(match.actions):
        yield match.position(ply), action


def sample(setup: Setup, count: int, number: int = 0) -> list[Position]:
    """Positions out of several random games, the last one of a game among them; the same ones every time."""
    chance = random.Random(number)
    games = [walk(setup, number + k) for k in range(3)]
    positions = [games[k % 3].position(chance.randrange(games[k % 3].ply)) for k in range(count - 1)]
    return [*positions, games[0].state]


def legal_ids(game: Game, s: Position) -> list[int]:
    return legal_list(game, s)


def after(game: Game, s: Position, action: int) -> Position:
    """The position that a legal action leads to."""
    following = copy(s)
    game.apply(following, action)
    return following


def redrawn(game: Game, s: Position, seat: int, number: int) -> Position:
    """A position as it might be too, for all that `seat` knows."""
    other = copy(s)
    game.determinize(other, seat, np.uint64(number))
    return other


def observation(game: Game, s: Position, seat: int) -> list[float]:
    out = np.full(game.observation_size, np.nan, np.float32)
    game.observe(s, seat, out)
    return [float(number) for number in out]
