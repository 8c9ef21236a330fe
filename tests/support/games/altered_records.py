"""Records with something altered in them, and how they are rejected."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from steeple.errors import RecordFault
from steeple.games import GAMES
from steeple.kernel.record import read_line, replay
from support.games.golden_records import golden

Record = dict[str, Any]

G2009 = golden("campanile-2009", "finito")[1]  # 3 players
G1996 = golden("campanile-1996", "pile-1")[1]  # 3 players
BOTH = pytest.mark.parametrize("record", [G2009, G1996], ids=["2009", "1996"])


def altered(record: Record, alter: Callable[[Record], Any]) -> Record:
    """A copy of a record with something altered in it."""
    twin = copy.deepcopy(record)
    alter(twin)
    return twin


def without_legal(record: Record) -> Record:
    return {key: value for key, value in record.items() if key != "legal"}


def fault(record: Any) -> RecordFault:
    """How a record is rejected, after a journey through JSON as from a file."""
    with pytest.raises(RecordFault) as rejected:
        replay(read_line(json.dumps(record).encode(), 1), GAMES)
    assert str(rejected.value).encode("utf-8")  # it can be shown
    assert rejected.value.sentence
    return rejected.value


def place_and_code(record: Any) -> tuple[str, str]:
    found = fault(record)
    return found.place, found.code


def put(*path: Any) -> Callable[[Record], None]:
    """Alter what stands at a path of keys; the last one of `path` is the new value."""
    *keys, last, value = path

    def alter(record: Record) -> None:
        part: Any = record
        for key in keys:
            part = part[key]
        part[last] = value

    return alter


def by_hand(record: Record, deal: Any = None) -> Record:
    """The record as if its deal had come from a real table."""
    return {**record, "seed": None, "deal": record["deal"] if deal is None else deal}
