"""What is played: a game with its players and options, and the bots that take its seats.

Equal bots play every deal once. Different bots play it once for every seat of the table: in rotation r the bot of slot k sits
at seat (k + r) mod players. All that chance decides in the box (hands, deck, piles, bag) is the same in all games of a deal;
the bots' own chance goes with the slot.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from typing import Any

from steeple.ai.search import Limit
from steeple.games import GAMES
from steeple.kernel.game import Game, OptionValue, value_text
from steeple.kernel.rule import sources_hash
from steeple.kernel.seed import series_seed
from steeple.report.play.bots import COMPILED, check_bot


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
    def typed(self) -> str:
        """The game and its options as typed on the command line."""
        return ",".join([self.name, *self._options()])

    @property
    def title(self) -> str:
        """The game and its options for people."""
        return ", ".join([self.game.title, *self._options()])

    def _options(self) -> list[str]:
        return [f"{name}={value_text(value)}" for name, value in self.options.items()]


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

    @property
    def games_a_deal(self) -> int:
        return self.setting.players if self.is_mixed else 1

    def deals(self, games: int) -> int:
        """How many deals make at least so many games."""
        return -(-games // self.games_a_deal)

    def json(self) -> dict[str, Any]:
        """The series and the version of the rules and of the bots."""
        return {
            **asdict(self),
            "lineup": list(self.lineup),
            "rules": self.setting.game.rules_version,
            "program": sources_hash(),
        }

    @property
    def key(self) -> str:
        """Eight digits that stand for all of it."""
        return hashlib.sha256(json.dumps(self.json(), sort_keys=True).encode()).hexdigest()[:8]


def line_up(bots: tuple[str, ...], players: int) -> tuple[str, ...]:
    """A bot for each slot: the bots named, again and again."""
    return tuple(bots[slot % len(bots)] for slot in range(players))
