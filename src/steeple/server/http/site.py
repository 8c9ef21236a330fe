"""Where people find this server, by what their browser says."""

from __future__ import annotations

import re

from starlette.requests import Request

_HOST = re.compile(r"[\w.-]+(:\d+)?|\[[0-9a-fA-F:.]+\](:\d+)?")


def site_of(request: Request) -> str:
    """The beginning of every address here, such as https://club.example; empty if it can't be told."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if _HOST.fullmatch(host) else ""
