"""Cheap password hashes: a real one takes a tenth of a second, and the tests make hundreds."""

from __future__ import annotations

from argon2 import PasswordHasher

from steeple.server.http import passwords

REAL = passwords._HASHER
"""What a server of people's hashes with."""


def hash_cheaply() -> None:
    """From now on, in this process."""
    passwords._HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
