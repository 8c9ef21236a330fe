"""Clauses: the reasons why an action can be illegal, each resting on a place in the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from steeple.errors import IllegalAction

Code: TypeAlias = str | int | list[str] | None
"""Something a refusal speaks of, in no language: `R`, 3, `C12`."""


@dataclass(frozen=True)
class Named:
    """Something that has another name in each language: its code, and its name in the clause's sentence."""

    code: Code
    name: str


@dataclass(frozen=True)
class Refusal:
    """A clause, applied: what it says about one action in one position."""

    clause: Clause
    values: dict[str, Named]

    @property
    def sentence(self) -> str:
        return self.clause.sentence.format(**{place: value.name for place, value in self.values.items()})

    @property
    def codes(self) -> dict[str, Code]:
        """What fills the sentence's places, for whoever says it in another language."""
        return {place: value.code for place, value in self.values.items()}

    def error(self) -> IllegalAction:
        return IllegalAction(self.sentence, code=self.clause.code, rule=self.clause.rule, values=self.codes)


@dataclass(frozen=True)
class Clause:
    """One reason an action can be illegal: a code, the rule it rests on, and a sentence with {places} to fill."""

    code: str
    rule: str
    sentence: str

    def refuse(self, **values: str | int | Named) -> Refusal:
        """The clause about one action; a text or number stands for itself in every language."""
        return Refusal(self, {place: _named(value) for place, value in values.items()})


def _named(value: str | int | Named) -> Named:
    if isinstance(value, Named):
        return value
    # A number may come out of a record, as one of NumPy's.
    return Named(value if isinstance(value, str) else int(value), str(value))


GAME_OVER = Clause("game-over", "End", "the game is over: no action is possible")
"""The one clause that every game shares."""
