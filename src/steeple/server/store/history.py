"""What happened at a table, as the database has it: its steps, and what was said."""

from __future__ import annotations

import sqlalchemy as sa

from steeple.server.store.rows import ChatRow, StepRow
from steeple.server.store.schema import chats, people, steps

_STEPS = (
    sa.select(
        steps.c.number,
        steps.c.at,
        steps.c.kind,
        steps.c.seat,
        steps.c.text,
        steps.c.client.label("request"),
    )
    .where(steps.c.table == sa.bindparam("table"), steps.c.number > sa.bindparam("after"))
    .order_by(steps.c.number)
)

_LAST_CHATS = (
    sa.select(
        chats.c.id,
        chats.c.at,
        chats.c.person,
        sa.func.coalesce(chats.c.name, people.c.name).label("name"),
        chats.c.text,
    )
    .join(people, people.c.id == chats.c.person)
    .where(chats.c.table == sa.bindparam("table"), chats.c.id > sa.bindparam("after"))
    .order_by(chats.c.id.desc())
    .limit(sa.bindparam("most"))
)


def read_steps(connection: sa.Connection, table: str, after: int = 0) -> list[StepRow]:
    """The steps of a table after the one with that number, in order."""
    found = connection.execute(_STEPS, {"table": table, "after": after}).mappings()
    return [StepRow(**row) for row in found]


def last_chats(connection: sa.Connection, table: str, after: int, most: int) -> list[ChatRow]:
    """The last things said at a table after the one with that id, in order."""
    found = connection.execute(_LAST_CHATS, {"table": table, "after": after, "most": most}).mappings()
    return [ChatRow(**row) for row in found][::-1]


def chats_by(connection: sa.Connection, person: str) -> list[tuple[str, int, str]]:
    """All that a person has said: table, time, text."""
    query = (
        sa.select(chats.c.table, chats.c.at, chats.c.text)
        .where(chats.c.person == person)
        .order_by(chats.c.id)
    )
    return [(row.table, row.at, row.text) for row in connection.execute(query)]
