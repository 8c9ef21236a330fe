"""A live table: its state, the people watching, and the lock under which everything happens one after
another.

Every change goes the same way: it is judged against the state, written to the store, applied to the state,
and only then told to anybody. When another process was first, or when nobody knows whether a step got in, the
table is rebuilt from the store and the command is judged again.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Protocol

from steeple.errors import Refused, StoreError, UnreadableTable
from steeple.server.metrics import Metrics
from steeple.server.protocol import messages
from steeple.server.protocol.shapes import CLOCK, ClockView, Message
from steeple.server.store.heartbeat import Heartbeat
from steeple.server.store.rows import StepRow, TableData
from steeple.server.store.store import Store
from steeple.server.tables.commands import Command, depart, follow_up
from steeple.server.tables.encoding import encode_step, encode_welcome
from steeple.server.tables.listing import SEATING, change_by
from steeple.server.tables.log import TableLog
from steeple.server.tables.state import TableState
from steeple.server.tables.unreadable import reading
from steeple.server.tables.visibility import Snapshots
from steeple.server.wall_clock import now

MOST_LISTENERS = 500
MOST_LISTENERS_PER_ADDRESS = 100
"""Connections to one table in one process, in all and from one address.

Beyond that only people with a seat get in.
"""

PRESENCE_SECONDS = 1.0
"""The least time between two messages about who is connected.

A crowd coming and going would cause one each.
"""

_MOST_TRIES = 20
"""How often a command is judged again because others were faster."""


def no_such_table() -> Refused:
    """The refusal for a table that isn't there."""
    return Refused("there's no such table; check the link", code="no-such-table")


class Listener(Protocol):
    """Somebody watching. `send` never waits."""

    person: str | None
    address: str

    def send(self, text: str) -> None: ...


@dataclass(frozen=True)
class TableContext:
    """What all live tables of a process share."""

    store: Store
    metrics: Metrics
    heartbeat: Heartbeat
    """Asked before time is counted, so that an outage that has just ended is known."""
    on_change: Callable[[LiveTable], None]
    """Called after every step, and when a table has been rebuilt."""
    set_aside: Callable[[LiveTable, UnreadableTable], None]
    """Called for a table that turns out to be unreadable."""


