"""Tables at a real server, over HTTP: open, join, leave, close, list, chat, records, another game."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from steeple.games import GAMES
from steeple.kernel.record import replay
from steeple.words import LANGUAGES
from support.server.serving import Person, Server, one_with_bot, play_out, seat_two, serving, two_people

pytestmark = pytest.mark.anyio


async def test_a_game_begins_when_the_last_seat_is_taken(server: Server) -> None:
    ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
    table = (await ada.do("/api/tables", two_people()))["id"]
    assert (await ada.get(f"/api/tables/{table}"))[1]["snapshot"]["status"] == "open"
    await ben.do(f"/api/tables/{table}/join")
    welcome = (await ben.get(f"/api/tables/{table}"))[1]
    assert welcome["snapshot"]["status"] == "playing"
    assert [seat["name"] for seat in welcome["snapshot"]["seats"]] == ["Ada", "Ben"]
    assert [seat["is_you"] for seat in welcome["snapshot"]["seats"]] == [False, True]


REFUSED: list[tuple[str, dict[str, Any], int, str]] = [
    ("a game that there is not", {"game": "chess"}, 404, "unknown-game"),
    (
        "too many players",
        {"players": 5, "game": "campos", "seats": [{"kind": "open"}] * 5},
        400,
        "bad-players",
    ),
    ("fewer seats than players", {"players": 3}, 400, "bad-players"),
    ("an option that there is not", {"options": {"colour": "blue"}}, 400, "bad-option"),
    (
        "a bot that there is not",
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "level:9"}]},
        400,
        "bad-bot",
    ),
    ("a substitute that there is not", {"substitute": "nobody"}, 400, "bad-bot"),
    ("a clock of no kind", {"clock": {"kind": "sand"}}, 422, "bad-message"),
    ("a key that nobody declared", {"stakes": 5}, 422, "bad-message"),
]


async def test_a_table_that_cannot_be_is_refused_with_a_reason(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    for what, change, status, code in REFUSED:
        answer = await ada.post("/api/tables", {**two_people(), **change})
        assert (answer[0], answer[1]["code"]) == (status, code), what


async def test_a_seat_is_taken_once(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    body = two_people(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    table = (await ada.do("/api/tables", body))["id"]
    others = [await Person.named(server.address, f"guest {number}") for number in range(4)]
    answers = await asyncio.gather(*(one.post(f"/api/tables/{table}/join", {"seat": 1}) for one in others))
    assert sorted(status for status, _ in answers) == [200, 409, 409, 409]
    assert {said["code"] for status, said in answers if status == 409} == {"seat-taken"}


async def test_a_seat_left_before_the_start_is_open_again(server: Server) -> None:
    ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
    body = two_people(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    table = (await ada.do("/api/tables", body))["id"]
    await ben.do(f"/api/tables/{table}/join", {"seat": 2})
    await ben.do(f"/api/tables/{table}/leave", {"seat": 2})
    seats = (await ada.get(f"/api/tables/{table}"))[1]["snapshot"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "open"]


async def test_only_the_host_closes_a_table_and_only_before_the_start(server: Server) -> None:
    ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
    table = (await ada.do("/api/tables", two_people()))["id"]
    assert (await ben.post(f"/api/tables/{table}/close"))[1]["code"] == "not-host"
    await ada.do(f"/api/tables/{table}/close")
    assert (await ben.post(f"/api/tables/{table}/join"))[1]["code"] == "already-over"
    playing, ada, _ = await seat_two(server)
    assert (await ada.post(f"/api/tables/{playing}/close"))[1]["code"] == "already-started"


async def test_the_lobby_shows_only_listed_tables_that_wait_for_people(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    listed = (await ada.do("/api/tables", two_people(is_listed=True)))["id"]
    await ada.do("/api/tables", two_people())
    await ada.do("/api/tables", one_with_bot(is_listed=True))
    _, shown = await Person(server.address).get("/api/tables?which=open")
    assert [row["id"] for row in shown["tables"]] == [listed]


async def test_one_s_own_list_says_where_it_is_one_s_turn(server: Server) -> None:
    table, ada, ben = await seat_two(server)
    to_act = (await ada.get(f"/api/tables/{table}"))[1]["snapshot"]["to_act"]
    for seat, person in enumerate((ada, ben)):
        rows = (await person.get("/api/tables"))[1]["tables"]
        assert [(row["id"], row["is_your_turn"]) for row in rows] == [(table, seat == to_act)]


async def test_an_action_sent_twice_happens_once(server: Server) -> None:
    table, *people = await seat_two(server)
    snapshot = (await people[0].get(f"/api/tables/{table}"))[1]["snapshot"]
    actor = people[snapshot["to_act"]]
    legal = (await actor.get(f"/api/tables/{table}"))[1]["snapshot"]["legal"]
    body = {"request": "once", "ply": 0, "action": legal[0]["action"]}
    first = await actor.do(f"/api/tables/{table}/act", body)
    assert await actor.do(f"/api/tables/{table}/act", body) == first
    assert (await actor.get(f"/api/tables/{table}"))[1]["snapshot"]["ply"] == 1


async def test_what_is_said_is_there_for_whoever_comes_later(server: Server) -> None:
    table, ada, ben = await seat_two(server)
    await ada.do(f"/api/tables/{table}/chat", {"text": "Guten Tag 🏰"})
    async with ben.at(table) as place:
        said = place.welcome["chats"]
        assert [(chat["name"], chat["seat"], chat["text"]) for chat in said] == [("Ada", 0, "Guten Tag 🏰")]


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_finished_game_has_a_record_that_holds_and_can_be_kept_again(
    server: Server, game: str
) -> None:
    table, ada, ben = await seat_two(server, game)
    commitment = (await ada.get(f"/api/tables/{table}"))[1]["commitment"]
    assert (await ada.get(f"/api/tables/{table}/record"))[1]["code"] == "not-over"
    assert (await ada.get(f"/api/tables/{table}/views"))[1]["code"] == "not-over"
    await play_out(table, ada, ben)
    status, record = await Person(server.address).get(f"/api/tables/{table}/record")
    assert status == 200
    assert replay(record, GAMES).result() == record["result"]
    assert record["fair"]["commitment"] == commitment
    again = (await ada.do("/api/records", record))["id"]
    assert (await ada.get(f"/api/tables/{again}/record"))[1] == record
    shown = (await ada.get(f"/api/tables/{again}/views?seat=1"))[1]
    assert len(shown["views"]) == len(record["actions"]) + 1


async def test_a_record_that_does_not_hold_is_not_kept(server: Server) -> None:
    table, ada, ben = await seat_two(server)
    await play_out(table, ada, ben)
    record = (await ada.get(f"/api/tables/{table}/record"))[1]
    record["result"]["scores"][0] += 1
    status, said = await ada.post("/api/records", record)
    assert (status, said["code"]) == (400, "wrong-result")


async def test_a_table_is_as_it_was_after_the_server_was_killed(tmp_path: Path) -> None:
    async with serving(tmp_path / "tables.sqlite", "--no-limits") as server:
        table, ada, ben = await seat_two(server)
        async with ada.at(table) as first, ben.at(table) as second:
            for _ in range(7):
                actor, other = (first, second) if first.snapshot["legal"] else (second, first)
                number = (await actor.act())["number"]
                await actor.until_number(number)
                await other.until_number(number)
        before = (await ada.get(f"/api/tables/{table}"))[1]
        server.kill()
        server.start()
        await server.wait()
        after = (await ada.get(f"/api/tables/{table}"))[1]
        assert json.dumps(after) == json.dumps(before)


async def test_a_server_that_stops_says_so_and_ends_well(tmp_path: Path) -> None:
    async with serving(tmp_path / "tables.sqlite", "--no-limits") as server:
        table, ada, _ = await seat_two(server)
        async with ada.at(table) as place:
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            await place.until("closing")
            assert await stopping == 0


async def test_pages_that_need_no_name(server: Server) -> None:
    nobody = Person(server.address)
    for path in ("/", "/docs", "/openapi.json", "/health", "/api/games"):
        assert (await nobody.get(path))[0] == 200, path
    assert [game["name"] for game in (await nobody.get("/api/games"))[1]["games"]] == list(GAMES)
    for game in GAMES:
        for asked in ("", *(f"?language={language}" for language in LANGUAGES)):
            status, rules = await nobody.get(f"/api/games/{game}/rules{asked}")
            assert status == 200
            assert rules.startswith("# ")
    assert (await nobody.get("/api/games/campos/rules?language=..%2Fen"))[0] == 422
