"""The keeper of a process: lets bots decide and clocks run out at the tables whose lease the process has.

A lease is asked for only when there is something to do, and given up by not renewing it: when a process dies, another one
that has the table in memory, or that sweeps through all tables being played, takes it over.
"""

from __future__ import annotations

import asyncio
import logging
import math
import threading
import time
from contextlib import suppress

from steeple.errors import Refused, SteepleError
from steeple.server import messages, wishes
from steeple.server.bots import Bots
from steeple.server.live import LiveTable
from steeple.server.moments import now
from steeple.server.store import Store
from steeple.server.tables import Tables
from steeple.server.warm import Warmth

LOG = logging.getLogger(__name__)

LEASE = 10_000
RENEW = 5_000
"""Milliseconds for which a lease is taken, and of it left when it is taken again."""

ROUND_SECONDS = 0.5
SWEEP_SECONDS = 3.0
MOST_SWEPT = 50
"""Tables that a sweep reads at most."""


class Keeper:
    """Looks after all tables of a process."""

    def __init__(self, process: str, store: Store, bots: Bots, warmth: Warmth, pause: float) -> None:
        """`pause`: seconds that a bot takes at least, so that people can follow."""
        self.process = process
        self.store = store
        self.bots = bots
        self.warmth = warmth
        self.pause = pause
        self._leases: dict[str, int] = {}
        self._thoughts: dict[str, tuple[int, asyncio.Task[None], threading.Event]] = {}
        self._asleep: dict[str, float] = {}
        """When a table that is not in memory will next have something to do."""

    # --- What happens at tables ---

    def on_change(self, table: LiveTable) -> None:
        """Something happened at a table: whoever thinks about what was before stops, and the bot to act begins."""
        self._asleep.pop(table.id, None)
        number = table.state.number
        thought = self._thoughts.get(table.id)
        if thought is not None and thought[0] != number:
            thought[2].set()
            thought = None
        if thought is None and table.state.bot_to_act is not None:
            cancel = threading.Event()
            task = asyncio.create_task(self._let_bot_act(table, number, cancel), name=f"bot at {table.id}")
            self._thoughts[table.id] = number, task, cancel
            task.add_done_callback(lambda done: self._forget(table.id, done))

    def on_news(self, id: str) -> None:
        """Something happened at a table that may not be in memory."""
        self._asleep.pop(id, None)

    def is_busy(self, table: LiveTable) -> bool:
        """Whether a bot thinks for a table."""
        return table.id in self._thoughts

    def _forget(self, id: str, done: asyncio.Task[None]) -> None:
        if id in self._thoughts and self._thoughts[id][1] is done:
            del self._thoughts[id]
        if not done.cancelled() and (error := done.exception()):
            LOG.error("a bot at table %s could not decide", id, exc_info=error)

    async def _let_bot_act(self, table: LiveTable, number: int, cancel: threading.Event) -> None:
        if not await self._has_lease(table.id):
            return  # the next round tries again
        started = time.monotonic()
        async with table.lock:
            state = table.state
            bot, seat, match = state.bot_to_act, state.to_act, state.match
            if state.number != number or bot is None or seat is None or match is None:
                return
            self._tell_thinking(table, seat)
            deciding = self.bots.decide(bot, match, cancel)
        decision = await deciding
        await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - started)))
        if cancel.is_set() or not await self._has_lease(table.id):
            return
        with suppress(Refused):  # something else happened in the meantime
            await table.carry_out(wishes.bot_act(number, match.game.action_text(decision.action)))

    def _tell_thinking(self, table: LiveTable, seat: int) -> None:
        is_compiling, progress = self.warmth.is_compiling, self.warmth.progress
        table.tell(messages.Thinking(seat=seat, is_compiling=is_compiling, progress=progress if is_compiling else None))

    async def _has_lease(self, id: str) -> bool:
        at = now()
        if self._leases.get(id, 0) - at < RENEW:
            if not await self.store.take_lease(id, self.process, at, at + LEASE):
                self._leases.pop(id, None)
                return False
            self._leases[id] = at + LEASE
        return True

    # --- Rounds ---

    async def keep(self, tables: Tables) -> None:
        """Go round until cancelled."""
        swept = 0.0
        while True:
            try:
                await self._go_round(tables)
                if time.monotonic() - swept > SWEEP_SECONDS:
                    swept = time.monotonic()
                    await self._sweep(tables)
            except SteepleError as error:
                LOG.warning("a round of the keeper failed: %s", error)
            await asyncio.sleep(ROUND_SECONDS)

    async def _go_round(self, tables: Tables) -> None:
        at = now()
        self._leases = {id: until for id, until in self._leases.items() if until > at}
        for table in tables:
            if self.warmth.is_compiling and table.id in self._thoughts and table.state.to_act is not None:
                self._tell_thinking(table, table.state.to_act)
            if table.lock.locked():
                continue
            await self._look_at(table)
        tables.drop_idle(self.is_busy)

    async def _look_at(self, table: LiveTable) -> None:
        clocks = table.state.clocks
        if clocks.running is not None and clocks.has_run_out(now()) and await self._has_lease(table.id):
            with suppress(Refused):
                await table.carry_out(wishes.flag(clocks.running, now()))
        elif table.state.bot_to_act is not None and table.id not in self._thoughts:
            self.on_change(table)

    async def _sweep(self, tables: Tables) -> None:
        """Wake tables that are being played, not in memory, and have something to do."""
        at, count = now(), 0
        for id in await self.store.playing_tables(at):
            if tables.live(id) or self._asleep.get(id, 0) > at:
                continue
            count += 1
            if count > MOST_SWEPT:
                break
            table = await tables.get(id)
            state = table.state
            if state.bot_to_act is None:
                left = state.clocks.left_at(state.clocks.running, at) if state.clocks.running is not None else None
                self._asleep[id] = math.inf if left is None else at + left

    async def close(self) -> None:
        """Stop all that is under way, and let others have the tables."""
        for _, task, cancel in list(self._thoughts.values()):
            cancel.set()
            task.cancel()
        await asyncio.gather(*(task for _, task, _ in self._thoughts.values()), return_exceptions=True)
        await self.store.drop_leases(self.process)
