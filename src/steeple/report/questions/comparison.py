"""Section: what changes between the settings?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from steeple.report.pages.document import Figure, Grid, Paragraph, Section
from steeple.report.pages.figures import draw_rows
from steeple.report.pages.formatting import (
    format_difference,
    format_estimate,
    format_gap,
    format_rounded,
    format_value,
)
from steeple.report.questions.effects import Effect
from steeple.report.questions.grids import make_grid
from steeple.report.questions.luck_or_skill import describe_rivals, is_single
from steeple.report.questions.subject import Subject, capitalize, find_base, list_words
from steeple.report.statistics.intervals import Estimate, Numbers
from steeple.report.statistics.luck import split_victory
from steeple.report.statistics.measures import (
    CHOICES,
    LEAD,
    OWN_DECISIONS,
    SHARED,
    Measure,
    find_edges,
    measure_bot_share,
    measure_ends,
    measure_game_facts,
    measure_general,
    measure_kinds,
    measure_seat_share,
)

FIRST = "wins of the first player"
LAST = "wins of the last player"
SKILL = "how much skill decides"
DEAL = "how much the deal decides"


def find_measures(subject: Subject) -> dict[str, Measure]:
    """Everything that is compared, by its words."""
    played = subject.played
    found = [
        Measure(FIRST, *_get_sums(measure_seat_share(played, 0)), is_share=True),
        Measure(LAST, *_get_sums(measure_seat_share(played, played.players - 1)), is_share=True),
        *(measure for measure in measure_general(played) if not measure.words.startswith(f"{CHOICES},")),
        *(measure for measure in measure_ends(played) if len(played.series.setting.game.ends) > 1),
        *(
            Measure(f"“{one.words}”, when it's allowed", *_get_sums(one), is_share=True)
            for one in measure_kinds(played)
        ),
        *_measure_matchup(subject),
        *measure_game_facts(played),
        *(
            Measure(f"wins with {edge.fact.words}", *_get_sums(edge.wins_with), is_share=True)
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
    return [Measure(_name_matchup(subject), *_get_sums(won), is_share=True)]


def _name_matchup(subject: Subject) -> str:
    assert subject.mixed is not None
    return f"wins of {subject.mixed.series.lineup[0]} against {describe_rivals(subject.mixed)}"


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


# --- What a designer asks first ---


@dataclass(frozen=True)
class Question:
    """A measure that designers ask about, and what more or less of it means."""

    topic: str
    words: str
    more: str
    less: str
    unit: str = ""
    is_among_players: bool = False
    """Whether it depends on the number of players, so that only tables of the same size compare."""

    def say(self, change: Change) -> tuple[str, str, str]:
        """What changed, and both numbers, the first with its unit. They're rounded for reading."""
        mine, its = format_rounded([change.mine, change.its], change.is_share)
        return self.more if change.gap.value > 0 else self.less, f"{mine}{self.unit}", its


def list_questions(subject: Subject) -> list[Question]:
    """What a designer asks first about two settings."""
    games = " of the games"
    asked = [
        Question(
            "length",
            OWN_DECISIONS,
            "each player decides more often",
            "each player decides less often",
            " times a game",
        ),
        Question(
            "choice",
            CHOICES,
            "there's more to choose from",
            "there's less to choose from",
            " choices per decision",
        ),
        Question(
            "seats",
            FIRST,
            "the first player wins more often",
            "the first player wins less often",
            games,
            is_among_players=True,
        ),
        Question(
            "outcome",
            LEAD,
            "games are less close",
            "games are closer",
            " points between first and second place",
        ),
        Question("outcome", SHARED, "more wins are shared", "fewer wins are shared"),
    ]
    facts = subject.played.series.setting.game.questions.seat_facts
    asked += [
        Question(
            "winning",
            f"wins with {fact.words}",
            f"players with {fact.words} win more often",
            f"players with {fact.words} win less often",
            " of their games",
            is_among_players=True,
        )
        for fact in [fact for fact in facts if fact.is_yes][:1]
    ]
    if subject.mixed is not None and is_single(subject.mixed):
        beats = f"{subject.mixed.series.lineup[0]} beats {describe_rivals(subject.mixed)}"
        words, more, less = _name_matchup(subject), f"{beats} more often", f"{beats} less often"
        asked.append(Question("luck", words, more, less, games, is_among_players=True))
    result = " of the result"
    asked.append(Question("luck", SKILL, "skill decides more", "skill decides less", result))
    asked.append(Question("luck", DEAL, "the deal decides more", "the deal decides less", result))
    return asked


