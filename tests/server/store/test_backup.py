"""Databases of earlier releases, and copies of databases in use: nothing in them is lost."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from steeple import __version__
from steeple.errors import StoreError
from steeple.games import GAMES
from steeple.kernel.record import read_file, replay
from steeple.server.alerts.choices import everything_of
from steeple.server.http.accounts import sign_in
from steeple.server.store.backup import back_up, restore
from steeple.server.store.migrations import HEAD
from steeple.server.store.rows import StepRow
from steeple.server.store.store import Store
from steeple.server.tables.records import record_of
from steeple.server.tables.state import TableState
from support.commands import steeple
from support.paths import GOLDEN as HOME
from support.server.databases import KINDS, new_database
from support.server.golden_databases import PASSWORD, RUNNING_PLIES, fill
from support.server.postgres import Postgres

pytestmark = pytest.mark.anyio
GOLDEN = sorted(HOME.glob("database-*.sqlite"))
FIRST = HOME / "database-1.sqlite"


def games_in(database: Path) -> list[str]:
    """The games of the tables in a database: those that a release had when its golden database was made."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return [str(game) for (game,) in connection.execute("SELECT DISTINCT game FROM tables ORDER BY 1")]


PLAYED = [(path, game) for path in GOLDEN for game in games_in(path)]
every_game = pytest.mark.parametrize(
    ("golden", "game"), PLAYED, indirect=["golden"], ids=[f"{path.stem}-{game}" for path, game in PLAYED]
)
of_the_first_release = pytest.mark.parametrize("golden", [FIRST], indirect=True, ids=["database-1"])


