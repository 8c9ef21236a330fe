"""The client's end of a WebSocket, kept light: it shares the cores with the server that is measured.

It masks with zeros, which the standard allows and which leaves the payload unchanged, and takes whole
frames only.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_ZEROS = b"\0\0\0\0"


class Wire(asyncio.Protocol):
    """One connection. `on_text` gets every message; `opened` is done once the server accepts it."""

    def __init__(self, request: bytes, on_text: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False
        self._request = request
        self._on_text = on_text
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def open(
        cls, host: str, port: int, path: str, cookie: str, on_text: Callable[[bytes], None]
    ) -> Wire:
        """Connect and shake hands. Raises ConnectionError."""
        head = (
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: http://{host}:{port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        )
        _, wire = await asyncio.get_running_loop().create_connection(
            lambda: cls(head.encode(), on_text), host, port
        )
        await wire.opened
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's transports are of other classes
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self.opened.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(data[:200].decode(errors="replace")))
                return
            self.opened.set_result(None)
            data = data[end + 4 :]
        self._rest = self._read_frames(data)

    def _read_frames(self, data: bytes) -> bytes:
        """Hand on all whole frames; returns the rest, which is the start of the next one."""
        start = 0
        while len(data) - start >= 2:
            size, body = data[start + 1], start + 2
            if size == 126:
                size, body = int.from_bytes(data[body : body + 2]), body + 2
            elif size == 127:
                size, body = int.from_bytes(data[body : body + 8]), body + 8
            if body + size > len(data):
                break
            self._hear(data[start], data[body : body + size])
            start = body + size
        return data[start:]

    def _hear(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            self._on_text(payload)
        elif kind == _PING:
            self._send(_PONG, payload)

    def send(self, text: bytes) -> None:
        self._send(_TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        if self._transport is None or self.is_closed:
            return
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
        self._transport.write(bytes([kind]) + length + _ZEROS + payload)

    def close(self) -> None:
        self._send(_CLOSE, b"")
        if self._transport is not None:
            self._transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed before the handshake was done"))
