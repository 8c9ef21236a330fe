"""The writer of steps: all that wait are written together, and each learns whether its own step got in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from steeple.errors import StoreError
from steeple.server.store.database import Database, as_store_error
from steeple.server.store.rows import Change, SeatRow, StepRow, json_text, step_values
from steeple.server.store.schema import seats, steps, tables

STEP_CHANNEL = "steeple"
"""PostgreSQL's channel for `<table> <number>` of every step."""

_LOG = logging.getLogger(__name__)
_MOST_TOGETHER = 500
_MOST_TRIES = 5
_CLASHES = {"40001", "40P01"}
"""PostgreSQL: two transactions were in each other's way, and one of them has to be tried again."""

_CONTENTS = {"22", "23"}
"""PostgreSQL: how the codes begin of errors that lie in the data."""

Key: TypeAlias = tuple[str, int]


@dataclass(frozen=True, eq=False)
class Append:
    """A step to be written, and whoever waits for it."""

    table: str
    step: StepRow
    change: Change | None
    waiter: asyncio.Future[bool]

    @property
    def key(self) -> Key:
        return self.table, self.step.number

    def answer(self, is_in: bool) -> None:
        if not self.waiter.done():  # it may have been cancelled
            self.waiter.set_result(is_in)

    def fail(self, error: StoreError) -> None:
        if not self.waiter.done():
            self.waiter.set_exception(error)


class Writer:
    """Writes steps in groups, each group in one transaction, in the background until it is closed."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._insert = (
            insert_into(database, steps).on_conflict_do_nothing().returning(steps.c.table, steps.c.number)
        )
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._is_closed = False
        self._task = asyncio.create_task(self._run(), name="the writer of steps")

    async def append(self, table: str, step: StepRow, change: Change | None) -> bool:
        """Write a step; True once it is durable, False if its number is taken.

        Who is cancelled while waiting does not call the step back: it is written, or not, all the same.
        Raises StoreError.
        """
        if self._is_closed:
            raise StoreError("the database has been closed")
        append = Append(table, step, change, asyncio.get_running_loop().create_future())
        self._waiting.append(append)
        self._wake.set()
        return await append.waiter

    async def close(self) -> None:
        """Write what still waits, and stop."""
        self._is_closed = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while not self._is_closed or self._waiting:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group, self._waiting = self._waiting[:_MOST_TOGETHER], self._waiting[_MOST_TOGETHER:]
                await self._settle(group)

    async def _settle(self, group: Sequence[Append]) -> None:
        """Write a group and answer everybody in it, whatever happens."""
        try:
            with as_store_error():
                written = await self._try_group(group)
        except StoreError as error:
            _fail_all(group, error)
        except BaseException as error:
            _LOG.error("steps could not be written", exc_info=error)
            _fail_all(group, StoreError("this could not be written: look first whether it was"))
            if not isinstance(error, Exception):
                raise
        else:
            for append in group:
                append.answer(append in written)

    async def _try_group(self, group: Sequence[Append]) -> set[Append]:
        """Those of a group that got in. One that the database does not take must not spoil it for the others."""
        for attempt in range(_MOST_TRIES):
            try:
                return await self._write(group)
            except Exception as error:
                if _is_about_contents(error) and len(group) > 1:
                    return await self._write_singly(group)
                if _sqlstate(error) not in _CLASHES or attempt == _MOST_TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    async def _write_singly(self, group: Sequence[Append]) -> set[Append]:
        written: set[Append] = set()
        for append in group:
            try:
                with as_store_error():
                    written |= await self._try_group([append])
            except StoreError as error:
                append.fail(error)
            except Exception as error:
                _LOG.warning("a step could not be written: %r", error)
                append.fail(StoreError("the database does not take this", code="store-refused"))
        return written

    async def _write(self, group: Sequence[Append]) -> set[Append]:
        """Write a group in one transaction. Of two with the same number the first to come is tried."""
        first: dict[Key, Append] = {}
        for append in group:
            first.setdefault(append.key, append)
        # In the same order in every process, so that none waits for one that waits for it.
        ordered = [first[key] for key in sorted(first)]
        return set(await self._database.write(lambda connection: self._write_all(connection, ordered)))

    def _write_all(self, connection: sa.Connection, ordered: Sequence[Append]) -> list[Append]:
        lines = [{"table": append.table, **step_values(append.step)} for append in ordered]
        found = {(row.table, row.number) for row in connection.execute(self._insert, lines)}
        written = [append for append in ordered if append.key in found]
        if written:
            connection.execute(_TOUCH, [{"id_": append.table, "at_": append.step.at} for append in written])
            for append in written:
                if append.change is not None:
                    _note_change(connection, append.table, append.change)
            if self._database.is_postgres:
                notify(
                    connection, STEP_CHANNEL, (f"{append.table} {append.step.number}" for append in written)
                )
        return written


def _note_change(connection: sa.Connection, table: str, change: Change) -> None:
    values = {"status": change.status, "result": json_text(change.result)}
    given = {column: value for column, value in values.items() if value is not None}
    if given:
        connection.execute(sa.update(tables).where(tables.c.id == table).values(given))
    if change.seats is not None:
        connection.execute(sa.delete(seats).where(seats.c.table == table))
        write_seats(connection, table, change.seats)


_TOUCH = sa.update(tables).where(tables.c.id == sa.bindparam("id_")).values(changed=sa.bindparam("at_"))


def insert_into(database: Database, table: sa.Table) -> Any:
    """An INSERT that knows ON CONFLICT, which each dialect has its own class for."""
    if database.is_postgres:
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(table)
    from sqlalchemy.dialects import sqlite

    return sqlite.insert(table)


def write_seats(connection: sa.Connection, table: str, rows: Sequence[SeatRow]) -> None:
    """Write who sits where, where nothing is written yet."""
    if rows:
        connection.execute(sa.insert(seats), [{"table": table, **asdict(row)} for row in rows])


def notify(connection: sa.Connection, channel: str, lines: Iterable[str]) -> None:
    """Tell all processes, as soon as the transaction is committed."""
    statement = sa.text("SELECT pg_notify(:channel, line) FROM unnest(CAST(:lines AS text[])) AS line")
    connection.execute(statement, {"channel": channel, "lines": list(lines)})


def _sqlstate(error: Exception) -> str:
    """PostgreSQL's code for what went wrong; empty if it has none."""
    return getattr(error.orig, "sqlstate", None) or "" if isinstance(error, DBAPIError) else ""


def _is_about_contents(error: Exception) -> bool:
    """Whether a database refused what it was given, such as a text that it cannot hold, and is well otherwise."""
    if isinstance(error, DBAPIError):
        return isinstance(error, IntegrityError | DataError) or _sqlstate(error)[:2] in _CONTENTS
    return isinstance(error, ValueError | OverflowError | TypeError)


def _fail_all(group: Iterable[Append], error: StoreError) -> None:
    for append in group:
        append.fail(error)
