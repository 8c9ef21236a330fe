"""Several processes on one PostgreSQL: a table is the same in all of them and survives the death of one."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import asyncpg
import pytest

from soak.server import PATIENCE
from support.server.postgres import Postgres
from support.server.serving import Person, Place, Server, serving

pytestmark = pytest.mark.anyio
WITH_BOT = {
    "game": "campanile-2009",
    "players": 3,
    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
    "order": "given",
}


def elsewhere(person: Person, server: Server) -> Person:
    """The same person, talking to another process."""
    same = Person(server.address)
    same.cookie = person.cookie
    return same


async def seat_with_bot(one: Server, other: Server) -> tuple[str, Person, Person]:
    """A table where Ada, at one server, plays Ben, at another, and a bot."""
    ada, ben = await Person.named(one.address, "Ada"), await Person.named(other.address, "Ben")
    table = (await ada.do("/api/tables", WITH_BOT))["id"]
    await ben.do(f"/api/tables/{table}/join")
    return table, ada, ben


async def act_in_turn(places: list[Place], is_enough: Callable[[dict[str, Any]], bool]) -> None:
    """People and the bot act whenever it's their turn, until there are enough actions or the game is over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            number = max(place.snapshot["number"] for place in places)
            for place in places:
                await place.until_number(number)
            snapshot = places[0].snapshot
            if is_enough(snapshot) or snapshot["status"] == "over":
                return
            seat = snapshot["to_act"]
            if seat < len(places):
                answer = await places[seat].act()
                assert answer["type"] == "done", answer
                await places[seat].until_number(answer["number"])
            else:
                await places[0].until("step")


def after(turns: int, seat: int) -> Callable[[dict[str, Any]], bool]:
    """Whether a seat's turn has begun this many times."""
    begun = 0
    last: int | None = None

    def is_enough(snapshot: dict[str, Any]) -> bool:
        nonlocal begun, last
        begun += int(snapshot["to_act"] == seat != last)
        last = snapshot["to_act"]
        return begun > turns

    return is_enough


async def holder(url: str, table: str) -> str | None:
    """The process that has the table's lease."""
    connection = await asyncpg.connect(url)
    try:
        found: str | None = await connection.fetchval('SELECT process FROM leases WHERE "table" = $1', table)
        return found
    finally:
        await connection.close()


@asynccontextmanager
async def two_servers(url: str) -> AsyncIterator[list[Server]]:
    async with serving(url, "--no-limits") as one, serving(url, "--no-limits") as other:
        yield [one, other]


async def sit(stack: AsyncExitStack, table: str, *people: Person) -> list[Place]:
    return [await stack.enter_async_context(person.at(table)) for person in people]


async def test_people_at_different_processes_play_one_game_to_its_end(postgres: Postgres) -> None:
    async with two_servers(postgres.fresh()) as (one, other), AsyncExitStack() as stack:
        table, ada, ben = await seat_with_bot(one, other)
        places = await sit(stack, table, ada, ben)
        await act_in_turn(places, lambda snapshot: False)
        records = [(await person.get(f"/api/tables/{table}/record"))[1] for person in (ada, ben)]
        assert records[0] == records[1]
        assert places[0].snapshot["result"] == places[1].snapshot["result"] == records[0]["result"]


async def test_when_the_process_that_thinks_for_the_bots_is_killed_the_other_goes_on(
    postgres: Postgres,
) -> None:
    url = postgres.fresh()
    async with two_servers(url) as servers:
        table, ada, ben = await seat_with_bot(*servers)
        async with AsyncExitStack() as stack:
            await act_in_turn(await sit(stack, table, ada, ben), after(2, seat=2))
            process = await holder(url, table)
            assert process is not None
            pids = [server.process.pid for server in servers if server.process]
            dead, alive = (0, 1) if process.startswith(f"{pids[0]}-") else (1, 0)
            servers[dead].kill()
        async with AsyncExitStack() as stack:
            places = await sit(stack, table, elsewhere(ada, servers[alive]), elsewhere(ben, servers[alive]))
            await act_in_turn(places, after(3, seat=2))
            assert places[0].snapshot["status"] == "playing"


