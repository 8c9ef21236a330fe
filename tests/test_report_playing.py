"""The games of a report: the same decisions as the bots' own, the same rows however they are played."""

from __future__ import annotations

import numpy as np
import pytest

from steeple.games import GAMES
from steeple.report.playing import play_compiled, play_deal
from steeple.report.rows import Rows, row_type
from steeple.report.series import Series, Setting, line_up

PLAYERS = {"campanile-1996": 3, "campanile-2009": 2, "campos": 2, "five-towers": 3}


def series(name: str, bots: tuple[str, ...], players: int) -> Series:
    return Series(Setting(name, players, {}), line_up(bots, players), seed=5)


def compiled(one: Series, deals: int, first: int = 0, cores: int = 1) -> Rows:
    rows = np.zeros(deals * one.setting.players, row_type(one.setting.game, one.setting.players))
    for _ in play_compiled(one, first, rows, cores):
        pass
    return rows


@pytest.mark.parametrize("name", list(GAMES))
def test_compiled_bots_play_whole_games_as_the_players_do(name: str) -> None:
    one = series(name, ("greedy", "random"), PLAYERS[name])
    assert compiled(one, 1, first=3).tobytes() == play_deal((one, 3))[1].tobytes()


def test_equal_greedy_bots_play_as_the_players_do() -> None:
    one = series("campanile-2009", ("greedy",), 2)
    rows = compiled(one, 5)
    for deal in range(5):
        assert rows[2 * deal : 2 * deal + 2].tobytes() == play_deal((one, deal))[1].tobytes()
