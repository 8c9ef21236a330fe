"""Section: how long is a game, and how does it end?"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from steeple.report.pages.document import Section
from steeple.report.pages.figures import draw_spreads
from steeple.report.pages.formatting import format_number, format_percent
from steeple.report.questions.grids import make_grid
from steeple.report.questions.subject import Subject
from steeple.report.statistics.measures import Measure, measure_ends, measure_spread


def make_section(subjects: Sequence[Subject]) -> Section:
    """How many decisions games have, and why they end."""
    shown = ("decisions in a game", "decisions of a player")
    found = [
        {
            **{words: subject.general_measures[words] for words in shown},
            **{one.words: one for one in measure_ends(subject.played)},
        }
        for subject in subjects
    ]
    sentences = []
    for subject, one in zip(subjects, found, strict=True):
        all_of, own = (one[words].estimate for words in shown)
        low, high = np.quantile(subject.played.rows["decisions"], (0.05, 0.95), method="nearest")
        sentences.append(
            subject.say(
                f"a game has {format_number(all_of)} decisions, {format_number(own)} for each player; "
                f"nine of ten games have between {low} and {high}. "
                f"{_describe_ends(list(measure_ends(subject.played)))}"
            )
        )
    alt = "How often each number of decisions in a game came up; the table has its mean."
    panels = []
    for subject in subjects:
        decisions = subject.played.rows["decisions"].astype(int)[:, None]
        spread = measure_spread(subject.played, decisions, np.ones(decisions.shape), decisions)
        panels.append((subject.label, [("games", spread)]))
    figure = draw_spreads("length", alt, panels, "decisions in a game")
    grid = make_grid("Length and ends, with 95 % intervals", subjects, found)
    return Section("length", "How long is it, and how does it end?", tuple(sentences), figure, (grid,))


def _describe_ends(found: Sequence[Measure]) -> str:
    """The most frequent end, if its interval doesn't overlap that of the next."""
    ordered = sorted(found, key=lambda measure: -measure.estimate.value)
    first = ordered[0].words.removeprefix("games that end by ")
    if ordered[0].estimate.value == 1:
        return f"All games ended by {first}."
    if ordered[0].estimate.low > ordered[1].estimate.high:
        return f"Most often they end by {first}, {format_percent(ordered[0].estimate)}."
    second = ordered[1].words.removeprefix("games that end by ")
    return f"Whether {first} or {second} is the more frequent end can't be told: their intervals overlap."
