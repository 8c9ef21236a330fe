"""The WebSocket of a table."""

from __future__ import annotations

from fastapi import FastAPI
from starlette.requests import HTTPConnection
from starlette.routing import Match, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from steeple.errors import Refused
from steeple.server.http.accounts import caller_of, check_address, who
from steeple.server.http.rate_limits import host_of
from steeple.server.http.socket import Backlog, Socket, serve_socket
from steeple.server.process import Process


async def live(websocket: WebSocket) -> None:
    """Everything that happens at a table, as it happens: see the messages."""
    raise AssertionError("the door leads here, not the app")


ROUTE = WebSocketRoute("/api/tables/{id}/live", live)


class Door:
    """Stands before the app (ASGI) and leads to tables' WebSockets past all that pages need: thousands of them are open."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app
        self._backlog = Backlog()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            found, more = ROUTE.matches(scope)
            if found is Match.FULL:
                await self._serve(scope, receive, send, more["path_params"]["id"])
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
