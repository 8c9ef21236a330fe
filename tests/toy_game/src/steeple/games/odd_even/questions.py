"""What wins Odd or Even: nothing but luck, and a report should say so."""

from __future__ import annotations

import numpy as np

from steeple.kernel.arrays import Positions
from steeple.kernel.game import Chosen, Fact, Facts, Game, Kinds, Questions


def kinds_of(game: Game) -> Kinds:
    """Each action is a kind of its own."""
    return np.arange(game.actions, dtype=np.int8)


def decisions_per_round(game: Game, players: int) -> int:
    """Everybody guesses and turns up a card."""
    return 2 * players


def read_seats(game: Game, finals: Positions, chosen: Chosen) -> Facts:
    """How often each seat said odd."""
    return chosen[:, :, 0, :1].astype(np.float32)


def read_games(game: Game, finals: Positions, chosen: Chosen) -> Facts:
    """How many guesses were right."""
    return finals["points"].sum(axis=1, keepdims=True).astype(np.float32)


QUESTIONS = Questions(
    kinds=("guess odd", "guess even", "turn up"),
    kinds_of=kinds_of,
    phases={"guess": "guessing", "turn": "turning up"},
    ends={"pile": "the pile runs out"},
    decisions_per_round=decisions_per_round,
    seat_facts=(Fact("guesses of odd"),),
    read_seats=read_seats,
    game_facts=(Fact("right guesses"),),
    read_games=read_games,
)
