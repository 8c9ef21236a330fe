"""An open database: a SQLite file, or PostgreSQL by its URL, with the tables that this release needs."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from steeple.errors import StoreError
from steeple.server.store.migrations import HEAD
from steeple.server.store.sqlite_file import BUSY_SECONDS, prepare_file, wipe_log

if TYPE_CHECKING:
    import asyncpg

T = TypeVar("T")

_LOG = logging.getLogger(__name__)
_READERS = 4
"""Threads that read SQLite. One that reads everything must not keep the others waiting."""

_ANSWER_SECONDS = 30
"""How long we wait for PostgreSQL before we give up."""

_MIGRATION_LOCK = 0x57EE91E
"""The PostgreSQL advisory lock under which one process at a time upgrades the tables."""

_PRAGMAS = ("synchronous=FULL", f"busy_timeout={BUSY_SECONDS * 1000}", "foreign_keys=ON", "secure_delete=ON")


class Database(ABC):
    """An open database. Work on it is a plain function over a connection, carried out as one transaction.

    Changing threads, or waiting, for each statement, as asynchronous SQLite drivers do, took ten times as
    long as the statements themselves.
    """

    is_postgres: ClassVar[bool]

    @abstractmethod
    async def read(self, look: Callable[[sa.Connection], T]) -> T:
        """Read the database as it is at one moment."""

    @abstractmethod
    async def write(self, change: Callable[[sa.Connection], T]) -> T:
        """Change the database, all or nothing; durable when this returns. Cancelling doesn't take it back."""

    async def wipe_log(self) -> None:  # noqa: B027  (PostgreSQL needs nothing)
        """Remove traces of deleted rows from the write-ahead log: now, or with a later `wipe_rest`."""

    async def wipe_rest(self) -> None:  # noqa: B027
        """Try again to wipe the log, if it was asked for and didn't succeed."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way. Closing twice does no harm."""


class Sqlite(Database):
    """A file. One thread writes, since only one may; others read."""

    is_postgres = False

    def __init__(self, path: Path) -> None:
        self._path = path
        self._reading = Threads(path, "BEGIN", _READERS, "reading")
        self._writing = Threads(path, "BEGIN IMMEDIATE", 1, "writing")
        self._has_traces = False

    async def read(self, look: Callable[[sa.Connection], T]) -> T:
        return await self._reading.run(look)

    async def write(self, change: Callable[[sa.Connection], T]) -> T:
        return await self._writing.run(change)

    async def wipe_log(self) -> None:
        self._has_traces = True
        await self.wipe_rest()

    async def wipe_rest(self) -> None:
        if not self._has_traces:
            return
        self._has_traces, is_wiped = False, False  # more may be asked for meanwhile
        try:
            is_wiped = await asyncio.to_thread(wipe_log, self._path)
        finally:
            self._has_traces = self._has_traces or not is_wiped

    async def close(self) -> None:
        self._reading.close()
        self._writing.close()


class Threads:
    """Threads in which whole transactions are carried out, with a connection each."""

    def __init__(self, path: Path, begin: str, count: int, name: str) -> None:
        url = sa.URL.create("sqlite", database=str(path))
        self._engine = sa.create_engine(
            url, poolclass=sa.QueuePool, pool_size=count, max_overflow=0, hide_parameters=True
        )
        self._threads = ThreadPoolExecutor(count, name)
        _govern(self._engine, begin)

    async def run(self, do: Callable[[sa.Connection], T]) -> T:
        try:
            running = self._threads.submit(self._transact, do)
        except RuntimeError as error:  # the threads have ended
            raise StoreError("the database has been closed") from error
        return await asyncio.wrap_future(running)

    def _transact(self, do: Callable[[sa.Connection], T]) -> T:
        with self._engine.begin() as connection:
            return do(connection)

    def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


