"""Section: does it matter where you sit?"""

from __future__ import annotations

from collections.abc import Sequence

from steeple.report.pages.document import Grid, Paragraph, Section
from steeple.report.pages.figures import draw_rows
from steeple.report.pages.formatting import format_number, format_percent, format_share, format_value
from steeple.report.questions.subject import Subject, list_words
from steeple.report.statistics.measures import measure_seat_points, measure_seat_share, name_seat


def describe(subject: Subject) -> Paragraph:
    """Who wins more or less than an even share, as far as the intervals tell."""
    even = 1 / subject.played.players
    found = [measure_seat_share(subject.played, seat).estimate for seat in range(subject.played.players)]
    seen = [(seat, share) for seat, share in enumerate(found) if not share.contains(even)]
    if not seen:
        return subject.tell(
            f"Nobody has a clear advantage: every range includes an even share of {format_share(even)}."
        )
    said: list[str] = []
    for way in ("more", "less"):
        players = [
            f"{name_seat(seat)} ({format_value(share, True)})"
            for seat, share in seen
            if (share.value > even) == (way == "more")
        ]
        if players:
            than = "" if said else f" than an even share of {format_share(even)}"
            said.append(f"{list_words(players)} {'wins' if len(players) == 1 else 'win'} {way}{than}.")
    return subject.tell(*said)


def make_section(subjects: Sequence[Subject]) -> Section:
    """Wins and points by seat."""
    groups, rows = [], []
    for subject in subjects:
        seats = range(subject.played.players)
        shares = [measure_seat_share(subject.played, seat).estimate for seat in seats]
        points = [measure_seat_points(subject.played, seat).estimate for seat in seats]
        names = [name_seat(seat).removeprefix("the ") for seat in seats]
        groups.append((subject.label, list(zip(names, shares, strict=True)), 1 / len(seats)))
        lead = (subject.label,) if subject.label else ()
        rows += [
            (*lead, names[seat], format_percent(shares[seat]), format_number(points[seat])) for seat in seats
        ]
    alt = "Games won by each player, in turn order. A dashed line marks an even share. " + "; ".join(
        f"{label} " * bool(label) + ", ".join(f"{seat} {format_value(share, True)}" for seat, share in found)
        for label, found, _ in groups
    )
    figure = draw_rows("seats", f"{alt}.", groups, "games won (dashed: an even share)", is_share=True)
    head = (*(("setting",) if subjects[0].label else ()), "player", "games won", "points")
    grid = Grid("Wins and points of each player, in turn order", head, tuple(rows))
    return Section("seats", "Does it matter who starts?", tuple(map(describe, subjects)), figure, (grid,))
