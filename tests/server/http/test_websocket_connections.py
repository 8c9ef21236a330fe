"""WebSockets that send too much, too early or not what they should, or don't read: real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from steeple.server.http.connections import Reader
from steeple.server.http.uvicorn_protocols import MOST_IGNORED, MOST_UNHEARD, MOST_UNREAD, WebSocketConnection
from support.server.edge import UPGRADE, Client, Edge, deaf
from support.server.serving import PATIENCE

pytestmark = pytest.mark.anyio

EMPTY = bytes([0x81, 0x80, 0, 0, 0, 0])
"""A text message without any text."""


@asynccontextmanager
async def websocket(edge: Edge) -> AsyncIterator[Client]:
    async with edge.client() as client:
        await client.send(UPGRADE + b"\r\n")
        await client.until(b"\r\n\r\n")
        yield client


def code_of(farewell: bytes) -> int:
    """The code of a closing frame."""
    return int.from_bytes(farewell[2:4])


@pytest.mark.parametrize(
    ("kind", "payload"),
    [(0x89, b"p" * 120), (0x81, b"{}"), (0x00, b"")],
    ids=["pings", "messages", "fragments"],
)
async def test_a_websocket_that_is_flooded_is_hung_up_on(kind: int, payload: bytes) -> None:
    frame = bytes([kind, 0x80 | len(payload), 0, 0, 0, 0]) + payload
    async with Edge(deaf).running() as edge, edge.client() as client:
        await client.send(UPGRADE + b"\r\n")
        await client.until(b"\r\n\r\n")
        if kind == 0x00:
            await client.send(bytes([0x01, 0x80, 0, 0, 0, 0]))
        assert await client.flood(frame * (MOST_UNHEARD + 10), 20 * MOST_UNREAD)
        await edge.there_are(0)


async def test_whoever_sends_too_many_messages_at_once_is_told_so_though_more_are_coming() -> None:
    async with Edge(deaf).running() as edge, websocket(edge) as client:
        await client.send(EMPTY * (MOST_UNHEARD + 1))
        farewell = await client.until(b"wait for an answer")
        for _ in range(100):
            await client.send(EMPTY)
            await asyncio.sleep(0)
        assert code_of(farewell) == 1008
        assert await client.rest() == b""


async def test_whoever_is_told_goodbye_and_goes_on_sending_is_hung_up_on() -> None:
    async with Edge(deaf).running() as edge, websocket(edge) as client:
        assert await client.flood(EMPTY * (MOST_UNHEARD + 1), 20 * MOST_IGNORED)
        await edge.there_are(0)


class Hasty(WebSocketConnection):
    """Waits hardly at all for an answer to its goodbye."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.close_timeout = 0.01


async def test_whoever_is_told_goodbye_and_does_nothing_is_hung_up_on() -> None:
    edge = Edge(deaf)
    edge.config.ws_protocol_class = Hasty
    async with edge.running(), websocket(edge) as client:
        await client.send(EMPTY * (MOST_UNHEARD + 1))
        await edge.there_are(0)


async def test_an_app_hears_nothing_of_a_flood_but_that_it_is_over() -> None:
    heard: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while not heard or heard[-1] != "websocket.disconnect":
            heard.append((await receive())["type"])

    async with Edge(app).running() as edge, websocket(edge) as client:
        await client.send(EMPTY * (MOST_UNHEARD + 1))
        await client.until(b"wait for an answer")
        async with asyncio.timeout(PATIENCE):
            while heard != ["websocket.disconnect"]:
                await asyncio.sleep(0)


async def test_an_app_that_waits_to_send_hears_that_it_is_over_before_the_connection_is_closed() -> None:
    open_then: list[int] = []
    has_heard = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        try:
            while True:
                await send({"type": "websocket.send", "bytes": b"a" * 300_000})
        except (OSError, RuntimeError):  # uvicorn says it either way
            open_then.append(len(edge.connections.connections))
            has_heard.set()

    async with Edge(app).running() as edge, websocket(edge) as client:
        await client.send(EMPTY * (MOST_UNHEARD + 1))
        async with asyncio.timeout(PATIENCE):
            await has_heard.wait()
    assert open_then == [1]


async def test_whoever_floods_before_they_are_let_in_is_hung_up_on() -> None:
    errors: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: errors.append(context))

    is_asked = asyncio.Event()

    async def undecided(scope: Any, receive: Any, send: Any) -> None:
        is_asked.set()
        await asyncio.Event().wait()

    async with Edge(undecided).running() as edge, edge.client() as client:
        await client.send(UPGRADE + b"\r\n")
        await is_asked.wait()
        await client.send(EMPTY * (MOST_UNHEARD + 1))
        assert await client.rest() == b""
        await edge.there_are(0)
    assert errors == []


@pytest.mark.parametrize(
    ("after", "code"), [(0x89, 1007), (0x88, 1005)], ids=["and then pings", "and then closes"]
)
async def test_whoever_sends_text_that_is_none_gets_an_answer(after: int, code: int) -> None:
    """What follows in the same packet met a connection that had said goodbye."""
    errors: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: errors.append(context))
    async with Edge(deaf).running() as edge, websocket(edge) as client:
        await client.send(bytes([0x81, 0x81, 0, 0, 0, 0, 0xFF, after, 0x80, 0, 0, 0, 0]))
        farewell = (await client.rest()).removeprefix(bytes([0x8A, 0]))  # the answer to a ping
        assert (farewell[0], code_of(farewell) or 1005) == (0x88, code)
    assert errors == []


async def test_a_handshake_with_longer_headers_than_websockets_reads_is_answered() -> None:
    async with Edge(deaf).running() as edge, edge.client() as client:
        await client.send(UPGRADE + b"X-Long: " + b"a" * 10_000 + b"\r\n\r\n")
        assert (await client.rest()).startswith(b"HTTP/1.1 431 ")
        await edge.there_are(0)


async def test_a_websocket_that_takes_nothing_is_hung_up_on() -> None:
    written = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": "a" * 20_000_000})
        written.set()
        await asyncio.Event().wait()

    async with Edge(app).running() as edge, edge.client() as client:
        await client.send(UPGRADE + b"\r\n")
        await asyncio.wait_for(written.wait(), PATIENCE)
        edge.pass_seconds(Reader.SECONDS + 2)
        await edge.there_are(0)
