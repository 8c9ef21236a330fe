"""The scheduler of a process: lets bots decide and clocks run out at the tables whose lease the process has.

A process asks for a lease only when there is something to do, and gives it up by not renewing it. When a
process dies, another takes the table over: one that has it in memory, or that sweeps through all tables being
played.

Bots think only where somebody waits for them: a person who plays, or somebody who watches. What fails at one
table is logged and told there, and doesn't affect other tables.
"""

from __future__ import annotations

import asyncio
import math
import threading
import time
from contextlib import suppress
from dataclasses import dataclass

from steeple.errors import Refused, StoreError, UnreadableTable
from steeple.server.bots.compile_ahead import CompileAhead
from steeple.server.bots.failures import Failures
from steeple.server.bots.thinking import Bots, pace_of
from steeple.server.protocol import messages
from steeple.server.store.store import Store
from steeple.server.tables import commands
from steeple.server.tables.live import LiveTable
from steeple.server.tables.registry import TRY_AGAIN_SECONDS, Tables
from steeple.server.wall_clock import now

LEASE = 10_000
RENEW = 5_000
"""Milliseconds that a lease lasts, and that are left when it is renewed."""

ROUND_SECONDS = 0.5
SWEEP_SECONDS = 3.0
MOST_SWEPT = 50
"""The most tables that one sweep reads."""


@dataclass(frozen=True)
class BotTask:
    """A bot at work: the step it thinks about, its task, and the event that stops it."""

    number: int
    task: asyncio.Task[None]
    cancel: threading.Event

    def stop(self) -> None:
        """Stop soon. A task that is writing its decision is left alone."""
        self.cancel.set()
        if self.task is not asyncio.current_task():
            self.task.cancel()


