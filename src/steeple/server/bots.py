"""Bots think in threads of their own, one decision at a time for each table, whoever has waited longest first.

Compiled code lets go of Python's lock, so nobody waits for them. A bot sees a `Glimpse` and nothing else.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from steeple.server.chance import Chance
from steeple.server.metrics import Metrics

if TYPE_CHECKING:
    from steeple.ai.decision import Decision
    from steeple.kernel.match import Match

T = TypeVar("T")

HINT_BOT = "level:5"
HINT_SECONDS = 0.5


class Bots:
    """A number of threads, and a queue before them that is fair because each table waits in it at most once."""

    def __init__(self, threads: int, metrics: Metrics, chance: Chance) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._metrics = metrics
        self._chance = chance
        self._cancels: set[threading.Event] = set()

    def decide(self, bot: str, match: Match, cancel: threading.Event) -> Coroutine[Any, Any, Decision]:
        """What a bot does for the seat that is to act now; soon after `cancel`, whatever it has found by then."""
        from steeple.ai.players import Glimpse, make_player

        glimpse = Glimpse.of(match, self._number("worlds", match))
        own = self._number(bot, match)

        def think() -> Decision:
            return make_player(bot, glimpse.game, own, cores=1).decide(glimpse, cancel)

        return self._run(think, cancel)

    def hint(self, match: Match) -> Coroutine[Any, Any, Decision]:
        """What a strong bot would do in the place of the seat that is to act now, after half a second."""
        from steeple.ai.players import Glimpse, make_player
        from steeple.ai.search import Limit

        glimpse, cancel = Glimpse.of(match, self._number("worlds", match)), threading.Event()
        own = self._number("hint", match)

        def think() -> Decision:
            return make_player(HINT_BOT, glimpse.game, own, Limit(seconds=HINT_SECONDS), cores=1).decide(glimpse, cancel)

        return self._run(think, cancel)

    def _number(self, what: str, match: Match) -> int:
        return self._chance.number(what, match.seed, match.ply)

    async def _run(self, think: Callable[[], T], cancel: threading.Event) -> T:
        metrics = self._metrics

        has_begun = threading.Event()

        def run() -> T:
            has_begun.set()
            metrics.waiting.dec()
            with metrics.thinking.track_inprogress():
                return think()

        metrics.waiting.inc()
        self._cancels.add(cancel)
        future = self._threads.submit(run)
        try:
            return await asyncio.wrap_future(future)
        except asyncio.CancelledError:
            cancel.set()
            if future.cancelled() and not has_begun.is_set():
                metrics.waiting.dec()
            raise
        finally:
            self._cancels.discard(cancel)

    def close(self) -> None:
        """Think no more."""
        for cancel in self._cancels:
            cancel.set()
        self._threads.shutdown(wait=True, cancel_futures=True)
