"""What is played: a game with its players and options, and the bots that take its seats.

A deal is played once for every seat of the table: in rotation r the bot of slot k sits at seat (k + r) mod players. All that
chance decides in the box (hands, deck, piles, bag) is the same in all games of a deal; the bots' own chance goes with the
slot, so that equal bots too have swapped seats.
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

COMPILED = ("random", "greedy")
"""Bots that play in compiled code, thousands of games a second; the others think."""


@dataclass(frozen=True)
class Setting:
    """A game with its players and options."""

    name: str
    players: int
    options: dict[str, OptionValue]
    """Those that differ from their defaults."""

    @property
    def game(self) -> Game:
        return GAMES[self.name]

    @property
    def title(self) -> str:
        """The game and its options."""
        return " ".join([self.name, *(f"{name}={value_text(value)}" for name, value in self.options.items())])


@dataclass(frozen=True)
class Series:
    """All that decides how a series of deals goes, but not how many there are."""

    setting: Setting
    lineup: tuple[str, ...]
    """A bot for every slot."""
    seed: int
    simulations: int | None = None
    """For each decision of a level, instead of its own limits."""

    def check(self) -> None:
        """Raises BadSetup, UnknownGame."""
        self.setting.game.blank(self.setting.players, self.setting.options)
        series_seed(self.seed)
        for bot in self.lineup:
            check_bot(bot)

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

    def deals(self, games: int) -> int:
        """How many deals make at least so many games."""
        return -(-games // self.setting.players)

    def json(self) -> dict[str, Any]:
        """The series and the version of the rules and of the bots."""
        return {**asdict(self), "lineup": list(self.lineup), "rules": self.setting.game.rules_version, "program": sources_hash()}

    @property
    def key(self) -> str:
        """Eight digits that stand for all of it."""
        return hashlib.sha256(json.dumps(self.json(), sort_keys=True).encode()).hexdigest()[:8]


def line_up(bots: tuple[str, ...], players: int) -> tuple[str, ...]:
    """A bot for each slot: the bots named, again and again."""
    return tuple(bots[slot % len(bots)] for slot in range(players))
