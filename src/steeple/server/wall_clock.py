"""The time, for all that is written down or compared.

Where processes on several machines share a database, its time is everybody's: machines whose clocks differ by a few
seconds would otherwise charge players for the difference.
"""

from __future__ import annotations

import time
from dataclasses import dataclass


@dataclass
class _Clock:
    """This machine's clock. `behind`: by how many milliseconds, compared to the database's."""

    behind: int = 0


_CLOCK = _Clock()


def now() -> int:
    """Milliseconds since 1970."""
    return machine_time() + _CLOCK.behind


def machine_time() -> int:
    """Milliseconds since 1970 by this machine alone."""
    return time.time_ns() // 1_000_000


def set_behind(milliseconds: int) -> None:
    """This machine's clock is that much behind the database's; negative: ahead of it."""
    _CLOCK.behind = milliseconds
