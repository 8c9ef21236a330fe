"""The drawing of every game's view fits into 80 columns, and leaves the view as it was."""

from __future__ import annotations

import copy

import pytest
from rich.cells import cell_len

from support.games.drawings import drawn
from support.games.random_games import SETUPS, Setup, walk


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_position_fits_80_columns(setup: Setup) -> None:
    match = walk(setup, 0)
    for ply in range(0, match.ply + 1, 5):
        lines = drawn(setup.name, setup.game.view(match.position(ply), 0))
        assert max(map(cell_len, lines)) <= 80, ply


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_drawing_leaves_the_view_as_it_was(setup: Setup) -> None:
    view = walk(setup, 2).view()
    before = copy.deepcopy(view)
    drawn(setup.name, view)
    assert view == before
