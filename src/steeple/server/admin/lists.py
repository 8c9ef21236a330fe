"""Lists of people and tables for operators, the latest first.

`store/listing.py` reads the tables; `http/table_lists.py` has the lists for players.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from steeple.server.admin.retention import last_seen
from steeple.server.admin.sanctions import Sanction, list_sanctions
from steeple.server.names import casefold_name
from steeple.server.store.listing import list_tables
from steeple.server.store.rows import SeatRow, TableData
from steeple.server.store.schema import people, seats, tables


@dataclass(frozen=True)
class Somebody:
    """A person as operators see them. `tables`: how many they host or sit at where the game isn't over."""

    id: str
    name: str
    is_account: bool
    is_operator: bool
    created: int
    seen: int
    tables: int
    ban: Sanction | None
    mute: Sanction | None


def list_people(
    connection: sa.Connection, search: str, before: int | None, most: int, at: int
) -> list[Somebody]:
    """People whose name contains `search`, the newest first. People of the same moment stay on one page."""
    wanted: list[sa.ColumnElement[bool]] = [people.c.deleted.is_(None)]
    if search:
        like = sa.or_(
            people.c.name.icontains(search, autoescape=True),
            people.c.account.contains(casefold_name(search), autoescape=True),
            people.c.id == search,
        )
        wanted.append(like)
    if before is not None:
        wanted.append(people.c.created < before)
    query = (
        sa.select(people, last_seen().label("last_seen"))
        .where(*wanted)
        .order_by(people.c.created.desc(), people.c.id)
    )
    found = connection.execute(query.limit(most)).all()
    if found and len(found) == most:
        moment = found[-1].created
        found = [row for row in found if row.created > moment]
        found += connection.execute(query.where(people.c.created == moment)).all()
    counts = _tables_of(connection, [row.id for row in found])
    held = {(sanction.kind, sanction.subject): sanction for sanction in list_sanctions(connection, at)}
    return [
        Somebody(
            id=row.id,
            name=row.name,
            is_account=row.account is not None,
            is_operator=bool(row.is_operator),
            created=row.created,
            seen=row.last_seen,
            tables=counts.get(row.id, 0),
            ban=held.get(("ban", row.id)),
            mute=held.get(("mute", row.id)),
        )
        for row in found
    ]


def sanctioned(connection: sa.Connection, at: int) -> list[tuple[Sanction, str | None]]:
    """All bans and mutes that hold, the latest first, with the names of the people whom they're about."""
    held = list_sanctions(connection, at)
    query = sa.select(people.c.id, people.c.name).where(
        people.c.id.in_({sanction.subject for sanction in held})
    )
    names = {row.id: row.name for row in connection.execute(query)}
    return [(sanction, names.get(sanction.subject)) for sanction in held]


def _tables_of(connection: sa.Connection, ids: Sequence[str]) -> dict[str, int]:
    """How many tables that aren't over each of these people has."""
    going = ("open", "playing")
    sat = (
        sa.select(seats.c.person.label("person"), seats.c.table.label("id"))
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.person.in_(ids), tables.c.status.in_(going))
    )
    hosted = sa.select(tables.c.host, tables.c.id).where(tables.c.host.in_(ids), tables.c.status.in_(going))
    both = sat.union(hosted).subquery()
    query = sa.select(both.c.person, sa.func.count()).group_by(both.c.person)
    return {person: int(number) for person, number in connection.execute(query)}


@dataclass(frozen=True)
class TableLine:
    """A table as operators see it: who sits there, and when something last happened. No cards, no seed."""

    data: TableData
    seats: Sequence[SeatRow]
    host: str
    """The host's name."""


def list_all_tables(
    connection: sa.Connection, status: Sequence[str], search: str, before: int | None, most: int
) -> list[TableLine]:
    """Tables with one of these statuses, the latest first.

    `search`: a table's id, a person's id, or part of the name at a seat.
    """
    wanted: list[sa.ColumnElement[bool]] = [tables.c.status.in_(status)]
    if search:
        matching = sa.or_(seats.c.name.icontains(search, autoescape=True), seats.c.person == search)
        sat = sa.select(seats.c.table).where(matching)
        wanted.append(sa.or_(tables.c.id == search, tables.c.host == search, tables.c.id.in_(sat)))
    if before is not None:
        wanted.append(tables.c.changed < before)
    found = list_tables(connection, wanted, most)
    query = sa.select(people.c.id, people.c.name).where(people.c.id.in_({data.host for data, _ in found}))
    names = {row.id: row.name for row in connection.execute(query)}
    return [TableLine(data, sitting, names[data.host]) for data, sitting in found]
