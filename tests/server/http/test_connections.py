"""Connections that send too much or too slowly, or don't read: real sockets, and the test's own clock."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

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
)
from support.server.edge import HEAD, UPGRADE, App, Edge, deaf, hello
from support.server.serving import PATIENCE

pytestmark = pytest.mark.anyio

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
