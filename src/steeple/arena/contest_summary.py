"""The outcome of a contest: as data for programs, and as a grid for people."""

from __future__ import annotations

import math
import platform
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.table import Table

from steeple import __version__
from steeple.arena.contest import DealResult, Settings
from steeple.arena.verdict import Estimate, estimate, estimate_always, is_at_least, saved_by
from steeple.games import GAMES
from steeple.kernel.rule import sources_hash
from steeple.plurals import count_of

FORMAT = "steeple-match/1"


@dataclass(frozen=True)
class Summary:
    """What the deals played so far say."""

    settings: Settings
    results: Sequence[DealResult]
    at_least: float | None = None
    """The share that the first side is asked to reach, if that's the question."""

    @property
    def shares(self) -> list[float]:
        return [result.share for result in self.results]

    @property
    def corrected(self) -> list[float]:
        """The shares without the luck of the draws."""
        return [result.corrected for result in self.results]

    @property
    def share(self) -> Estimate:
        return self._estimate(self.shares)

    @property
    def corrected_share(self) -> Estimate:
        return self._estimate(self.corrected)

    @property
    def verdict(self) -> bool | None:
        """Whether the first side reaches `at_least`; None while that isn't clear, or if nobody asked."""
        return None if self.at_least is None else is_at_least(self.corrected, self.at_least)

    def _estimate(self, values: list[float]) -> Estimate:
        # Where the deals decide when to stop, only an interval that's always right is right then.
        return estimate(values) if self.at_least is None else estimate_always(values)

    def milliseconds(self, side: int) -> float:
        """A side's mean time per decision."""
        games = [game for result in self.results for game in result.games]
        decisions = sum(game.decisions[side] for game in games)
        return 1000 * sum(game.seconds[side] for game in games) / max(1, decisions)

    def json(self) -> dict[str, Any]:
        """The summary for programs, deal by deal. Only the milliseconds depend on the machine.

        Unless time limits the bots.
        """
        settings = self.settings
        return {
            "format": FORMAT,
            "game": settings.game,
            "players": settings.players,
            "options": settings.options,
            "seed": settings.seed,
            "redraws": settings.redraws,
            "sides": [side.name for side in settings.sides],
            "limits": [side.thinking.json()["limit"] for side in settings.sides],
            "deals": len(self.results),
            "games": len(self.results) * settings.players,
            "share": _estimate_json(self.share),
            "corrected": _estimate_json(self.corrected_share),
            "saved": round(saved_by(self.shares, self.corrected), 6),
            "at_least": self.at_least,
            "verdict": self.verdict,
            "milliseconds": [round(self.milliseconds(side), 3) for side in (0, 1)],
            "results": [result.json() for result in self.results],
            "versions": {
                "steeple": __version__,
                "rules": GAMES[settings.game].rules_version,
                "program": sources_hash(),
                "python": platform.python_version(),
            },
        }

    def make_grid(self) -> Table:
        """The shares of the first side."""
        grid = Table(header_style="dim", box=None)
        for title in (self.settings.sides[0].name, "share", "95 % interval"):
            grid.add_column(title, justify="left" if title == self.settings.sides[0].name else "right")
        for name, found in (
            ("as played", self.share),
            ("without the luck of the draw", self.corrected_share),
        ):
            grid.add_row(name, f"{found.value:.1%}", _interval_text(found))
        return grid

    def sentences(self) -> list[str]:
        """What the numbers mean, a sentence each."""
        settings, count = self.settings, len(self.results)
        others = settings.players - 1
        against = settings.sides[1].name if others == 1 else f"{others} × {settings.sides[1].name}"
        said = [
            f"Against {against}: {count_of(count, 'deal')}, {count_of(count * settings.players, 'game')}."
        ]
        saved = saved_by(self.shares, self.corrected)
        if saved > 0:
            said.append(f"Correcting for luck saves {saved:.0%} of the games.")
        if self.at_least is not None:
            said.append(self._verdict_sentence(self.at_least))
        times = " and ".join(f"{self.milliseconds(side):.1f}" for side in (0, 1))
        return [*said, f"Milliseconds per decision: {times}."]

    def _verdict_sentence(self, at_least: float) -> str:
        name, share = self.settings.sides[0].name, f"{at_least:.1%}"
        if self.verdict is None:
            return f"Not clear yet: whether {name} wins at least {share}. Play more --deals."
        return f"Clear: {name} wins {'at least' if self.verdict else 'less than'} {share}."


def _interval_text(found: Estimate) -> str:
    return "–" if math.isinf(found.low) else f"{found.low:.1%} – {found.high:.1%}"


def _estimate_json(found: Estimate) -> dict[str, Any]:
    values = {"value": found.value, "low": found.low, "high": found.high}
    return {name: round(value, 6) if math.isfinite(value) else None for name, value in values.items()}
