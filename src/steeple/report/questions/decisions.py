"""Section: how much is there to decide, and what is decided?"""

from __future__ import annotations

from collections.abc import Sequence

from steeple.report.pages.document import Section
from steeple.report.pages.figures import draw_curves, draw_rows
from steeple.report.pages.numerals import number, percent
from steeple.report.questions.course import measures, table_of
from steeple.report.questions.entry import Entry
from steeple.report.statistics.measures import curve, kinds, kinds_a_game, phase_names


def freedom(entries: Sequence[Entry]) -> Section:
    """How many legal actions there are, by phase and along the game."""
    found = [
        {
            words: one
            for words, one in measures(entry).items()
            if words.startswith("legal actions") and one.below.sum()
        }
        for entry in entries
    ]
    panels = []
    for entry in entries:
        lines = [(words, curve(entry.played, phase)) for phase, words in enumerate(phase_names(entry.played))]
        panels.append((entry.label, [(words, line) for words, line in lines if line]))
    sentences = tuple(_describe_freedom(entry) for entry in entries)
    alt = "Mean number of legal actions by number of the decision in the game, a line for each phase."
    words = ("number of the decision in the game", "legal actions")
    figure = draw_curves("freedom", alt, panels, words)
    table = table_of("Legal actions in a decision, with 95 % intervals", entries, found)
    return Section("freedom", "How much is there to decide?", sentences, figure, (table,))


def _describe_freedom(entry: Entry) -> str:
    """The phases with the most and the fewest legal actions, and whether choice grows or shrinks along the game."""
    all_of = measures(entry)["legal actions in a decision"].estimate
    said = [f"a decision is among {number(all_of)} legal actions."]
    for phase, words in enumerate(phase_names(entry.played)):
        line = curve(entry.played, phase)
        if len(line) < 2:
            continue
        first, last = line[0][1], line[-1][1]
        where = f"In phase “{words}”"
        if first.high < last.low or last.high < first.low:
            way = "grows" if first.high < last.low else "shrinks"
            said.append(
                f"{where} their number {way} from {number(first)} at the beginning to {number(last)} late in the game."
            )
        else:
            both = f"the beginning, {number(first)}, and late in the game, {number(last)}"
            said.append(f"{where} no difference can be seen between {both}.")
    return entry.say(" ".join(said))


def actions(entries: Sequence[Entry]) -> Section:
    """What is chosen, of what could be."""
    groups = [
        (entry.label, [(one.words, one.estimate) for one in kinds(entry.played)], None) for entry in entries
    ]
    sentences = tuple(_describe_actions(entry) for entry in entries)
    alt = "How often each kind of action is chosen when it is legal, with 95 % intervals; the table has the numbers."
    figure = draw_rows(
        "actions", alt, groups, "chosen, of the decisions in which it was legal", is_share=True
    )
    chosen = table_of(
        "Chosen when legal, with 95 % intervals",
        entries,
        [{one.words: one for one in kinds(entry.played)} for entry in entries],
    )
    often = table_of(
        "Times in a game, each player",
        entries,
        [{one.words: one for one in kinds_a_game(entry.played)} for entry in entries],
    )
    return Section("actions", "What is decided?", sentences, figure, (chosen, often))


def _describe_actions(entry: Entry) -> str:
    """The kinds that are chosen most and least readily, where the intervals tell them from all others."""
    found = sorted(kinds(entry.played), key=lambda one: one.estimate.value)
    found = [one for one in found if one.estimate.value < 1] or found
    seldom, often = found[0], found[-1]
    said = []
    if len(found) > 1 and often.estimate.low > max(one.estimate.high for one in found[:-1]):
        said.append(
            f"“{often.words}” is chosen most readily, in {percent(often.estimate)} of the decisions in which it is legal"
        )
    if len(found) > 1 and seldom.estimate.high < min(one.estimate.low for one in found[1:]):
        said.append(f"“{seldom.words}” least readily, in {percent(seldom.estimate)}")
    if not said:
        return entry.say("no kind of action stands out as chosen more or less readily than all others.")
    return entry.say(f"{', and '.join(said)}. Decisions with a single legal action count too.")
