"""Section: how many points do players and winners make?"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from steeple.report.pages.document import Grid, Section
from steeple.report.pages.figures import draw_spreads
from steeple.report.pages.formatting import format_plain, format_share, format_value
from steeple.report.questions.grids import make_grid
from steeple.report.questions.subject import Subject
from steeple.report.statistics.measures import LEAD, POINTS, SHARED, WINNER_POINTS, measure_spread


def make_section(subjects: Sequence[Subject]) -> Section:
    """The points of all players and of winners."""
    shown = (POINTS, WINNER_POINTS, LEAD, SHARED)
    found = [{words: subject.general_measures[words] for words in shown} for subject in subjects]
    paragraphs, panels = [], []
    for subject, one in zip(subjects, found, strict=True):
        player, winner, lead, shared = (
            format_value(one[words].estimate, one[words].is_share) for words in shown
        )
        paragraphs.append(
            subject.tell(
                f"players score {player} points on average, winners {winner}.",
                f"First place is {lead} points ahead of second, and {shared} of the wins are shared.",
            )
        )
        points, won = subject.played.rows["scores"].astype(int), (subject.played.shares() > 0).astype(float)
        everybody, winners = (
            measure_spread(subject.played, points, weights, points) for weights in (np.ones_like(won), won)
        )
        panels.append((subject.label, [("all players", everybody), ("winners", winners)]))
    alt = "How often each score comes up: bars for all players, a line for winners. The tables sum it up."
    figure = draw_spreads("scores", alt, panels, "points")
    grid = make_grid("Points and wins", subjects, found)
    return Section(
        "scores", "How many points?", tuple(paragraphs), figure, (grid, _make_quantile_grid(subjects))
    )


def _make_quantile_grid(subjects: Sequence[Subject]) -> Grid:
    """How the points of all players and of winners are spread."""
    rows = []
    for subject in subjects:
        points, won = subject.played.rows["scores"].astype(int), subject.played.shares() > 0
        for who, values in (("all players", points.ravel()), ("winners", points[won])):
            cuts = np.quantile(values, (0, 0.05, 0.25, 0.5, 0.75, 0.95, 1), method="nearest")
            rows.append((subject.say(who), *(format_plain(cut, 0) for cut in cuts)))
    parts = [format_share(part, 0) for part in (0.05, 0.25, 0.75, 0.95)]
    head = ("", "lowest", *parts[:2], "middle", *parts[2:], "highest")
    return Grid(f"How the points spread: {parts[1]} of the scores are no higher than that", head, tuple(rows))
