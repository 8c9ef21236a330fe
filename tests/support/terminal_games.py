"""A game in the terminal as people at one screen type it, and what is left of it on the disk."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from steeple.games import GAMES
from steeple.kernel.match import Match
from steeple.kernel.seed import seed_text
from support.commands import Finished, steeple

SEED = 7
ASKS, CURTAIN = "(? for help): ", "press Enter when nobody else is looking "


def dealt(name: str = "campanile-2009", players: int = 2) -> Match:
    """The match that `--seed 7` deals."""
    return Match(GAMES[name], players, None, seed_text(SEED))


def alone(
    tmp_path: Path, *typed: str, name: str = "campanile-2009", out: str | None = None, **more: str
) -> Finished:
    """Two people play and type these lines. Each time the screen is handed over, an empty line is needed."""
    arguments = [
        "play",
        name,
        "--seed",
        str(SEED),
        "--seat",
        "0",
        "--seat",
        "1",
        *(["--out", out] if out else []),
    ]
    more["XDG_DATA_HOME"] = str(tmp_path)
    return steeple(*arguments, typed="".join(f"{line}\n" for line in typed), cwd=tmp_path, **more)


def resumed(tmp_path: Path, *typed: str) -> Finished:
    return steeple(
        "play", "--resume", typed="".join(f"{line}\n" for line in typed), XDG_DATA_HOME=str(tmp_path)
    )


def kept(tmp_path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((tmp_path / "steeple" / "play.json").read_text())
    return found


def finished(tmp_path: Path) -> list[dict[str, Any]]:
    """The records of finished games."""
    return [json.loads(path.read_text()) for path in (tmp_path / "steeple" / "finished").glob("*.jsonl")]


def whole_game(name: str) -> tuple[Match, list[str]]:
    """A random game, and what two people type to play it."""
    match, chance, lines, facing = dealt(name), random.Random(SEED), [], None
    while not match.is_over:
        lines += [""] if match.player != facing else []
        facing = match.player
        lines.append(chance.choice(match.legal()))
        match.play(lines[-1])
    return match, lines


def turn(match: Match, count: int) -> list[str]:
    """The first `count` decisions of seat 0, and the curtain before them."""
    lines = [""]
    for _ in range(count):
        lines.append(match.legal()[0])
        match.play(lines[-1])
    return lines
