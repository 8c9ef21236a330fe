"""The guard before every request: where it comes from, how long it is, and which headers the answer gets."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from steeple.server.settings import Settings

LONGEST_BODY = 64 * 1024
LONGEST_RECORD = 1024 * 1024
RECORDS = "/api/records"
_SAFE = ("GET", "HEAD", "OPTIONS")
_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}

_POLICY = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # the client's transitions write styles
        "img-src 'self' data:",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_PREFLIGHT = {
    "Access-Control-Allow-Methods": "GET, POST",
    "Access-Control-Allow-Headers": "Content-Type",
    "Access-Control-Max-Age": "3600",
}
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """Stands in front of the whole app (ASGI)."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origins = {origin.lower() for origin in settings.origins}
        self._headers = dict(_HEADERS)
        if settings.behind_tls:
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, self._with_headers(scope, send))
        elif scope["type"] == "websocket" and not self._comes_from_here(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "bad-origin"})
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] == "OPTIONS" and self._trusted_origin(scope) is not None:
            await _allow(send)
        elif scope["method"] in _SAFE:
            await self._app(scope, receive, send)
        elif not self._comes_from_here(scope):
            await _refuse(
                send,
                403,
                "bad-origin",
                "this request comes from another site's page, which isn't allowed to make it",
            )
        else:
            longest = LONGEST_RECORD if scope["path"] == RECORDS else LONGEST_BODY
            try:
                body = await _read_body(scope, receive, longest)
            except ClientDisconnect:  # nobody waits for an answer, and half a request can't be carried out
                return
            if body is None:
                await _refuse(send, 413, "too-long", f"at most {longest // 1024} KB can be sent here")
            else:
                await self._app(scope, _receive_again(body, receive), send)

    def _comes_from_here(self, scope: Scope) -> bool:
        """Whether a request comes from our own pages, from a site we trust, or from no page at all."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        return origin.lower() in self._origins or _place(origin) == _place(
            f"{scope['scheme']}://{headers.get('host', '')}"
        )

    def _trusted_origin(self, scope: Scope) -> str | None:
        """The origin of a request that comes from a page of another site that may use this server."""
        origin = Headers(scope=scope).get("origin")
        return origin if origin is not None and origin.lower() in self._origins else None

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers[name] = value
                if self._origins:
                    headers.add_vary_header(
                        "Origin"
                    )  # caches must not give one site's answer to another's page
                    if origin := self._trusted_origin(scope):
                        headers["Access-Control-Allow-Origin"] = origin
                        headers["Access-Control-Allow-Credentials"] = "true"
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        return send_guarded


def _place(url: str) -> tuple[str, int | None] | None:
    """Host and port of a URL; None if it has none. The scheme doesn't count: a proxy may have changed it."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    return (parts.hostname, port or _PORTS.get(parts.scheme)) if parts.hostname else None


async def _read_body(scope: Scope, receive: Receive, longest: int) -> bytes | None:
    """The whole body; None if it is too long. Raises ClientDisconnect."""
    said = Headers(scope=scope).get("content-length", "0")
    if said.isdigit() and int(said) > longest:
        return None
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        if len(body) > longest:
            return None
        if not message.get("more_body", False):
            return bytes(body)


def _receive_again(body: bytes, receive: Receive) -> Receive:
    """What the app receives: the body that has been read, then whatever else arrives."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return messages.pop() if messages else await receive()

    return replay


async def _allow(send: Send) -> None:
    """Answer a browser's preflight request: what a page of a trusted site may send."""
    headers = [(name.lower().encode(), value.encode()) for name, value in _PREFLIGHT.items()]
    await send({"type": "http.response.start", "status": 204, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


async def _refuse(send: Send, status: int, code: str, sentence: str) -> None:
    body = json.dumps({"code": code, "sentence": sentence, "rule": None, "words": None}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
