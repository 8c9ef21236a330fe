"""What a process does regularly: check clocks, look for tables to wake, notice who has signed out.

A task is a round and a pause. A round that fails is logged, and tried again after a growing pause.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from steeple.errors import SteepleError

LOG = logging.getLogger(__name__)

LONGEST_PAUSE = 4.0
"""Seconds. When the database is back, the heartbeat shouldn't take long to follow."""

STUCK_SECONDS = 30.0
"""A task that hasn't finished a round for this many seconds is stuck, and `/health` says so."""

Round: TypeAlias = Callable[[], Awaitable[None]]


class Task:
    """One task: its name, what a round does, and when the last one went well."""

    def __init__(
        self, name: str, round: Round, pause: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        """`pause`: seconds between two rounds."""
        self.name = name
        self._round = round
        self._pause = pause
        self._now = now
        self._done_at = now()
        self._problem: str | None = None
        """What went wrong in the last round."""

    @property
    def age(self) -> float:
        """Seconds since a round last went well, or since the start."""
        return self._now() - self._done_at

    @property
    def is_stuck(self) -> bool:
        return self.age > STUCK_SECONDS

    async def run(self) -> None:
        """Round after round, until cancelled."""
        pause = self._pause
        while True:
            try:
                await self._round()
            except asyncio.CancelledError as error:
                if _is_being_cancelled():
                    raise
                self._log(error)  # something it waited for was cancelled, not the task itself
                pause = min(2 * pause, LONGEST_PAUSE)
            except Exception as error:
                self._log(error)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                self._note_success()
                pause = self._pause
            await asyncio.sleep(pause)

    def _note_success(self) -> None:
        if self._problem is not None:
            LOG.info("the task %r has recovered", self.name)
        self._problem = None
        self._done_at = self._now()

    def _log(self, error: BaseException) -> None:
        """Log a failure once, not every round."""
        problem = repr(error)
        if problem == self._problem:
            return
        self._problem = problem
        if isinstance(error, SteepleError):
            LOG.warning("a round of the task %r failed: %s", self.name, error)
        else:
            LOG.error("a round of the task %r failed", self.name, exc_info=error)


class Tasks:
    """All tasks of a process."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self.all: list[Task] = []
        self._running: list[asyncio.Task[None]] = []

    def begin(self, name: str, round: Round, pause: float) -> None:
        """Do a round now, and another `pause` seconds after each."""
        task = Task(name, round, pause, self._now)
        self.all.append(task)
        self._running.append(asyncio.create_task(task.run(), name=name))

    async def close(self) -> None:
        """Do no more rounds."""
        for running in self._running:
            running.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)


def _is_being_cancelled() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
