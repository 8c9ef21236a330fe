"""Everything random in a server: the seeds of deals, and the bots' random numbers.

They come from the system's secure generator. With `STEEPLE_SEED`, which is for tests, they follow from that
text: two tables of the same kind are dealt alike, whatever the server has done before.
"""

from __future__ import annotations

import hashlib
import secrets

from steeple.kernel.seed import new_seed


class SeedSource:
    """Where a server's seeds and random numbers come from."""

    def __init__(self, seed: str = "") -> None:
        """`seed`: the text from which everything follows; empty: nobody can predict anything."""
        self._seed = seed

    def deal_seed(self, *kind: object) -> str:
        """The seed of a new table of a kind."""
        fresh = new_seed()
        return self._digits("deal", *kind)[: len(fresh)] if self._seed else fresh

    def number(self, *what: object) -> int:
        """63 random bits for a bot. With a seed they follow from `what` it decides."""
        return int(self._digits("number", *what), 16) >> 193 if self._seed else secrets.randbits(63)

    def _digits(self, *what: object) -> str:
        return hashlib.sha256(":".join(map(str, (self._seed, *what))).encode()).hexdigest()
