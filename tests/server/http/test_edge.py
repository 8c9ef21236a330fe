"""The edge of a real server: nobody else notices what one stranger sends or doesn't read."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from steeple.server.http.rate_limits import LIMITS
from support.server.serving import PATIENCE, Person, Server, serving, two_people

pytestmark = pytest.mark.anyio


def raw(server: Server, sent: bytes) -> socket.socket:
    """A connection on which something has been sent."""
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    line.sendall(sent)
    return line


async def is_answered(server: Server) -> bool:
    return (await Person(server.address).get("/api/games"))[0] == 200


async def test_an_endless_header_is_cut_off_before_anybody_feels_it(server: Server) -> None:
    def send() -> int:
        sent = 0
        with raw(server, b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: ") as line, suppress(ConnectionError):
            for _ in range(80):
                line.sendall(b"a" * 1_000_000)
                sent += 1
        return sent

    assert await asyncio.to_thread(send) < 80
    assert await is_answered(server)


async def test_requests_that_are_never_finished_end_by_themselves(server: Server) -> None:
    def wait() -> list[bytes]:
        with ExitStack() as lines:
            halves = [
                lines.enter_context(raw(server, b"GET / HTTP/1.1\r\nHost: here\r\n")) for _ in range(50)
            ]
            return [line.recv(65536)[:12] for line in halves]

    assert await asyncio.to_thread(wait) == [b"HTTP/1.1 408"] * 50
    assert await is_answered(server)


async def test_half_a_request_does_nothing(server: Server) -> None:
    """Closing a table needs no body: one that is announced and does not come must not close it."""
    ada = await Person.named(server.address, "Ada")
    table = (await ada.do("/api/tables", two_people()))["id"]
    request = f"POST /api/tables/{table}/close HTTP/1.1\r\nHost: here\r\n"
    head = f"{request}Cookie: {ada.cookie}\r\nContent-Length: 3\r\n\r\n{{"

    def send() -> bytes:
        with raw(server, head.encode()) as line:
            line.shutdown(socket.SHUT_WR)
            return line.recv(65536)

    assert await asyncio.to_thread(send) == b""
    assert (await ada.get(f"/api/tables/{table}"))[1]["snapshot"]["status"] == "open"


# --- How many ---


@asynccontextmanager
async def looking_on(
    server: Server, table: str, own: str, person: Person | None = None
) -> AsyncIterator[ClientConnection]:
    """A WebSocket from an address of this machine's own."""
    url = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live"
    headers = person.headers if person else {}
    async with connect(url, additional_headers=headers, open_timeout=PATIENCE, local_addr=(own, 0)) as found:
        yield found


def status_from(
    server: Server,
    own: str,
    method: str = "GET",
    path: str = "/api/games",
    body: str | None = None,
    **headers: str,
) -> int:
    """The status of an answer to a request from an address of this machine's own."""
    connection = http.client.HTTPConnection(
        "127.0.0.1", server.port, timeout=PATIENCE, source_address=(own, 0)
    )
    try:
        connection.request(method, path, body, {"Content-Type": "application/json", **headers})
        return connection.getresponse().status
    finally:
        connection.close()


async def test_connections_of_an_address_and_sockets_of_a_person_are_limited(tmp_path: Path) -> None:
    flags = ("--connections-per-address", "6", "--sockets-per-person", "2")
    async with serving(tmp_path / "a.sqlite", *flags) as server:
        ada = await Person.named(server.address, "Ada")
        table = (await ada.do("/api/tables", two_people()))["id"]
        async with AsyncExitStack() as many:
            for _ in range(6):
                await many.enter_async_context(looking_on(server, table, "127.0.0.2"))
            with pytest.raises(InvalidStatus) as refused:
                await many.enter_async_context(looking_on(server, table, "127.0.0.2"))
            assert refused.value.response.status_code == 503
            assert await asyncio.to_thread(status_from, server, "127.0.0.3") == 200
            for _ in range(2):
                await many.enter_async_context(looking_on(server, table, "127.0.0.4", ada))
            async with looking_on(server, table, "127.0.0.4", ada) as third:
                assert json.loads(await third.recv())["problem"]["code"] == "too-many-connections"
                with pytest.raises(ConnectionClosed):
                    await third.recv()
            async with looking_on(server, table, "127.0.0.4") as nobody:
                await nobody.send('{"type": "hello"}')
                assert json.loads(await nobody.recv())["type"] == "welcome"


def come(server: Server, own: str, forwarded: str = "") -> int:
    """Come as a new guest from one of this machine's addresses, perhaps for another; returns the status."""
    headers = {"X-Forwarded-For": forwarded} if forwarded else {}
    return status_from(server, own, "POST", "/api/me", json.dumps({"name": "Ann"}), **headers)


def come_until_refused(server: Server, own: str, forwarded: str = "") -> int:
    return next(
        status for _ in range(2 * LIMITS["person"].uses) if (status := come(server, own, forwarded)) != 200
    )


async def test_addresses_that_come_through_an_ipv6_socket_are_told_apart(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.sqlite", "--host", "::", STEEPLE_SEED="") as server:
        assert await asyncio.to_thread(come_until_refused, server, "127.0.0.2") == 429
        assert await asyncio.to_thread(come, server, "127.0.0.3") == 200


async def test_a_proxy_is_believed_through_an_ipv6_socket_too(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.sqlite", "--host", "::", "--behind-tls", STEEPLE_SEED="") as server:
        assert await asyncio.to_thread(come_until_refused, server, "127.0.0.1", "192.0.2.1") == 429
        assert await asyncio.to_thread(come, server, "127.0.0.1", "::ffff:192.0.2.1") == 429
        assert await asyncio.to_thread(come, server, "127.0.0.1", "192.0.2.2") == 200


# --- Those who do not read ---


async def test_sockets_that_never_read_take_little_memory(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.sqlite", "--no-limits") as server:
        ada = await Person.named(server.address, "Ada")
        table = (await ada.do("/api/tables", two_people()))["id"]
        for _ in range(100):
            await ada.do(f"/api/tables/{table}/chat", {"text": "\N{CLOWN FACE}" * 500})
        async with ada.at(table) as witness:
            before = megabytes(server)
            with ExitStack() as lines:
                deaf = [lines.enter_context(never_reading(server, table)) for _ in range(16)]
                for _ in range(100):
                    await asyncio.to_thread(ask_all, deaf)
                    await witness.send({"type": "hello"})
                    await witness.until("welcome")
                assert megabytes(server) - before < 100
    # Each of them used to be kept 16 MB.


def never_reading(server: Server, table: str) -> socket.socket:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", server.port))
    head = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: here\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    line.sendall(head.encode())
    assert b" 101 " in line.recv(4096)
    return line


def ask_all(lines: list[socket.socket]) -> None:
    text = b'{"type":"hello"}'
    for line in lines:
        with suppress(ConnectionError):
            line.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)


def megabytes(server: Server) -> float:
    """The memory that a server has in use."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))
