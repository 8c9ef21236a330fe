"""The time, for all that is written down or compared.

When processes on several machines share a database, they all use its time. Otherwise players would pay for a
few seconds' difference between the machines' clocks.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

DAY = 24 * 3600 * 1000
"""In milliseconds, like all times here."""


@dataclass
class _Clock:
    """This machine's clock. `behind`: by how many milliseconds, compared to the database's."""

    behind: int = 0


_CLOCK = _Clock()


def now() -> int:
    """Milliseconds since 1970."""
    return machine_time() + _CLOCK.behind


def machine_time() -> int:
    """Milliseconds since 1970, by this machine's clock alone."""
    return time.time_ns() // 1_000_000


def set_behind(milliseconds: int) -> None:
    """Note by how much this machine's clock is behind the database's; negative: ahead of it."""
    _CLOCK.behind = milliseconds
