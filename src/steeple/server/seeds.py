"""All that a server leaves to chance: deals, and the bots' own numbers.

It comes from the system's secure generator. With `STEEPLE_SEED`, which is for tests, it follows from that text: two tables
of the same kind are dealt alike, whatever else the server has done before.
"""

from __future__ import annotations

import hashlib
import secrets

from steeple.kernel.seed import new_seed


class SeedSource:
    """Where a server's chance comes from."""

    def __init__(self, seed: str = "") -> None:
        """`seed`: the text from which everything follows; without one nobody can know."""
        self._seed = seed

    def deal_seed(self, *kind: object) -> str:
        """The seed of a new table of a kind."""
        fresh = new_seed()
        return self._digits("deal", *kind)[: len(fresh)] if self._seed else fresh

    def number(self, *what: object) -> int:
        """63 bits for a bot's own chance; with a seed they follow from what it decides."""
        return int(self._digits("number", *what), 16) >> 193 if self._seed else secrets.randbits(63)

    def _digits(self, *what: object) -> str:
        return hashlib.sha256(":".join(map(str, (self._seed, *what))).encode()).hexdigest()
