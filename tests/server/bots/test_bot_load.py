"""Many tables of strong bots don't keep people waiting: bots think only where somebody waits for them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from support.server.ports import free_port
from support.server.serving import Person, Place, Server, one_with_bot, serving

pytestmark = pytest.mark.anyio

TABLES = 30


def only_bots(bot: str) -> dict[str, Any]:
    return {"game": "campanile-2009", "players": 4, "seats": [{"kind": "bot", "bot": bot}] * 4}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(
        tmp_path / "load.sqlite", "--no-limits", STEEPLE_METRICS_PORT=str(free_port())
    ) as running:
        yield running


async def take_turns(place: Place, count: int) -> None:
    """Play this many turns, with the bot's answers."""
    for _ in range(count):
        await place.until_own_turn()
        while place.snapshot["to_act"] == 0:
            await place.until_number((await place.act())["number"])
    await place.until_own_turn()


async def until_swept(person: Person) -> None:
    """Until the server has looked once more which tables have something to do."""

    async def age() -> float:
        return float((await person.get("/health"))[1]["tasks"]["sweep"])

    last = await age()
    while (now := await age()) >= last:
        last = now
        await asyncio.sleep(0.05)


async def plies(person: Person, tables: list[str]) -> list[int]:
    return [(await person.get(f"/api/tables/{table}"))[1]["snapshot"]["ply"] for table in tables]


async def test_where_only_bots_sit_nothing_happens_until_somebody_looks_on(server: Server) -> None:
    mallory, ada = await Person.named(server.address, "Mallory"), await Person.named(server.address, "Ada")
    tables = [(await mallory.do("/api/tables", only_bots("random")))["id"] for _ in range(3)]
    own = (await ada.do("/api/tables", one_with_bot()))["id"]
    async with ada.at(own) as place:
        await take_turns(place, 2)
    await until_swept(ada)
    assert await plies(ada, tables) == [0, 0, 0]

    server.kill()
    server.start()
    await server.wait()
    await until_swept(ada)
    async with ada.at(own) as place:
        await take_turns(place, 2)
    assert await plies(ada, tables) == [0, 0, 0]

    async with ada.at(tables[0]) as place:
        while place.snapshot["ply"] < 5:
            await place.hear()
    assert (await plies(ada, tables))[1:] == [0, 0]


async def test_a_game_that_everybody_has_left_to_bots_waits_too(server: Server) -> None:
    ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
    table = (await ada.do("/api/tables", one_with_bot()))["id"]
    await ada.do(f"/api/tables/{table}/leave", {"seat": 0})
    before = await plies(ada, [table])
    own = (await ben.do("/api/tables", one_with_bot()))["id"]
    async with ben.at(own) as place:
        await take_turns(place, 2)
    assert await plies(ada, [table]) == before
    async with ben.at(table) as place:
        while place.snapshot["ply"] < before[0] + 5:
            await place.hear()


async def test_a_novice_waits_for_none_of_a_hundred_and_twenty_masters(server: Server) -> None:
    """Thirty tables of four masters, each of them looked at, and somebody who plays a novice."""
    mallory, ada = await Person.named(server.address, "Mallory"), await Person.named(server.address, "Ada")
    async with AsyncExitStack() as stack:
        watched: list[Place] = []
        for _ in range(TABLES):
            table = (await mallory.do("/api/tables", only_bots("level:5")))["id"]
            watched.append(await stack.enter_async_context(mallory.at(table)))
        await asyncio.gather(*(place.until("thinking") for place in watched))
        own = (await ada.do("/api/tables", one_with_bot("level:1")))["id"]
        async with ada.at(own) as place:
            await take_turns(place, 3)
        quick, masters = await overtaken(server, "quick"), await overtaken(server, "long")
    assert sum(masters.values()) > 0
    assert quick[0] >= 3
    assert set(quick) == {0}


async def overtaken(server: Server, kind: str) -> dict[int, int]:
    """How many decisions of a kind began after this many others had begun while they waited."""
    port = server.environment["STEEPLE_METRICS_PORT"]
    text = (await Person(f"http://127.0.0.1:{port}").get("/metrics"))[1]
    found = re.findall(rf'steeple_bots_overtaken_bucket{{kind="{kind}",le="([^"]+)"}} ([0-9.]+)', text)
    counts, before = {}, 0
    for bound, count in found:
        more = int(float(count)) - before
        before = int(float(count))
        if more:
            counts[10**9 if bound == "+Inf" else int(float(bound))] = more
    return counts


# --- How many tables there may be ---

Open = Callable[[], Awaitable[tuple[int, str]]]


def opening(person: Person) -> Open:
    async def open_one() -> tuple[int, str]:
        status, said = await person.post("/api/tables", one_with_bot())
        return status, said.get("code", said.get("id"))

    return open_one


async def test_a_person_has_a_limited_number_of_tables_even_if_all_are_opened_at_once(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path / "quota.sqlite", STEEPLE_TABLES_PER_PERSON="3") as server:
        ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
        answers = await asyncio.gather(*(opening(ada)() for _ in range(10)))
        assert sorted(status for status, _ in answers) == [201] * 3 + [429] * 7
        assert {said for status, said in answers if status == 429} == {"too-many-tables"}
        assert (await opening(ben)())[0] == 201
        waiting = {"game": "campos", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
        for _ in range(2):
            table = (await ben.do("/api/tables", waiting))["id"]
        assert (await ben.post("/api/tables", waiting))[1]["code"] == "too-many-tables"
        await ben.do(f"/api/tables/{table}/close")
        assert (await ben.post("/api/tables", waiting))[0] == 201


async def test_one_address_opens_a_limited_number_of_tables_an_hour(tmp_path: Path) -> None:
    async with serving(tmp_path / "quota.sqlite", STEEPLE_TABLES_PER_ADDRESS="4") as server:
        ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
        found = [await opening(person)() for person in (ada, ada, ben, ben, ada, ben)]
        assert [status for status, _ in found] == [201] * 4 + [429] * 2
        assert {said for _, said in found[4:]} == {"too-many-tables-here"}


async def test_when_the_server_is_full_it_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path / "quota.sqlite", STEEPLE_TABLES_AT_ONCE="2") as server:
        ada = await Person.named(server.address, "Ada")
        assert [await opening(ada)() for _ in range(3)][2] == (503, "server-full")
