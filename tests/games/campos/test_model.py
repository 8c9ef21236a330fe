"""Campos: random games agree with a slow model, decision by decision. `make soak` has 2,000 of each slide."""

from __future__ import annotations

import copy

import pytest

from steeple.games import GAMES
from steeple.kernel.playouts import simulate
from support.games.campos_model import first_difference

GAMES_EACH = 4
"""For each slide and number of players. The slides differ at one decision in five or six."""


@pytest.mark.parametrize("slide", ["path", "straight"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_are_what_the_model_says(players: int, slide: str) -> None:
    for record in simulate(GAMES["campos"], GAMES_EACH, players, {"slide": slide}, seed=13, with_legal=True):
        assert first_difference(record, slide) == ""


def test_the_model_tells_the_two_slides_apart() -> None:
    records = simulate(GAMES["campos"], GAMES_EACH, 2, {"slide": "path"}, seed=13, with_legal=True)
    assert any("is legal for one alone" in first_difference(record, "straight") for record in records)


def test_the_model_finds_a_wrong_result() -> None:
    [record] = simulate(GAMES["campos"], 1, 2, seed=13, with_legal=True)
    wrong = copy.deepcopy(record)
    wrong["result"]["scores"][0] += 1
    assert first_difference(wrong, "path").startswith("the result is ")
