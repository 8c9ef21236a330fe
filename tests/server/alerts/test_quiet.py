"""Quiet hours, by the clock where somebody lives, also past midnight and when clocks change."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from steeple.errors import Refused
from steeple.server.alerts.quiet import QuietHours, find_zone

NIGHT = QuietHours(22 * 60, 7 * 60 + 30, "Europe/Rome")
NAP = QuietHours(13 * 60, 14 * 60, "America/New_York")


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("hours", "now", "end"),
    [
        (NIGHT, "2026-01-10 20:59", None),
        (NIGHT, "2026-01-10 21:00", "2026-01-11 06:30"),
        (NIGHT, "2026-01-11 03:00", "2026-01-11 06:30"),
        (NIGHT, "2026-01-11 06:30", None),
        (NIGHT, "2026-07-10 20:00", "2026-07-11 05:30"),
        (NIGHT, "2026-03-28 22:00", "2026-03-29 05:30"),  # clocks go forward in this night
        (NIGHT, "2026-10-24 22:00", "2026-10-25 06:30"),  # and back in this one
        (NAP, "2026-01-10 17:59", None),
        (NAP, "2026-01-10 18:00", "2026-01-10 19:00"),
        (NAP, "2026-01-10 19:00", None),
    ],
)
def test_quiet_hours_end_when_they_end_where_somebody_lives(
    hours: QuietHours, now: str, end: str | None
) -> None:
    assert hours.end(at(now)) == (None if end is None else at(end))


def test_hours_that_begin_when_they_end_are_none() -> None:
    assert QuietHours(600, 600, "UTC").end(at("2026-01-10 10:00")) is None


@pytest.mark.parametrize("name", ["Atlantis/Capital", "../../etc/passwd", "", "Europe"])
def test_a_time_zone_that_nobody_knows_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        find_zone(name)
    assert refused.value.code == "bad-zone"
