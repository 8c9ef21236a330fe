"""Seeds as text: 64 hexadecimal digits for a game that keeps its secrets, sixteen for one of a series.

Sixteen digits are the whole state of the record's generator before the deal; of 64 it gets a number derived from them.
"""

from __future__ import annotations

import hmac
import re
import secrets

import numpy as np

from steeple.errors import BadSetup

_WIDE = 64
"""Digits of a seed that nobody can find by trying."""


def new_seed() -> str:
    """A seed of 64 digits from the system's secure generator."""
    return secrets.token_hex(_WIDE // 2)


def seed_text(seed: np.uint64 | int) -> str:
    """A number of a series as a seed of sixteen digits, as it stands in records."""
    return f"{int(seed):016x}"


def is_wide(seed: str) -> bool:
    """Whether a seed has 64 digits."""
    return len(seed) == _WIDE


def read_seed(text: str) -> np.uint64:
    """What the record's generator begins with. Raises BadSetup."""
    if not isinstance(text, str) or not re.fullmatch(r"[0-9a-f]{16}|[0-9a-f]{64}", text):
        raise BadSetup(f"a seed is 16 or 64 digits of 0-9 and a-f, not {str(text)[:80]!r}", code="bad-seed")
    if is_wide(text):
        return np.uint64(int.from_bytes(hmac.digest(bytes.fromhex(text), b"rng", "sha256")[:8]))
    return np.uint64(int(text, 16))


def series_seed(number: int) -> np.uint64:
    """The seed of a series of games. Raises BadSetup."""
    if not 0 <= number < 2**64:
        raise BadSetup(f"the seed of a series is a number from 0 to 2**64 - 1, not {number}", code="bad-seed")
    return np.uint64(number)
