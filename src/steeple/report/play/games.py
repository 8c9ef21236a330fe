"""Games played for a report: in compiled code when no bot thinks ahead by search, else one by one through `Match`.

The compiled loop decides as `RandomPlayer`, `HastyPlayer` and `GreedyPlayer` do from the same seeds, action by action.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from steeple.ai.players import Glimpse
from steeple.ai.policy import CANDIDATES, WORLDS, choose_greedily, choose_hastily
from steeple.arena.executor import Executor, run_in_order
from steeple.kernel.arrays import Actions, Position, Positions, Weights
from steeple.kernel.cores import spread
from steeple.kernel.game import OVER, Chosen, Kinds
from steeple.kernel.match import Match
from steeple.kernel.rng import below, derive, mix
from steeple.kernel.rule import rule
from steeple.kernel.seed import read_seed, seed_text, series_seed
from steeple.kernel.verbs import apply, legal, scores, setup, winners
from steeple.kernel.width import wide
from steeple.report.play.bots import COMPILED, seat_bot
from steeple.report.play.rows import STRETCHES, Rows, row_type
from steeple.report.play.series import Series

_BOTS = np.uint64(0x4E904)
_RANDOM, _HASTY = COMPILED.index("random"), COMPILED.index("hasty")
_COUNTED = ("decisions", "legal", "chosen", "offered", "sums", "counts")
"""The fields of a row that are counted while a game is played."""

_MANY_LEGAL = 1000
"""A game with room for more legal actions is slow: it is played a deal at a time."""


@rule
def draw_action(actions: Actions, count: int, number: np.uint64) -> int:
    """The random player's choice, which counts the actions in ascending order."""
    actions[:count].sort()
    return wide(actions[below(mix(number), count)])


@rule(apart=True)
def hasty_action(s: Position, actions: Actions, count: int, number: np.uint64, weights: Weights) -> int:
    """The hasty player's choice, from the actions in ascending order."""
    actions[:count].sort()
    return choose_hastily(s, actions, count, weights, number)[0]


@rule(apart=True)
def note_kinds(
    chosen: Chosen, offered: Chosen, kinds: Kinds, actions: Actions, count: int, action: int
) -> None:
    """Count the kinds that could be chosen, each once, and the one that was."""
    chosen[kinds[action]] += 1
    met = 0
    for k in range(count):
        met |= 1 << kinds[actions[k]]
    for kind in range(len(offered)):
        offered[kind] += met >> kind & 1


