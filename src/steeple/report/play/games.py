"""Games played for a report: in compiled code if no bot searches, otherwise one by one through `Match`.

The compiled loop makes the same decisions as `RandomPlayer`, `HastyPlayer` and `GreedyPlayer` with the same
seeds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from steeple.ai.players import Glimpse
from steeple.ai.policy import Scratch, choose_greedily, choose_hastily
from steeple.arena.executor import Executor, run_in_order
from steeple.kernel.arrays import Actions, Position, Positions, Weights, wide
from steeple.kernel.cores import spread
from steeple.kernel.game import OVER, Chosen, Kinds
from steeple.kernel.match import Match
from steeple.kernel.rng import below, bot_seed, derive, mix, substream
from steeple.kernel.rule import rule
from steeple.kernel.seed import game_seed, read_seed, series_seed
from steeple.kernel.verbs import apply, legal, scores, setup, winners
from steeple.report.play.bots import COMPILED, seat_bot
from steeple.report.play.rows import STRETCHES, Rows, row_type
from steeple.report.play.series import Series

_BOTS = np.uint64(0x4E904)
"""The purpose of a report's bot seeds."""

_RANDOM, _HASTY = COMPILED.index("random"), COMPILED.index("hasty")

_MANY_LEGAL = 1000
"""A game that can have more legal actions is slow, so it's played one deal at a time."""


class Play(NamedTuple):
    """What the games of a series have in common."""

    blank: Positions
    """One record with players and options set, and nothing dealt."""
    series: np.uint64
    """The seed of the series."""
    lineup: npt.NDArray[np.int64]
    """The bot of each slot, as an index into COMPILED."""
    kinds: Kinds
    """The kind of each action."""
    stretch: int
    """How many decisions make a stretch."""
    rotations: int
    """How often each deal is played."""


class Tally(NamedTuple):
    """What is counted while games are played, one row per game. The fields are those of `row_type`."""

    decisions: npt.NDArray[np.uint16]
    legal: npt.NDArray[np.uint32]
    chosen: Chosen
    offered: Chosen
    sums: npt.NDArray[np.uint16]
    counts: npt.NDArray[np.uint8]


@rule
def draw_action(actions: Actions, count: int, number: np.uint64) -> int:
    """The random player's choice from the actions in ascending order."""
    actions[:count].sort()
    return wide(actions[below(mix(number), count)])


@rule(apart=True)
def hasty_action(s: Position, actions: Actions, count: int, number: np.uint64, weights: Weights) -> int:
    """The hasty player's choice from the actions in ascending order."""
    actions[:count].sort()
    return choose_hastily(s, actions, count, weights, number)[0]


@rule(apart=True)
def note_kinds(
    chosen: Chosen, offered: Chosen, kinds: Kinds, actions: Actions, count: int, action: int
) -> None:
    """Count the kinds of action that could be chosen, each once, and the one that was chosen."""
    chosen[kinds[action]] += 1
    met = 0
    for k in range(count):
        met |= 1 << kinds[actions[k]]
    for kind in range(len(offered)):
        offered[kind] += met >> kind & 1


