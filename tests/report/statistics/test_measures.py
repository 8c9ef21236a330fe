"""Measures of a series: shares, spreads, and the difference of two of them."""

from __future__ import annotations

import numpy as np
import pytest

from steeple.report.statistics.measures import (
    Measure,
    measure_bot_share,
    measure_seat_share,
    measure_spread,
)
from support.report_rows import played, tossed


def test_the_difference_of_a_measure_and_itself_is_nothing() -> None:
    measure = measure_seat_share(played(tossed(400)), 0)
    gap = measure.minus(measure)
    assert (gap.value, gap.low, gap.high) == (0, 0, 0)


def test_differences_of_as_many_deals_are_paired() -> None:
    values = np.random.default_rng(3).normal(size=300)
    one, other = (Measure("", values + shift, np.ones(300)) for shift in (0.0, 0.1))
    assert other.minus(one).error == pytest.approx(0, abs=1e-9)
    assert other.minus(Measure("", values[:299], np.ones(299))).error > 0.05


def test_a_bot_s_share_is_that_of_the_seats_it_had() -> None:
    assert measure_bot_share(played([0, 1] * 20), "greedy").estimate.value == 1


def test_a_spread_has_bins_as_wide_as_the_numbers_are_apart() -> None:
    games = played(tossed(30), ("greedy", "greedy"))
    values = np.array([[36], [39], [45]] * 10)
    found = measure_spread(games, values, np.ones(values.shape), values)
    assert found.step == 3
    assert [part.value for part in found.parts] == pytest.approx([1 / 3, 1 / 3, 0, 1 / 3])
