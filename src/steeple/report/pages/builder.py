"""Builds a report from the games that were played for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import version

from steeple import __version__
from steeple.plurals import count_of
from steeple.report.pages.document import Document
from steeple.report.play.bots import COMPILED
from steeple.report.play.plan import RIVAL_PART, Plan
from steeple.report.play.rows import Rows
from steeple.report.questions import comparison, decisions, length, luck_or_skill, points, seats, winning
from steeple.report.questions.subject import Subject, find_base, make_labels
from steeple.report.statistics.measures import Played


def build_document(plan: Plan, played: Mapping[str, Rows]) -> Document:
    """The report for a plan. `played` has the games of every series, by its key."""
    subjects = []
    for label, pair in zip(make_labels(plan.settings), plan.pairs(), strict=True):
        main = Played(pair.main, played[pair.main.key])
        rival = None if pair.rival is None else Played(pair.rival, played[pair.rival.key])
        subjects.append(Subject(label, main, main if main.series.is_mixed else rival))
    sections = [comparison.make_section(subjects)] if len(subjects) > 1 else []
    sections += [
        seats.make_section(subjects),
        points.make_section(subjects),
        length.make_section(subjects),
        decisions.make_freedom_section(subjects),
    ]
    sections += [decisions.make_actions_section(subjects), winning.make_section(subjects)]
    if subjects[0].mixed is not None:
        sections.append(luck_or_skill.make_section(subjects))
    return Document(
        make_title(plan),
        make_lead(plan, subjects),
        make_findings(subjects),
        tuple(sections),
        plan.command,
        make_notes(plan, subjects),
    )


def make_title(plan: Plan) -> str:
    """The titles of the games."""
    names = list(dict.fromkeys(setting.game.title for setting in plan.settings))
    return " and ".join(names) if len(names) < 3 else ", ".join(names)


def make_lead(plan: Plan, subjects: Sequence[Subject]) -> str:
    """What was played, in one or two sentences."""
    games = sum(subject.played.games for subject in subjects)
    bots = " and ".join(dict.fromkeys(plan.bots))
    *others, most = sorted({setting.players for setting in plan.settings})
    players = f"{', '.join(map(str, others))} or {most}" if others else str(most)
    said = f"{count_of(games, 'game')} of {players} players among {bots} bots"
    if subjects[0].played.series.is_mixed:
        return f"{said}, every deal played from every seat."
    more = sum(subject.mixed.games for subject in subjects if subject.mixed is not None)
    rival = (
        f" {more:,} more set {plan.bots[0]} against {plan.rival}, every deal from every seat, "
        "to tell luck from skill."
    )
    return f"{said}, each from a deal of its own.{rival if more else ''}"


def make_findings(subjects: Sequence[Subject]) -> tuple[str, ...]:
    """What matters most: how the settings differ, or for a single one the seats, winning and luck."""
    if len(subjects) == 2:
        return comparison.summarize(subjects[1], subjects[0])
    if len(subjects) > 2:
        return tuple(
            comparison.summarize_briefly(subject, find_base(subjects, subject)) for subject in subjects[1:]
        )
    said = (seats.describe(subjects[0]), winning.describe(subjects[0]), luck_or_skill.describe(subjects[0]))
    return tuple(sentence for sentence in said if sentence)


def make_notes(plan: Plan, subjects: Sequence[Subject]) -> tuple[str, ...]:
    """Exactly how the games were played and the numbers computed."""
    lineups = "; ".join(
        subject.say(
            f"{', '.join(one.series.lineup)}, {count_of(one.deals, 'deal')}, {count_of(one.games, 'game')}"
        )
        for subject in subjects
        for one in subject.series()
    )
    seeds = _SEEDS.format(steeple=__version__, matplotlib=version("matplotlib"), seed=plan.seed)
    said = [seeds, f"Line-ups: {lineups}.", *_NOTES]
    if any(pair.rival for pair in plan.pairs()):
        said.append(
            f"Against the rival one game is played for every {RIVAL_PART} among equals, "
            "made up to whole deals."
        )
    if plan.simulations is None and any(bot not in COMPILED for bot in (*plan.bots, plan.rival or "random")):
        said.append(
            "The levels were limited by time too, so another machine may play otherwise; "
            "with --simulations it may not."
        )
    return tuple(said)


_SEEDS = (
    "Steeple {steeple}, figures by Matplotlib {matplotlib}, series seed {seed}. Deal number k of a setting "
    "follows from the series seed and k; the bots' own chance follows from the deal's seed and their place "
    "in the line-up."
)
_NOTES = (
    "Equal bots play every deal once. Different bots play it once for every seat of the table, the line-up "
    "moved on by one seat each time. All that chance decides in the box (hands, deck, piles, bag) is the "
    "same in all games of a deal.",
    "Random: any legal action, each as likely. Hasty: an action drawn by weight, without a look ahead. "
    "Greedy: the action after which the position looks best, over eight ways the hidden things may lie; it "
    "has hardly any chance of its own, so that equal greedy bots play a deal almost the same way each time."
    " Of actions that look equal it takes the first in the game's own order, so that differences between "
    "styles or colours may be its habit.",
    "A victory of several players is shared among them. Seats, points, length, decisions and what wins are "
    "read from the games of the line-up named first; luck and skill from the games among different bots.",
    "Intervals are of 95 %, each for itself: of twenty such statements about nothing, one looks like "
    "something. They treat deals, not games, as independent. Parts of a whole have Wilson's interval, with "
    "the number of trials that fits the spread between deals. Differences pair the deals of the same number"
    " where both settings have as many.",
    "Luck and skill: the variance of a result (share of victory, or points less the mean of the table) over"
    " all games and seats is split into the variance of the seats' means (the seat), the variance of the "
    "bots' means (who plays), and the mean covariance of two results of one deal at the same seat with "
    "different places of the line-up there (the deal). What is left is the rest: the bots' own chance, and "
    "how bot and deal fit each other. Errors and a correction of bias come from leaving out one fiftieth of"
    " the deals after the other (jackknife).",
    "A part of the deal below zero means that deals which let the better bot win from every seat outweigh "
    "those that let a seat win whoever sits there. With fewer than ten deals no interval is given, and "
    "nothing is claimed.",
    "What goes with victory need not bring it about; and all of this is true of these bots, not of all "
    "players.",
)
