"""Numbers with 95 % intervals.

Games of one deal are not independent, so a deal is the unit that everything here counts: intervals follow from how much deals
differ from each other.
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
"""Of a normal distribution, 95 % lie within so many standard deviations."""

FEWEST = 10
"""With fewer deals than this no interval is given: it would claim to know what it does not."""

_GROUPS = 50


@dataclass(frozen=True)
class Estimate:
    """A number, its standard error, and where the truth is with 95 % confidence; all nan where there is nothing to go by."""

    value: float
    error: float
    low: float
    high: float

    @classmethod
    def of(cls, value: float, error: float) -> Estimate:
        return cls(value, error, value - Z * error, value + Z * error)

    @classmethod
    def alone(cls, value: float) -> Estimate:
        """A number of which nobody can say how far it is from the truth."""
        return cls(value, math.nan, -math.inf, math.inf)

    def holds(self, number: float) -> bool:
        """Whether the number may be the truth; so may any, where there is nothing to go by."""
        return not (number < self.low or number > self.high)

    def __sub__(self, other: Estimate) -> Estimate:
        """The difference of two that have no deal in common."""
        return Estimate.of(self.value - other.value, math.hypot(self.error, other.error))

    @property
    def is_known(self) -> bool:
        return not math.isnan(self.value)


NOTHING = Estimate(math.nan, math.nan, math.nan, math.nan)


def mean(values: Numbers) -> Estimate:
    """The mean of a number a deal."""
    return ratio(values, np.ones(len(values)))


def ratio(above: Numbers, below: Numbers) -> Estimate:
    """The sum of one number over the sum of another, both given deal by deal."""
    total, deals = float(below.sum()), len(above)
    if total == 0:
        return NOTHING
    value = float(above.sum()) / total
    if deals < FEWEST:
        return Estimate.alone(value)
    rests = above - value * below
    error = math.sqrt(deals / (deals - 1) * float((rests * rests).sum())) / total
    return Estimate.of(value, error)


def share(above: Numbers, below: Numbers) -> Estimate:
    """As `ratio`, for a part of a whole: the interval stays between 0 and 1 and has a width at both ends (Wilson's).

    The number of independent trials is the one that fits the spread between deals.
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


def jackknifed(compute: Callable[[Numbers], float], deals: int) -> Estimate:
    """What `compute` makes of the deals; bias and error from what it makes of them without one group after the other."""
    everything = np.arange(deals)
    value, groups = compute(everything), min(_GROUPS, deals)
    if groups < FEWEST:
        return Estimate.alone(value)
    without = np.array([compute(everything[everything % groups != group]) for group in range(groups)])
    spread = float(((without - without.mean()) ** 2).sum())
    unbiased = groups * value - (groups - 1) * float(without.mean())
    return Estimate.of(unbiased, math.sqrt((groups - 1) / groups * spread))
