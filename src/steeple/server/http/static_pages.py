"""The pages built from `web/`: files in memory, each also compressed, sent with how long browsers may keep
them.
"""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

FOLDER = Path(__file__).parent / "page"
FRONT = "index.html"

_FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose names change with their contents."""

_ASK_AGAIN = "no-cache"

_KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/vnd.microsoft.icon",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".txt": "text/plain",
}
"""Fixed here: some systems have a wrong type for JavaScript, and then browsers don't run it."""


@dataclass(frozen=True)
class PageFile:
    """A file, ready to be sent. `tag` changes with its contents."""

    body: bytes
    packed: bytes
    media_type: str
    keep: str
    tag: str

    def answer(self, request: Request) -> Response:
        """The file, compressed if the browser can read that; an empty answer if it already has it."""
        headers = {"Cache-Control": self.keep, "Vary": "Accept-Encoding", "ETag": self.tag}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if not reads_gzip(request):
            return Response(self.body, media_type=self.media_type, headers=headers)
        return Response(
            self.packed, media_type=self.media_type, headers={**headers, "Content-Encoding": "gzip"}
        )


@cache
def page_files() -> dict[str, PageFile]:
    """All files by path; none if the pages haven't been built."""
    found = sorted(path for path in FOLDER.rglob("*") if path.is_file()) if FOLDER.is_dir() else []
    return {path.relative_to(FOLDER).as_posix(): _read(path) for path in found}


def _read(path: Path) -> PageFile:
    body = path.read_bytes()
    kind = _KINDS.get(path.suffix, "application/octet-stream")
    keep = _FOR_EVER if path.parent.name == "assets" else _ASK_AGAIN
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'  # weak: the same whether compressed or not
    return PageFile(body, gzip.compress(body, 9, mtime=0), kind, keep, tag)


def reads_gzip(request: Request) -> bool:
    """Whether the sender of a request accepts gzip."""
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        coding, _, quality = part.replace(" ", "").partition(";q=")
        if coding == "gzip":
            return quality.strip("0.") != "" or not quality
    return False
