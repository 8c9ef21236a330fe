"""Section: the settings side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from steeple.report.pages.document import Grid, Section
from steeple.report.pages.formatting import format_difference, format_estimate, format_value
from steeple.report.questions.grids import make_grid
from steeple.report.questions.luck_or_skill import describe_matchup, is_single
from steeple.report.questions.subject import Subject, capitalize, find_base
from steeple.report.statistics.intervals import Estimate, Numbers
from steeple.report.statistics.luck import split_victory
from steeple.report.statistics.measures import (
    Measure,
    find_edges,
    measure_bot_share,
    measure_ends,
    measure_game_facts,
    measure_general,
    measure_kinds,
    measure_seat_share,
)

SKILL = "part of who plays in the variance of who wins"
DEAL = "part of the deal in the variance of who wins"


def find_measures(subject: Subject) -> dict[str, Measure]:
    """Everything that is compared, by its words."""
    played = subject.played
    found = [
        Measure(
            "share of victory of the first seat", *_get_sums(measure_seat_share(played, 0)), is_share=True
        ),
        Measure(
            "share of victory of the last seat",
            *_get_sums(measure_seat_share(played, played.players - 1)),
            is_share=True,
        ),
        *(measure for measure in measure_general(played) if "phase" not in measure.words),
        *(measure for measure in measure_ends(played) if len(played.series.setting.game.ends) > 1),
        *(
            Measure(f"chosen when legal: {one.words}", *_get_sums(one), is_share=True)
            for one in measure_kinds(played)
        ),
        *_measure_matchup(subject),
        *measure_game_facts(played),
        *(
            Measure(f"share of victory with {edge.fact.words}", *_get_sums(edge.wins_with), is_share=True)
            for edge in find_edges(played)
            if edge.fact.is_yes
        ),
    ]
    return {one.words: one for one in found}


def _measure_matchup(subject: Subject) -> list[Measure]:
    """How the first bot does against its rival, if it has one."""
    if subject.mixed is None or not is_single(subject.mixed):
        return []
    won = measure_bot_share(subject.mixed, subject.mixed.series.lineup[0])
    return [Measure(f"share of victory in {describe_matchup(subject.mixed)}", *_get_sums(won), is_share=True)]


def _get_sums(measure: Measure) -> tuple[Numbers, Numbers]:
    return measure.above, measure.below


@dataclass(frozen=True)
class Change:
    """How a measure differs between two subjects."""

    words: str
    mine: Estimate
    its: Estimate
    gap: Estimate
    is_share: bool

    @property
    def is_seen(self) -> bool:
        return not self.gap.contains(0)


def find_changes(subject: Subject, base: Subject) -> Iterator[Change]:
    """The change of every measure that both subjects have."""
    mine, its = find_measures(subject), find_measures(base)
    for words in mine:
        if words in its:
            gap = mine[words].minus(its[words])
            if gap.is_known:
                yield Change(words, mine[words].estimate, its[words].estimate, gap, mine[words].is_share)
    if subject.mixed is not None and base.mixed is not None:
        one, other = split_victory(subject.mixed), split_victory(base.mixed)
        yield Change(SKILL, one.bot, other.bot, one.bot - other.bot, is_share=True)
        yield Change(DEAL, one.deal, other.deal, one.deal - other.deal, is_share=True)


def make_section(subjects: Sequence[Subject]) -> Section:
    """One column per subject, and the differences from the subject that each is compared with."""
    grid = make_grid(
        "Side by side, with 95 % intervals", subjects, [find_measures(subject) for subject in subjects]
    )
    sentences, grids = [], []
    for subject in subjects[1:]:
        base = find_base(subjects, subject)
        found = list(find_changes(subject, base))
        unseen = [change.words for change in found if not change.is_seen]
        seen = len(found) - len(unseen)
        sentences.append(
            f"{capitalize(subject.label)} against {base.label}: "
            f"{seen} of {len(found)} measures {'differs' if seen == 1 else 'differ'}. "
            + (f"No difference can be seen in: {'; '.join(unseen)}." if unseen else "")
        )
        grids.append(_make_changes_grid(found, subject, base))
    return Section("comparison", "Side by side", tuple(sentences), None, (grid, *grids))


def _make_changes_grid(found: Sequence[Change], subject: Subject, base: Subject) -> Grid:
    rows = tuple(
        (
            change.words,
            format_value(change.mine, change.is_share),
            format_value(change.its, change.is_share),
            format_difference(change.gap, change.is_share),
            "yes" if change.is_seen else "no",
        )
        for change in found
    )
    caption = f"{capitalize(subject.label)} against {base.label}: differences, with 95 % intervals"
    return Grid(caption, ("", subject.label, base.label, "difference", "seen"), rows)


def summarize(subject: Subject, base: Subject) -> tuple[str, ...]:
    """What a designer asks first about two settings, one sentence per question."""
    said = []
    for change, clause in _find_answers(subject, base):
        mine, its = (format_estimate(one, change.is_share) for one in (change.mine, change.its))
        figures = f"{mine} against {its}"
        if clause:
            said.append(f"{capitalize(subject.place)} {clause} than {base.place}: {figures}.")
        else:
            said.append(
                f"No difference can be seen in {change.words}: {subject.place} {figures} {base.place}."
            )
    return tuple(said)


def summarize_briefly(subject: Subject, base: Subject) -> str:
    """The same in one or two sentences, for reports with many settings."""
    found = list(_find_answers(subject, base))
    seen = [
        f"{clause} ({format_value(change.mine, change.is_share)} "
        f"against {format_value(change.its, change.is_share)})"
        for change, clause in found
        if clause
    ]
    unseen = [change.words for change, clause in found if not clause]
    differences = "; ".join(seen) or "no difference can be seen"
    said = f"{capitalize(subject.place)}, compared with {base.label}: {differences}."
    return f"{said} No difference can be seen in {', '.join(unseen)}." if seen and unseen else said


def _find_answers(subject: Subject, base: Subject) -> Iterator[tuple[Change, str]]:
    """The changes asked about, each with what it means, or "" if no difference can be seen."""
    found = {change.words: change for change in find_changes(subject, base)}
    for words, (more, less) in _list_questions(subject).items():
        change = found.get(words)
        if change is None or ("share of victory" in words and subject.played.players != base.played.players):
            continue  # shares of victory among three and among two players can't be compared
        yield change, "" if not change.is_seen else more if change.gap.value > 0 else less


def _list_questions(subject: Subject) -> dict[str, tuple[str, str]]:
    """The measures asked about, each with what more of it and less of it means."""
    wins = next(fact.words for fact in subject.played.series.setting.game.questions.seat_facts if fact.is_yes)
    asked = {
        "decisions of a player": ("each player has more decisions", "each player has fewer decisions"),
        "legal actions in a decision": (
            "a decision leaves more to choose from",
            "a decision leaves less to choose from",
        ),
        "share of victory of the first seat": (
            "the first seat wins more often",
            "the first seat wins less often",
        ),
        "points between the best and the second": ("the best is further ahead", "the best is less far ahead"),
        "shared victories": ("victories are shared more often", "victories are shared less often"),
        f"share of victory with {wins}": (
            f"who has {wins} wins more often",
            f"who has {wins} wins less often",
        ),
    }
    if subject.mixed is not None and is_single(subject.mixed):
        first, words = subject.mixed.series.lineup[0], describe_matchup(subject.mixed)
        asked[f"share of victory in {words}"] = (
            f"{first} wins more often in {words}",
            f"{first} wins less often in {words}",
        )
    asked[SKILL] = ("more of who wins goes with who plays", "less of who wins goes with who plays")
    asked[DEAL] = ("more of who wins goes with the deal", "less of who wins goes with the deal")
    return asked
