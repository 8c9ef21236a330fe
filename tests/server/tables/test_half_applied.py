"""A step that is durable but can't be applied here: the table is rebuilt from what is stored."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from steeple.server.metrics import Metrics
from steeple.server.store.heartbeat import SilentHeartbeat
from steeple.server.store.rows import PersonRow
from steeple.server.store.store import Store
from steeple.server.tables import commands
from steeple.server.tables.clock import Clocks
from steeple.server.tables.live import LiveTable, TableContext
from support.server.table_states import row

pytestmark = pytest.mark.anyio

TABLE = row("campos", rules=2, host="ann")


async def test_a_step_that_is_half_applied_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(str(tmp_path / "tables.sqlite"))
    for id in ("ann", "ben"):
        await store.add_person(PersonRow(id, id.title(), None, None, 0, 1))
    await store.create_table(TABLE, [], [])
    context = TableContext(store, Metrics(), SilentHeartbeat(store), lambda _: None, lambda _, error: None)
    table = LiveTable("table", context)
    async with table.lock:
        await table.rebuild()
    for id in ("ann", "ben"):
        await table.carry_out(commands.join(id, id.title(), None))
    assert table.state.match is not None
    assert table.state.to_act is not None
    action, person = table.state.match.legal()[0], table.state.seats[table.state.to_act].person
    assert person is not None
    with monkeypatch.context() as patch:
        patch.setattr(Clocks, "stop", fail)
        with pytest.raises(RuntimeError, match="a bug"):
            await table.carry_out(commands.act(person, 0, action), "request")
    async with table.lock:
        seen = json.loads(await table.welcome(None, None))
    stored = len(await store.steps_after("table", 0))
    assert (seen["snapshot"]["number"], len(seen["entries"]), seen["snapshot"]["ply"]) == (stored, stored, 1)
    assert await table.carry_out(commands.act(person, 0, action), "request") == stored  # it was done
    await store.close()


def fail(self: Clocks, at: int) -> None:
    raise RuntimeError("a bug")
