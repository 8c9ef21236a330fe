"""A bot that can't decide: it tries again after growing pauses, its table is told, no other table minds."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest

from steeple.ai.decision import Decision
from steeple.errors import StoreError
from steeple.kernel.match import Match
from steeple.server.bots.compile_ahead import CompileAhead
from steeple.server.bots.failures import MOST_TRIES, Failures
from steeple.server.bots.scheduler import Scheduler
from steeple.server.bots.thinking import Bots
from steeple.server.metrics import Metrics
from steeple.server.store.heartbeat import Heartbeat
from steeple.server.store.rows import Change, PersonRow, SeatRow, StepRow
from steeple.server.store.store import Store
from steeple.server.tables import commands
from steeple.server.tables.live import LiveTable
from steeple.server.tables.registry import Tables
from support.server.table_states import Log, row

pytestmark = pytest.mark.anyio


class Watcher:
    """Somebody who looks on."""

    person: str | None = None
    address = "192.0.2.1"

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def send(self, text: str) -> None:
        self.heard.append(json.loads(text))

    def failures(self) -> list[bool]:
        """For each failure told, whether it will be tried again."""
        return [said["tries_again"] for said in self.heard if said["type"] == "bot-failure"]


class Broken:
    """A bot that raises."""

    def __init__(self) -> None:
        self.tries = 0
        self.error: Exception = ValueError("broken")

    def decide(self, *asked: object) -> Coroutine[Any, Any, Decision]:
        self.tries += 1

        async def think() -> Decision:
            raise self.error

        return think()


class Scheduling:
    """A scheduler and its tables, with a clock of their own."""

    def __init__(self, store: Store) -> None:
        self.time = 0.0
        self.store = store
        self.bot = Broken()
        self.scheduler = Scheduler("alone", store, cast(Bots, self.bot), CompileAhead(), 0)
        self.scheduler.failures = Failures(lambda: self.time)
        self.tables = Tables(
            store, Metrics(), Heartbeat("alone", store, lambda: None), self.scheduler.on_change
        )
        self.watcher = Watcher()

    async def open(self, id: str, *people: str | None, **more: Any) -> LiveTable:
        """A table with these people, or bots, in its seats, and somebody who looks on."""
        log = Log(row(id=id, status="playing", **more), *people)
        seats = [
            SeatRow(seat, person, None if person else "random", "") for seat, person in enumerate(people)
        ]
        await self.store.create_table(log.data, seats, log.steps)
        table = await self.tables.get(id)
        table.listeners.append(self.watcher)
        return table

    async def go_round(self) -> None:
        """A round, and all that bots do after it."""
        await self.scheduler.go_round(self.tables)
        while bot_tasks := [bot_task.task for bot_task in self.scheduler._bot_tasks.values()]:
            for task in bot_tasks:
                with suppress(ValueError, StoreError):
                    await task


@pytest.fixture
async def scheduling(tmp_path: Path) -> AsyncIterator[Scheduling]:
    store = await Store.open(str(tmp_path / "failure.sqlite"))
    await store.add_person(PersonRow("ada", "Ada", None, None, 0, 0))
    scheduling = Scheduling(store)
    yield scheduling
    await scheduling.scheduler.close()
    await store.close()


async def test_a_bot_that_raises_is_tried_again_after_growing_pauses_and_then_given_up(
    scheduling: Scheduling, caplog: pytest.LogCaptureFixture
) -> None:
    await scheduling.open("table", None, None)
    tried: list[float] = []
    for second in range(600):
        scheduling.time, before = float(second), scheduling.bot.tries
        await scheduling.go_round()
        tried += [scheduling.time] * (scheduling.bot.tries - before)
    assert tried == [0, 1, 3, 7, 15, 31, 63, 127]
    assert len(tried) == MOST_TRIES
    assert scheduling.watcher.failures() == [True] * 7 + [False]
    assert caplog.text.count("the turn at table table failed after step") == 1


async def test_whoever_comes_to_a_failing_table_is_told_and_it_is_tried_once_more(
    scheduling: Scheduling,
) -> None:
    table = await scheduling.open("table", None, None)
    for second in range(200):
        scheduling.time = float(second)
        await scheduling.go_round()
    tries = scheduling.bot.tries
    scheduling.watcher.heard.clear()
    scheduling.scheduler.on_arrival(table)
    assert scheduling.watcher.failures() == [False]
    await scheduling.go_round()
    assert scheduling.bot.tries == tries + 1


async def test_a_step_ends_the_failure(scheduling: Scheduling) -> None:
    table = await scheduling.open("table", None, None)
    await scheduling.go_round()
    assert scheduling.scheduler.failures.of(table) is not None
    scheduling.bot.tries = 0
    match = table.state.playing()
    await table.carry_out(playing_first(match))
    await scheduling.go_round()
    assert scheduling.bot.tries == 1


async def test_a_database_that_does_not_answer_is_no_failure_of_the_table(scheduling: Scheduling) -> None:
    table = await scheduling.open("table", None, None)
    scheduling.bot.error = StoreError("away")
    await scheduling.go_round()
    assert scheduling.bot.tries == 1
    assert scheduling.scheduler.failures.of(table) is None


async def test_a_table_whose_clock_cannot_run_out_holds_no_other_up(
    scheduling: Scheduling, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = {"kind": "live", "seconds": 10, "increment": 0}
    bad = await scheduling.open("bad", "ada", None, clock=clock)
    good = await scheduling.open("good", "ada", None, clock=clock)

    async def fail(*_: object) -> int:
        raise ValueError("broken")

    monkeypatch.setattr(bad, "carry_out", fail)
    await scheduling.scheduler.go_round(scheduling.tables)
    assert good.state.seats[0].is_late
    assert not bad.state.seats[0].is_late
    assert scheduling.watcher.failures() == [True]


def playing_first(match: Match) -> Any:
    action = match.legal_ids()[0]
    return lambda _: commands.Command("act", match.player, match.game.action_text(action), action)


async def test_a_game_that_could_not_begin_begins_with_the_next_round(
    scheduling: Scheduling, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scheduling.store.add_person(PersonRow("ben", "Ben", None, None, 0, 0))
    log = Log(row())
    log.add("sit", 0, commands.sitting("person", "Ada", person="ada"))
    await scheduling.store.create_table(log.data, [], log.steps)
    table, append = await scheduling.tables.get("table"), scheduling.store.append

    async def fail_to_start(id: str, step: StepRow, change: Change | None = None) -> bool:
        if step.kind == "start":
            raise StoreError("the disk is full")
        return await append(id, step, change)

    monkeypatch.setattr(scheduling.store, "append", fail_to_start)
    with pytest.raises(StoreError, match="disk is full"):
        await table.carry_out(commands.join("ben", "Ben", 1))
    monkeypatch.undo()
    await scheduling.go_round()
    assert [step.kind for step in await scheduling.store.steps_after("table", 0)] == ["sit", "sit", "start"]
    assert table.state.status == "playing"
