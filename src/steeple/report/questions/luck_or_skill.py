"""Section: is it luck or skill?"""

from __future__ import annotations

from collections.abc import Sequence

from steeple.report.pages.document import Grid, Section
from steeple.report.pages.figures import draw_rows
from steeple.report.pages.formatting import format_percent, format_value
from steeple.report.questions.subject import Subject, capitalize
from steeple.report.statistics.intervals import Estimate
from steeple.report.statistics.luck import (
    Luck,
    expect_same_seat_wins,
    measure_same_seat_wins,
    measure_wins_per_deal,
    split_points,
    split_victory,
)
from steeple.report.statistics.measures import Played, measure_bot_share

PARTS = ("the seat", "who plays", "the deal", "the rest")


def describe_matchup(played: Played) -> str:
    """Who plays against whom."""
    first, *others = played.series.lineup
    if len(set(others)) == 1:
        return (
            f"{first} against {others[0]}"
            if len(others) == 1
            else f"{first} against {len(others)} × {others[0]}"
        )
    return " against ".join(played.series.lineup)


def is_single(played: Played) -> bool:
    """Whether the line-up has its first bot only once, so that its results can be told apart."""
    return played.series.lineup.count(played.series.lineup[0]) == 1


def describe(subject: Subject) -> str:
    """How much of the result goes with who plays, with the deal and with the seat."""
    played = subject.mixed
    if played is None:
        return ""
    luck, first = split_victory(played), played.series.lineup[0]
    said = [
        f"in {describe_matchup(played)}, "
        f"{_format_part(luck.bot)} of the variance of who wins goes with who plays, "
        f"{_format_part(luck.deal)} with the deal, and {_format_part(luck.seat)} with the seat."
    ]
    if is_single(played):
        own, even = measure_bot_share(played, first).estimate, 1 / played.players
        better = "no difference from an even share can be seen"
        if not own.contains(even):
            better = "more than an even share" if own.value > even else "less than an even share"
        wins, every = (
            measure_wins_per_deal(played),
            "both games" if played.players == 2 else f"all {played.players} games",
        )
        same = measure_same_seat_wins(played)
        said.append(
            f"{capitalize(first)} wins {format_percent(own)}: {better}. "
            f"Of a deal played from every seat it wins {every} in "
            f"{format_percent(wins[-1])} of the deals and none in {format_percent(wins[0])}; "
            f"in {format_percent(same)} the same seat wins {every}, "
            f"whoever sits there, and {_compare(same, expect_same_seat_wins(played))}."
        )
    return subject.say(" ".join(said))


def _compare(found: Estimate, expected: float) -> str:
    """Whether the games of a deal have more in common than chance explains."""
    figure = f"the {100 * expected:.1f}\N{NO-BREAK SPACE}% of games with nothing in common but seats and bots"
    if found.contains(expected):
        return f"no difference can be seen from {figure}"
    return f"that is {'more' if found.value > expected else 'less'} than {figure}"


def _format_part(part: Estimate) -> str:
    """A part of the variance, or that none can be seen if its interval includes zero."""
    return f"no part that can be seen, {format_percent(part)}," if part.low <= 0 else format_percent(part)


def make_section(subjects: Sequence[Subject]) -> Section:
    """The parts of the variance, and from how many seats a deal is won. Every subject has mixed games."""
    groups, rows, grids = [], [], []
    for subject in subjects:
        played = subject.mixed
        if played is None:
            continue
        victory, label = split_victory(played), subject.say(describe_matchup(played))
        groups.append((label, list(zip(PARTS, _parts(victory), strict=True)), None))
        rows.append((f"{label}, who wins", *map(format_percent, _parts(victory))))
        rows.append((f"{label}, points", *map(format_percent, _parts(split_points(played)))))
        if is_single(played):
            grids.append(_make_deals_grid(subject, played))
    alt = "What the variance of the share of victory goes with. " + " ".join(
        f"{label}: " + ", ".join(f"{part} {format_value(size, True)}" for part, size in found) + "."
        for label, found, _ in groups
    )
    figure = draw_rows("luck", alt, groups, "part of the variance of who wins", is_share=True)
    grid = Grid("Parts of the variance, with 95 % intervals", ("", *PARTS), tuple(rows))
    return Section("luck", "Luck or skill?", tuple(map(describe, subjects)), figure, (grid, *grids))


def _parts(luck: Luck) -> tuple[Estimate, Estimate, Estimate, Estimate]:
    return luck.seat, luck.bot, luck.deal, luck.rest


def _make_deals_grid(subject: Subject, played: Played) -> Grid:
    """From how many seats the first bot wins a deal."""
    first = played.series.lineup[0]
    found = [
        (f"{first} wins {wins} of {played.players} games", share)
        for wins, share in enumerate(measure_wins_per_deal(played))
    ]
    found.append(("one seat wins all of them, whoever sits there", measure_same_seat_wins(played)))
    rows = tuple((words, format_percent(share)) for words, share in found)
    return Grid(
        subject.say(f"a deal from every seat, {describe_matchup(played)}"), ("", "part of the deals"), rows
    )
