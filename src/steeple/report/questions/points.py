"""Section: how many points do players and winners make?"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from steeple.report.pages.document import Grid, Section
from steeple.report.pages.figures import draw_spreads
from steeple.report.pages.formatting import format_number, format_percent
from steeple.report.questions.grids import make_grid
from steeple.report.questions.subject import Subject
from steeple.report.statistics.measures import measure_spread


def make_section(subjects: Sequence[Subject]) -> Section:
    """The points of all players and of winners."""
    shown = (
        "points of a player",
        "points of the winner",
        "points between the best and the second",
        "shared victories",
    )
    found = [{words: subject.general_measures[words] for words in shown} for subject in subjects]
    sentences, panels = [], []
    for subject, one in zip(subjects, found, strict=True):
        player, winner, margin, shared = (one[words].estimate for words in shown)
        sentences.append(
            subject.say(
                f"a player makes {format_number(player)} points, the winner {format_number(winner)}; "
                f"the best is {format_number(margin)} points ahead of the second, "
                f"and {format_percent(shared)} of the victories are shared."
            )
        )
        points, won = subject.played.rows["scores"].astype(int), (subject.played.shares() > 0).astype(float)
        everybody, winners = (
            measure_spread(subject.played, points, weights, points) for weights in (np.ones_like(won), won)
        )
        panels.append((subject.label, [("all players", everybody), ("winners", winners)]))
    alt = (
        "How often each number of points came up, for all players (bars) and for winners (line); "
        "the tables say it in numbers."
    )
    figure = draw_spreads("scores", alt, panels, "points")
    grid = make_grid("Points, with 95 % intervals", subjects, found)
    return Section(
        "scores", "How many points?", tuple(sentences), figure, (grid, _make_quantile_grid(subjects))
    )


def _make_quantile_grid(subjects: Sequence[Subject]) -> Grid:
    """How the points of all players and of winners are spread."""
    rows = []
    for subject in subjects:
        points, won = subject.played.rows["scores"].astype(int), subject.played.shares() > 0
        for who, values in (("all players", points.ravel()), ("winners", points[won])):
            cuts = np.quantile(values, (0, 0.05, 0.25, 0.5, 0.75, 0.95, 1), method="nearest")
            rows.append((subject.say(who), *(str(int(cut)) for cut in cuts)))
    return Grid(
        "Spread of the points", ("", "least", "5 %", "25 %", "middle", "75 %", "95 %", "most"), tuple(rows)
    )
