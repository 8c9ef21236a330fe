"""A short cache of sessions and the people they belong to: every request needs its sender."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from steeple.server.store.rows import PersonRow, SessionRow

KEPT_SECONDS = 2.0
"""How long a session is cached. An operator's command may have changed it from outside."""

Found: TypeAlias = tuple[SessionRow, PersonRow]


class SessionCache:
    """Sessions by id. While a person is being changed, and right after, theirs are read again."""

    def __init__(self, most: int, now: Callable[[], float] = time.monotonic) -> None:
        """`most`: how many are kept; 0: none, because other servers may change them."""
        self._most = most
        self._now = now
        self._found: dict[str, tuple[float, Found]] = {}
        self._changes = 0

    async def get(self, id: str, read: Callable[[], Awaitable[Found | None]]) -> Found | None:
        """A session; `read` fetches it if it isn't cached."""
        until, found = self._found.get(id, (0.0, None))
        if found is not None and self._now() < until:
            return found
        changes = self._changes
        found = await read()
        if found is None:
            self._found.pop(id, None)
        elif changes == self._changes:  # else it may have been read before the change
            self._keep(id, found)
        return found

    def _keep(self, id: str, found: Found) -> None:
        if self._most:
            self._found.pop(id, None)
            while len(self._found) >= self._most:
                del self._found[next(iter(self._found))]  # the one that was read first
            self._found[id] = self._now() + KEPT_SECONDS, found

    @contextmanager
    def changing(self, person: str) -> Iterator[None]:
        """Wrap this around any change of a person or their sessions, whether it succeeds or not."""
        self._forget(person)
        try:
            yield
        finally:
            self._forget(person)

    def _forget(self, person: str) -> None:
        self._changes += 1
        for id in [id for id, (_, (session, _)) in self._found.items() if session.person == person]:
            del self._found[id]
