"""Deleting an account stalls no game: the substitute plays on."""

from __future__ import annotations

from pathlib import Path

import pytest

from steeple.server.store.store import Store
from steeple.server.tables import undo
from steeple.server.tables.state import TableState
from support.server.postgres import Postgres
from support.server.serving import Person, Place, Server, seat_two, serving, two_people

pytestmark = pytest.mark.anyio


async def until_played_on(place: Place) -> None:
    """Listen until the substitute has played for the one who left, and it's the listener's turn."""
    while not place.snapshot["seats"][1]["is_gone"]:
        await place.until("step")
    await place.until_own_turn()


async def act_until_other_s_turn(place: Place) -> None:
    await place.until_own_turn()
    while place.snapshot["to_act"] == 0:
        await place.until_number((await place.act())["number"])


async def test_the_substitute_plays_for_the_departed(server: Server) -> None:
    table, ada, ben = await seat_two(server)
    async with ada.at(table) as place:
        await act_until_other_s_turn(place)
        await ben.do("/api/me/delete")
        await until_played_on(place)
        left = next(
            said["entry"]
            for said in place.heard
            if said["type"] == "step" and said["entry"]["kind"] == "leave"
        )
        assert left["words"] == {"key": "step.leave", "values": {"why": "gone"}}
        assert place.snapshot["seats"][1]["name"] == "somebody"
        assert (await place.act())["type"] == "done"


async def test_a_seat_of_the_departed_is_free_before_the_start(server: Server) -> None:
    ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = (await ada.do("/api/tables", two_people(players=3, seats=seats)))["id"]
    await ben.do(f"/api/tables/{table}/join")
    async with ada.at(table) as place:
        await ben.do("/api/me/delete")
        while place.snapshot["seats"][1]["kind"] != "open":
            await place.until("step")


async def test_whoever_deletes_their_account_in_another_process_is_missed_nowhere(postgres: Postgres) -> None:
    url = postgres.fresh()
    async with serving(url, "--no-limits") as one, serving(url, "--no-limits") as other:
        table, ada, ben = await seat_two(one)
        elsewhere = Person(other.address)
        elsewhere.cookie = ben.cookie
        async with ada.at(table) as place:
            await act_until_other_s_turn(place)
            await elsewhere.do("/api/me/delete")
            await until_played_on(place)


async def test_a_game_that_waits_for_somebody_long_gone_goes_on_when_it_is_opened(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite", "--no-limits")
    server.start()
    try:
        await server.wait()
        table, ada, _ = await seat_two(server)
        async with ada.at(table) as place:
            await act_until_other_s_turn(place)
        server.kill()
        store = await Store.open(server.database)
        found = await store.load_table(table)
        assert found is not None
        person = TableState.after(*found).seats[1].person
        assert person is not None
        await store.erase_person(person, 1)  # as release 0.1 did it: nothing else happened
        await store.close()
        server.start()
        await server.wait()
        async with ada.at(table) as place:
            await until_played_on(place)
    finally:
        server.kill()


async def test_the_departed_are_asked_nothing(server: Server) -> None:
    table, ada, ben = await seat_two(server)
    async with ada.at(table) as place:
        await act_until_other_s_turn(place)
        await ben.do("/api/me/delete")
        await until_played_on(place)
    store = await Store.open(server.database)
    found = await store.load_table(table)
    await store.close()
    assert found is not None
    state = TableState.after(*found)
    assert undo.undo_view(state, state.seats[0].person)["free"]