@rule(apart=True)
def play_deals(
    play: Play, first: int, actions: Actions, scratch: Scratch, finals: Positions, tally: Tally
) -> None:
    """Play deals number first, first + 1 … until `finals` is full of last positions; count how they went."""
    # Taken out of the tuples once: each time, compiled code would count a reference up and down.
    blank, lineup, kinds = play.blank, play.lineup, play.kinds
    legals, chosen, offered, sums, counts = tally.legal, tally.chosen, tally.offered, tally.sums, tally.counts
    seeds = np.zeros(len(lineup), np.uint64)
    for game in range(len(finals)):
        finals[game] = blank[0]
        s, rotation = finals[game], game % play.rotations
        s.rng = derive(play.series, first + game // play.rotations)
        for slot in range(len(lineup)):
            seeds[slot] = bot_seed(s.rng, _BOTS, slot)
        setup(s)
        ply = 0
        while s.phase != OVER:
            count, seat, phase = wide(legal(s, actions)), wide(s.player), wide(s.phase) - 1
            slot = (seat - rotation) % len(lineup)
            action = wide(actions[0])
            if count > 1:
                seed = substream(seeds[slot], ply)
                if lineup[slot] == _RANDOM:
                    action = draw_action(actions, count, seed)
                elif lineup[slot] == _HASTY:
                    action = hasty_action(s, actions, count, seed, scratch.weights)
                else:
                    action = choose_greedily(s, seed, actions, count, scratch)
            note_kinds(chosen[game, seat, phase], offered[game, phase], kinds, actions, count, action)
            part = min(ply // play.stretch, STRETCHES - 1)
            legals[game, phase] += count
            sums[game, phase, part] += count
            counts[game, phase, part] += 1
            apply(s, action)
            ply += 1
        tally.decisions[game] = ply


@rule(apart=True)
def note_results(
    finals: Positions, points: npt.NDArray[np.int16], won: npt.NDArray[np.uint8], ends: npt.NDArray[np.uint8]
) -> None:
    """Write the scores, winners and ends of finished games."""
    for game in range(len(finals)):
        scores(finals[game], points[game])
        won[game] = winners(finals[game])
        ends[game] = finals[game].end


def room(rows: Rows, name: str) -> npt.NDArray[Any]:
    """Zeros for one field of the rows, in a separate array.

    A field of many rows is a view with gaps, but a field of one row isn't. Numba would compile code for each
    of them.
    """
    kind = rows.dtype[name]
    return np.zeros((len(rows), *kind.shape), kind.base)


def read_finals(series: Series, rows: Rows, finals: Positions) -> None:
    """Add the results of finished positions to rows that already have the tallies."""
    game = series.setting.game
    questions = game.questions
    points, won, ends = (room(rows, name) for name in ("scores", "winners", "end"))
    note_results(finals, points, won, ends)
    rows["scores"], rows["winners"], rows["end"] = points, won, ends
    rows["facts"] = questions.read_seats(game, finals, rows["chosen"])
    rows["game_facts"] = questions.read_games(game, finals, rows["chosen"])


def play_compiled(series: Series, first: int, rows: Rows, cores: int) -> Iterator[int]:
    """Fill `rows` with deals number first, first + 1 …; after each run of games, yields how many it had."""
    setting = series.setting
    game, questions = setting.game, setting.game.questions
    rotations = series.games_per_deal
    play = Play(
        blank=np.array([game.blank(setting.players, setting.options)], game.state),
        series=series_seed(series.seed),
        lineup=np.array([COMPILED.index(bot) for bot in series.lineup], np.int64),
        kinds=questions.kinds_of(game),
        stretch=questions.decisions_per_round(game, setting.players),
        rotations=rotations,
    )

    def work(start: int, end: int) -> None:
        part = rows[start:end]
        actions, finals = np.zeros(game.most_legal, np.int32), np.zeros(len(part), game.state)
        tally = Tally(*(room(part, name) for name in Tally._fields))
        play_deals(play, first + start // rotations, actions, Scratch.of(game), finals, tally)
        for name, field in zip(Tally._fields, tally, strict=True):
            part[name] = field
        read_finals(series, part, finals)

    deals = 1 if game.most_legal > _MANY_LEGAL else 32
    return spread(work, len(rows), deals * rotations, cores)


# --- Bots that search ---


def bot_seeds(seed: np.uint64, players: int) -> list[int]:
    """The seeds of a deal's bots, by slot."""
    return [int(bot_seed(seed, _BOTS, slot)) for slot in range(players)]


def play_deal(item: tuple[Series, int]) -> Rows:
    """Play the games of one deal, decision by decision."""
    series, deal = item
    setting = series.setting
    rows = np.zeros(series.games_per_deal, row_type(setting.game, setting.players))
    finals = np.zeros(series.games_per_deal, setting.game.state)
    for rotation in range(series.games_per_deal):
        finals[rotation] = play_match(series, deal, rotation, rows[rotation]).state
    read_finals(series, rows, finals)
    return rows


def play_match(series: Series, deal: int, rotation: int, row: np.void) -> Match:
    """Play a deal to its end, in one rotation; count in `row` how it went."""
    setting = series.setting
    game, players, questions = setting.game, setting.players, setting.game.questions
    seed = game_seed(series.seed, deal)
    seeds = bot_seeds(read_seed(seed), players)
    bots = [seat_bot(bot, game, seeds[slot], series.limit) for slot, bot in enumerate(series.lineup)]
    match = Match(game, players, setting.options, seed)
    kinds, stretch = questions.kinds_of(game), questions.decisions_per_round(game, players)
    while not match.is_over:
        seat, phase = match.player, int(match.state["phase"]) - 1
        slot, listed = (seat - rotation) % players, np.array(match.legal_ids(), np.int32)
        action = bots[slot].decide(Glimpse.of(match, seeds[slot])).action
        note_kinds(row["chosen"][seat, phase], row["offered"][phase], kinds, listed, len(listed), action)
        part = min(match.ply // stretch, STRETCHES - 1)
        row["legal"][phase] += len(listed)
        row["sums"][phase, part] += len(listed)
        row["counts"][phase, part] += 1
        match.play_id(action)
    row["decisions"] = match.ply
    return match


def play_thinking(series: Series, first: int, rows: Rows, executor: Executor) -> Iterator[int]:
    """Like `play_compiled`, but for bots that search, on an executor's processes."""
    games = series.games_per_deal
    deals = ((series, first + number) for number in range(len(rows) // games))
    for number, played in enumerate(run_in_order(executor, play_deal, deals)):
        rows[number * games : (number + 1) * games] = played
        yield games
