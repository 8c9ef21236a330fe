"""Campos: what a report reads from finished games is what the rules say about them."""

from __future__ import annotations

from steeple.games import GAMES
from steeple.games.campos.material import CARDS_DEALT
from support.games.finished_games import finished, points, seat_facts


def test_objective_cards_were_played_or_are_held() -> None:
    facts = seat_facts("campos", 2)
    cards = facts["objectives played"] + facts["objectives never played"]
    assert cards.tolist() == [[2 * CARDS_DEALT[2]] * 2] * 3


def test_points_for_a_card_are_the_points_by_the_cards() -> None:
    facts = seat_facts("campos", 2)
    product = facts["points per objective"] * facts["objectives played"]
    assert product.round().tolist() == points(GAMES["campos"], finished("campos", 2)[0])
