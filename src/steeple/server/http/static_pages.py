"""The pages built from `web/`: files in memory, each also compressed, sent with how long browsers may keep
them.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from steeple.server.http.compression import coded, has_already, packed_answer, unchanged
from steeple.server.packed import Packed

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


_SMALL_ALREADY = {".png", ".ico", ".woff2"}


@dataclass(frozen=True)
class PageFile:
    """A file, ready to be sent. `tag` changes with its contents."""

    body: bytes
    media_type: str
    keep: str
    tag: str
    is_small: bool
    """Compressing doesn't make it smaller."""

    @cached_property
    def packed(self) -> Packed:
        """Made when somebody asks for it: all files at once would keep the first visitor waiting."""
        return Packed.of(self.body)

    @classmethod
    def of(cls, body: bytes, media_type: str, keep: str = _ASK_AGAIN, *, is_small: bool = False) -> PageFile:
        """A file with these contents; `keep`: how long browsers may keep it."""
        tag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'  # weak: the same whether compressed or not
        return cls(body, media_type, keep, tag, is_small)

    def answer(self, request: Request) -> Response:
        """The file, compressed if the browser can read that; an empty answer if it already has it."""
        headers = {"Cache-Control": self.keep, "ETag": self.tag}
        if has_already(request, self.tag):
            return unchanged(headers)
        if self.is_small:
            return coded(self.body, None, self.media_type, headers)
        return packed_answer(request, self.packed, self.media_type, headers)


@cache
def page_files() -> dict[str, PageFile]:
    """All files by path; none if the pages haven't been built."""
    found = sorted(path for path in FOLDER.rglob("*") if path.is_file()) if FOLDER.is_dir() else []
    return {path.relative_to(FOLDER).as_posix(): _read(path) for path in found}


def _read(path: Path) -> PageFile:
    body = path.read_bytes()
    kind = _KINDS.get(path.suffix, "application/octet-stream")
    keep = _FOR_EVER if path.parent.name == "assets" else _ASK_AGAIN
    return PageFile.of(body, kind, keep, is_small=path.suffix in _SMALL_ALREADY)
