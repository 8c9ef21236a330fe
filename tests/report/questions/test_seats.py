"""An advantage of a seat is claimed where the numbers show one, and nowhere else."""

from __future__ import annotations

from steeple.report.questions import seats
from steeple.report.questions.subject import Subject
from support.report_rows import played


def test_no_advantage_is_claimed_where_the_interval_holds_the_even_share() -> None:
    subject = Subject("", played([0] * 208 + [1] * 192, ("greedy", "greedy")), None)
    assert seats.describe(subject).text.startswith("Nobody has a clear advantage")


def test_an_advantage_is_claimed_where_the_interval_excludes_the_even_share() -> None:
    subject = Subject("", played([0, 0, 0, 1] * 100, ("greedy", "greedy")), None)
    said = seats.describe(subject).text.replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert said == (
        "The first player (75.0 %) wins more than an even share of 50.0 %. "
        "The second player (25.0 %) wins less."
    )
