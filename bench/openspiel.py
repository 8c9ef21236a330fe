"""OpenSpiel, driven from Python with uniformly random actions: what a researcher without Steeple would run."""

from __future__ import annotations

import random
import time

import pyspiel


def decisions_per_second(name: str, seconds: float) -> float:
    """Play whole random games for about `seconds`; chance moves are drawn but not counted."""
    game = pyspiel.load_game(name)
    rng = random.Random(0)
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += play_one(game, rng)
    return decisions / (time.perf_counter() - start)


def play_one(game: pyspiel.Game, rng: random.Random) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions
