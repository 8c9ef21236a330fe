"""Copies of a database while servers run on it, and databases made of such copies.

SQLite is copied as a file. PostgreSQL is written as lines of JSON: a heading, a line a row, and a last one that counts
them. Either can be restored into either, so a club that has outgrown a file takes it along.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TextIO, TypeAlias

import sqlalchemy as sa

from steeple.errors import StoreError
from steeple.server.database import (
    as_store_error,
    copy_file,
    is_postgres,
    open_database,
    open_existing,
    shown,
    sqlite_path,
    upgrade,
)
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
    copy_file(path, part)


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
    """The rows of a backup. One of an earlier release, and any SQLite file, is read through `copy`, which is brought up."""
    with backup.open("rb") as file:
        is_file = file.read(len(_SQLITE_MAGIC)) == _SQLITE_MAGIC
    if is_file:
        shutil.copyfile(backup, copy)
    elif (version := _version_of(backup)) == HEAD:
        return _lines_of_text(backup, METADATA)
    else:
        await asyncio.to_thread(_write_earlier, backup, version, copy)
    await (await open_database(str(copy))).close()  # brought up to this release
    return _lines_of_file(copy)


def _write_earlier(backup: Path, version: str, copy: Path) -> None:
    """Make a SQLite file with the tables of an earlier release, and fill it from a backup of JSON lines."""
    from alembic.util import CommandError

    engine = sa.create_engine(sa.URL.create("sqlite", database=str(copy)))
    try:
        with engine.begin() as connection:
            upgrade(connection, version)
            tables = sa.MetaData()
            tables.reflect(connection)
            _insert(connection, tables, _lines_of_text(backup, tables))
    except CommandError as error:
        raise _no_backup(f"no release has written version {version}") from error
    finally:
        engine.dispose()


def _check_empty(target: sa.Connection) -> None:
    for table in METADATA.sorted_tables:
        if target.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first():
            raise StoreError(
                f"the database holds {table.name} already: restore into a new one, or one without rows", code="not-empty"
            )


def _fill(target: sa.Connection, lines: Iterator[Line]) -> int:
    _check_empty(target)
    rows = _insert(target, METADATA, lines)
    if target.dialect.name == "postgresql":
        _go_on_counting(target)
    return rows


def _insert(target: sa.Connection, tables: sa.MetaData, lines: Iterator[Line]) -> int:
    """Write rows, batch after batch; how many there are."""
    rows, name = 0, ""
    batch: list[Mapping[str, Any]] = []
    for table, row in lines:
        if batch and (table != name or len(batch) == _BATCH):
            target.execute(sa.insert(tables.tables[name]), batch)
            batch = []
        name = table
        batch.append(row)
        rows += 1
    if batch:
        target.execute(sa.insert(tables.tables[name]), batch)
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


def _lines_of_text(backup: Path, tables: sa.MetaData) -> Iterator[Line]:
    """The rows of a file of JSON lines, for the tables of the release that wrote it."""
    with backup.open(encoding="utf-8") as file:
        file.readline()
        for rows, text in enumerate(file):
            line = _read(text)
            if "rows" in line:
                if line["rows"] == rows:
                    return
                break
            table = tables.tables.get(str(line.get("table")))
            if table is None or not isinstance(line.get("row"), dict) or line["row"].keys() != set(table.c.keys()):
                raise _no_backup(f"line {rows + 2} is no row")
            yield table.name, line["row"]
    raise _no_backup("it was cut off")


def _version_of(backup: Path) -> str:
    """The version of the tables in a file of JSON lines, this release's or an earlier one."""
    with backup.open(encoding="utf-8") as file:
        heading = _read(file.readline())
    if heading.get("format") != FORMAT:
        raise _no_backup("it does not begin like one")
    version = str(heading.get("tables"))
    if version > HEAD:
        raise StoreError("a later release of Steeple wrote this backup: restore it with that release", code="store-newer")
    return version


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