class Scheduler:
    """Looks after all live tables of a process."""

    def __init__(
        self, process: str, store: Store, bots: Bots, compile_ahead: CompileAhead, pause: float
    ) -> None:
        """`pause`: the least time, in seconds, that the weakest bot takes, so that people can follow."""
        self.process = process
        self.store = store
        self.bots = bots
        self.compile_ahead = compile_ahead
        self.pause = pause
        self.failures = Failures()
        self._leases: dict[str, int] = {}
        self._bot_tasks: dict[str, BotTask] = {}
        self._asleep: dict[str, float] = {}
        """When a table that isn't in memory will next have something to do."""

    # --- What happens at tables ---

    def on_change(self, table: LiveTable) -> None:
        """Something happened at a table: stop a bot that is thinking about the old state, and start the
        next one.
        """
        self._asleep.pop(table.id, None)
        number = table.state.number
        bot_task = self._bot_tasks.get(table.id)
        if bot_task is not None and bot_task.number != number:
            bot_task.stop()
            bot_task = None
        if bot_task is None and awaits_bot(table) and not self.failures.keep_waiting(table):
            cancel = threading.Event()
            task = asyncio.create_task(self._let_bot_act(table, number, cancel), name=f"bot at {table.id}")
            self._bot_tasks[table.id] = BotTask(number, task, cancel)
            task.add_done_callback(lambda done: self._forget(table, done))

    def on_arrival(self, table: LiveTable) -> None:
        """Somebody has come to watch: bots that waited for that go on, and failures are told."""
        self.failures.tell(table)
        self.failures.retry(table)
        if not table.lock.locked():  # otherwise what is happening there leads to `on_change` anyway
            self.on_change(table)

    def on_news(self, id: str) -> None:
        """Something happened at a table that may not be in memory."""
        self._asleep.pop(id, None)

    def is_busy(self, table: LiveTable) -> bool:
        """Whether a bot thinks for a table."""
        return table.id in self._bot_tasks

    def _forget(self, table: LiveTable, done: asyncio.Task[None]) -> None:
        if table.id in self._bot_tasks and self._bot_tasks[table.id].task is done:
            del self._bot_tasks[table.id]
        if not done.cancelled() and (error := done.exception()) and not is_no_answer(error):
            self.failures.note(table, error)

    async def _let_bot_act(self, table: LiveTable, number: int, cancel: threading.Event) -> None:
        # Something else happened meanwhile, too many bots wait, or the table has been set aside.
        with suppress(Refused):
            if not await self._has_lease(table.id):
                return
            started = time.monotonic()
            async with table.lock:
                state = table.state
                bot, seat, match = state.bot_to_act, state.to_act, state.match
                if state.number != number or bot is None or seat is None or match is None:
                    return
                self._tell_thinking(table, seat)
                deciding = self.bots.decide(bot, match, cancel, table.data.host)
            decision = await deciding
            least = self.pause * pace_of(bot)
            await asyncio.sleep(max(0.0, least - (time.monotonic() - started)))
            if cancel.is_set() or not await self._has_lease(table.id):
                return
            await table.carry_out(commands.bot_act(number, match.game.action_text(decision.action)))

    def _tell_thinking(self, table: LiveTable, seat: int) -> None:
        is_compiling, progress = self.compile_ahead.is_compiling, self.compile_ahead.progress
        table.tell(
            messages.Thinking(
                seat=seat, is_compiling=is_compiling, progress=progress if is_compiling else None
            )
        )

    async def _has_lease(self, id: str) -> bool:
        at = now()
        if self._leases.get(id, 0) - at < RENEW:
            if not await self.store.take_lease(id, self.process, at, at + LEASE):
                self._leases.pop(id, None)
                return False
            self._leases[id] = at + LEASE
        return True

    # --- Rounds ---

    async def go_round(self, tables: Tables) -> None:
        """Look after every table in memory."""
        at = now()
        self._leases = {id: until for id, until in self._leases.items() if until > at}
        for table in tables:
            if (
                self.compile_ahead.is_compiling
                and table.id in self._bot_tasks
                and table.state.to_act is not None
            ):
                self._tell_thinking(table, table.state.to_act)
            if not table.lock.locked():
                await self._look_at(table)
        tables.drop_idle(self.is_busy)

    async def _look_at(self, table: LiveTable) -> None:
        """Look after one table. Errors are noted as its failure, unless the database doesn't answer."""
        try:
            clocks = table.state.clocks
            if table.is_stale or commands.follow_up(table.state):  # what had to follow could not be written
                await table.follow_up()
            elif clocks.running is not None and clocks.has_run_out(now()):
                await self._flag(table, clocks.running)
            elif table.id not in self._bot_tasks:
                self.on_change(table)
            elif not awaits_bot(table):
                self._bot_tasks[table.id].stop()
        except Exception as error:
            if is_no_answer(error):
                raise
            self.failures.note(table, error)

    async def _flag(self, table: LiveTable, seat: int) -> None:
        if not self.failures.keep_waiting(table) and await self._has_lease(table.id):
            with suppress(Refused):
                await table.carry_out(commands.flag(seat, now()))

    async def sweep(self, tables: Tables) -> None:
        """Wake tables that people play at, that aren't in memory, and that have something to do."""
        at, count = now(), 0
        for id in await self.store.tables_with_people(at):
            if tables.live(id) or self._asleep.get(id, 0) > at:
                continue
            count += 1
            if count > MOST_SWEPT:
                break
            try:
                table = await tables.get(id)
            except UnreadableTable:  # which has been logged
                self._asleep[id] = at + 1000 * TRY_AGAIN_SECONDS
            except Refused:  # it is gone
                continue
            else:
                self._asleep[id] = self._wakes_at(table, at)

    def _wakes_at(self, table: LiveTable, at: int) -> float:
        """When a table that is dropped from memory will have something to do."""
        state, failure = table.state, self.failures.of(table)
        if awaits_bot(table) and not (failure and failure.is_over):
            return 0.0
        left = state.clocks.left_at(state.clocks.running, at) if state.clocks.running is not None else None
        return math.inf if left is None else at + left

    async def close(self) -> None:
        """Stop everything under way, and let other processes have the tables."""
        bot_tasks = list(self._bot_tasks.values())
        for bot_task in bot_tasks:
            bot_task.stop()
        await asyncio.gather(*(bot_task.task for bot_task in bot_tasks), return_exceptions=True)
        await self.store.drop_leases(self.process)


def awaits_bot(table: LiveTable) -> bool:
    """Whether a bot is to act and somebody waits for it: somebody who watches, or a person who plays.

    When bots play for everybody, nobody waits, and the game goes on when somebody comes to watch.
    """
    state = table.state
    return state.bot_to_act is not None and (
        bool(table.listeners) or any(seat.is_person for seat in state.seats)
    )


def is_no_answer(error: BaseException) -> bool:
    """Whether the database fails, and not the work itself."""
    return isinstance(error, StoreError) and error.code == StoreError.code
