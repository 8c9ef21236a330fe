"""A table's WebSocket, at a real server: hello, steps, resending, coming back, refusals."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from serving import Person, one_with_bot, seat_two, serving
from steeple.games import GAMES


@pytest.mark.parametrize("game", list(GAMES))
def test_two_people_play_a_whole_game(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path / "a.sqlite", "--no-limits") as server:
            table, ada, ben = await seat_two(server, game)
            async with ada.at(table) as first, ben.at(table) as second:
                while first.position["status"] == "playing":
                    actor, other = (first, second) if first.position["legal"] else (second, first)
                    done = await actor.act()
                    assert done["type"] == "done"
                    await actor.until_number(done["number"])
                    await other.until_number(done["number"])
                assert first.position["result"] == second.position["result"]
            status, record = await ada.get(f"/api/tables/{table}/record")
            assert status == 200
            assert record["result"] == first.position["result"]

    asyncio.run(play())


def test_a_bot_plays_its_seat_to_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path / "a.sqlite", "--no-limits") as server:
            ada = await Person.named(server.address, "Ada")
            table = (await ada.do("/api/tables", one_with_bot()))["id"]
            async with ada.at(table) as place:
                while True:
                    await place.until_own_turn()
                    if place.position["status"] == "over":
                        break
                    done = await place.act()
                    await place.until_number(done["number"])

    asyncio.run(play())
