"""A command is judged completely before anything changes; it is written, then applied, then told."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from steeple.errors import IllegalAction, IllFormed, StoreError
from steeple.games import GAMES
from steeple.server.metrics import Metrics
from steeple.server.store.heartbeat import Heartbeat
from steeple.server.store.rows import Change, PersonRow, StepRow
from steeple.server.store.store import Store
from steeple.server.tables import commands
from steeple.server.tables.listing import change_by, seat_rows
from steeple.server.tables.live import LiveTable
from steeple.server.tables.registry import Tables
from steeple.server.tables.state import TableState
from support.games.random_games import Setup, walk
from support.server.table_states import Log, row

pytestmark = pytest.mark.anyio


class Watcher:
    """Somebody watching, who notes what they are told."""

    person: str | None = None
    address = "192.0.2.1"

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def send(self, text: str) -> None:
        self.heard.append(json.loads(text))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(str(tmp_path / "steeple.sqlite"))
    await store.add_person(PersonRow("ada", "Ada", None, None, 0, 0))
    yield store
    await store.close()


@pytest.fixture
async def table(store: Store) -> LiveTable:
    log = Log(row(), "ada", None)
    await store.create_table(log.data, list(seat_rows(log.state.seats)), log.steps)
    tables = Tables(store, Metrics(), Heartbeat("here", store, lambda: None), lambda _: None)
    return await tables.get("table")


def first_action(table: LiveTable) -> commands.Judge:
    return commands.act("ada", 0, table.state.playing().legal()[0])


@pytest.mark.parametrize("error", [IllegalAction, IllFormed])
async def test_what_cannot_be_played_is_refused_before_anything_is_written_or_changed(
    store: Store, table: LiveTable, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    async def fail(*_: object) -> bool:
        raise AssertionError("it was to be written")

    monkeypatch.setattr(store, "append", fail)
    match = table.state.playing()
    illegal = min(set(map(match.game.action_text, range(match.game.actions))) - set(match.legal()))
    before = table.state.number, table.state.ply, table.state.clocks
    with pytest.raises(error):
        await table.carry_out(commands.act("ada", 0, illegal if error is IllegalAction else "nonsense"))
    assert (table.state.number, table.state.ply, table.state.clocks) == before
    assert not table.is_stale


async def test_a_step_is_written_then_applied_then_told(
    store: Store, table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    watcher, append, number = Watcher(), store.append, table.state.number
    table.listeners.append(watcher)

    async def look_first(id: str, step: StepRow, change: Change | None = None) -> bool:
        assert (table.state.number, table.last_number) == (number, number + 1)
        is_first = await append(id, step, change)
        assert (table.state.number, watcher.heard) == (number, [])
        return is_first

    monkeypatch.setattr(store, "append", look_first)
    assert await table.carry_out(first_action(table)) == number + 1
    assert table.state.number == table.last_number == number + 1
    assert [message["type"] for message in watcher.heard] == ["step"]


async def test_after_an_unknown_outcome_the_table_is_rebuilt(
    store: Store, table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    append, number, judge = store.append, table.state.number, first_action(table)

    async def lose_the_answer(id: str, step: StepRow, change: Change | None = None) -> bool:
        await append(id, step, change)
        raise StoreError("the line was cut")

    monkeypatch.setattr(store, "append", lose_the_answer)
    with pytest.raises(StoreError):
        await table.carry_out(judge, "once")
    assert (table.state.number, table.is_stale) == (number, True)
    monkeypatch.undo()
    assert await table.carry_out(judge, "once") == number + 1
    assert (table.state.number, table.is_stale) == (number + 1, False)


async def test_an_action_is_read_once(table: LiveTable) -> None:
    match, texts = table.state.playing(), []

    def read(text: str) -> int:
        texts.append(text)
        return game.read_action(text)

    game = match.game
    judge = first_action(table)
    match.game = replace(game, read_action=read)
    await table.carry_out(judge)
    assert len(texts) == 1


@pytest.mark.parametrize("game", list(GAMES))
def test_what_lists_show_is_known_before_a_step_is_taken(game: str) -> None:
    """What is written with a step is exactly what the step then leads to."""
    played = walk(Setup(game, GAMES[game].seats[0], ()), 1)
    log = Log(row(game, played.players, seed=played.seed), *["ada"] * played.players)
    steps = [*log.steps]
    for ply, action in enumerate(played.actions):
        text = played.game.action_text(action)
        steps.append(StepRow(len(steps) + 1, 0, "act", int(played.position(ply).player), text))
    state = TableState(log.data)
    for step in steps:
        action_id = played.game.read_action(step.text) if step.kind == "act" else None
        change, status = change_by(state, step, action_id), state.status
        state.apply(step, action_id)
        result = state.match.result() if state.match else None
        if change is None:
            assert state.status == status
        else:
            assert (change.status, change.result) == (state.status, result)
        if change is not None and change.seats is not None:
            assert change.seats == tuple(seat_rows(state.seats))
    assert state.status == "over"
