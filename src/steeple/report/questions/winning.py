"""Section: what wins? It shows what goes along with winning, not what causes it."""

from __future__ import annotations

from collections.abc import Sequence

from steeple.report.pages.document import Grid, Paragraph, Section
from steeple.report.pages.figures import draw_curves
from steeple.report.pages.formatting import format_difference, format_estimate, format_percent, format_value
from steeple.report.questions.grids import make_grid
from steeple.report.questions.subject import Subject, list_words
from steeple.report.statistics.measures import Edge, find_edges, measure_game_facts, measure_wins_by_value


def describe(subject: Subject) -> Paragraph:
    """The yes-or-no facts that go along with winning, and the numbers that winners have more or less of."""
    found = find_edges(subject.played)
    said = [sentence for edge in found if edge.fact.is_yes for sentence in _describe_yes(edge)]
    numbers = [edge for edge in found if not edge.fact.is_yes and edge.winners.estimate.is_known]
    seen = [edge for edge in numbers if not edge.winners.minus(edge.others).contains(0)]
    unseen = [edge.fact.words for edge in numbers if edge not in seen]
    if seen:
        said.append(f"Winners differ from the others in {list_words(list(map(_describe_number, seen)))}.")
    if unseen:
        said.append(f"They show no clear difference in {list_words(unseen)}.")
    return subject.tell(*said)


def _describe_yes(edge: Edge) -> list[str]:
    wins, without = edge.wins_with, edge.wins_without
    if not (wins.estimate.is_known and without.estimate.is_known):
        return []
    if wins.minus(without).contains(0):
        return [f"players with {edge.fact.words} win about as often as those without."]
    return [
        f"players with {edge.fact.words} win {format_value(wins.estimate, True)} of their games, "
        f"those without {format_value(without.estimate, True)}."
    ]


def _describe_number(edge: Edge) -> str:
    winners, others = (format_value(one.estimate, False) for one in (edge.winners, edge.others))
    return f"{edge.fact.words} ({winners} against {others})"


def make_section(subjects: Sequence[Subject]) -> Section:
    """How often players win by the first fact of a seat, and all facts of winners and others."""
    questions = subjects[0].played.series.setting.game.questions
    words = questions.seat_facts[0].words
    lines = [
        (subject.label, [(value, share) for value, share, _ in measure_wins_by_value(subject.played)])
        for subject in subjects
    ]
    alt = f"Games won, by {words}. " + " ".join(map(_describe_line, subjects))
    figure = draw_curves("winning", alt, [("", lines)], (words, "games won"), is_share=True)
    grids = (
        *map(_make_facts_grid, subjects),
        *(_make_wins_grid(subject) for subject in subjects if _has_yes(subject)),
        _make_end_grid(subjects),
        *map(_make_values_grid, subjects),
    )
    return Section("winning", "What wins?", tuple(map(describe, subjects)), figure, grids)


def _has_yes(subject: Subject) -> bool:
    return any(fact.is_yes for fact in subject.played.series.setting.game.questions.seat_facts)


def _describe_line(subject: Subject) -> str:
    return subject.say(
        ", ".join(
            f"{format_value(share, True)} with {value}"
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
                format_estimate(edge.winners.estimate, is_yes),
                format_estimate(edge.others.estimate, is_yes),
                format_difference(gap, is_yes),
            )
        )
    head = ("", "winners", "others", "difference")
    return Grid(subject.say("what winners and the others have at the end"), head, tuple(rows))


def _make_wins_grid(subject: Subject) -> Grid:
    rows = tuple(
        (edge.fact.words, format_percent(edge.wins_with.estimate), format_percent(edge.wins_without.estimate))
        for edge in find_edges(subject.played)
        if edge.fact.is_yes
    )
    return Grid(subject.say("games won with and without"), ("", "with", "without"), rows)


def _make_values_grid(subject: Subject) -> Grid:
    questions = subject.played.series.setting.game.questions
    rows = tuple(
        (str(value), format_percent(share), f"{seats:,}")
        for value, share, seats in measure_wins_by_value(subject.played)
    )
    words = questions.seat_facts[0].words
    return Grid(subject.say(f"games won, by {words}"), (words, "games won", "players counted"), rows)


def _make_end_grid(subjects: Sequence[Subject]) -> Grid:
    """What the game looks like at the end, subjects side by side."""
    found = [{one.words: one for one in measure_game_facts(subject.played)} for subject in subjects]
    return make_grid("The table at the end of the game", subjects, found)
