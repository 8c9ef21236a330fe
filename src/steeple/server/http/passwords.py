"""Passwords: hashing and checking them."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from steeple.errors import Refused

T = TypeVar("T")

MOST_WAITING = 100
"""How many passwords may be hashed or wait for it: a few seconds' work."""

_HASHER = PasswordHasher()  # argon2id with the strength that its authors recommend

NOBODYS = "$argon2id$v=19$m={memory_cost},t={time_cost},p={parallelism}${salt}${hash}".format(
    **{name: getattr(_HASHER, name) for name in ("memory_cost", "time_cost", "parallelism")},
    **{
        name: b64encode(secrets.token_bytes(size)).decode().rstrip("=")
        for name, size in (("salt", 16), ("hash", 32))
    },
)
"""A hash that fits no password, and takes as long to check as any other."""


class Hashing:
    """Threads that hash.

    Each takes a core and 64 MB, so there are two at most, and nobody else waits for them.
    """

    def __init__(self, most: int = MOST_WAITING) -> None:
        self._threads = ThreadPoolExecutor(2, "passwords")
        self._most = most
        self._waiting = 0

    async def run(self, do: Callable[[], T]) -> T:
        """Run it in a thread. Raises Refused if too many wait already."""
        if self._waiting >= self._most:
            raise Refused("the server is busy: try again in a moment", code="busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, do)
        finally:
            self._waiting -= 1


_HASHING = Hashing()


async def hash_password(password: str) -> str:
    """The hash of a password. Raises Refused."""
    return await _HASHING.run(lambda: _HASHER.hash(password))


async def fits(kept: str, password: str) -> bool:
    """Whether a password fits a hash. Raises Refused."""
    try:
        return await _HASHING.run(lambda: _HASHER.verify(kept, password))
    except VerificationError:
        return False


def is_outdated(kept: str) -> bool:
    """Whether a hash was made with weaker settings than are recommended now."""
    return _HASHER.check_needs_rehash(kept)
