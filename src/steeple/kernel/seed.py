"""Seeds as text: 64 hexadecimal digits for a game that keeps its secrets, sixteen for a game of a series.

Sixteen digits are the whole state of the record's generator before the deal. Of 64 digits, the generator gets
a number derived from them. Before a game, the server publishes a commitment to the seed, so that everybody
can check afterwards that the deal wasn't changed.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

import numpy as np

from steeple.errors import BadSetup
from steeple.kernel.rng import derive

_WIDE = 64
"""Digits of a seed that nobody can find by trying."""


def new_seed() -> str:
    """A seed of 64 digits from the system's secure generator."""
    return secrets.token_hex(_WIDE // 2)


def seed_text(seed: np.uint64 | int) -> str:
    """A number as a seed of sixteen digits, the way records write it."""
    return f"{int(seed):016x}"


def is_wide(seed: str) -> bool:
    """Whether a seed has 64 digits."""
    return len(seed) == _WIDE


def read_seed(text: str) -> np.uint64:
    """The number that the record's generator starts from. Raises BadSetup."""
    if not isinstance(text, str) or not re.fullmatch(r"[0-9a-f]{16}|[0-9a-f]{64}", text):
        raise BadSetup(f"a seed is 16 or 64 digits of 0-9 and a-f, not {str(text)[:80]!r}", code="bad-seed")
    if is_wide(text):
        return np.uint64(int.from_bytes(hmac.digest(bytes.fromhex(text), b"rng", "sha256")[:8]))
    return np.uint64(int(text, 16))


# --- A series of games ---


def series_seed(number: int) -> np.uint64:
    """The seed of a series of games. Raises BadSetup."""
    if not 0 <= number < 2**64:
        raise BadSetup(f"the seed of a series is a number from 0 to 2**64 - 1, not {number}", code="bad-seed")
    return np.uint64(number)


def game_seed(series: int, number: int) -> str:
    """The seed of one game of a series, the same for playouts, vectors and tournaments. Raises BadSetup."""
    return seed_text(derive(series_seed(series), number))


# --- Commitments ---


def new_salt() -> str:
    """A secret of 32 hexadecimal digits from the system's secure generator, against trying seeds."""
    return secrets.token_hex(16)


def commit(seed: str, salt: str) -> str:
    """What is published before the game: the SHA-256 of `seed:salt`, in hexadecimal digits."""
    return hashlib.sha256(f"{seed}:{salt}".encode("utf-8", "surrogatepass")).hexdigest()
