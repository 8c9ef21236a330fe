"""The user's data directory: the saved game, and the records of finished ones."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from steeple.commands.files import write_atomically
from steeple.errors import BadSetup, RecordFault

if TYPE_CHECKING:
    from steeple.kernel.match import Match

_KEYS = {"people", "record"}
"""The keys every saved game has. There is also `bots`, except in games saved by earlier releases."""


def games_directory() -> Path:
    """Where a user's games are. (The server asks platformdirs, which is installed only with it.)"""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share") / "steeple"


def saved_file() -> Path:
    """Where the saved game is."""
    return games_directory() / "play.json"


def save(match: Match, people: set[int], bots: dict[int, str]) -> Path | None:
    """Save an unfinished game.

    If another game was saved before, returns where that one is now. Raises OSError.
    """
    path, record = saved_file(), {"record": match.record()}
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name("play.previous.json")
    is_other = path.exists() and not _has_same_deal(path, match)
    if is_other:
        path.replace(aside)
    with write_atomically(path) as file:
        json.dump(
            {"people": sorted(people), "bots": {str(seat): bots[seat] for seat in sorted(bots)}, **record},
            file,
        )
        file.write("\n")
    return aside if is_other else None


def _has_same_deal(path: Path, match: Match) -> bool:
    """Whether a saved file holds this game, so that it can be overwritten."""
    try:
        saved = json.loads(path.read_bytes())
        return bool(saved["record"]["deal"] == match.record()["deal"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return False


def discard(match: Match) -> None:
    """Delete the saved file of a game that is now finished. Leaves another game's file alone."""
    path = saved_file()
    if path.exists() and _has_same_deal(path, match):
        path.unlink()


def load() -> tuple[Match, set[int], dict[int, str]]:
    """The saved game, checked against the rules, with the seats of people and of bots.

    Raises BadSetup, RecordFault, OSError.
    """
    from steeple.games import GAMES
    from steeple.kernel.record import read_line, replay

    path = saved_file()
    if not path.exists():
        raise BadSetup("you have no saved game; start one with `steeple play`", code="nothing-kept")
    try:
        saved = read_line(path.read_bytes(), 1)
        if saved.keys() - {"bots"} != _KEYS or not isinstance(saved["record"], dict):
            raise RecordFault("it should have people and a record", code="not-a-record")
        match = replay(saved["record"], GAMES)
        return match, _read_people(saved["people"], match.players), _read_bots(saved, match.players)
    except RecordFault as fault:
        sentence = (
            f"the saved game {path} is damaged: {fault.sentence}; delete it, or start another game with "
            "`steeple play`"
        )
        raise RecordFault(sentence, place=fault.place, code=fault.code, rule=fault.rule) from fault


def _read_people(seats: Any, players: int) -> set[int]:
    if not isinstance(seats, list) or not all(type(seat) is int and 0 <= seat < players for seat in seats):
        raise RecordFault(
            f"people should be a list of seats from 0 to {players - 1}", place="people", code="not-a-record"
        )
    return set(seats)


def _read_bots(saved: dict[str, Any], players: int) -> dict[int, str]:
    from steeple.ai.players import BOTS

    bots = saved.get("bots", {})
    seats = {str(seat): seat for seat in range(players)}
    if not isinstance(bots, dict) or not all(seat in seats and bot in BOTS for seat, bot in bots.items()):
        raise RecordFault(
            f"bots should map seats from 0 to {players - 1} to names of bots",
            place="bots",
            code="not-a-record",
        )
    return {seats[seat]: bot for seat, bot in bots.items()}


def write_record(match: Match, out: Path | None) -> Path:
    """Write a finished game's record to `out`, or to the data directory. Raises OSError."""
    from steeple.kernel.record import write_line

    path = out or _new_path(match.game.name)
    path.parent.mkdir(parents=True, exist_ok=True)
    with write_atomically(path) as file:
        file.write(write_line(match.record()))
    return path


def _new_path(game: str) -> Path:
    stem = f"{game}-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    names = (f"{stem}{suffix}.jsonl" for suffix in ("", *(f"-{k}" for k in range(2, 1000))))
    return next(path for name in names if not (path := games_directory() / "finished" / name).exists())
