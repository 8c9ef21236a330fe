"""The heartbeat of a process notices when it stood still, and tells the time by the database."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from steeple.server import wall_clock
from steeple.server.store import heartbeat
from steeple.server.store.heartbeat import Heartbeat
from steeple.server.store.processes import OUTAGE_AFTER
from steeple.server.store.rows import PersonRow, StepRow
from steeple.server.store.store import Store
from support.server.postgres import Postgres
from support.server.table_states import row

pytestmark = pytest.mark.anyio

START = 1_000_000
LONG = OUTAGE_AFTER + 1
ANN = PersonRow("ann", "Ann", None, None, 0, 1)


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(heartbeat, "now", found)
    return found


@pytest.fixture(autouse=True)
def own_time() -> Iterator[None]:
    """No test goes by the time of another one's database."""
    wall_clock.set_behind(0)
    yield
    wall_clock.set_behind(0)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


class Listening:
    """A heartbeat, and how often it told of an outage."""

    def __init__(self, name: str, store: Store) -> None:
        self.told = 0
        self.heartbeat = Heartbeat(name, store, self._hear)

    def _hear(self) -> None:
        self.told += 1


async def test_a_beat_that_comes_much_too_late_ends_an_outage(url: str, clock: Time) -> None:
    async with opened(url) as store:
        one = Listening("one", store)
        await one.heartbeat.beat()
        known = one.heartbeat.outages
        clock.at += LONG
        await one.heartbeat.check_for_outage()
        assert known == [(START, START + LONG)]
        assert known is one.heartbeat.outages
        assert one.told == 1


async def test_beats_in_time_end_nothing(url: str, clock: Time) -> None:
    async with opened(url) as store:
        one = Listening("one", store)
        for _ in range(10):
            await one.heartbeat.beat()
            clock.at += OUTAGE_AFTER
        assert one.heartbeat.outages == []
        assert one.told == 0


async def test_a_process_that_stood_still_beside_one_that_lived_ends_no_outage(url: str, clock: Time) -> None:
    async with opened(url) as store:
        one, other = Listening("one", store), Listening("other", store)
        await one.heartbeat.beat()
        for _ in range(4):
            await other.heartbeat.beat()
            clock.at += OUTAGE_AFTER // 2
        await one.heartbeat.beat()
        assert await store.outages() == []


async def test_processes_that_stood_still_together_all_know_the_one_outage(url: str, clock: Time) -> None:
    async with opened(url) as store:
        one, other = Listening("one", store), Listening("other", store)
        await one.heartbeat.beat()
        await other.heartbeat.beat()
        clock.at += LONG
        await one.heartbeat.beat()
        clock.at += 50
        await other.heartbeat.beat()
        assert one.heartbeat.outages == other.heartbeat.outages == [(START, START + LONG)]
        assert (one.told, other.told) == (1, 1)


async def test_an_outage_begins_after_the_last_step_whose_time_was_counted(url: str, clock: Time) -> None:
    async with opened(url) as store:
        one = Listening("one", store)
        await one.heartbeat.beat()
        await store.add_person(ANN)
        await store.create_table(row(host="ann"), [], [])
        assert await store.append("table", StepRow(1, START + 1_500, "close", None, ""))
        clock.at += 1_500 + LONG
        await one.heartbeat.beat()
        assert one.heartbeat.outages == [(START + 1_500, START + 1_500 + LONG)]


async def test_a_clock_that_is_set_back_stops_no_heart(url: str, clock: Time) -> None:
    async with opened(url) as store:
        one = Listening("one", store)
        await one.heartbeat.beat()
        clock.at -= 3_600_000
        for _ in range(3):
            await one.heartbeat.beat()
            clock.at += 2_000
        assert one.heartbeat.outages == []


async def measured(store: Store) -> int:
    """How far this machine is behind the database; asked again if the answer took too long to be of use."""
    while True:
        if (behind := await store.time_behind()) is not None:
            return behind


async def test_machines_whose_clocks_differ_go_by_the_database(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = time.time_ns
    async with opened(postgres.fresh()) as store:
        monkeypatch.setattr(time, "time_ns", lambda: real() - 20 * 1_000_000_000)
        behind = await measured(store)
        assert abs(behind - 20_000) <= 1_000  # an answer that took longer than a second does not count
        while wall_clock._CLOCK.behind < 10_000:  # until the answer came fast enough
            await Listening("one", store).heartbeat.beat()
        assert abs(wall_clock._CLOCK.behind - 20_000) <= 1_000


async def test_alone_with_a_file_a_machine_goes_by_its_own_clock(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "steeple.sqlite")) as store:
        assert await store.time_behind() == 0
