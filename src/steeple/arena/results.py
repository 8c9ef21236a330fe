"""The file of a tournament's results: a line that says what is played, then a line for each game, as they end.

A run that was stopped goes on with it. A line cut short in the middle (the machine went down, the process was killed) is
dropped, and its game played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

from steeple.arena.tournament import Result, Settings
from steeple.errors import BadSetup, RecordFault

FORMAT = "steeple-results/1"


def file_name(settings: Settings) -> str:
    """Where results go unless told."""
    return f"tournament-{settings.game}-{settings.players}p-{settings.key}.jsonl"


def read(path: Path, settings: Settings) -> list[Result]:
    """The results in a file, which is left ready to be appended to. Raises BadSetup if it holds something else, RecordFault.

    Without such a file there are none.
    """
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    torn = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
    if lines:
        _check_head(path, lines[0], settings)
    elif not _head(settings).encode().startswith(torn):
        raise _other(path)
    found = [_result(_json(line, number), number) for number, line in enumerate(lines[1:], start=2)]
    if torn:
        os.truncate(path, sum(map(len, lines)))
    return found


@contextmanager
def appending(path: Path, settings: Settings) -> Iterator[TextIO]:
    """The file, to `append` to; a new one gets its first line."""
    with open(path, "a", encoding="utf-8", newline="\n") as file:
        if file.tell() == 0:
            file.write(_head(settings))
            file.flush()
        yield file


def append(file: TextIO, result: Result) -> None:
    """Write a result, so that it is there even if the process ends now."""
    file.write(json.dumps(asdict(result)) + "\n")
    file.flush()


def _head(settings: Settings) -> str:
    return json.dumps({"format": FORMAT, "settings": settings.json()}) + "\n"


def _other(path: Path) -> BadSetup:
    return BadSetup(
        f"{path} is no file of tournament results; name another with --out", code="not-a-tournament"
    )


def _check_head(path: Path, line: bytes, settings: Settings) -> None:
    """Raises BadSetup unless the first line of a file is that of these settings."""
    try:
        first = json.loads(line)
    except ValueError:
        raise _other(path) from None
    if (
        not isinstance(first, dict)
        or first.get("format") != FORMAT
        or not isinstance(first.get("settings"), dict)
    ):
        raise _other(path)
    before, now = first["settings"], json.loads(json.dumps(settings.json()))
    differing = [name for name in now if before.get(name) != now[name]]
    if differing:
        name = differing[0]
        what = f"with {name} {before.get(name)!r}, not {now[name]!r}"
        if differing == ["program"]:
            what = "with an earlier version of the rules or the bots"
        sentence = f"{path} has results of a tournament {what}: name another file with --out, or delete it"
        raise BadSetup(sentence, code="other-tournament")


def _json(line: bytes, number: int) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise RecordFault(
            "this is no JSON; delete the line, and its game is played again", line=number
        ) from None


def _result(found: Any, number: int) -> Result:
    try:
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in found.items()
        }
        return Result(**values)
    except (AttributeError, TypeError):
        raise RecordFault(
            "this is no result; delete the line, and its game is played again", line=number
        ) from None
