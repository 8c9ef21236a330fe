"""OpenSpiel's own games, driven from Python with random actions, as a researcher would run them."""

from __future__ import annotations

import random
from collections.abc import Callable

import pyspiel

from figures import Row
from timing import rate

_GAMES = 10
"""Games between two looks at the clock."""


def random_play(name: str, seconds: float) -> Row:
    """Decisions a second, as the row of a rival."""
    decisions = round(rate(games_of(name), seconds))
    return {"name": f"OpenSpiel {name}, from Python", "cores": 1, "decisions_per_second": decisions}


def games_of(name: str) -> Callable[[], int]:
    """A function that plays some whole random games and returns the number of decisions."""
    game, rng = pyspiel.load_game(name), random.Random(0)
    return lambda: sum(play_one(game, rng) for _ in range(_GAMES))


def play_one(game: pyspiel.Game, rng: random.Random) -> int:
    """Play one game; chance moves are drawn but not counted."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draw_chance(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def draw_chance(state: pyspiel.State, rng: random.Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, weights)[0])
