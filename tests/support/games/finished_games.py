"""Finished games of hasty players, and what a report reads from them."""

from __future__ import annotations

from functools import cache

import numpy as np

from steeple.ai.players import Glimpse
from steeple.games import GAMES
from steeple.kernel.arrays import Positions
from steeple.kernel.game import Chosen, Facts, Game
from steeple.kernel.match import Match
from steeple.report.play.bots import HastyPlayer


@cache
def finished(name: str, players: int) -> tuple[Positions, Chosen]:
    """Three games of hasty players: how they ended, and what was chosen."""
    game = GAMES[name]
    kinds = game.questions.kinds_of(game)
    finals = np.zeros(3, game.state)
    chosen = np.zeros((3, players, len(game.phases) - 1, len(game.questions.kinds)), np.uint16)
    for number in range(3):
        match = Match(game, players, {}, f"{number:016x}")
        bot = HastyPlayer(number)
        while not match.is_over:
            action = bot.decide(Glimpse.of(match)).action
            chosen[number, match.player, int(match.state["phase"]) - 1, kinds[action]] += 1
            match.play_id(action)
        finals[number] = match.state
    return finals, chosen


def seat_facts(name: str, players: int) -> dict[str, Facts]:
    """[game, seat] by the words of the fact."""
    game, (finals, chosen) = GAMES[name], finished(name, players)
    found = game.questions.read_seats(game, finals, chosen)
    return {fact.words: found[:, :, number] for number, fact in enumerate(game.questions.seat_facts)}


def game_facts(name: str, players: int) -> dict[str, Facts]:
    """[game] by the words of the fact."""
    game, (finals, chosen) = GAMES[name], finished(name, players)
    found = game.questions.read_games(game, finals, chosen)
    return {fact.words: found[:, number] for number, fact in enumerate(game.questions.game_facts)}


def points(game: Game, finals: Positions) -> list[list[int]]:
    """The points of every seat in finished games."""
    return [Match.from_position(game, s).scores for s in finals]
