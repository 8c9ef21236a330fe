"""The golden records: games that every later release replays to the same result. They never change."""

from __future__ import annotations

from typing import Any

from steeple.kernel.game import Game
from steeple.kernel.record import read_file
from support.paths import GOLDEN


def golden(game: str, name: str) -> list[dict[str, Any]]:
    """The records of one file; none if there is no such file."""
    path = GOLDEN / game / f"{name}.jsonl"
    return [record for _, record, _ in read_file(path)] if path.exists() else []


def ends_without_golden(game: Game) -> list[str]:
    """The end reasons of which no record in the file of that name tells."""
    return [
        end for end in game.ends if end not in (record["result"]["end"] for record in golden(game.name, end))
    ]
