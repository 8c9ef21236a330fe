"""News between processes, over PostgreSQL's NOTIFY and LISTEN."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, TypeAlias

import sqlalchemy as sa

from steeple.server.store.database import connect_postgres

if TYPE_CHECKING:
    import asyncpg

STEP_CHANNEL = "steeple"
"""PostgreSQL's channel for `<table> <number>` of every step."""

CHAT_CHANNEL = "steeple_chat"
"""PostgreSQL's channel for `<table> <id>` of everything that is said."""

REWRITTEN_CHANNEL = "steeple_rewritten"
"""PostgreSQL's channel for `<table> 0` of every log that a name was removed from."""

_PAUSE_SECONDS = 0.5
_LOG = logging.getLogger(__name__)

OnNews: TypeAlias = Callable[[str, int], None]


def notify(connection: sa.Connection, channel: str, lines: Iterable[str]) -> None:
    """Tell all processes, as soon as the transaction is committed."""
    statement = sa.text("SELECT pg_notify(:channel, line) FROM unnest(CAST(:lines AS text[])) AS line")
    connection.execute(statement, {"channel": channel, "lines": list(lines)})


class News:
    """Listens on its own connection, and opens another when that is lost, until it is closed."""

    def __init__(self, url: str, hearers: Mapping[str, OnNews], on_gap: Callable[[], None]) -> None:
        """`hearers`: what to call for each channel.

        `on_gap`: called when the connection is back after it was lost, because news may have been missed.
        """
        self._url = url
        self._hearers = hearers
        self._on_gap = on_gap
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Once this has returned, no news is missed without a call of `on_gap`. Raises OSError."""
        lost = asyncio.Event()
        connection = await self._connect(lost)
        self._task = asyncio.create_task(self._keep(connection, lost), name="news from other processes")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _keep(self, connection: asyncpg.Connection, lost: asyncio.Event) -> None:
        """Wait until a connection is lost, and begin again with the next."""
        try:
            while True:
                await lost.wait()
                _LOG.warning("the connection that brings news from other processes was lost")
                lost = asyncio.Event()
                connection = await self._connect_again(lost)
                self._on_gap()
        finally:
            connection.terminate()

    async def _connect_again(self, lost: asyncio.Event) -> asyncpg.Connection:
        while True:
            try:
                return await self._connect(lost)
            except OSError:
                await asyncio.sleep(_PAUSE_SECONDS)

    async def _connect(self, lost: asyncio.Event) -> asyncpg.Connection:
        import asyncpg

        connection = await connect_postgres(self._url)
        connection.add_termination_listener(lambda _: lost.set())
        try:
            for channel in self._hearers:
                await connection.add_listener(channel, self._hear)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            connection.terminate()
            raise ConnectionError(str(error)) from error
        return connection

    def _hear(self, _connection: object, _process: int, channel: str, line: str) -> None:
        table, _, number = line.rpartition(" ")
        self._hearers[channel](table, int(number))
