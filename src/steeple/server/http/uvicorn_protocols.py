"""HTTP and WebSockets as uvicorn speaks them, with limits on how much and how slowly strangers may send or
read.

Python's HTTP servers leave that to a proxy in front of them. We do it where the bytes arrive, because much of
it happens before there is a request for anything else to look at.
"""

from __future__ import annotations

import asyncio
import json
from asyncio.transports import BaseTransport
from http import HTTPStatus
from typing import Any, Literal

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode

from steeple.server.http.addresses import plain
from steeple.server.http.connections import Connections, Reader

LONGEST_HEAD = 64 * 1024
"""The most bytes of a request line and its headers."""

LONGEST_REQUEST = 2 * 1024 * 1024
"""The most bytes of a whole request, chunks included: more than the longest body that any route reads."""

HEAD_SECONDS = 10
"""Seconds in which the headers of a request have to arrive, from the connection's start or the request's."""

BODY_SECONDS = 30
IDLE_SECONDS = 10
MOST_AHEAD = 16
"""How many requests may be sent before the first is answered. Browsers send one."""

MOST_UNREAD = 4 * 1024 * 1024
"""The most bytes that may wait in a WebSocket's own buffer, pongs included."""

MOST_UNHEARD = 1000
"""How many messages or fragments may wait to be handled."""

MOST_IGNORED = 4 * 1024 * 1024
"""The most bytes that may still arrive after a WebSocket was told why it is closed."""

_Fault = tuple[HTTPStatus, str, str]

_TOO_MANY: _Fault = (
    HTTPStatus.SERVICE_UNAVAILABLE,
    "too-many-connections",
    "too many connections: close some, or come later",
)
_HEAD_TOO_LONG: _Fault = (
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    "too-long",
    f"a request's headers have at most {LONGEST_HEAD // 1024} KB",
)
_TOO_LONG: _Fault = (HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-long", "the request is too long: send less")
_TOO_LATE: _Fault = (
    HTTPStatus.REQUEST_TIMEOUT,
    "too-slow",
    "the request did not arrive in time: send it again",
)
_AHEAD: _Fault = (HTTPStatus.TOO_MANY_REQUESTS, "too-fast", "too many requests at once: wait for an answer")
_UNREADABLE: _Fault = (HTTPStatus.BAD_REQUEST, "bad-message", "this isn't a request that can be read")


class HttpConnection(HttpToolsProtocol):
    """A connection that speaks HTTP, until it becomes a WebSocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(server_state, Connections)
        self._all = server_state
        self._host = ""
        self._is_admitted = False
        self._reader = Reader()
        self._part: Literal["head", "body", "none"] = "head"
        """Which part of a request is being received."""
        self._received = 0
        self._left = HEAD_SECONDS
        self._fault = _UNREADABLE

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        super().connection_made(transport)
        if self.client is not None:
            self.client = (plain(self.client[0]), self.client[1])
            self._host = self.client[0]
        self._is_admitted = self._all.admit(self._host)
        if not self._is_admitted:
            self._refuse(_TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._is_admitted:
            self._all.release(self._host)

    def handle_websocket_upgrade(self) -> None:
        self._part = "none"
        super().handle_websocket_upgrade()  # the WebSocket gives the place back

    # --- What arrives ---

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._part != "none":
            self._received += len(data)
            if self._received > (LONGEST_HEAD if self._part == "head" else LONGEST_REQUEST):
                self._refuse(_HEAD_TOO_LONG if self._part == "head" else _TOO_LONG)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._received = 0
        if self._part == "none":
            self._part, self._left = "head", HEAD_SECONDS

    def on_headers_complete(self) -> None:
        length = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if length > LONGEST_HEAD:
            self._fault = _HEAD_TOO_LONG
        elif len(self.pipeline) >= MOST_AHEAD:
            self._fault = _AHEAD
        if self._fault is not _UNREADABLE:
            raise ValueError(self._fault[2])  # the parser stops, and `send_400_response` says why
        super().on_headers_complete()
        self._part, self._left = "body", BODY_SECONDS

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._part, self._left = "none", IDLE_SECONDS

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._part == "none":
            self._left = IDLE_SECONDS

    # --- What does not ---

    def check_deadlines(self) -> None:
        """Called once a second: end what takes too long."""
        if self._reader.is_stuck(self.transport):
            self.transport.abort()
            return
        is_answering = self.cycle is not None and not self.cycle.response_complete
        if self.flow.read_paused or (self._part == "none" and is_answering):
            return  # it is the server's turn
        self._left -= 1
        if self._left >= 0 or self.transport.is_closing():
            return
        if self._part == "none":
            self.transport.close()
        else:
            self._refuse(_TOO_LATE)

    # --- Refusals ---

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._fault)

    def _refuse(self, fault: _Fault) -> None:
        """Say why, unless something else is being answered, and close the connection."""
        if self.transport.is_closing():
            return
        if not self._can_answer():
            self.transport.abort()
            return
        status, code, sentence = fault
        body = json.dumps({"code": code, "sentence": sentence, "rule": None, "words": None})
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        self.transport.write((head + body).encode("ascii"))
        self.transport.close()

    def _can_answer(self) -> bool:
        """Whether the other side's next answer is the one to what it is sending now."""
        if self.cycle is None:
            return True
        is_first = not self.pipeline
        return is_first and (
            not self.cycle.response_started if self._part == "body" else self.cycle.response_complete
        )


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(server_state, Connections)
        self._all = server_state
        self._host = ""
        self._reader = Reader()
        self._is_hung_up = False
        self._ignored = 0

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        if self.client is not None:
            self.client = (plain(self.client[0]), self.client[1])
            self._host = self.client[0]

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._all.release(self._host)

    def data_received(self, data: bytes) -> None:
        if self._is_hung_up:
            self._ignored += len(data)
            if self._ignored > MOST_IGNORED:
                self.transport.abort()
            return
        super().data_received(data)
        if self._is_hung_up or self.transport.is_closing():
            return
        if self.conn.handshake_exc is not None:  # websockets has an answer, and uvicorn doesn't send it
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        elif self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()  # somebody who doesn't read can't be told
        elif max(self.queue.qsize(), len(self.frames)) > MOST_UNHEARD:
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many messages at once: wait for an answer")
            self._hang_up()

    def handle_ping(self) -> None:
        if not self._is_hung_up:  # by a message in the same packet
            super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        """Called with each message.

        What isn't UTF-8 is refused here, because uvicorn stumbles if a close followed it.
        """
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA, "text has to be UTF-8")
            self._hang_up()
        if not self._is_hung_up:
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """Called when something arrives that isn't a message, or is too long."""
        self._hang_up()

    def _hang_up(self) -> None:
        """Say why, and close the connection when the other side has heard it.

        Closing at once, while it is still sending, would make its system throw away what we said.
        """
        if self._is_hung_up:
            return
        self._is_hung_up = True
        close = self.conn.close_sent
        if close is None:  # it isn't a WebSocket yet
            self.transport.abort()
            return
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": close.code, "reason": close.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.close_sent = True
        self.writable.set()  # whoever waits to send something hears that it's too late
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def check_deadlines(self) -> None:
        """Called once a second: end a connection that nobody reads from."""
        if self._reader.is_stuck(self.transport):
            self.transport.abort()
