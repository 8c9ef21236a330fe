"""The writer: everything that waits to be written goes into one transaction, and so shares one flush to the
disk.

That flush takes longer than all the rest. Each step still learns whether it got in itself: a step whose
number is taken, or a change that the database refuses, fails alone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from steeple.errors import StoreError
from steeple.server.store.database import Database, as_store_error
from steeple.server.store.notify import STEP_CHANNEL, notify
from steeple.server.store.rows import Change, SeatRow, StepRow, json_text, step_values
from steeple.server.store.schema import seats, steps, tables

_LOG = logging.getLogger(__name__)
_MOST_TOGETHER = 500
_MOST_TRIES = 5
_CLASHES = {"40001", "40P01"}
"""PostgreSQL's codes for two transactions that got in each other's way: one of them has to be tried again."""

_CONTENTS = {"22", "23"}
"""How PostgreSQL's codes begin for errors in the data itself."""

T = TypeVar("T")
Key: TypeAlias = tuple[str, int]


@dataclass(frozen=True, eq=False)
class Waiting(Generic[T]):
    """Something to be written, and the caller who waits for it."""

    waiter: asyncio.Future[T]

    def answer(self, result: T) -> None:
        if not self.waiter.done():  # the caller may have been cancelled
            self.waiter.set_result(result)

    def fail(self, error: Exception) -> None:
        if not self.waiter.done():
            self.waiter.set_exception(error)


@dataclass(frozen=True, eq=False)
class WaitingStep(Waiting[bool]):
    """A step to be written; the answer is whether it got in."""

    table: str
    step: StepRow
    change: Change | None

    @property
    def key(self) -> Key:
        return self.table, self.step.number


@dataclass(frozen=True, eq=False)
class WaitingChange(Waiting[T]):
    """Any other change."""

    do: Callable[[sa.Connection], T]


Group: TypeAlias = Sequence[WaitingStep | WaitingChange[Any]]


