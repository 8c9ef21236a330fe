"""The user's data directory: the game that was left unfinished, and those that were finished."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from steeple.commands.files import writing
from steeple.errors import BadSetup, RecordFault

if TYPE_CHECKING:
    from steeple.kernel.match import Match

_KEYS = {"people", "record"}
"""What a kept game has, beside the bots of the other seats: games kept by earlier versions have none."""


def data_directory() -> Path:
    """Where a user's games are kept."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share") / "steeple"


def kept_file() -> Path:
    """Where the unfinished game is."""
    return data_directory() / "play.json"


def keep(match: Match, people: set[int], bots: dict[int, str]) -> Path | None:
    """Keep an unfinished game for later. One that was kept before moves aside: returns where to. Raises OSError."""
    path, record = kept_file(), {"record": match.record()}
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name("play.previous.json")
    is_other = path.exists() and not _is_earlier(path, match)
    if is_other:
        path.replace(aside)
    with writing(path) as file:
        json.dump(
            {"people": sorted(people), "bots": {str(seat): bots[seat] for seat in sorted(bots)}, **record},
            file,
        )
        file.write("\n")
    return aside if is_other else None


def _is_earlier(path: Path, match: Match) -> bool:
    """Whether a kept file holds the same deal, so that nothing is lost with it."""
    try:
        kept = json.loads(path.read_bytes())
        return bool(kept["record"]["deal"] == match.record()["deal"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return False


def forget(match: Match) -> None:
    """A finished game need not be resumed. Leaves another game's file alone."""
    path = kept_file()
    if path.exists() and _is_earlier(path, match):
        path.unlink()


def resume() -> tuple[Match, set[int], dict[int, str]]:
    """The kept game, checked against the rules, and the seats of people and of bots. Raises BadSetup, RecordFault, OSError."""
    from steeple.games import GAMES
    from steeple.kernel.record import read_line, replay

    path = kept_file()
    if not path.exists():
        raise BadSetup("no game was kept: begin one with `steeple play`", code="nothing-kept")
    try:
        kept = read_line(path.read_bytes(), 1)
        if kept.keys() - {"bots"} != _KEYS or not isinstance(kept["record"], dict):
            raise RecordFault("it should hold people and record", code="not-a-record")
        match = replay(kept["record"], GAMES)
        return match, _people(kept["people"], match.players), _bots(kept.get("bots", {}), match.players)
    except RecordFault as fault:
        sentence = f"the kept game {path} is damaged, {fault.sentence}; delete it or begin another with `steeple play`"
        raise RecordFault(sentence, place=fault.place, code=fault.code, rule=fault.rule) from fault


def _people(seats: Any, players: int) -> set[int]:
    if not isinstance(seats, list) or not all(type(seat) is int and 0 <= seat < players for seat in seats):
        raise RecordFault(
            f"people should be a list of seats from 0 to {players - 1}", place="people", code="not-a-record"
        )
    return set(seats)


def _bots(found: Any, players: int) -> dict[int, str]:
    from steeple.ai.players import BOTS

    seats = {str(seat): seat for seat in range(players)}
    if not isinstance(found, dict) or not all(seat in seats and bot in BOTS for seat, bot in found.items()):
        raise RecordFault(
            f"bots should be a name for each seat from 0 to {players - 1}", place="bots", code="not-a-record"
        )
    return {seats[seat]: bot for seat, bot in found.items()}


def keep_finished(match: Match, out: Path | None) -> Path:
    """Write a finished game's record where the user wants it, or among the others. Raises OSError."""
    from steeple.kernel.record import write_line

    path = out or _new_name(match.game.name)
    path.parent.mkdir(parents=True, exist_ok=True)
    with writing(path) as file:
        file.write(write_line(match.record()))
    return path


def _new_name(game: str) -> Path:
    stem = f"{game}-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    names = (f"{stem}{suffix}.jsonl" for suffix in ("", *(f"-{k}" for k in range(2, 1000))))
    return next(path for name in names if not (path := data_directory() / "finished" / name).exists())
