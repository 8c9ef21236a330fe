"""What results say: counts made by hand, intervals from a textbook, ratings in a sensible order."""

from __future__ import annotations

import struct

import pytest

from steeple.arena.plot import draw_ladder
from steeple.arena.ratings import rate_bots
from steeple.arena.standings import measure_pace, pair_up, wilson
from steeple.arena.summary import Summary
from steeple.arena.tournament import Result, Settings

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def settings(players: int, *bots: str) -> Settings:
    return Settings("campanile-2009", players, {}, bots, 0)


def result(
    deal: int, bots: str, winners: tuple[int, ...], single: int = 0, scores: tuple[int, ...] = ()
) -> Result:
    """A game between bots that are named by letters."""
    count = len(bots)
    return Result(
        deal, "", tuple(bots), single, scores or (0,) * count, winners, (10,) * count, (0.5,) * count
    )


def games(*wins: tuple[int, ...]) -> list[Result]:
    """Deals between a and b, from both seats in turn; `wins` are the seats that win."""
    return [result(k // 2, ("ab", "ba")[k % 2], won, single=k % 2) for k, won in enumerate(wins)]


# a wins, a wins, b wins, both win
FOUR = games((0,), (1,), (1,), (0, 1))


# --- Win rates ---


def test_a_pair_s_games_wins_and_ties_are_counted() -> None:
    (found,) = pair_up(settings(2, "a", "b"), FOUR)
    assert (found.bot, found.against, found.games, found.wins, found.ties) == ("a", "b", 4, 2, 1)


def test_a_shared_victory_counts_its_share() -> None:
    (found,) = pair_up(settings(2, "a", "b"), FOUR)
    assert found.win_rate == pytest.approx((1 + 1 + 0 + 0.5) / 4)


def test_a_victory_of_three_counts_a_third() -> None:
    found = pair_up(settings(3, "a", "b"), [result(0, "abb", (0, 1, 2))])
    assert found[0].win_rate == pytest.approx(1 / 3)


def test_with_more_players_each_bot_is_alone_among_the_others() -> None:
    found = pair_up(
        settings(3, "a", "b"),
        [result(0, "abb", (0,)), result(0, "baa", (1,)), result(0, "aba", (1,), single=1)],
    )
    assert [(one.bot, one.against, one.games, one.wins) for one in found] == [
        ("a", "b", 1, 1),
        ("b", "a", 2, 1),
    ]


def test_games_of_other_pairs_do_not_count() -> None:
    found = pair_up(settings(2, "a", "b", "c"), [*FOUR, result(0, "ac", (1,)), result(0, "bc", (1,))])
    assert [(one.bot, one.against, one.games, one.wins) for one in found] == [
        ("a", "b", 4, 2),
        ("a", "c", 1, 0),
        ("b", "c", 1, 0),
    ]


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_intervals_are_wilson_s(share: float, count: int, low: float, high: float) -> None:
    assert wilson(share, count) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_holds_the_win_rate() -> None:
    (found,) = pair_up(settings(2, "a", "b"), FOUR)
    assert found.interval[0] < found.win_rate < found.interval[1]


def test_time_is_summed_over_seats() -> None:
    found = measure_pace("b", [result(0, "abb", (0,))])
    assert (found.decisions, found.seconds, found.milliseconds) == (20, 1.0, 50.0)


# --- Ratings ---


def chain(count: int) -> list[Result]:
    """a beats b and c, b beats c, from every seat."""
    pairs = [("ab", 0), ("ba", 1), ("ac", 0), ("ca", 1), ("bc", 0), ("cb", 1)]
    return [result(deal, bots, (better,)) for deal in range(count) for bots, better in pairs]


def test_who_wins_is_rated_higher() -> None:
    assert [rating.bot for rating in rate_bots(settings(2, "c", "b", "a"), chain(5))] == ["a", "b", "c"]


def test_more_games_make_ratings_surer() -> None:
    few, many = (rate_bots(settings(2, "a", "b", "c"), chain(count))[0].sigma for count in (2, 8))
    assert many < few


def test_ratings_do_not_depend_on_the_order_in_which_games_ended() -> None:
    assert rate_bots(settings(2, "a", "b", "c"), chain(4)[::-1]) == rate_bots(
        settings(2, "a", "b", "c"), chain(4)
    )


def test_bots_that_always_share_the_victory_are_equal() -> None:
    first, second = rate_bots(settings(2, "a", "b"), games(*[(0, 1)] * 8))
    assert first.mu == pytest.approx(second.mu)


def test_a_bot_in_several_seats_wins_nothing_from_itself() -> None:
    (only,) = rate_bots(settings(3, "b"), [result(0, "bbb", (1,), scores=(7, 9, 5))])
    assert only.mu == pytest.approx(25)


def test_who_wins_alone_among_others_is_rated_higher() -> None:
    found = rate_bots(settings(3, "a", "b"), [result(deal, "baa", (0,)) for deal in range(4)])
    assert [rating.bot for rating in found] == ["b", "a"]


def test_those_who_do_not_win_are_rated_alike() -> None:
    _, second, third = rate_bots(settings(3, "a", "b", "c"), [result(0, "abc", (0,), scores=(9, 3, 5))])
    assert second.mu == pytest.approx(third.mu)


def test_who_wins_a_tie_of_points_is_rated_higher() -> None:
    found = rate_bots(settings(2, "a", "b"), [result(0, "ab", (1,), scores=(9, 9))])
    assert [rating.bot for rating in found] == ["b", "a"]


# --- The picture ---


def test_the_ladder_is_a_png_of_a_sensible_size() -> None:
    picture = draw_ladder(Summary.of(settings(2, "a", "b", "c"), chain(4)))
    width, height = struct.unpack(">II", picture[16:24])
    assert picture.startswith(SIGNATURE)
    assert 800 <= width <= 1600
    assert 300 <= height <= 1200


def test_more_bots_make_a_higher_ladder() -> None:
    heights = [
        struct.unpack(">I", draw_ladder(Summary.of(settings(2, *bots), chain(1)))[20:24])[0]
        for bots in ("abc", "abcdefghijkl")
    ]
    assert heights[0] < heights[1]
