"""Before the start the host can free a seat, and nobody takes two."""

from __future__ import annotations

from typing import Any

import pytest

from steeple.server.tables import commands
from support.server.serving import Person, Server, two_people
from support.server.table_states import Log, row

pytestmark = pytest.mark.anyio

THREE: dict[str, Any] = {"players": 3, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}


async def waiting(server: Server) -> tuple[str, Person, Person]:
    """A table of Ada's for three where Ben has sat down."""
    ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
    table = (await ada.do("/api/tables", two_people(**THREE)))["id"]
    await ben.do(f"/api/tables/{table}/join")
    return table, ada, ben


async def code_of(person: Person, path: str, body: Any = None) -> str:
    """Why something is refused."""
    code: str = (await person.post(path, body))[1]["code"]
    return code


async def test_the_host_frees_a_seat_and_whoever_had_it_does_not_come_back(server: Server) -> None:
    table, ada, ben = await waiting(server)
    async with ada.at(table) as place:
        assert (await place.ask("unseat", seat=1))["type"] == "done"
        assert [seat["kind"] for seat in place.snapshot["seats"]] == ["person", "open", "open"]
        words = [said["entry"]["words"] for said in place.heard if said["type"] == "step"]
        assert words == [{"key": "step.unseat", "values": {"seat": 1}}]
    assert await code_of(ben, f"/api/tables/{table}/join") == "unseated"
    assert (await ben.get("/api/tables"))[1]["tables"] == []
    cem = await Person.named(server.address, "Cem")
    await cem.do(f"/api/tables/{table}/join")


async def test_whoever_looked_on_and_sits_down_is_there_for_everybody(server: Server) -> None:
    ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
    table = (await ada.do("/api/tables", two_people(**THREE)))["id"]
    async with ada.at(table) as place, ben.at(table):
        while (await place.until("presence"))["spectators"] == 0:
            pass
        await ben.do(f"/api/tables/{table}/join", {"seat": 2})
        told = await place.until("presence")
        assert (told["seats"], told["spectators"]) == ([True, False, True], 0)


async def test_only_the_host_frees_seats_and_only_those_of_others(server: Server) -> None:
    table, ada, ben = await waiting(server)
    assert await code_of(ben, f"/api/tables/{table}/unseat", {"seat": 0}) == "not-host"
    for seat in (0, 2, 3):
        assert await code_of(ada, f"/api/tables/{table}/unseat", {"seat": seat}) == "no-such-seat"


async def test_once_the_game_has_begun_nobody_is_sent_away(server: Server) -> None:
    table, ada, _ = await waiting(server)
    cem = await Person.named(server.address, "Cem")
    await cem.do(f"/api/tables/{table}/join")
    assert await code_of(ada, f"/api/tables/{table}/unseat", {"seat": 1}) == "already-started"


async def test_nobody_takes_a_second_seat(server: Server) -> None:
    table, ada, ben = await waiting(server)
    for person in (ada, ben):
        assert await code_of(person, f"/api/tables/{table}/join", {"seat": 2}) == "already-seated"


async def test_everybody_sees_who_shares_a_screen(server: Server) -> None:
    ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "here", "name": "Dora"}]
    table = (await ada.do("/api/tables", two_people(players=3, seats=seats)))["id"]
    await ben.do(f"/api/tables/{table}/join")
    snapshot = (await Person(server.address).get(f"/api/tables/{table}"))[1]["snapshot"]
    assert [seat["shares"] for seat in snapshot["seats"]] == [None, None, 0]


def hosted(*hosts_seats: int) -> Log:
    """A table of ada's for three, where she has these seats."""
    log = Log(row(players=3))
    for seat in hosts_seats:
        log.add("sit", seat, commands.sitting("person", "ada", person="ada"))
    return log


def test_a_table_whose_host_does_not_sit_stays_open_while_strangers_come_and_go() -> None:
    log = hosted()
    log.command(commands.join("ben", "ben", 0))
    log.command(commands.leave("ben", 0))
    assert log.status() == "open"
    log.command(commands.join("cem", "cem", 1))
    log.command(commands.unseat("ada", 1))
    assert log.status() == "open"
    for seat, name in enumerate(("dora", "eve", "fay")):
        log.command(commands.join(name, name, seat))
    assert log.status() == "playing"


def test_a_host_who_got_up_can_free_the_last_seat_and_the_table_stays_open() -> None:
    log = hosted(0)
    log.command(commands.join("ben", "ben", 1))
    log.command(commands.leave("ada", 0))
    log.command(commands.unseat("ada", 1))
    assert log.status() == "open"
    assert log.again().is_deserted is False


def test_a_table_that_its_host_and_everybody_else_have_left_is_closed() -> None:
    log = hosted(0, 1)
    log.command(commands.leave("ada", 0))
    assert log.status() == "open"
    log.command(commands.join("ben", "ben", 0))
    log.command(commands.leave("ada", 1))
    assert log.status() == "open"
    log.command(commands.leave("ben", 0))
    assert log.status() == "closed"
    assert log.again().status == "closed"
