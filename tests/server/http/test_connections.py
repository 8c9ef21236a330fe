"""Connections that send too much or too slowly, or don't read: real sockets, and the test's own clock."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn

from steeple.server.http.addresses import Networks, home_of, plain
from steeple.server.http.connections import Connections, Reader
from steeple.server.http.rate_limits import Shares
from steeple.server.http.socket import Backlog, Socket
from steeple.server.http.uvicorn_protocols import (
    BODY_SECONDS,
    HEAD_SECONDS,
    IDLE_SECONDS,
    LONGEST_HEAD,
    LONGEST_REQUEST,
    MOST_AHEAD,
    MOST_IGNORED,
    MOST_UNHEARD,
    MOST_UNREAD,
    HttpConnection,
    WebSocketConnection,
)
from support.server.serving import PATIENCE

pytestmark = pytest.mark.anyio
App = Callable[[Any, Any, Any], Awaitable[None]]
HEAD = b"GET / HTTP/1.1\r\nHost: here\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)


class Client:
    """The other side of a connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        async with asyncio.timeout(PATIENCE):
            await self._writer.drain()

    async def answer(self) -> tuple[int, bytes]:
        """The next answer: its status and its body."""
        async with asyncio.timeout(PATIENCE):
            head = await self._reader.readuntil(b"\r\n\r\n")
            length = next(
                int(line.split(b":")[1])
                for line in head.lower().split(b"\r\n")
                if line.startswith(b"content-length")
            )
            return int(head.split()[1]), await self._reader.readexactly(length)

    async def until(self, end: bytes) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await self._reader.readuntil(end)

    async def some(self) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await self._reader.read(65536)

    async def rest(self) -> bytes:
        """All that comes until the other side hangs up."""
        found = b""
        with suppress(ConnectionError):
            while some := await self.some():
                found += some
        return found

    async def flood(self, some: bytes, most: int) -> bool:
        """Send the same repeatedly without reading; True if the other side hung up within `most` bytes."""
        try:
            for _ in range(most // len(some)):
                await self.send(some)
        except ConnectionError:
            return True
        return False


class Edge:
    """A server of nothing but an app, whose seconds pass when told."""

    def __init__(
        self, app: App, most_from_one: int | None = None, proxies: tuple[str, ...] = (), files: int = 1024
    ) -> None:
        self.config = uvicorn.Config(
            app, http=HttpConnection, ws=WebSocketConnection, lifespan="off", log_config=None
        )
        self.config.load()
        self.connections = Connections(files, most_from_one, Networks(proxies))
        self.port = 0

    def pass_seconds(self, seconds: int) -> None:
        for _ in range(seconds):
            self.connections.check_deadlines()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Edge]:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(
            lambda: HttpConnection(self.config, self.connections, {}), "127.0.0.1", 0
        )
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()

    @asynccontextmanager
    async def client(self, own: str = "127.0.0.1") -> AsyncIterator[Client]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(own, 0))
        try:
            yield Client(reader, writer)
        finally:
            writer.transport.abort()

    async def there_are(self, number: int) -> None:
        """Wait until this many connections are open."""
        async with asyncio.timeout(PATIENCE):
            while len(self.connections.connections) != number:
                await asyncio.sleep(0)


async def hello(scope: Any, receive: Any, send: Any) -> None:
    """Reads all that is sent, and says hello."""
    while (message := await receive())["type"] == "http.request" and message["more_body"]:
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"5")]})
    await send({"type": "http.response.body", "body": b"hello"})


