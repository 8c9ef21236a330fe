"""A SQLite database's files: itself, and the write-ahead log beside it."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from steeple.errors import StoreError

BUSY_SECONDS = 10
"""How long SQLite waits for whoever else writes to the file, such as a backup."""


def prepare_file(path: Path) -> None:
    """Make a SQLite file if there is none, and have it keep a write-ahead log, which it then remembers."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it holds secrets: nobody else may read it
        with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
            _keep_log(connection)
    except OSError as error:
        raise StoreError(f"{path} can't be opened: {error.strerror}", code="bad-database") from error
    except sqlite3.Error as error:
        raise StoreError(f"{path} can't be opened: {error}", code="bad-database") from error


def _keep_log(connection: sqlite3.Connection) -> None:
    """Two processes may do this at once, and SQLite doesn't wait here, so we try again while it is locked."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def wipe_log(path: Path) -> bool:
    """Write the log's contents into the file and empty it, because it still holds rows as they were before.

    False: somebody is reading or writing. We don't wait for them, because all writers would wait with us.
    """
    try:
        with closing(sqlite3.connect(path, timeout=0)) as connection:
            is_busy = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    except sqlite3.Error:
        return False
    return not is_busy
