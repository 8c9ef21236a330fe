"""Another game is offered, and begins when everybody has said yes."""

from __future__ import annotations

from typing import Any

import pytest

from steeple.errors import Refused
from steeple.server.tables import commands
from support.server.serving import Person, Server, play_out, seat_two
from support.server.table_states import Log, row

pytestmark = pytest.mark.anyio

CLOCK = {"kind": "live", "seconds": 14_400}


async def look(person: Person, table: str) -> dict[str, Any]:
    snapshot: dict[str, Any] = (await person.get(f"/api/tables/{table}"))[1]["snapshot"]
    return snapshot


async def finished(server: Server, **more: Any) -> tuple[str, Person, Person]:
    """A table where Ada and Ben have played to the end."""
    table, ada, ben = await seat_two(server, **more)
    assert (await ada.post(f"/api/tables/{table}/rematch"))[1]["code"] == "not-over"
    await play_out(table, ada, ben)
    return table, ada, ben


async def test_nobody_is_made_to_play_again(server: Server) -> None:
    """Finding 5: another game is offered, and no clock runs before it's accepted."""
    table, ada, ben = await finished(server, clock=CLOCK)
    async with ben.at(table) as place:
        offered = (await ada.do(f"/api/tables/{table}/rematch"))["id"]
        assert (await place.until("rematch"))["table"] == offered
    snapshot = await look(ada, offered)
    assert snapshot["status"] == "open"
    assert snapshot["clock"]["running"] is None
    assert [(seat["name"], seat["is_invited"]) for seat in snapshot["seats"]] == [
        ("Ben", True),
        ("Ada", False),
    ]
    rows = (await ben.get("/api/tables"))[1]["tables"]
    assert [(row["id"], row["is_invited"]) for row in rows] == [(offered, True)]
    async with ada.at(offered) as waiting:
        await ben.do(f"/api/tables/{offered}/accept")
        while waiting.snapshot["status"] != "playing":
            await waiting.until("step")
    assert (await ben.post(f"/api/tables/{offered}/accept"))[1]["code"] == "not-invited"


async def test_whoever_asks_for_it_too_has_accepted(server: Server) -> None:
    table, ada, ben = await finished(server)
    offered = (await ada.do(f"/api/tables/{table}/rematch"))["id"]
    assert (await ada.do(f"/api/tables/{table}/rematch"))["id"] == offered
    assert (await look(ada, offered))["status"] == "open"
    assert (await ben.do(f"/api/tables/{table}/rematch"))["id"] == offered
    assert (await look(ada, offered))["status"] == "playing"


async def test_a_no_frees_the_seat_for_somebody_else(server: Server) -> None:
    table, ada, ben = await finished(server)
    offered = (await ada.do(f"/api/tables/{table}/rematch"))["id"]
    async with ben.at(offered) as place:
        assert (await place.ask("decline"))["type"] == "done"
        assert [seat["kind"] for seat in place.snapshot["seats"]] == ["open", "person"]
    assert (await ben.get("/api/tables"))[1]["tables"] == []
    cem = await Person.named(server.address, "Cem")
    await cem.do(f"/api/tables/{offered}/join")
    snapshot = await look(ada, offered)
    assert (snapshot["status"], [seat["name"] for seat in snapshot["seats"]]) == ("playing", ["Cem", "Ada"])


async def test_an_offer_that_was_taken_back_is_followed_by_another(server: Server) -> None:
    table, ada, ben = await finished(server)
    first = (await ada.do(f"/api/tables/{table}/rematch"))["id"]
    await ada.do(f"/api/tables/{first}/leave", {"seat": 1})
    assert (await look(ada, first))["status"] == "closed"
    second = (await ben.do(f"/api/tables/{table}/rematch"))["id"]
    assert second != first
    assert [seat["is_invited"] for seat in (await look(ada, second))["seats"]] == [False, True]


def offered() -> Log:
    """A table where ada offers a game to ben, who has two seats."""
    log = Log(row(players=3))
    log.add("sit", 0, commands.sitting("person", "ada", person="ada"))
    for seat in (1, 2):
        log.add("sit", seat, commands.sitting("person", f"ben {seat}", person="ben", is_invited=True))
    return log


def test_one_yes_is_for_all_seats_of_a_person() -> None:
    log = offered()
    log.command(commands.accept("ben"))
    assert log.state.status == "playing"
    assert log.again().seats == log.state.seats


def test_one_no_is_for_all_seats_of_a_person() -> None:
    log = offered()
    log.command(commands.decline("ben"))
    assert [seat.kind for seat in log.state.seats] == ["person", "open", "open"]


@pytest.mark.parametrize("judge", [commands.accept("cem"), commands.decline("cem"), commands.accept("ada")])
def test_whoever_is_not_invited_has_nothing_to_answer(judge: commands.Judge) -> None:
    with pytest.raises(Refused, match="no seat is kept for you"):
        offered().command(judge)
