"""`steeple check` finds every fault in a database, and changes nothing."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from support.commands import steeple
from support.paths import GOLDEN as HOME
from support.server.postgres import Postgres

TABLE = "campanile-2009 finished"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return Path(shutil.copyfile(HOME / "database-1.sqlite", tmp_path / "club.sqlite"))


def change(database: Path, *statements: str) -> None:
    with closing(sqlite3.connect(database)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


@pytest.fixture
def one_table(database: Path) -> Path:
    """A database with only the table that will be broken, because replaying the others only takes time."""
    parts = ("steps", "seats", "chats", "leases")
    change(database, *(f"DELETE FROM {part} WHERE \"table\" <> '{TABLE}'" for part in parts))
    change(database, f"DELETE FROM tables WHERE id <> '{TABLE}'")
    return database


def test_a_database_in_order_is_said_to_be_and_stays_as_it_was(database: Path) -> None:
    before = database.read_bytes()
    done = steeple("check", database)
    assert (done.code, done.out, done.err) == (0, "2 people, 8 tables, 655 steps: all in order\n", "")
    assert database.read_bytes() == before


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        (
            f"DELETE FROM steps WHERE \"table\" = '{TABLE}' AND number = 12",
            "step 13 (act) can't be carried out: ",
        ),
        (
            f"UPDATE steps SET text = 'R9' WHERE \"table\" = '{TABLE}' AND number = 12",
            "step 12 (act) can't be carried out: ",
        ),
        (
            f"UPDATE steps SET kind = 'dance' WHERE \"table\" = '{TABLE}' AND number = 12",
            "step 12 (dance) can't be carried out",
        ),
        (
            f"UPDATE tables SET game = 'chess' WHERE id = '{TABLE}'",
            "its row isn't readable: there's no game 'chess'",
        ),
        (f"UPDATE tables SET rules = 9 WHERE id = '{TABLE}'", "its row isn't readable: "),
        (f"UPDATE tables SET options = '{{' WHERE id = '{TABLE}'", "its row isn't readable"),
        (f"UPDATE tables SET clock = '{{}}' WHERE id = '{TABLE}'", "its row isn't readable: its clock: "),
        (f"UPDATE tables SET clock = 'null' WHERE id = '{TABLE}'", "its row isn't readable: its clock: "),
        (
            f"UPDATE tables SET clock = '{{\"kind\": \"egg timer\"}}' WHERE id = '{TABLE}'",
            "its row isn't readable: its clock: ",
        ),
        (
            f"UPDATE tables SET clock = '{{\"kind\": \"live\"}}' WHERE id = '{TABLE}'",
            "its row isn't readable: its clock: ",
        ),
        (
            f"UPDATE tables SET salt = 'other' WHERE id = '{TABLE}'",
            "the seed isn't the one that was committed to",
        ),
        (
            f"UPDATE tables SET status = 'playing' WHERE id = '{TABLE}'",
            "its steps lead to 'over', its row says 'playing'",
        ),
        (f"UPDATE tables SET result = NULL WHERE id = '{TABLE}'", "its row says null"),
        (
            f"UPDATE seats SET name = 'Eve' WHERE \"table\" = '{TABLE}'",
            "who sits where isn't what its steps say",
        ),
    ],
    ids=[
        "missing",
        "broken",
        "unknown",
        "game",
        "rules",
        "row",
        "no kind",
        "no clock",
        "kind of clock",
        "half a clock",
        "commitment",
        "status",
        "result",
        "seats",
    ],
)
def test_a_fault_is_found_and_named_by_its_table(one_table: Path, statement: str, fault: str) -> None:
    change(one_table, statement)
    done = steeple("check", one_table)
    assert done.code == 1
    assert done.err.startswith(f"table {TABLE}: ")
    assert fault in done.err
    assert done.out == f"2 people, 1 table, {133 - statement.startswith('DELETE')} steps: 1 fault found\n"


def test_a_backup_is_checked_like_a_database(database: Path, tmp_path: Path) -> None:
    assert steeple("backup", "--database", database, "--out", tmp_path / "backup").code == 0
    assert steeple("check", tmp_path / "backup").out == "2 people, 8 tables, 655 steps: all in order\n"
    lines = (tmp_path / "backup").read_bytes().splitlines(keepends=True)
    (tmp_path / "backup").write_bytes(b"".join([*lines[:20], lines[20].replace(b'"', b"'"), *lines[21:]]))
    done = steeple("check", tmp_path / "backup")
    assert (done.code, done.out) == (2, "")
    assert "line 21 is damaged" in done.err


def test_postgresql_is_checked_by_its_url(database: Path, postgres: Postgres) -> None:
    url = postgres.fresh()
    assert steeple("restore", database, "--database", url).code == 0
    postgres.execute(url, f"UPDATE tables SET result = '{json.dumps({})}' WHERE id = '{TABLE}'")
    done = steeple("check", url)
    assert (done.code, done.out) == (1, "2 people, 8 tables, 655 steps: 1 fault found\n")


@pytest.mark.parametrize("text", [b"", b"hello\n", b"\xff\xfe\x00"])
def test_what_is_neither_database_nor_backup_is_said_to_be_none(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "file").write_bytes(text)
    done = steeple("check", tmp_path / "file")
    assert (done.code, done.out) == (2, "")
    assert "this isn't a backup, or it's damaged" in done.err