@pytest.fixture(params=GOLDEN, ids=lambda path: path.stem)
def golden(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy: the golden file itself stays as it is."""
    return Path(shutil.copyfile(request.param, tmp_path / "golden.sqlite"))


@pytest.fixture
async def store(golden: Path) -> AsyncIterator[Store]:
    store = await Store.open(str(golden))
    yield store
    await store.close()


@pytest.fixture(params=KINDS)
def first(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request, request.param, tmp_path / "first" / "new.sqlite")


@pytest.fixture(params=KINDS)
def second(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request, request.param, tmp_path / "second" / "new.sqlite")


async def contents(url: str) -> list[Any]:
    """All that can be asked of a database, to compare two."""
    store = await Store.open(url)
    try:
        listed = await store.list_tables(["playing", "over"], None, False, None, 100)
        ids = [data.id for data, _ in listed]
        tables = [(await store.load_table(table), await store.chats(table)) for table in ids]
        return [
            listed,
            tables,
            await store.person_by_account("ann"),
            await store.secret("cookies"),
            await store.query(lambda connection: everything_of(connection, "ben")),
            await store.outages(),
        ]
    finally:
        await store.close()


# --- Golden databases ---


RELEASED = {"0.2.0": "0003"}
"""Releases whose tables aren't the last ones any more."""


def version_in(database: Path) -> str:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def test_this_release_has_a_golden_database_and_so_has_the_first() -> None:
    assert version_in(HOME / f"database-{__version__}.sqlite") == RELEASED.get(__version__, HEAD)
    assert version_in(FIRST) == "0001"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_database_has_tables_of_all_games_of_the_first_release(path: Path) -> None:
    assert set(games_in(path)) >= {"campanile-1996", "campanile-2009", "campos", "five-towers"}


@every_game
async def test_a_finished_table_of_an_earlier_release_replays_to_its_result(store: Store, game: str) -> None:
    loaded = await store.load_table(f"{game} finished")
    assert loaded is not None
    state = TableState.after(*loaded)
    assert state.status == "over"
    assert state.match is not None
    assert state.match.result() == loaded[0].result


@every_game
async def test_the_record_of_a_finished_table_of_an_earlier_release_holds(store: Store, game: str) -> None:
    loaded = await store.load_table(f"{game} finished")
    assert loaded is not None
    record = record_of(*loaded)
    assert record is not None
    assert replay(record, GAMES).is_over


@every_game
async def test_a_running_table_of_an_earlier_release_goes_on(store: Store, game: str) -> None:
    loaded = await store.load_table(f"{game} running")
    assert loaded is not None
    state = TableState.after(*loaded)
    assert state.ply == RUNNING_PLIES
    match = state.playing()
    state.apply(StepRow(state.number + 1, state.at + 1, "act", match.player, match.legal()[0]))
    assert state.ply == RUNNING_PLIES + 1


async def test_an_account_of_an_earlier_release_signs_in(store: Store) -> None:
    assert (await sign_in(store, "ANN", PASSWORD)).name == "Ann"


# --- Backups ---


async def test_a_backup_restores_into_either_database_as_it_was(
    golden: Path, first: str, second: str, tmp_path: Path
) -> None:
    await restore(golden, first)
    before = await contents(first)
    await back_up(first, tmp_path / "backup")
    await restore(tmp_path / "backup", second)
    assert await contents(second) == before
    assert await contents(str(golden)) == before


async def test_a_backup_of_this_release_holds_people_s_alerts_too(
    first: str, second: str, tmp_path: Path
) -> None:
    store = await Store.open(first)
    await fill(store)
    await store.close()
    before = await contents(first)
    assert "https://push.example/1" in str(before)
    await back_up(first, tmp_path / "backup")
    await restore(tmp_path / "backup", second)
    assert await contents(second) == before


def written_as_lines(database: Path, out: Path) -> None:
    """A backup in JSON lines, as PostgreSQL's are, of a SQLite file of any release."""
    engine = sa.create_engine(f"sqlite:///{database}")
    tables = sa.MetaData()
    with engine.connect() as connection:
        version = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one()
        tables.reflect(connection)
        kept = [table for table in tables.sorted_tables if table.name not in ("alembic_version", "leases")]
        lines = [
            {"table": table.name, "row": dict(row)}
            for table in kept
            for row in connection.execute(sa.select(table)).mappings()
        ]
    engine.dispose()
    heading = {"format": "steeple-backup/1", "tables": version}
    out.write_text("".join(json.dumps(line) + "\n" for line in (heading, *lines, {"rows": len(lines)})))


async def test_a_backup_of_postgresql_by_an_earlier_release_restores(
    golden: Path, second: str, tmp_path: Path
) -> None:
    written_as_lines(golden, tmp_path / "backup")
    await restore(tmp_path / "backup", second)
    assert await contents(second) == await contents(str(golden))


@of_the_first_release
async def test_old_chat_lines_have_their_speakers_present_name(store: Store) -> None:
    await store.update_person("ben", name="Benno")
    await store.add_chat("campos finished", 5, "ben", "hello")
    await store.update_person("ben", name="Benjamin")
    assert [chat.name for chat in await store.chats("campos finished")] == ["Benjamin", "Benno"]


async def test_after_a_restore_new_chats_are_numbered_on(golden: Path, second: str) -> None:
    await restore(golden, second)
    store = await Store.open(second)
    before = [chat.id for game in games_in(golden) for chat in await store.chats(f"{game} finished")]
    assert await store.add_chat("campos running", 5, "ben", "hello") > max(before)
    await store.close()


@of_the_first_release
async def test_a_backup_holds_every_step_acknowledged_before_it_and_no_gap(
    first: str, golden: Path, tmp_path: Path
) -> None:
    await restore(golden, first)
    store = await Store.open(first)
    table = "campos running"
    last = len(await store.steps_after(table, 0))
    acknowledged = last
    is_enough = asyncio.Event()

    async def go_on() -> None:
        nonlocal acknowledged
        while not is_enough.is_set():
            assert await store.append(table, StepRow(acknowledged + 1, acknowledged, "leave", 0, ""))
            acknowledged += 1
            await asyncio.sleep(0)

    writing = asyncio.create_task(go_on())
    while acknowledged < last + 50:
        await asyncio.sleep(0)
    known = acknowledged
    done = await asyncio.to_thread(steeple, "backup", "--database", first, "--out", tmp_path / "backup")
    is_enough.set()
    await writing
    await store.close()
    assert (done.code, done.err) == (0, "")
    await restore(tmp_path / "backup", str(tmp_path / "again.sqlite"))
    again = await Store.open(str(tmp_path / "again.sqlite"))
    numbers = [step.number for step in await again.steps_after(table, 0)]
    await again.close()
    assert numbers == list(range(1, len(numbers) + 1))
    assert known <= len(numbers) <= acknowledged


async def test_nothing_is_restored_over_what_is_there(golden: Path, first: str) -> None:
    await restore(golden, first)
    with pytest.raises(StoreError) as refusal:
        await restore(golden, first)
    assert refusal.value.code == "not-empty"


async def test_nobody_else_on_the_machine_may_read_a_backup(golden: Path, tmp_path: Path) -> None:
    await back_up(str(golden), tmp_path / "backup")
    assert (tmp_path / "backup").stat().st_mode & 0o077 == 0


async def test_a_backup_that_was_cut_off_restores_nothing(
    postgres: Postgres, golden: Path, tmp_path: Path, second: str
) -> None:
    url, backup = postgres.fresh(), tmp_path / "backup"
    await restore(golden, url)
    await back_up(url, backup)
    backup.write_bytes(backup.read_bytes()[: backup.stat().st_size // 2].rpartition(b"\n")[0] + b"\n")
    with pytest.raises(StoreError, match="cut off") as refusal:
        await restore(backup, second)
    assert refusal.value.code == "not-a-backup"
    store = await Store.open(second)
    assert await store.person("ben") is None
    await store.close()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-backup"),
        ("hello\n", "not-a-backup"),
        ("[]\n", "not-a-backup"),
        ('{"format": "steeple-backup/1", "tables": "9999"}\n', "store-newer"),
        ('{"format": "steeple-backup/1", "tables": "0000"}\n{"rows": 0}\n', "not-a-backup"),
        ('{"format": "steeple-backup/1", "tables": "0001"}\n{"table": "cakes", "row": {}}\n', "not-a-backup"),
        ('{"format": "steeple-backup/1", "tables": "0001"}\n{"rows": 1}\n', "not-a-backup"),
    ],
)
async def test_what_is_no_backup_is_refused(text: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "backup").write_text(text)
    with pytest.raises(StoreError) as refusal:
        await restore(tmp_path / "backup", str(tmp_path / "new.sqlite"))
    assert refusal.value.code == code


# --- The commands ---


def test_the_commands_copy_a_database_and_say_so(golden: Path, tmp_path: Path) -> None:
    done = steeple("backup", "--database", golden, "--out", tmp_path / "backup")
    assert (done.code, done.err) == (0, "")
    done = steeple("restore", tmp_path / "backup", "--database", tmp_path / "new.sqlite")
    assert (done.code, done.err) == (0, "")
    with closing(sqlite3.connect(golden)) as one, closing(sqlite3.connect(tmp_path / "new.sqlite")) as two:
        query = "SELECT * FROM steps ORDER BY 1, 2"
        assert one.execute(query).fetchall() == two.execute(query).fetchall()


def test_finished_games_are_exported_as_records_that_hold(golden: Path, tmp_path: Path) -> None:
    done = steeple("export", "--database", golden, "--out", tmp_path / "games.jsonl")
    assert (done.code, done.err) == (0, "")
    records = [record for _, record, _ in read_file(tmp_path / "games.jsonl")]
    assert sorted(record["game"] for record in records) == games_in(golden)
    assert all(replay(record, GAMES).is_over for record in records)


def test_games_that_are_on_are_not_exported(golden: Path) -> None:
    done = steeple("export", "--database", golden, "--out", "-")
    assert all("result" in json.loads(line) for line in done.out.splitlines())


@pytest.mark.parametrize("command", ["export", "backup"])
def test_a_database_that_is_not_there_is_not_made(command: str, tmp_path: Path) -> None:
    done = steeple(command, "--database", tmp_path / "none.sqlite", "--out", tmp_path / "out")
    assert done.code == 2
    assert "there's no database" in done.err
    assert list(tmp_path.iterdir()) == []
