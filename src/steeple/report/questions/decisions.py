"""Sections: how much is there to decide, and what do players choose?"""

from __future__ import annotations

from collections.abc import Sequence

from steeple.report.pages.document import Section
from steeple.report.pages.figures import draw_curves, draw_rows
from steeple.report.pages.formatting import format_number, format_percent
from steeple.report.questions.grids import make_grid
from steeple.report.questions.subject import Subject
from steeple.report.statistics.measures import (
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
            if words.startswith("legal actions") and one.below.sum()
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
    sentences = tuple(_describe_freedom(subject) for subject in subjects)
    alt = "Mean number of legal actions by number of the decision in the game, a line for each phase."
    words = ("number of the decision in the game", "legal actions")
    figure = draw_curves("freedom", alt, panels, words)
    grid = make_grid("Legal actions in a decision, with 95 % intervals", subjects, found)
    return Section("freedom", "How much is there to decide?", sentences, figure, (grid,))


def _describe_freedom(subject: Subject) -> str:
    """How many legal actions there are, and in which phases their number grows or shrinks during a game."""
    all_of = subject.general_measures["legal actions in a decision"].estimate
    said = [f"a decision is among {format_number(all_of)} legal actions."]
    for phase, words in enumerate(list_phases(subject.played)):
        line = measure_legal_actions(subject.played, phase)
        if len(line) < 2:
            continue
        first, last = line[0][1], line[-1][1]
        where = f"In phase “{words}”"
        if first.high < last.low or last.high < first.low:
            way = "grows" if first.high < last.low else "shrinks"
            said.append(
                f"{where} their number {way} from {format_number(first)} at the beginning "
                f"to {format_number(last)} late in the game."
            )
        else:
            both = f"the beginning, {format_number(first)}, and late in the game, {format_number(last)}"
            said.append(f"{where} no difference can be seen between {both}.")
    return subject.say(" ".join(said))


def make_actions_section(subjects: Sequence[Subject]) -> Section:
    """How often each kind of action is chosen when it's legal."""
    groups = [
        (subject.label, [(one.words, one.estimate) for one in measure_kinds(subject.played)], None)
        for subject in subjects
    ]
    sentences = tuple(_describe_actions(subject) for subject in subjects)
    alt = (
        "How often each kind of action is chosen when it is legal, with 95 % intervals; "
        "the table has the numbers."
    )
    figure = draw_rows(
        "actions", alt, groups, "chosen, of the decisions in which it was legal", is_share=True
    )
    chosen = make_grid(
        "Chosen when legal, with 95 % intervals",
        subjects,
        [{one.words: one for one in measure_kinds(subject.played)} for subject in subjects],
    )
    often = make_grid(
        "Times in a game, each player",
        subjects,
        [{one.words: one for one in measure_kinds_per_game(subject.played)} for subject in subjects],
    )
    return Section("actions", "What is decided?", sentences, figure, (chosen, often))


def _describe_actions(subject: Subject) -> str:
    """The kinds chosen most and least readily, if their intervals set them apart from all others."""
    found = sorted(measure_kinds(subject.played), key=lambda one: one.estimate.value)
    found = [one for one in found if one.estimate.value < 1] or found
    seldom, often = found[0], found[-1]
    said = []
    if len(found) > 1 and often.estimate.low > max(one.estimate.high for one in found[:-1]):
        said.append(
            f"“{often.words}” is chosen most readily, in {format_percent(often.estimate)} "
            "of the decisions in which it is legal"
        )
    if len(found) > 1 and seldom.estimate.high < min(one.estimate.low for one in found[1:]):
        said.append(f"“{seldom.words}” least readily, in {format_percent(seldom.estimate)}")
    if not said:
        return subject.say("no kind of action stands out as chosen more or less readily than all others.")
    return subject.say(f"{', and '.join(said)}. Decisions with a single legal action count too.")
