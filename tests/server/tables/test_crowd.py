"""A crowd at one table: how often everybody is told who is there, and how many find room."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.types import Message

from steeple.server.http.accounts import Caller
from steeple.server.http.rate_limits import Limits
from steeple.server.http.socket import Backlog, Conversation, Socket
from steeple.server.metrics import Metrics
from steeple.server.process import Process
from steeple.server.store.heartbeat import Heartbeat
from steeple.server.store.rows import PersonRow
from steeple.server.store.store import Store
from steeple.server.tables import live
from steeple.server.tables.live import LiveTable
from steeple.server.tables.registry import Tables
from support.server.serving import PATIENCE
from support.server.table_states import Log, row

pytestmark = pytest.mark.anyio

CROWD = 50


class Watcher:
    """Somebody who looks on, and all that they are told."""

    def __init__(self, person: str | None = None) -> None:
        self.person = person
        self.address = "192.0.2.1"
        self.told: list[dict[str, Any]] = []
        self.heard = asyncio.Event()

    def send(self, text: str) -> None:
        self.told.append(json.loads(text))
        self.heard.set()

    async def until(self, message: dict[str, Any]) -> None:
        """Listen until the last that was said is this."""
        async with asyncio.timeout(PATIENCE):
            while not self.told or self.told[-1] != message:
                self.heard.clear()
                await self.heard.wait()


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    """A table `table` of Ada's where she plays Ben; Cem is about."""
    store = await Store.open(str(tmp_path / "crowd.sqlite"))
    for name in ("ada", "ben", "cem"):
        await store.add_person(PersonRow(name, name.title(), None, None, 0, 0))
    log = Log(row(status="playing"), "ada", "ben")
    await store.create_table(log.data, [], log.steps)
    yield Tables(store, Metrics(), Heartbeat("alone", store, lambda: None), lambda table: None)
    await store.close()


@pytest.fixture
async def table(tables: Tables) -> LiveTable:
    return await tables.get("table")


def come(table: LiveTable, person: str | None = None) -> Watcher:
    watcher = Watcher(person)
    table.listeners.append(watcher)
    table.tell_presence()
    return watcher


def go(table: LiveTable, watcher: Watcher) -> None:
    table.listeners.remove(watcher)
    table.tell_presence()


async def test_a_crowd_that_comes_and_goes_at_once_is_told_once(
    table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "PRESENCE_SECONDS", 3600.0)
    first = come(table, "ada")
    assert first.told == [{"type": "presence", "seats": [True, False], "spectators": 0}]
    crowd = [come(table) for _ in range(CROWD)]
    for watcher in crowd:
        go(table, watcher)
    assert sum(len(watcher.told) for watcher in (first, *crowd)) == 1


async def test_in_the_end_everybody_knows_who_is_there(
    table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "PRESENCE_SECONDS", 0.02)
    first = come(table, "ada")
    crowd = [come(table) for _ in range(CROWD)]
    come(table, "ben")
    await first.until({"type": "presence", "seats": [True, True], "spectators": CROWD})
    for watcher in crowd:
        go(table, watcher)
    await first.until({"type": "presence", "seats": [True, True], "spectators": 0})
    assert table._presence_timer is None


async def hello(tables: Tables, person: str | None, host: str = "192.0.2.1") -> dict[str, Any]:
    """What somebody is told first who comes to the table from an address."""
    sent: asyncio.Queue[Message] = asyncio.Queue()
    store = tables._context.store
    row = await store.person(person) if person else None
    socket = Socket(sent.put, Caller(row, None) if row else None, host, Backlog())
    parts: dict[str, object] = {"tables": tables, "store": store, "limits": Limits(), "metrics": Metrics()}
    process = SimpleNamespace(**parts, on_arrival=lambda table, person: None)
    await Conversation(cast(Process, process), socket, "table")._handle('{"type": "hello"}')
    said: dict[str, Any] = json.loads((await sent.get())["text"])
    return said


async def test_a_table_has_room_for_a_limited_crowd_and_always_for_its_players(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOST_LISTENERS", 2)
    assert [(await hello(tables, person))["type"] for person in (None, "cem")] == ["welcome"] * 2
    for person in (None, "cem"):
        said = await hello(tables, person)
        assert said["problem"]["code"] == "table-crowded"
        assert said["problem"]["words"] == {"key": "refusal.table-crowded", "values": {}}
    assert [(await hello(tables, person))["type"] for person in ("ada", "ben")] == ["welcome"] * 2
    assert len((await tables.get("table")).listeners) == 4


async def test_nobody_takes_all_the_room_from_one_address(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOST_LISTENERS_PER_ADDRESS", 2)
    said = [await hello(tables, person) for person in (None, "cem", None, "cem", "ada", "ben")]
    assert [one["type"] for one in said] == ["welcome", "welcome", "refused", "refused", "welcome", "welcome"]
    assert (await hello(tables, None, "192.0.2.2"))["type"] == "welcome"
