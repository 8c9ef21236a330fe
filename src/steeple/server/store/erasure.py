"""Erasing who somebody was, without losing the games they played; and erasing a table."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TypeAlias

import sqlalchemy as sa

from steeple.server.store.rows import SOMEBODY
from steeple.server.store.schema import (
    alert_settings,
    chats,
    leases,
    people,
    push_subscriptions,
    resets,
    seats,
    sessions,
    steps,
    table_alerts,
    tables,
)

Sitting: TypeAlias = tuple[str, int, str]
"""A step in which somebody sat down: table, number, text."""


ALLOWANCE = 60_000
"""How far, in milliseconds, the clocks of processes may differ."""


def find_sittings(connection: sa.Connection, person: str, since: int | None = None) -> list[Sitting]:
    """All steps in which a person, or somebody at their device, ever sat down.

    This reads all logs and may take a while, so no writer should wait for it. `since`: read only tables where
    something has happened since then, which is quick.
    """
    query = sa.select(steps.c.table, steps.c.number, steps.c.text).where(
        steps.c.kind == "sit", steps.c.text.contains(person, autoescape=True)
    )
    if since is not None:
        query = query.where(steps.c.table.in_(sa.select(tables.c.id).where(tables.c.changed >= since)))
    found = [(row.table, row.number, row.text) for row in connection.execute(query)]
    return sorted(sitting for sitting in found if json.loads(sitting[2]).get("person") == person)


def erase(connection: sa.Connection, person: str, at: int, sittings: Iterable[Sitting]) -> list[str]:
    """Remove a person's names everywhere, their account, their chats and their alerts, and sign them out.

    Returns the tables whose logs have been rewritten.
    """
    gone = {"name": SOMEBODY, "account": None, "password": None, "deleted": at, "epoch": people.c.epoch + 1}
    gone["is_operator"] = False
    connection.execute(sa.update(people).where(people.c.id == person).values(gone))
    forget_alerts(connection, person)
    connection.execute(sa.delete(resets).where(resets.c.person == person))
    connection.execute(sa.delete(sessions).where(sessions.c.person == person))
    connection.execute(sa.update(seats).where(seats.c.person == person).values(name=SOMEBODY))
    connection.execute(sa.delete(chats).where(chats.c.person == person))
    rewritten = set()
    for table, number, text in sorted(sittings):
        rewritten.add(table)
        where = (steps.c.table == table, steps.c.number == number)
        nameless = json.dumps({**json.loads(text), "name": SOMEBODY})
        connection.execute(sa.update(steps).where(*where).values(text=nameless))
    return sorted(rewritten)


def forget_alerts(connection: sa.Connection, person: str) -> None:
    """Forget all that somebody has chosen about alerts, and where to reach them."""
    for part in (push_subscriptions, alert_settings, table_alerts):
        connection.execute(sa.delete(part).where(part.c.person == person))


def erase_table(connection: sa.Connection, id: str) -> bool:
    """Delete all rows of a table. False: there's no such table."""
    for part in (leases, table_alerts, chats, steps, seats):
        connection.execute(sa.delete(part).where(part.c.table == id))
    return connection.execute(sa.delete(tables).where(tables.c.id == id)).rowcount > 0
