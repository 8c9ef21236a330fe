"""How many tables may be going at once: those of one host, and altogether.

A table is going while it is open or being played and somebody did something there in the last week. So nobody
is shut out for good by games that were left lying.
"""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from steeple.errors import Refused
from steeple.server.store.rows import TableData
from steeple.server.store.schema import tables
from steeple.server.wall_clock import DAY

WEEK = 7 * DAY

_TABLES_LOCK = 0x57EE920
"""With a host's hash the PostgreSQL advisory lock under which that host's tables are counted."""


@dataclass(frozen=True)
class Quota:
    """How many tables may be going."""

    per_person: int
    altogether: int


def check_quota(connection: sa.Connection, data: TableData, quota: Quota) -> None:
    """Count a table that has just been written.

    Raises Refused if it is one too many, and it must then not stay.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(
            sa.select(sa.func.pg_advisory_xact_lock(_TABLES_LOCK, sa.func.hashtext(data.host)))
        )
    going = sa.select(sa.func.count()).where(
        tables.c.status.in_(("open", "playing")), tables.c.changed > data.created - WEEK
    )
    if connection.execute(going.where(tables.c.host == data.host)).scalar_one() > quota.per_person:
        raise Refused(
            f"you have {quota.per_person} games going: finish one, or close one that hasn't begun",
            code="too-many-tables",
        )
    if connection.execute(going).scalar_one() > quota.altogether:
        raise Refused("this server is full: try again later", code="server-full")
