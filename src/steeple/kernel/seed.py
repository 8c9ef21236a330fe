"""Seeds as text: sixteen lower-case hexadecimal digits, the whole state of the generator before the deal."""

from __future__ import annotations

import re
import secrets

import numpy as np

from steeple.errors import BadSetup


def new_seed() -> str:
    """A seed from the system's secure generator."""
    return secrets.token_hex(8)


def seed_text(seed: np.uint64 | int) -> str:
    """A seed as it stands in records."""
    return f"{int(seed):016x}"


def read_seed(text: str) -> np.uint64:
    """The number behind a seed's text. Raises BadSetup."""
    if not isinstance(text, str) or not re.fullmatch(r"[0-9a-f]{16}", text):
        raise BadSetup(f"a seed is sixteen digits of 0-9 and a-f, not {str(text)[:40]!r}", code="bad-seed")
    return np.uint64(int(text, 16))


def series_seed(number: int) -> np.uint64:
    """The seed of a series of games. Raises BadSetup."""
    if not 0 <= number < 2**64:
        raise BadSetup(f"the seed of a series is a number from 0 to 2**64 - 1, not {number}", code="bad-seed")
    return np.uint64(number)
