"""Copies of SQLite files: made while servers write, and read instead of a file that must not be changed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from steeple.errors import StoreError
from steeple.server.store.database import (
    Database,
    is_postgres,
    open_database,
    open_existing,
    sqlite_path,
    version_of,
)
from steeple.server.store.migrations import HEAD


def copy_file(path: Path, copy: Path) -> None:
    """Copy a SQLite file as it is at one moment. Raises StoreError."""
    try:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)  # in one go: writers aren't hindered, and what they write now isn't copied
            target.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
    except sqlite3.Error as error:
        raise StoreError(f"{path} can't be copied: {error}") from error


async def open_to_read(url: str, folder: Path) -> Database:
    """Open a database as it is, to read from it.

    A file of an earlier release is read from a copy in `folder`.

    Raises StoreError.
    """
    if (
        is_postgres(url)
        or not sqlite_path(url).is_file()
        or _version_of_file(sqlite_path(url)) in (None, HEAD)
    ):
        return await open_existing(url)
    copy = folder / "copy.sqlite"
    copy_file(sqlite_path(url), copy)
    return await open_database(str(copy))


def _version_of_file(path: Path) -> str | None:
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)))
    try:
        with engine.connect() as connection:
            return version_of(connection)
    except SQLAlchemyError as error:
        raise StoreError(
            f"{path} can't be opened: it isn't a SQLite file, or it's damaged", code="bad-database"
        ) from error
    finally:
        engine.dispose()
