"""A report made of played games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import version

from steeple import __version__
from steeple.report.pages.document import Document
from steeple.report.play.bots import COMPILED
from steeple.report.play.plan import RIVAL_PART, Plan
from steeple.report.play.rows import Rows
from steeple.report.questions import comparison, course, decisions, luck_or_skill, seats, winning
from steeple.report.questions.entry import Entry, base_of, labels
from steeple.report.statistics.measures import Played


def build_document(plan: Plan, played: Mapping[str, Rows]) -> Document:
    """The report of a plan; `played` has the games of every series by its key."""
    entries = []
    for label, pair in zip(labels(plan.settings), plan.pairs(), strict=True):
        main = Played(pair.main, played[pair.main.key])
        rival = None if pair.rival is None else Played(pair.rival, played[pair.rival.key])
        entries.append(Entry(label, main, main if main.series.is_mixed else rival))
    sections = [comparison.section(entries)] if len(entries) > 1 else []
    sections += [
        seats.section(entries),
        course.scores(entries),
        course.length(entries),
        decisions.freedom(entries),
    ]
    sections += [decisions.actions(entries), winning.section(entries)]
    if entries[0].unequal is not None:
        sections.append(luck_or_skill.section(entries))
    return Document(
        title(plan),
        lead(plan, entries),
        findings(entries),
        tuple(sections),
        plan.command,
        notes(plan, entries),
    )


def title(plan: Plan) -> str:
    """The games by their names."""
    names = list(dict.fromkeys(setting.game.title for setting in plan.settings))
    return " and ".join(names) if len(names) < 3 else ", ".join(names)


def lead(plan: Plan, entries: Sequence[Entry]) -> str:
    """What was played, in a sentence or two."""
    games = sum(entry.played.games for entry in entries)
    bots = " and ".join(dict.fromkeys(plan.bots))
    *others, most = sorted({setting.players for setting in plan.settings})
    players = f"{', '.join(map(str, others))} or {most}" if others else str(most)
    said = f"{games:,} games of {players} players among {bots} bots"
    if entries[0].played.series.is_mixed:
        return f"{said}, every deal played from every seat."
    more = sum(entry.unequal.games for entry in entries if entry.unequal is not None)
    rival = f" {more:,} more set {plan.bots[0]} against {plan.rival}, every deal from every seat, to tell luck from skill."
    return f"{said}, each from a deal of its own.{rival if more else ''}"


def findings(entries: Sequence[Entry]) -> tuple[str, ...]:
    """What is said first: differences between settings where there are some, else seats, winning and luck."""
    if len(entries) == 2:
        return comparison.summary(entries[1], entries[0])
    if len(entries) > 2:
        return tuple(comparison.digest(entry, base_of(entries, entry)) for entry in entries[1:])
    said = (seats.describe(entries[0]), winning.describe(entries[0]), luck_or_skill.describe(entries[0]))
    return tuple(sentence for sentence in said if sentence)


def notes(plan: Plan, entries: Sequence[Entry]) -> tuple[str, ...]:
    """How the games were played and how the numbers were computed, exactly."""
    lineups = "; ".join(
        entry.say(f"{', '.join(one.series.lineup)}, {one.deals:,} deals, {one.games:,} games")
        for entry in entries
        for one in entry.series()
    )
    seeds = _SEEDS.format(steeple=__version__, matplotlib=version("matplotlib"), seed=plan.seed)
    said = [seeds, f"Line-ups: {lineups}.", *_NOTES]
    if any(pair.rival for pair in plan.pairs()):
        said.append(
            f"Against the rival one game is played for every {RIVAL_PART} among equals, made up to whole deals."
        )
    if plan.simulations is None and any(bot not in COMPILED for bot in (*plan.bots, plan.rival or "random")):
        said.append(
            "The levels were limited by time too, so another machine may play otherwise; with --simulations it may not."
        )
    return tuple(said)


_SEEDS = (
    "Steeple {steeple}, figures by Matplotlib {matplotlib}, series seed {seed}. Deal number k of a setting follows from "
    "the series seed and k; the bots' own chance follows from the deal's seed and their place in the line-up."
)
_NOTES = (
    "Equal bots play every deal once. Different bots play it once for every seat of the table, the line-up moved on "
    "by one seat each time. All that chance decides in the box (hands, deck, piles, bag) is the same in all games of "
    "a deal.",
    "Random: any legal action, each as likely. Hasty: an action drawn by weight, without a look ahead. Greedy: the "
    "action after which the position looks best, over eight ways the hidden things may lie; it has hardly any chance "
    "of its own, so that equal greedy bots play a deal almost the same way each time. Of actions that look equal it takes the "
    "first in the game's own order, so that differences between styles or colours may be its habit.",
    "A victory of several players is shared among them. Seats, points, length, decisions and what wins are read from "
    "the games of the line-up named first; luck and skill from the games among different bots.",
    "Intervals are of 95 %, each for itself: of twenty such statements about nothing, one looks like something. They "
    "treat deals, not games, as independent. Parts of a whole have Wilson's interval, with the number of trials that "
    "fits the spread between deals. Differences pair the deals of the same number where both settings have as many.",
    "Luck and skill: the variance of a result (share of victory, or points less the mean of the table) over all games "
    "and seats is split into the variance of the seats' means (the seat), the variance of the bots' means (who "
    "plays), and the mean covariance of two results of one deal at the same seat with different places of the line-up "
    "there (the deal). What is left is the rest: the bots' own chance, and how bot and deal fit each other. Errors "
    "and a correction of bias come from leaving out one fiftieth of the deals after the other (jackknife).",
    "A part of the deal below zero means that deals which let the better bot win from every seat outweigh those that "
    "let a seat win whoever sits there. With fewer than ten deals no interval is given, and nothing is claimed.",
    "What goes with victory need not bring it about; and all of this is true of these bots, not of all players.",
)
