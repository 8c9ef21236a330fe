"""What the benchmarks know about each game, from games.json: targets, thinking times, small instances.

A game that isn't in the file has no targets, and is measured all the same.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_FOUND: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "games.json").read_text(encoding="utf-8")
)
Flags = tuple[str, ...]

_USUAL_LEVEL_5: tuple[Flags, Flags, Flags] = (
    ("--simulations", "1000"),
    ("--milliseconds", "30"),
    ("--simulations", "400"),
)


def targets(subject: str) -> dict[str, Any]:
    """What each game is to reach in a subject; games without a target are left out."""
    return {game: about["targets"][subject] for game, about in _FOUND.items() if subject in about["targets"]}


def level_5_flags(game: str) -> tuple[Flags, Flags, Flags]:
    """How level 5 thinks against greedy and random, against level 4, and against three greedy bots."""
    if game not in _FOUND:
        return _USUAL_LEVEL_5
    bots, level_4, three = map(tuple, _FOUND[game]["level-5"])
    return bots, level_4, three


@dataclass(frozen=True)
class OpenedTable:
    """A table whose page is opened: after how many actions, and whether a replay of such a game is, too."""

    game: str
    players: int
    plies: int
    replay: bool


def opened_tables() -> list[OpenedTable]:
    return [OpenedTable(game, **about["opened"]) for game, about in _FOUND.items() if "opened" in about]


def small_instances() -> list[tuple[str, dict[str, int]]]:
    """The small games that are measured, for two players; the other sizes have their default."""
    return [(game, sizes) for game, about in _FOUND.items() for sizes in about["small"]]
