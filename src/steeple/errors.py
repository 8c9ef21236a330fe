"""Everything that Steeple refuses, and why.

    SteepleError
    ├── UnknownGame        unknown-game
    ├── BadSetup           bad-players, bad-option, bad-seed, bad-deal, bad-position, bad-seat, bad-size
    │                      bad-bot, bad-limit, missing-extra; other-tournament, not-a-tournament: a file of other results
    │                      bad-address, other-version: of a cluster; not-reset, closed: of an environment
    │                      bad-comparison: of a report; bad-page, bad-file: a file that cannot be written, or another one
    ├── IllFormed          ill-formed: text or a number that is no action or no position of this game
    │                      bad-shape, bad-dtype: an array that holds no actions
    ├── IllegalAction      the code of the clause that the action breaks
    ├── UndoRefused        nothing-to-undo, undo-boundary
    ├── WorkerLost         worker-lost: a process that did part of the work is gone
    ├── StoreError         store: the database cannot be reached, read or written; store-newer: a later release made it
    │                      bad-database: not one of ours; store-refused; not-empty, not-a-backup: nothing to restore
    │                      damaged: a SQLite file; database-in-use: another server has it
    ├── Refused            what the server does not do for this person now; the codes are in `STATUS`
    │   └── UnreadableTable    unreadable-table: what the database holds of a table makes no sense here
    └── RecordFault        a record that does not hold, with its line and the place in it

Each error has a code for programs, a sentence for people and, where one exists, the rule it rests on.
"""

from __future__ import annotations

from collections.abc import Mapping


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

    def __init__(
        self, sentence: str, *, place: str = "", code: str | None = None, rule: str | None = None
    ) -> None:
        super().__init__(sentence, code=code, rule=rule)
        self.place = place

    def __str__(self) -> str:
        return f"{self.place}: {super().__str__()}" if self.place else super().__str__()


class IllFormed(SteepleError):
    """Text that does not say any action, or any position, of this game."""

    code = "ill-formed"


class IllegalAction(SteepleError):
    """A well-formed action that the rules do not allow now. `code` names the clause, `rule` its place in the rules.

    `values` are what the sentence speaks of, as codes: a client says it in its own language.
    """

    code = "illegal"

    def __init__(
        self, sentence: str, *, values: Mapping[str, object], code: str | None = None, rule: str | None = None
    ) -> None:
        super().__init__(sentence, code=code, rule=rule)
        self.values = values


class UndoRefused(SteepleError):
    """Nothing to take back, or taking it back would take back information."""

    code = "undo-boundary"


class WorkerLost(SteepleError):
    """A process that did part of the work has ended before its time."""

    code = "worker-lost"


class StoreError(SteepleError):
    """The database cannot be opened, read or written, or is not one of ours.

    After code `store` nobody knows whether what was being written is there: read before writing again.
    """

    code = "store"


STATUS = {
    "bad-message": 400,
    "bad-name": 400,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-session": 404,
    "not-signed-in": 401,
    "wrong-password": 403,
    "bad-origin": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "not-operator": 403,
    "banned": 403,
    "banned-address": 403,
    "muted": 403,
    "no-such-person": 404,
    "no-such-ban": 404,
    "reset-over": 404,
    "bad-network": 400,
    "no-account": 409,
    "not-your-turn": 409,
    "stale": 409,
    "not-started": 409,
    "already-started": 409,
    "not-over": 409,
    "already-over": 409,
    "seat-taken": 409,
    "already-seated": 409,
    "unseated": 403,
    "not-invited": 409,
    "table-full": 409,
    "nothing-to-undo": 409,
    "no-undo-asked": 409,
    "undo-asked": 409,
    "undo-refused": 409,
    "not-away": 409,
    "already-returning": 409,
    "out-of-time": 409,
    "hint-asked": 409,
    "already-account": 409,
    "already-away": 409,
    "name-taken": 409,
    "name-reserved": 409,
    "too-many-steps": 409,
    "too-many-joins": 409,
    "too-long": 413,
    "too-fast": 429,
    "too-often": 429,
    "too-many-connections": 429,
    "table-crowded": 503,
    "too-many-tables": 429,
    "too-many-tables-here": 429,
    "starting": 503,
    "busy": 503,
    "server-full": 503,
    "bots-busy": 503,
    "no-hint": 503,
    "unreadable-table": 503,
}
"""Why a server refuses something, and the status of its answer over HTTP."""


class Refused(SteepleError):
    """What the server does not do, for this person or now. `code` is one of `STATUS`.

    `values` are what the sentence speaks of: a client says it in its own language.
    """

    def __init__(self, sentence: str, *, code: str, values: Mapping[str, object] | None = None) -> None:
        super().__init__(sentence, code=code)
        self.status = STATUS[code]
        self.values = values or {}


class UnreadableTable(Refused):
    """A table whose row or steps cannot be read. Its cause says why; players only learn that it is so."""

    def __init__(self) -> None:
        super().__init__(
            "this table can't be read: ask whoever runs this server to look at its log",
            code="unreadable-table",
        )


class RecordFault(SteepleError):
    """A record that cannot be read or does not follow the rules. `place` says where in it, `line` which one."""

    code = "bad-record"

    def __init__(
        self,
        sentence: str,
        *,
        place: str = "",
        line: int | None = None,
        code: str | None = None,
        rule: str | None = None,
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
        return (
            f"{', '.join(where)}: {super().__str__()} [{self.code}]"
            if where
            else f"{super().__str__()} [{self.code}]"
        )
