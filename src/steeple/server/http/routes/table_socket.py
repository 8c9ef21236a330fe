"""The WebSocket of a table."""

from __future__ import annotations

import re

from fastapi import FastAPI
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from steeple.errors import Refused
from steeple.server.http.accounts import caller_of, check_address, who
from steeple.server.http.rate_limits import host_of
from steeple.server.http.socket import Backlog, Socket, serve_socket
from steeple.server.process import Process

PATH = "/api/tables/{id}/live"
"""Everything that happens at a table, as it happens: see the messages."""

_PATTERN = re.compile(PATH.replace("{id}", "(?P<id>[^/]+)"))


class TableSockets:
    """Stands before the app (ASGI) and serves the tables' WebSockets itself, without all that pages need.

    Thousands of them are open.
    """

    def __init__(self, app: FastAPI) -> None:
        self._app = app
        self._backlog = Backlog()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            found = _PATTERN.fullmatch(scope["path"])
            if found is not None:
                await self._serve(scope, receive, send, found["id"])
                return
        await self._app(scope, receive, send)

    @property
    def _process(self) -> Process:
        process: Process = self._app.state.process
        return process

    async def _serve(self, scope: Scope, receive: Receive, send: Send, id: str) -> None:
        connection = HTTPConnection({**scope, "app": self._app})
        caller, refusal = await caller_of(connection), None
        try:
            await check_address(connection)
            await who(connection, caller)
        except Refused as error:
            refusal = error
        socket = Socket(send, caller, host_of(connection), self._backlog)
        await receive()
        await send({"type": "websocket.accept"})
        scope["headers"] = []  # nobody asks for them again, and the scope is kept as long as the connection
        await serve_socket(self._process, socket, receive, id, refusal)
