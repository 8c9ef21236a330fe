"""Builds a report from the games that were played for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import version

from steeple import __version__
from steeple.plurals import count_of
from steeple.report.pages.document import Document, Finding
from steeple.report.play.bots import COMPILED
from steeple.report.play.plan import RIVAL_PART, Plan
from steeple.report.play.rows import Rows
from steeple.report.questions import (
    comparison,
    decisions,
    effects,
    length,
    luck_or_skill,
    points,
    seats,
    winning,
)
from steeple.report.questions.subject import Subject, find_base, list_words, make_labels
from steeple.report.statistics.measures import Played


def build_document(plan: Plan, played: Mapping[str, Rows]) -> Document:
    """The report for a plan. `played` has the games of every series, by its key."""
    subjects = []
    for label, pair in zip(make_labels(plan.settings), plan.pairs(), strict=True):
        main = Played(pair.main, played[pair.main.key])
        rival = None if pair.rival is None else Played(pair.rival, played[pair.rival.key])
        subjects.append(Subject(label, main, main if main.series.is_mixed else rival))
    sections = [comparison.make_section(subjects)] if len(subjects) > 1 else []
    sections += [seats.make_section(subjects), winning.make_section(subjects)]
    if subjects[0].mixed is not None:
        sections.append(luck_or_skill.make_section(subjects))
    sections += [
        points.make_section(subjects),
        length.make_section(subjects),
        decisions.make_freedom_section(subjects),
        decisions.make_actions_section(subjects),
    ]
    return Document(
        make_title(plan),
        make_lead(plan, subjects),
        make_findings(subjects),
        _READING,
        tuple(sections),
        plan.command,
        make_notes(plan, subjects),
    )


def make_title(plan: Plan) -> str:
    """The titles of the games."""
    return list_words(list(dict.fromkeys(setting.game.title for setting in plan.settings)))


def make_lead(plan: Plan, subjects: Sequence[Subject]) -> str:
    """What was played, in one or two sentences."""
    games = sum(subject.played.games for subject in subjects)
    *others, most = sorted({setting.players for setting in plan.settings})
    players = f"{', '.join(map(str, others))} or {most}" if others else str(most)
    bots = list_words(list(dict.fromkeys(plan.bots)))
    said = f"{bots.capitalize()} bots played {count_of(games, 'game')} with {players} players"
    if subjects[0].played.series.is_mixed:
        return f"{said}. Every deal was played from every seat."
    more = sum(subject.mixed.games for subject in subjects if subject.mixed is not None)
    rival = (
        f" In {more:,} more, {plan.bots[0]} played {plan.rival} from every seat of the same deals, "
        "which tells luck from skill."
    )
    return f"{said}, each with a new deal.{rival if more else ''}"


def make_findings(subjects: Sequence[Subject]) -> tuple[Finding, ...]:
    """What matters most: how the settings differ or, for a single one, the seats, winning and luck."""
    if len(subjects) == 1:
        return effects.choose(effects.find_effects(subjects[0]))
    return effects.choose(
        effect
        for subject in subjects[1:]
        for effect in comparison.find_effects(subject, find_base(subjects, subject))
    )


def make_notes(plan: Plan, subjects: Sequence[Subject]) -> tuple[str, ...]:
    """Exactly how the games were played and the numbers computed."""
    lineups = "; ".join(
        subject.say(
            f"{', '.join(one.series.lineup)}, {count_of(one.deals, 'deal')}, {count_of(one.games, 'game')}"
        )
        for subject in subjects
        for one in subject.series()
    )
    made = _MADE.format(steeple=__version__, matplotlib=version("matplotlib"), seed=plan.seed)
    said = [made, f"Line-ups: {lineups}.", *_NOTES]
    if any(pair.rival for pair in plan.pairs()):
        said.append(
            f"For every {RIVAL_PART} games among equal bots, one is played against the rival, rounded up to "
            "whole deals."
        )
    if plan.simulations is None and any(bot not in COMPILED for bot in (*plan.bots, plan.rival or "random")):
        said.append(
            "The levels also had a time limit, so another machine may play differently. With --simulations "
            "it won't."
        )
    return tuple(said)


_PERCENT = "\N{NARROW NO-BREAK SPACE}%"
_READING = (
    "The range in brackets shows how far off a number may be. If the games were played again, about 19 "
    "ranges in 20 would include the true value. We call a difference clear only if its range leaves out “no "
    "difference”."
)
_MADE = (
    "Made with Steeple {steeple} and Matplotlib {matplotlib}, seed {seed}. The seed decides every deal; the "
    "deal and a bot's place in the line-up decide the bot's random choices."
)
_NOTES = (
    "“In short” names the three largest clear effects, one per topic. An effect is ranked by the end of its "
    "range that's nearer to zero, in percentage points for shares and in percent of the larger value for "
    "other numbers.",
    "Equal bots play every deal once. Different bots play it once from every seat. The shuffled cards and "
    "tiles are the same in all games of a deal.",
    "Random takes any legal action. Hasty draws an action by weight, without looking ahead. Greedy takes the "
    "action with the best-looking result, over eight guesses at what's hidden. Of equal actions greedy takes "
    "the first in the game's own order, so a preference for a colour may be no more than habit.",
    "Players who win together split the win. Luck and skill come from the games between different bots, "
    "everything else from the line-up named first.",
    f"All ranges are 95{_PERCENT} intervals. They count deals rather than games, since games of one deal are "
    "alike. Shares have Wilson's interval, with as many trials as fit the spread between deals. Two "
    "settings with the same number of deals are compared deal by deal. Each range stands alone, so where "
    "there's no real difference, about one in twenty still looks clear by chance.",
    "“How much skill decides” is the part of the variance in who wins (or in points above the table's mean) "
    "explained by the bot. “The seat” is the part explained by turn order. “The deal” is the covariance "
    "of two results of a deal at the same seat with different bots there. “The rest” is the bots' random "
    "choices, and how well a bot and a deal happen to fit. Errors and bias come from a jackknife over fifty "
    "groups of deals.",
    "The deal's part can fall below zero. That means deals the better bot wins from every seat outweigh "
    "deals one seat always wins. With fewer than ten deals there's no range, and nothing is called clear.",
    "What goes along with winning needn't cause it. All of this is true of these bots, not of all players.",
)
