"""Fair deals: whoever deals says before the game what the seed will turn out to have been, without telling it."""

from __future__ import annotations

import hashlib
import secrets


def new_salt() -> str:
    """A secret of 32 hexadecimal digits from the system's secure generator, so that nobody can try out seeds."""
    return secrets.token_hex(16)


def commit(seed: str, salt: str) -> str:
    """What is published before the game: the SHA-256 of `seed:salt`, in hexadecimal digits."""
    return hashlib.sha256(f"{seed}:{salt}".encode("utf-8", "surrogatepass")).hexdigest()
