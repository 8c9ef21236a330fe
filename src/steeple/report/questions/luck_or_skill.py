"""Section: is it luck or skill?"""

from __future__ import annotations

from collections.abc import Sequence

from steeple.report.pages.document import Grid, Paragraph, Section
from steeple.report.pages.figures import draw_rows
from steeple.report.pages.formatting import format_percent, format_share, format_value
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

PARTS = ("skill", "the deal", "the seat", "the rest")


def describe_rivals(played: Played) -> str:
    """Whom the first bot plays against."""
    others = played.series.lineup[1:]
    if len(set(others)) > 1:
        return " and ".join(others)
    return others[0] if len(others) == 1 else f"{len(others)} {others[0]} bots"


def describe_matchup(played: Played) -> str:
    """Who plays against whom."""
    return f"{played.series.lineup[0]} against {describe_rivals(played)}"


def is_single(played: Played) -> bool:
    """Whether the line-up has its first bot only once, so that its results can be told apart."""
    return played.series.lineup.count(played.series.lineup[0]) == 1


def describe(subject: Subject) -> Paragraph:
    """How much of the result depends on who plays, on the deal and on the seat."""
    played = subject.mixed
    if played is None:
        return subject.tell("")
    luck = split_victory(played)
    said = [
        f"with {describe_matchup(played)}, skill decides {format_value(luck.bot, True)} of who wins.",
        f"{_describe_part('the deal', luck.deal)}. {_describe_part('the seat', luck.seat)}.",
    ]
    return subject.tell(*said, *(_describe_first_bot(played) if is_single(played) else ()))


def _describe_part(what: str, part: Estimate) -> str:
    """A part of the result, or that none can be seen if its interval includes zero."""
    if part.low <= 0:
        return f"{capitalize(what)} has no clear effect"
    return f"{capitalize(what)} decides {format_value(part, True)}"


def _describe_first_bot(played: Played) -> list[str]:
    """How the first bot does against its rivals, and when the same deal is played from every seat."""
    first, even = played.series.lineup[0], 1 / played.players
    own, wins, same = (
        measure_bot_share(played, first).estimate,
        measure_wins_per_deal(played),
        measure_same_seat_wins(played),
    )
    better = "no clear difference from"
    if not own.contains(even):
        better = "more than" if own.value > even else "less than"
    every = "both games" if played.players == 2 else f"all {played.players} games"
    return [
        f"{first} wins {format_value(own, True)} of its games, {better} an even {format_share(even)}.",
        f"When every seat gets the same deal in turn, it wins {every} in {format_value(wins[-1], True)} "
        f"of the deals and none in {format_value(wins[0], True)}.",
        f"In {format_value(same, True)} of the deals one seat wins {every}, whoever sits there; "
        f"{_compare(same, expect_same_seat_wins(played))}.",
    ]


def _compare(found: Estimate, expected: float) -> str:
    """Whether the games of a deal have more in common than chance explains."""
    if found.contains(expected):
        return f"chance alone would give about as many, {format_share(expected)}"
    return (
        f"chance alone would give {'fewer' if found.value > expected else 'more'}, {format_share(expected)}"
    )


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
    alt = "How much of the result each thing decides. " + " ".join(
        f"{label}: " + ", ".join(f"{part} {format_value(size, True)}" for part, size in found) + "."
        for label, found, _ in groups
    )
    figure = draw_rows("luck", alt, groups, "part of the result it decides", is_share=True)
    grid = Grid("How much of the result each thing decides", ("", *PARTS), tuple(rows))
    return Section("luck", "Luck or skill?", tuple(map(describe, subjects)), figure, (grid, *grids))


def _parts(luck: Luck) -> tuple[Estimate, Estimate, Estimate, Estimate]:
    return luck.bot, luck.deal, luck.seat, luck.rest


def _make_deals_grid(subject: Subject, played: Played) -> Grid:
    """From how many seats the first bot wins a deal."""
    first = played.series.lineup[0]
    found = [(f"{first} wins", format_percent(measure_bot_share(played, first).estimate), "games")]
    found += [
        (f"{first} wins {wins} of {played.players}", format_percent(share), "deals")
        for wins, share in enumerate(measure_wins_per_deal(played))
    ]
    found += [
        (
            "one seat wins all of them, whoever sits there",
            format_percent(measure_same_seat_wins(played)),
            "deals",
        ),
        (
            "the same, if only chance, seat and bot decided",
            format_share(expect_same_seat_wins(played)),
            "deals",
        ),
    ]
    caption = subject.say(f"the same deal from every seat, {describe_matchup(played)}")
    return Grid(caption, ("", "how often", "counted in"), tuple(found))
