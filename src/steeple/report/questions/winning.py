"""Section: what wins? It shows what goes along with winning, not what causes it."""

from __future__ import annotations

from collections.abc import Sequence

from steeple.report.pages.document import Grid, Section
from steeple.report.pages.figures import draw_curves
from steeple.report.pages.formatting import format_difference, format_percent, format_value
from steeple.report.questions.grids import make_grid
from steeple.report.questions.subject import Subject, capitalize
from steeple.report.statistics.measures import Edge, find_edges, measure_game_facts, measure_wins_by_value


def describe(subject: Subject) -> str:
    """The yes-or-no facts that go along with winning, and the numbers that winners have more or less of."""
    found = find_edges(subject.played)
    said = [capitalize(sentence) for edge in found if edge.fact.is_yes for sentence in _describe_yes(edge)]
    numbers = [edge for edge in found if not edge.fact.is_yes and edge.winners.estimate.is_known]
    seen = [edge for edge in numbers if not edge.winners.minus(edge.others).contains(0)]
    unseen = [edge.fact.words for edge in numbers if edge not in seen]
    more = [_describe_number(edge) for edge in seen]
    if more:
        said.append(f"Winners and others differ in {'; in '.join(more)}.")
    if unseen:
        said.append(f"No difference between winners and others can be seen in {', '.join(unseen)}.")
    return subject.say(" ".join(said))


def _describe_yes(edge: Edge) -> list[str]:
    wins, without = edge.wins_with, edge.wins_without
    if not (wins.estimate.is_known and without.estimate.is_known):
        return []
    gap = wins.minus(without)
    if gap.contains(0):
        return [
            "for the share of victory no difference can be seen "
            f"between who has {edge.fact.words} and who has not."
        ]
    return [
        f"who has {edge.fact.words} wins {format_percent(wins.estimate)}; "
        f"who has not, {format_percent(without.estimate)}."
    ]


def _describe_number(edge: Edge) -> str:
    winners, others = (format_value(one.estimate, False) for one in (edge.winners, edge.others))
    return f"{edge.fact.words} ({winners} against {others})"


def make_section(subjects: Sequence[Subject]) -> Section:
    """The share of victory by the first fact of a seat, and all facts of winners and others."""
    questions = subjects[0].played.series.setting.game.questions
    words = questions.seat_facts[0].words
    lines = [
        (subject.label, [(value, share) for value, share, _ in measure_wins_by_value(subject.played)])
        for subject in subjects
    ]
    sentences = tuple(map(describe, subjects))
    alt = f"Share of victory by {words}, with 95 % intervals. " + " ".join(map(_describe_line, subjects))
    figure = draw_curves("winning", alt, [("", lines)], (words, "share of victory"), is_share=True)
    grids = (
        *map(_make_facts_grid, subjects),
        *map(_make_wins_grid, subjects),
        _make_end_grid(subjects),
        *map(_make_values_grid, subjects),
    )
    return Section("winning", "What wins?", sentences, figure, grids)


def _describe_line(subject: Subject) -> str:
    return subject.say(
        ", ".join(
            f"{value}: {format_value(share, True)}"
            for value, share, _ in measure_wins_by_value(subject.played)
        )
        + "."
    )


def _make_facts_grid(subject: Subject) -> Grid:
    rows = []
    for edge in find_edges(subject.played):
        is_yes = edge.fact.is_yes
        gap = edge.winners.minus(edge.others)
        rows.append(
            (
                edge.fact.words,
                format_value(edge.winners.estimate, is_yes),
                format_value(edge.others.estimate, is_yes),
                format_difference(gap, is_yes),
            )
        )
    head = ("", "winners", "others", "difference, with 95 % interval")
    return Grid(subject.say("what winners and others have at the end"), head, tuple(rows))


def _make_wins_grid(subject: Subject) -> Grid:
    rows = tuple(
        (edge.fact.words, format_percent(edge.wins_with.estimate), format_percent(edge.wins_without.estimate))
        for edge in find_edges(subject.played)
        if edge.fact.is_yes
    )
    return Grid(subject.say("share of victory with and without"), ("", "who has it", "who has not"), rows)


def _make_values_grid(subject: Subject) -> Grid:
    questions = subject.played.series.setting.game.questions
    rows = tuple(
        (str(value), format_percent(share), f"{seats:,}")
        for value, share, seats in measure_wins_by_value(subject.played)
    )
    words = questions.seat_facts[0].words
    return Grid(subject.say(f"share of victory by {words}"), (words, "share of victory", "seats"), rows)


def _make_end_grid(subjects: Sequence[Subject]) -> Grid:
    """What the game looks like at the end, subjects side by side."""
    found = [{one.words: one for one in measure_game_facts(subject.played)} for subject in subjects]
    return make_grid("The table at the end, with 95 % intervals", subjects, found)
