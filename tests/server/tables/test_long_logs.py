"""A table's log does not grow without end, and a table whose log is very long is opened like any other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from itertools import cycle
from pathlib import Path

import pytest

from steeple.errors import Refused
from steeple.server.store.rows import StepRow
from steeple.server.store.store import Store
from steeple.server.tables import commands
from steeple.server.tables.log import PAGE
from support.server.serving import Person, Server, seat_two, serving, two_people
from support.server.table_states import Log, row

pytestmark = pytest.mark.anyio

MANY = 40_000
"""Half an hour of leaving and coming back at 20 a second."""

A_MOMENT = 0.05
"""Seconds that somebody who is too fast is asked to wait."""


async def write_steps(database: str, table: str, steps: Iterator[StepRow]) -> None:
    """Write steps behind the server's back."""
    store = await Store.open(database)
    try:
        await asyncio.gather(*(store.append(table, step) for step in steps))
    finally:
        await store.close()


def coming_and_going(first: int, count: int, at: int) -> Iterator[StepRow]:
    for number in range(count):
        yield StepRow(first + number, at, "return" if number % 2 else "leave", 0, "")


async def test_a_table_of_very_many_steps_is_opened_page_by_page(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite", "--no-limits")
    server.start()
    try:
        await server.wait()
        table, ada, ben = await seat_two(server)
        async with ada.at(table) as place:
            assert (await place.act())["type"] == "done"
            last = place.welcome["entries"][-1]["number"] + 1
            at = place.welcome["entries"][-1]["at"]
        server.kill()
        await write_steps(server.database, table, coming_and_going(last + 1, MANY, at + 600_000))
        server.start()
        await server.wait()
        async with ben.at(table) as place:
            entries = place.welcome["entries"]
            assert [entry["number"] for entry in entries] == list(
                range(last + MANY - PAGE + 1, last + MANY + 1)
            )
            assert not place.welcome["snapshot"]["seats"][0]["is_away"]
        while entries[0]["number"] > last:
            entries = (await ben.get(f"/api/tables/{table}/log?before={entries[0]['number']}"))[1]["entries"]
            assert len(entries) == PAGE or entries[0]["number"] == 1
        assert [entry["kind"] for entry in entries[:4]] == ["sit", "sit", "sit", "start"]
        standing = (await ben.get(f"/api/tables/{table}/actions"))[1]["entries"]
        assert [(entry["number"], entry["kind"]) for entry in standing] == [(last, "act")]
    finally:
        server.kill()


async def test_whoever_was_away_for_long_gets_the_last_page(server: Server) -> None:
    table, ada, _ = await seat_two(server)
    async with ada.at(table, seen=2) as place:
        assert [entry["number"] for entry in place.welcome["entries"]] == [3, 4]


async def test_there_is_no_log_before_the_first_entry(server: Server) -> None:
    table, ada, _ = await seat_two(server)
    assert (await ada.get(f"/api/tables/{table}/log?before=1"))[1] == {"entries": []}
    assert (await ada.get(f"/api/tables/{table}/log?before=0"))[0] == 422
    assert len((await ada.get(f"/api/tables/{table}/log"))[1]["entries"]) == 4


async def test_what_was_taken_back_does_not_stand(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Ben"}]
    table = (await ada.do("/api/tables", two_people(seats=seats)))["id"]
    async with ada.at(table) as place:
        for _ in range(3):
            await place.until_number((await place.act())["number"])
        await place.until_number((await place.ask("undo"))["number"])
        again = (await place.act())["number"]
    standing = (await ada.get(f"/api/tables/{table}/actions"))[1]["entries"]
    assert [entry["ply"] for entry in standing] == [1, 2, 3]
    assert standing[-1]["number"] == again


async def come_and_go(ask: Callable[[str], Awaitable[str | None]]) -> str:
    """Leave and return as fast as allowed until it's refused for another reason than speed; that reason.

    `ask` says why something was refused, or None. It always ends: a table has a limit of its own.
    """
    for kind in cycle(("leave", "return")):
        while (code := await ask(kind)) == "too-fast":
            await asyncio.sleep(A_MOMENT)
        if code is not None:
            return code
    raise AssertionError("a cycle never ends")


async def test_coming_and_going_very_often_is_refused_for_a_while(tmp_path: Path) -> None:
    async with serving(tmp_path / "tables.sqlite") as server:
        table, ada, ben = await seat_two(server)
        async with ada.at(table) as place:

            async def say(kind: str) -> str | None:
                answer = await place.ask(kind, seat=0)
                return str(answer["problem"]["code"]) if answer["type"] == "refused" else None

            assert await come_and_go(say) == "too-often"

        async def post(kind: str) -> str | None:
            status, said = await ben.post(f"/api/tables/{table}/{kind}", {"seat": 1})
            return None if status == 200 else str(said["code"])

        assert await come_and_go(post) == "too-often"


def test_at_one_table_nobody_comes_and_goes_without_end() -> None:
    log = Log(row(), "ada", "ben")
    for _ in range(commands.MOST_ASIDES - 1):
        log.command(commands.leave("ada", 0))
        log.command(commands.come_back("ada", 0))
    log.command(commands.leave("ada", 0))
    with pytest.raises(Refused, match="too often") as refused:
        log.command(commands.come_back("ada", 0))
    assert refused.value.code == "too-many-steps"
    log.command(commands.leave("ben", 1))
    log.command(commands.come_back("ben", 1))


def test_at_one_table_nobody_takes_back_without_end() -> None:
    log = Log(row(), "ada", None)
    while log.state.to_act != 0:
        log.act()
    for _ in range(commands.MOST_ASIDES - 1):
        log.act()
        log.command(commands.undo("ada"))
    log.act()
    with pytest.raises(Refused, match="too often"):
        log.command(commands.undo("ada"))


def test_strangers_do_not_come_and_go_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_JOINS", 100)
    log = Log(row(players=3))
    log.add("sit", 0, commands.sitting("person", "ada", person="ada"))
    for number in range(99):
        log.command(commands.join(f"guest {number}", "guest", 1))
        log.command(commands.leave(f"guest {number}", 1))
    with pytest.raises(Refused, match="come and gone") as refused:
        log.command(commands.join("ben", "ben", 1))
    assert refused.value.code == "too-many-joins"


def test_nobody_sits_down_and_gets_up_without_end() -> None:
    log = Log(row(players=3))
    log.add("sit", 0, commands.sitting("person", "ada", person="ada"))
    for _ in range(commands.MOST_ASIDES):
        log.command(commands.join("ben", "ben", None))
        log.command(commands.leave("ben", 1))
    with pytest.raises(Refused, match="too often"):
        log.command(commands.join("ben", "ben", None))
