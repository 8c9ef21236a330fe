"""How a running server learns what operators did, by `steeple admin` or in another process: from the audit
log.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from steeple.errors import SteepleError
from steeple.server.admin.audit import PERSON_ACTIONS, AuditLine, last_line, lines_after
from steeple.server.admin.sanctions import Sanctions, list_sanctions
from steeple.server.http.cookies import COOKIE_KEY
from steeple.server.protocol import messages
from steeple.server.store.store import Store
from steeple.server.tables.live import no_such_table
from steeple.server.tables.narration import problem_of
from steeple.server.wall_clock import now

if TYPE_CHECKING:
    from steeple.server.process import Process

_LOG = logging.getLogger(__name__)

LOOK_SECONDS = 1.0
"""How often the log is read. What this process's own operators do takes effect at once."""

_SIGNED_OUT = ("grant", "ban", "end-sessions", "reset-password", "retire-guest")
_SANCTIONS = ("ban", "unban", "mute", "unmute", "ban-address", "unban-address")
_STEPS = ("close-table", "unseat")
_GONE = ("delete-table", "retire-table")
_DELETIONS = (*_GONE, "retire-guest")


class AuditWatch:
    """Follows the audit log for a process."""

    def __init__(self, store: Store, sanctions: Sanctions, seen: int) -> None:
        self._store = store
        self.sanctions = sanctions
        self._seen = seen
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, store: Store, sanctions: Sanctions) -> AuditWatch:
        """Once this has returned, bans are in force and no line is missed. Raises StoreError."""
        watch = cls(store, sanctions, await store.query(last_line))
        await watch._read_sanctions()
        return watch

    async def catch_up(self, process: Process) -> None:
        """Apply what was done since the last time. Raises StoreError."""
        async with self._lock:
            lines = await self._store.query(lambda connection: lines_after(connection, self._seen))
            for line in lines:
                await self._apply(process, line)
                self._seen = line.id
            if any(line.action in _DELETIONS for line in lines):
                await self._store.wipe_log()

    async def _apply(self, process: Process, line: AuditLine) -> None:
        if line.action in _SANCTIONS:
            await self._read_sanctions()
        if line.action in PERSON_ACTIONS:
            self._store.forget_person(line.subject)
        if line.action == "retire-guest":
            self._read_tables_again(process, line.subject)
        if line.action in _SIGNED_OUT:
            process.end_sockets(lambda socket: socket.person == line.subject)
        elif line.action == "ban-address":
            process.end_sockets(process.is_banned)
        elif line.action == "rotate-key":
            process.cookies.change_key(await self._store.secret(COOKIE_KEY))
        elif line.action in _STEPS:
            await self._catch_up(process, line.subject)
        elif line.action in _GONE:
            await self._drop_table(process, line.subject)

    async def _read_sanctions(self) -> None:
        at = now()
        self.sanctions.take(await self._store.query(lambda connection: list_sanctions(connection, at)))

    def _read_tables_again(self, process: Process, person: str) -> None:
        """Somebody is gone: their name was removed from their tables' logs, and the substitute plays for
        them.
        """
        for table in process.tables:
            if table.state.seats_of(person):
                process.on_rewritten(table.id)

    async def _catch_up(self, process: Process, id: str) -> None:
        """Steps were written at a table."""
        process.scheduler.on_news(id)
        if table := process.tables.live(id):
            try:
                await table.catch_up()
            except SteepleError as error:  # it's read again when somebody asks for it
                _LOG.warning("table %s could not be read again: %s", id, error)

    async def _drop_table(self, process: Process, id: str) -> None:
        """A table is gone: everybody who watches is told."""
        if table := process.tables.forget(id):
            table.mark_stale()
            table.tell(messages.RequestRefused(request=None, problem=problem_of(no_such_table())))
