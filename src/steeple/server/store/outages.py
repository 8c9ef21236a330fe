"""When no process lived: found by the first that lives again, from the last beat or step of those before it."""

from __future__ import annotations

import sqlalchemy as sa

from steeple.server.store.schema import outages, processes, tables

OUTAGE_AFTER = 5_000
"""Milliseconds without a beat of any process after which none lived; a process should beat more than twice as often."""


def note_outage(connection: sa.Connection, now: int) -> None:
    """Write down the outage that ends now, if there is one, and forget processes that ended before it.

    Of several processes that start or wake together, only the first finds it: for the others it ended just now. A step that
    was written after the last beat is a sign of life too: its time has been counted.
    """
    beat = connection.execute(sa.select(sa.func.max(processes.c.beat))).scalar()
    if beat is None:
        return
    noted = connection.execute(sa.select(sa.func.max(outages.c.until))).scalar()
    step = connection.execute(sa.select(sa.func.max(tables.c.changed))).scalar()
    since = max(beat, noted or 0, step or 0)
    if now - since > OUTAGE_AFTER:
        connection.execute(sa.insert(outages), {"since": since, "until": now})
    connection.execute(sa.delete(processes).where(processes.c.beat < beat))


def find_outages(connection: sa.Connection) -> list[tuple[int, int]]:
    """When no process lived: since and until, in order, none overlapping."""
    query = sa.select(outages.c.since, outages.c.until).order_by(outages.c.since)
    return [(row.since, row.until) for row in connection.execute(query)]
