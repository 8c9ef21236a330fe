"""A step and a welcome are made by the same code, and are as the messages declare."""

from __future__ import annotations

import json

import pytest
from pydantic import BaseModel

from steeple.games import GAMES
from steeple.server.protocol.messages import LogPage, Step, Welcome
from steeple.server.store.rows import ChatRow
from steeple.server.tables.encoding import encode_log, encode_step, encode_welcome
from steeple.server.tables.log import TableLog
from steeple.server.tables.state import TableState
from steeple.server.tables.visibility import Snapshots
from support.server.table_states import Log, row

CLOCKS = ({"kind": "none"}, {"kind": "live", "seconds": 60}, {"kind": "days", "days": 2})


def check_declared(text: str, model: type[BaseModel]) -> None:
    """The text holds all that is declared and nothing else, as the model itself would write it."""
    assert json.loads(model.model_validate_json(text).model_dump_json()) == json.loads(text)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("person", ["ada", "ben", None])
@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock["kind"])
def test_steps_and_welcomes_hold_the_same_parts(
    game: str, person: str | None, clock: dict[str, object]
) -> None:
    log = Log(row(game, clock=clock), "ada", "ben")
    for _ in range(6):
        log.act()
    state, written = TableState(log.data), TableLog()
    entry = b""
    for step in log.steps:
        before = state.match.state if state.match else None
        state.apply(step)
        entry = written.add(state, step, before)
    snapshot = Snapshots(state, {"ada"}, 0).of(person)
    chats = [ChatRow(1, 5, "ben", "Ben", "hello"), ChatRow(2, 6, "eve", "Eve", "hi")]
    step_text = encode_step(entry, snapshot)
    welcome_text = encode_welcome(state, person, written.after(0), chats, snapshot)
    check_declared(step_text, Step)
    check_declared(welcome_text, Welcome)
    check_declared(encode_log(written.standing()), LogPage)
    step, welcome = json.loads(step_text), json.loads(welcome_text)
    assert step["snapshot"] == welcome["snapshot"]
    assert step["entry"] == welcome["entries"][-1]
    assert [chat["seat"] for chat in welcome["chats"]] == [1, None]
    assert len(json.loads(encode_log(written.standing()))["entries"]) == 6
