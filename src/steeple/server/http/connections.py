"""All connections of a process: how many there may be in all and from one address, and which are too slow."""

from __future__ import annotations

import asyncio
from typing import Protocol

from uvicorn.server import ServerState

from steeple.server.http.addresses import Networks, home_of
from steeple.server.http.rate_limits import Shares

_SPARE_FILES = 128
"""Open files that are kept for the database, the threads and whatever is read from the disk."""


class Connection(Protocol):
    """A connection whose deadlines can be checked."""

    def check_deadlines(self) -> None: ...


class Connections(ServerState):
    """Counts connections by address, and checks their deadlines once a second.

    Deadlines are counted in checks, not by the clock: a process that was stopped for a minute hasn't waited
    for anybody.
    """

    def __init__(self, files: int, most_from_one: int | None, proxies: Networks) -> None:
        """`files`: how many the process may have open. `most_from_one`: from one address; None: any number.

        Nobody gets more than half of all connections. Proxies aren't limited: the people behind them are,
        elsewhere.
        """
        super().__init__()
        self.most = max(1, files - _SPARE_FILES)
        self._homes = Shares(None if most_from_one is None else min(most_from_one, max(1, self.most // 2)))
        self._proxies = proxies
        self._open = 0

    def admit(self, host: str) -> bool:
        """Count a new connection. False: there are too many."""
        if self._open >= self.most or (host not in self._proxies and not self._homes.take(home_of(host))):
            return False
        self._open += 1
        return True

    def release(self, host: str) -> None:
        """A connection that was admitted is gone."""
        self._open -= 1
        if host not in self._proxies:
            self._homes.give_back(home_of(host))

    def check_deadlines(self) -> None:
        """Called once a second: have each connection check its deadlines."""
        watched: list[Connection] = list(self.connections)  # type: ignore[arg-type]
        for connection in watched:
            connection.check_deadlines()


class Reader:
    """Whether the other side of a connection reads what we send.

    Some progress every half minute is enough.
    """

    __slots__ = ("_left", "_size")

    SECONDS = 30

    def __init__(self) -> None:
        self._size = 0
        self._left = self.SECONDS

    def is_stuck(self, transport: asyncio.WriteTransport) -> bool:
        """To be called once a second."""
        size = transport.get_write_buffer_size()
        has_moved = size == 0 or size < self._size
        self._size = size
        self._left = self.SECONDS if has_moved else self._left - 1
        return self._left < 0
