"""Bots at a real server: in seats of their own, for people who left, and as advisers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from serving import Person, Place, Server, one_with_bot, seat_two, serving
from steeple.games import GAMES


def at_server(tmp_path: Path, test: Callable[[Server], Awaitable[None]], **environment: str) -> None:
    """Run a test against a server of its own."""

    async def run() -> None:
        async with serving(tmp_path / "bots.sqlite", "--no-limits", **environment) as server:
            await test(server)

    asyncio.run(run())


async def until_over(place: Place) -> None:
    while place.position["status"] != "over":
        await place.hear()


def test_bots_play_a_table_of_their_own_to_the_end(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        ada = await Person.named(server.address, "Ada")
        for game in GAMES:
            bots = [{"kind": "bot", "bot": "random"}] * 3
            table = (await ada.do("/api/tables", {"game": game, "players": 3, "seats": bots}))["id"]
            async with ada.at(table) as place:
                await until_over(place)

    at_server(tmp_path, test)


def test_every_kind_of_bot_decides(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        ada = await Person.named(server.address, "Ada")
        for bot in ("random", "greedy", "level:1", "level:2", "level:3", "level:4", "level:5"):
            seats = [{"kind": "bot", "bot": bot}, {"kind": "me"}]
            table = (await ada.do("/api/tables", {"game": "campanile-2009", "players": 2, "seats": seats, "order": "given"}))[
                "id"
            ]
            async with ada.at(table) as place:
                await place.until_own_turn()
                assert place.position["ply"] > 0

    at_server(tmp_path, test)


def test_a_bot_that_thinks_is_announced(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        ada = await Person.named(server.address, "Ada")
        table = (await ada.do("/api/tables", one_with_bot()))["id"]
        async with ada.at(table) as place:
            while place.position["to_act"] == 0:
                await place.until_number((await place.act())["number"])
            assert (await place.until("thinking", "step"))["type"] == "thinking"

    at_server(tmp_path, test)


def test_a_bot_plays_for_whoever_left_until_they_return(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        table, ada, ben = await seat_two(server, substitute="random")
        async with ada.at(table) as first:
            await first.ask("leave", seat=0)
            async with ben.at(table) as second:
                for _ in range(3):
                    await second.until_own_turn()
                    await second.until_number((await second.act())["number"])
                await second.until_own_turn()
                assert second.position["seats"][0]["is_away"]
                assert (await first.ask("act", ply=second.position["ply"], action="x"))["type"] == "refused"
                back = await first.ask("return", seat=0)
                assert back["type"] == "done"
                await second.until_number(back["number"])
                assert not second.position["seats"][0]["is_away"]
                while second.position["status"] != "over" and second.position["to_act"] == 1:
                    await second.until_number((await second.act())["number"])
                await first.until_own_turn()
                assert (await first.act())["type"] == "done"

    at_server(tmp_path, test)


def test_a_bot_plays_for_whoever_has_no_time_left(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        clock = {"kind": "live", "seconds": 10, "increment": 0}
        table, ada, ben = await seat_two(server, substitute="random", clock=clock)
        async with ada.at(table) as first, ben.at(table) as second:
            late = first.position["to_act"]
            place = second if late == 0 else first
            await place.until_own_turn()
            assert place.position["seats"][late]["is_away"]
            assert place.position["clock"]["left"][late] == 0
            kinds = [message["entry"]["kind"] for message in place.heard if message["type"] == "step"]
            assert kinds[:2] == ["flag", "act"]

    at_server(tmp_path, test)


def test_what_a_bot_had_in_mind_is_forgotten_when_a_person_takes_back(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        ada = await Person.named(server.address, "Ada")
        table = (await ada.do("/api/tables", one_with_bot()))["id"]
        async with ada.at(table) as place:
            await place.until_own_turn()
            while place.position["to_act"] == 0:
                done = await place.act()
                await place.until_number(done["number"])
            ply = place.position["ply"]
            done = await place.ask("undo")
            assert done["type"] == "done"
            await place.until_number(done["number"])
            assert place.position["ply"] == ply - 1
            assert place.position["to_act"] == 0
            assert (await place.act())["type"] == "done"

    at_server(tmp_path, test, STEEPLE_BOT_PAUSE="3000")


def test_bots_go_on_after_the_server_was_killed(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        ada = await Person.named(server.address, "Ada")
        bots = [{"kind": "bot", "bot": "random"}] * 4
        table = (await ada.do("/api/tables", {"game": "campanile-2009", "players": 4, "seats": bots}))["id"]
        server.kill()
        server.start()
        await server.wait()
        async with ada.at(table) as place:
            await until_over(place)

    at_server(tmp_path, test)


def test_a_hint_is_for_whoever_has_to_decide(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        table, ada, ben = await seat_two(server)
        async with ada.at(table) as first, ben.at(table) as second:
            places = [first, second]
            to_act = first.position["to_act"]
            assert (await places[1 - to_act].ask("hint"))["problem"]["code"] == "not-your-turn"
            hint = await places[to_act].ask("hint")
            legal = [one["action"] for one in places[to_act].position["legal"]]
            assert hint["choices"]
            assert {choice["action"] for choice in hint["choices"]} <= set(legal)

    at_server(tmp_path, test)


def test_on_a_new_machine_who_waits_for_a_bot_hears_that_it_is_compiled_and_bots_decide_meanwhile(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        ada = await Person.named(server.address, "Ada")
        seats = [{"kind": "bot", "bot": "level:5"}, {"kind": "me"}]
        wish = {"game": "campanile-2009", "players": 2, "seats": seats, "order": "given"}
        table = (await ada.do("/api/tables", wish))["id"]
        async with ada.at(table) as place:
            thinking = await place.until("thinking")
            assert thinking["is_compiling"]
            assert 0 <= thinking["progress"] < 1
            await place.until_own_turn()
        server.stop()  # the process that compiles ends with it

    at_server(tmp_path, test, NUMBA_DISABLE_JIT="0", STEEPLE_CACHE=str(tmp_path / "cold"))
