"""Repeated tasks go on whatever happens in a round, and `/health` tells when one last went well."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from starlette.responses import Response

from steeple.errors import StoreError
from steeple.server.bots.compile_ahead import CompileAhead
from steeple.server.http.routes.health import get_health
from steeple.server.process import Process
from steeple.server.store.heartbeat import Heartbeat
from steeple.server.store.store import Store
from steeple.server.tasks import STUCK_SECONDS, Tasks

pytestmark = pytest.mark.anyio


class Script:
    """Rounds of a task: each does what stands in the list, and the last one again and again."""

    def __init__(self, *rounds: Callable[[], Awaitable[None]]) -> None:
        self._rounds = rounds
        self.count = 0
        self._changed = asyncio.Event()

    async def __call__(self) -> None:
        now = self._rounds[min(self.count, len(self._rounds) - 1)]
        self.count += 1
        self._changed.set()
        await now()

    async def until(self, count: int) -> None:
        """Until this many rounds have begun."""
        while self.count < count:
            self._changed.clear()
            await self._changed.wait()


def fail(error: BaseException) -> Callable[[], Awaitable[None]]:
    async def round() -> None:
        raise error

    return round


async def well() -> None:
    pass


@pytest.fixture
async def tasks() -> AsyncIterator[Tasks]:
    tasks = Tasks()
    yield tasks
    await tasks.close()


@pytest.mark.parametrize(
    "error", [ValueError("broken"), StoreError("away"), asyncio.CancelledError()], ids=repr
)
async def test_a_round_that_fails_ends_nothing(tasks: Tasks, error: BaseException) -> None:
    script = Script(fail(error), fail(error), well)
    tasks.begin("clocks", script, 0)
    await script.until(4)


async def test_a_failure_is_logged_once_and_so_is_its_end(
    tasks: Tasks, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    script = Script(*[fail(ValueError("broken"))] * 20, well)
    tasks.begin("clocks", script, 0)
    await script.until(22)
    assert [record.getMessage() for record in caplog.records if "clocks" in record.getMessage()] == [
        "a round of the task 'clocks' failed",
        "the task 'clocks' has recovered",
    ]


async def test_one_task_that_hangs_holds_no_other_up(tasks: Tasks) -> None:
    script = Script(well)
    tasks.begin("hangs", Script(asyncio.Event().wait), 0)  # type: ignore[arg-type]
    tasks.begin("goes on", script, 0)
    await script.until(10)


@pytest.mark.parametrize(
    ("seconds", "status"),
    [(0.0, "ok"), (STUCK_SECONDS, "ok"), (STUCK_SECONDS + 1, "stuck")],
    ids=["new", "slow", "stuck"],
)
async def test_health_tells_the_age_of_each_task_and_is_503_when_one_is_stuck(
    tmp_path: Path, seconds: float, status: str
) -> None:
    time = 100.0
    tasks = Tasks(now=lambda: time)
    store = await Store.open(str(tmp_path / "health.sqlite"))
    try:
        stuck, going = Script(fail(ValueError("broken"))), Script(well)
        tasks.begin("clocks", stuck, 0)
        await stuck.until(2)
        time += seconds
        tasks.begin("people", going, 0)
        await going.until(2)
        process = SimpleNamespace(
            store=store,
            heartbeat=Heartbeat("alone", store, lambda: None),
            tasks=tasks,
            compile_ahead=CompileAhead(),
        )
        response = Response()
        health = await get_health(cast(Process, process), response)
        assert health.status == status
        assert response.status_code == (200 if status == "ok" else 503)
        assert health.tasks == {"clocks": seconds, "people": 0.0}
    finally:
        await tasks.close()
        await store.close()
