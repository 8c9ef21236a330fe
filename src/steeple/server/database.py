"""A database opened: SQLite in a file, or PostgreSQL by its URL, with the tables that this release needs."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from steeple.errors import StoreError
from steeple.server.migrations import HEAD

if TYPE_CHECKING:
    import asyncpg

T = TypeVar("T")

_LOG = logging.getLogger(__name__)
_BUSY_SECONDS = 10
"""How long SQLite waits for whoever else writes to the file, such as a backup."""

_ANSWER_SECONDS = 30
"""After which a PostgreSQL that says nothing is taken for dead."""

_MIGRATION_LOCK = 0x57EE91E
"""The PostgreSQL advisory lock under which one process at a time looks whether the tables are there."""

_PRAGMAS = ("synchronous=FULL", f"busy_timeout={_BUSY_SECONDS * 1000}", "foreign_keys=ON")


@dataclass(frozen=True)
class Database:
    """Two engines: one to read with, one to write with. SQLite has a single writer; to PostgreSQL both are the same."""

    url: str
    is_postgres: bool
    reading: AsyncEngine
    writing: AsyncEngine
    steps: StepsThread | None = None
    """Where steps are written to SQLite."""

    async def write_steps(self, write: Callable[[sa.Connection], T]) -> T:
        """Run `write` in a transaction of its own."""
        if self.steps is not None:
            return await self.steps.run(write)
        async with self.writing.begin() as connection:
            return await connection.run_sync(write)

    async def close(self) -> None:
        await self.reading.dispose()
        await self.writing.dispose()
        if self.steps is not None:
            self.steps.close()


class StepsThread:
    """A thread in which whole transactions are carried out.

    The asynchronous driver changes threads for every statement, ten times for a group of steps, and each time whoever
    comes back waits for Python's lock: under load that took ten times as long as the writing itself.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="steps")

    async def run(self, write: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, write)

    def _carry_out(self, write: Callable[[sa.Connection], T]) -> T:
        with self._engine.begin() as connection:
            return write(connection)

    def close(self) -> None:
        """Finish what is under way; closing again does no harm."""
        with suppress(RuntimeError):  # the thread has ended
            self._thread.submit(self._engine.dispose)  # a SQLite connection is closed where it was opened
        self._thread.shutdown()


def is_postgres(url: str) -> bool:
    """Whether the text is the URL of a PostgreSQL database."""
    return url.startswith(("postgresql://", "postgres://"))


def sqlite_path(url: str) -> Path:
    """The file that a path, or a URL like `sqlite:///path`, names. Raises StoreError for anything else."""
    path = url.removeprefix("sqlite:///")
    if "://" in path or not path:
        raise StoreError(
            f"{shown(url)} is no database: give a file's path, or postgresql://user:password@host/name", code="bad-database"
        )
    return Path(path).expanduser()


def shown(url: str) -> str:
    """A database's URL without its password, for people and logs."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True) if "://" in url else url
    except SQLAlchemyError:
        return "this URL"


async def open_database(url: str) -> Database:
    """Open a database and bring its tables up to this release; a SQLite file is made if it is not there.

    Any number of processes may do this at once. Raises StoreError.
    """
    if not is_postgres(url):
        await asyncio.to_thread(_prepare_file, sqlite_path(url))
    return await _opened(url, _migrate)


async def open_existing(url: str) -> Database:
    """Open a database that a server of this release has made, and change nothing. Raises StoreError."""
    if not is_postgres(url) and not sqlite_path(url).is_file():
        raise StoreError(f"there is no database {shown(url)}", code="bad-database")
    return await _opened(url, _check_version)


async def _opened(url: str, begin: Callable[[Database], Awaitable[None]]) -> Database:
    database = _postgres(url) if is_postgres(url) else _sqlite(sqlite_path(url))
    try:
        await begin(database)
    except (SQLAlchemyError, OSError) as error:
        await database.close()
        raise StoreError(f"{shown(url)} cannot be opened: {_reason(error)}") from error
    except BaseException:
        await database.close()
        raise
    return database


def _prepare_file(path: Path) -> None:
    """Make a SQLite file if there is none, and have it keep a write-ahead log, which it then remembers."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it holds secrets: nobody else may read it
        with closing(sqlite3.connect(path, timeout=_BUSY_SECONDS)) as connection:
            _keep_log(connection)
    except OSError as error:
        raise StoreError(f"{path} cannot be opened: {error.strerror}", code="bad-database") from error
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be opened: {error}", code="bad-database") from error


