"""A live table: its state, the people who look on, and the lock under which everything at it happens one after another.

What changes it is judged against the state, written to the store and only then told to anybody. When the store says that
another process was first, or when nobody knows whether a step got in, the table is read anew and the command is judged again.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Protocol

import orjson

from steeple.errors import Refused, StoreError, UnreadableTable
from steeple.kernel import arrays
from steeple.server.metrics import Metrics
from steeple.server.protocol import messages
from steeple.server.protocol.messages import Entry, Snapshot
from steeple.server.protocol.shapes import CLOCK, ClockView, Message
from steeple.server.store.heartbeat import Heart
from steeple.server.store.rows import Change, SeatRow, StepRow, TableData
from steeple.server.store.store import Store
from steeple.server.tables.commands import Command, follow_up
from steeple.server.tables.log import TableLog
from steeple.server.tables.state import TableState
from steeple.server.tables.unreadable import reading
from steeple.server.tables.visibility import Snapshots
from steeple.server.wall_clock import now

SEATING = ("sit", "unseat", "decline", "start")
"""The kinds of steps after which others sit where."""

MOST_LISTENERS = 500
MOST_LISTENERS_HERE = 100
"""Connections to one table in one process, all together and from one address, after which only whoever sits there gets in."""

PRESENCE_SECONDS = 1.0
"""How often everybody is told at most who is connected: a crowd that comes and goes would be told of each other."""

_MOST_TRIES = 20
"""How often a command is judged anew because others were faster."""


def no_such_table() -> Refused:
    """Why a table cannot be had."""
    return Refused("there is no such table; check the link", code="no-such-table")


class Listener(Protocol):
    """Somebody who looks on. `send` never waits."""

    person: str | None
    address: str

    def send(self, text: str) -> None: ...


@dataclass(frozen=True)
class Surroundings:
    """What all live tables of a process share."""

    store: Store
    metrics: Metrics
    heart: Heart
    """Asked before time is counted: an outage that is just over must be known."""
    on_change: Callable[[LiveTable], None]
    """Called after every step, and when a table has been read."""
    set_aside: Callable[[LiveTable, UnreadableTable], None]
    """Called for a table that turns out to be unreadable."""


class LiveTable:
    """One table, as long as somebody looks on or it has something to do."""

    def __init__(self, id: str, around: Surroundings) -> None:
        self.id = id
        self.around = around
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self._presence_at = -math.inf
        self._presence_timer: asyncio.TimerHandle | None = None
        self.touched = time.monotonic()
        self.told = 0
        """The last step that listeners have heard of."""
        self.last_chat = 0
        self.said: dict[str, int] = {}
        """What was said lately, by the senders' names for it."""
        self._state: TableState | None = None
        self.is_in_doubt = True
        """Whether it has to be read again before anybody looks at it."""
        self.log = TableLog()

    @property
    def state(self) -> TableState:
        """The present state. While somebody else holds the lock, its last step may not be certain yet."""
        assert self._state is not None, "a table is read before it is handed out"
        return self._state

    @property
    def data(self) -> TableData:
        return self.state.data

    # --- Reading ---

    async def read(self) -> bool:
        """Read the table from the store. False: there is none. The lock must be held. Raises UnreadableTable."""
        with suppress(StoreError):  # then nothing can be written either, and nobody's time runs out
            await self.around.heart.make_sure()
        with self._reading():
            found = await self.around.store.load_table(self.id)
            if found is None:
                return False
            data, steps = found
            CLOCK.validate_python(data.clock)
            self.log.clear()
            state = TableState(data, self.around.heart.outages)
            if self.told == 0:
                self.told = len(steps)
            for step in steps:
                self._take(state, step)
        self._state, self.is_in_doubt = state, False
        return True

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Whatever can't be read is set aside, and whoever looks on is told. Raises UnreadableTable."""
        try:
            with reading():
                yield
        except UnreadableTable as error:
            self.doubt()
            self.around.set_aside(self, error)
            raise

    async def catch_up(self) -> None:
        """Take the steps that other processes have written."""
        async with self.lock:
            await self.around.heart.make_sure()
            await self.make_sure()
            with self._reading():
                for step in await self.around.store.steps_after(self.id, self.state.number):
                    self._take(self.state, step)
            self.around.on_change(self)

    async def make_sure(self) -> None:
        """Read the table again if what is known of it is in doubt. The lock must be held."""
        if self.is_in_doubt and not await self.read():
            raise no_such_table()

    def doubt(self) -> None:
        """Have the table read again before anybody looks at it."""
        self.is_in_doubt = True

    def _take(self, state: TableState, step: StepRow) -> None:
        """Take a step that is durable."""
        before = state.match.state if state.match else None
        state.apply(step)
        self._note(state, step, before)

    def _note(self, state: TableState, step: StepRow, before: arrays.Position | None) -> None:
        """Write a step into the log, and tell whoever has not heard of it."""
        entry = self.log.add(state, step, before)
        if step.number > self.told:
            self.told = step.number
            self._tell_step(state, entry)
            if step.kind in SEATING:
                self.tell_presence(state)

    # --- Changing ---

    async def carry_out(self, judge: Callable[[TableState], Command], request: str | None = None) -> int:
        """Do what is wished, durably; the number of the step. Raises what `judge` raises, and StoreError.

        `request`: the id of the request; if it has been carried out already, nothing happens again.
        """
        self.touched = time.monotonic()
        async with self.lock:
            await self.around.heart.make_sure()
            for _ in range(_MOST_TRIES):
                await self.make_sure()
                if request is not None and request in self.state.requests:
                    return self.state.requests[request]
                command = judge(self.state)
                number = self.state.number + 1
                if await self._write(command, request):
                    await self._settle()
                    self.around.on_change(self)
                    return number
        raise Refused("too much happens at this table at once: try again", code="starting")

    async def settle(self) -> None:
        """Write whatever has to follow from what is there already: a game that begins, a request that all agreed to."""
        async with self.lock:
            await self.make_sure()
            await self._settle()
            self.around.on_change(self)

    async def _settle(self) -> None:
        with self._reading():
            while command := follow_up(self.state):
                await self._write(command, None)
                await self.make_sure()

    async def _write(self, command: Command, request: str | None) -> bool:
        """Write a step. False: another process was first, and the table has to be read again."""
        state, around = self.state, self.around
        before = state.match.state if state.match else None
        step = StepRow(
            state.number + 1, max(now(), state.at), command.kind, command.seat, command.text, request
        )
        status = state.status
        state.apply(step)
        self.is_in_doubt = True  # until the store has spoken
        started = time.perf_counter()
        is_first = await around.store.append(self.id, step, _change(state, step, status))
        around.metrics.append_seconds.observe(time.perf_counter() - started)
        if not is_first:
            around.metrics.conflicts.inc()
            return False
        self.is_in_doubt = False
        around.metrics.steps.labels(step.kind).inc()
        self._note(state, step, before)
        return True

    # --- Telling ---

    def here(self) -> Counter[str]:
        """The people who are connected, and how often."""
        return Counter(listener.person for listener in self.listeners if listener.person is not None)

    def tell(self, message: Message) -> None:
        """Tell everybody the same."""
        text = message.model_dump_json()
        for listener in self.listeners:
            listener.send(text)

    def check_room(self, person: str | None, address: str) -> None:
        """Raises Refused if too many look on already. The host, and whoever has a seat, always find room."""
        if person == self.data.host or self.state.seats_of(person):
            return
        here = sum(listener.address == address for listener in self.listeners)
        if len(self.listeners) >= MOST_LISTENERS or here >= MOST_LISTENERS_HERE:
            raise Refused("too many people are watching this table: try again later", code="table-crowded")

    def tell_presence(self, state: TableState | None = None) -> None:
        """Tell everybody who is connected: now or, if they were told a moment ago, a moment later, once for all changes.

        `state`: the present one, if it is just being read.
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
        here, seats = self.here(), [seat.person for seat in state.seats]
        spectators = sum(
            listener.person is None or listener.person not in seats for listener in self.listeners
        )
        self.tell(messages.Presence(seats=[person in here for person in seats], spectators=spectators))

    def tell_clocks(self) -> None:
        """Tell everybody what time is left, if anybody's runs: the clocks have stood still without their knowing."""
        if self._state is not None and self._state.clocks.running is not None:
            clock = Snapshots(self._state, self.here(), now()).clock()
            self.tell(messages.ClockUpdate(clock=ClockView.model_validate(clock)))

    def _tell_step(self, state: TableState, entry: bytes) -> None:
        """Tell each viewer the step (`messages.Step`), with the table as they may see it. All spectators see the same."""
        if not self.listeners:
            return
        snapshots, texts = Snapshots(state, self.here(), now()), dict[str | None, str]()
        seated = {seat.person for seat in state.seats}
        for listener in self.listeners:
            person = listener.person if listener.person in seated else None
            if person not in texts:
                step = {
                    "type": "step",
                    "entry": orjson.Fragment(entry),
                    "snapshot": snapshots.of(person),
                }
                texts[person] = orjson.dumps(step).decode()
            listener.send(texts[person])

    # --- Looking ---

    def look(self, person: str | None, seen: int | None) -> tuple[Snapshot, list[Entry]]:
        """The table as a person sees it now, with the entries after the last one that they have seen, if they aren't too many.

        The lock must be held.
        """
        first = seen if seen is not None and seen <= self.state.number else 0
        return Snapshot.model_validate(Snapshots(self.state, self.here(), now()).of(person)), self.log.after(
            first
        )


def _change(state: TableState, step: StepRow, status: str) -> Change | None:
    """What a step changes for listing."""
    is_about_seats = step.kind in SEATING
    if state.status == status and not is_about_seats:
        return None
    result = state.match.result() if state.match and state.status == "over" else None
    return Change(state.status, result, tuple(seat_rows(state)) if is_about_seats else None)


def seat_rows(state: TableState) -> Iterable[SeatRow]:
    """Who sits where, for listing."""
    for number, seat in enumerate(state.seats):
        yield SeatRow(number, seat.person, seat.bot, seat.name)
