"""A table's WebSocket, at a real server: hello, steps, resending, coming back, refusals."""

from __future__ import annotations

import pytest

from steeple.games import GAMES
from support.server.serving import Person, Server, one_with_bot, seat_two

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", list(GAMES))
async def test_two_people_play_a_whole_game(server: Server, game: str) -> None:
    table, ada, ben = await seat_two(server, game)
    async with ada.at(table) as first, ben.at(table) as second:
        while first.snapshot["status"] == "playing":
            actor, other = (first, second) if first.snapshot["legal"] else (second, first)
            done = await actor.act()
            assert done["type"] == "done"
            await actor.until_number(done["number"])
            await other.until_number(done["number"])
        assert first.snapshot["result"] == second.snapshot["result"]
    status, record = await ada.get(f"/api/tables/{table}/record")
    assert status == 200
    assert record["result"] == first.snapshot["result"]


async def test_a_bot_plays_its_seat_to_the_end(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    table = (await ada.do("/api/tables", one_with_bot()))["id"]
    async with ada.at(table) as place:
        while True:
            await place.until_own_turn()
            if place.snapshot["status"] == "over":
                break
            done = await place.act()
            await place.until_number(done["number"])
