"""Copies of a database while servers run on it, and databases made of such copies.

SQLite is copied as a file. PostgreSQL is written as lines of JSON: a heading, a line a row, and a last one that counts
them. Either can be restored into either, so a club that has outgrown a file takes it along.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, TextIO, TypeAlias

import sqlalchemy as sa

from steeple.errors import StoreError
from steeple.server.database import as_store_error, is_postgres, open_database, open_existing, shown, sqlite_path
from steeple.server.migrations import HEAD
from steeple.server.schema import METADATA, leases

FORMAT = "steeple-backup/1"
_KEPT = [table for table in METADATA.sorted_tables if table is not leases]
"""Parents before their children. Leases are about processes that live now."""

_BATCH = 500
_SQLITE_MAGIC = b"SQLite format 3\0"

Line: TypeAlias = tuple[str, Mapping[str, Any]]
"""A row, and the table it belongs to."""


async def back_up(url: str, out: Path) -> None:
    """Write a copy of the database as it is at one moment. The file appears when it is whole. Raises StoreError, OSError."""
    target = out.resolve()
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))  # it holds secrets
        if is_postgres(url):
            with part.open("w", encoding="utf-8", newline="\n") as file:
                await _dump(url, file)
                file.flush()
                os.fsync(file.fileno())
        else:
            _copy_file(url, part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _copy_file(url: str, part: Path) -> None:
    path = sqlite_path(url)
    if not path.is_file():
        raise StoreError(f"there is no database {shown(url)}", code="bad-database")
    try:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy)  # in one go: who writes meanwhile is neither hindered nor copied
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be copied: {error}") from error


async def _dump(url: str, file: TextIO) -> None:
    database = await open_existing(url)
    try:
        with as_store_error():
            await database.read(lambda connection: _write_lines(connection, file))
    finally:
        await database.close()


def _write_lines(connection: sa.Connection, file: TextIO) -> None:
    connection.execution_options(isolation_level="REPEATABLE READ")
    file.write(json.dumps({"format": FORMAT, "tables": HEAD}) + "\n")
    rows = 0
    for name, row in _rows_of(connection):
        file.write(json.dumps({"table": name, "row": dict(row)}) + "\n")
        rows += 1
    file.write(json.dumps({"rows": rows}) + "\n")


def _rows_of(connection: sa.Connection) -> Iterator[Line]:
    for table in _KEPT:
        with connection.execute(sa.select(table).execution_options(yield_per=_BATCH)) as result:
            for row in result.mappings():
                yield table.name, {column.name: row[column] for column in table.c}


async def restore(backup: Path, url: str) -> int:
    """Make a database of a copy; how many rows it has. It must be new or empty. Raises StoreError, OSError."""
    database = await open_database(url)
    try:
        with as_store_error(), tempfile.TemporaryDirectory(prefix="steeple-") as directory:
            lines = await _lines_of(backup, Path(directory) / "backup.sqlite")
            return await database.write(lambda target: _fill(target, lines))
    finally:
        await database.close()


async def _lines_of(backup: Path, copy: Path) -> Iterator[Line]:
    """The rows of a copy. Those of a SQLite file, of this release or an earlier one, are read from a copy of its own."""
    with backup.open("rb") as file:
        if file.read(len(_SQLITE_MAGIC)) != _SQLITE_MAGIC:
            return _lines_of_text(backup)
    shutil.copyfile(backup, copy)
    await (await open_database(str(copy))).close()  # brought up to this release
    return _lines_of_file(copy)


def _check_empty(target: sa.Connection) -> None:
    for table in METADATA.sorted_tables:
        if target.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first():
            raise StoreError(
                f"the database holds {table.name} already: restore into a new one, or one without rows", code="not-empty"
            )


def _fill(target: sa.Connection, lines: Iterator[Line]) -> int:
    _check_empty(target)
    rows, name = 0, ""
    batch: list[Mapping[str, Any]] = []
    for table, row in lines:
        if batch and (table != name or len(batch) == _BATCH):
            target.execute(sa.insert(METADATA.tables[name]), batch)
            batch = []
        name = table
        batch.append(row)
        rows += 1
    if batch:
        target.execute(sa.insert(METADATA.tables[name]), batch)
    if target.dialect.name == "postgresql":
        _go_on_counting(target)
    return rows


def _go_on_counting(target: sa.Connection) -> None:
    """Have PostgreSQL number new rows after those that have been restored."""
    for name in ("chats", "outages"):
        highest = f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), max(id)) FROM {name} HAVING max(id) IS NOT NULL"
        target.execute(sa.text(highest))


def _lines_of_file(copy: Path) -> Iterator[Line]:
    """The rows of a SQLite file of this release."""
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(copy)))
    try:
        with engine.connect() as connection:
            yield from _rows_of(connection)
    finally:
        engine.dispose()


def _lines_of_text(backup: Path) -> Iterator[Line]:
    """The rows of a file of JSON lines."""
    with backup.open(encoding="utf-8") as file:
        _check_heading(_read(file.readline()))
        for rows, text in enumerate(file):
            line = _read(text)
            if "rows" in line:
                if line["rows"] == rows:
                    return
                break
            table = METADATA.tables.get(str(line.get("table")))
            if table is None or not isinstance(line.get("row"), dict) or line["row"].keys() != set(table.c.keys()):
                raise _no_backup(f"line {rows + 2} is no row")
            yield table.name, line["row"]
    raise _no_backup("it was cut off")


def _check_heading(heading: Mapping[str, Any]) -> None:
    if heading.get("format") != FORMAT:
        raise _no_backup("it does not begin like one")
    version = str(heading.get("tables"))
    if version > HEAD:
        raise StoreError("a later release of Steeple wrote this backup: restore it with that release", code="store-newer")
    if version < HEAD:
        raise _no_backup("an earlier release wrote it: restore it with that one, and open the database with this one")


def _read(text: str) -> dict[str, Any]:
    try:
        line = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _no_backup("it is not made of JSON lines, or was cut off") from error
    if not isinstance(line, dict):
        raise _no_backup("it is not made of JSON objects")
    return line


def _no_backup(reason: str) -> StoreError:
    return StoreError(f"this file cannot be restored: {reason}", code="not-a-backup")
