"""Rate limits: how often somebody may do something. Each process counts for itself, in memory.

A bucket is one number, the time until which it is used up. Each use moves that time on a little, and is
refused if it would go further ahead than the limit allows. (The `limits` package goes through all its
counters many times a second while it's used, which would be slow with thousands of players.)
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from starlette.requests import HTTPConnection

from steeple.errors import Refused
from steeple.server.http.addresses import home_of

What: TypeAlias = Literal[
    "sign-in",
    "person",
    "rename",
    "table",
    "table-here",
    "table-day",
    "chat",
    "act",
    "aside",
    "replay",
    "export",
    "alert",
    "alert-test",
]

_MOST_BUCKETS = 100_000
"""How many buckets there may be before empty ones are dropped."""


@dataclass(frozen=True)
class Limit:
    """`uses` in any `seconds`: all at once, or one after the other."""

    uses: int
    seconds: float
    code: str = "too-fast"
    """The refusal when there were too many."""


LIMITS: dict[What, Limit] = {
    "sign-in": Limit(10, 60),
    "person": Limit(60, 3600),
    "rename": Limit(10, 3600),
    "table": Limit(30, 3600),
    "table-here": Limit(120, 3600, "too-many-tables-here"),
    "table-day": Limit(480, 24 * 3600, "too-many-tables-here"),
    "chat": Limit(20, 60),
    "act": Limit(20, 1),
    "aside": Limit(60, 60, "too-often"),
    "replay": Limit(120, 60),
    "export": Limit(10, 3600),
    "alert": Limit(60, 3600),
    "alert-test": Limit(5, 300),
}

HOURLY_LIMITS_PER_DAY = LIMITS["table-day"].uses // LIMITS["table-here"].uses
"""How many hours' worth of tables one address may open in a day. Nobody can fill the server in a week."""


_SENTENCES = {
    "too-fast": "too fast: wait a moment and try again",
    "too-often": "that's a lot of leaving and undoing at once: wait a minute",
    "too-many-tables-here": "too many tables were opened from your network: try again in an hour",
}


class Limits:
    """How often things have been done recently."""

    def __init__(
        self,
        is_on: bool = True,
        now: Callable[[], float] = time.monotonic,
        tables_here: int = LIMITS["table-here"].uses,
    ) -> None:
        """`tables_here`: how many tables may be opened from one address in an hour."""
        self._is_on = is_on
        here = replace(LIMITS["table-here"], uses=tables_here)
        day = replace(LIMITS["table-day"], uses=HOURLY_LIMITS_PER_DAY * tables_here)
        self._limits = {**LIMITS, "table-here": here, "table-day": day}
        self._now = now
        self._until: dict[tuple[What, str], float] = {}

    def check(self, what: What, who: str) -> None:
        """Count a use by a person or an address.

        Raises Refused, and doesn't count it, if there were too many.
        """
        if not self._is_on:
            return
        limit, now, key = self._limits[what], self._now(), (what, who)
        until = max(self._until.get(key, 0.0), now) + limit.seconds / limit.uses
        if until > now + limit.seconds + 1e-9:
            raise Refused(_SENTENCES[limit.code], code=limit.code)
        self._until[key] = until
        if len(self._until) > _MOST_BUCKETS:
            self._until = {key: until for key, until in self._until.items() if until > now}

    def check_table(self, person: str, address: str) -> None:
        """Count a table that a person opens from an address. Raises Refused."""
        self.check("table", person)
        self.check("table-here", address)
        self.check("table-day", address)


class Shares:
    """How many of something each person or address has at the moment."""

    def __init__(self, most: int | None) -> None:
        """`most`: for each; None: any number."""
        self._most = most
        self._taken: dict[str, int] = {}

    def take(self, who: str) -> bool:
        """Take one; False: that would be too many."""
        taken = self._taken.get(who, 0)
        if self._most is not None and taken >= self._most:
            return False
        self._taken[who] = taken + 1
        return True

    def give_back(self, who: str) -> None:
        """Give back one that was taken."""
        taken = self._taken.pop(who) - 1
        if taken:
            self._taken[who] = taken


def host_of(connection: HTTPConnection) -> str:
    """The address of the sender of a request; empty if it isn't known."""
    return connection.client.host if connection.client else ""


def address_of(connection: HTTPConnection) -> str:
    """The address of the sender of a request, as limits count it."""
    return home_of(host_of(connection))
