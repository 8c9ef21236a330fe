"""The writer's groups: whatever one of a group does, the others are written, and together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import sqlalchemy as sa

from steeple.errors import Refused, StoreError
from steeple.server.store.rows import PersonRow, StepRow
from steeple.server.store.store import Store
from support.server.table_states import row

pytestmark = pytest.mark.anyio

ANN = PersonRow("ann", "Ann", None, None, 0, 1)
Bad: TypeAlias = Callable[[Store], Coroutine[Any, Any, object]]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """On SQLite, where other changes join the steps' group."""
    store = await Store.open(str(tmp_path / "tables.sqlite"))
    await store.add_person(ANN)
    for id in ("first", "second"):
        await store.create_table(row(id=id, host=ANN.id), [], [])
    yield store
    await store.close()


def refuse(_: sa.Connection) -> None:
    raise Refused("too many tables", code="too-many-tables")


def ask_nonsense(connection: sa.Connection) -> None:
    connection.execute(sa.text("SELECT nothing FROM nowhere"))


BAD: dict[str, Bad] = {
    "nobody of that id": lambda store: store.sign_out_everywhere("nobody"),
    "a statement the database can't run": lambda store: store.change(ask_nonsense),
    "a refusal": lambda store: store.change(refuse),
}


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
async def test_a_change_that_fails_fails_alone(store: Store, bad: Bad) -> None:
    before, failed, after = await asyncio.gather(
        store.append("first", StepRow(1, 5, "lot", None, "")),
        bad(store),
        store.append("second", StepRow(1, 5, "lot", None, "")),
        return_exceptions=True,
    )
    assert (before, after) == (True, True)
    assert isinstance(failed, Exception)
    assert [len(await store.steps_after(id, 0)) for id in ("first", "second")] == [1, 1]


async def test_the_others_are_still_written_together(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    database = store._writer._database
    write, transactions = database.write, list[object]()

    async def counted(change: Callable[[sa.Connection], Any]) -> Any:
        transactions.append(change)
        return await write(change)

    monkeypatch.setattr(database, "write", counted)
    steps = [store.append("first", StepRow(number, 5, "lot", None, "")) for number in range(1, 21)]
    results = await asyncio.gather(*steps, store.change(refuse), return_exceptions=True)
    assert results[:-1] == [True] * 20
    assert isinstance(results[-1], Refused)
    assert len(transactions) == 2  # with what is refused, and without it


async def test_those_who_were_answered_go_on_before_the_next_group_is_written(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = store._writer._database
    write, events, tasks = database.write, list[str](), list[asyncio.Task[None]]()

    async def append(table: str) -> None:
        await store.append(table, StepRow(1, 5, "lot", None, ""))
        events.append(f"{table} goes on")

    async def noted(change: Callable[[sa.Connection], Any]) -> Any:
        events.append("a group is written")
        if not tasks:  # the second step comes while the first is being written
            tasks.append(asyncio.create_task(append("second")))
            await asyncio.sleep(0)
        return await write(change)

    monkeypatch.setattr(database, "write", noted)
    await append("first")
    await tasks[0]
    assert events == ["a group is written", "first goes on", "a group is written", "second goes on"]


async def test_what_came_first_is_done_first(store: Store) -> None:
    def count(connection: sa.Connection) -> int:
        return int(connection.execute(sa.text("SELECT count(*) FROM steps")).scalar_one())

    step = store.append("first", StepRow(1, 5, "lot", None, ""))
    assert list(await asyncio.gather(store.change(count), step, store.change(count))) == [0, True, 1]


async def test_a_commit_that_fails_fails_the_whole_group(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = store._writer._database
    write = database.write

    async def torn(change: Callable[[sa.Connection], Any]) -> Any:
        await write(change)
        raise OSError("the disk is gone")

    monkeypatch.setattr(database, "write", torn)
    step, change = await asyncio.gather(
        store.append("first", StepRow(1, 5, "lot", None, "")),
        store.change(lambda connection: None),
        return_exceptions=True,
    )
    assert isinstance(step, StoreError)
    assert isinstance(change, Exception)
