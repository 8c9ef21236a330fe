"""Clauses: the reasons why an action can be illegal, each with the rule it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from steeple.errors import IllegalAction

Code: TypeAlias = str | int | list[str] | None
"""A value in a refusal, in no language: `R`, 3, `C12`."""


@dataclass(frozen=True)
class Named:
    """Something whose name depends on the language: its code, and its name in the clause's sentence."""

    code: Code
    name: str


@dataclass(frozen=True)
class Refusal:
    """A clause applied to one action in one position."""

    clause: Clause
    values: dict[str, Named]

    @property
    def sentence(self) -> str:
        return self.clause.sentence.format(**{place: value.name for place, value in self.values.items()})

    @property
    def codes(self) -> dict[str, Code]:
        """The values in the sentence's places, from which clients say it in another language."""
        return {place: value.code for place, value in self.values.items()}

    def error(self) -> IllegalAction:
        return IllegalAction(self.sentence, code=self.clause.code, rule=self.clause.rule, values=self.codes)


@dataclass(frozen=True)
class Clause:
    """A reason why an action can be illegal: a code, the rule behind it, a sentence with {places} to fill."""

    code: str
    rule: str
    sentence: str

    def refuse(self, **values: str | int | Named) -> Refusal:
        """Apply the clause to one action. Texts and numbers are the same in every language."""
        return Refusal(self, {place: _named(value) for place, value in values.items()})


def _named(value: str | int | Named) -> Named:
    if isinstance(value, Named):
        return value
    # A number read from a record is a NumPy number.
    return Named(value if isinstance(value, str) else int(value), str(value))


GAME_OVER = Clause("game-over", "End", "the game is over: no action is possible")
"""The only clause that all games share."""
