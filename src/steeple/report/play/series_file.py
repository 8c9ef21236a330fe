"""The file of a series' games: a line that says what is played, then one row of fixed size per game.

A run that was stopped continues from this file, and a run with more games adds to it. If the last deal is
incomplete, because the process was killed, that deal is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import numpy as np

from steeple.errors import BadSetup
from steeple.report.play.rows import Rows, row_type
from steeple.report.play.series import Series

FORMAT = "steeple-games/1"


def file_name(series: Series) -> str:
    """A name that says what is played."""
    return f"{series.setting.name}-{series.setting.players}p-{series.key}.games"


def read(path: Path, series: Series, deals: int) -> Rows:
    """The games of a file, up to `deals` deals, or none if there's no file.

    Leaves the file ready for `appending`. Raises BadSetup if it holds another series.
    """
    setting = series.setting
    kind, head = row_type(setting.game, setting.players), _make_head(series)
    if not path.exists():
        return np.zeros(0, kind)
    with open(path, "rb") as file:
        first = file.read(len(head))
        if first != head and not head.startswith(first):
            raise BadSetup(
                f"{path} has other games than these; delete it, or name another directory with --out",
                code="bad-file",
            )
        size = series.games_per_deal * kind.itemsize
        data = file.read(deals * size)
    whole = len(data) // size
    end = len(head) + whole * size if first == head else 0
    if path.stat().st_size > end and whole < deals:
        os.truncate(path, end)
    return np.frombuffer(bytearray(data[: whole * size]), kind)


@contextmanager
def appending(path: Path, series: Series) -> Iterator[BinaryIO]:
    """Open the file to `append` to it. A new file gets its first line."""
    with open(path, "ab") as file:
        if file.tell() == 0:
            file.write(_make_head(series))
            file.flush()
        yield file


def append(file: BinaryIO, rows: Rows) -> None:
    """Write games at once, so that they're safe even if the process ends now."""
    file.write(rows.tobytes())
    file.flush()


def _make_head(series: Series) -> bytes:
    setting = series.setting
    layout = row_type(setting.game, setting.players).descr
    return json.dumps({"format": FORMAT, "series": series.json(), "row": repr(layout)}).encode() + b"\n"
