"""The paths that the browser's pages are for: what `web/src/App.svelte` draws, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from steeple.games import GAMES


def _is_one_part(text: str) -> bool:
    return "/" not in text


def _is_game(name: str) -> bool:
    return name in GAMES


_ALONE = {"", "about", "games", "learn", "me", "reset", "admin"}
"""Pages whose path has one part."""

_WITH_MORE: dict[str, Callable[[str], bool]] = {
    "new": _is_game,
    "learn": _is_game,
    "t": _is_one_part,
    "replay": _is_one_part,
    "games": _is_one_part,
    "admin": _is_one_part,
}
"""Pages whose path has a second part, and which second parts there are. Whether a table exists is found out
elsewhere.
"""

FIRST_PARTS = {*_ALONE, *_WITH_MORE} - {""}
"""How the paths of pages begin."""


def is_client_page(path: str) -> bool:
    """Whether the front page draws something at this path, which has no slash before it."""
    first, _, second = path.removesuffix("/").partition("/")
    return first in _WITH_MORE and _WITH_MORE[first](second) if second else first in _ALONE


def is_public(path: str) -> bool:
    """Whether search engines may list a page: not what people do, only what is the same for everybody."""
    return path in ("", "about") or path.startswith("learn")
