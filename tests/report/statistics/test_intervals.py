"""Intervals contain the truth, and claim nothing where there are too few deals."""

from __future__ import annotations

import numpy as np
import pytest

from steeple.report.statistics.intervals import FEWEST_DEALS, mean, ratio, share


def test_intervals_hold_the_truth_in_95_of_100_cases() -> None:
    rng = np.random.default_rng(1)
    held = [share(rng.random(200) < 0.3, np.ones(200)).contains(0.3) for _ in range(1000)]
    assert 0.93 < np.mean(held) < 0.97


def test_games_of_a_deal_that_go_the_same_way_do_not_narrow_an_interval() -> None:
    once, wins = np.ones(200), np.random.default_rng(2).random(200) < 0.5
    alone, doubled = share(wins, once), share(2 * wins, 2 * once)
    assert (alone.low, alone.high) == pytest.approx((doubled.low, doubled.high))


@pytest.mark.parametrize("rate", [0, 1])
def test_a_share_of_none_or_all_still_has_a_width(rate: int) -> None:
    found = share(np.full(100, rate), np.ones(100))
    assert (found.value, found.low >= 0, found.high <= 1, found.high - found.low > 0.01) == (
        rate,
        True,
        True,
        True,
    )


def test_fewer_than_ten_deals_have_no_interval_and_exclude_nothing() -> None:
    few, enough = mean(np.arange(FEWEST_DEALS - 1)), mean(np.arange(FEWEST_DEALS))
    assert few.contains(1e9)
    assert not enough.contains(1e9)


def test_what_never_happened_has_no_number() -> None:
    assert not ratio(np.zeros(20), np.zeros(20)).is_known


def test_a_ratio_counts_deals_by_their_weight() -> None:
    assert ratio(np.array([1.0, 0.0] * 10), np.array([3.0, 1.0] * 10)).value == 0.25
