"""A table that can't be read: its players are told, lists answer, and no other table's clock stops."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from typing import Any

import pytest

from steeple.commands.export import _write_records
from steeple.errors import UnreadableTable
from steeple.server.metrics import Metrics
from steeple.server.store.heartbeat import Heartbeat
from steeple.server.store.rows import PersonRow
from steeple.server.store.store import Store
from steeple.server.tables.commands import leave
from steeple.server.tables.live import LiveTable
from steeple.server.tables.registry import Tables
from support.server.databases import Execute
from support.server.serving import Person, Server, seat_two
from support.server.table_states import Log, row

pytestmark = pytest.mark.anyio

WAYS = {
    "broken action": "UPDATE steps SET text = 'nonsense' WHERE \"table\" = '{table}' AND kind = 'act'",
    "unknown kind": "UPDATE steps SET kind = 'jump' WHERE \"table\" = '{table}' AND number = 2",
    "broken JSON of a step": "UPDATE steps SET text = '{{' WHERE \"table\" = '{table}' AND number = 1",
    "missing step": "DELETE FROM steps WHERE \"table\" = '{table}' AND number = 2",
    "no seat": "UPDATE steps SET seat = 4 WHERE \"table\" = '{table}' AND number = 1",
    "unknown game": "UPDATE tables SET game = 'chess' WHERE id = '{table}'",
    "unknown rules": "UPDATE tables SET rules = 99 WHERE id = '{table}'",
    "broken JSON of the row": "UPDATE tables SET options = '{{' WHERE id = '{table}'",
    "unknown option": "UPDATE tables SET options = '{{\"wings\": true}}' WHERE id = '{table}'",
    "unknown clock": "UPDATE tables SET clock = '{{\"kind\": \"sun\"}}' WHERE id = '{table}'",
}
"""How a table can be broken, as a statement."""


@pytest.fixture
async def server(url: str) -> AsyncIterator[Server]:
    server = Server(url, "--no-limits")
    server.start()
    try:
        await server.wait()
        yield server
    finally:
        server.kill()


async def begun(server: Server, ada: Person, ben: Person, **more: Any) -> str:
    """A table where Ada plays Ben and the first action has been played."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "campanile-2009", "players": 2, "seats": seats, "order": "given", **more}
    table: str = (await ada.do("/api/tables", body))["id"]
    await ben.do(f"/api/tables/{table}/join")
    for person in (ada, ben):
        snapshot = (await person.get(f"/api/tables/{table}"))[1]["snapshot"]
        if snapshot["legal"]:
            act = {"request": "first", "ply": 0, "action": snapshot["legal"][0]["action"]}
            await person.do(f"/api/tables/{table}/act", act)
            break
    return table


async def test_other_tables_go_on_and_players_are_told(server: Server, execute: Execute) -> None:
    clock = {"kind": "live", "seconds": 10, "increment": 0}
    good, ada, ben = await seat_two(server, clock=clock, substitute="random")
    broken = {way: await begun(server, ada, ben) for way in WAYS}
    server.kill()
    for way, table in broken.items():
        execute(WAYS[way].format(table=table))
    server.start()
    await server.wait()

    async with ada.at(good) as place:
        late = place.snapshot["to_act"]
        while not place.snapshot["seats"][late]["is_away"]:  # until a clock has run out
            await place.hear()

    status, mine = await ada.get("/api/tables?which=mine")
    assert status == 200
    assert {row["id"]: row["is_readable"] for row in mine["tables"]} == {good: True} | dict.fromkeys(
        broken.values(), False
    )
    for way, table in broken.items():
        status, said = await ada.get(f"/api/tables/{table}")
        assert (status, said["code"]) == (503, "unreadable-table"), way
        async with ada.connect(table) as socket:
            await socket.send('{"type": "hello"}')
            assert '"unreadable-table"' in str(await socket.recv()), way

    status, health = await ada.get("/health")
    assert (status, health["status"]) == (200, "ok")
    assert set(health["tasks"]) >= {"tables", "sweep", "people"}
    for way, table in broken.items():
        assert server.log.count(f"table {table} can't be read") == 1, way


async def test_what_a_person_is_given_about_themselves_leaves_out_what_cannot_be_read(
    server: Server, execute: Execute
) -> None:
    ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
    table = await begun(server, ada, ben)
    server.kill()
    execute(WAYS["missing step"].format(table=table))
    execute(f"UPDATE tables SET status = 'over' WHERE id = '{table}'")
    server.start()
    await server.wait()
    status, export = await ada.get("/api/me/export")
    assert status == 200
    assert [one["id"] for one in export["tables"]] == [table]
    assert export["records"] == []


# --- Without a server ---


class Watcher:
    """Somebody who looks on."""

    person: str | None = None
    address = "192.0.2.1"

    def __init__(self) -> None:
        self.heard: list[str] = []

    def send(self, text: str) -> None:
        self.heard.append(text)


@pytest.fixture
async def table(url: str) -> AsyncIterator[tuple[Tables, LiveTable]]:
    """A table in memory."""
    store = await Store.open(url)
    await store.add_person(PersonRow("ada", "Ada", None, None, 0, 0))
    log = Log(row(status="playing"), "ada", None)
    await store.create_table(log.data, [], log.steps)
    tables = Tables(store, Metrics(), Heartbeat("alone", store, lambda: None), lambda table: None)
    yield tables, await tables.get("table")
    await store.close()


async def test_who_looks_on_when_a_table_turns_out_to_be_broken_is_told(
    table: tuple[Tables, LiveTable], execute: Execute, caplog: pytest.LogCaptureFixture
) -> None:
    tables, live = table
    watcher = Watcher()
    live.listeners.append(watcher)
    execute(WAYS["unknown kind"].format(table="table"))
    live.mark_stale()  # as after a failure of the database
    for _ in range(3):
        with pytest.raises(UnreadableTable):
            await live.carry_out(leave("ada", 0))
        with pytest.raises(UnreadableTable):
            await tables.get("table")
    assert '"unreadable-table"' in watcher.heard[0]
    assert tables.live("table") is None
    assert caplog.text.count("table table can't be read") == 1


async def test_a_table_that_was_mended_can_be_read_again(
    table: tuple[Tables, LiveTable], execute: Execute, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, live = table
    execute("UPDATE tables SET rules = 99")
    live.mark_stale()
    with pytest.raises(UnreadableTable):
        await live.carry_out(leave("ada", 0))
    execute("UPDATE tables SET rules = 1")
    with pytest.raises(UnreadableTable):  # it isn't read again and again
        await tables.get("table")
    monkeypatch.setitem(tables._unreadable, "table", 0.0)
    assert (await tables.get("table")).state.number == 3


async def test_a_broken_step_from_another_process_sets_the_table_aside(
    table: tuple[Tables, LiveTable], execute: Execute
) -> None:
    tables, live = table
    execute(
        "INSERT INTO steps (\"table\", number, at, kind, seat, text) VALUES ('table', 4, 1, 'jump', NULL, '')"
    )
    with pytest.raises(UnreadableTable):
        await live.catch_up()
    assert tables.live("table") is None


async def test_an_export_leaves_out_what_cannot_be_read_and_says_so(
    table: tuple[Tables, LiveTable], execute: Execute, capsys: pytest.CaptureFixture[str]
) -> None:
    execute("UPDATE tables SET status = 'over'")
    execute(WAYS["unknown kind"].format(table="table"))
    assert await _write_records(table[0]._context.store, io.StringIO()) == 0
    assert "Table table can't be read and is left out" in capsys.readouterr().err
