"""A tournament's report: as data for programs, and as two tables for people."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from rich.table import Table

from steeple import __version__
from steeple.arena.ratings import Rating, ratings
from steeple.arena.standings import Pace, Pairing, pace, pairings
from steeple.arena.tournament import Result, Settings

FORMAT = "steeple-tournament/1"


@dataclass(frozen=True)
class Report:
    """What came out."""

    settings: Settings
    games: int
    ratings: list[Rating]
    pairings: list[Pairing]
    paces: dict[str, Pace]

    @classmethod
    def of(cls, settings: Settings, results: Sequence[Result]) -> Report:
        paces = {bot: pace(bot, results) for bot in settings.bots}
        return cls(settings, len(results), ratings(settings, results), pairings(settings, results), paces)

    def json(self) -> dict[str, Any]:
        """Nothing in it depends on when or how fast the games were played, unless the levels were limited by time."""
        settings = self.settings
        return {
            "format": FORMAT,
            "game": settings.game,
            "players": settings.players,
            "options": settings.options,
            "seed": settings.seed,
            "limits": {"milliseconds": settings.milliseconds, "simulations": settings.simulations},
            "games": self.games,
            "pairs": [pairing.json() for pairing in self.pairings],
            "ratings": [
                {"bot": rating.bot, "mu": round(rating.mu, 6), "sigma": round(rating.sigma, 6)}
                for rating in self.ratings
            ],
            "versions": {
                "steeple": __version__,
                "rules": settings.json()["rules"],
                "program": settings.json()["program"],
                "python": platform.python_version(),
                **{name: version(name) for name in ("numpy", "numba", "openskill")},
            },
        }

    def bots_table(self) -> Table:
        """The bots, the best first."""
        table = _table("bot", "rating", "", "decisions", "ms/decision")
        for rating in self.ratings:
            used = self.paces[rating.bot]
            error = f"± {rating.sigma:.1f}"
            table.add_row(
                rating.bot, f"{rating.mu:.1f}", error, f"{used.decisions:,}", f"{used.milliseconds:.1f}"
            )
        return table

    def pairs_table(self) -> Table:
        """The pairs, one a line."""
        table = _table("bot", "against", "games", "wins", "ties", "win rate", "95 % interval")
        others = self.settings.players - 1
        for one in self.pairings:
            low, high = one.interval
            counts = (f"{one.games:,}", f"{one.wins:,}", f"{one.ties:,}")
            against = one.against if others == 1 else f"{others} × {one.against}"
            table.add_row(one.bot, against, *counts, f"{one.win_rate:.1%}", f"{low:.1%} – {high:.1%}")
        return table


def _table(*titles: str) -> Table:
    table = Table(header_style="dim", box=None)
    for title in titles:
        table.add_column(title, justify="left" if title in ("bot", "against") else "right", no_wrap=True)
    return table
