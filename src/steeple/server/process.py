"""A server process: all that it holds from its start to its stop."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from steeple.kernel.cores import available_cores
from steeple.server.bots import Bots, Room
from steeple.server.chance import Chance
from steeple.server.heart import BEAT_SECONDS, Heart
from steeple.server.hints import Hints
from steeple.server.keeper import ROUND_SECONDS, SWEEP_SECONDS, Keeper
from steeple.server.limits import Limits
from steeple.server.messages import Closing
from steeple.server.metrics import Metrics
from steeple.server.quotas import Quota
from steeple.server.settings import Settings
from steeple.server.store import Store
from steeple.server.tables import Tables
from steeple.server.talk import hear
from steeple.server.tasks import Tasks
from steeple.server.warm import Warmth

if TYPE_CHECKING:
    from steeple.server.socket import Socket

_LOG = logging.getLogger(__name__)

POLICY = 1008
"""The code with which a WebSocket is closed that may not go on."""

_WATCH_SECONDS = 3.0


class Process:
    """One process that serves tables. Others may serve the same ones from the same database."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        # With SQLite there is no other process: a new one has the leases of the last one at once.
        self.id = f"{os.getpid()}-{secrets.token_hex(4)}" if store.is_shared else "alone"
        self.metrics = Metrics()
        self.limits = Limits(settings.limits, tables_here=settings.tables_per_address)
        self.quota = Quota(settings.tables_per_person, settings.tables_at_once) if settings.limits else None
        self.chance = Chance(settings.seed)
        room = Room(settings.thoughts_per_person, settings.thoughts_at_once)
        self.bots = Bots(available_cores(), room, self.metrics, self.chance)
        self.hints = Hints(self.bots)
        self.warmth = Warmth()
        self.keeper = Keeper(self.id, store, self.bots, self.warmth, settings.bot_pause / 1000)
        self.heart = Heart(self.id, store, self._tell_clocks)
        self.tables = Tables(store, self.metrics, self.heart, self.keeper.on_change)
        self.tasks = Tasks()
        self.sockets: set[Socket] = set()
        self._errands: set[asyncio.Task[None]] = set()

    @classmethod
    @asynccontextmanager
    async def running(cls, settings: Settings) -> AsyncIterator[Process]:
        """A process at work. Raises StoreError."""
        store = await Store.open(settings.database)
        try:
            process = cls(settings, store)
            await process.heart.beat()
            await store.listen(process.hear_of_step, process.hear_of_chat, process.hear_of_gap)
            async with process._at_work():
                yield process
        finally:
            await store.close()

    @asynccontextmanager
    async def _at_work(self) -> AsyncIterator[None]:
        self.tasks.begin("heart", self.heart.beat, BEAT_SECONDS)
        self.tasks.begin("tables", lambda: self.keeper.go_round(self.tables), ROUND_SECONDS)
        self.tasks.begin("sweep", lambda: self.keeper.sweep(self.tables), SWEEP_SECONDS)
        self.tasks.begin("people", self._watch_people, _WATCH_SECONDS)
        self.warmth.begin()
        try:
            yield
        finally:
            await self.tasks.close()
            await self.hints.close()
            await self.keeper.close()
            await asyncio.gather(*self._errands, return_exceptions=True)
            await self.warmth.close()
            await asyncio.to_thread(self.bots.close)

    def say_closing(self) -> None:
        """Tell everybody that the server stops."""
        for socket in list(self.sockets):
            socket.tell(Closing())

    def dismiss(self, person: str) -> None:
        """A person has signed out everywhere, or is to be forgotten: their connections end, and their name is read again."""
        for socket in [socket for socket in self.sockets if socket.person == person]:
            socket.drop(POLICY, "signed out")
        for table in self.tables:
            if table.state.seats_of(person):
                table.doubt()

    def _tell_clocks(self) -> None:
        for table in self.tables:
            table.tell_clocks()

    async def _watch_people(self) -> None:
        """Look whether whoever is connected has signed out through another process."""
        known = {socket.who.id: socket.who.epoch for socket in self.sockets if socket.who is not None}
        now_known = await self.store.epochs(list(known))
        for person, epoch in known.items():
            if now_known.get(person) != epoch:
                self.dismiss(person)

    # --- News from other processes ---

    def hear_of_step(self, id: str, number: int) -> None:
        """A step was written, here or elsewhere."""
        self.keeper.on_news(id)
        table = self.tables.live(id)
        if table is not None and table.state.number < number:
            self._send_for(table.catch_up())

    def hear_of_chat(self, id: str, number: int) -> None:
        """Something was said, here or elsewhere."""
        table = self.tables.live(id)
        if table is not None and table.last_chat < number:
            self._send_for(hear(self.store, table, number))

    def hear_of_gap(self) -> None:
        """News may have been missed."""
        for table in self.tables:
            self._send_for(table.catch_up())

    def _send_for(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._note_errand)

    def _note_errand(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and (error := task.exception()):
            _LOG.error("news from another process could not be told", exc_info=error)
