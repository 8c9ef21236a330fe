"""Checking a database or a backup: is everything readable, and does it say the same everywhere?

A copy is checked, upgraded to this release. The database itself, and the servers that use it, are left alone.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

import sqlalchemy as sa
from pydantic import ValidationError

from steeple.kernel.seed import commit
from steeple.server.protocol.shapes import CLOCK
from steeple.server.store.backup import back_up, check_file, is_sqlite, restore
from steeple.server.store.database import is_postgres, sqlite_path
from steeple.server.store.history import read_steps
from steeple.server.store.rows import SeatRow, TableData, table_data
from steeple.server.store.schema import people, seats, steps, tables
from steeple.server.tables.listing import seat_rows
from steeple.server.tables.state import TableState

Advance = Callable[[int, int], None]
"""Called with how many tables have been checked, and how many there are."""


@dataclass
class Findings:
    """What was read, and what is wrong with it."""

    people: int = 0
    tables: int = 0
    steps: int = 0
    faults: list[str] = field(default_factory=list)


async def check(source: str, advance: Advance) -> Findings:
    """Check a SQLite file, a PostgreSQL database or a backup.

    Raises StoreError or OSError if it can't be read at all.
    """
    with tempfile.TemporaryDirectory(prefix="steeple-") as directory:
        copy = Path(directory) / "copy.sqlite"
        await restore(await _backup_of(source, Path(directory) / "backup"), str(copy))
        return await asyncio.to_thread(_look_through, copy, advance)


async def _backup_of(source: str, backup: Path) -> Path:
    if not is_postgres(source):
        path = sqlite_path(source)
        if not is_sqlite(path):
            return path
        await asyncio.to_thread(check_file, path)
    await back_up(source, backup)
    return backup


def _look_through(copy: Path, advance: Advance) -> Findings:
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(copy)))
    try:
        with engine.connect() as connection:
            found = Findings(people=_count(connection, people), steps=_count(connection, steps))
            ids = list(
                connection.execute(sa.select(tables.c.id).order_by(tables.c.created, tables.c.id)).scalars()
            )
            for done, id in enumerate(ids, 1):
                found.tables += 1
                found.faults += (f"table {id}: {fault}" for fault in _faults_of(connection, id))
                advance(done, len(ids))
            return found
    finally:
        engine.dispose()


def _count(connection: sa.Connection, table: sa.Table) -> int:
    return int(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())


def _faults_of(connection: sa.Connection, id: str) -> Iterator[str]:
    row = connection.execute(sa.select(tables).where(tables.c.id == id)).mappings().one()
    try:
        data = table_data(row)
        CLOCK.validate_python(data.clock)
        state = TableState(data)
        is_committed = data.seed is None or commit(data.seed, data.salt) == data.commitment
    except Exception as error:  # any error means that the row is broken
        yield f"its row isn't readable: {_reason(error)}"
        return
    if not is_committed:
        yield "the seed isn't the one that was committed to"
    for step in read_steps(connection, id):
        try:
            state.apply(step)
        except Exception as error:  # any error means that the step is broken
            yield f"step {step.number} ({step.kind}) can't be carried out: {_reason(error)}"
            return
    yield from _differences(state, data, _seats_of(connection, id))


def _reason(error: Exception) -> str:
    """What went wrong, in a line."""
    if isinstance(error, ValidationError):  # only the clock is validated
        return f"its clock: {error.errors(include_url=False)[0]['msg']}"
    if isinstance(error, KeyError):
        return f"there's no {error}"
    return str(error) or type(error).__name__


def _seats_of(connection: sa.Connection, id: str) -> list[SeatRow]:
    query = sa.select(*(column for column in seats.c if column.name != "table")).where(seats.c.table == id)
    return [SeatRow(**row) for row in connection.execute(query.order_by(seats.c.seat)).mappings()]


def _differences(state: TableState, data: TableData, sitting: list[SeatRow]) -> Iterator[str]:
    """Where the row, kept for lists, differs from what the steps lead to."""
    if state.status != data.status:
        yield f"its steps lead to {state.status!r}, its row says {data.status!r}"
    result = state.match.result() if state.match and state.status == "over" else None
    if result != data.result:
        yield f"its steps lead to the result {json.dumps(result)}, its row says {json.dumps(data.result)}"
    expected = [asdict(seat) for seat in seat_rows(state.seats)]
    if expected != [asdict(seat) for seat in sitting]:
        yield "who sits where isn't what its steps say"
