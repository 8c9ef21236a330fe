"""The outcome of a tournament: as data for programs, and as two grids for people."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from rich.table import Table

from steeple import __version__
from steeple.arena.ratings import Rating, rate_bots
from steeple.arena.standings import Pace, Pairing, measure_pace, pair_up
from steeple.arena.tournament import Result, Settings

FORMAT = "steeple-tournament/1"


@dataclass(frozen=True)
class Summary:
    """The outcome of a tournament: ratings, pairs, and how the bots used their time."""

    settings: Settings
    games: int
    ratings: list[Rating]
    pairings: list[Pairing]
    paces: dict[str, Pace]

    @classmethod
    def of(cls, settings: Settings, results: Sequence[Result]) -> Summary:
        paces = {bot: measure_pace(bot, results) for bot in settings.bots}
        ratings, pairings = rate_bots(settings, results), pair_up(settings, results)
        return cls(settings, len(results), ratings, pairings, paces)

    def json(self) -> dict[str, Any]:
        """The summary for programs. It's the same on every machine, unless time limited the levels."""
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

    def make_bots_grid(self) -> Table:
        """The bots, best first."""
        grid = _make_grid("bot", "rating", "", "decisions", "ms/decision")
        for rating in self.ratings:
            used = self.paces[rating.bot]
            error = f"± {rating.sigma:.1f}"
            grid.add_row(
                rating.bot, f"{rating.mu:.1f}", error, f"{used.decisions:,}", f"{used.milliseconds:.1f}"
            )
        return grid

    def make_pairs_grid(self) -> Table:
        """The pairs, one per line."""
        grid = _make_grid("bot", "against", "games", "wins", "ties", "win rate", "95 % interval")
        others = self.settings.players - 1
        for one in self.pairings:
            low, high = one.interval
            counts = (f"{one.games:,}", f"{one.wins:,}", f"{one.ties:,}")
            against = one.against if others == 1 else f"{others} × {one.against}"
            grid.add_row(one.bot, against, *counts, f"{one.win_rate:.1%}", f"{low:.1%} – {high:.1%}")
        return grid


def _make_grid(*titles: str) -> Table:
    grid = Table(header_style="dim", box=None)
    for title in titles:
        grid.add_column(title, justify="left" if title in ("bot", "against") else "right", no_wrap=True)
    return grid
