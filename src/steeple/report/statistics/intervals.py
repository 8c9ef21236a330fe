"""Numbers with 95 % intervals.

Games of the same deal aren't independent, so everything here counts deals: intervals follow from how much
deals differ from each other.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Numbers: TypeAlias = npt.NDArray[Any]

Z = 1.959963984540054
"""95 % of a normal distribution lie within this many standard deviations of its mean."""

FEWEST_DEALS = 10
"""With fewer deals than this there's no interval, because it would claim more than anyone can know."""

_GROUPS = 50
"""How many groups of deals the jackknife leaves out in turn."""


@dataclass(frozen=True)
class Estimate:
    """A number, its standard error and its 95 % interval. All are nan if there's no data."""

    value: float
    error: float
    low: float
    high: float

    @classmethod
    def of(cls, value: float, error: float) -> Estimate:
        return cls(value, error, value - Z * error, value + Z * error)

    @classmethod
    def without_interval(cls, value: float) -> Estimate:
        """A number from too few deals to say how far off it may be."""
        return cls(value, math.nan, -math.inf, math.inf)

    def contains(self, number: float) -> bool:
        """Whether this may be the true value, which can't be ruled out for any number if there's no data."""
        return not (number < self.low or number > self.high)

    def __sub__(self, other: Estimate) -> Estimate:
        """The difference of two estimates that have no deals in common."""
        return Estimate.of(self.value - other.value, math.hypot(self.error, other.error))

    @property
    def is_known(self) -> bool:
        return not math.isnan(self.value)


UNKNOWN = Estimate(math.nan, math.nan, math.nan, math.nan)


def mean(values: Numbers) -> Estimate:
    """The mean of one number per deal."""
    return ratio(values, np.ones(len(values)))


def ratio(above: Numbers, below: Numbers) -> Estimate:
    """The sum of one number divided by the sum of another, both given deal by deal."""
    total, deals = float(below.sum()), len(above)
    if total == 0:
        return UNKNOWN
    value = float(above.sum()) / total
    if deals < FEWEST_DEALS:
        return Estimate.without_interval(value)
    rests = above - value * below
    error = math.sqrt(deals / (deals - 1) * float((rests * rests).sum())) / total
    return Estimate.of(value, error)


def share(above: Numbers, below: Numbers) -> Estimate:
    """Like `ratio`, for a part of a whole, with Wilson's interval.

    That interval stays between 0 and 1, and has a width even at both ends. The number of independent trials
    is the one that fits the spread between deals.
    """
    found = ratio(above, below)
    if not found.is_known or math.isnan(found.error):
        return found
    rate = min(max(found.value, 0.0), 1.0)
    if found.error > 0 and 0 < rate < 1:
        trials = rate * (1 - rate) / found.error**2
    else:
        trials = float((below > 0).sum())
    weight = Z * Z / trials
    middle = (rate + weight / 2) / (1 + weight)
    half = Z * math.sqrt(rate * (1 - rate) / trials + weight / (4 * trials)) / (1 + weight)
    return Estimate(rate, found.error, max(0.0, middle - half), min(1.0, middle + half))


def jackknife(compute: Callable[[Numbers], float], deals: int) -> Estimate:
    """What `compute` returns for the deals.

    Leaving out one group of deals after another gives bias and error.
    """
    everything = np.arange(deals)
    value, groups = compute(everything), min(_GROUPS, deals)
    if groups < FEWEST_DEALS:
        return Estimate.without_interval(value)
    without = np.array([compute(everything[everything % groups != group]) for group in range(groups)])
    spread = float(((without - without.mean()) ** 2).sum())
    unbiased = groups * value - (groups - 1) * float(without.mean())
    return Estimate.of(unbiased, math.sqrt((groups - 1) / groups * spread))
