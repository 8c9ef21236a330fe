"""Answers that are sent compressed, with Brotli or gzip, and not at all if the reader has them already."""

from __future__ import annotations

import gzip
import hashlib
from typing import Literal, TypeAlias

import brotli
from starlette.requests import Request
from starlette.responses import Response

from steeple.server.packed import Packed

Coding: TypeAlias = Literal["br", "gzip"]

_CODINGS: tuple[Coding, ...] = ("br", "gzip")
"""The one that makes things smallest first."""

ASK_AGAIN = "private, no-cache"
"""How long to keep what isn't for everybody: as long as the server says it's still the same."""

_SHORTEST = 1000
"""Bytes: what is shorter fits into one packet anyway."""

_QUICK = {"br": 4, "gzip": 5}
"""How hard to compress what is sent once. Both take a few milliseconds for a long log."""


def packed_answer(request: Request, packed: Packed, media_type: str, headers: dict[str, str]) -> Response:
    """Something packed, in the coding that the reader likes best."""
    coding = best_coding(request)
    body = packed.plain() if coding is None else packed.br if coding == "br" else packed.gzip
    return coded(body, coding, media_type, headers)


def json_answer(request: Request, text: str, headers: dict[str, str] | None = None) -> Response:
    """JSON that may change, compressed if that's worth it."""
    body, coding = text.encode(), best_coding(request)
    if len(body) < _SHORTEST:
        coding = None
    elif coding == "br":
        body = brotli.compress(body, quality=_QUICK["br"])
    elif coding == "gzip":
        body = gzip.compress(body, _QUICK["gzip"], mtime=0)
    return coded(body, coding, "application/json", headers or {})


def kept_answer(request: Request, text: str) -> Response:
    """JSON that browsers may keep, though not others on the way: they ask whether it's still the same."""
    tag = f'W/"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"Cache-Control": ASK_AGAIN, "ETag": tag}
    return unchanged(headers) if has_already(request, tag) else json_answer(request, text, headers)


def coded(body: bytes, coding: Coding | None, media_type: str, headers: dict[str, str]) -> Response:
    """An answer whose body is in a coding already."""
    all_headers = {**headers, "Vary": "Accept-Encoding"}
    if coding is not None:
        all_headers["Content-Encoding"] = coding
    return Response(body, media_type=media_type, headers=all_headers)


def has_already(request: Request, tag: str) -> bool:
    """Whether the reader has what this tag stands for."""
    had = [part.strip() for part in request.headers.get("if-none-match", "").split(",")]
    return tag in had or "*" in had


def unchanged(headers: dict[str, str]) -> Response:
    """The empty answer to a reader who has it already."""
    return Response(status_code=304, headers={**headers, "Vary": "Accept-Encoding"})


def best_coding(request: Request) -> Coding | None:
    """The coding that the reader likes best, of equals the smallest; None: as it is."""
    liked = _liked(request.headers.get("accept-encoding", ""))
    offered: dict[Coding, float] = {coding: liked.get(coding, liked.get("*", 0)) for coding in _CODINGS}
    best = max(_CODINGS, key=lambda coding: offered[coding])
    return best if offered[best] > 0 and offered[best] >= liked.get("identity", 0) else None


def _liked(header: str) -> dict[str, float]:
    """How much the reader likes each coding, from 0 to 1."""
    found: dict[str, float] = {}
    for part in header.lower().split(","):
        coding, _, quality = part.replace(" ", "").partition(";q=")
        try:
            found[coding] = float(quality or 1)
        except ValueError:
            found[coding] = 0
    return found
