"""Victory: who wins, and who shares it. In every game, players whose tie no rule breaks win together."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from steeple.kernel.arrays import Bits, Shares
from steeple.kernel.bits import count_bits
from steeple.kernel.rule import interpreted, rule

Results: TypeAlias = npt.NDArray[np.integer[Any]]
"""One number per seat: points, and in the lower digits whatever breaks a tie."""


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


@rule
def share_of(won: int, seat: int) -> float:
    """A seat's share of a victory; `won` has the winning seats as bits."""
    return (won >> seat & 1) / count_bits(won)


def victory_shares(winners: Collection[int], players: int) -> list[float]:
    """Every seat's share of a victory, given the winning seats."""
    won = sum(1 << seat for seat in winners)
    return [interpreted(share_of)(won, seat) for seat in range(players)]


def victory_shares_of_games(won: Bits, players: int) -> Shares:
    """Every seat's share in each of many games: one row per game, one column per seat.

    The same as `share_of`, for millions of games where nothing has been compiled; a test compares them.
    """
    wins = won[:, None] >> np.arange(players, dtype=np.uint8) & 1
    shares: Shares = wins / wins.sum(axis=1, keepdims=True)
    return shares
