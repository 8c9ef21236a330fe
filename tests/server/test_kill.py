"""A server that is killed loses nothing that it acknowledged, and clocks stand still while there is none."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from soak.server import storm
from support.server.postgres import Postgres
from support.server.serving import Server, seat_two

pytestmark = pytest.mark.anyio
KILLS = 4
"""Once at each of the moments at which `make soak` kills it 200 times."""
ACTIONS = 80
AWAY = 500_000
"""Milliseconds without a server."""


async def test_kills_on_sqlite_lose_nothing_and_play_goes_on(tmp_path: Path) -> None:
    found = await storm(str(tmp_path / "tables.sqlite"), KILLS, ACTIONS, seed=1)
    assert found.actions >= ACTIONS


async def test_kills_on_postgresql_lose_nothing_and_play_goes_on(postgres: Postgres) -> None:
    found = await storm(postgres.fresh(), KILLS, ACTIONS, seed=2)
    assert found.actions >= ACTIONS


def let_time_pass(database: str) -> None:
    """Make all that has happened so much longer ago, as if there had been no server meanwhile."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(f"UPDATE processes SET beat = beat - {AWAY}")
        connection.execute(f"UPDATE tables SET created = created - {AWAY}, changed = changed - {AWAY}")
        connection.execute(f"UPDATE steps SET at = at - {AWAY}")


async def test_a_clock_stands_still_while_there_is_no_server(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite")
    server.start()
    try:
        await server.wait()
        began = time.monotonic()
        table, ada, _ = await seat_two(server, clock={"kind": "live", "seconds": 600, "increment": 0})
        before = (await ada.get(f"/api/tables/{table}"))[1]["snapshot"]["clock"]
        server.kill()
        let_time_pass(server.database)
        server.start()
        await server.wait()
        after = (await ada.get(f"/api/tables/{table}"))[1]["snapshot"]["clock"]
        lived = time.monotonic() - began
    finally:
        server.kill()
    assert after["running"] == before["running"] == 0
    assert before["left"][0] - after["left"][0] <= 1000 * (lived + 1)
    assert after["left"][1] == before["left"][1] == 600_000
