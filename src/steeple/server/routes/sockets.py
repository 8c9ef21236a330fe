"""The WebSocket of a table. A plain route: there are thousands of them open, and each keeps what its handler holds."""

from __future__ import annotations

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from steeple.server.people import who
from steeple.server.process import Process
from steeple.server.socket import serve_socket


async def live(websocket: WebSocket) -> None:
    """Everything that happens at a table, as it happens: see the messages."""
    process: Process = websocket.app.state.process
    await serve_socket(process, websocket, websocket.path_params["id"], await who(websocket))


ROUTE = WebSocketRoute("/api/tables/{id}/live", live)
