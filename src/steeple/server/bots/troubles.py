"""Tables at which something fails that nobody there can help, such as a bot that can't decide, and when to try again."""

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
"""After which nobody tries again before something changes at the table, or somebody comes."""


@dataclass(frozen=True)
class Trouble:
    """What failed after a step of a table, how often, and until when it is left alone (monotonic seconds)."""

    number: int
    tries: int
    until: float

    @property
    def is_over(self) -> bool:
        """Whether nobody tries again."""
        return self.until == math.inf


class Troubles:
    """Of all tables of a process."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._known: dict[str, Trouble] = {}

    def of(self, table: LiveTable) -> Trouble | None:
        """What is wrong at a table now."""
        trouble = self._known.get(table.id)
        if trouble is not None and trouble.number != table.state.number:
            del self._known[table.id]  # something else has happened since
            return None
        return trouble

    def keep_waiting(self, table: LiveTable) -> bool:
        """Whether it is too early to try again."""
        trouble = self.of(table)
        return trouble is not None and trouble.until > self._now()

    def note(self, table: LiveTable, error: BaseException) -> None:
        """Something failed: log it once, wait twice as long as last time, and tell the people at the table."""
        before = self.of(table)
        tries = before.tries + 1 if before else 1
        if before is None:
            LOG.error(
                "the turn at table %s failed after step %s", table.id, table.state.number, exc_info=error
            )
        until = math.inf if tries >= MOST_TRIES else self._now() + 2.0 ** (tries - 1)
        self._known[table.id] = Trouble(table.state.number, tries, until)
        self.tell(table)

    def retry(self, table: LiveTable) -> None:
        """Somebody has come: where nobody would try again, try once more."""
        trouble = self.of(table)
        if trouble is not None and trouble.is_over:
            self._known[table.id] = Trouble(trouble.number, trouble.tries, 0.0)

    def tell(self, table: LiveTable) -> None:
        """Tell the people at a table what is wrong there, if anything is."""
        trouble = self.of(table)
        if trouble is not None:
            table.tell(messages.Trouble(seat=table.state.to_act, tries_again=not trouble.is_over))
