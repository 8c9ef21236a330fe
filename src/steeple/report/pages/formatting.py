"""Estimates, formatted as text."""

from __future__ import annotations

import math

from steeple.report.statistics.intervals import Estimate


def format_percent(found: Estimate) -> str:
    """`51.2 % (50.5 – 51.9)`; a dash if there's no data."""
    return _with_interval(found, 100, 1, "\N{NO-BREAK SPACE}%")


def format_number(found: Estimate) -> str:
    """`12.34 (12.30 – 12.38)`."""
    return _with_interval(found, 1, _places(found), "")


def format_estimate(found: Estimate, is_share: bool) -> str:
    """A share as a percentage, anything else as a number, with its interval."""
    return format_percent(found) if is_share else format_number(found)


def format_difference(found: Estimate, is_share: bool) -> str:
    """`+1.2 percentage points (+0.8 to +1.6)`."""
    if not found.is_known:
        return "–"
    factor, places = (100, 1) if is_share else (1, _places(found))
    unit = " percentage points" if is_share else ""
    value = _signed(factor * found.value, places)
    if not math.isfinite(found.low):
        return f"{value}{unit} (too few deals)"
    low, high = _signed(factor * found.low, places), _signed(factor * found.high, places)
    return f"{value}{unit} ({low}\N{NO-BREAK SPACE}to\N{NO-BREAK SPACE}{high})"


def format_value(found: Estimate, is_share: bool) -> str:
    """The number or percentage, without its interval."""
    if not found.is_known:
        return "–"
    return (
        f"{_fixed(100 * found.value, 1)}\N{NO-BREAK SPACE}%"
        if is_share
        else _fixed(found.value, _places(found))
    )


def _with_interval(found: Estimate, factor: float, places: int, unit: str) -> str:
    if not found.is_known:
        return "–"
    value = _fixed(factor * found.value, places) + unit
    if not math.isfinite(found.low):
        return f"{value} (too few deals)"
    low, high = _fixed(factor * found.low, places), _fixed(factor * found.high, places)
    return f"{value} ({low}\N{NO-BREAK SPACE}–\N{WORD JOINER}\N{NO-BREAK SPACE}{high})"


def _places(found: Estimate) -> int:
    """How many decimals to show: one for large numbers, two for small ones."""
    return 1 if abs(found.value) >= 100 else 2


def _fixed(value: float, places: int) -> str:
    written = f"{value:,.{places}f}"
    return written.removeprefix("-") if float(written.replace(",", "")) == 0 else written.replace("-", "−")


def _signed(value: float, places: int) -> str:
    written = _fixed(value, places)
    return written if written.startswith("−") or float(written.replace(",", "")) == 0 else f"+{written}"
