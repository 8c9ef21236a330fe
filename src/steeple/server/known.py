"""People as they were last read, kept where no other process can change them: every request asks who it comes from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from steeple.server.rows import PersonRow


class KnownPeople:
    """Rows of people by id. While somebody is being changed, and right after, they are read anew."""

    def __init__(self, most: int) -> None:
        """`most`: how many are kept; 0: none, because other processes change them too."""
        self._most = most
        self._rows: dict[str, PersonRow] = {}
        self._changes = 0

    async def get(self, person: str, read: Callable[[], Awaitable[PersonRow | None]]) -> PersonRow | None:
        """A person, by `read` if they are not kept."""
        if person in self._rows:
            return self._rows[person]
        changes = self._changes
        row = await read()
        if row is not None and changes == self._changes:  # else it may have been read before the change
            self._keep(row)
        return row

    def _keep(self, row: PersonRow) -> None:
        if self._most:
            while len(self._rows) >= self._most:
                del self._rows[next(iter(self._rows))]  # who was read first
            self._rows[row.id] = row

    @contextmanager
    def changing(self, person: str) -> Iterator[None]:
        """Around whatever changes a person, whether it succeeds or not."""
        self._forget(person)
        try:
            yield
        finally:
            self._forget(person)

    def _forget(self, person: str) -> None:
        self._changes += 1
        self._rows.pop(person, None)
