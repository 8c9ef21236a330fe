"""One hint at a time for each person, however many connections ask for it in the same moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any, cast

import pytest

from steeple.ai.decision import Choice, Decision
from steeple.errors import Refused
from steeple.kernel.match import Match
from steeple.server.bots.hints import Hints
from steeple.server.bots.thinking import Bots
from steeple.server.metrics import Metrics
from steeple.server.protocol.shapes import Message
from steeple.server.store.heartbeat import Heartbeat
from steeple.server.store.rows import PersonRow
from steeple.server.store.store import Store
from steeple.server.tables.live import LiveTable
from steeple.server.tables.registry import Tables
from support.server.table_states import Log, row

pytestmark = pytest.mark.anyio


class Adviser:
    """Thinks about a hint until it is told to answer, or fails."""

    def __init__(self) -> None:
        self.asked = 0
        self.may_answer = asyncio.Event()
        self.error: Exception | None = None

    def hint(self, match: Match, person: str) -> Coroutine[Any, Any, Decision]:
        self.asked += 1

        async def think() -> Decision:
            await self.may_answer.wait()
            if self.error is not None:
                raise self.error
            action = match.legal_ids()[0]
            return Decision((Choice.untried(action),), (action,), 0, 0, 0.0)

        return think()


class Asking:
    """Ada at a table where it is her turn."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.adviser = Adviser()
        self.hints = Hints(cast(Bots, self.adviser))
        self.told: list[Message] = []
        self._heard = asyncio.Event()

    async def ask(self, name: str = "hint") -> str:
        """Ask for a hint: `asked`, or the code of the refusal."""
        try:
            await self.hints.ask(self.table, "ada", name, self._tell)
        except Refused as refusal:
            return refusal.code
        return "asked"

    def _tell(self, message: Message) -> None:
        self.told.append(message)
        self._heard.set()

    async def answer(self) -> dict[str, Any]:
        """Let the adviser answer; what Ada is told."""
        self.adviser.may_answer.set()
        await self._heard.wait()
        await asyncio.gather(*self.hints._tasks)
        return self.told[-1].model_dump()


@pytest.fixture
async def asking(tmp_path: Path) -> AsyncIterator[Asking]:
    store = await Store.open(str(tmp_path / "hints.sqlite"))
    await store.add_person(PersonRow("ada", "Ada", None, None, 0, 0))
    log = Log(row(status="playing"), "ada", None)
    await store.create_table(log.data, [], log.steps)
    tables = Tables(store, Metrics(), Heartbeat("alone", store, lambda: None), lambda table: None)
    found = Asking(await tables.get("table"))
    yield found
    await found.hints.close()
    await store.close()


async def test_of_eleven_questions_in_the_same_moment_one_is_answered(asking: Asking) -> None:
    async with asking.table.lock:  # they all come before the table can be looked at
        questions = [asyncio.create_task(asking.ask(str(number))) for number in range(11)]
        await asyncio.sleep(0)
    codes = await asyncio.gather(*questions)
    assert sorted(codes) == ["asked"] + ["hint-asked"] * 10
    assert asking.adviser.asked == 1
    assert (await asking.answer())["type"] == "hint"


async def test_after_the_answer_another_hint_may_be_asked_for(asking: Asking) -> None:
    for _ in range(2):
        assert await asking.ask() == "asked"
        assert await asking.ask() == "hint-asked"
        await asking.answer()


async def test_a_hint_that_cannot_be_found_is_said_to_be_and_does_not_block_the_next(
    asking: Asking, caplog: pytest.LogCaptureFixture
) -> None:
    asking.adviser.error = ValueError("broken")
    assert await asking.ask() == "asked"
    assert (await asking.answer())["problem"]["code"] == "no-hint"
    assert "a hint could not be found" in caplog.text
    asking.adviser.error = None
    assert await asking.ask() == "asked"


async def test_a_refused_question_does_not_block_the_next(asking: Asking) -> None:
    async with asking.table.lock:
        first = asyncio.create_task(asking.ask())
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.wait([first])
    assert await asking.ask() == "asked"
