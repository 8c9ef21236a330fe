"""Numbers in a report, as people read them."""

from __future__ import annotations

import math

import pytest

from steeple.report.pages.formatting import (
    format_difference,
    format_number,
    format_percent,
    format_rounded,
    format_share,
)
from steeple.report.statistics.intervals import Estimate

THIN, HARD = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"


def test_numbers_are_written_with_their_intervals() -> None:
    found = Estimate(0.5123, 0.01, 0.4923, 0.5323)
    assert format_percent(found) == f"51.2{THIN}% (49.2{HARD}to{HARD}53.2)"
    assert format_number(found) == f"0.51 (0.49{HARD}to{HARD}0.53)"
    assert format_difference(found, True) == f"+51.2 percentage points (+49.2{HARD}to{HARD}+53.2)"


def test_numbers_below_zero_have_a_real_minus_and_zero_has_none() -> None:
    assert format_number(Estimate(-1.5, 0.1, -1.7, -0.001)) == f"−1.50 (−1.70{HARD}to{HARD}0.00)"
    assert format_number(Estimate(12345.6, 1, 12345, 12346)).startswith("12,345.6 (")


def test_too_few_deals_are_said() -> None:
    assert format_percent(Estimate(0.5, math.nan, -math.inf, math.inf)).endswith("(too few deals)")


@pytest.mark.parametrize(
    ("values", "is_share", "written"),
    [
        ((0.587, 0.338), True, [f"59{THIN}%", f"34{THIN}%"]),
        ((0.502, 0.498), True, [f"50.2{THIN}%", f"49.8{THIN}%"]),
        ((0.02, -0.015), True, [f"2{THIN}%", f"0{THIN}%"]),
        ((25.22, 25.52), False, ["25.2", "25.5"]),
        ((4.21, 4.19), False, ["4.21", "4.19"]),
        ((212.3, 180.0), False, ["212", "180"]),
    ],
)
def test_rounded_numbers_are_short_and_differ(
    values: tuple[float, float], is_share: bool, written: list[str]
) -> None:
    assert format_rounded([Estimate.of(value, 0.001) for value in values], is_share) == written


def test_a_share_is_a_percentage() -> None:
    assert format_share(1 / 3) == f"33.3{THIN}%"
