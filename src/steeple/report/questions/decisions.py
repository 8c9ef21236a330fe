"""Sections: how much is there to choose from, and what do players choose?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from steeple.report.pages.document import Grid, Paragraph, Section
from steeple.report.pages.figures import draw_curves, draw_rows
from steeple.report.pages.formatting import format_number, format_value
from steeple.report.questions.grids import make_grid
from steeple.report.questions.subject import Subject, list_words
from steeple.report.statistics.intervals import Estimate
from steeple.report.statistics.measures import (
    CHOICES,
    list_phases,
    measure_kinds,
    measure_kinds_per_game,
    measure_legal_actions,
)


def make_freedom_section(subjects: Sequence[Subject]) -> Section:
    """How many legal actions there are, by phase and in the course of a game."""
    found = [
        {
            words: one
            for words, one in subject.general_measures.items()
            if words.startswith(CHOICES) and one.below.sum()
        }
        for subject in subjects
    ]
    panels = []
    for subject in subjects:
        lines = [
            (words, measure_legal_actions(subject.played, phase))
            for phase, words in enumerate(list_phases(subject.played))
        ]
        panels.append((subject.label, [(words, line) for words, line in lines if line]))
    paragraphs = tuple(map(_describe_freedom, subjects))
    alt = "Average number of choices in the course of a game, a line per step. The text says it in words."
    figure = draw_curves("freedom", alt, panels, ("decision number in the game", "choices"))
    grids = (make_grid("Choices per decision", subjects, found), _make_course_grid(subjects))
    return Section("freedom", "How much is there to choose from?", paragraphs, figure, grids)


def _list_courses(subject: Subject) -> Iterator[tuple[str, Estimate, Estimate]]:
    """For every phase that lasts: its words, and the choices early and late in the game."""
    for phase, words in enumerate(list_phases(subject.played)):
        line = measure_legal_actions(subject.played, phase)
        if len(line) > 1:
            yield words, line[0][1], line[-1][1]


def _describe_freedom(subject: Subject) -> Paragraph:
    """How many legal actions there are, and in which phases their number grows or shrinks during a game."""
    said = [f"a decision offers {format_value(subject.general_measures[CHOICES].estimate, False)} choices."]
    grows, shrinks, stays = [], [], []
    for words, first, last in _list_courses(subject):
        change = f"{words} from {format_value(first, False)} to {format_value(last, False)}"
        if first.high < last.low:
            grows.append(change)
        elif last.high < first.low:
            shrinks.append(change)
        else:
            stays.append(words)
    if grows:
        said.append(f"There's more to choose from late in the game: {list_words(grows)}.")
    if shrinks:
        said.append(f"There's less to choose from late in the game: {list_words(shrinks)}.")
    if stays:
        said.append(f"Nothing clearly changes for {list_words(stays)}.")
    return subject.tell(*said)


def _make_course_grid(subjects: Sequence[Subject]) -> Grid:
    rows = tuple(
        (subject.say(words), format_number(first), format_number(last))
        for subject in subjects
        for words, first, last in _list_courses(subject)
    )
    return Grid("Choices per decision, early and late in the game", ("", "early", "late"), rows)


def make_actions_section(subjects: Sequence[Subject]) -> Section:
    """How often each kind of action is chosen when it's legal."""
    groups = [
        (subject.label, [(one.words, one.estimate) for one in measure_kinds(subject.played)], None)
        for subject in subjects
    ]
    paragraphs = tuple(map(_describe_actions, subjects))
    alt = "How often players choose each kind of action when they can. " + "; ".join(
        f"{label} " * bool(label) + ", ".join(f"{kind} {format_value(one, True)}" for kind, one in found)
        for label, found, _ in groups
    )
    figure = draw_rows("actions", f"{alt}.", groups, "chosen, of the decisions that allow it", is_share=True)
    chosen = make_grid(
        "How often each action is chosen when it's allowed",
        subjects,
        [{one.words: one for one in measure_kinds(subject.played)} for subject in subjects],
    )
    often = make_grid(
        "How often each player does it in a game",
        subjects,
        [{one.words: one for one in measure_kinds_per_game(subject.played)} for subject in subjects],
    )
    return Section("actions", "What do players choose?", paragraphs, figure, (chosen, often))


def _describe_actions(subject: Subject) -> Paragraph:
    """The kinds chosen most and least readily, if their intervals set them apart from all others."""
    found = sorted(measure_kinds(subject.played), key=lambda one: one.estimate.value)
    found = [one for one in found if one.estimate.value < 1] or found
    seldom, often = found[0], found[-1]
    said = []
    if len(found) > 1 and often.estimate.low > max(one.estimate.high for one in found[:-1]):
        said.append(
            f"the favourite is “{often.words}”, chosen in {format_value(often.estimate, True)} "
            "of the decisions that allow it."
        )
    if len(found) > 1 and seldom.estimate.high < min(one.estimate.low for one in found[1:]):
        said.append(f"the least popular is “{seldom.words}”, with {format_value(seldom.estimate, True)}.")
    if not said:
        return subject.tell("no action is clearly more or less popular than all the others.")
    return subject.tell(*said, "Decisions with a single choice count too.")
