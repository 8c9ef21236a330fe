"""What server processes write about themselves: that they are running, when none was, and who looks after a
table.

A process that holds the lease of a table thinks for its bots and watches its clock. An outage is found by the
first process that runs again, from the last heartbeat or step before it.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from steeple.server.store.database import Database
from steeple.server.store.schema import leases, outages, processes, tables
from steeple.server.store.writer import insert_into

_TIME = sa.text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")

_OUTAGE_LOCK = 0x57EE91F
"""The PostgreSQL advisory lock under which one process at a time looks for an outage."""

OUTAGE_AFTER = 5_000
"""More milliseconds than this without a heartbeat from any process mean an outage. A process should beat more
than twice in that time.
"""


def note_outage(connection: sa.Connection, now: int) -> None:
    """Note the outage that ends now, if there is one, and forget processes that ended before it.

    Of several processes that start or wake together, only the first finds it: for the others it ended just
    now. A step that was written after the last beat is a sign of life too: its time has been counted.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_OUTAGE_LOCK)))
    last_beat = connection.execute(sa.select(sa.func.max(processes.c.beat))).scalar()
    if last_beat is None:
        return
    noted = connection.execute(sa.select(sa.func.max(outages.c.until))).scalar()
    step = connection.execute(sa.select(sa.func.max(tables.c.changed))).scalar()
    since = max(last_beat, noted or 0, step or 0)
    if now - since > OUTAGE_AFTER:
        connection.execute(sa.insert(outages), {"since": since, "until": now})
    connection.execute(sa.delete(processes).where(processes.c.beat < last_beat))


def find_outages(connection: sa.Connection) -> list[tuple[int, int]]:
    """All outages, since and until, in order, none overlapping."""
    query = sa.select(outages.c.since, outages.c.until).order_by(outages.c.since)
    return [(row.since, row.until) for row in connection.execute(query)]


def beat(database: Database, process: str, at: int) -> sa.Executable:
    """The statement that says that a process is running."""
    insert = insert_into(database, processes).values(id=process, started=at, beat=at)
    upsert: sa.Executable = insert.on_conflict_do_update(
        index_elements=["id"], set_={"beat": insert.excluded.beat}
    )
    return upsert


def database_time(connection: sa.Connection) -> int:
    """What time PostgreSQL's clock says, in milliseconds."""
    return int(connection.execute(_TIME).scalar_one())


def take_leases(database: Database, process: str, now: int) -> sa.Executable:
    """The statement that takes or renews leases, and returns the tables that the process now holds."""
    insert = insert_into(database, leases)
    statement: sa.Executable = insert.on_conflict_do_update(
        index_elements=["table"],
        set_={"process": insert.excluded.process, "until": insert.excluded.until},
        where=sa.or_(leases.c.process == process, leases.c.until <= now),
    ).returning(leases.c.table)
    return statement


def lease_rows(ids: Sequence[str], process: str, until: int) -> list[dict[str, str | int]]:
    """What is written, in the same order in every process, so that none waits for one that waits for it."""
    return [{"table": table, "process": process, "until": until} for table in sorted(set(ids))]


def drop_leases(process: str) -> sa.Executable:
    """The statement that lets go of all leases of a process."""
    return sa.delete(leases).where(leases.c.process == process)
