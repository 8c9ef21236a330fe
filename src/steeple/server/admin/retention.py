"""Retention: deleting guests who don't come back, and tables that nobody uses. Finished games stay."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from steeple.server.admin.audit import SERVER, AuditRecord, write_audit
from steeple.server.store.erasure import erase, erase_table, find_sittings, forget_alerts
from steeple.server.store.schema import audit, people, resets, seats, sessions, tables
from steeple.server.store.store import Store
from steeple.server.wall_clock import DAY, now

BATCH = 20
"""How many are deleted at once: players don't wait for it."""

RETIRE_SECONDS = 2.0
"""The pause between two batches."""

_REST_SECONDS = 3600.0


@dataclass(frozen=True)
class OldTable:
    """A table at which nothing has happened since `changed`, and whose game isn't over."""

    id: str
    game: str
    status: str
    changed: int


@dataclass(frozen=True)
class OldGuest:
    """A guest who was last seen at `seen`."""

    id: str
    name: str
    seen: int


def last_seen() -> sa.ColumnElement[int]:
    """When a person was last here: in a session or, as release 0.1 noted nothing, when it was upgraded."""
    latest = sa.select(sa.func.max(sessions.c.seen)).where(sessions.c.person == people.c.id).scalar_subquery()
    upgrade = sa.select(sa.func.max(audit.c.at)).where(audit.c.action == "upgrade").scalar_subquery()
    known = sa.case(
        (upgrade > people.c.created, upgrade), else_=people.c.created
    )  # no upgrade: NULL isn't more
    return sa.case((latest > known, latest), else_=known)


def find_old_tables(connection: sa.Connection, before: int, most: int | None = None) -> list[OldTable]:
    """Tables that aren't over and at which nothing has happened since `before`, the oldest first."""
    columns = (tables.c.id, tables.c.game, tables.c.status, tables.c.changed)
    wanted = (tables.c.status != "over", tables.c.changed < before)
    query = sa.select(*columns).where(*wanted).order_by(tables.c.changed, tables.c.id).limit(most)
    return [OldTable(**row) for row in connection.execute(query).mappings()]


def find_old_guests(
    connection: sa.Connection, before: int, most: int | None = None, among: Sequence[str] | None = None
) -> list[OldGuest]:
    """Guests last seen before `before`, the longest away first. `among`: look only at these people."""
    seen = last_seen()
    wanted = [people.c.account.is_(None), people.c.deleted.is_(None), seen < before]
    if among is not None:
        wanted.append(people.c.id.in_(among))
    query = (
        sa.select(people.c.id, people.c.name, seen.label("seen"))
        .where(*wanted)
        .order_by(seen, people.c.id)
        .limit(most)
    )
    return [OldGuest(**row) for row in connection.execute(query).mappings()]


async def retire(store: Store, days: int, operator: str = SERVER) -> tuple[int, int]:
    """Delete everything that's too old, a few at a time; how many tables and guests. Raises StoreError."""
    gone_tables = gone_guests = 0
    while count := await retire_tables(store, days, operator):
        gone_tables += count
        await asyncio.sleep(0)
    while count := await retire_guests(store, days, operator):
        gone_guests += count
        await asyncio.sleep(0)
    return gone_tables, gone_guests


async def retire_tables(store: Store, days: int, operator: str = SERVER) -> int:
    """Delete some tables that are too old; how many."""
    at = now()

    def change(connection: sa.Connection) -> int:
        found = find_old_tables(connection, at - days * DAY, BATCH)
        gone = [table for table in found if erase_table(connection, table.id)]
        write_audit(connection, *(AuditRecord(at, operator, "retire-table", table.id) for table in gone))
        return len(gone)

    return await store.change(change)


async def retire_guests(store: Store, days: int, operator: str = SERVER) -> int:
    """Forget some guests who've been away too long; how many."""
    at = now()
    before = at - days * DAY
    found = await store.query(lambda connection: find_old_guests(connection, before, BATCH))
    sittings = await store.query(
        lambda connection: {guest.id: find_sittings(connection, guest.id) for guest in found}
    )

    def change(connection: sa.Connection) -> list[str]:
        still = [guest.id for guest in find_old_guests(connection, before, among=list(sittings))]
        for guest in still:
            erase(connection, guest, at, sittings[guest])
            _delete_if_unused(connection, guest)
        write_audit(connection, *(AuditRecord(at, operator, "retire-guest", guest) for guest in still))
        return still

    gone = await store.change(change) if found else []
    for guest in gone:
        store.forget_person(guest)
    return len(gone)


def _delete_if_unused(connection: sa.Connection, guest: str) -> None:
    """Delete the row of somebody who is forgotten, unless a table still needs it."""
    is_host = sa.select(sa.literal(1)).where(tables.c.host == guest)
    has_seat = sa.select(sa.literal(1)).where(seats.c.person == guest)
    if connection.execute(sa.union_all(is_host, has_seat).limit(1)).first() is None:
        forget_alerts(connection, guest)
        connection.execute(sa.delete(sessions).where(sessions.c.person == guest))
        connection.execute(sa.delete(resets).where(resets.c.person == guest))
        connection.execute(sa.delete(people).where(people.c.id == guest))


class Retention:
    """What a running server does about it: a few at a time and, when nothing is left, nothing for an hour."""

    def __init__(self, store: Store, days: int) -> None:
        self._store = store
        self._days = days
        self._rest_until = 0.0

    async def go_on(self) -> None:
        """Delete some of what's too old. Raises StoreError."""
        if time.monotonic() < self._rest_until:
            return
        count = await retire_tables(self._store, self._days) + await retire_guests(self._store, self._days)
        if not count:
            self._rest_until = time.monotonic() + _REST_SECONDS
