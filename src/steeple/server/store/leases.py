"""Leases: which process thinks for the bots of a table and watches its clock."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from steeple.server.store.database import Database
from steeple.server.store.schema import leases
from steeple.server.store.writer import insert_into


def take(database: Database, process: str, now: int, until: int) -> sa.Executable:
    """The statement that takes or renews leases, and returns the tables that the process holds from now on."""
    insert = insert_into(database, leases)
    statement: sa.Executable = insert.on_conflict_do_update(
        index_elements=["table"],
        set_={"process": insert.excluded.process, "until": insert.excluded.until},
        where=sa.or_(leases.c.process == process, leases.c.until <= now),
    ).returning(leases.c.table)
    return statement


def lines(ids: Sequence[str], process: str, until: int) -> list[dict[str, str | int]]:
    """What is written, in the same order in every process, so that none waits for one that waits for it."""
    return [{"table": table, "process": process, "until": until} for table in sorted(set(ids))]


def drop(process: str) -> sa.Executable:
    """The statement that lets go of all leases of a process."""
    return sa.delete(leases).where(leases.c.process == process)
