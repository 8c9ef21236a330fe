"""People and tables that nobody has touched for some days."""

from __future__ import annotations

import sqlalchemy as sa

from steeple.server.http.accounts import begin_session
from steeple.server.store.rows import PersonRow, SeatRow, StepRow
from steeple.server.store.schema import sessions
from steeple.server.store.store import Store
from steeple.server.tables.commands import sitting
from steeple.server.wall_clock import now
from support.server.table_states import row

DAY = 24 * 3600 * 1000


async def add_person(store: Store, id: str, days: int, account: str | None = None) -> None:
    """Somebody who came, and was last seen, this many days ago."""
    person = PersonRow(id, id.title(), account, "a hash" if account else None, 0, now() - days * DAY)
    await store.add_person(person)
    await begin_session(store, person, "")
    seen = sa.update(sessions).where(sessions.c.person == id).values(seen=now() - days * DAY)
    await store.change(lambda connection: connection.execute(seen))


async def add_table(store: Store, id: str, host: str, days: int, status: str, *guests: str) -> None:
    """A table of that host where something last happened this many days ago; a seat is open."""
    people = [host, *guests]
    at = now() - days * DAY
    data = row("campos", len(people) + 1, id=id, host=host, created=at, status=status, changed=at)
    steps = [
        StepRow(n + 1, at, "sit", n, sitting("person", one.title(), person=one))
        for n, one in enumerate(people)
    ]
    seats = [SeatRow(number, one, None, one.title()) for number, one in enumerate(people)]
    await store.create_table(data, [*seats, SeatRow(len(people), None, None, "")], steps)
