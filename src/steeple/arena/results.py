"""The file of a tournament's results: one line with the settings, then one line per game, as the games end.

A run that was stopped continues from this file. A last line that was cut short (the machine went down, the
process was killed) is dropped, and its game is played again.
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
    """The default name of a results file."""
    return f"tournament-{settings.game}-{settings.players}p-{settings.key}.jsonl"


def read(path: Path, settings: Settings) -> list[Result]:
    """The results in a file, or none if there's no such file. Leaves the file ready for `appending`.

    Raises BadSetup if it holds something else, and RecordFault if a line is damaged.
    """
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    torn = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
    if lines:
        _check_head(path, lines[0], settings)
    elif not _make_head(settings).encode().startswith(torn):
        raise _make_refusal(path)
    found = [_read_result(_read_json(line, number), number) for number, line in enumerate(lines[1:], start=2)]
    if torn:
        os.truncate(path, sum(map(len, lines)))
    return found


@contextmanager
def appending(path: Path, settings: Settings) -> Iterator[TextIO]:
    """Open the file to `append` to it. A new file gets its first line."""
    with open(path, "a", encoding="utf-8", newline="\n") as file:
        if file.tell() == 0:
            file.write(_make_head(settings))
            file.flush()
        yield file


def append(file: TextIO, result: Result) -> None:
    """Write a result at once, so that it's safe even if the process ends now."""
    file.write(json.dumps(asdict(result)) + "\n")
    file.flush()


def _make_head(settings: Settings) -> str:
    return json.dumps({"format": FORMAT, "settings": settings.json()}) + "\n"


def _make_refusal(path: Path) -> BadSetup:
    return BadSetup(
        f"{path} isn't a file of tournament results; name another with --out", code="not-a-tournament"
    )


def _check_head(path: Path, line: bytes, settings: Settings) -> None:
    """Raises BadSetup unless the first line of a file has these settings."""
    try:
        first = json.loads(line)
    except ValueError:
        raise _make_refusal(path) from None
    if (
        not isinstance(first, dict)
        or first.get("format") != FORMAT
        or not isinstance(first.get("settings"), dict)
    ):
        raise _make_refusal(path)
    before, now = first["settings"], json.loads(json.dumps(settings.json()))
    differing = [name for name in now if before.get(name) != now[name]]
    if differing:
        name = differing[0]
        what = f"with {name} {before.get(name)!r}, not {now[name]!r}"
        if differing == ["program"]:
            what = "with an earlier version of the rules or the bots"
        sentence = f"{path} has results of a tournament {what}; name another file with --out, or delete it"
        raise BadSetup(sentence, code="other-tournament")


def _read_json(line: bytes, number: int) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise RecordFault(
            "this isn't JSON; delete the line, and its game will be played again", line=number
        ) from None


def _read_result(found: Any, number: int) -> Result:
    try:
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in found.items()
        }
        return Result(**values)
    except (AttributeError, TypeError):
        raise RecordFault(
            "this isn't a result; delete the line, and its game will be played again", line=number
        ) from None
