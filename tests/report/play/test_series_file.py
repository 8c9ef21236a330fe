"""The games of a report are kept, so that no run starts over, and never mixed with others."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from steeple.errors import BadSetup
from steeple.report.play import series_file
from steeple.report.play.rows import Rows, row_type
from steeple.report.play.series import Series, Setting

SERIES = Series(Setting("campanile-2009", 2, {}), ("greedy", "hasty"), 0)


def games(deals: int) -> Rows:
    rows = np.zeros(2 * deals, row_type(SERIES.setting.game, 2))
    rows["decisions"] = np.arange(2 * deals)
    return rows


def keep(path: Path, rows: Rows) -> None:
    with series_file.appending(path, SERIES) as file:
        series_file.append(file, rows)


def test_what_was_kept_is_read(tmp_path: Path) -> None:
    keep(tmp_path / "a", games(3))
    assert series_file.read(tmp_path / "a", SERIES, 3).tobytes() == games(3).tobytes()


def test_without_a_file_there_are_no_games(tmp_path: Path) -> None:
    assert len(series_file.read(tmp_path / "a", SERIES, 3)) == 0


def test_a_smaller_report_reads_a_part_and_leaves_the_rest(tmp_path: Path) -> None:
    keep(tmp_path / "a", games(3))
    assert len(series_file.read(tmp_path / "a", SERIES, 2)) == 4
    assert len(series_file.read(tmp_path / "a", SERIES, 3)) == 6


@pytest.mark.parametrize("lost", [1, 600, 700])
def test_a_deal_that_is_not_whole_is_dropped(lost: int, tmp_path: Path) -> None:
    keep(tmp_path / "a", games(3))
    with open(tmp_path / "a", "rb+") as file:
        file.truncate((tmp_path / "a").stat().st_size - lost)
    assert series_file.read(tmp_path / "a", SERIES, 3).tobytes() == games(2).tobytes()
    keep(tmp_path / "a", games(3)[4:])
    assert series_file.read(tmp_path / "a", SERIES, 3).tobytes() == games(3).tobytes()


def test_a_first_line_that_is_not_whole_is_written_again(tmp_path: Path) -> None:
    keep(tmp_path / "a", games(0))
    (tmp_path / "a").write_bytes((tmp_path / "a").read_bytes()[:-9])
    assert len(series_file.read(tmp_path / "a", SERIES, 3)) == 0
    keep(tmp_path / "a", games(1))
    assert len(series_file.read(tmp_path / "a", SERIES, 3)) == 2


def test_a_file_of_other_games_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"something else\n")
    with pytest.raises(BadSetup, match="has other games than these"):
        series_file.read(tmp_path / "a", SERIES, 3)
    assert (tmp_path / "a").read_bytes() == b"something else\n"


def test_every_series_has_a_file_of_its_own() -> None:
    others = [
        Series(Setting("campanile-2009", 2, {"move_marker": True}), ("greedy", "hasty"), 0),
        Series(SERIES.setting, ("hasty", "greedy"), 0),
        Series(SERIES.setting, SERIES.lineup, 1),
        Series(SERIES.setting, SERIES.lineup, 0, simulations=5),
    ]
    assert len({series_file.file_name(series) for series in (SERIES, *others)}) == 5
