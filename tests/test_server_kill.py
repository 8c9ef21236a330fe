"""A server that is killed loses nothing that it acknowledged, and clocks stand still while there is none."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from postgres import Postgres
from server import storm
from serving import Server, seat_two

pytestmark = pytest.mark.anyio
KILLS = 20
OUTAGE = 8.0
"""Seconds without a server: longer than what may lie between two beats of one that lives."""
BEAT = 2.0
"""Seconds between the last beat and the kill, at most, for which a clock runs on though there is no server."""


async def test_20_kills_on_sqlite_lose_nothing_and_play_goes_on(tmp_path: Path) -> None:
    found = await storm(str(tmp_path / "tables.sqlite"), KILLS, seed=1)
    assert found.actions > KILLS


async def test_20_kills_on_postgresql_lose_nothing_and_play_goes_on(postgres: Postgres) -> None:
    found = await storm(postgres.fresh(), KILLS, seed=2)
    assert found.actions > KILLS


async def test_a_clock_stands_still_while_there_is_no_server(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite")
    server.start()
    try:
        await server.wait()
        table, ada, _ = await seat_two(server, clock={"kind": "live", "seconds": 600, "increment": 0})
        began = time.monotonic()
        before = (await ada.get(f"/api/tables/{table}"))[1]["position"]["clock"]
        await asyncio.sleep(BEAT)  # so that a beat has been written since the game began
        server.kill()
        killed = time.monotonic()
        await asyncio.sleep(OUTAGE)
        server.start()
        back = time.monotonic()
        await server.wait()
        after = (await ada.get(f"/api/tables/{table}"))[1]["position"]["clock"]
        lived = (killed - began) + (time.monotonic() - back)
    finally:
        server.kill()
    assert after["running"] == before["running"] == 0
    assert before["left"][0] - after["left"][0] <= 1000 * (lived + BEAT)
    assert after["left"][1] == before["left"][1] == 600_000
