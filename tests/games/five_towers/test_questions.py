"""Five Towers: what a report reads from finished games is what the rules say about them."""

from __future__ import annotations

from steeple.games import GAMES
from steeple.games.five_towers.rules import penalty, tower_points
from steeple.kernel.rule import interpreted
from support.games.finished_games import finished, points, seat_facts


def test_roofs_and_cards_make_the_points() -> None:
    finals, _ = finished("five-towers", 3)
    facts = seat_facts("five-towers", 3)
    for number, s in enumerate(finals):
        for seat in range(3):
            paid = sum(interpreted(tower_points)(s, seat, style) for style in range(5))
            roofed = paid - facts["cards in all towers"][number, seat]
            tall, torn = facts["cards in the main tower"][number, seat], interpreted(penalty)(s, seat)
            assert (roofed > 0) == (facts["towers with a roof"][number, seat] > 0)
            assert points(GAMES["five-towers"], finals)[number][seat] == paid + tall - torn
