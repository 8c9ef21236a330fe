"""Everything that Steeple refuses, and why.

    SteepleError
    ├── UnknownGame        unknown-game
    ├── BadSetup           bad-players, bad-option, bad-seed, bad-deal, bad-position, bad-seat, bad-size
    │                      bad-bot, bad-limit, missing-extra; other-tournament, not-a-tournament: a file of other results
    ├── IllFormed          ill-formed: text that is no action or no position of this game
    ├── IllegalAction      the code of the clause that the action breaks
    ├── UndoRefused        nothing-to-undo, undo-boundary
    ├── WorkerLost         worker-lost: a process that did part of the work is gone
    └── RecordFault        a record that does not hold, with its line and the place in it

Each error has a code for programs, a sentence for people and, where one exists, the rule it rests on.
"""

from __future__ import annotations


class SteepleError(Exception):
    """Base of all errors that a caller may want to show to a person."""

    code = "error"

    def __init__(self, sentence: str, *, code: str | None = None, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule
        if code is not None:
            self.code = code

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence


class UnknownGame(SteepleError):
    """No game has this name."""

    code = "unknown-game"


class BadSetup(SteepleError):
    """A game cannot be set up like this: players, options, seed or deal. `place` says where in a deal."""

    code = "bad-setup"

    def __init__(self, sentence: str, *, place: str = "", code: str | None = None, rule: str | None = None) -> None:
        super().__init__(sentence, code=code, rule=rule)
        self.place = place

    def __str__(self) -> str:
        return f"{self.place}: {super().__str__()}" if self.place else super().__str__()


class IllFormed(SteepleError):
    """Text that does not say any action, or any position, of this game."""

    code = "ill-formed"


class IllegalAction(SteepleError):
    """A well-formed action that the rules do not allow now. `code` names the clause, `rule` its place in the rules."""

    code = "illegal"


class UndoRefused(SteepleError):
    """Nothing to take back, or taking it back would take back information."""

    code = "undo-boundary"


class WorkerLost(SteepleError):
    """A process that did part of the work has ended before its time."""

    code = "worker-lost"


class RecordFault(SteepleError):
    """A record that cannot be read or does not follow the rules. `place` says where in it, `line` which one."""

    code = "bad-record"

    def __init__(
        self, sentence: str, *, place: str = "", line: int | None = None, code: str | None = None, rule: str | None = None
    ) -> None:
        super().__init__(sentence, code=code, rule=rule)
        self.place = place
        self.line = line

    def at_line(self, line: int) -> RecordFault:
        """The same fault, in the `line`-th line of a file."""
        return RecordFault(self.sentence, place=self.place, line=line, code=self.code, rule=self.rule)

    def __str__(self) -> str:
        where = [f"line {self.line}"] if self.line is not None else []
        where += [self.place] if self.place else []
        return f"{', '.join(where)}: {super().__str__()} [{self.code}]" if where else f"{super().__str__()} [{self.code}]"
