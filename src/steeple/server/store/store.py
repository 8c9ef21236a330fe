"""The store: people, tables and their logs, in a database that several processes may share.

All times are given by the caller, in milliseconds. Every method may raise StoreError.
"""

from __future__ import annotations

import asyncio
import secrets as chance
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import asdict
from typing import Any, TypeVar

import sqlalchemy as sa

from steeple.errors import StoreError
from steeple.server.store import processes as running
from steeple.server.store.database import Database, Postgres, as_store_error, open_database
from steeple.server.store.erasure import ALLOWANCE, erase, find_sittings
from steeple.server.store.history import chats_by, last_chats, read_steps
from steeple.server.store.listing import list_tables, tables_with_people, wanted_tables
from steeple.server.store.notify import CHAT_CHANNEL, REWRITTEN_CHANNEL, STEP_CHANNEL, News, OnNews, notify
from steeple.server.store.people_cache import SessionCache
from steeple.server.store.quotas import Quota, check_quota
from steeple.server.store.rows import (
    Change,
    ChatRow,
    PersonRow,
    SeatRow,
    SessionRow,
    StepRow,
    TableData,
    step_values,
    table_data,
    table_values,
)
from steeple.server.store.schema import chats, people, secrets, sessions, steps, tables
from steeple.server.store.sessions import (
    add_session,
    end_session,
    end_sessions,
    find_session,
    sessions_of,
    use_session,
)
from steeple.server.store.writer import Writer, insert_into, write_seats
from steeple.server.wall_clock import machine_time

T = TypeVar("T")

# Statements are built once: that takes as long as carrying them out.
_TABLE = sa.select(tables).where(tables.c.id == sa.bindparam("table"))
_PERSON = sa.select(people).where(people.c.id == sa.bindparam("id"))
_PERSON_BY_ACCOUNT = sa.select(people).where(people.c.account == sa.bindparam("account"))

_LONGEST_ASK = 1_000
"""Milliseconds: when the database takes longer to say what time it is, the answer is too old."""

_MOST_KNOWN = 10_000
"""Sessions that are kept in memory for a moment, where no other server can change them."""


