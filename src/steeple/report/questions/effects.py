"""What a report says first: the three largest effects that its intervals leave no doubt about.

An effect counts by the end of its interval that's nearer to none: what's left of it if the games exaggerate
as much as they may. Shares count in percentage points, other numbers in percent of the larger of the two.
Each topic is named once, so that the three say different things.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from steeple.report.pages.document import Finding
from steeple.report.pages.formatting import format_percent, format_rounded, format_share
from steeple.report.questions.luck_or_skill import describe_matchup, describe_rivals, is_single
from steeple.report.questions.subject import Subject, capitalize
from steeple.report.statistics.intervals import Estimate
from steeple.report.statistics.luck import split_victory
from steeple.report.statistics.measures import (
    SHARED,
    find_edges,
    measure_bot_share,
    measure_seat_share,
    name_seat,
)

MOST = 3
"""How many findings a report begins with."""

NOTHING = Finding(
    "Nothing stands out clearly in this many games. More games would show smaller differences.", ""
)


@dataclass(frozen=True)
class Effect:
    """A difference, and the sentence and numbers that tell it."""

    topic: str
    gap: Estimate
    scale: float
    """What a difference of this size counts as: 1."""
    sentence: str
    numbers: str

    @property
    def size(self) -> float:
        """How much of it is beyond doubt."""
        if self.gap.contains(0):
            return 0.0
        return min(abs(self.gap.low), abs(self.gap.high)) / self.scale


def choose(effects: Iterable[Effect]) -> tuple[Finding, ...]:
    """The largest effect of each topic, at most three of them, the largest first."""
    chosen: dict[str, Effect] = {}
    for effect in sorted(effects, key=lambda one: -one.size):
        if effect.size > 0:
            chosen.setdefault(effect.topic, effect)
    found = tuple(Finding(one.sentence, one.numbers) for one in list(chosen.values())[:MOST])
    return found or (NOTHING,)


def find_effects(subject: Subject) -> Iterator[Effect]:
    """What a designer asks first about a single setting: the seats, what wins, shared wins, luck."""
    yield from _find_seats(subject)
    for edge in find_edges(subject.played):
        if edge.fact.is_yes and edge.wins_with.estimate.is_known and edge.wins_without.estimate.is_known:
            gap, both = edge.wins_with.minus(edge.wins_without), (edge.wins_with, edge.wins_without)
            mine, its = format_rounded([one.estimate for one in both], True)
            yield Effect(
                "winning",
                gap,
                1.0,
                f"Players with {edge.fact.words} win {'more' if gap.value > 0 else 'less'} often: "
                f"{mine} of their games against {its}.",
                f"With {edge.fact.words}: " + " against ".join(format_percent(one.estimate) for one in both),
            )
    shared = subject.general_measures[SHARED].estimate
    (rounded,) = format_rounded([shared], True)
    yield Effect(
        "outcome", shared, 1.0, f"{rounded} of the wins are shared.", f"Shared wins: {format_percent(shared)}"
    )
    yield from _find_luck(subject)


def _find_seats(subject: Subject) -> Iterator[Effect]:
    even = 1 / subject.played.players
    for seat in range(subject.played.players):
        share = measure_seat_share(subject.played, seat).estimate
        way, (rounded,) = "more" if share.value > even else "less", format_rounded([share], True)
        yield Effect(
            "seats",
            _minus(share, even),
            1.0,
            f"{capitalize(name_seat(seat))} wins {way} often: {rounded} of the games, "
            f"where an even share is {format_share(even, 0)}.",
            f"Wins of {name_seat(seat)}: {format_percent(share)}",
        )


def _find_luck(subject: Subject) -> Iterator[Effect]:
    played = subject.mixed
    if played is None:
        return
    luck = split_victory(played)
    for what, part in (("skill", luck.bot), ("the deal", luck.deal)):
        if part.value <= 0:
            continue
        (rounded,) = format_rounded([part], True)
        yield Effect(
            "luck",
            part,
            1.0,
            f"With {describe_matchup(played)}, {what} decides {rounded} of the result.",
            f"How much {what} decides: {format_percent(part)}",
        )
    if is_single(played):
        first, even = played.series.lineup[0], 1 / played.players
        own = measure_bot_share(played, first).estimate
        way, (rounded,) = "more" if own.value > even else "less", format_rounded([own], True)
        yield Effect(
            "luck",
            _minus(own, even),
            1.0,
            f"{capitalize(first)} beats {describe_rivals(played)} in {rounded} of the games, "
            f"{way} than an even {format_share(even, 0)}.",
            f"Wins of {first}: {format_percent(own)}",
        )


def _minus(share: Estimate, even: float) -> Estimate:
    return Estimate(share.value - even, share.error, share.low - even, share.high - even)
