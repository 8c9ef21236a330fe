"""Rows of the database, with their JSON parsed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import RowMapping

from steeple.kernel.game import Json, OptionValue

BROKEN: dict[str, Json] = {"kind": "broken"}
"""Stands for a JSON column that can't be read. It's neither a clock nor any game's options."""

SOMEBODY = "somebody"
"""The name of people who have deleted their account."""


@dataclass(frozen=True)
class StepRow:
    """Something that happened at a table.

    `number` counts from 1; `request` is the id that the sender gave it.
    """

    number: int
    at: int
    kind: str
    seat: int | None
    text: str
    request: str | None = None


@dataclass(frozen=True)
class SeatRow:
    """Who sits where, for listing."""

    seat: int
    person: str | None
    bot: str | None
    name: str


@dataclass(frozen=True)
class TableData:
    """A table without its steps. `seed`, `salt` and `deal` are secret until the game is over."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    clock: dict[str, Json]
    substitute: str
    is_listed: bool
    host: str
    seed: str | None
    salt: str
    deal: dict[str, Json] | None
    commitment: str
    created: int
    status: str
    changed: int
    result: dict[str, Json] | None = None

    @property
    def is_imported(self) -> bool:
        """Whether it came as a record: only then a game is over the moment its table is there."""
        return self.status == "over" and self.changed == self.created


@dataclass(frozen=True)
class Change:
    """What a step changes in the rows that lists are made from. None: that stays as it is."""

    status: str | None = None
    result: dict[str, Json] | None = None
    seats: tuple[SeatRow, ...] | None = None
    agreed: dict[str, Json] | None = None
    """New options, clock, substitute, and whether it's listed."""


@dataclass(frozen=True)
class ChatRow:
    """Something said at a table, with the name that the speaker had then."""

    id: int
    at: int
    person: str
    name: str
    text: str


@dataclass(frozen=True)
class PersonRow:
    """A person. `account`: the casefolded name that they sign in with; None: a guest."""

    id: str
    name: str
    account: str | None
    password: str | None
    epoch: int
    created: int
    deleted: int | None = None
    is_operator: bool = False


@dataclass(frozen=True)
class SessionRow:
    """A browser where somebody is signed in.

    `replaces`: the epoch of the release 0.1 cookie that it replaces.
    """

    id: str
    person: str
    created: int
    seen: int
    browser: str
    replaces: int | None = None


def step_values(step: StepRow) -> dict[str, Any]:
    """A step as the values of its row. (`asdict` is slow: it copies every value deeply.)"""
    values = dict(vars(step))
    values["client"] = values.pop("request")
    return values


def table_values(data: TableData) -> dict[str, Any]:
    """A table as the values of its row."""
    values = asdict(data)
    for column in ("options", "clock", "deal", "result"):
        values[column] = json_text(values[column])
    return values


def table_data(row: Mapping[Any, Any]) -> TableData:
    """A table from its row."""
    values: dict[str, Any] = {str(column): value for column, value in row.items()}
    for column in ("options", "clock", "deal", "result"):
        values[column] = None if values[column] is None else json.loads(values[column])
    return TableData(**values)


def listed_data(row: RowMapping) -> TableData:
    """A table from its row, for a list. Broken JSON becomes BROKEN, so that it can't spoil the whole list."""
    values = dict(row)
    for column in ("options", "clock", "deal", "result"):
        try:
            json.loads(values[column] or "null")
        except ValueError:
            values[column] = json.dumps(BROKEN)
    return table_data(values)


def json_text(value: Json) -> str | None:
    """A value as it stands in a JSON column; None is NULL."""
    return None if value is None else json.dumps(value, separators=(",", ":"))
