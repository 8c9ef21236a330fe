"""Lists of tables, read from their rows alone.

`tables/listing.py` works out what the rows say, `http/table_lists.py` and `admin/lists.py` show the lists.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from steeple.server.store.rows import SeatRow, TableData, listed_data
from steeple.server.store.schema import leases, seats, tables


def wanted_tables(
    status: Sequence[str], person: str | None, listed_only: bool, before: int | None
) -> list[sa.ColumnElement[bool]]:
    """The conditions for the tables of a list."""
    wanted: list[sa.ColumnElement[bool]] = [tables.c.status.in_(status)]
    if person is not None:
        theirs = sa.select(seats.c.table).where(seats.c.person == person)
        wanted.append(sa.or_(tables.c.host == person, tables.c.id.in_(theirs)))
    if listed_only:
        wanted.append(tables.c.is_listed)
    if before is not None:
        wanted.append(tables.c.changed < before)
    return wanted


def list_tables(
    connection: sa.Connection, wanted: Sequence[sa.ColumnElement[bool]], most: int
) -> list[tuple[TableData, list[SeatRow]]]:
    """The last changed first: `most` of them, and any others of the same moment as the last of these."""
    query = sa.select(tables).where(*wanted).order_by(tables.c.changed.desc(), tables.c.id)
    found = _read(connection, query.limit(most))
    if found and len(found) == most:
        moment = found[-1].changed
        found = [data for data in found if data.changed > moment]
        found += _read(connection, query.where(tables.c.changed == moment))
    sitting = _seats_of(connection, [data.id for data in found])
    return [(data, sitting[data.id]) for data in found]


def _read(connection: sa.Connection, query: sa.Select[tuple[object, ...]]) -> list[TableData]:
    return [listed_data(row) for row in connection.execute(query).mappings()]


def _seats_of(connection: sa.Connection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    sitting: dict[str, list[SeatRow]] = {table: [] for table in ids}
    query = sa.select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)
    for row in connection.execute(query).mappings():
        values = dict(row)
        sitting[values.pop("table")].append(SeatRow(**values))
    return sitting


def tables_with_people(connection: sa.Connection, free_at: int) -> list[str]:
    """The tables where a game is on, a person has a seat, and no process holds a lease at that time."""
    held = sa.select(leases.c.table).where(leases.c.until > free_at)
    peopled = sa.exists().where(seats.c.table == tables.c.id, seats.c.person.is_not(None))
    query = sa.select(tables.c.id).where(tables.c.status == "playing", tables.c.id.not_in(held), peopled)
    return list(connection.execute(query).scalars())
