"""The audit log: who did what, when, to whom and why.

Lines are only added; the database refuses anything else.

It holds ids and no names, so that people who are deleted aren't remembered here. Running servers follow it,
see `audit_watch`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Literal, TypeAlias

import sqlalchemy as sa

from steeple.server.store.schema import audit, people, tables

Action: TypeAlias = Literal[
    "grant",
    "revoke",
    "ban",
    "unban",
    "mute",
    "unmute",
    "ban-address",
    "unban-address",
    "end-sessions",
    "reset-link",
    "reset-password",
    "close-table",
    "delete-table",
    "unseat",
    "rotate-key",
    "retire-guest",
    "retire-table",
    "upgrade",
]

SERVER = "server"
"""The operator named for what the server does by itself, such as deleting what's too old."""

_LOCK = 0x57EE920
"""The PostgreSQL advisory lock for adding lines, so that their ids are in the order of the commits."""


@dataclass(frozen=True)
class AuditRecord:
    """A line to be added. `operator`: a person's id, a user of the machine (`root@club`), or the server."""

    at: int
    operator: str
    action: Action
    subject: str = ""
    details: str = ""
    why: str = ""


@dataclass(frozen=True)
class AuditLine:
    """Something that was done, with today's names; None: the operator or the subject isn't a person."""

    id: int
    at: int
    operator: str
    action: str
    subject: str
    details: str
    why: str
    operator_name: str | None = None
    subject_name: str | None = None
    game: str | None = None
    """Of the table that it was about, if it's still there."""


def write_audit(connection: sa.Connection, *records: AuditRecord) -> None:
    """Add lines, in the same transaction as the changes they describe."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    if records:
        connection.execute(sa.insert(audit), [asdict(record) for record in records])


def last_line(connection: sa.Connection) -> int:
    """The id of the last line; 0: there is none."""
    return connection.execute(sa.select(sa.func.max(audit.c.id))).scalar() or 0


def lines_after(connection: sa.Connection, id: int) -> list[AuditLine]:
    """What was done after a line, in order."""
    query = sa.select(audit).where(audit.c.id > id).order_by(audit.c.id)
    return [AuditLine(**row) for row in connection.execute(query).mappings()]


def list_lines(
    connection: sa.Connection, before: int | None, most: int, with_server: bool
) -> list[AuditLine]:
    """The last lines before one, the latest first. `with_server`: what the server did by itself too."""
    who, whom = people.alias("who"), people.alias("whom")
    query = (
        sa.select(audit, who.c.name.label("operator_name"), whom.c.name.label("subject_name"), tables.c.game)
        .outerjoin(who, who.c.id == audit.c.operator)
        .outerjoin(whom, whom.c.id == audit.c.subject)
        .outerjoin(tables, tables.c.id == audit.c.subject)
    )
    wanted: list[sa.ColumnElement[bool]] = []
    if before is not None:
        wanted.append(audit.c.id < before)
    if not with_server:
        wanted.append(audit.c.operator != SERVER)
    found = connection.execute(query.where(*wanted).order_by(audit.c.id.desc()).limit(most)).mappings()
    return [AuditLine(**row) for row in found]


PERSON_ACTIONS: Sequence[Action] = (
    "grant",
    "revoke",
    "ban",
    "unban",
    "mute",
    "unmute",
    "end-sessions",
    "reset-password",
    "retire-guest",
)
"""Actions that change a person."""
