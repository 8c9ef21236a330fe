"""Verdicts: intervals hold as often as they say, and stopping early is no reason to be wrong."""

from __future__ import annotations

import math

import numpy as np
import pytest

from steeple.arena.verdict import (
    FEWEST_DEALS,
    estimate,
    estimate_always,
    is_at_least,
    saved_by,
    spread,
)


def deals(count: int, share: float, seed: int = 1) -> list[float]:
    """Shares of deals with two games each."""
    won = np.random.default_rng(seed).random((count, 2)) < share
    found: list[float] = won.mean(axis=1).tolist()
    return found


def test_the_interval_surrounds_the_mean() -> None:
    found = estimate([0.0, 0.5, 1.0, 0.5] * 10)
    assert found.value == pytest.approx(0.5)
    assert found.high - found.value == pytest.approx(found.value - found.low)
    assert found.high - found.low == pytest.approx(
        2 * 1.96 * spread([0.0, 0.5, 1.0, 0.5] * 10) / 40**0.5, 1e-3
    )


@pytest.mark.parametrize("count", [0, 1, FEWEST_DEALS - 1])
def test_few_deals_have_no_interval(count: int) -> None:
    for found in (estimate(deals(count, 0.5)), estimate_always(deals(count, 0.5))):
        assert (found.low, found.high) == (-math.inf, math.inf)
    assert is_at_least(deals(count, 0.99), 0.5) is None


@pytest.mark.parametrize("count", [20, 100, 1000])
def test_an_interval_that_always_holds_is_wider(count: int) -> None:
    shares = deals(count, 0.5)
    once, always = estimate(shares), estimate_always(shares)
    assert always.low < once.low < once.high < always.high


def test_whoever_looks_after_every_deal_is_seldom_wrong() -> None:
    wrong = 0
    for seed in range(200):
        shares = np.array(deals(300, 0.6, seed))
        looks = [estimate_always(shares[:count].tolist()) for count in range(FEWEST_DEALS, 301, 4)]
        wrong += any(not look.low <= 0.6 <= look.high for look in looks)
    assert wrong <= 10  # 5 % of 200


def test_a_clear_case_is_seen_soon() -> None:
    assert is_at_least(deals(100, 0.85), 0.6) is True
    assert is_at_least(deals(100, 0.35), 0.6) is False


def test_a_close_case_stays_open() -> None:
    assert is_at_least(deals(100, 0.6), 0.6) is None


def test_equal_deals_prove_little() -> None:
    assert is_at_least([0.5] * FEWEST_DEALS, 0.55) is None
    assert is_at_least([0.5] * 2000, 0.55) is False


def test_a_smaller_variance_saves_games() -> None:
    assert saved_by([0.0, 1.0, 0.0, 1.0], [0.25, 0.75, 0.25, 0.75]) == pytest.approx(0.75)
    assert saved_by([0.5, 0.5], [0.5, 0.5]) == 0