async def test_what_was_acknowledged_by_a_process_is_there_in_the_other_when_it_is_killed(
    postgres: Postgres,
) -> None:
    async with two_servers(postgres.fresh()) as (one, other):
        table, ada, _ = await seat_with_bot(one, other)
        async with ada.at(table) as place:
            action = place.snapshot["legal"][0]["action"]
            answer = await place.act(action)
            one.kill()
        async with elsewhere(ada, other).at(table) as place:
            entry = place.welcome["entries"][answer["number"] - 1]
            assert (entry["number"], entry["seat"], entry["action"]) == (answer["number"], 0, action)
            assert (await place.act())["type"] == "done"


async def test_two_people_who_act_at_once_in_different_processes_do_not_both_get_in(
    postgres: Postgres,
) -> None:
    async with two_servers(postgres.fresh()) as (one, other):
        ada = await Person.named(one.address, "Ada")
        alone = {**WITH_BOT, "players": 2, "seats": [{"kind": "me"}, {"kind": "here", "name": "Ben"}]}
        table = (await ada.do("/api/tables", alone))["id"]
        twin = elsewhere(ada, other)
        for ply in range(10):
            legal = (await ada.get(f"/api/tables/{table}"))[1]["snapshot"]["legal"]
            body = {"ply": ply, "action": legal[0]["action"]}
            answers = await asyncio.gather(
                ada.post(f"/api/tables/{table}/act", {**body, "request": f"here {ply}"}),
                twin.post(f"/api/tables/{table}/act", {**body, "request": f"there {ply}"}),
            )
            assert sorted(status for status, _ in answers) == [200, 409]
            assert [said["code"] for status, said in answers if status == 409] == ["stale"]


async def test_a_request_sent_again_to_the_other_process_is_carried_out_once(postgres: Postgres) -> None:
    async with two_servers(postgres.fresh()) as (one, other):
        table, ada, _ = await seat_with_bot(one, other)
        async with ada.at(table) as place:  # her process may not know yet that Ben has come
            await place.until_own_turn()
        body = {"request": "once", "ply": 0, "action": place.snapshot["legal"][0]["action"]}
        first = await ada.do(f"/api/tables/{table}/act", body)
        assert await elsewhere(ada, other).do(f"/api/tables/{table}/act", body) == first


async def worker_pids(server: Server) -> set[int]:
    """The processes that have answered, after enough questions to have met both."""
    found: set[int] = set()
    async with asyncio.timeout(PATIENCE):
        while len(found) < 2:
            found.add((await Person(server.address).get("/health"))[1]["process"])
    return found


async def test_when_one_of_two_workers_is_killed_play_goes_on(postgres: Postgres) -> None:
    url = postgres.fresh()
    async with serving(url, "--no-limits", "--workers", "2") as server:
        pids = await worker_pids(server)
        table, ada, ben = await seat_with_bot(server, server)
        async with AsyncExitStack() as stack:
            await act_in_turn(await sit(stack, table, ada, ben), after(2, seat=2))
        process = await holder(url, table)
        assert process is not None
        dead = int(process.partition("-")[0])
        assert dead in pids
        os.kill(dead, signal.SIGKILL)
        await server.wait()
        async with AsyncExitStack() as stack:
            places = await sit(stack, table, ada, ben)
            await act_in_turn(places, after(3, seat=2))
            assert places[0].snapshot["status"] == "playing"


async def test_workers_end_with_the_process_that_started_them_even_if_it_is_killed(
    postgres: Postgres,
) -> None:
    async with serving(postgres.fresh(), "--no-limits", "--workers", "2") as server:
        server.kill()
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await Person(server.address).get("/health")
                except OSError:  # nobody listens at the port any more
                    return
                await asyncio.sleep(0.05)
