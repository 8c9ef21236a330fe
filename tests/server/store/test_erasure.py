"""Somebody who deletes their account: their name is nowhere any more, and their games are still there."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from steeple.server.admin.operators import OperatorActions
from steeple.server.admin.tables import delete_table
from steeple.server.store.database import open_database
from steeple.server.store.schema import people
from steeple.server.store.sqlite_file import wipe_log
from steeple.server.store.store import Store
from support.server.accounts import PASSWORD, account
from support.server.postgres import Postgres
from support.server.serving import PATIENCE, Person, Server, serving, two_people

pytestmark = pytest.mark.anyio
NAME = "Quetzalcoatl"


async def open_seat_table(host: Person, person: Person) -> str:
    """A table for three where somebody sat down and left again."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table: str = (await host.do("/api/tables", {**two_people(), "players": 3, "seats": seats}))["id"]
    await person.do(f"/api/tables/{table}/join", {"seat": 1})
    await person.do(f"/api/tables/{table}/leave", {"seat": 1})
    return table


async def test_the_log_of_a_table_they_had_left_does_not_name_them(server: Server) -> None:
    person, host = await account(server, NAME), await Person.named(server.address, "Host")
    table = await open_seat_table(host, person)
    async with host.at(table) as place:  # so that the server keeps the table in memory
        assert NAME in str(place.welcome)
        await person.do("/api/me/delete", {"password": PASSWORD})
        async with host.at(table) as again:
            assert NAME not in str(again.welcome)
            assert "somebody" in str(again.welcome)


async def test_a_process_that_never_saw_them_forgets_their_name_too(postgres: Postgres) -> None:
    url = postgres.fresh()
    async with serving(url, "--no-limits") as one, serving(url, "--no-limits") as other:
        person, host = await account(one, NAME), await Person.named(other.address, "Host")
        table = await open_seat_table(host, person)
        async with host.at(table) as place:
            assert NAME in str(place.welcome)
            await person.do("/api/me/delete", {"password": PASSWORD})
            # What this process hears comes in order: after this line it has heard of the deletion.
            near = Person(one.address)
            near.cookie = host.cookie
            await near.do(f"/api/tables/{table}/chat", {"text": "who was that?"})
            await place.until("said")
            async with host.at(table) as again:
                assert NAME not in str(again.welcome)


async def test_nothing_on_the_disk_names_them_while_the_server_runs(tmp_path: Path) -> None:
    async with serving(tmp_path / "steeple.sqlite", "--no-limits") as server:
        person, host = await account(server, NAME), await Person.named(server.address, "Host")
        table = await open_seat_table(host, person)
        await person.do(f"/api/tables/{table}/join", {"seat": 1})
        await person.do(f"/api/tables/{table}/chat", {"text": f"{NAME} was here"})
        assert found(tmp_path)
        await person.do("/api/me/delete", {"password": PASSWORD})
        await until_gone(tmp_path)
        assert NAME not in server.log


async def test_while_somebody_reads_nobody_waits_and_the_log_is_wiped_afterwards(tmp_path: Path) -> None:
    database = tmp_path / "steeple.sqlite"
    async with serving(database, "--no-limits") as server:
        person, host = await account(server, NAME), await Person.named(server.address, "Host")
        await open_seat_table(host, person)
        with closing(sqlite3.connect(database)) as reader:  # as a backup does
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM people").fetchone()
            assert wipe_log(database) is False
            await person.do("/api/me/delete", {"password": PASSWORD})
            await host.do("/api/me/name", {"name": "Hostess"})
            assert found(tmp_path)
        await until_gone(tmp_path)


async def test_nothing_on_the_disk_tells_what_was_said_at_a_table_that_is_deleted(tmp_path: Path) -> None:
    async with serving(tmp_path / "steeple.sqlite", "--no-limits") as server:
        host = await Person.named(server.address, "Host")
        table = (await host.do("/api/tables", two_people()))["id"]
        await host.do(f"/api/tables/{table}/chat", {"text": f"{NAME} was here"})
        store = await Store.open(server.database)
        try:
            await delete_table(OperatorActions(store, "root@club"), table, "")
            await until_gone(tmp_path)
        finally:
            await store.close()


def found(folder: Path) -> list[str]:
    """The files that have the name in them, as it is or folded."""
    texts = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    return [name for name, text in texts.items() if NAME.encode() in text or NAME.casefold().encode() in text]


async def until_gone(folder: Path) -> None:
    """Wait until no file has the name in it: while anybody reads, the log stays for a moment."""
    async with asyncio.timeout(PATIENCE):
        while found(folder):
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_errors_of_the_database_do_not_tell_what_was_written(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = str(tmp_path / "new.sqlite") if kind == "sqlite" else request.getfixturevalue("postgres").fresh()
    database = await open_database(url)
    bad = {"id": "a", "name": NAME, "epoch": 0}
    try:
        with pytest.raises(SQLAlchemyError) as failed:
            await database.write(lambda connection: connection.execute(sa.insert(people), bad))
    finally:
        await database.close()
    assert "[parameters:" not in str(failed.value)