def _keep_log(connection: sqlite3.Connection) -> None:
    """Two processes may do this at once, and SQLite does not wait here: whoever finds it locked tries again."""
    deadline = time.monotonic() + _BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def _sqlite(path: Path) -> Database:
    url = sa.URL.create("sqlite+aiosqlite", database=str(path))
    reading = create_async_engine(url, pool_size=4, max_overflow=4)
    writing = create_async_engine(url, pool_size=1, max_overflow=0)
    steps = sa.create_engine(sa.URL.create("sqlite", database=str(path)), poolclass=sa.StaticPool)
    _govern(reading.sync_engine, "BEGIN")
    _govern(writing.sync_engine, "BEGIN IMMEDIATE")
    _govern(steps, "BEGIN IMMEDIATE")
    return Database(str(path), False, reading, writing, StepsThread(steps))


def _govern(engine: sa.Engine, begin: str) -> None:
    """Have transactions begin by our own word: Python's driver would begin them late, and not at all for new tables."""

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def start(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)


def _postgres(url: str) -> Database:
    async def connect() -> asyncpg.Connection:
        return await connect_postgres(url)

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=connect, pool_size=4, max_overflow=4, pool_pre_ping=True
    )
    return Database(url, True, engine, engine)


async def connect_postgres(url: str) -> asyncpg.Connection:
    """A connection to PostgreSQL. Raises ConnectionError."""
    import asyncpg

    try:
        return await asyncpg.connect(url, timeout=_ANSWER_SECONDS, command_timeout=_ANSWER_SECONDS)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:  # TimeoutError is an OSError
        raise ConnectionError(_reason(error)) from error


async def _migrate(database: Database) -> None:
    async with database.writing.begin() as connection:
        if database.is_postgres:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
        if await connection.run_sync(_version) != HEAD:
            await connection.run_sync(_upgrade)


async def _check_version(database: Database) -> None:
    async with database.reading.connect() as connection:
        version = await connection.run_sync(_version)
    if version != HEAD:
        sentence = (
            f"the tables of this database are {version or 'not there'}, not {HEAD}: start a server of this release with it"
        )
        raise StoreError(sentence, code="bad-database")


def _version(connection: sa.Connection) -> str | None:
    """The last migration that was run on a database; None: none. Raises StoreError if this release does not know it."""
    names = sa.inspect(connection).get_table_names()
    if "alembic_version" not in names:
        if names:
            raise StoreError(
                "this database belongs to another program: it has tables that are not Steeple's", code="bad-database"
            )
        return None
    version: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    if version is not None and version > HEAD:
        raise StoreError(
            f"this database was made by a later release of Steeple (its tables are {version}, this release has {HEAD}): "
            "use that release, or a later one",
            code="store-newer",
        )
    return version


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@contextmanager
def as_store_error() -> Iterator[None]:
    """Turn whatever the drivers raise into a StoreError, whose sentence anybody may see; the log says more."""
    try:
        yield
    except IntegrityError as error:
        _LOG.warning("the database refused: %s", _reason(error))
        raise StoreError("the database does not take this", code="store-refused") from error
    except (SQLAlchemyError, OSError) as error:
        _LOG.warning("the database failed: %s", _reason(error))
        raise StoreError("the database does not answer: try again in a moment") from error


def _reason(error: BaseException) -> str:
    """What a driver has to say, in a line and without the statement it failed at."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return (str(cause) or type(cause).__name__).splitlines()[0]
