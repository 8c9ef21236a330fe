"""Section: the settings side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from steeple.report.pages.document import Section, Table
from steeple.report.pages.numerals import bare, difference, text
from steeple.report.questions.course import table_of
from steeple.report.questions.entry import Entry, base_of, capital
from steeple.report.questions.luck_or_skill import contest, is_single
from steeple.report.statistics.intervals import Estimate, Numbers
from steeple.report.statistics.luck import luck_of_victory
from steeple.report.statistics.measures import (
    Measure,
    bot_share,
    edges,
    ends,
    general,
    kinds,
    seat_share,
    table_facts,
)

SKILL = "part of who plays in the variance of who wins"
DEAL = "part of the deal in the variance of who wins"


def measures(entry: Entry) -> dict[str, Measure]:
    """All that is compared, by its words."""
    played = entry.played
    found = [
        Measure("share of victory of the first seat", *_sums(seat_share(played, 0)), is_share=True),
        Measure(
            "share of victory of the last seat", *_sums(seat_share(played, played.players - 1)), is_share=True
        ),
        *(measure for measure in general(played) if "phase" not in measure.words),
        *(measure for measure in ends(played) if len(played.series.setting.game.ends) > 1),
        *(Measure(f"chosen when legal: {one.words}", *_sums(one), is_share=True) for one in kinds(played)),
        *_contests(entry),
        *table_facts(played),
        *(
            Measure(f"share of victory with {edge.fact.words}", *_sums(edge.wins_with), is_share=True)
            for edge in edges(played)
            if edge.fact.is_yes
        ),
    ]
    return {one.words: one for one in found}


def _contests(entry: Entry) -> list[Measure]:
    """How the first bot does against its rival."""
    if entry.unequal is None or not is_single(entry.unequal):
        return []
    won = bot_share(entry.unequal, entry.unequal.series.lineup[0])
    return [Measure(f"share of victory in {contest(entry.unequal)}", *_sums(won), is_share=True)]


def _sums(measure: Measure) -> tuple[Numbers, Numbers]:
    return measure.above, measure.below


@dataclass(frozen=True)
class Change:
    """How a measure differs between two entries."""

    words: str
    mine: Estimate
    its: Estimate
    gap: Estimate
    is_share: bool

    @property
    def is_seen(self) -> bool:
        return not self.gap.holds(0)


def changes(entry: Entry, base: Entry) -> Iterator[Change]:
    """Every measure that both have."""
    mine, its = measures(entry), measures(base)
    for words in mine:
        if words in its:
            gap = mine[words].minus(its[words])
            if gap.is_known:
                yield Change(words, mine[words].estimate, its[words].estimate, gap, mine[words].is_share)
    if entry.unequal is not None and base.unequal is not None:
        one, other = luck_of_victory(entry.unequal), luck_of_victory(base.unequal)
        yield Change(SKILL, one.bot, other.bot, one.bot - other.bot, is_share=True)
        yield Change(DEAL, one.deal, other.deal, one.deal - other.deal, is_share=True)


def section(entries: Sequence[Entry]) -> Section:
    """A column an entry, and the differences to what each is compared with."""
    table = table_of("Side by side, with 95 % intervals", entries, [measures(entry) for entry in entries])
    sentences, tables = [], []
    for entry in entries[1:]:
        base = base_of(entries, entry)
        found = list(changes(entry, base))
        unseen = [change.words for change in found if not change.is_seen]
        sentences.append(
            f"{capital(entry.label)} against {base.label}: {len(found) - len(unseen)} of {len(found)} measures differ. "
            + (f"No difference can be seen in: {'; '.join(unseen)}." if unseen else "")
        )
        tables.append(_differences(found, entry, base))
    return Section("comparison", "Side by side", tuple(sentences), None, (table, *tables))


def _differences(found: Sequence[Change], entry: Entry, base: Entry) -> Table:
    rows = tuple(
        (
            change.words,
            bare(change.mine, change.is_share),
            bare(change.its, change.is_share),
            difference(change.gap, change.is_share),
            "yes" if change.is_seen else "no",
        )
        for change in found
    )
    caption = f"{capital(entry.label)} against {base.label}: differences, with 95 % intervals"
    return Table(caption, ("", entry.label, base.label, "difference", "seen"), rows)


def summary(entry: Entry, base: Entry) -> tuple[str, ...]:
    """What a designer asks first about two settings, a sentence for each question."""
    said = []
    for change, clause in _answers(entry, base):
        figures = f"{text(change.mine, change.is_share)} against {text(change.its, change.is_share)}"
        if clause:
            said.append(f"{capital(entry.place)} {clause} than {base.place}: {figures}.")
        else:
            said.append(f"No difference can be seen in {change.words}: {entry.place} {figures} {base.place}.")
    return tuple(said)


def digest(entry: Entry, base: Entry) -> str:
    """The same in one sentence or two, where there are many settings."""
    found = list(_answers(entry, base))
    seen = [
        f"{clause} ({bare(change.mine, change.is_share)} against {bare(change.its, change.is_share)})"
        for change, clause in found
        if clause
    ]
    unseen = [change.words for change, clause in found if not clause]
    said = f"{capital(entry.place)}, compared with {base.label}: {'; '.join(seen) or 'no difference can be seen'}."
    return f"{said} No difference can be seen in {', '.join(unseen)}." if seen and unseen else said


def _answers(entry: Entry, base: Entry) -> Iterator[tuple[Change, str]]:
    """The changes that are asked for, each with what it means; nothing where no difference can be seen."""
    found = {change.words: change for change in changes(entry, base)}
    for words, (more, less) in _questions(entry).items():
        change = found.get(words)
        if change is None or ("share of victory" in words and entry.played.players != base.played.players):
            continue  # among three players a share of victory is not what it is among two
        yield change, "" if not change.is_seen else more if change.gap.value > 0 else less


def _questions(entry: Entry) -> dict[str, tuple[str, str]]:
    """What is asked, and what it means to have more and to have less of it."""
    wins = next(fact.words for fact in entry.played.series.setting.game.questions.seat_facts if fact.is_yes)
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
    if entry.unequal is not None and is_single(entry.unequal):
        first, words = entry.unequal.series.lineup[0], contest(entry.unequal)
        asked[f"share of victory in {words}"] = (
            f"{first} wins more often in {words}",
            f"{first} wins less often in {words}",
        )
    asked[SKILL] = ("more of who wins goes with who plays", "less of who wins goes with who plays")
    asked[DEAL] = ("more of who wins goes with the deal", "less of who wins goes with the deal")
    return asked
