"""When no process lived: found by the first that starts again, from the last beat of those before it."""

from __future__ import annotations

import sqlalchemy as sa

from steeple.server.schema import outages, processes

OUTAGE_AFTER = 5_000
"""Milliseconds without a beat of any process after which none lived; a process should beat more than twice as often."""


def note_outage(connection: sa.Connection, now: int) -> None:
    """Write down the outage that ends now, if there is one, and forget processes that ended before it.

    Of several processes that start together, only the first finds it: for the others it ended just now.
    """
    beat = connection.execute(sa.select(sa.func.max(processes.c.beat))).scalar()
    if beat is None:
        return
    noted = connection.execute(sa.select(sa.func.max(outages.c.until))).scalar()
    since = max(beat, noted or 0)
    if now - since > OUTAGE_AFTER:
        connection.execute(sa.insert(outages), {"since": since, "until": now})
    connection.execute(sa.delete(processes).where(processes.c.beat < beat))
