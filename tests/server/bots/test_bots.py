"""Bots at a real server: in seats of their own, for people who left, and as advisers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from steeple.ai.players import BOTS
from steeple.games import GAMES
from steeple.server.bots.thinking import PACES, pace_of
from support.server.legal import one_by_one
from support.server.serving import Person, Place, Server, one_with_bot, seat_two, serving

pytestmark = pytest.mark.anyio


async def until_over(place: Place) -> None:
    while place.snapshot["status"] != "over":
        await place.hear()


def entries(place: Place) -> list[dict[str, Any]]:
    """All that has happened at a table, as far as somebody there has heard."""
    return [
        *place.welcome["entries"],
        *(message["entry"] for message in place.heard if message["type"] == "step"),
    ]


async def test_bots_play_a_table_of_their_own_to_the_end(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    for game in GAMES:
        bots = [{"kind": "bot", "bot": "random"}] * 3
        table = (await ada.do("/api/tables", {"game": game, "players": 3, "seats": bots}))["id"]
        async with ada.at(table) as place:
            await until_over(place)


async def test_every_kind_of_bot_decides(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    for bot in ("random", "greedy", "level:1", "level:2", "level:3", "level:4", "level:5"):
        seats = [{"kind": "bot", "bot": bot}, {"kind": "me"}]
        table = (
            await ada.do(
                "/api/tables", {"game": "campanile-2009", "players": 2, "seats": seats, "order": "given"}
            )
        )["id"]
        async with ada.at(table) as place:
            while place.snapshot["ply"] == 0:
                await place.hear()
            assert next(entry["seat"] for entry in entries(place) if entry["kind"] == "act") == 0


def test_a_stronger_level_never_takes_less_time_than_a_weaker_one() -> None:
    paces = [pace_of(bot) for bot in BOTS]
    assert paces == sorted(paces)
    assert paces[0] == 1.0 < paces[-1]
    assert PACES.keys() <= set(BOTS)


async def test_a_bot_that_thinks_is_announced(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    table = (await ada.do("/api/tables", one_with_bot()))["id"]
    async with ada.at(table) as place:
        while place.snapshot["to_act"] == 0:
            await place.until_number((await place.act())["number"])
        while not any(entry["seat"] == 1 and entry["kind"] == "act" for entry in entries(place)):
            await place.hear()
        heard = [
            message["type"] for message in place.heard
        ]  # the word may come before the answer to one's own action
        assert "thinking" in heard[: len(heard) - heard[::-1].index("step")]


async def test_a_bot_plays_for_whoever_left_until_they_return(server: Server) -> None:
    table, ada, ben = await seat_two(server, substitute="random")
    async with ada.at(table) as first:
        await first.ask("leave", seat=0)
        async with ben.at(table) as second:
            for _ in range(3):
                await second.until_own_turn()
                await second.until_number((await second.act())["number"])
            await second.until_own_turn()
            assert second.snapshot["seats"][0]["is_away"]
            assert (await first.ask("act", ply=second.snapshot["ply"], action="x"))["type"] == "refused"
            back = await first.ask("return", seat=0)
            assert back["type"] == "done"
            await second.until_number(back["number"])
            assert not second.snapshot["seats"][0]["is_away"]
            while second.snapshot["status"] != "over" and second.snapshot["to_act"] == 1:
                await second.until_number((await second.act())["number"])
            await first.until_own_turn()
            assert (await first.act())["type"] == "done"


async def test_a_bot_plays_for_whoever_has_no_time_left(server: Server) -> None:
    clock = {"kind": "live", "seconds": 10, "increment": 0}
    table, _, ben = await seat_two(server, substitute="random", clock=clock)
    async with ben.at(table) as place:  # on a slow machine the time may be over before he comes
        while not (played := [entry for entry in entries(place) if entry["kind"] in ("flag", "act")])[1:]:
            await place.hear()
        assert [(entry["kind"], entry["seat"]) for entry in played[:2]] == [("flag", 0), ("act", 0)]
        assert place.snapshot["seats"][0]["is_away"]
        assert place.snapshot["clock"]["left"][0] == 0


async def test_what_a_bot_had_in_mind_is_forgotten_when_a_person_takes_back(tmp_path: Path) -> None:
    async with serving(tmp_path / "tables.sqlite", "--no-limits", STEEPLE_BOT_PAUSE="600000") as server:
        ada = await Person.named(server.address, "Ada")
        table = (await ada.do("/api/tables", one_with_bot()))["id"]
        async with ada.at(table) as place:
            await place.until_own_turn()
            while place.snapshot["to_act"] == 0:
                done = await place.act()
                await place.until_number(done["number"])
            ply = place.snapshot["ply"]
            done = await place.ask("undo")
            assert done["type"] == "done"
            await place.until_number(done["number"])
            assert place.snapshot["ply"] == ply - 1
            assert place.snapshot["to_act"] == 0
            assert (await place.act())["type"] == "done"


async def test_bots_go_on_after_the_server_was_killed(tmp_path: Path) -> None:
    async with serving(tmp_path / "tables.sqlite", "--no-limits") as server:
        ada = await Person.named(server.address, "Ada")
        bots = [{"kind": "bot", "bot": "random"}] * 4
        table = (await ada.do("/api/tables", {"game": "campanile-2009", "players": 4, "seats": bots}))["id"]
        server.kill()
        server.start()
        await server.wait()
        async with ada.at(table) as place:
            await until_over(place)


async def test_a_hint_is_for_whoever_has_to_decide(server: Server) -> None:
    table, ada, ben = await seat_two(server, has_hints=True)
    async with ada.at(table) as first, ben.at(table) as second:
        places = [first, second]
        to_act = first.snapshot["to_act"]
        assert (await places[1 - to_act].ask("hint"))["problem"]["code"] == "not-your-turn"
        hint = await places[to_act].ask("hint")
        legal = [one["action"] for one in one_by_one(places[to_act].snapshot["legal"])]
        assert hint["choices"]
        assert {choice["action"] for choice in hint["choices"]} <= set(legal)


async def test_on_a_new_machine_who_waits_for_a_bot_hears_that_it_is_compiled_and_bots_decide_meanwhile(
    tmp_path: Path,
) -> None:
    async with serving(
        tmp_path / "tables.sqlite", "--no-limits", NUMBA_DISABLE_JIT="0", STEEPLE_CACHE=str(tmp_path / "cold")
    ) as server:
        ada = await Person.named(server.address, "Ada")
        seats = [{"kind": "bot", "bot": "level:5"}, {"kind": "me"}]
        body = {"game": "campanile-2009", "players": 2, "seats": seats, "order": "given"}
        table = (await ada.do("/api/tables", body))["id"]
        async with ada.at(table) as place:
            thinking = await place.until("thinking")
            assert thinking["is_compiling"]
            assert 0 <= thinking["progress"] < 1
            await place.until_own_turn()
        server.stop()  # the process that compiles ends with it