def find_answers(subject: Subject, base: Subject) -> Iterator[tuple[Question, Change]]:
    """The changes that are asked about."""
    found = {change.words: change for change in find_changes(subject, base)}
    for question in list_questions(subject):
        is_fair = not question.is_among_players or subject.played.players == base.played.players
        if is_fair and question.words in found:
            yield question, found[question.words]


def find_effects(subject: Subject, base: Subject) -> Iterator[Effect]:
    """The differences that are asked about, for `effects.choose` to rank."""
    for question, change in find_answers(subject, base):
        if change.is_seen:
            clause, mine, its = question.say(change)
            numbers = " against ".join(
                format_estimate(one, change.is_share) for one in (change.mine, change.its)
            )
            scale = 1.0 if change.is_share else max(abs(change.mine.value), abs(change.its.value))
            yield Effect(
                question.topic,
                change.gap,
                scale,
                f"{capitalize(clause)} {subject.place}: {mine} against {its} {base.place}.",
                capitalize(f"{question.words}: {numbers}"),
            )


# --- The section ---


def make_section(subjects: Sequence[Subject]) -> Section:
    """One column per subject, and the differences from the subject that each is compared with."""
    grid = make_grid("All numbers side by side", subjects, [find_measures(subject) for subject in subjects])
    pairs = [(subject, find_base(subjects, subject)) for subject in subjects[1:]]
    paragraphs = tuple(_describe(subject, base) for subject, base in pairs)
    grids = tuple(_make_changes_grid(subject, base) for subject, base in pairs)
    return Section("changes", "What changes?", paragraphs, _draw(pairs), (*grids, grid))


def _name_pair(subject: Subject, base: Subject) -> str:
    return f"{capitalize(subject.label)} against {base.label}"


def _describe(subject: Subject, base: Subject) -> Paragraph:
    """Every answer in a few words."""
    said, unseen = [], []
    for question, change in find_answers(subject, base):
        if change.is_seen:
            clause, mine, its = question.say(change)
            said.append(f"{capitalize(clause)} ({mine} against {its}).")
        else:
            unseen.append(question.words)
    if unseen:
        said.append(f"There's no clear difference in {list_words(unseen)}.")
    found = list(find_changes(subject, base))
    seen = sum(change.is_seen for change in found)
    said.append(f"In all, {seen} of {len(found)} numbers clearly differ.")
    return Paragraph(_name_pair(subject, base), " ".join(said))


def _draw(pairs: Sequence[tuple[Subject, Subject]]) -> Figure | None:
    """The differences of all shares that are asked about, if there are any."""
    groups, said = [], []
    for subject, base in pairs:
        found = [(change.words, change.gap) for _, change in find_answers(subject, base) if change.is_share]
        if found:
            groups.append((subject.label if len(pairs) > 1 else "", found, 0.0))
            sizes = ", ".join(f"{words} {format_gap(gap, True)}" for words, gap in found)
            said.append(f"{_name_pair(subject, base)}: {sizes}.")
    if not groups:
        return None
    alt = f"Differences in percentage points, with a dashed line at none. {' '.join(said)}"
    return draw_rows("changes", alt, groups, "difference (dashed: none)", is_share=True)


def _make_changes_grid(subject: Subject, base: Subject) -> Grid:
    rows = tuple(
        (
            change.words,
            format_value(change.mine, change.is_share),
            format_value(change.its, change.is_share),
            format_difference(change.gap, change.is_share),
            "yes" if change.is_seen else "no",
        )
        for change in find_changes(subject, base)
    )
    caption = f"{_name_pair(subject, base)}: all differences"
    return Grid(caption, ("", subject.label, base.label, "difference", "clear?"), rows)
