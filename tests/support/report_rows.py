"""Games of a report with winners of our choice, without playing them."""

from __future__ import annotations

import numpy as np

from steeple.report.play.rows import row_type
from steeple.report.play.series import Series, Setting
from steeple.report.statistics.measures import Played


def played(winners: list[int], lineup: tuple[str, ...] = ("greedy", "hasty")) -> Played:
    """Games of two players that were won by these seats."""
    series = Series(Setting("campanile-2009", 2, {}), lineup, 0)
    rows = np.zeros(len(winners), row_type(series.setting.game, 2))
    rows["winners"] = 1 << np.array(winners)
    return Played(series, rows)


def tossed(count: int, seed: int = 0) -> list[int]:
    """Winning seats, by the toss of a coin."""
    found: list[int] = np.random.default_rng(seed).integers(0, 2, count).tolist()
    return found
