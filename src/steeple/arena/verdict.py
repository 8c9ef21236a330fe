"""What the deals of a contest say: shares of victory with intervals, and when the answer is clear.

Two kinds of interval. The ordinary one is right for a number of deals that was fixed beforehand. Whoever
looks after every deal and stops when the answer pleases needs one that is right at all times at once: a
confidence sequence. Ours is the asymptotic one of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas
("Time-uniform central limit theory and asymptotic confidence sequences", 2021): for a mean, from any
numbers with a variance, which corrected shares are, and without naming a second hypothesis as a sequential
probability ratio test has to.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

_Z = 1.959963984540054
"""95 % of a normal distribution lie within this many standard deviations of its mean."""

_DOUBT = 0.05

_SHARPEST = 100
"""After how many deals the confidence sequence is narrowest, compared with what's possible."""

FEWEST_DEALS = 20
"""With fewer deals there's no interval: it takes some to know how much they differ."""


@dataclass(frozen=True)
class Estimate:
    """A mean over deals, and its 95 % interval."""

    value: float
    low: float
    high: float


def estimate(values: Sequence[float]) -> Estimate:
    """The mean, with the interval for a number of deals that was fixed beforehand."""
    return _around(values, _Z / math.sqrt(max(1, len(values))))


def estimate_always(values: Sequence[float]) -> Estimate:
    """The mean, with an interval that's right after every deal at once, 95 times out of a hundred."""
    return _around(values, _half_width(max(1, len(values))))


def _half_width(deals: int) -> float:
    """Half of the confidence sequence, in standard deviations of one deal."""
    logs = -2 * math.log(_DOUBT)
    squared = (logs + math.log(logs + 1)) / _SHARPEST
    tuned = deals * squared + 1
    return math.sqrt(2 * tuned / (deals * deals * squared) * math.log(math.sqrt(tuned) / _DOUBT))


def _around(values: Sequence[float], half: float) -> Estimate:
    if len(values) < FEWEST_DEALS:
        return Estimate(float(np.mean(values)) if values else math.nan, -math.inf, math.inf)
    mean = float(np.mean(values))
    half *= spread(values)
    return Estimate(mean, mean - half, mean + half)


def spread(values: Sequence[float]) -> float:
    """The standard deviation of the deals.

    A few equal ones prove little: as if one more had gone the other way, as `Choice.of` counts.
    """
    return math.sqrt(max(float(np.var(values, ddof=1)), 1 / (4 * len(values))))


def saved_by(shares: Sequence[float], corrected: Sequence[float]) -> float:
    """The part of the deals that the correction saves; less than 0 if it costs some."""
    if len(shares) < 2 or np.var(shares) == 0:
        return 0.0
    return 1.0 - float(np.var(corrected) / np.var(shares))


def is_at_least(corrected: Sequence[float], threshold: float) -> bool | None:
    """Whether the true share is at least `threshold`; None while that isn't clear."""
    found = estimate_always(corrected)
    if found.low >= threshold:
        return True
    return False if found.high < threshold else None
