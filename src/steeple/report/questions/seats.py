"""Section: does it matter where you sit?"""

from __future__ import annotations

from collections.abc import Sequence

from steeple.report.pages.document import Grid, Section
from steeple.report.pages.figures import draw_rows
from steeple.report.pages.formatting import format_number, format_percent, format_value
from steeple.report.questions.subject import Subject
from steeple.report.statistics.intervals import Estimate
from steeple.report.statistics.measures import measure_seat_points, measure_seat_share


def name_seat(seat: int) -> str:
    """A seat's name, with a note on who acts first."""
    return "seat 0 (acts first)" if seat == 0 else f"seat {seat}"


def describe(subject: Subject) -> str:
    """Which seats win more or less than an even share, as far as the intervals tell."""
    players = subject.played.players
    even = 1 / players
    found = [measure_seat_share(subject.played, seat).estimate for seat in range(players)]
    seen = [_compare(seat, share, even) for seat, share in enumerate(found) if not share.contains(even)]
    if not seen:
        return subject.say(
            f"no advantage of a seat can be seen: every interval contains the even share, {100 * even:.1f} %."
        )
    return subject.say(f"{'; '.join(seen)}. An even share would be {100 * even:.1f} %.")


def _compare(seat: int, share: Estimate, even: float) -> str:
    more = "more" if share.value > even else "less"
    return f"{name_seat(seat)} wins {more} than an even share, {format_percent(share)}"


def make_section(subjects: Sequence[Subject]) -> Section:
    """Share of victory and points by seat."""
    groups, rows = [], []
    for subject in subjects:
        seats = range(subject.played.players)
        shares = [measure_seat_share(subject.played, seat).estimate for seat in seats]
        points = [measure_seat_points(subject.played, seat).estimate for seat in seats]
        groups.append((subject.label, [(f"seat {seat}", shares[seat]) for seat in seats], 1 / len(seats)))
        lead = (subject.label,) if subject.label else ()
        rows += [
            (*lead, name_seat(seat), format_percent(shares[seat]), format_number(points[seat]))
            for seat in seats
        ]
    alt = "Share of victory by seat, with 95 % intervals; a dashed line marks the even share. " + "; ".join(
        f"{label} " * bool(label) + ", ".join(f"{seat} {format_value(share, True)}" for seat, share in found)
        for label, found, _ in groups
    )
    figure = draw_rows("seats", alt, groups, "share of victory (dashed: an even share)", is_share=True)
    head = (*(("setting",) if subjects[0].label else ()), "seat", "share of victory", "points")
    grid = Grid("By seat, with 95 % intervals", head, tuple(rows))
    return Section("seats", "Does it matter where one sits?", tuple(map(describe, subjects)), figure, (grid,))
