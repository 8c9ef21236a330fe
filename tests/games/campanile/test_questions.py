"""Campanile: what a report reads from finished games is what the rules say about them."""

from __future__ import annotations

import numpy as np
import pytest

from steeple.games import GAMES
from steeple.games.campanile.towers import influence, rank, standing
from steeple.kernel.rule import interpreted
from support.games.finished_games import finished, game_facts, seat_facts

both_editions = pytest.mark.parametrize("name", ["campanile-1996", "campanile-2009"])


@pytest.mark.parametrize(("name", "missing"), [("campanile-1996", {5, 6}), ("campanile-2009", set())])
def test_in_1996_nobody_chooses_a_card_to_take_and_no_marker_moves(name: str, missing: set[int]) -> None:
    questions = GAMES[name].questions
    found = set(questions.kinds_of(GAMES[name]).tolist())
    assert found == set(range(len(questions.kinds))) - missing


@both_editions
def test_the_stake_on_the_tallest_tower_is_the_influence_there(name: str) -> None:
    finals, _ = finished(name, 3)
    for s, found in zip(finals, seat_facts(name, 3)["influence on the tallest tower"], strict=True):
        tallest = next(style for style in range(5) if interpreted(rank)(s, style) == 0)
        assert found.tolist() == [interpreted(influence)(s, tallest, seat) for seat in range(3)]


@both_editions
def test_a_tower_is_led_by_who_is_paid_first(name: str) -> None:
    finals, _ = finished(name, 3)
    for s, found in zip(finals, seat_facts(name, 3)["towers led"], strict=True):
        leads = [
            sum(
                interpreted(standing)(s, style, seat) == 0 and interpreted(influence)(s, style, seat) > 0
                for style in range(5)
            )
            for seat in range(3)
        ]
        assert found.tolist() == leads


@both_editions
def test_one_tower_is_the_tallest(name: str) -> None:
    found = [values for words, values in game_facts(name, 3).items() if words.endswith("is the tallest")]
    assert np.sum(found, axis=0).tolist() == [1, 1, 1]


@both_editions
def test_every_bet_is_a_marker_under_a_tower(name: str) -> None:
    finals, _ = finished(name, 3)
    markers = finals["under"][:, :, :3, 1:].sum(axis=(1, 3))
    assert seat_facts(name, 3)["bets"].tolist() == markers.tolist()
