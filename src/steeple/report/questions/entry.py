"""Entry: one of the settings that a report shows side by side, with its games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from steeple.report.play.series import Setting
from steeple.report.statistics.measures import Played


def capital(sentence: str) -> str:
    """With a capital at the beginning."""
    return sentence[:1].upper() + sentence[1:]


@dataclass(frozen=True)
class Entry:
    """The games of a setting. `unequal` are games among bots of different strength, if there are any: perhaps the same ones."""

    label: str
    played: Played
    unequal: Played | None

    def say(self, words: str) -> str:
        """Words about it: after its name, where there are several."""
        return f"{capital(self.label)}: {words}" if self.label else capital(words)

    @property
    def place(self) -> str:
        """Where something is so: with 3 players, in an edition."""
        return self.label if self.label.startswith("with ") else f"in {self.label}"

    def series(self) -> list[Played]:
        """Its one or two series."""
        return (
            [self.played]
            if self.unequal is None or self.unequal is self.played
            else [self.played, self.unequal]
        )


def labels(settings: Sequence[Setting]) -> list[str]:
    """Short names that tell the settings apart; nothing where there is only one."""
    if len(settings) == 1:
        return [""]
    titles, tables = {one.title for one in settings}, {one.players for one in settings}
    if len(titles) == 1:
        return [f"with {one.players} players" for one in settings]
    if len(tables) == 1:
        return [one.title for one in settings]
    return [f"{one.title} with {one.players} players" for one in settings]


def base_of(entries: Sequence[Entry], entry: Entry) -> Entry:
    """What an entry is compared with: the first with as many players, or the first of all."""
    same = next(other for other in entries if other.played.players == entry.played.players)
    return entries[0] if same is entry else same
