"""Only one server per SQLite file: two would each keep tables in memory, and show players different states.

It is the system's lock on a file beside the database, and ends with the process, however that ends. Backups,
checks and other commands need no lock: SQLite itself keeps them apart from the server.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from filelock import FileLock, Timeout

from steeple.errors import StoreError
from steeple.server.store.database import is_postgres, sqlite_path


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """Be the only server on a SQLite file. PostgreSQL may have many. Raises StoreError."""
    if is_postgres(url):
        yield
        return
    path = sqlite_path(url)
    lock = FileLock(path.with_name(f"{path.name}.lock"), timeout=0, mode=0o600, preserve_lock_file=True)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except Timeout as error:
        raise StoreError(
            f"another Steeple server is using {path}: stop it first, or give this one another --database",
            code="database-in-use",
        ) from error
    except OSError as error:
        raise StoreError(f"{path} can't be locked: {error.strerror}", code="bad-database") from error
    try:
        yield
    finally:
        lock.release()
