"""While a server stands still, as when a laptop's lid is closed, nobody's time runs."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from steeple.server.store.processes import OUTAGE_AFTER
from steeple.server.store.rows import StepRow
from steeple.server.store.store import Store
from support.server.postgres import Postgres
from support.server.serving import Person, Server, seat_two, serving

pytestmark = pytest.mark.anyio

STILL = OUTAGE_AFTER + 1_000
"""Milliseconds for which a server stands still."""
SHORT = {"kind": "live", "seconds": 10}
"""The shortest clock there is."""
USED = 10_000 - STILL + 1_000
"""Milliseconds of it that are over before."""
LONG = {"kind": "live", "seconds": 600}


def signal_to(server: Server, number: signal.Signals) -> float:
    """Stop a server, or let it go on; when that was."""
    assert server.process is not None
    os.kill(server.process.pid, number)
    return time.monotonic()


async def steps_of(database: str, table: str) -> list[StepRow]:
    store = await Store.open(database)
    try:
        return await store.steps_after(table, 0)
    finally:
        await store.close()


def use_up(database: str, table: str) -> None:
    """Use up some of a player's time without a server that would know."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute('UPDATE steps SET at = at - ? WHERE "table" = ?', (USED, table))
        connection.execute(
            "UPDATE tables SET created = created - ?, changed = changed - ? WHERE id = ?", (USED, USED, table)
        )


async def test_a_server_that_stood_still_charges_and_flags_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path / "tables.sqlite", "--no-limits") as server:
        watched, ada, _ = await seat_two(server, clock=LONG)
        hurried, _, _ = await seat_two(server, clock=SHORT)
        server.kill()
        use_up(server.database, hurried)
        server.start()
        await server.wait()
        assert (await ada.get(f"/api/tables/{hurried}"))[
            0
        ] == 200  # from now on the server has its clock in mind
        began = time.monotonic()
        async with ada.at(watched) as place:
            before = place.snapshot["clock"]
            stopped = signal_to(server, signal.SIGSTOP)
            await asyncio.sleep(STILL / 1000)
            went_on = signal_to(server, signal.SIGCONT)
            after = (await place.until("clocks"))["clock"]
            lived = time.monotonic() - began - (went_on - stopped)
        assert after["running"] == before["running"] == 0
        assert before["left"][0] - after["left"][0] <= 1000 * lived
        server.kill()
        steps = await steps_of(server.database, hurried)
        start = next(step.at for step in steps if step.kind == "start")
        flags = [step.at for step in steps if step.kind == "flag"]
        assert all(at - start - 1000 * (went_on - stopped) >= 10_000 for at in flags)


async def beats(url: str) -> dict[str, int]:
    """When each process last reported that it's running."""
    connection = await asyncpg.connect(url)
    try:
        return {row["id"]: row["beat"] for row in await connection.fetch("SELECT id, beat FROM processes")}
    finally:
        await connection.close()


async def test_while_another_server_lives_one_that_stands_still_stops_no_clock(postgres: Postgres) -> None:
    url = postgres.fresh()
    async with serving(url, "--no-limits") as one, serving(url, "--no-limits") as other:
        assert one.process is not None
        still, alive = f"{one.process.pid}-", f"{other.process.pid if other.process else 0}-"
        signal_to(one, signal.SIGSTOP)
        stopped_at = max(at for id, at in (await beats(url)).items() if id.startswith(still))
        heard: set[int] = set()
        while not heard or max(heard) - stopped_at < STILL:
            heard |= {at for id, at in (await beats(url)).items() if id.startswith(alive)}
            await asyncio.sleep(0.2)
        signal_to(one, signal.SIGCONT)
        while not any(id.startswith(still) and at > max(heard) for id, at in (await beats(url)).items()):
            await asyncio.sleep(0.2)
        assert (await Person(one.address).get("/health"))[0] == 200
        store = await Store.open(url)
        found = await store.outages()
        await store.close()
        assert not [outage for outage in found if any(outage[0] < at < outage[1] for at in heard)]