class Postgres(Database):
    """A PostgreSQL server, which other processes may use too."""

    is_postgres = True

    def __init__(self, url: str) -> None:
        async def connect() -> asyncpg.Connection:
            return await connect_postgres(url)

        self.url = url
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connect,
            pool_size=4,
            max_overflow=4,
            pool_pre_ping=True,
            hide_parameters=True,  # errors end up in logs, which outlive names
        )

    async def read(self, look: Callable[[sa.Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(look)

    async def write(self, change: Callable[[sa.Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(change)

    async def close(self) -> None:
        await self._engine.dispose()


def is_postgres(url: str) -> bool:
    """Whether the text is the URL of a PostgreSQL database."""
    return url.startswith(("postgresql://", "postgres://"))


def sqlite_path(url: str) -> Path:
    """The file that a path, or a URL like `sqlite:///path`, names. Raises StoreError for anything else."""
    path = url.removeprefix("sqlite:///")
    if "://" in path or not path:
        raise StoreError(
            f"{shown(url)} isn't a database: give a file's path, or postgresql://user:password@host/name",
            code="bad-database",
        )
    return Path(path).expanduser()


def shown(url: str) -> str:
    """A database's URL without its password, to be shown and logged."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True) if "://" in url else url
    except SQLAlchemyError:
        return "this URL"


async def open_database(url: str) -> Database:
    """Open a database and bring its tables up to this release; a SQLite file is made if it is not there.

    Any number of processes may do this at once. Raises StoreError.
    """
    if not is_postgres(url):
        await asyncio.to_thread(prepare_file, sqlite_path(url))
    return await _opened(url, _migrate)


async def open_existing(url: str) -> Database:
    """Open a database of this release, and change nothing. Raises StoreError."""
    _check_file(url)
    return await _opened(url, _check_version)


async def open_unchanged(url: str) -> Database:
    """Open a database of this release or an earlier one, and change nothing. Raises StoreError."""
    _check_file(url)
    return await _opened(url, _check_known)


def _check_file(url: str) -> None:
    if not is_postgres(url) and not sqlite_path(url).is_file():
        raise StoreError(f"there's no database {shown(url)}: check the path", code="bad-database")


async def _opened(url: str, begin: Callable[[Database], Awaitable[None]]) -> Database:
    database: Database = Postgres(url) if is_postgres(url) else Sqlite(sqlite_path(url))
    try:
        await begin(database)
    except (SQLAlchemyError, OSError) as error:
        await database.close()
        raise StoreError(f"{shown(url)} can't be opened: {_reason(error)}") from error
    except BaseException:
        await database.close()
        raise
    return database


def _govern(engine: sa.Engine, begin: str) -> None:
    """Begin transactions ourselves: Python's driver would begin them late, and not at all for new tables."""

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


async def connect_postgres(url: str) -> asyncpg.Connection:
    """A connection to PostgreSQL. Raises ConnectionError."""
    import asyncpg

    try:
        return await asyncpg.connect(url, timeout=_ANSWER_SECONDS, command_timeout=_ANSWER_SECONDS)
    except (
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
        OSError,
        ValueError,
    ) as error:  # TimeoutError is an OSError
        raise ConnectionError(_reason(error)) from error


async def _migrate(database: Database) -> None:
    await database.write(_bring_up)


def _bring_up(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
    if version_of(connection) != HEAD:
        upgrade(connection)


async def _check_version(database: Database) -> None:
    version = await database.read(version_of)
    if version != HEAD:
        raise StoreError(
            f"this database's tables are {version or 'missing'}, not {HEAD}: start this release's server",
            code="bad-database",
        )


async def _check_known(database: Database) -> None:
    if await database.read(version_of) is None:
        raise StoreError("this database is empty: start a server with it first", code="bad-database")


def version_of(connection: sa.Connection) -> str | None:
    """The last migration that a database has had; None: none.

    Raises StoreError if it's from a later release.
    """
    names = sa.inspect(connection).get_table_names()
    if "alembic_version" not in names:
        if names:
            raise StoreError(
                "this database belongs to another program: it has tables that aren't Steeple's",
                code="bad-database",
            )
        return None
    version: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    if version is not None and version > HEAD:
        raise StoreError(
            f"a later release of Steeple made this database (its tables are {version}, ours are {HEAD}): "
            "use that release, or a later one",
            code="store-newer",
        )
    return version


def upgrade(connection: sa.Connection, version: str = HEAD) -> None:
    """Run the migrations up to one of them. Raises Alembic's CommandError if there is none with that name."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


@contextmanager
def as_store_error() -> Iterator[None]:
    """Turn a driver's errors into a StoreError, whose sentence anybody may see. The log says more."""
    try:
        yield
    except IntegrityError as error:
        _LOG.warning("the database refused: %s", _reason(error))
        raise StoreError(
            "the database refuses this: it conflicts with what is there; look again", code="store-refused"
        ) from error
    except (SQLAlchemyError, OSError) as error:
        _LOG.warning("the database failed: %s", _reason(error))
        raise StoreError("the database doesn't answer: try again in a moment") from error


def _reason(error: BaseException) -> str:
    """A driver's message in one line, without the statement that failed."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return (str(cause) or type(cause).__name__).splitlines()[0]
