"""Section: how long is a game, and how does it end?"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from steeple.report.pages.document import Section
from steeple.report.pages.figures import draw_spreads
from steeple.report.pages.formatting import format_value
from steeple.report.questions.grids import make_grid
from steeple.report.questions.subject import Subject
from steeple.report.statistics.measures import (
    DECISIONS,
    ENDS_WHEN,
    OWN_DECISIONS,
    Measure,
    measure_ends,
    measure_spread,
)


def make_section(subjects: Sequence[Subject]) -> Section:
    """How many decisions games have, and why they end."""
    shown = (DECISIONS, OWN_DECISIONS)
    found = [
        {
            **{words: subject.general_measures[words] for words in shown},
            **{one.words: one for one in measure_ends(subject.played)},
        }
        for subject in subjects
    ]
    paragraphs, panels = [], []
    for subject, one in zip(subjects, found, strict=True):
        all_of, own = (format_value(one[words].estimate, False) for words in shown)
        low, high = np.quantile(subject.played.rows["decisions"], (0.05, 0.95), method="nearest")
        paragraphs.append(
            subject.tell(
                f"a game takes {all_of} decisions, {own} per player.",
                f"Nine games in ten take between {low} and {high}.",
                _describe_ends(list(measure_ends(subject.played))),
            )
        )
        decisions = subject.played.rows["decisions"].astype(int)[:, None]
        spread = measure_spread(subject.played, decisions, np.ones(decisions.shape), decisions)
        panels.append((subject.label, [("games", spread)]))
    alt = "How often each number of decisions per game comes up. The text says it in words."
    figure = draw_spreads("length", alt, panels, DECISIONS)
    grid = make_grid("Length, and how games end", subjects, found)
    return Section("length", "How long is a game, and how does it end?", tuple(paragraphs), figure, (grid,))


def _describe_ends(found: Sequence[Measure]) -> str:
    """The most frequent end, if its interval doesn't overlap that of the next."""
    ordered = sorted(found, key=lambda measure: -measure.estimate.value)
    first = ordered[0].words.removeprefix(f"{ENDS_WHEN} ")
    if ordered[0].estimate.value == 1:
        return f"Every game ends when {first}."
    if ordered[0].estimate.low > ordered[1].estimate.high:
        how_often = "Most" if ordered[0].estimate.low > 0.5 else "They most often"
        return f"{how_often} end when {first} ({format_value(ordered[0].estimate, True)})."
    second = ordered[1].words.removeprefix(f"{ENDS_WHEN} ")
    return f"They end when {first} or when {second}, and it's too close to say which is more common."
