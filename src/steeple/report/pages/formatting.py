"""Estimates, formatted as text.

Percent signs follow a narrow space, minus signs are real ones, and thousands have a comma. Spaces inside a
number don't break.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from steeple.report.statistics.intervals import Estimate

_PERCENT = "\N{NARROW NO-BREAK SPACE}%"
_TO = "\N{NO-BREAK SPACE}to\N{NO-BREAK SPACE}"
_TOO_FEW = "(too few deals)"
_MOST_PLACES = 2


def format_percent(found: Estimate) -> str:
    """`51.2 % (50.5 to 51.9)`; a dash if there's no data."""
    return _with_interval(found, 100, 1, _PERCENT)


def format_number(found: Estimate) -> str:
    """`12.34 (12.30 to 12.38)`."""
    return _with_interval(found, 1, _places(found), "")


def format_estimate(found: Estimate, is_share: bool) -> str:
    """A share as a percentage, anything else as a number, with its interval."""
    return format_percent(found) if is_share else format_number(found)


def format_difference(found: Estimate, is_share: bool) -> str:
    """`+1.2 percentage points (+0.8 to +1.6)` for a share, `+1.20 (+0.80 to +1.60)` for a number."""
    if not found.is_known:
        return "–"
    factor, places = (100, 1) if is_share else (1, _places(found))
    value = format_gap(found, is_share) + (" percentage points" if is_share else "")
    if not math.isfinite(found.low):
        return f"{value} {_TOO_FEW}"
    low, high = _signed(factor * found.low, places), _signed(factor * found.high, places)
    return f"{value} ({low}{_TO}{high})"


def format_gap(found: Estimate, is_share: bool) -> str:
    """A difference without its unit and interval: `+1.2`."""
    return _signed(100 * found.value, 1) if is_share else _signed(found.value, _places(found))


def format_value(found: Estimate, is_share: bool) -> str:
    """The number or percentage, without its interval."""
    if not found.is_known:
        return "–"
    return format_share(found.value) if is_share else format_plain(found.value, _places(found))


def format_share(part: float, places: int = 1) -> str:
    """A part of a whole as a percentage: `50.0 %`."""
    return format_plain(100 * part, places) + _PERCENT


def format_rounded(found: Sequence[Estimate], is_share: bool) -> list[str]:
    """Numbers for a sentence that compares them: as short as they can be without looking the same.

    A share below zero, which only an estimate can be, is written as 0.
    """
    values = [100 * max(one.value, 0.0) if is_share else one.value for one in found]
    least = 0 if is_share or min(map(abs, values)) >= 100 else 1
    written: list[str] = []
    for places in range(least, _MOST_PLACES + 1):
        written = [format_plain(value, places) + _PERCENT * is_share for value in values]
        if len(set(written)) == len(written):
            break
    return written


def format_plain(value: float, places: int) -> str:
    """A number with a real minus sign, and never minus zero."""
    written = f"{value:,.{places}f}"
    return written.removeprefix("-") if float(written.replace(",", "")) == 0 else written.replace("-", "−")


def _with_interval(found: Estimate, factor: float, places: int, unit: str) -> str:
    if not found.is_known:
        return "–"
    value = format_plain(factor * found.value, places) + unit
    if not math.isfinite(found.low):
        return f"{value} {_TOO_FEW}"
    low, high = format_plain(factor * found.low, places), format_plain(factor * found.high, places)
    return f"{value} ({low}{_TO}{high})"


def _places(found: Estimate) -> int:
    """How many decimals to show: one for large numbers, two for small ones."""
    return 1 if abs(found.value) >= 100 else 2


def _signed(value: float, places: int) -> str:
    written = format_plain(value, places)
    return written if written.startswith("−") or float(written.replace(",", "")) == 0 else f"+{written}"
