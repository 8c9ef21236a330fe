"""The tests try fewer setups than there are, but every two options of a game meet in one of them."""

from __future__ import annotations

import pytest

from steeple.games import GAMES
from support.games.random_games import ALL_SETUPS, SETUPS, choices


@pytest.mark.parametrize("game", list(GAMES))
def test_every_two_options_of_a_game_are_seen_together(game: str) -> None:
    whole, seen = ([setup for setup in setups if setup.name == game] for setups in (ALL_SETUPS, SETUPS))
    assert {choice for setup in seen for choice in choices(setup)} == {
        choice for setup in whole for choice in choices(setup)
    }
    assert {setup.players for setup in seen if not setup.options} == set(GAMES[game].seats)
