"""Grids that show the subjects of a report side by side."""

from __future__ import annotations

from collections.abc import Sequence

from steeple.report.pages.document import Grid
from steeple.report.pages.formatting import format_estimate
from steeple.report.questions.subject import Subject
from steeple.report.statistics.measures import Measure


def make_grid(caption: str, subjects: Sequence[Subject], found: Sequence[dict[str, Measure]]) -> Grid:
    """One line per measure and one column per subject, with a dash where a subject lacks the measure."""
    words = list(dict.fromkeys(word for one in found for word in one))
    head = ("", *(subject.label or "average" for subject in subjects))
    rows = tuple((word, *(_format_cell(one.get(word)) for one in found)) for word in words)
    return Grid(caption, head, rows)


def _format_cell(measure: Measure | None) -> str:
    return "–" if measure is None else format_estimate(measure.estimate, measure.is_share)
