"""The games of a report: bots decide as they do anywhere, and rows are the same however games are played."""

from __future__ import annotations

import numpy as np
import pytest

from steeple.games import GAMES
from steeple.report.play.games import play_compiled, play_deal, play_match
from steeple.report.play.rows import Rows, row_type
from steeple.report.play.series import Series, Setting, line_up


def series(name: str, bots: tuple[str, ...], players: int) -> Series:
    return Series(Setting(name, players, {}), line_up(bots, players), seed=5)


def compiled(one: Series, deals: int, first: int = 0, cores: int = 1) -> Rows:
    rows = np.zeros(deals * one.games_per_deal, row_type(one.setting.game, one.setting.players))
    for _ in play_compiled(one, first, rows, cores):
        pass
    return rows


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in GAMES for players in GAMES[name].seats[:2]]
)
def test_compiled_bots_play_whole_games_as_the_players_do(name: str, players: int) -> None:
    one = series(name, ("greedy", "hasty", "random"), players)
    assert compiled(one, 1, first=3).tobytes() == play_deal((one, 3)).tobytes()


def test_equal_greedy_bots_play_as_the_players_do() -> None:
    one = series("campanile-2009", ("greedy",), 2)
    rows = compiled(one, 5)
    for deal in range(5):
        assert rows[deal : deal + 1].tobytes() == play_deal((one, deal)).tobytes()


def test_more_games_begin_with_the_same_games() -> None:
    one = series("campanile-2009", ("random",), 2)
    assert compiled(one, 40)[:7].tobytes() == compiled(one, 7).tobytes()
    assert compiled(one, 40)[7:].tobytes() == compiled(one, 33, first=7).tobytes()


def test_games_do_not_depend_on_the_number_of_cores() -> None:
    one = series("campanile-2009", ("random", "hasty"), 2)
    assert compiled(one, 80).tobytes() == compiled(one, 80, cores=3).tobytes()


def test_games_of_a_deal_differ_in_who_sits_where_and_not_in_the_deal() -> None:
    one = series("campanile-2009", ("greedy", "random"), 2)
    deals = [play_match(one, 0, rotation, compiled(one, 1)[0]).record()["deal"] for rotation in range(2)]
    assert deals[0] == deals[1]


def test_equal_bots_play_a_deal_once_and_different_bots_from_every_seat() -> None:
    assert [series("campos", bots, 3).games_per_deal for bots in (("greedy",), ("greedy", "hasty"))] == [1, 3]


def test_every_decision_is_counted_once() -> None:
    rows = compiled(series("five-towers", ("random",), 3), 4)
    assert (
        rows["chosen"].sum(axis=(1, 2, 3)).tolist()
        == rows["decisions"].tolist()
        == rows["counts"].sum(axis=(1, 2)).tolist()
    )
    assert rows["legal"].sum(axis=1).tolist() == rows["sums"].sum(axis=(1, 2)).tolist()
