"""A report's plan: what to play, before anything is played."""

from __future__ import annotations

import shlex
from dataclasses import dataclass

from steeple.errors import BadSetup
from steeple.kernel.game import value_text
from steeple.report.play.series import Series, Setting, line_up

RIVAL_PART = 2
"""For this many games between equals, one is played against the rival."""


@dataclass(frozen=True)
class Pair:
    """The two series of a setting: the bots named and, if they're all alike, one against its rival."""

    setting: Setting
    main: Series
    rival: Series | None


@dataclass(frozen=True)
class Plan:
    """The settings to show side by side, who plays, and how often."""

    settings: tuple[Setting, ...]
    bots: tuple[str, ...]
    rival: str | None
    games: int
    seed: int
    simulations: int | None = None

    def check(self) -> None:
        """Raises BadSetup, UnknownGame."""
        first = self.settings[0]
        for number, setting in enumerate(self.settings):
            if setting.game.family != first.game.family:
                raise BadSetup(
                    f"{setting.name} and {first.name} aren't editions of one game; compare only those",
                    code="bad-comparison",
                )
            if setting in self.settings[:number]:
                sentence = (
                    f"{setting.title} with {setting.players} players is named twice; name each setting once"
                )
                raise BadSetup(sentence, code="bad-comparison")
        for pair in self.pairs():
            for series in (pair.main, pair.rival):
                if series is not None:
                    series.check()

    def pairs(self) -> list[Pair]:
        """The series of each setting."""
        return [
            Pair(setting, self._series(setting, self.bots), self._rival(setting)) for setting in self.settings
        ]

    def _series(self, setting: Setting, bots: tuple[str, ...]) -> Series:
        return Series(setting, line_up(bots, setting.players), self.seed, self.simulations)

    def _rival(self, setting: Setting) -> Series | None:
        if self.rival is None or len(set(self.bots)) > 1 or self.rival == self.bots[0]:
            return None
        return self._series(setting, (self.bots[0], *(self.rival,) * (setting.players - 1)))

    def deals(self, series: Series) -> int:
        """How many deals of a series to play."""
        is_rival = any(series == pair.rival for pair in self.pairs())
        return max(1, series.deals(self.games // RIVAL_PART if is_rival else self.games))

    @property
    def command(self) -> str:
        """The command that makes the same report, with every choice written out."""
        first = self.settings[0]
        numbers = list(dict.fromkeys(str(setting.players) for setting in self.settings))
        words = ["steeple", "report", first.name, "--players", ",".join(numbers)]
        for name, value in first.options.items():
            words += ["--option", f"{name}={value_text(value)}"]
        for typed in list(dict.fromkeys(setting.typed for setting in self.settings))[1:]:
            words += ["--compare", typed]
        words += ["--bots", ",".join(self.bots), "--rival", self.rival or "none"]
        words += ["--games", str(self.games), "--seed", str(self.seed)]
        if self.simulations is not None:
            words += ["--simulations", str(self.simulations)]
        return shlex.join(words)
