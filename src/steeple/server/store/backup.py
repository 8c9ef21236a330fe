"""Backing up a database while servers use it, and restoring a backup.

A backup is a file of lines with checksums. It doesn't matter which kind of database it comes from: a club
that has outgrown a SQLite file can restore it into PostgreSQL. Backups of earlier releases, and SQLite files,
restore too.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import sqlalchemy as sa

from steeple.errors import StoreError
from steeple.server.store.backup_lines import BackupLine, not_a_backup, read_lines, read_version, write_lines
from steeple.server.store.database import as_store_error, open_database, open_unchanged, upgrade, version_of
from steeple.server.store.migrations import HEAD
from steeple.server.store.schema import METADATA, leases

_LEFT_OUT = {leases.name, "alembic_version"}
"""Leases belong to processes that are running now, and the heading says which migration it is."""

_BATCH = 500
_SQLITE_MAGIC = b"SQLite format 3\0"


# --- Backing up ---


async def back_up(url: str, out: Path) -> None:
    """Back up the database as it is at one moment. The file appears when it's complete.

    Raises StoreError, OSError.
    """
    target = out.resolve()
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    database = await open_unchanged(url)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))  # it holds secrets
        with part.open("wb") as file:
            with as_store_error():
                await database.read(lambda connection: _write_all(connection, file))
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
        await database.close()


def _write_all(connection: sa.Connection, file: BinaryIO) -> None:
    if connection.dialect.name == "postgresql":
        connection.execution_options(isolation_level="REPEATABLE READ")
    version = version_of(connection)
    assert version is not None, "it was looked at when the database was opened"
    write_lines(file, version, _rows_of(connection, METADATA if version == HEAD else _reflected(connection)))


def _rows_of(connection: sa.Connection, tables: sa.MetaData) -> Iterator[BackupLine]:
    """All rows except those left out, parents before their children."""
    for table in tables.sorted_tables:
        if table.name not in _LEFT_OUT:
            with connection.execute(sa.select(table).execution_options(yield_per=_BATCH)) as result:
                for row in result.mappings():
                    yield table.name, {column.name: row[column] for column in table.c}


def _reflected(connection: sa.Connection) -> sa.MetaData:
    """The tables as the database has them."""
    tables = sa.MetaData()
    tables.reflect(connection)
    return tables


# --- Restoring ---


async def restore(backup: Path, url: str) -> int:
    """Restore a backup into a new or empty database; the number of rows. Raises StoreError, OSError.

    The backup is checked completely before the database is touched, so a damaged one changes nothing.
    """
    with tempfile.TemporaryDirectory(prefix="steeple-") as directory:
        ready = await ready_to_read(backup, Path(directory) / "backup.sqlite")
        database = await open_database(url)
        try:
            with as_store_error(), _reading(ready) as lines:
                return await database.write(lambda target: _fill(target, lines, METADATA))
        finally:
            await database.close()


async def ready_to_read(backup: Path, copy: Path) -> Path:
    """A checked file with the contents of a backup in this release's tables: the backup itself, or `copy`."""
    if is_sqlite(backup):
        await asyncio.to_thread(shutil.copyfile, backup, copy)
        await asyncio.to_thread(check_file, copy)
    else:
        with backup.open("rb") as file:
            version, _ = read_version(file)
            _check_version(version)
            file.seek(0)
            for _ in read_lines(file):
                pass
        if version == HEAD:
            return backup
        with as_store_error():
            await asyncio.to_thread(_make_earlier, backup, version, copy)
    await (await open_database(str(copy))).close()  # brings it up to this release
    return copy


def is_sqlite(path: Path) -> bool:
    """Whether a file is a SQLite database."""
    with path.open("rb") as file:
        return file.read(len(_SQLITE_MAGIC)) == _SQLITE_MAGIC


def check_file(path: Path) -> None:
    """Have SQLite check a file. Raises StoreError."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            strays = connection.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.Error as error:
        raise StoreError(f"this SQLite file is damaged: {error}", code="damaged") from error
    if found != "ok":
        raise StoreError(f"this SQLite file is damaged: {found.splitlines()[-1]}", code="damaged")
    if strays is not None:
        raise StoreError(
            f"this SQLite file is damaged: a row of {strays[0]} belongs to nothing in {strays[2]}",
            code="damaged",
        )


def _check_version(version: str) -> None:
    if version > HEAD:
        raise StoreError(
            "a later release of Steeple wrote this backup: restore it with that release", code="store-newer"
        )


def _make_earlier(backup: Path, version: str, copy: Path) -> None:
    """Make a SQLite file with an earlier release's tables, and fill it from a backup of that release."""
    from alembic.util import CommandError

    engine = sa.create_engine(sa.URL.create("sqlite", database=str(copy)))
    try:
        with engine.begin() as connection:
            upgrade(connection, version)
            with backup.open("rb") as file:
                _fill(connection, read_lines(file), _reflected(connection))
    except CommandError as error:
        raise not_a_backup(f"no release has tables {version}") from error
    finally:
        engine.dispose()


@contextmanager
def _reading(ready: Path) -> Iterator[Iterator[BackupLine]]:
    """The rows of a file that has this release's tables."""
    if not is_sqlite(ready):
        with ready.open("rb") as file:
            yield read_lines(file)
        return
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(ready)))
    try:
        with engine.connect() as connection:
            yield _rows_of(connection, METADATA)
    finally:
        engine.dispose()


def _fill(target: sa.Connection, lines: Iterator[BackupLine], tables: sa.MetaData) -> int:
    _check_empty(target, tables)
    rows, name = 0, ""
    batch: list[Mapping[str, Any]] = []
    for number, (table, row) in enumerate(lines, 2):
        if table not in tables.tables or row.keys() != set(tables.tables[table].c.keys()):
            raise not_a_backup(f"line {number} isn't a row")
        if batch and (table != name or len(batch) == _BATCH):
            target.execute(sa.insert(tables.tables[name]), batch)
            batch = []
        name = table
        batch.append(row)
        rows += 1
    if batch:
        target.execute(sa.insert(tables.tables[name]), batch)
    if target.dialect.name == "postgresql":
        _go_on_counting(target)
    return rows


def _check_empty(target: sa.Connection, tables: sa.MetaData) -> None:
    for table in tables.sorted_tables:
        is_filled = target.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first()
        if is_filled and table.name not in _LEFT_OUT:
            raise StoreError(
                f"the database already holds {table.name}: restore into a new or empty one",
                code="not-empty",
            )


def _go_on_counting(target: sa.Connection) -> None:
    """Have PostgreSQL number new rows after the restored ones."""
    for table in METADATA.sorted_tables:
        key = table.autoincrement_column
        if key is not None:
            highest = (
                f"SELECT setval(pg_get_serial_sequence('{table.name}', '{key.name}'), max({key.name})) "
                f"FROM {table.name} HAVING max({key.name}) IS NOT NULL"
            )
            target.execute(sa.text(highest))