async def deaf(scope: Any, receive: Any, send: Any) -> None:
    """A WebSocket on which nothing is said and nothing heard; HTTP is answered before it is read."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()
    await send({"type": "http.response.start", "status": 413, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


# --- Requests that do not end ---


@pytest.mark.parametrize("begun", [b"", HEAD, HEAD + b"X-Slow: "])
async def test_a_request_that_is_not_finished_in_time_is_given_up(begun: bytes) -> None:
    async with Edge(hello).running() as edge, edge.client() as client:
        await client.send(begun)
        await edge.there_are(1)
        edge.pass_seconds(HEAD_SECONDS)
        assert len(edge.connections.connections) == 1
        edge.pass_seconds(1)
        status, body = await client.answer()
        assert (status, json.loads(body)["code"]) == (408, "too-slow")
        assert await client.rest() == b""


async def test_a_header_that_drips_gets_no_more_time() -> None:
    async with Edge(hello).running() as edge, edge.client() as client:
        await client.send(HEAD)
        await edge.there_are(1)
        for _ in range(HEAD_SECONDS + 1):
            await client.send(b"X-Drip: 1\r\n")
            edge.pass_seconds(1)
        assert (await client.answer())[0] == 408


async def test_a_body_that_is_not_finished_in_time_is_given_up_and_the_app_is_told() -> None:
    heard: asyncio.Queue[str] = asyncio.Queue()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        for _ in range(2):
            await heard.put((await receive())["type"])

    async with Edge(app).running() as edge, edge.client() as client:
        await client.send(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\nhalf")
        assert await asyncio.wait_for(heard.get(), PATIENCE) == "http.request"
        edge.pass_seconds(BODY_SECONDS)
        assert len(edge.connections.connections) == 1
        edge.pass_seconds(1)
        assert (await client.answer())[0] == 408
        assert await asyncio.wait_for(heard.get(), PATIENCE) == "http.disconnect"


async def test_a_connection_that_asks_nothing_more_is_closed() -> None:
    async with Edge(hello).running() as edge, edge.client() as client:
        await client.send(HEAD + b"\r\n")
        assert await client.answer() == (200, b"hello")
        edge.pass_seconds(IDLE_SECONDS + 1)
        assert await client.rest() == b""


async def test_a_second_request_that_is_half_sent_is_given_up_too() -> None:
    async with Edge(hello).running() as edge, edge.client() as client:
        await client.send(HEAD + b"\r\n" + HEAD)
        assert await client.answer() == (200, b"hello")
        edge.pass_seconds(HEAD_SECONDS + 1)
        assert (await client.answer())[0] == 408


async def test_whoever_waits_for_a_slow_answer_gets_it() -> None:
    asked, ready = asyncio.Event(), asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        asked.set()
        await ready.wait()
        await hello(scope, receive, send)

    async with Edge(app).running() as edge, edge.client() as client:
        await client.send(HEAD + b"\r\n")
        await asyncio.wait_for(asked.wait(), PATIENCE)
        edge.pass_seconds(1000)
        ready.set()
        assert await client.answer() == (200, b"hello")


# --- Requests that are too long ---


@pytest.mark.parametrize("begun", [HEAD, UPGRADE], ids=["HTTP", "WebSocket"])
@pytest.mark.parametrize("end", [b"", b"\r\n\r\n"], ids=["unfinished", "finished"])
async def test_headers_that_are_too_long_are_refused(begun: bytes, end: bytes) -> None:
    async with Edge(hello).running() as edge, edge.client() as client:
        await client.send(begun + b"X-Long: " + b"a" * LONGEST_HEAD + end)
        status, body = await client.answer()
        assert (status, json.loads(body)["code"]) == (431, "too-long")
        assert await client.rest() == b""


async def test_long_headers_that_are_not_too_long_are_read() -> None:
    async with Edge(hello).running() as edge, edge.client() as client:
        await client.send(HEAD + b"X-Long: " + b"a" * (LONGEST_HEAD - 100) + b"\r\n\r\n")
        assert await client.answer() == (200, b"hello")


@pytest.mark.parametrize(
    "begun", [HEAD + b"X-Long: ", b"GET /", UPGRADE + b"X-Long: "], ids=["header", "path", "WebSocket"]
)
async def test_endless_headers_are_cut_off(begun: bytes) -> None:
    async with Edge(hello).running() as edge, edge.client() as client:
        await client.send(begun)
        assert await client.flood(b"a" * 65536, 80_000_000)


@pytest.mark.parametrize("app", [hello, deaf], ids=["read", "answered before"])
@pytest.mark.parametrize("length", [b"Content-Length: 99999999", b"Transfer-Encoding: chunked"])
async def test_an_endless_body_is_cut_off(app: App, length: bytes) -> None:
    async with Edge(app).running() as edge, edge.client() as client:
        await client.send(b"POST / HTTP/1.1\r\nHost: here\r\n" + length + b"\r\n\r\n")
        assert await client.flood(b"ff\r\n" + b"a" * 255 + b"\r\n", 20 * LONGEST_REQUEST)


async def test_more_requests_than_anybody_sends_at_once_are_cut_off() -> None:
    asked, ready = asyncio.Event(), asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        asked.set()
        await ready.wait()
        await hello(scope, receive, send)

    async with Edge(app).running() as edge, edge.client() as client:
        await client.send((HEAD + b"\r\n") * (MOST_AHEAD + 2))
        assert await client.rest() == b""
        assert asked.is_set()


# --- Those who do not read ---


async def test_whoever_reads_nothing_of_an_answer_is_hung_up_on() -> None:
    written = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send(
            {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"50000000")]}
        )
        await send({"type": "http.response.body", "body": b"a" * 50_000_000})
        written.set()

    async with Edge(app).running() as edge, edge.client() as client:
        await client.send(HEAD + b"\r\n")
        await asyncio.wait_for(written.wait(), PATIENCE)
        edge.pass_seconds(Reader.SECONDS)
        assert len(edge.connections.connections) == 1
        edge.pass_seconds(2)
        await edge.there_are(0)


async def test_whoever_reads_slowly_gets_it_all() -> None:
    size = 20_000_000

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send(
            {
                "type": "http.response.start",
                "status": 200,
                "headers": [(b"content-length", str(size).encode())],
            }
        )
        await send({"type": "http.response.body", "body": b"a" * size})

    async with Edge(app).running() as edge, edge.client() as client:
        await client.send(HEAD + b"\r\n")
        await client.until(b"\r\n\r\n")
        left = size
        while left:
            left -= len(await client.some())
            edge.pass_seconds(1)


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


# --- What waits for slow readers ---


def stuck(backlog: Backlog) -> Socket:
    """A socket of somebody who never reads."""

    async def send(message: Any) -> None:
        await asyncio.Event().wait()

    return Socket(send, None, "here", backlog)


@pytest.mark.parametrize("letter", ["a", "\N{CLOWN FACE}"])
async def test_what_waits_for_a_reader_is_counted_in_bytes_and_let_go(letter: str) -> None:
    one, text, sent = stuck(Backlog()), letter * 10_000, 0
    while not one.is_dropped:
        one.send(text)
        sent += len(text) * (4 if ord(letter) > 0xFFFF else 1)
    assert 900_000 < sent < 1_200_000
    assert one.size == 0
    await one.end()


async def test_one_message_may_be_longer_than_what_may_wait() -> None:
    one = stuck(Backlog())
    one.send("a" * 3_000_000)
    assert not one.is_dropped
    one.send("a")
    assert one.is_dropped
    await one.end()


async def test_many_slow_readers_share_what_may_wait_and_the_slowest_goes() -> None:
    backlog = Backlog(most=1_000_000)
    slow = [stuck(backlog) for _ in range(20)]
    for number, one in enumerate(slow, start=1):
        for _ in range(number):
            one.send("a" * 10_000)
    assert sum(one.size for one in slow) <= 1_000_000
    assert [one.is_dropped for one in slow[:5]] == [False] * 5
    assert any(one.is_dropped for one in slow)
    for one in slow:
        await one.end()
    assert sum(one.size for one in slow) == 0


# --- How many ---


async def test_an_address_has_a_limited_number_of_connections_and_others_still_come() -> None:
    async with Edge(hello, most_from_one=2).running() as edge, edge.client(), edge.client():
        await edge.there_are(2)
        async with edge.client() as third:
            status, body = await third.answer()
            assert (status, json.loads(body)["code"]) == (503, "too-many-connections")
            assert await third.rest() == b""
        async with edge.client("127.0.0.2") as other:
            await other.send(HEAD + b"\r\n")
            assert await other.answer() == (200, b"hello")


async def test_a_place_is_free_again_when_a_connection_is_gone() -> None:
    async with Edge(deaf, most_from_one=1).running() as edge:
        for begun in (HEAD, UPGRADE + b"\r\n", HEAD):
            async with edge.client() as client:
                await client.send(begun)
                await edge.there_are(1)
            await edge.there_are(0)
        async with edge.client() as client:
            await client.send(HEAD + b"\r\n")
            assert (await client.answer())[0] == 413


async def test_one_address_never_gets_more_than_half_of_all_files() -> None:
    connections = Connections(files=128 + 10, most_from_one=1000, proxies=Networks(()))
    assert [connections.admit("10.0.0.1") for _ in range(6)] == [True] * 5 + [False]
    assert [connections.admit(f"10.0.1.{number}") for number in range(6)] == [True] * 5 + [False]


async def test_a_proxy_may_have_as_many_as_there_are_files() -> None:
    connections = Connections(files=128 + 10, most_from_one=2, proxies=Networks(("10.0.0.0/8",)))
    assert [connections.admit("10.0.0.1") for _ in range(11)] == [True] * 10 + [False]
    connections.release("10.0.0.1")
    assert connections.admit("1.2.3.4")


def test_shares_without_an_end_are_never_used_up() -> None:
    shares = Shares(None)
    assert all(shares.take("ann") for _ in range(5000))


# --- Addresses ---


@pytest.mark.parametrize(
    ("host", "same", "home"),
    [
        ("1.2.3.4", "1.2.3.4", "1.2.3.4"),
        ("::ffff:1.2.3.4", "1.2.3.4", "1.2.3.4"),
        ("::ffff:102:304", "1.2.3.4", "1.2.3.4"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2:3::4", "2001:db8:1::/56"),
        ("fe80::1%eth0", "fe80::1%eth0", "fe80::/56"),
        ("2001:db8:1:ff::1", "2001:db8:1:ff::1", "2001:db8:1::/56"),
        ("2001:db8:1:100::1", "2001:db8:1:100::1", "2001:db8:1:100::/56"),
        ("::1", "::1", "::/56"),
        ("", "", ""),
        ("testclient", "testclient", "testclient"),
        ("no:address", "no:address", "no:address"),
    ],
)
def test_limits_count_by_household(host: str, same: str, home: str) -> None:
    assert (plain(host), home_of(host)) == (same, home)


def test_networks_are_addresses_networks_or_all() -> None:
    some = Networks(("127.0.0.1", "10.0.0.0/8", "proxy"))
    assert [host in some for host in ("127.0.0.1", "10.9.9.9", "11.0.0.1", "::1", "proxy")] == [
        True,
        True,
        False,
        False,
        False,
    ]
    assert "2001:db8::1" in Networks(("*",))
