"""The WebSocket of a table."""

from __future__ import annotations

from starlette.routing import Match, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from steeple.server.people import who
from steeple.server.process import Process
from steeple.server.socket import serve_socket


async def live(websocket: WebSocket) -> None:
    """Everything that happens at a table, as it happens: see the messages."""
    process: Process = websocket.app.state.process
    await serve_socket(process, websocket, websocket.path_params["id"], await who(websocket))


ROUTE = WebSocketRoute("/api/tables/{id}/live", live)


class Door:
    """Leads to a table's WebSocket past all that pages need: thousands are open, and every message would pass through it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            found, more = ROUTE.matches(scope)
            if found is Match.FULL:
                await live(WebSocket({**scope, **more}, receive, send))
                return
        await self._app(scope, receive, send)
