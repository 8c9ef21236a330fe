"""The exception tree: everything that Steeple refuses to do, and why.

    SteepleError
    ├── UnknownGame            unknown-game
    ├── BadSetup               something can't be set up as asked; `bad-setup` if no other code fits
    │       a game             bad-players, bad-option, bad-seed, bad-deal, bad-position, bad-seat, bad-size
    │       bots               bad-bot, bad-limit
    │       a command          bad-ply, bad-line, bad-page, bad-file, missing-extra, nothing-kept, not-sure
    │       a tournament       other-tournament, not-a-tournament
    │       a training         other-training
    │       a report           bad-comparison
    │       a cluster          bad-address, other-version
    │       an environment     not-reset, closed
    │       a server           bad-setting
    │       an engine          bad-question
    ├── IllFormed              ill-formed: not an action, or not a position, of this game
    │                          bad-shape, bad-dtype: not an array of actions
    ├── IllegalAction          the code of the clause that the action breaks
    ├── UndoRefused            nothing-to-undo, undo-boundary
    ├── WorkerLost             worker-lost: a process that did part of the work is gone
    ├── BadNetwork             bad-network: a network's file that can't be used
    ├── EngineFault            engine-ended, engine-silent, engine-rules, engine-answer: an engine can't go on
    ├── StoreError             store: the database can't be reached, read or written
    │                          bad-database, store-newer: not one of ours, or made by a later release
    │                          damaged, store-refused, database-in-use: it exists, but can't be used now
    │                          not-empty, not-a-backup: nothing can be restored
    ├── Refused                what a server won't do for this person, or not now; the codes are in `STATUS`
    │   └── UnreadableTable    unreadable-table: the database's rows of a table make no sense
    └── RecordFault            a record that can't be read or breaks the rules, with its line and place in it
            its text           bad-record, not-a-record, not-json, empty-file
            its game           unknown-rules, wrong-deal, wrong-result, or the code of what it breaks
            its fairness       no-commitment, wrong-commitment

Each error has a code for programs, a sentence for people that says what is wrong and what would work, and the
rule it rests on, if there is one. Codes never change; sentences may.
"""

from __future__ import annotations

from collections.abc import Mapping


class SteepleError(Exception):
    """The base of all errors that are worth showing to a person."""

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
    """There's no game of this name."""

    code = "unknown-game"


class BadSetup(SteepleError):
    """Something can't be set up as asked. `place` says where in a deal the problem is."""

    code = "bad-setup"

    def __init__(
        self, sentence: str, *, place: str = "", code: str | None = None, rule: str | None = None
    ) -> None:
        super().__init__(sentence, code=code, rule=rule)
        self.place = place

    def __str__(self) -> str:
        return f"{self.place}: {super().__str__()}" if self.place else super().__str__()


class BadNetwork(SteepleError):
    """A network's file that can't be used: it's damaged, or made for another game or by another release."""

    code = "bad-network"


class IllFormed(SteepleError):
    """Text, or a number, that isn't an action or a position of this game."""

    code = "ill-formed"


class IllegalAction(SteepleError):
    """An action that the rules don't allow now. `code` names the clause, `rule` its place in the rules.

    `values` has what the sentence mentions, as codes, so that a client can say it in another language.
    """

    code = "illegal"

    def __init__(
        self, sentence: str, *, values: Mapping[str, object], code: str | None = None, rule: str | None = None
    ) -> None:
        super().__init__(sentence, code=code, rule=rule)
        self.values = values


class UndoRefused(SteepleError):
    """There is nothing to undo, or something was revealed since then."""

    code = "undo-boundary"


class WorkerLost(SteepleError):
    """A process that did part of the work ended too early."""

    code = "worker-lost"


class EngineFault(SteepleError):
    """An engine that has ended, doesn't answer in time, or answers something that can't be played."""

    code = "engine-answer"


class StoreError(SteepleError):
    """The database can't be opened, read or written, or isn't one of ours.

    After code `store`, nobody knows whether the last write succeeded: read before you write again.
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
    "bad-alert-address": 400,
    "bad-zone": 400,
    "webhook-failed": 409,
    "no-webhook": 404,
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
    "hints-off": 403,
    "old-rules": 409,
    "not-yours-alone": 403,
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
    "busy": 503,
    "server-full": 503,
    "bots-busy": 503,
    "no-hint": 503,
    "unreadable-table": 503,
}
"""The codes of what a server refuses, each with its HTTP status."""


class Refused(SteepleError):
    """Something the server won't do for this person, or not now. `code` is one of `STATUS`.

    `values` has what the sentence mentions, so that a client can say it in another language.
    """

    def __init__(self, sentence: str, *, code: str, values: Mapping[str, object] | None = None) -> None:
        super().__init__(sentence, code=code)
        self.status = STATUS[code]
        self.values = values or {}


class UnreadableTable(Refused):
    """A table whose row or steps can't be read. The exception's cause says why; players aren't told."""

    def __init__(self) -> None:
        super().__init__(
            "this table can't be read: ask whoever runs this server to look at its log",
            code="unreadable-table",
        )


class RecordFault(SteepleError):
    """A record that can't be read or breaks the rules. `line` says which record, `place` where in it."""

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
        """The same fault, with the line of the file it's in."""
        return RecordFault(self.sentence, place=self.place, line=line, code=self.code, rule=self.rule)

    def __str__(self) -> str:
        where = [f"line {self.line}"] if self.line is not None else []
        where += [self.place] if self.place else []
        return (
            f"{', '.join(where)}: {super().__str__()} [{self.code}]"
            if where
            else f"{super().__str__()} [{self.code}]"
        )
