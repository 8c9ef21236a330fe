"""A series of games: a game with its players and options, and the bots in its seats.

Equal bots play every deal once. Different bots play it once per seat: in rotation r the bot of slot k sits in
seat (k + r) mod players. All games of a deal have the same cards and tiles in the same order. The bots'
random numbers belong to their slots.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from typing import Any

from steeple.ai.players import check_bot
from steeple.ai.search import Limit
from steeple.games import GAMES
from steeple.kernel.game import Game, OptionValue, value_text
from steeple.kernel.rule import sources_hash
from steeple.kernel.seed import series_seed
from steeple.report.play.bots import COMPILED, NAMES


@dataclass(frozen=True)
class Setting:
    """A game with its players and options."""

    name: str
    players: int
    options: dict[str, OptionValue]
    """The options that differ from their defaults."""

    @property
    def game(self) -> Game:
        return GAMES[self.name]

    @property
    def typed(self) -> str:
        """The game and its options, as you type them on the command line."""
        return ",".join([self.name, *self._options()])

    @property
    def title(self) -> str:
        """The game and its options for people."""
        return ", ".join([self.game.title, *self._options()])

    def _options(self) -> list[str]:
        return [f"{name}={value_text(value)}" for name, value in self.options.items()]


@dataclass(frozen=True)
class Series:
    """Everything that decides how a series of deals goes, except how many there are."""

    setting: Setting
    lineup: tuple[str, ...]
    """One bot per slot."""
    seed: int
    simulations: int | None = None
    """For each decision of a level, instead of the level's limits."""

    def check(self) -> None:
        """Raises BadSetup, UnknownGame."""
        self.setting.game.blank(self.setting.players, self.setting.options)
        series_seed(self.seed)
        for bot in self.lineup:
            check_bot(bot, NAMES)

    @property
    def is_compiled(self) -> bool:
        return all(bot in COMPILED for bot in self.lineup)

    @property
    def is_mixed(self) -> bool:
        """Whether different bots play."""
        return len(set(self.lineup)) > 1

    @property
    def limit(self) -> Limit | None:
        return None if self.simulations is None else Limit(simulations=self.simulations)

    @property
    def games_per_deal(self) -> int:
        return self.setting.players if self.is_mixed else 1

    def deals(self, games: int) -> int:
        """How many deals make at least this number of games."""
        return -(-games // self.games_per_deal)

    def json(self) -> dict[str, Any]:
        """The series, with the versions of the rules and of the bots."""
        return {
            **asdict(self),
            "lineup": list(self.lineup),
            "rules": self.setting.game.rules_version,
            "program": sources_hash(),
        }

    @property
    def key(self) -> str:
        """Eight digits that identify all of it."""
        return hashlib.sha256(json.dumps(self.json(), sort_keys=True).encode()).hexdigest()[:8]


def line_up(bots: tuple[str, ...], players: int) -> tuple[str, ...]:
    """One bot per slot: the given bots, repeated as often as needed."""
    return tuple(bots[slot % len(bots)] for slot in range(players))
