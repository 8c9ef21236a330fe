"""Sections: how many points, how long, how it ends."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from steeple.report.pages.document import Section, Table
from steeple.report.pages.figures import draw_spreads
from steeple.report.pages.numerals import number, percent, text
from steeple.report.questions.entry import Entry
from steeple.report.statistics.measures import Measure, ends, general, spread


def measures(entry: Entry) -> dict[str, Measure]:
    """The general measures by their words."""
    return {measure.words: measure for measure in general(entry.played)}


def table_of(caption: str, entries: Sequence[Entry], found: Sequence[dict[str, Measure]]) -> Table:
    """A line a measure, a column an entry; a dash where an entry has no such measure."""
    words = list(dict.fromkeys(word for one in found for word in one))
    head = ("", *(entry.label or "with 95 % interval" for entry in entries))
    rows = tuple((word, *(_cell(one.get(word)) for one in found)) for word in words)
    return Table(caption, head, rows)


def _cell(measure: Measure | None) -> str:
    return "–" if measure is None else text(measure.estimate, measure.is_share)


def scores(entries: Sequence[Entry]) -> Section:
    """Points of winners and of all."""
    wanted = (
        "points of a player",
        "points of the winner",
        "points between the best and the second",
        "shared victories",
    )
    found = [{words: measures(entry)[words] for words in wanted} for entry in entries]
    sentences, panels = [], []
    for entry, one in zip(entries, found, strict=True):
        player, winner, margin, shared = (one[words].estimate for words in wanted)
        sentences.append(
            entry.say(
                f"a player makes {number(player)} points, the winner {number(winner)}; the best is {number(margin)} "
                f"points ahead of the second, and {percent(shared)} of the victories are shared."
            )
        )
        points, won = entry.played.rows["scores"].astype(int), (entry.played.shares() > 0).astype(float)
        everybody, winners = (
            spread(entry.played, points, weights, points) for weights in (np.ones_like(won), won)
        )
        panels.append((entry.label, [("all players", everybody), ("winners", winners)]))
    alt = "How often each number of points came up, for all players (bars) and for winners (line); the tables say it in numbers."
    figure = draw_spreads("scores", alt, panels, "points")
    table = table_of("Points, with 95 % intervals", entries, found)
    return Section("scores", "How many points?", tuple(sentences), figure, (table, _quantiles(entries)))


def _quantiles(entries: Sequence[Entry]) -> Table:
    """Where the middle of all players and of all winners lies."""
    rows = []
    for entry in entries:
        points, won = entry.played.rows["scores"].astype(int), entry.played.shares() > 0
        for who, values in (("all players", points.ravel()), ("winners", points[won])):
            cuts = np.quantile(values, (0, 0.05, 0.25, 0.5, 0.75, 0.95, 1), method="nearest")
            rows.append((entry.say(who), *(str(int(cut)) for cut in cuts)))
    return Table(
        "Spread of the points", ("", "least", "5 %", "25 %", "middle", "75 %", "95 %", "most"), tuple(rows)
    )


def length(entries: Sequence[Entry]) -> Section:
    """Decisions, and why games ended."""
    wanted = ("decisions in a game", "decisions of a player")
    found = [
        {
            **{words: measures(entry)[words] for words in wanted},
            **{one.words: one for one in ends(entry.played)},
        }
        for entry in entries
    ]
    sentences = []
    for entry, one in zip(entries, found, strict=True):
        all_of, own = (one[words].estimate for words in wanted)
        low, high = np.quantile(entry.played.rows["decisions"], (0.05, 0.95), method="nearest")
        sentences.append(
            entry.say(
                f"a game has {number(all_of)} decisions, {number(own)} for each player; nine of ten games have between "
                f"{low} and {high}. {_describe_ends(list(ends(entry.played)))}"
            )
        )
    alt = "How often each number of decisions in a game came up; the table has its mean."
    panels = []
    for entry in entries:
        decisions = entry.played.rows["decisions"].astype(int)[:, None]
        panels.append(
            (entry.label, [("games", spread(entry.played, decisions, np.ones(decisions.shape), decisions))])
        )
    figure = draw_spreads("length", alt, panels, "decisions in a game")
    table = table_of("Length and ends, with 95 % intervals", entries, found)
    return Section("length", "How long is it, and how does it end?", tuple(sentences), figure, (table,))


def _describe_ends(found: Sequence[Measure]) -> str:
    """Which end is the most frequent, if the intervals of two do not overlap."""
    ordered = sorted(found, key=lambda measure: -measure.estimate.value)
    first = ordered[0].words.removeprefix("games that end by ")
    if ordered[0].estimate.value == 1:
        return f"All games ended by {first}."
    if ordered[0].estimate.low > ordered[1].estimate.high:
        return f"Most often they end by {first}, {percent(ordered[0].estimate)}."
    second = ordered[1].words.removeprefix("games that end by ")
    return f"Whether {first} or {second} is the more frequent end cannot be told: their intervals overlap."
