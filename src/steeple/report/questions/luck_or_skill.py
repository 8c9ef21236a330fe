"""Section: luck or skill?"""

from __future__ import annotations

from collections.abc import Sequence

from steeple.report.pages.document import Section, Table
from steeple.report.pages.figures import draw_rows
from steeple.report.pages.numerals import bare, percent
from steeple.report.questions.entry import Entry, capital
from steeple.report.statistics.intervals import Estimate
from steeple.report.statistics.luck import (
    Luck,
    luck_of_points,
    luck_of_victory,
    same_seat_by_chance,
    same_seat_wins,
    wins_of_a_deal,
)
from steeple.report.statistics.measures import Played, bot_share

PARTS = ("the seat", "who plays", "the deal", "the rest")


def contest(played: Played) -> str:
    """Who plays whom."""
    first, *others = played.series.lineup
    if len(set(others)) == 1:
        return (
            f"{first} against {others[0]}"
            if len(others) == 1
            else f"{first} against {len(others)} × {others[0]}"
        )
    return " against ".join(played.series.lineup)


def is_single(played: Played) -> bool:
    """Whether the first bot of the line-up is the only one of its kind, so that it can be told how it does."""
    return played.series.lineup.count(played.series.lineup[0]) == 1


def describe(entry: Entry) -> str:
    """What goes with who plays, and what with the deal."""
    played = entry.unequal
    if played is None:
        return ""
    luck, first = luck_of_victory(played), played.series.lineup[0]
    said = [
        f"in {contest(played)}, {_part(luck.bot)} of the variance of who wins goes with who plays, "
        f"{_part(luck.deal)} with the deal, and {_part(luck.seat)} with the seat."
    ]
    if is_single(played):
        own, even = bot_share(played, first).estimate, 1 / played.players
        better = "no difference from an even share can be seen"
        if not own.holds(even):
            better = "more than an even share" if own.value > even else "less than an even share"
        wins, every = (
            wins_of_a_deal(played),
            "both games" if played.players == 2 else f"all {played.players} games",
        )
        said.append(
            f"{capital(first)} wins {percent(own)}: {better}. Of a deal played from every seat it wins {every} in "
            f"{percent(wins[-1])} of the deals and none in {percent(wins[0])}; in {percent(same_seat_wins(played))} the same "
            f"seat wins {every}, "
            f"whoever sits there, and {_compare(same_seat_wins(played), same_seat_by_chance(played))}."
        )
    return entry.say(" ".join(said))


def _compare(found: Estimate, expected: float) -> str:
    """Whether a deal ties its games together."""
    figure = f"the {100 * expected:.1f}\N{NO-BREAK SPACE}% of games with nothing in common but seats and bots"
    if found.holds(expected):
        return f"no difference can be seen from {figure}"
    return f"that is {'more' if found.value > expected else 'less'} than {figure}"


def _part(part: Estimate) -> str:
    """A part of a variance; one that may as well be none is called so."""
    return f"no part that can be seen, {percent(part)}," if part.low <= 0 else percent(part)


def section(entries: Sequence[Entry]) -> Section:
    """The parts of the variance, and how often a deal beats its players. Every entry has unequal bots."""
    groups, rows, tallies = [], [], []
    for entry in entries:
        played = entry.unequal
        if played is None:
            continue
        victory, label = luck_of_victory(played), entry.say(contest(played))
        groups.append((label, list(zip(PARTS, _parts(victory), strict=True)), None))
        rows.append((f"{label}, who wins", *map(percent, _parts(victory))))
        rows.append((f"{label}, points", *map(percent, _parts(luck_of_points(played)))))
        if is_single(played):
            tallies.append(_tally(entry, played))
    alt = "What the variance of the share of victory goes with. " + " ".join(
        f"{label}: " + ", ".join(f"{part} {bare(size, True)}" for part, size in found) + "."
        for label, found, _ in groups
    )
    figure = draw_rows("luck", alt, groups, "part of the variance of who wins", is_share=True)
    table = Table("Parts of the variance, with 95 % intervals", ("", *PARTS), tuple(rows))
    return Section("luck", "Luck or skill?", tuple(map(describe, entries)), figure, (table, *tallies))


def _parts(luck: Luck) -> tuple[Estimate, Estimate, Estimate, Estimate]:
    return luck.seat, luck.bot, luck.deal, luck.rest


def _tally(entry: Entry, played: Played) -> Table:
    """From how many seats the first bot wins a deal."""
    first = played.series.lineup[0]
    found = [
        (f"{first} wins {wins} of {played.players} games", share)
        for wins, share in enumerate(wins_of_a_deal(played))
    ]
    found.append(("one seat wins all of them, whoever sits there", same_seat_wins(played)))
    rows = tuple((words, percent(share)) for words, share in found)
    return Table(entry.say(f"a deal from every seat, {contest(played)}"), ("", "part of the deals"), rows)
