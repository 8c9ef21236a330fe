"""A server process: everything it holds from start to stop."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any

from steeple.errors import Refused
from steeple.kernel.cores import available_cores
from steeple.server.admin.audit_watch import LOOK_SECONDS, AuditWatch
from steeple.server.admin.retention import RETIRE_SECONDS, Retention
from steeple.server.admin.sanctions import Sanctions
from steeple.server.alerts.alerts import ROUND_SECONDS as ALERT_SECONDS
from steeple.server.alerts.alerts import Alerts
from steeple.server.alerts.outbound import Outbound
from steeple.server.alerts.push import PUSH_KEY
from steeple.server.bots.compile_ahead import CompileAhead
from steeple.server.bots.hints import Hints
from steeple.server.bots.scheduler import ROUND_SECONDS, SWEEP_SECONDS, Scheduler
from steeple.server.bots.thinking import Bots, QueueLimits
from steeple.server.http.cookies import COOKIE_KEY, Cookies
from steeple.server.http.rate_limits import Limits, Shares
from steeple.server.metrics import Metrics
from steeple.server.protocol.messages import Closing
from steeple.server.seeds import SeedSource
from steeple.server.settings import Settings
from steeple.server.store.heartbeat import BEAT_SECONDS, Heartbeat
from steeple.server.store.quotas import Quota
from steeple.server.store.store import Store
from steeple.server.tables.chat import tell_new_chats
from steeple.server.tables.live import LiveTable
from steeple.server.tables.opening import Opening
from steeple.server.tables.registry import Tables
from steeple.server.tables.replays import Replays
from steeple.server.tasks import Tasks
from steeple.server.wall_clock import now

if TYPE_CHECKING:
    from steeple.server.http.socket import Socket

_LOG = logging.getLogger(__name__)

POLICY = 1008
"""The WebSocket code for a connection that may not go on."""

_WATCH_SECONDS = 3.0
_WIPE_SECONDS = 2.0


class Process:
    """One process that serves tables. Others may serve the same ones from the same database."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        watch: AuditWatch,
        cookies: Cookies,
        push_secret: str,
    ) -> None:
        self.settings = settings
        self.store = store
        # With SQLite there is no other process: a new one has the leases of the last one at once.
        self.id = f"{os.getpid()}-{secrets.token_hex(4)}" if store.is_shared else "alone"
        self.metrics = Metrics()
        self.limits = Limits(settings.limits, tables_here=settings.tables_per_address)
        quota = Quota(settings.tables_per_person, settings.tables_at_once) if settings.limits else None
        self.seeds = SeedSource(settings.seed)
        limits = QueueLimits(settings.thoughts_per_person, settings.thoughts_at_once)
        self.bots = Bots(available_cores(), limits, self.metrics, self.seeds)
        self.hints = Hints(self.bots)
        self.compile_ahead = CompileAhead()
        self.scheduler = Scheduler(self.id, store, self.bots, self.compile_ahead, settings.bot_pause / 1000)
        self.heartbeat = Heartbeat(self.id, store, self._tell_clocks)
        self.alerts = Alerts(store, push_secret, self.limits, Outbound())
        self.tables = Tables(store, self.metrics, self.heartbeat, self._on_change)
        self.opening = Opening(store, self.tables, self.seeds, quota)
        self.replays = Replays()
        self.tasks = Tasks()
        self.sanctions = watch.sanctions
        self.cookies = cookies
        self.sockets: set[Socket] = set()
        self._watch = watch
        self._by_person = Shares(settings.sockets_per_person if settings.limits else None)
        self._by_address = Shares(settings.connections_per_address if settings.limits else None)
        self._background: set[asyncio.Task[None]] = set()

    @classmethod
    @asynccontextmanager
    async def running(cls, settings: Settings) -> AsyncIterator[Process]:
        """A process at work. Raises StoreError."""
        store = await Store.open(settings.database)
        try:
            watch = await AuditWatch.open(store, Sanctions())
            cookies = Cookies(await store.secret(COOKIE_KEY), settings.behind_tls)
            process = cls(settings, store, watch, cookies, await store.secret(PUSH_KEY))
            await process.heartbeat.beat()
            await store.listen(process.on_step, process.on_chat, process.on_gap, process.on_rewritten)
            async with process._at_work():
                yield process
        finally:
            await store.close()

    @asynccontextmanager
    async def _at_work(self) -> AsyncIterator[None]:
        self.tasks.begin("heartbeat", self.heartbeat.beat, BEAT_SECONDS)
        self.tasks.begin("tables", lambda: self.scheduler.go_round(self.tables), ROUND_SECONDS)
        self.tasks.begin("sweep", lambda: self.scheduler.sweep(self.tables), SWEEP_SECONDS)
        self.tasks.begin("people", self._watch_people, _WATCH_SECONDS)
        self.tasks.begin("operators", self.follow_audit_log, LOOK_SECONDS)
        self.tasks.begin("alerts", lambda: self.alerts.go_round(self.tables), ALERT_SECONDS)
        self.tasks.begin("wiping", self.store.wipe_rest, _WIPE_SECONDS)
        if self.settings.retention_days:
            self.tasks.begin(
                "retention", Retention(self.store, self.settings.retention_days).go_on, RETIRE_SECONDS
            )
        self.compile_ahead.begin()
        try:
            yield
        finally:
            await self.tasks.close()
            await self.alerts.close()
            await self.hints.close()
            await self.scheduler.close()
            await asyncio.gather(*self._background, return_exceptions=True)
            await self.compile_ahead.close()
            await asyncio.to_thread(self.bots.close)
            await asyncio.to_thread(self.replays.close)

    @contextmanager
    def counting(self, socket: Socket) -> Iterator[None]:
        """Count a connection while it is open.

        Raises Refused if its person or address has too many, or is banned.
        """
        with ExitStack() as taken:
            for shares, who in ((self._by_address, socket.address), (self._by_person, socket.person)):
                if who is not None:
                    if not shares.take(who):
                        raise Refused(
                            "you have too many tables open: close some", code="too-many-connections"
                        )
                    taken.callback(shares.give_back, who)
            self.sockets.add(socket)
            taken.callback(self.sockets.discard, socket)
            self._check_ban(socket)  # a ban may have come while the connection was being opened
            with self.metrics.sockets.track_inprogress():
                yield

    def tell_closing(self) -> None:
        """Tell everybody that the server is stopping."""
        for socket in list(self.sockets):
            socket.tell(Closing())

    def end_sockets(self, is_over: Callable[[Socket], bool]) -> None:
        """Close the connections of people who have signed out."""
        for socket in [socket for socket in self.sockets if is_over(socket)]:
            socket.drop(POLICY, "signed out")

    def _tell_clocks(self) -> None:
        for table in self.tables:
            table.tell_clocks()

    async def follow_audit_log(self) -> None:
        """Apply what operators have done since the last time. Raises StoreError."""
        await self._watch.catch_up(self)

    def is_banned(self, socket: Socket) -> bool:
        """Whether a connection comes from an address, or a person, that's banned."""
        try:
            self._check_ban(socket)
        except Refused:
            return True
        return False

    def _check_ban(self, socket: Socket) -> None:
        at = now()
        self.sanctions.check_address(socket.host, at)
        if socket.person is not None:
            self.sanctions.check_person(socket.person, at)

    async def _watch_people(self) -> None:
        """Close the connections of people who have signed out through another process."""
        sessions = {socket.session for socket in self.sockets if socket.session is not None}
        ended = sessions - await self.store.living_sessions(list(sessions))
        self.end_sockets(lambda socket: socket.session in ended)
        old = {
            socket.who.id: socket.who.epoch
            for socket in self.sockets
            if socket.who and socket.session is None
        }
        if old:  # they came with cookies of release 0.1
            epochs = await self.store.epochs(list(old))
            gone = {person for person, epoch in old.items() if epochs.get(person) != epoch}
            self.end_sockets(lambda socket: socket.session is None and socket.person in gone)

    # --- News ---

    def _on_change(self, table: LiveTable) -> None:
        """Something happened at a table."""
        self.scheduler.on_change(table)
        self.alerts.on_change(table)

    def on_arrival(self, table: LiveTable, person: str | None) -> None:
        """Somebody has come to a table."""
        self.scheduler.on_arrival(table)
        self.alerts.on_arrival(table, person)

    def on_step(self, id: str, number: int) -> None:
        """A step was written, here or elsewhere."""
        self.scheduler.on_news(id)
        table = self.tables.live(id)
        if table is not None and table.last_number < number:
            self._run_in_background(table.catch_up())

    def on_chat(self, id: str, number: int) -> None:
        """Something was said, here or elsewhere."""
        table = self.tables.live(id)
        if table is not None and table.last_chat < number:
            self._run_in_background(tell_new_chats(self.store, table, number))

    def on_rewritten(self, id: str, _: int = 0) -> None:
        """Somebody's name was removed from a table's log."""
        self.scheduler.on_news(id)
        if table := self.tables.live(id):
            table.mark_stale()
            self._run_in_background(table.dismiss_departed())

    def on_gap(self) -> None:
        """News may have been missed."""
        for table in self.tables:
            table.mark_stale()
            self._run_in_background(table.catch_up())

    def _run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._log_failure)

    def _log_failure(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and (error := task.exception()):
            _LOG.error("news from another process could not be told", exc_info=error)
