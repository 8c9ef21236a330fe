"""Tables where something fails on the server's side, such as a bot's decision, and when to try again."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from steeple.server.protocol import messages
from steeple.server.tables.live import LiveTable

LOG = logging.getLogger(__name__)

MOST_TRIES = 8
"""After this many tries we wait until something changes at the table, or somebody comes."""


@dataclass(frozen=True)
class Failure:
    """What failed after a step of a table, how often, and until when it is left alone (monotonic seconds)."""

    number: int
    tries: int
    until: float

    @property
    def is_over(self) -> bool:
        """Whether we have given up."""
        return self.until == math.inf


class Failures:
    """The failures at all tables of a process."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._known: dict[str, Failure] = {}

    def of(self, table: LiveTable) -> Failure | None:
        """What is wrong at a table now."""
        failure = self._known.get(table.id)
        if failure is not None and failure.number != table.state.number:
            del self._known[table.id]  # something else has happened since
            return None
        return failure

    def keep_waiting(self, table: LiveTable) -> bool:
        """Whether it is too early to try again."""
        failure = self.of(table)
        return failure is not None and failure.until > self._now()

    def note(self, table: LiveTable, error: BaseException) -> None:
        """Note a failure: log it once, wait twice as long as last time, and tell the people at the table."""
        before = self.of(table)
        tries = before.tries + 1 if before else 1
        if before is None:
            LOG.error(
                "the turn at table %s failed after step %s", table.id, table.state.number, exc_info=error
            )
        until = math.inf if tries >= MOST_TRIES else self._now() + 2.0 ** (tries - 1)
        self._known[table.id] = Failure(table.state.number, tries, until)
        self.tell(table)

    def retry(self, table: LiveTable) -> None:
        """Somebody has come: if we had given up, try once more."""
        failure = self.of(table)
        if failure is not None and failure.is_over:
            self._known[table.id] = Failure(failure.number, failure.tries, 0.0)

    def tell(self, table: LiveTable) -> None:
        """Tell the people at a table what is wrong there, if anything is."""
        failure = self.of(table)
        if failure is not None:
            table.tell(messages.BotFailure(seat=table.state.to_act, tries_again=not failure.is_over))
