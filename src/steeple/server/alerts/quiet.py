"""Quiet hours: when somebody doesn't want to be told anything, by the clock where they live."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from steeple.errors import Refused

MINUTES = 24 * 60


@dataclass(frozen=True)
class QuietHours:
    """From one minute of the day to another, the latter excluded; past midnight if it comes first."""

    since: int
    until: int
    zone: str
    """Such as Europe/Rome."""

    def end(self, at: int) -> int | None:
        """When the quiet hours are over in which a time lies; None: it lies in none. In milliseconds."""
        zone = find_zone(self.zone)
        here = datetime.fromtimestamp(at / 1000, zone)
        minute = 60 * here.hour + here.minute
        is_quiet = (
            self.since <= minute < self.until
            if self.since <= self.until
            else minute >= self.since or minute < self.until
        )
        if not is_quiet:
            return None
        day = here.date() + timedelta(days=self.until <= minute)
        over = datetime(day.year, day.month, day.day, self.until // 60, self.until % 60, tzinfo=zone)
        return max(at + 1, int(over.timestamp() * 1000))


def find_zone(name: str) -> ZoneInfo:
    """A time zone by its name. Raises Refused."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused(f"this server doesn't know the time zone {name[:40]!r}", code="bad-zone") from None