class Store:
    """A database, opened. Make one with `open`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)
        self._news: News | None = None
        self._session_cache = SessionCache(0 if database.is_postgres else _MOST_KNOWN)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a SQLite file (a path or `sqlite:///path`), or PostgreSQL
        (`postgresql://user:password@host/name`).

        Makes the tables, or brings them up to this release. Any number of processes may do so at once.
        """
        return cls(await open_database(url))

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self._database.is_postgres

    async def close(self) -> None:
        """Write what still waits, and let go of the database."""
        if self._news is not None:
            await self._news.close()
        await self._writer.close()
        await self._database.close()

    async def _read(self, look: Callable[[sa.Connection], T]) -> T:
        with as_store_error():
            return await self._database.read(look)

    async def _write(self, change: Callable[[sa.Connection], T]) -> T:
        with as_store_error():
            return await self._writer.write(change)

    async def query(self, look: Callable[[sa.Connection], T]) -> T:
        """Read the database as it is at one moment."""
        return await self._read(look)

    async def change(self, change: Callable[[sa.Connection], T], person: str | None = None) -> T:
        """Change the database, all or nothing. `person`: who is changed by it."""
        return await (self._write(change) if person is None else self._change(person, self._write(change)))

    async def wipe_log(self) -> None:
        """Remove traces of deleted rows: now or, if somebody is reading there, with a later `wipe_rest`."""
        await self._database.wipe_log()

    async def wipe_rest(self) -> None:
        """Wipe what couldn't be wiped when it was asked for. To be called regularly."""
        await self._database.wipe_rest()

    # --- Tables and their steps ---

    async def create_table(
        self,
        data: TableData,
        sitting: Sequence[SeatRow],
        first: Sequence[StepRow],
        quota: Quota | None = None,
    ) -> None:
        """Write a new table with its first steps. Raises Refused if the quota has no room for it."""

        def create(connection: sa.Connection) -> None:
            connection.execute(sa.insert(tables), table_values(data))
            if quota is not None:
                check_quota(connection, data, quota)
            write_seats(connection, data.id, sitting)
            if first:
                connection.execute(
                    sa.insert(steps), [{"table": data.id, **step_values(step)} for step in first]
                )

        await self._write(create)

    async def load_table(self, table: str) -> tuple[TableData, list[StepRow]] | None:
        """A table and all its steps in order; None if there's no such table."""

        def load(connection: sa.Connection) -> tuple[TableData, list[StepRow]] | None:
            row = connection.execute(_TABLE, {"table": table}).mappings().first()
            return None if row is None else (table_data(row), read_steps(connection, table, 0))

        return await self._read(load)

    async def steps_after(self, table: str, number: int) -> list[StepRow]:
        """The steps after the one with that number, in order."""
        return await self._read(lambda connection: read_steps(connection, table, number))

    async def append(self, table: str, step: StepRow, change: Change | None = None) -> bool:
        """Write a step, and what it changes for listing. True: it is durable. False: that number is taken.

        Cancelling the caller doesn't take the step back. After a StoreError with code `store` it may be there
        or not: read `steps_after` before going on.
        """
        return await self._writer.append(table, step, change)

    async def list_tables(
        self, status: Sequence[str], person: str | None, listed_only: bool, before: int | None, most: int
    ) -> list[tuple[TableData, list[SeatRow]]]:
        """Tables with one of these statuses and who sits there, the last changed first.

        `person`: only those where they are host or have a seat. `before`: only those changed before then. So
        that no page misses any, tables changed at the same moment come together, even if that makes more
        than `most`.
        """
        wanted = wanted_tables(status, person, listed_only, before)
        return await self._read(lambda connection: list_tables(connection, wanted, most))

    async def tables_with_people(self, free_at: int) -> list[str]:
        """The tables where a game is on, a person has a seat, and no process holds a lease at that time."""
        return await self._read(lambda connection: tables_with_people(connection, free_at))

    # --- Chat ---

    async def add_chat(self, table: str, at: int, person: str, text: str) -> int:
        """Add a chat under the speaker's present name; its id, which is higher than all before."""
        name = sa.select(people.c.name).where(people.c.id == person).scalar_subquery()
        line = (
            sa.insert(chats)
            .values(table=table, at=at, person=person, text=text, name=name)
            .returning(chats.c.id)
        )

        def add(connection: sa.Connection) -> int:
            number = int(connection.execute(line).scalar_one())
            if self._database.is_postgres:
                notify(connection, CHAT_CHANNEL, [f"{table} {number}"])
            return number

        return await self._write(add)

    async def chats(self, table: str, after: int = 0, most: int = 200) -> list[ChatRow]:
        """The last things said at a table after the one with that id, in order."""
        return await self._read(lambda connection: last_chats(connection, table, after, most))

    async def chats_by(self, person: str) -> list[tuple[str, int, str]]:
        """All that a person has said: table, time, text."""
        return await self._read(lambda connection: chats_by(connection, person))

    # --- People ---

    async def add_person(self, person: PersonRow) -> bool:
        """Add a person. False: there is already an account with that name."""
        return await self._execute_unless_taken(sa.insert(people).values(asdict(person)))

    async def person(self, person: str) -> PersonRow | None:
        return await self._person(_PERSON, {"id": person})

    def forget_person(self, person: str) -> None:
        """Drop what is cached of a person, because another process has changed them."""
        with self._session_cache.changing(person):
            pass

    async def epochs(self, ids: Sequence[str]) -> dict[str, int]:
        """The epochs in which people are now; those who are gone have none."""
        query = sa.select(people.c.id, people.c.epoch).where(people.c.id.in_(ids), people.c.deleted.is_(None))
        return await self._read(lambda connection: {row.id: row.epoch for row in connection.execute(query)})

    async def departed(self, ids: Sequence[str]) -> list[str]:
        """Those of these people who have deleted their account."""
        query = (
            sa.select(people.c.id)
            .where(people.c.id.in_(ids), people.c.deleted.is_not(None))
            .order_by(people.c.id)
        )
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def person_by_account(self, account: str) -> PersonRow | None:
        """The person whose account has this casefolded name."""
        return await self._person(_PERSON_BY_ACCOUNT, {"account": account})

    async def _person(self, query: sa.Select[tuple[object, ...]], wanted: dict[str, str]) -> PersonRow | None:
        row = await self._read(lambda connection: connection.execute(query, wanted).mappings().first())
        return None if row is None else PersonRow(**row)

    async def update_person(self, person: str, **fields: str | int | None) -> bool:
        """Change columns of a person. False: there is already an account with that name."""
        change = sa.update(people).where(people.c.id == person).values(fields)
        return await self._change(person, self._execute_unless_taken(change))

    async def update_and_sign_out(self, person: str, **fields: str | int | None) -> bool:
        """As `update_person`, and sign the person out everywhere."""
        change = sa.update(people).where(people.c.id == person).values(fields)

        def update(connection: sa.Connection) -> None:
            connection.execute(change)
            end_sessions(connection, person)

        return await self._change(person, self._write_unless_taken(update))

    async def _execute_unless_taken(self, statement: sa.Insert | sa.Update) -> bool:
        return await self._write_unless_taken(lambda connection: connection.execute(statement))

    async def _write_unless_taken(self, change: Callable[[sa.Connection], object]) -> bool:
        try:
            await self._write(change)
        except StoreError as error:
            if error.code != "store-refused":
                raise
            return False
        return True

    async def erase_person(self, person: str, at: int) -> list[str]:
        """Erase who a person was: no account, no chats, and "somebody" wherever they sat. Their games stay.

        The tables whose logs have been rewritten.
        """
        before = await self._read(lambda connection: find_sittings(connection, person))

        def change(connection: sa.Connection) -> list[str]:
            ids = erase(connection, person, at, {*before, *find_sittings(connection, person, at - ALLOWANCE)})
            if self._database.is_postgres:
                notify(connection, REWRITTEN_CHANNEL, [f"{table} 0" for table in ids])
            return ids

        ids = await self._change(person, self._write(change))
        await self.wipe_log()
        return ids

    async def sign_out_everywhere(self, person: str) -> int:
        """End a person's sessions, and their cookies of release 0.1; the new epoch."""
        return await self._change(person, self._write(lambda connection: end_sessions(connection, person)))

    async def _change(self, person: str, change: Coroutine[Any, Any, T]) -> T:
        """Change a person, and drop what is cached of them, even if the caller is cancelled."""

        async def carry_out() -> T:
            with self._session_cache.changing(person):
                return await change

        return await asyncio.shield(asyncio.create_task(carry_out(), name="changing a person"))

    # --- Sessions ---

    async def add_session(self, session: SessionRow) -> None:
        """Add a session."""
        await self._change(session.person, self._write(lambda connection: add_session(connection, session)))

    async def session(self, id: str) -> tuple[SessionRow, PersonRow] | None:
        """A session and whose it is; None if it has ended."""
        return await self._session_cache.get(
            id, lambda: self._read(lambda connection: find_session(connection, id))
        )

    async def use_session(self, session: SessionRow, at: int) -> None:
        """Note that a session is in use."""
        await self._change(
            session.person, self._write(lambda connection: use_session(connection, session, at))
        )

    async def end_session(self, person: str, id: str) -> bool:
        """End one of a person's sessions. False: they have none like it."""
        return await self._change(person, self._write(lambda connection: end_session(connection, person, id)))

    async def sessions_of(self, person: str) -> list[SessionRow]:
        """A person's sessions, the last used first."""
        return await self._read(lambda connection: sessions_of(connection, person))

    async def living_sessions(self, ids: Sequence[str]) -> set[str]:
        """Those of these sessions that have not ended."""
        query = sa.select(sessions.c.id).where(sessions.c.id.in_(ids))
        return await self._read(lambda connection: set(connection.execute(query).scalars()))

    # --- Secrets ---

    async def secret(self, name: str) -> str:
        """A secret that all processes share. It is made when it is first asked for."""
        insert = insert_into(self._database, secrets).on_conflict_do_nothing()

        def find(connection: sa.Connection) -> str:
            connection.execute(insert, {"name": name, "value": chance.token_urlsafe(32)})
            stored = sa.select(secrets.c.value).where(secrets.c.name == name)
            return str(connection.execute(stored).scalar_one())

        return await self._write(find)

    # --- Processes ---

    async def beat(self, process: str, at: int) -> None:
        """Note that a process is running."""
        statement = running.beat(self._database, process, at)
        await self._write(lambda connection: connection.execute(statement))

    async def time_behind(self) -> int | None:
        """How many milliseconds this machine's clock is behind the database's; None: asking took too long."""
        if not self._database.is_postgres:
            return 0
        asked = machine_time()
        said = await self._read(running.database_time)
        answered = machine_time()
        return said - (asked + answered) // 2 if 0 <= answered - asked <= _LONGEST_ASK else None

    async def note_outage(self, now: int) -> None:
        """Note the outage that ends now, if there was one. To be called before a beat."""
        await self._write(lambda connection: running.note_outage(connection, now))

    async def outages(self) -> list[tuple[int, int]]:
        """All outages, since and until, in order, none overlapping."""
        return await self._read(running.find_outages)

    async def take_lease(self, table: str, process: str, now: int, until: int) -> bool:
        """Take, or renew, the lease of a table. False: another process holds it."""
        return table in await self.take_leases([table], process, now, until)

    async def take_leases(self, ids: Sequence[str], process: str, now: int, until: int) -> set[str]:
        """Take, or renew, the leases of many tables at once; those that the process holds from now on."""
        rows = running.lease_rows(ids, process, until)
        if not rows:
            return set()
        upsert = running.take_leases(self._database, process, now)
        return await self._write(lambda connection: set(connection.execute(upsert, rows).scalars()))

    async def drop_leases(self, process: str) -> None:
        """Drop all leases of a process, so that others needn't wait until they run out."""
        await self._write(lambda connection: connection.execute(running.drop_leases(process)))

    async def listen(
        self,
        on_step: OnNews,
        on_chat: OnNews,
        on_gap: Callable[[], None] = lambda: None,
        on_rewritten: OnNews = lambda table, _: None,
    ) -> None:
        """Hear of every step and chat, of this process too, from when this returns until the store is closed.

        `on_rewritten`: a name was taken out of a table's log. `on_gap`: the connection had been lost, and
        news may have been missed: look at `steps_after` of what is live. With SQLite there is only one
        process, and no news.
        """
        if isinstance(self._database, Postgres):
            hearers = {STEP_CHANNEL: on_step, CHAT_CHANNEL: on_chat, REWRITTEN_CHANNEL: on_rewritten}
            self._news = News(self._database.url, hearers, on_gap)
            with as_store_error():
                await self._news.open()
