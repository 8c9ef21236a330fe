"""Whatever somebody sends to a table's socket, the answer is a clear refusal, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from soak.server import PATIENCE, Party
from steeple.kernel.game import MOST_PLAYERS
from support.long_tests import in_full
from support.server.serving import Person, Place, Server, seat_two, serving

pytestmark = pytest.mark.anyio
FLOOD = in_full(1_000, 10_000)

UNREADABLE = {
    "empty": "",
    "not JSON": "{",
    "cut off": '{"type":"act","request":"a","ply":0,"action":',
    "null": "null",
    "number": "42",
    "text": '"act"',
    "list": "[]",
    "no type": "{}",
    "unknown type": '{"type":"shout"}',
    "type that isn't text": '{"type":["act"]}',
    "nothing but the type": '{"type":"act"}',
    "keys that nobody knows": '{"type":"act","request":"a","ply":0,"action":"x","seat":1}',
    "a negative ply": '{"type":"act","request":"a","ply":-1,"action":"x"}',
    "a ply that isn't a number": '{"type":"act","request":"a","ply":NaN,"action":"x"}',
    "a ply that is a text": '{"type":"act","request":"a","ply":"0x","action":"x"}',
    "an id that isn't text": '{"type":"act","request":{},"ply":0,"action":"x"}',
    "an empty id": '{"type":"act","request":"","ply":0,"action":"x"}',
    "an id that is too long": '{"type":"act","request":"' + "a" * 65 + '","ply":0,"action":"x"}',
    "an id with a NUL": '{"type":"undo","request":"a\\u0000"}',
    "a chat with a NUL": '{"type":"say","request":"a","text":"a\\u0000"}',
    "half a character": '{"type":"say","request":"a","text":"\\ud800"}',
    "an empty chat": '{"type":"say","request":"a","text":""}',
    "a chat that is too long": '{"type":"say","request":"a","text":"' + "a" * 501 + '"}',
    "a seat that there is at no table": f'{{"type":"leave","request":"a","seat":{MOST_PLAYERS}}}',
    "a number of 400 digits": '{"type":"hello","seen":1' + "0" * 400 + ".5}",
    "nested deep": "[" * 3000 + "]" * 3000,
    "nested deep in a message": '{"type":"act","request":'
    + '{"a":' * 1000
    + "1"
    + "}" * 1000
    + ',"ply":0,"action":"x"}',
    "binary": b"\x00\xff\xfe",
    "binary that reads as a message": b'{"type":"undo","request":"a"}',
}
ODD = {
    "an action that is none": ({"type": "act", "ply": 0, "action": "🗼"}, "ill-formed"),
    "a ply beyond all numbers": ({"type": "act", "ply": 10**18, "action": "x"}, "stale"),
    "an undo of nothing": ({"type": "undo"}, "nothing-to-undo"),
    "an answer to nobody": ({"type": "answer", "agrees": True}, "no-undo-asked"),
    "a return to a seat that was not left": ({"type": "return", "seat": 0}, "not-away"),
    "a seat that there is not": ({"type": "leave", "seat": 4}, "not-your-seat"),
}
TOO_LONG = {"a little": "a" * 8193, "a megabyte": "a" * 2**20, "sixteen megabytes": b"a" * 2**24}
COMMANDS = {
    "act": {"type": "act", "ply": 0, "action": "x"},
    "undo": {"type": "undo"},
    "answer": {"type": "answer", "agrees": True},
    "leave": {"type": "leave", "seat": 0},
    "return": {"type": "return", "seat": 0},
    "hint": {"type": "hint"},
}
FLOODS: dict[str, Callable[[int], str]] = {
    "unreadable": lambda number: "}" * (number % 100),
    "acts": lambda number: json.dumps({"type": "act", "request": f"{number}", "ply": 99, "action": "x"}),
    "chats": lambda number: json.dumps({"type": "say", "request": f"{number}", "text": "hey " * 100}),
    "undos": lambda number: json.dumps({"type": "undo", "request": f"{number}"}),
    "hellos": lambda number: '{"type":"hello"}',
    "hints": lambda number: json.dumps({"type": "hint", "request": f"{number}"}),
}


@pytest.fixture(scope="module")
async def limited(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    async with serving(tmp_path_factory.mktemp("server") / "tables.sqlite") as running:
        yield running


@asynccontextmanager
async def neighbours(server: Server) -> AsyncIterator[None]:
    """Meanwhile two people play at another table; they must not notice anything, and get on."""
    ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
    party = Party("campanile-2009", (ada, ben), seed=1, pause=0.1)
    async with asyncio.TaskGroup() as group:
        group.create_task(party.play())
        try:
            async with asyncio.timeout(PATIENCE):
                await party.play_more(2)
            yield
            async with asyncio.timeout(PATIENCE):
                await party.play_more(2)
        finally:
            party.is_tired = True
    assert party.losses == 0


async def number_of(person: Person, table: str) -> int:
    """How many steps have been taken at a table."""
    return int((await person.get(f"/api/tables/{table}"))[1]["snapshot"]["number"])


def farewell(closed: ConnectionClosed) -> tuple[int, str]:
    """With which code and reason the server closed a connection."""
    assert closed.rcvd is not None, "closed without a word"
    return closed.rcvd.code, closed.rcvd.reason


async def hear_all(place: Place) -> None:
    while True:
        await place.hear()


@pytest.mark.parametrize("frame", UNREADABLE.values(), ids=UNREADABLE)
async def test_what_cannot_be_read_is_refused_and_the_connection_goes_on(
    server: Server, frame: str | bytes
) -> None:
    table, ada, _ = await seat_two(server)
    async with neighbours(server), ada.at(table) as place:
        await place.socket.send(frame)
        problem = (await place.until("refused"))["problem"]
        assert (problem["code"], problem["sentence"] != "") == ("bad-message", True)
        assert (await place.act())["type"] == "done"


@pytest.mark.parametrize(("message", "code"), ODD.values(), ids=ODD)
async def test_what_cannot_be_done_is_refused_under_its_name(
    server: Server, message: dict[str, Any], code: str
) -> None:
    table, ada, _ = await seat_two(server)
    before = await number_of(ada, table)
    async with ada.at(table) as place:
        refused = await place.ask(**message)
        assert (refused["type"], refused["problem"]["code"]) == ("refused", code)
    assert await number_of(ada, table) == before


@pytest.mark.parametrize("frame", TOO_LONG.values(), ids=TOO_LONG)
async def test_what_is_too_long_closes_the_connection_with_a_reason(
    server: Server, frame: str | bytes
) -> None:
    table, ada, _ = await seat_two(server)
    async with neighbours(server), ada.at(table) as place:
        with suppress(ConnectionClosed):  # before all of it was sent
            await place.socket.send(frame)
        with pytest.raises(ConnectionClosed) as closed:
            await hear_all(place)
        code, reason = farewell(closed.value)
    assert (code, reason != "") == (1009, True)


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
async def test_who_does_not_say_hello_first_is_told_to(server: Server, command: dict[str, Any]) -> None:
    table, ada, _ = await seat_two(server)
    before = await number_of(ada, table)
    async with ada.connect(table) as socket:
        refused = await Place(socket).ask(**command)
    assert (refused["type"], "hello" in refused["problem"]["sentence"]) == ("refused", True)
    assert await number_of(ada, table) == before


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
async def test_a_spectator_can_do_nothing(server: Server, command: dict[str, Any]) -> None:
    table, ada, _ = await seat_two(server)
    before = await number_of(ada, table)
    for stranger in (await Person.named(server.address, "Eve"), Person(server.address)):
        async with stranger.at(table) as place:
            refused = await place.ask(**command)
            assert refused["type"] == "refused"
            assert refused["problem"]["code"] in ("not-your-seat", "not-your-turn", "not-signed-in")
    assert await number_of(ada, table) == before


async def test_who_is_not_to_act_cannot_act_for_whoever_is(server: Server) -> None:
    table, ada, ben = await seat_two(server)
    before = await number_of(ada, table)
    async with ada.at(table) as rightful, ben.at(table) as place:
        action = rightful.snapshot["legal"][0]["action"]
        assert (await place.ask("act", ply=0, action=action))["problem"]["code"] == "not-your-turn"
        for kind in ("leave", "return"):
            assert (await place.ask(kind, seat=0))["problem"]["code"] == "not-your-seat"
        assert (await place.ask("undo"))["problem"]["code"] == "nothing-to-undo"
    assert await number_of(ada, table) == before


async def test_an_action_sent_many_times_is_carried_out_once(server: Server) -> None:
    table, ada, _ = await seat_two(server)
    before = await number_of(ada, table)
    async with ada.at(table) as place:
        message = {
            "type": "act",
            "request": "again",
            "ply": 0,
            "action": place.snapshot["legal"][0]["action"],
        }
        for _ in range(50):
            await place.send(message)
        assert {(await place.until("done", "refused"))["number"] for _ in range(50)} == {before + 1}
    assert await number_of(ada, table) == before + 1


async def test_a_name_that_another_person_used_already_is_not_taken_for_theirs(server: Server) -> None:
    table, ada, ben = await seat_two(server)
    async with ada.at(table) as host, ben.at(table) as guest:
        acting, waiting = host, guest
        for ply in range(12):
            await acting.until_number(host.snapshot["number"])
            if not acting.snapshot["legal"]:
                acting, waiting = waiting, acting
            await acting.send(
                {
                    "type": "act",
                    "request": f"{ply}",
                    "ply": ply,
                    "action": acting.snapshot["legal"][0]["action"],
                }
            )
            number = (await acting.until("done"))["number"]
            await waiting.until_number(number)
            await acting.until_number(number)
            await waiting.send({"type": "act", "request": f"{ply}", "ply": ply, "action": "x"})
            assert (await waiting.until("done", "refused"))["type"] == "refused"


async def test_who_hangs_up_right_after_acting_has_acted_and_the_others_hear_of_it(server: Server) -> None:
    table, ada, ben = await seat_two(server)
    for ply in range(9):
        seat = (await ada.get(f"/api/tables/{table}"))[1]["snapshot"]["to_act"]
        actor, other = (ada, ben) if seat == 0 else (ben, ada)
        async with other.at(table) as watching, actor.at(table) as leaving:
            action = leaving.snapshot["legal"][0]["action"]
            await leaving.send({"type": "act", "request": f"bye-{ply}", "ply": ply, "action": action})
            leaving.socket.transport.abort()
            step = await watching.until("step")
            assert (step["snapshot"]["ply"], step["entry"]["action"]) == (ply + 1, action)


@pytest.mark.long
@pytest.mark.parametrize("kind", FLOODS)
async def test_a_flood_of_messages_is_refused_and_nobody_else_notices(limited: Server, kind: str) -> None:
    await flood_beside_neighbours(limited, FLOODS[kind])


@pytest.mark.long
async def test_a_flood_of_messages_that_no_limit_holds_back_disturbs_nobody_else(server: Server) -> None:
    await flood_beside_neighbours(server, FLOODS["chats"])


async def flood_beside_neighbours(server: Server, message: Callable[[int], str]) -> None:
    table, ada, ben = await seat_two(server)
    before = await number_of(ada, table)
    async with neighbours(server):
        await flood(ben, table, message)
    assert await number_of(ada, table) == before


async def flood(person: Person, table: str, message: Callable[[int], str]) -> None:
    """Send without waiting for answers, until all is answered or the server hangs up and says why."""
    reasons: list[str] = []
    async with person.at(table) as place:

        async def send() -> None:
            for number in range(FLOOD):
                await place.socket.send(message(number))
            await place.send({"type": "return", "request": "last", "seat": 4})

        sending = asyncio.create_task(send())
        try:
            while (await place.until("refused"))["request"] != "last":
                place.heard.clear()
        except ConnectionClosed as closed:
            reasons.append(farewell(closed)[1])
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
    assert all(reasons)
