"""One setting of a report with its games. A report shows several of these subjects side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from steeple.report.pages.document import Paragraph
from steeple.report.play.series import Setting
from steeple.report.statistics.measures import Measure, Played, measure_general


def capitalize(sentence: str) -> str:
    """A sentence with a capital letter at the beginning."""
    return sentence[:1].upper() + sentence[1:]


def list_words(words: Sequence[str]) -> str:
    """Words with commas between them, and "and" before the last."""
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last


@dataclass(frozen=True)
class Subject:
    """The games of a setting. `mixed` has those between different bots, if any; it may be `played`."""

    label: str
    played: Played
    mixed: Played | None

    @cached_property
    def general_measures(self) -> dict[str, Measure]:
        """Points, leads, length and decisions, by their words."""
        return {measure.words: measure for measure in measure_general(self.played)}

    def say(self, words: str) -> str:
        """Words about this subject on one line, after its name if the report has several."""
        return f"{capitalize(self.label)}: {words}" if self.label else capitalize(words)

    def tell(self, *sentences: str) -> Paragraph:
        """Sentences about this subject."""
        return Paragraph(capitalize(self.label), " ".join(map(capitalize, sentences)))

    @property
    def place(self) -> str:
        """Where something holds: "with 3 players", or "in" and the game's title."""
        return self.label if self.label.startswith("with ") else f"in {self.label}"

    def series(self) -> list[Played]:
        """Its one or two series."""
        return [self.played] if self.mixed is None or self.mixed is self.played else [self.played, self.mixed]


def make_labels(settings: Sequence[Setting]) -> list[str]:
    """Short names that tell the settings apart, or no name if there is only one."""
    if len(settings) == 1:
        return [""]
    titles, numbers = {one.title for one in settings}, {one.players for one in settings}
    if len(titles) == 1:
        return [f"with {one.players} players" for one in settings]
    if len(numbers) == 1:
        return [one.title for one in settings]
    return [f"{one.title} with {one.players} players" for one in settings]


def find_base(subjects: Sequence[Subject], subject: Subject) -> Subject:
    """The subject to compare another with: the first with the same number of players, or the first of all."""
    same = next(other for other in subjects if other.played.players == subject.played.players)
    return subjects[0] if same is subject else same
