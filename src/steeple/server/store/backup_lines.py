"""The lines of a backup: a heading, one line per row, and a last line with their number and a checksum.

Each line is the CRC-32 of its JSON in eight hexadecimal digits, a space, and the JSON. The CRC tells which
line is damaged. The last line's SHA-256, over all bytes before it, notices lines that were lost, added or
moved. Release 0.1 wrote the JSON alone.
"""

from __future__ import annotations

import hashlib
import json
import re
import zlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, BinaryIO, TypeAlias

from steeple.errors import StoreError

FORMAT = "steeple-backup/2"
_UNCHECKED_FORMAT = "steeple-backup/1"

BackupLine: TypeAlias = tuple[str, Mapping[str, Any]]
"""A row, and the table it belongs to."""

_CHECKED = re.compile(rb"([0-9a-f]{8}) (.*)\n", re.DOTALL)


def write_lines(file: BinaryIO, version: str, rows: Iterable[BackupLine]) -> None:
    """Write a backup of these rows. `version`: the last migration of the database."""
    digest, count = hashlib.sha256(), 0

    def write(said: Mapping[str, Any]) -> None:
        text = json.dumps(said).encode()
        line = b"%08x %b\n" % (zlib.crc32(text), text)
        digest.update(line)
        file.write(line)

    write({"format": FORMAT, "tables": version})
    for table, row in rows:
        write({"table": table, "row": dict(row)})
        count += 1
    write({"rows": count, "sha256": digest.hexdigest()})


def read_version(file: BinaryIO) -> tuple[str, bool]:
    """The last migration of the database that was backed up, and whether the backup's lines can be checked.

    Raises StoreError.
    """
    first = file.readline()
    is_checked = _CHECKED.fullmatch(first) is not None
    heading = _read_line(first, 1, is_checked)
    if heading.get("format") != (FORMAT if is_checked else _UNCHECKED_FORMAT):
        raise not_a_backup("it doesn't begin like a backup")
    return str(heading.get("tables")), is_checked


def read_lines(file: BinaryIO) -> Iterator[BackupLine]:
    """The rows of a backup, each checked.

    Raises StoreError, at the latest when the last one has been read.
    """
    _, is_checked = read_version(file)
    file.seek(0)
    digest = hashlib.sha256(file.readline())
    count = 0
    for number, text in enumerate(file, 2):
        said = _read_line(text, number, is_checked)
        if "rows" in said:
            _check_end(said, count, digest.hexdigest() if is_checked else None)
            if file.read(1):
                raise not_a_backup(f"something follows line {number}, which should be the last")
            return
        if not isinstance(said.get("table"), str) or not isinstance(said.get("row"), dict):
            raise not_a_backup(f"line {number} isn't a row")
        digest.update(text)
        count += 1
        yield said["table"], said["row"]
    raise not_a_backup(f"it was cut off after line {count + 1}")


def _check_end(said: Mapping[str, Any], count: int, digest: str | None) -> None:
    if said["rows"] != count:
        raise not_a_backup(f"it has {count} rows and should have {said['rows']}: some were lost")
    if digest is not None and said.get("sha256") != digest:
        raise not_a_backup("lines were moved or exchanged: its checksum doesn't match")


def _read_line(text: bytes, number: int, is_checked: bool) -> dict[str, Any]:
    if is_checked:
        found = _CHECKED.fullmatch(text)
        if found is None or int(found[1], 16) != zlib.crc32(found[2]):
            raise not_a_backup(f"line {number} is damaged: its checksum doesn't match")
        text = found[2]
    try:
        said = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise not_a_backup(f"line {number} isn't JSON, or was cut off") from error
    if not isinstance(said, dict):
        raise not_a_backup(f"line {number} isn't a JSON object")
    return said


def not_a_backup(reason: str) -> StoreError:
    """The error for a file that can't be read as a backup."""
    return StoreError(f"this isn't a backup, or it's damaged: {reason}", code="not-a-backup")
