"""A table's steps, as the database has them."""

from __future__ import annotations

import sqlalchemy as sa

from steeple.server.store.rows import StepRow
from steeple.server.store.schema import steps

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


def read_steps(connection: sa.Connection, table: str, after: int = 0) -> list[StepRow]:
    """The steps of a table after the one with that number, in order."""
    found = connection.execute(_STEPS, {"table": table, "after": after}).mappings()
    return [StepRow(**row) for row in found]