class Writer:
    """Writes in groups, each group in one transaction, in the background until it is closed."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._insert = (
            insert_into(database, steps).on_conflict_do_nothing().returning(steps.c.table, steps.c.number)
        )
        self._waiting: list[WaitingStep | WaitingChange[Any]] = []
        self._wake = asyncio.Event()
        self._is_closed = False
        self._task = asyncio.create_task(self._run(), name="writer")

    async def append(self, table: str, step: StepRow, change: Change | None) -> bool:
        """Write a step. True once it is durable; False if its number is taken. Raises StoreError.

        A caller who is cancelled while waiting doesn't take the step back: it may still be written.
        """
        waiting = WaitingStep(_new_future(), table, step, change)
        self._put(waiting)
        return await waiting.waiter

    async def write(self, do: Callable[[sa.Connection], T]) -> T:
        """Change the database, all or nothing; durable when this returns.

        Raises what `do` or the driver raises.

        SQLite has one writer at a time, so changes join the steps that wait. PostgreSQL writes side by side.
        """
        if self._database.is_postgres:
            return await self._database.write(do)
        waiting: WaitingChange[T] = WaitingChange(_new_future(), do)
        self._put(waiting)
        return await waiting.waiter

    def _put(self, waiting: WaitingStep | WaitingChange[Any]) -> None:
        if self._is_closed or self._task.done():
            raise StoreError("the database has been closed")
        self._waiting.append(waiting)
        self._wake.set()

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
                # First let those who were answered go on. They and the thread that writes the next group
                # both need Python's lock, and competing for it costs more than an early start gains.
                await asyncio.sleep(0)

    async def _settle(self, group: Group) -> None:
        """Write a group and answer every caller, whatever happens."""
        left = group
        try:
            while left:
                left = await self._write_group(left)
        except BaseException:
            _fail_all(group, StoreError("this may not have been written: check before you try again"))
            raise

    async def _write_group(self, group: Group) -> Group:
        """Write a group in one transaction and answer its callers.

        What fails before the commit fails alone. Nothing was written then, and the others are returned.
        """
        results: list[Any] = []
        try:
            await self._try_to_write(group, results)
        except Exception as error:
            if len(results) == len(group):  # the commit failed, which is nobody's fault
                _fail_all(group, error)
                return []
            return await self._fail_one(group, group[len(results)], error)
        for waiting, result in zip(group, results, strict=True):
            waiting.answer(result)
        return []

    async def _fail_one(
        self, group: Group, failed: WaitingStep | WaitingChange[Any], error: Exception
    ) -> Group:
        """Fail what is to blame for an error, all steps if it was one of them; returns the others."""
        if isinstance(failed, WaitingChange):
            _fail_all([failed], error)
            return [waiting for waiting in group if waiting is not failed]
        all_steps = [waiting for waiting in group if isinstance(waiting, WaitingStep)]
        if len(all_steps) > 1 and _is_about_contents(error):
            for step in all_steps:
                await self._write_group([step])
        else:
            _fail_all(all_steps, error)
        return [waiting for waiting in group if isinstance(waiting, WaitingChange)]

    async def _try_to_write(self, group: Group, results: list[Any]) -> None:
        """Write a group in one transaction, again if another process got in the way; an answer for each."""
        for tries_left in reversed(range(_MOST_TRIES)):
            try:
                await self._database.write(lambda connection: self._write_all(connection, group, results))
                return
            except DBAPIError as error:
                if _sqlstate(error) not in _CLASHES or not tries_left:
                    raise

    def _write_all(self, connection: sa.Connection, group: Group, results: list[Any]) -> None:
        """Write in order of arrival, all steps with the first of them; `results` shows how far it got."""
        results.clear()
        written: set[WaitingStep] | None = None
        for one in group:
            if isinstance(one, WaitingChange):
                results.append(one.do(connection))
                continue
            if written is None:
                written = self._write_steps(
                    connection, [one for one in group if isinstance(one, WaitingStep)]
                )
            results.append(one in written)

    def _write_steps(self, connection: sa.Connection, group: Sequence[WaitingStep]) -> set[WaitingStep]:
        """Those steps that got in. Of two with the same number, the one that came first is tried."""
        first: dict[Key, WaitingStep] = {}
        for waiting in group:
            first.setdefault(waiting.key, waiting)
        if not first:
            return set()
        # Sorted, so that all processes lock rows in the same order and never wait for each other in a circle.
        ordered = [first[key] for key in sorted(first)]
        rows = [{"table": waiting.table, **step_values(waiting.step)} for waiting in ordered]
        found = {(row.table, row.number) for row in connection.execute(self._insert, rows)}
        written = [waiting for waiting in ordered if waiting.key in found]
        if written:
            touched = [{"id_": waiting.table, "at_": waiting.step.at} for waiting in written]
            connection.execute(_TOUCH, touched)
            for waiting in written:
                if waiting.change is not None:
                    _note_change(connection, waiting.table, waiting.change)
            if self._database.is_postgres:
                lines = (f"{waiting.table} {waiting.step.number}" for waiting in written)
                notify(connection, STEP_CHANNEL, lines)
        return set(written)


def _new_future() -> asyncio.Future[Any]:
    return asyncio.get_running_loop().create_future()


def _note_change(connection: sa.Connection, table: str, change: Change) -> None:
    values = {"status": change.status, "result": json_text(change.result)}
    if change.agreed is not None:
        texts = {"options", "clock"}
        values |= {key: json_text(value) if key in texts else value for key, value in change.agreed.items()}
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


def _sqlstate(error: Exception) -> str:
    """PostgreSQL's code for what went wrong; empty if it has none."""
    return getattr(error.orig, "sqlstate", None) or "" if isinstance(error, DBAPIError) else ""


def _is_about_contents(error: Exception) -> bool:
    """Whether the database refused what a step holds, and is well otherwise."""
    if isinstance(error, DBAPIError):
        return isinstance(error, IntegrityError | DataError) or _sqlstate(error)[:2] in _CONTENTS
    return not isinstance(error, SQLAlchemyError | OSError)  # the driver can't encode it, say


def _fail_all(group: Group, error: Exception) -> None:
    """Tell every caller. Those who wait for a step get a StoreError, whose sentence anybody may see."""
    for waiting in group:
        if isinstance(waiting, WaitingChange):
            waiting.fail(error)
    waiting_steps = [waiting for waiting in group if isinstance(waiting, WaitingStep)]
    if waiting_steps:
        shown = _store_error(error)
        for step in waiting_steps:
            step.fail(shown)


def _store_error(error: Exception) -> StoreError:
    try:
        with as_store_error():
            raise error
    except StoreError as found:
        return found
    except Exception as found:
        _LOG.warning("a step could not be written: %r", found)
        return StoreError("the database refuses this: something in it can't be stored", code="store-refused")
