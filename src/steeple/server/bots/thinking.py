"""Bots think in their own threads, and the fair queue says which thinks next.

Compiled code releases Python's lock, so nobody else waits for them. A bot sees a `Glimpse` and nothing else.
One thread is for quick decisions only, so that a weak bot answers at once even while strong ones use all the
others.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from steeple.ai.decision import HINT_BOT, HINT_SECONDS
from steeple.errors import Refused
from steeple.server.bots.fair_queue import FairQueue, Ticket
from steeple.server.metrics import Metrics
from steeple.server.seeds import SeedSource

if TYPE_CHECKING:
    from steeple.ai.decision import Decision
    from steeple.kernel.match import Match

T = TypeVar("T")

QUICK_SECONDS = 0.5
"""Decisions that take at most this long may use the quick thread: hints, and bots up to level 3."""

_NO_TIME = 0.05
"""The most seconds that a bot without a search takes."""


PACES = {"level:2": 1.25, "level:3": 1.5, "level:4": 1.75, "level:5": 2.0}
"""Stronger bots take longer: at least `Settings.bot_pause` times this. The others take it once."""


@dataclass(frozen=True)
class QueueLimits:
    """How many decisions may wait: for one person, and in all."""

    per_person: int
    altogether: int


class Bots:
    """Some threads, one more for quick decisions, and the queue before them."""

    def __init__(self, threads: int, limits: QueueLimits, metrics: Metrics, seeds: SeedSource) -> None:
        self._threads = ThreadPoolExecutor(threads + 1, thread_name_prefix="bot")
        self._free = {False: threads, True: 1}
        """How many threads are free: those for any decision (False), and the one for quick ones (True)."""
        self._limits = limits
        self._metrics = metrics
        self._seeds = seeds
        self._queue = FairQueue()
        self._turns: dict[Ticket, asyncio.Future[bool]] = {}
        """Who is waiting for a thread, and will learn which kind it is."""
        self._cancels: set[threading.Event] = set()

    def decide(
        self, bot: str, match: Match, cancel: threading.Event, person: str
    ) -> Coroutine[Any, Any, Decision]:
        """What a bot does for the seat to act. After `cancel` it soon returns the best it has found.

        `person`: the host of the table, who is charged with the time. Raises Refused if too many wait
        already.
        """
        from steeple.ai.players import Glimpse, make_player

        glimpse = Glimpse.of(match, self._number("worlds", match))
        own = self._number(bot, match)

        def think() -> Decision:
            return make_player(bot, glimpse.game, own, cores=1).decide(glimpse, cancel)

        return self._run(think, cancel, person, seconds_of(bot))

    def hint(self, match: Match, person: str) -> Coroutine[Any, Any, Decision]:
        """What a strong bot would do in place of the seat to act. Raises Refused."""
        from steeple.ai.players import Glimpse, make_player
        from steeple.ai.search import Limit

        glimpse, cancel = Glimpse.of(match, self._number("worlds", match)), threading.Event()
        own = self._number("hint", match)

        def think() -> Decision:
            return make_player(HINT_BOT, glimpse.game, own, Limit(seconds=HINT_SECONDS), cores=1).decide(
                glimpse, cancel
            )

        return self._run(think, cancel, person, HINT_SECONDS)

    def _number(self, what: str, match: Match) -> int:
        return self._seeds.number(what, match.seed, match.ply)

    async def _run(self, think: Callable[[], T], cancel: threading.Event, person: str, seconds: float) -> T:
        self._check_queue(person)
        ticket = Ticket(person, seconds, is_quick=seconds <= QUICK_SECONDS)
        is_quick_thread = await self._wait(ticket)
        loop, started = asyncio.get_running_loop(), time.monotonic()
        self._cancels.add(cancel)
        future = self._threads.submit(think)
        future.add_done_callback(
            # A thread is free when it has ended, whether or not anybody still waits for what it finds.
            lambda _: loop.call_soon_threadsafe(
                self._release, ticket, is_quick_thread, time.monotonic() - started
            )
        )
        try:
            return await asyncio.wrap_future(future)
        except asyncio.CancelledError:
            cancel.set()
            raise
        finally:
            self._cancels.discard(cancel)

    def _check_queue(self, person: str) -> None:
        mine = self._queue.waiting_for(person)
        # Others may have filled the queue: whoever has nothing in it gets a place all the same.
        if mine >= self._limits.per_person or (mine and len(self._queue) >= self._limits.altogether):
            raise Refused("too many bots are thinking: wait a moment, then try again", code="bots-busy")

    async def _wait(self, ticket: Ticket) -> bool:
        """Wait for a thread; whether it's the one for quick decisions."""
        turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._turns[ticket] = turn
        self._queue.put(ticket)
        self._metrics.waiting.inc()
        self._call_next()
        try:
            return await asyncio.shield(turn)  # it is given a result, or dropped here, but never cancelled
        except asyncio.CancelledError:
            if turn.done():  # it has just come
                self._release(ticket, turn.result(), 0.0)
            else:
                del self._turns[ticket]
                self._queue.drop(ticket)
                self._metrics.waiting.dec()
            raise

    def _call_next(self) -> None:
        """Give every free thread to the next in the queue."""
        for is_quick in (True, False):
            while self._free[is_quick] and (ticket := self._queue.take(quick_only=is_quick)):
                self._free[is_quick] -= 1
                self._metrics.waiting.dec()
                self._metrics.thinking.inc()
                self._metrics.overtaken.labels("quick" if ticket.is_quick else "long").observe(
                    self._queue.overtaken(ticket)
                )
                self._turns.pop(ticket).set_result(is_quick)

    def _release(self, ticket: Ticket, is_quick_thread: bool, seconds: float) -> None:
        """A thread is free again."""
        self._queue.finish(ticket, seconds)
        self._free[is_quick_thread] += 1
        self._metrics.thinking.dec()
        self._call_next()

    def close(self) -> None:
        """Stop thinking."""
        for cancel in self._cancels:
            cancel.set()
        self._threads.shutdown(wait=True, cancel_futures=True)


def seconds_of(bot: str) -> float:
    """The longest that a bot thinks, in seconds."""
    from steeple.ai.players import LEVELS

    level = int(bot.removeprefix("level:")) if bot.startswith("level:") else 0
    return LEVELS[level].limit.seconds or QUICK_SECONDS if level in LEVELS else _NO_TIME


def pace_of(bot: str) -> float:
    """How many times `Settings.bot_pause` a bot takes at least: the stronger, the longer."""
    return PACES.get(bot, 1.0)
