"""A server of nothing but an app, at a real socket, and somebody who sends it bytes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeAlias

import uvicorn

from steeple.server.http.addresses import Networks
from steeple.server.http.connections import Connections
from steeple.server.http.uvicorn_protocols import HttpConnection, WebSocketConnection
from support.server.serving import PATIENCE

App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]
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
