"""Section: what wins? It says what goes with victory, not what brings it about."""

from __future__ import annotations

from collections.abc import Sequence

from steeple.report.pages.document import Section, Table
from steeple.report.pages.figures import draw_curves
from steeple.report.pages.numerals import bare, difference, percent
from steeple.report.questions.course import table_of
from steeple.report.questions.entry import Entry, capital
from steeple.report.statistics.measures import Edge, by_value, edges, table_facts


def describe(entry: Entry) -> str:
    """The yes-or-no facts that go with victory, and the numbers that winners have more of."""
    found = edges(entry.played)
    said = [capital(sentence) for edge in found if edge.fact.is_yes for sentence in _describe_yes(edge)]
    numbers = [edge for edge in found if not edge.fact.is_yes and edge.winners.estimate.is_known]
    seen = [edge for edge in numbers if not edge.winners.minus(edge.others).holds(0)]
    unseen = [edge.fact.words for edge in numbers if edge not in seen]
    more = [_describe_number(edge) for edge in seen]
    if more:
        said.append(f"Winners and others differ in {'; in '.join(more)}.")
    if unseen:
        said.append(f"No difference between winners and others can be seen in {', '.join(unseen)}.")
    return entry.say(" ".join(said))


def _describe_yes(edge: Edge) -> list[str]:
    wins, without = edge.wins_with, edge.wins_without
    if not (wins.estimate.is_known and without.estimate.is_known):
        return []
    gap = wins.minus(without)
    if gap.holds(0):
        return [
            f"for the share of victory no difference can be seen between who has {edge.fact.words} and who has not."
        ]
    return [
        f"who has {edge.fact.words} wins {percent(wins.estimate)}; who has not, {percent(without.estimate)}."
    ]


def _describe_number(edge: Edge) -> str:
    return f"{edge.fact.words} ({bare(edge.winners.estimate, False)} against {bare(edge.others.estimate, False)})"


def section(entries: Sequence[Entry]) -> Section:
    """The share of victory by the first fact of a seat, and all facts of winners and others."""
    questions = entries[0].played.series.setting.game.questions
    words = questions.seat_facts[0].words
    lines = [
        (entry.label, [(value, share) for value, share, _ in by_value(entry.played)]) for entry in entries
    ]
    sentences = tuple(map(describe, entries))
    alt = f"Share of victory by {words}, with 95 % intervals. " + " ".join(map(_describe_line, entries))
    figure = draw_curves("winning", alt, [("", lines)], (words, "share of victory"), is_share=True)
    tables = (
        *map(_facts_table, entries),
        *map(_wins_table, entries),
        _end_table(entries),
        *map(_values_table, entries),
    )
    return Section("winning", "What wins?", sentences, figure, tables)


def _describe_line(entry: Entry) -> str:
    return entry.say(
        ", ".join(f"{value}: {bare(share, True)}" for value, share, _ in by_value(entry.played)) + "."
    )


def _facts_table(entry: Entry) -> Table:
    rows = []
    for edge in edges(entry.played):
        is_yes = edge.fact.is_yes
        gap = edge.winners.minus(edge.others)
        rows.append(
            (
                edge.fact.words,
                bare(edge.winners.estimate, is_yes),
                bare(edge.others.estimate, is_yes),
                difference(gap, is_yes),
            )
        )
    head = ("", "winners", "others", "difference, with 95 % interval")
    return Table(entry.say("what winners and others have at the end"), head, tuple(rows))


def _wins_table(entry: Entry) -> Table:
    rows = tuple(
        (edge.fact.words, percent(edge.wins_with.estimate), percent(edge.wins_without.estimate))
        for edge in edges(entry.played)
        if edge.fact.is_yes
    )
    return Table(entry.say("share of victory with and without"), ("", "who has it", "who has not"), rows)


def _values_table(entry: Entry) -> Table:
    questions = entry.played.series.setting.game.questions
    rows = tuple((str(value), percent(share), f"{seats:,}") for value, share, seats in by_value(entry.played))
    words = questions.seat_facts[0].words
    return Table(entry.say(f"share of victory by {words}"), (words, "share of victory", "seats"), rows)


def _end_table(entries: Sequence[Entry]) -> Table:
    """The table at the end, entries side by side."""
    found = [{one.words: one for one in table_facts(entry.played)} for entry in entries]
    return table_of("The table at the end, with 95 % intervals", entries, found)
