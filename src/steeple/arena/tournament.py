"""A tournament: every pair of bots plays the same deals, from every seat.

With two players, a deal is played twice, so that each bot has each seat. With N > 2 players, one bot sits
among copies of the other, once in every seat; then the other way round. So a deal makes 2 games for two
players and 2 N games for more. All pairs play a deal before the next one begins, so a tournament with more
games starts with the games of a smaller one.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from steeple.ai.players import Glimpse, Player, check_bot, make_player
from steeple.ai.search import Limit
from steeple.errors import BadSetup
from steeple.games import GAMES
from steeple.kernel.game import Game, OptionValue
from steeple.kernel.match import Match
from steeple.kernel.rng import bot_seed
from steeple.kernel.rule import IS_COMPILED, sources_hash
from steeple.kernel.seed import game_seed, read_seed, seed_text, series_seed
from steeple.kernel.victory import victory_shares

_BOT_SEEDS = np.uint64(0xB075)
"""Sets the bots' seeds apart from the deal's."""


@dataclass(frozen=True)
class Settings:
    """Everything that decides how the games go, except how many there are."""

    game: str
    players: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    seed: int
    milliseconds: int | None = None
    simulations: int | None = None

    def check(self) -> None:
        """Raises BadSetup, UnknownGame."""
        game = GAMES[self.game]
        game.blank(self.players, self.options)
        series_seed(self.seed)
        if len(self.bots) < 2:
            raise BadSetup(
                "a tournament needs at least two bots, for instance --bots level:2,greedy", code="bad-bot"
            )
        for bot in self.bots:
            check_bot(bot)
            if self.bots.count(bot) > 1:
                raise BadSetup(f"{bot} is named twice; name each bot once", code="bad-bot")
        if self.milliseconds is not None and self.simulations is not None:
            raise BadSetup(
                "limit the levels by milliseconds or by simulations, but not by both", code="bad-limit"
            )
        _ = self.limit  # raises BadSetup if it's out of range

    def json(self) -> dict[str, Any]:
        """The settings, with the version of the rules and of the bots."""
        return {
            **asdict(self),
            "bots": list(self.bots),
            "rules": GAMES[self.game].rules_version,
            "program": sources_hash(),
        }

    @property
    def key(self) -> str:
        """Eight hex digits that change when any of the settings does."""
        return hashlib.sha256(json.dumps(self.json(), sort_keys=True).encode()).hexdigest()[:8]

    @property
    def limit(self) -> Limit | None:
        """The limit that replaces the levels' own, if there is one."""
        if self.simulations is not None:
            return Limit(simulations=self.simulations)
        return None if self.milliseconds is None else Limit(seconds=self.milliseconds / 1000)

    @property
    def games_per_deal(self) -> int:
        """Games per deal for each pair."""
        return 2 if self.players == 2 else 2 * self.players

    def deals(self, games: int) -> int:
        """How many deals it takes to play at least this many games for each pair."""
        return -(-games // self.games_per_deal)

    def pairs(self) -> list[tuple[str, str]]:
        return list(itertools.combinations(self.bots, 2))

    def fixtures(self, deals: int) -> Iterator[Fixture]:
        """All games, in order."""
        for deal in range(deals):
            seed = game_seed(self.seed, deal)
            for pair in self.pairs():
                for single, rest in (pair,) if self.players == 2 else (pair, pair[::-1]):
                    for seat in range(self.players):
                        bots = tuple(single if other == seat else rest for other in range(self.players))
                        yield Fixture(self, deal, seed, bots, seat)


@dataclass(frozen=True)
class Fixture:
    """A game to play: `bots` has a bot for each seat, and the game is about the one in seat `single`."""

    settings: Settings
    deal: int
    seed: str
    bots: tuple[str, ...]
    single: int

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        """What identifies this game in the tournament."""
        return self.deal, self.bots

    def is_about(self, bot: str) -> bool:
        """Whether the game shows how this bot does: against another, or as the single bot among several."""
        return bot in self.bots if self.settings.players == 2 else self.bots[self.single] == bot


@dataclass(frozen=True)
class Result:
    """How a game went. All tuples but `winners` have an item for each seat."""

    deal: int
    seed: str
    bots: tuple[str, ...]
    single: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that won."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """Time spent thinking."""

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        """The key of its fixture."""
        return self.deal, self.bots

    @property
    def share(self) -> float:
        """The single bot's share of the victory."""
        return victory_shares(self.winners, len(self.bots))[self.single]


def play(fixture: Fixture) -> Result:
    """Play a game. If simulations limit the bots, everything but the seconds follows from the fixture."""
    settings = fixture.settings
    game, count = GAMES[settings.game], settings.players
    match = Match(game, count, settings.options, fixture.seed)
    seeds = [int(bot_seed(read_seed(fixture.seed), _BOT_SEEDS, seat)) for seat in range(count)]
    players = [
        make_player(bot, game, seeds[seat], settings.limit, cores=1) for seat, bot in enumerate(fixture.bots)
    ]
    decisions, seconds = [0] * count, [0.0] * count
    while not match.is_over:
        seat, started = match.player, time.perf_counter()
        action = players[seat].decide(Glimpse.of(match, seeds[seat])).action
        seconds[seat] += time.perf_counter() - started
        decisions[seat] += 1
        match.play_id(action)
    return Result(
        deal=fixture.deal,
        seed=fixture.seed,
        bots=fixture.bots,
        single=fixture.single,
        scores=tuple(match.scores),
        winners=tuple(match.winners),
        decisions=tuple(decisions),
        seconds=tuple(round(value, 4) for value in seconds),
    )


def prepare(settings: Settings) -> None:
    """Compile what the bots need. Each of them plays a game, almost without thinking, to fill the cache."""
    if not IS_COMPILED:
        return
    game = GAMES[settings.game]
    for bot in settings.bots:
        _play_alone(game, settings, make_player(bot, game, limit=Limit(simulations=1), cores=1))


def _play_alone(game: Game, settings: Settings, player: Player) -> None:
    match = Match(game, settings.players, settings.options, seed_text(0))
    while not match.is_over:
        match.play_id(player.decide(Glimpse.of(match)).action)
