"""The live tables of a process. Other tables are rebuilt from the store when somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator

from steeple.errors import UnreadableTable
from steeple.server.metrics import Metrics
from steeple.server.protocol import messages
from steeple.server.store.heartbeat import Heartbeat
from steeple.server.store.store import Store
from steeple.server.tables.live import LiveTable, TableContext, no_such_table
from steeple.server.tables.narration import problem_of

LOG = logging.getLogger(__name__)

IDLE_SECONDS = 60.0
"""A table that nobody has used for this long, and that has nothing to do, is dropped from memory."""


TRY_AGAIN_SECONDS = 60.0
"""How long a table that couldn't be read is left alone, before we look whether it has been repaired."""


class Tables:
    """Live tables by id."""

    def __init__(
        self, store: Store, metrics: Metrics, heartbeat: Heartbeat, on_change: Callable[[LiveTable], None]
    ) -> None:
        self._context = TableContext(store, metrics, heartbeat, on_change, self._set_aside)
        self._unreadable: dict[str, float] = {}
        """The tables that couldn't be read, and when to try again (monotonic seconds)."""
        self._live: dict[str, LiveTable] = {}
        self._reading: dict[str, asyncio.Task[LiveTable]] = {}

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._live.values()))

    def live(self, id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._live.get(id)

    async def get(self, id: str) -> LiveTable:
        """The table, rebuilt if necessary. Raises Refused, UnreadableTable, StoreError."""
        if table := self._live.get(id):
            table.last_used = time.monotonic()
            return table
        if not id.isprintable():  # no table is called that, and PostgreSQL can't be asked for a NUL
            raise no_such_table()
        if self._unreadable.get(id, 0.0) > time.monotonic():
            raise UnreadableTable
        if id not in self._reading:
            self._reading[id] = asyncio.create_task(self._read(id), name=f"reading table {id}")
            self._reading[id].add_done_callback(lambda _: self._reading.pop(id, None))
        return await asyncio.shield(self._reading[id])

    async def _read(self, id: str) -> LiveTable:
        table = LiveTable(id, self._context)
        async with table.lock:
            if not await table.rebuild():
                raise no_such_table()
        if self._unreadable.pop(id, None) is not None:
            LOG.info("table %s can be read again", id)
            self._context.metrics.unreadable.set(len(self._unreadable))
        self._live[id] = table
        self._context.metrics.tables.set(len(self._live))
        await table.follow_up()
        await table.dismiss_departed()
        return table

    def _set_aside(self, table: LiveTable, error: UnreadableTable) -> None:
        """A table can't be read: log it once, and tell everybody who watches."""
        if table.id not in self._unreadable:
            LOG.error("table %s can't be read", table.id, exc_info=error.__cause__)
        self._unreadable[table.id] = time.monotonic() + TRY_AGAIN_SECONDS
        if self._live.get(table.id) is table:
            del self._live[table.id]
        self._context.metrics.unreadable.set(len(self._unreadable))
        table.tell(messages.RequestRefused(request=None, problem=problem_of(error)))

    def forget(self, id: str) -> LiveTable | None:
        """Remove a table that has been deleted from memory; the table, if it was there."""
        self._unreadable.pop(id, None)
        return self._live.pop(id, None)

    def drop_idle(self, is_busy: Callable[[LiveTable], bool]) -> None:
        """Drop from memory the tables that nobody needs."""
        before = time.monotonic() - IDLE_SECONDS
        for id, table in list(self._live.items()):
            if (
                not table.listeners
                and table.last_used < before
                and not table.lock.locked()
                and not is_busy(table)
            ):
                del self._live[id]
        self._context.metrics.tables.set(len(self._live))
