"""PettingZoo's own tests, on every game with every number of players and every choice of options."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import pytest
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from steeple.research.pettingzoo import env
from support.games.random_games import SETUPS, Setup

with warnings.catch_warnings():
    warnings.simplefilter(
        "ignore", DeprecationWarning
    )  # PettingZoo's tests import its games by the old names
    from pettingzoo.test import api_test, render_test, seed_test

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)

DICTIONARIES = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
"""What PettingZoo says of every dictionary with a mask, except for the classic games it knows by name."""


def seeded(setup: Setup, **more: Any) -> OrderEnforcingWrapper:
    """An environment reset with a seed, from which all that PettingZoo samples later follows."""
    made = env(setup.name, setup.players, setup.chosen, **more)
    made.reset(seed=0)
    for seat, agent in enumerate(made.possible_agents):
        made.action_space(agent).seed(seat)
    return made


@every_setup
def test_a_whole_game_passes_the_api_test(setup: Setup) -> None:
    made = seeded(setup)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(made, num_cycles=1000)
    assert {str(warning.message) for warning in caught} == DICTIONARIES


@every_setup
def test_it_passes_the_seed_test(setup: Setup) -> None:
    seed_test(partial(seeded, setup), num_cycles=5)


@every_setup
def test_it_passes_the_render_test(setup: Setup) -> None:
    render_test(partial(seeded, setup))