@rule(apart=True)
def play_deals(
    blank: Positions,
    series: np.uint64,
    first: int,
    lineup: npt.NDArray[np.int64],
    kinds: Kinds,
    stretch: int,
    rotations: int,
    actions: Actions,
    table: Positions,
    finals: Positions,
    decisions: npt.NDArray[np.uint16],
    legals: npt.NDArray[np.uint32],
    chosen: Chosen,
    offered: Chosen,
    sums: npt.NDArray[np.uint16],
    counts: npt.NDArray[np.uint8],
) -> None:
    """Play deals number first, first + 1 …, each so many times; finished positions go to `finals`, the rest to rows."""
    players = len(lineup)
    found, shares = np.zeros((WORLDS, len(actions))), np.zeros(8)
    weights = np.zeros(CANDIDATES, np.float32)
    for game in range(len(finals)):
        finals[game] = blank[0]
        s, rotation = finals[game], game % rotations
        s.rng = derive(series, first + game // rotations)
        own = mix(s.rng ^ _BOTS)
        setup(s)
        ply = 0
        while s.phase != OVER:
            count, seat, phase = wide(legal(s, actions)), wide(s.player), wide(s.phase) - 1
            slot = (seat - rotation) % players
            number = derive(mix(derive(own, slot)), ply)
            action = wide(actions[0])
            if count > 1:
                if lineup[slot] == _RANDOM:
                    action = draw_action(actions, count, number)
                elif lineup[slot] == _HASTY:
                    action = hasty_action(s, actions, count, number, weights)
                else:
                    action = choose_greedily(s, number, table, actions, count, found, shares)
            note_kinds(chosen[game, seat, phase], offered[game, phase], kinds, actions, count, action)
            part = min(ply // stretch, STRETCHES - 1)
            legals[game, phase] += count
            sums[game, phase, part] += count
            counts[game, phase, part] += 1
            apply(s, action)
            ply += 1
        decisions[game] = ply


@rule(apart=True)
def note_results(
    finals: Positions, points: npt.NDArray[np.int16], won: npt.NDArray[np.uint8], ends: npt.NDArray[np.uint8]
) -> None:
    """Scores, winners and ends of finished games."""
    for game in range(len(finals)):
        scores(finals[game], points[game])
        won[game] = winners(finals[game])
        ends[game] = finals[game].end


def room(rows: Rows, name: str) -> npt.NDArray[Any]:
    """Zeros for a field of rows, in an array of its own.

    A field of many rows is a view with gaps, a field of one row is not; compiled code would be compiled again for each.
    """
    kind = rows.dtype[name]
    return np.zeros((len(rows), *kind.shape), kind.base)


def read_finals(series: Series, rows: Rows, finals: Positions) -> None:
    """Fill the rows with what finished positions say; how the games went is there already."""
    game = series.setting.game
    questions = game.questions
    points, won, ends = (room(rows, name) for name in ("scores", "winners", "end"))
    note_results(finals, points, won, ends)
    rows["scores"], rows["winners"], rows["end"] = points, won, ends
    rows["facts"] = questions.read_seats(game, finals, rows["chosen"])
    rows["table"] = questions.read_games(game, finals, rows["chosen"])


def play_compiled(series: Series, first: int, rows: Rows, cores: int) -> Iterator[int]:
    """Fill `rows` with deals number first, first + 1 …; yields how many more games are done, in their order."""
    setting = series.setting
    game, questions = setting.game, setting.game.questions
    blank = np.array([game.blank(setting.players, setting.options)], game.state)
    lineup = np.array([COMPILED.index(bot) for bot in series.lineup], np.int64)
    kinds, stretch = questions.kinds_of(game), questions.decisions_per_round(game, setting.players)
    number, rotations = series_seed(series.seed), series.games_a_deal

    def work(start: int, end: int) -> None:
        part = rows[start:end]
        actions, table = np.zeros(game.most_legal, np.int32), np.zeros(2, game.state)
        finals = np.zeros(len(part), game.state)
        fields = [room(part, name) for name in _COUNTED]
        deal = first + start // rotations
        play_deals(blank, number, deal, lineup, kinds, stretch, rotations, actions, table, finals, *fields)
        for name, field in zip(_COUNTED, fields, strict=True):
            part[name] = field
        read_finals(series, part, finals)

    deals = 1 if game.most_legal > _MANY_LEGAL else 32
    return spread(work, len(rows), deals * rotations, cores)


# --- Bots that think ---


def bot_seeds(seed: np.uint64, players: int) -> list[int]:
    """The seeds of a deal's bots, by slot."""
    own = np.uint64(mix(seed ^ _BOTS))
    return [int(derive(own, slot)) for slot in range(players)]


def play_deal(item: tuple[Series, int]) -> Rows:
    """The games of one deal, decision by decision."""
    series, deal = item
    setting = series.setting
    rows = np.zeros(series.games_a_deal, row_type(setting.game, setting.players))
    finals = np.zeros(series.games_a_deal, setting.game.state)
    for rotation in range(series.games_a_deal):
        finals[rotation] = play_match(series, deal, rotation, rows[rotation]).state
    read_finals(series, rows, finals)
    return rows


def play_match(series: Series, deal: int, rotation: int, row: np.void) -> Match:
    """Play a deal in one rotation to its end; how it went is counted in `row`."""
    setting = series.setting
    game, players, questions = setting.game, setting.players, setting.game.questions
    seed = seed_text(derive(series_seed(series.seed), deal))
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
    """As `play_compiled`, on an executor's processes."""
    games = series.games_a_deal
    deals = ((series, first + number) for number in range(len(rows) // games))
    for number, played in enumerate(run_in_order(executor, play_deal, deals)):
        rows[number * games : (number + 1) * games] = played
        yield games
