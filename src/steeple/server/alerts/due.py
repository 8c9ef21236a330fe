"""Who is to be told of a turn, and when. It's kept in the database, so that of several processes one tells
them, once, and a restart loses nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from steeple.server.alerts.choices import upsert_into
from steeple.server.store.schema import table_alerts


@dataclass(frozen=True)
class DueAlert:
    """Somebody is to be told that it's their turn at a table: the one that begins at this ply."""

    person: str
    table: str
    ply: int
    due: int


def plan_alert(connection: sa.Connection, alert: DueAlert) -> None:
    """Have somebody told of a turn, unless they have been told or have seen it."""
    _note(connection, alert, alert.due, table_alerts.c.ply < alert.ply)


def note_seen(connection: sa.Connection, person: str, table: str, ply: int) -> None:
    """Note that somebody sees for themselves that it's their turn."""
    _note(connection, DueAlert(person, table, ply, 0), None, table_alerts.c.ply <= ply)


def _note(connection: sa.Connection, alert: DueAlert, due: int | None, when: sa.ColumnElement[bool]) -> None:
    first = {"person": alert.person, "table": alert.table, "ply": alert.ply, "due": due, "is_on": True}
    upsert = upsert_into(connection, table_alerts).values(first)
    change = {"ply": alert.ply, "due": due}
    connection.execute(
        upsert.on_conflict_do_update(index_elements=["person", "table"], set_=change, where=when)
    )


def due_alerts(connection: sa.Connection, at: int, most: int) -> list[DueAlert]:
    """Alerts whose time has come, the longest due first."""
    columns = (table_alerts.c.person, table_alerts.c.table, table_alerts.c.ply, table_alerts.c.due)
    query = sa.select(*columns).where(table_alerts.c.due <= at).order_by(table_alerts.c.due).limit(most)
    return [DueAlert(**row) for row in connection.execute(query).mappings()]


def take_alert(connection: sa.Connection, alert: DueAlert) -> bool:
    """Take an alert, so that nobody else sends it. False: somebody else has, or it isn't due any more."""
    return _settle(connection, alert, None)


def put_off(connection: sa.Connection, alert: DueAlert, due: int) -> bool:
    """Send an alert later. False: it isn't due any more."""
    return _settle(connection, alert, due)


def _settle(connection: sa.Connection, alert: DueAlert, due: int | None) -> bool:
    same = (
        table_alerts.c.person == alert.person,
        table_alerts.c.table == alert.table,
        table_alerts.c.ply == alert.ply,
        table_alerts.c.due == alert.due,
    )
    return connection.execute(sa.update(table_alerts).where(*same).values(due=due)).rowcount > 0
