"""Section: does it matter where one sits?"""

from __future__ import annotations

from collections.abc import Sequence

from steeple.report.pages.document import Section, Table
from steeple.report.pages.figures import draw_rows
from steeple.report.pages.numerals import bare, number, percent
from steeple.report.questions.entry import Entry
from steeple.report.statistics.intervals import Estimate
from steeple.report.statistics.measures import seat_points, seat_share


def seat_name(seat: int) -> str:
    """A seat, and who acts first."""
    return "seat 0 (acts first)" if seat == 0 else f"seat {seat}"


def describe(entry: Entry) -> str:
    """Which seats win more or less than an even share, as far as it can be seen."""
    players = entry.played.players
    even = 1 / players
    found = [seat_share(entry.played, seat).estimate for seat in range(players)]
    seen = [_compare(seat, share, even) for seat, share in enumerate(found) if not share.holds(even)]
    if not seen:
        return entry.say(
            f"no advantage of a seat can be seen: every interval contains the even share, {100 * even:.1f} %."
        )
    return entry.say(f"{'; '.join(seen)}. An even share would be {100 * even:.1f} %.")


def _compare(seat: int, share: Estimate, even: float) -> str:
    return f"{seat_name(seat)} wins {'more' if share.value > even else 'less'} than an even share, {percent(share)}"


def section(entries: Sequence[Entry]) -> Section:
    """Share of victory and points by seat."""
    groups, rows = [], []
    for entry in entries:
        seats = range(entry.played.players)
        shares = [seat_share(entry.played, seat).estimate for seat in seats]
        points = [seat_points(entry.played, seat).estimate for seat in seats]
        groups.append((entry.label, [(f"seat {seat}", shares[seat]) for seat in seats], 1 / len(seats)))
        lead = (entry.label,) if entry.label else ()
        rows += [(*lead, seat_name(seat), percent(shares[seat]), number(points[seat])) for seat in seats]
    alt = "Share of victory by seat, with 95 % intervals; a dashed line marks the even share. " + "; ".join(
        f"{label} " * bool(label) + ", ".join(f"{seat} {bare(share, True)}" for seat, share in found)
        for label, found, _ in groups
    )
    figure = draw_rows("seats", alt, groups, "share of victory (dashed: an even share)", is_share=True)
    head = (*(("setting",) if entries[0].label else ()), "seat", "share of victory", "points")
    table = Table("By seat, with 95 % intervals", head, tuple(rows))
    return Section("seats", "Does it matter where one sits?", tuple(map(describe, entries)), figure, (table,))
