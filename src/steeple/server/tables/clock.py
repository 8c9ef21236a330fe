"""Clocks: how much time each seat has left, worked out from when things happened.

The machine's clock is never read here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from steeple.kernel.game import Json
from steeple.server.wall_clock import DAY

GRACE = 60 * 1000
"""The least time, in milliseconds, for somebody who comes back after their time ran out."""

Outages = Sequence[tuple[int, int]]
"""From when to when no server was running; the clocks stood still."""


def elapsed(since: int, until: int, outages: Outages) -> int:
    """Milliseconds between two times during which a server was running."""
    lost = sum(max(0, min(until, end) - max(since, start)) for start, end in outages)
    return max(0, until - since - lost)


@dataclass
class Clocks:
    """The clocks of a table. Only the clock of a person who is to act runs."""

    full: int | None
    """What a seat has at the start, or for each turn; None: there are no clocks."""
    increment: int
    """What a seat gains at the end of its turn."""
    is_by_turn: bool
    """Whether each turn has its own time, and unused time is lost."""
    left: list[int]
    outages: Outages = field(default=(), repr=False)
    running: int | None = None
    since: int = 0

    @classmethod
    def of(cls, clock: Mapping[str, Json], players: int, outages: Outages = ()) -> Clocks:
        """The clocks at the start of a game, as the table's row describes them."""
        full: int | None = None
        if clock["kind"] == "live":
            full = clock["seconds"] * 1000
        elif clock["kind"] == "days":
            full = clock["days"] * DAY
        return cls(
            full, clock.get("increment", 0) * 1000, clock["kind"] == "days", [full or 0] * players, outages
        )

    def stop(self, at: int) -> None:
        """Stop the running clock, and charge its seat with the time until `at`."""
        if self.running is not None:
            self.left[self.running] = max(0, self.left[self.running] - elapsed(self.since, at, self.outages))
        self.running = None

    def run(self, seat: int | None, at: int) -> None:
        """Start a seat's clock at `at`; None: no clock runs."""
        if self.full is not None:
            self.running, self.since = seat, at

    def pass_on(self, seat: int) -> None:
        """A seat's turn is over."""
        if self.is_by_turn:
            self.left[seat] = self.full or 0
        else:
            self.left[seat] += self.increment

    def run_out(self, seat: int) -> None:
        """A seat's time has run out."""
        self.left[seat] = 0

    def grant(self, seat: int) -> None:
        """Somebody has come back after their time ran out."""
        least = (self.full or 0) if self.is_by_turn else max(self.increment, GRACE)
        self.left[seat] = max(self.left[seat], least)

    def left_at(self, seat: int, at: int) -> int | None:
        """Milliseconds that a seat has left at a time; None: there are no clocks."""
        if self.full is None:
            return None
        spent = elapsed(self.since, at, self.outages) if seat == self.running else 0
        return max(0, self.left[seat] - spent)

    def has_run_out(self, at: int) -> bool:
        """Whether the running clock has run out."""
        return self.running is not None and self.left_at(self.running, at) == 0
