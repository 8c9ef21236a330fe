"""Numbers in a report, as people read them."""

from __future__ import annotations

import math

from steeple.report.pages.formatting import format_difference, format_number, format_percent
from steeple.report.statistics.intervals import Estimate


def test_numbers_are_written_with_their_intervals() -> None:
    found = Estimate(0.5123, 0.01, 0.4923, 0.5323)
    spaced = [
        words.replace("\N{NO-BREAK SPACE}", " ").replace("\N{WORD JOINER}", "")
        for words in (format_percent(found), format_number(found), format_difference(found, True))
    ]
    assert spaced == [
        "51.2 % (49.2 – 53.2)",
        "0.51 (0.49 – 0.53)",
        "+51.2 percentage points (+49.2 to +53.2)",
    ]


def test_too_few_deals_are_said() -> None:
    assert format_percent(Estimate(0.5, math.nan, -math.inf, math.inf)).endswith("(too few deals)")
