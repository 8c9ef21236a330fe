"""Victory: who is ahead. A final tie that no rule breaks is a shared victory, in every game."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from steeple.kernel.rule import rule

Results: TypeAlias = npt.NDArray[np.integer[Any]]
"""A number a seat: points, and in the lower digits what breaks a tie."""


@rule
def leaders(results: Results, players: int) -> int:
    """The seats with the greatest result, as bits."""
    best, bits = int(results[0]), 0
    for seat in range(players):
        result = int(results[seat])
        if result > best:
            best, bits = result, 0
        if result == best:
            bits |= 1 << seat
    return bits