class LiveTable:
    """One table, in memory as long as somebody watches or it has something to do."""

    def __init__(self, id: str, context: TableContext) -> None:
        self.id = id
        self.context = context
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self._presence_at = -math.inf
        self._presence_timer: asyncio.TimerHandle | None = None
        self.last_used = time.monotonic()
        self.last_told = 0
        """The last step that listeners have been told of."""
        self.last_chat = 0
        self.chat_requests: dict[str, int] = {}
        """The ids of recent chats, by the request that sent them."""
        self._state: TableState | None = None
        self._writing = 0
        """The number of the step that is being written; 0 when there is none."""
        self.is_stale = True
        """Whether the table has to be rebuilt before anybody sees it."""
        self.log = TableLog()

    @property
    def state(self) -> TableState:
        """The present state. Every step in it is durable."""
        assert self._state is not None, "a table is rebuilt before it is handed out"
        return self._state

    @property
    def data(self) -> TableData:
        return self.state.data

    @property
    def last_number(self) -> int:
        """The last step that this process knows of: it has applied it, or is writing it now."""
        return max(self.state.number, self._writing)

    # --- Rebuilding ---

    async def rebuild(self) -> bool:
        """Build the state from the store. False: there's no such table. The lock must be held.

        Raises UnreadableTable.
        """
        with suppress(StoreError):  # then nothing can be written either, and nobody's time runs out
            await self.context.heartbeat.check_for_outage()
        with self._reading():
            found = await self.context.store.load_table(self.id)
            if found is None:
                return False
            data, steps = found
            CLOCK.validate_python(data.clock)
            self.log.clear()
            state = TableState(data, self.context.heartbeat.outages)
            if self.last_told == 0:
                self.last_told = len(steps)
            for step in steps:
                self._apply(state, step)
        self._state, self.is_stale = state, False
        return True

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """If the table can't be read, it is set aside and listeners are told. Raises UnreadableTable."""
        try:
            with reading():
                yield
        except UnreadableTable as error:
            self.mark_stale()
            self.context.set_aside(self, error)
            raise

    async def catch_up(self) -> None:
        """Apply the steps that other processes have written."""
        async with self.lock:
            await self.context.heartbeat.check_for_outage()
            await self.ensure_current()
            with self._reading():
                for step in await self.context.store.steps_after(self.id, self.state.number):
                    self._apply(self.state, step)
            self.context.on_change(self)

    async def ensure_current(self) -> None:
        """Rebuild the table if it is stale. The lock must be held."""
        if self.is_stale and not await self.rebuild():
            raise no_such_table()

    def mark_stale(self) -> None:
        """Have the table rebuilt before anybody sees it."""
        self.is_stale = True

    def _apply(self, state: TableState, step: StepRow, action: int | None = None) -> None:
        """Apply a durable step, add it to the log, and tell listeners who haven't heard of it.

        `action`: the id of an action that has been judged.
        """
        before = state.match.state if state.match else None
        state.apply(step, action)
        entry = self.log.add(state, step, before)
        if step.number > self.last_told:
            self.last_told = step.number
            self._tell_step(state, entry)
            if step.kind in SEATING:
                self.tell_presence(state)

    # --- Changing ---

    async def carry_out(self, judge: Callable[[TableState], Command], request: str | None = None) -> int:
        """Carry out a command, durably; the number of its step. Raises what `judge` raises, and StoreError.

        `request`: the id of the request; if it has been carried out already, nothing happens again.
        """
        self.last_used = time.monotonic()
        async with self.lock:
            await self.context.heartbeat.check_for_outage()
            for _ in range(_MOST_TRIES):
                await self.ensure_current()
                if request is not None and request in self.state.requests:
                    return self.state.requests[request]
                command = judge(self.state)
                number = self.state.number + 1
                if await self._take_step(command, request):
                    await self._follow_up()
                    self.context.on_change(self)
                    return number
        raise Refused("too much happens at this table at once: try again", code="busy")

    async def follow_up(self) -> None:
        """Write what has to follow from what is there: a game that begins, an undo that all agreed to."""
        async with self.lock:
            await self.ensure_current()
            await self._follow_up()
            self.context.on_change(self)

    async def _follow_up(self) -> None:
        with self._reading():
            while command := follow_up(self.state):
                await self._take_step(command, None)
                await self.ensure_current()

    async def _take_step(self, command: Command, request: str | None) -> bool:
        """Write a judged command as the next step, apply it, and tell everybody.

        False: another process was first, and the table has to be rebuilt.
        """
        state, context = self.state, self.context
        assert (command.kind == "act") == (command.action is not None), "an action is judged by its id"
        at = max(now(), state.at)
        step = StepRow(state.number + 1, at, command.kind, command.seat, command.text, request)
        if step.kind == "start":
            state.deal()  # raises: a game that can't be dealt must not be written
        change = change_by(state, step, command.action)
        started = time.perf_counter()
        self._writing = step.number
        try:
            is_first = await context.store.append(self.id, step, change)
        except BaseException:
            self.mark_stale()  # nobody knows whether the step got in
            raise
        finally:
            self._writing = 0
        context.metrics.append_seconds.observe(time.perf_counter() - started)
        if not is_first:
            context.metrics.conflicts.inc()
            self.mark_stale()
            return False
        context.metrics.steps.labels(step.kind).inc()
        try:
            self._apply(state, step, command.action)
        except BaseException:
            self.mark_stale()  # the step is durable, but only part of it may have been applied here
            raise
        return True

    async def dismiss_departed(self) -> None:
        """Have everybody leave who has deleted their account, so that nobody waits for them.

        Raises StoreError.
        """
        async with self.lock:
            await self.ensure_current()
            state = self.state
            people = {seat.person for seat in state.seats if seat.person is not None and not seat.is_gone}
            is_waiting = state.status in ("open", "playing")
        if not is_waiting or not people:
            return
        for person in await self.context.store.departed(sorted(people)):
            for seat in state.seats_of(person):
                with suppress(Refused):  # another process was faster
                    await self.carry_out(depart(person, seat))

    # --- Telling ---

    async def welcome(self, person: str | None, seen: int | None) -> str:
        """The answer to hello, for a viewer who has seen the steps up to `seen`. The lock must be held."""
        await self.ensure_current()
        chats = await self.context.store.chats(self.id)
        if chats and not self.listeners:  # nobody waits to be told of these
            self.last_chat = chats[-1].id
        first = seen if seen is not None and seen <= self.state.number else 0
        snapshot = self.snapshots().of(person)
        return encode_welcome(self.state, person, self.log.after(first), chats, snapshot)

    def connected_people(self) -> Counter[str]:
        """The people who are connected, and how often."""
        return Counter(listener.person for listener in self.listeners if listener.person is not None)

    def snapshots(self, state: TableState | None = None) -> Snapshots:
        """What each viewer may see now. `state`: the present one, while the table is being rebuilt."""
        return Snapshots(state or self.state, self.connected_people(), now())

    def tell(self, message: Message) -> None:
        """Tell everybody the same."""
        text = message.model_dump_json()
        for listener in self.listeners:
            listener.send(text)

    def check_crowd(self, person: str | None, address: str) -> None:
        """Raises Refused if too many people are watching. The host and people with a seat always get in."""
        if person == self.data.host or self.state.seats_of(person):
            return
        from_there = sum(listener.address == address for listener in self.listeners)
        if len(self.listeners) >= MOST_LISTENERS or from_there >= MOST_LISTENERS_PER_ADDRESS:
            raise Refused("too many people are watching this table: try again later", code="table-crowded")

    def tell_presence(self, state: TableState | None = None) -> None:
        """Tell everybody who is connected. If they were told a moment ago, wait and tell all changes at once.

        `state`: the present one, while the table is being rebuilt.
        """
        if self._presence_timer is not None:
            return
        wait = self._presence_at + PRESENCE_SECONDS - time.monotonic()
        if wait <= 0:
            self._tell_presence(state or self.state)
        else:
            self._presence_timer = asyncio.get_running_loop().call_later(
                wait, lambda: self._tell_presence(self.state)
            )

    def _tell_presence(self, state: TableState) -> None:
        self._presence_timer, self._presence_at = None, time.monotonic()
        connected, seats = self.connected_people(), [seat.person for seat in state.seats]
        spectators = sum(
            listener.person is None or listener.person not in seats for listener in self.listeners
        )
        self.tell(messages.Presence(seats=[person in connected for person in seats], spectators=spectators))

    def tell_clocks(self) -> None:
        """Tell everybody how much time is left, if a clock is running: the clocks stood still, and nobody
        knew.
        """
        if self._state is not None and self._state.clocks.running is not None:
            clock = self.snapshots().clock()
            self.tell(messages.ClockUpdate(clock=ClockView.model_validate(clock)))

    def _tell_step(self, state: TableState, entry: bytes) -> None:
        """Tell each viewer the step, with the table as they may see it. All spectators see the same."""
        if not self.listeners:
            return
        snapshots, texts = self.snapshots(state), dict[str | None, str]()
        seated = {seat.person for seat in state.seats}
        for listener in self.listeners:
            person = listener.person if listener.person in seated else None
            if person not in texts:
                texts[person] = encode_step(entry, snapshots.of(person))
            listener.send(texts[person])
