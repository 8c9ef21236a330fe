"""Luck and skill: what decides who wins, in games whose winners are known."""

from __future__ import annotations

import pytest

from steeple.report.statistics.luck import (
    expect_same_seat_wins,
    measure_same_seat_wins,
    measure_wins_per_deal,
    split_victory,
)
from support.report_rows import played, tossed

DEALS = 400


def test_when_a_seat_wins_whoever_sits_there_the_deal_decides() -> None:
    luck = split_victory(played([seat for deal in tossed(DEALS) for seat in (deal, deal)]))
    assert (luck.deal.value, luck.bot.value, luck.rest.value) == pytest.approx((1, 0, 0), abs=0.02)


def test_when_a_bot_wins_wherever_it_sits_who_plays_decides() -> None:
    luck = split_victory(played([0, 1] * DEALS))
    assert (luck.bot.value, luck.deal.value, luck.seat.value) == pytest.approx((1, 0, 0), abs=1e-6)


def test_when_the_first_seat_always_wins_the_seat_decides() -> None:
    luck = split_victory(played([0] * 2 * DEALS))
    assert (luck.seat.value, luck.deal.value, luck.bot.value) == pytest.approx((1, 0, 0), abs=1e-6)


def test_when_every_game_is_a_toss_all_is_rest() -> None:
    luck = split_victory(played(tossed(2 * DEALS)))
    assert luck.deal.contains(0)
    assert luck.rest.contains(1)


def test_the_parts_of_the_variance_are_one_together() -> None:
    luck = split_victory(played([0, 1, 1, 1, 0, 0, 0, 1] * 20))
    assert luck.seat.value + luck.bot.value + luck.deal.value + luck.rest.value == pytest.approx(1)


def test_of_a_deal_the_first_bot_wins_none_one_or_both_games() -> None:
    won = played([0, 1] * 30 + [1, 0] * 10 + [0, 0] * 40 + [1, 1] * 20)
    assert [share.value for share in measure_wins_per_deal(won)] == pytest.approx([0.1, 0.6, 0.3])
    assert measure_same_seat_wins(won).value == pytest.approx(0.6)


def test_the_same_seat_wins_both_games_by_chance_as_often_as_its_rates_say() -> None:
    assert expect_same_seat_wins(played([0, 0, 0, 1] * 25)) == pytest.approx(1 * 0.5 + 0 * 0.5)
