"""The numbers of a report: intervals contain the truth, and sentences claim no more than the numbers do."""

from __future__ import annotations

import math

import numpy as np
import pytest

from steeple.report.pages.formatting import format_difference, format_number, format_percent
from steeple.report.play.rows import row_type
from steeple.report.play.series import Series, Setting
from steeple.report.questions import seats
from steeple.report.questions.subject import Subject
from steeple.report.statistics.intervals import FEWEST_DEALS, Estimate, mean, ratio, share
from steeple.report.statistics.luck import (
    expect_same_seat_wins,
    measure_same_seat_wins,
    measure_wins_per_deal,
    split_victory,
)
from steeple.report.statistics.measures import (
    Measure,
    Played,
    measure_bot_share,
    measure_seat_share,
    measure_spread,
)

DEALS = 400


def played(winners: list[int], lineup: tuple[str, ...] = ("greedy", "hasty")) -> Played:
    """Games of two players that were won by these seats."""
    series = Series(Setting("campanile-2009", 2, {}), lineup, 0)
    rows = np.zeros(len(winners), row_type(series.setting.game, 2))
    rows["winners"] = 1 << np.array(winners)
    return Played(series, rows)


def tossed(count: int, seed: int = 0) -> list[int]:
    """Winning seats, by the toss of a coin."""
    found: list[int] = np.random.default_rng(seed).integers(0, 2, count).tolist()
    return found


# --- Intervals ---


def test_intervals_hold_the_truth_in_95_of_100_cases() -> None:
    rng = np.random.default_rng(1)
    held = [share(rng.random(200) < 0.3, np.ones(200)).contains(0.3) for _ in range(1000)]
    assert 0.93 < np.mean(held) < 0.97


def test_games_of_a_deal_that_go_the_same_way_do_not_narrow_an_interval() -> None:
    once, wins = np.ones(200), np.random.default_rng(2).random(200) < 0.5
    alone, doubled = share(wins, once), share(2 * wins, 2 * once)
    assert (alone.low, alone.high) == pytest.approx((doubled.low, doubled.high))


@pytest.mark.parametrize("rate", [0, 1])
def test_a_share_of_none_or_all_still_has_a_width(rate: int) -> None:
    found = share(np.full(100, rate), np.ones(100))
    assert (found.value, found.low >= 0, found.high <= 1, found.high - found.low > 0.01) == (
        rate,
        True,
        True,
        True,
    )


def test_fewer_than_ten_deals_have_no_interval_and_exclude_nothing() -> None:
    few, enough = mean(np.arange(FEWEST_DEALS - 1)), mean(np.arange(FEWEST_DEALS))
    assert few.contains(1e9)
    assert not enough.contains(1e9)


def test_what_never_happened_has_no_number() -> None:
    assert not ratio(np.zeros(20), np.zeros(20)).is_known


def test_a_ratio_counts_deals_by_their_weight() -> None:
    assert ratio(np.array([1.0, 0.0] * 10), np.array([3.0, 1.0] * 10)).value == 0.25


def test_the_difference_of_a_measure_and_itself_is_nothing() -> None:
    measure = measure_seat_share(played(tossed(DEALS)), 0)
    gap = measure.minus(measure)
    assert (gap.value, gap.low, gap.high) == (0, 0, 0)


def test_differences_of_as_many_deals_are_paired() -> None:
    values = np.random.default_rng(3).normal(size=300)
    one, other = (Measure("", values + shift, np.ones(300)) for shift in (0.0, 0.1))
    assert other.minus(one).error == pytest.approx(0, abs=1e-9)
    assert other.minus(Measure("", values[:299], np.ones(299))).error > 0.05


# --- Luck and skill ---


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


def test_a_bot_s_share_is_that_of_the_seats_it_had() -> None:
    assert measure_bot_share(played([0, 1] * 20), "greedy").estimate.value == 1


# --- Words ---


def test_no_advantage_is_claimed_where_the_interval_holds_the_even_share() -> None:
    subject = Subject("", played([0] * 208 + [1] * 192, ("greedy", "greedy")), None)
    assert seats.describe(subject).startswith("No advantage of a seat can be seen")


def test_an_advantage_is_claimed_where_the_interval_excludes_the_even_share() -> None:
    subject = Subject("", played([0, 0, 0, 1] * 100, ("greedy", "greedy")), None)
    assert seats.describe(subject).startswith("Seat 0 (acts first) wins more than an even share, 75.0")


def test_numbers_are_written_with_their_intervals() -> None:
    found = Estimate(0.5123, 0.01, 0.4923, 0.5323)
    spaced = [
        words.replace("\N{NO-BREAK SPACE}", " ").replace("\N{WORD JOINER}", "")
        for words in (format_percent(found), format_number(found), format_difference(found, True))
    ]
    assert spaced == [
        "51.2 % (49.2 – 53.2)",
        "0.51 (0.49 – 0.53)",
        "+51.2 percentage points (+49.2 to +53.2)",
    ]


def test_too_few_deals_are_said() -> None:
    assert format_percent(Estimate(0.5, math.nan, -math.inf, math.inf)).endswith("(too few deals)")


def test_a_spread_has_bins_as_wide_as_the_numbers_are_apart() -> None:
    games = played(tossed(30), ("greedy", "greedy"))
    values = np.array([[36], [39], [45]] * 10)
    found = measure_spread(games, values, np.ones(values.shape), values)
    assert found.step == 3
    assert [part.value for part in found.parts] == pytest.approx([1 / 3, 1 / 3, 0, 1 / 3])
