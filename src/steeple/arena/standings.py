"""What the results of a tournament say about each pair of bots."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from steeple.arena.tournament import Result, Settings

_Z = 1.959963984540054
"""95 % of a normal distribution lie within this many standard deviations of its mean."""


@dataclass(frozen=True)
class Pairing:
    """How a bot did against another one. With more than two players, against several copies of it."""

    bot: str
    against: str
    games: int
    wins: int
    """Games won alone."""
    ties: int
    """Games won together with somebody else."""
    share: float
    """The sum of its shares of victory; when two win together, each gets one half."""

    @property
    def win_rate(self) -> float:
        return self.share / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the win rate."""
        return wilson(self.share, self.games)

    def json(self) -> dict[str, Any]:
        counts = {
            "bot": self.bot,
            "against": self.against,
            "games": self.games,
            "wins": self.wins,
            "ties": self.ties,
        }
        return {
            **counts,
            "win_rate": round(self.win_rate, 6),
            "interval": [round(end, 6) for end in self.interval],
        }


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share of victory.

    It works at 0 and 100 % too, where deals don't differ at all. It assumes that games are independent.
    Playing each deal from every seat evens out the luck of the deal, so the true interval is, if anything,
    narrower.
    """
    rate, weight = share / games, _Z * _Z / games
    middle = (rate + weight / 2) / (1 + weight)
    half = _Z * math.sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def pair_up(settings: Settings, results: Sequence[Result]) -> list[Pairing]:
    """Every pair that played, in the order of the bots. With more than two players, both ways round."""
    ways = [
        pair for one in settings.pairs() for pair in ((one,) if settings.players == 2 else (one, one[::-1]))
    ]
    found = (_pairing(bot, against, results) for bot, against in ways)
    return [pairing for pairing in found if pairing is not None]


def _pairing(bot: str, against: str, results: Sequence[Result]) -> Pairing | None:
    played = [result for result in results if result.bots[result.single] == bot and against in result.bots]
    if not played:
        return None
    won = [result for result in played if result.share]
    alone = sum(result.share == 1 for result in won)
    return Pairing(bot, against, len(played), alone, len(won) - alone, sum(result.share for result in played))


@dataclass(frozen=True)
class Pace:
    """How a bot used its time."""

    decisions: int
    seconds: float

    @property
    def milliseconds(self) -> float:
        """Mean time per decision."""
        return 1000 * self.seconds / max(1, self.decisions)


def measure_pace(bot: str, results: Sequence[Result]) -> Pace:
    """How a bot used its time, over all its seats."""
    seats = [(result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot]
    return Pace(
        sum(result.decisions[seat] for result, seat in seats),
        sum(result.seconds[seat] for result, seat in seats),
    )
