"""Clauses: the reasons why an action can be illegal, each resting on a place in the rules."""

from __future__ import annotations

from dataclasses import dataclass

from steeple.errors import IllegalAction


@dataclass(frozen=True)
class Refusal:
    """A clause, applied: what it says about one action in one position."""

    clause: Clause
    values: dict[str, str]

    @property
    def sentence(self) -> str:
        return self.clause.sentence.format(**self.values)

    def error(self) -> IllegalAction:
        return IllegalAction(self.sentence, code=self.clause.code, rule=self.clause.rule)


@dataclass(frozen=True)
class Clause:
    """One reason an action can be illegal: a code, the rule it rests on, and a sentence with {places} to fill."""

    code: str
    rule: str
    sentence: str

    def refuse(self, **values: object) -> Refusal:
        return Refusal(self, {name: str(value) for name, value in values.items()})


GAME_OVER = Clause("game-over", "End", "the game is over: no action is possible")
"""The one clause that every game shares."""
