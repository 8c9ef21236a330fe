"""The heartbeat of a process, in the database, so that everybody can tell when no process was running.

A beat that comes much too late means that the process was suspended, for instance because somebody closed the
laptop, or that nothing could be written. Nobody could play during that time. If no other process was running
either, it was an outage, and it doesn't count against the players' clocks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from steeple.errors import StoreError
from steeple.server.store.processes import OUTAGE_AFTER
from steeple.server.store.store import Store
from steeple.server.wall_clock import now, set_behind

BEAT_SECONDS = 2.0
"""How long to wait between beats. Each one is a disk write, and five seconds without any are an outage."""

_BEATS_PER_TIME_CHECK = 30
"""How many beats pass before the database is asked for its time again."""


class Heartbeat:
    """Says that a process is running, and notices when it wasn't."""

    def __init__(self, process: str, store: Store, on_outage: Callable[[], None]) -> None:
        """`on_outage`: called when an outage has been found."""
        self.outages: list[tuple[int, int]] = []
        """All outages. It stays the same list, because tables keep a reference to it."""
        self._process = process
        self._store = store
        self._on_outage = on_outage
        self._beaten: int | None = None
        self._failure: StoreError | None = None
        self._beats = 0
        self._lock = asyncio.Lock()

    async def beat(self) -> None:
        """Say that the process is running. If that is late, look for an outage first. Raises StoreError."""
        async with self._lock:
            try:
                await self._beat()
            except StoreError as error:
                self._failure = error
                raise
            self._failure = None

    def raise_failure(self) -> None:
        """Raises StoreError while beats can't be written, for instance because the disk is full."""
        if self._failure is not None:
            raise StoreError(
                "nothing can be written to the database: is the disk full? The log says why"
            ) from self._failure

    async def _beat(self) -> None:
        if self._beats % _BEATS_PER_TIME_CHECK == 0:
            await self._set_time()
        at = now()
        if self._beaten is None or at - self._beaten > OUTAGE_AFTER:
            await self._look_for_outage(at)
        await self._store.beat(self._process, at)
        self._beaten = at
        self._beats += 1

    async def check_for_outage(self) -> None:
        """Call this before time is counted, so that an outage that has just ended is known.

        Raises StoreError.
        """
        if self._beaten is None or now() - self._beaten > OUTAGE_AFTER:
            await self.beat()

    async def _set_time(self) -> None:
        behind = await self._store.time_behind()
        if behind is not None:
            set_behind(behind)

    async def _look_for_outage(self, at: int) -> None:
        await self._store.note_outage(at)
        known = await self._store.outages()
        is_news = len(known) > len(self.outages)
        self.outages[:] = known
        if is_news:
            self._on_outage()


class SilentHeartbeat(Heartbeat):
    """For a process that serves nobody, such as `steeple admin`: it knows the outages, and never beats."""

    def __init__(self, store: Store) -> None:
        super().__init__("", store, lambda: None)

    async def check_for_outage(self) -> None:
        self.outages[:] = await self._store.outages()
