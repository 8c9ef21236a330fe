"""What a setup draws from: the record's generator or, for a seed of 64 digits, SHA-256 keyed by the seed.

The record's generator has 64 bits. Somebody who has seen part of a shuffle could try all of them to learn the
rest. With a wide seed, every shuffle is keyed by its purpose, so what you see of one tells you nothing about
another. All draws are made during the deal, so the key never enters the record. docs/deals.md has the recipe.
"""

from __future__ import annotations

import hmac

import numpy as np

from steeple.kernel.arrays import Cards, Position
from steeple.kernel.game import Game
from steeple.kernel.rng import draw, shuffle
from steeple.kernel.rule import interpreted
from steeple.kernel.seed import is_wide, read_seed


class Draws:
    """The draws that follow from a wide seed, each named by its purpose."""

    def __init__(self, seed: str) -> None:
        self._key = bytes.fromhex(seed)

    def order(self, purpose: str, n: int) -> list[int]:
        """The numbers 0 … n-1, shuffled."""
        return sorted(range(n), key=lambda number: self._digest(f"{purpose}:{number}"))

    def below(self, purpose: str, n: int) -> int:
        """A number in 0 … n-1. It differs from an exactly even choice by less than n / 2**256."""
        return int.from_bytes(self._digest(purpose)) % n

    def _digest(self, text: str) -> bytes:
        return hmac.digest(self._key, text.encode(), "sha256")


# Setups call these three. In compiled code they always draw from the record (see dispatch.py).


def shuffle_for(draws: Position | Draws, purpose: str, cards: Cards, first: int, end: int) -> None:
    """Shuffle cards[first:end]."""
    if isinstance(draws, Draws):
        cards[first:end] = cards[first:end][draws.order(purpose, end - first)]
    else:
        shuffle(draws, cards, first, end)


def draw_for(draws: Position | Draws, purpose: str, n: int) -> int:
    """Draw a number in 0 … n-1."""
    return draws.below(purpose, n) if isinstance(draws, Draws) else draw(draws, n)


def plan_for(draws: Position | Draws, purpose: str, plan: Cards, n: int) -> int:
    """Decide now how a shuffle during play will come out: write the numbers 0 … n-1 to `plan`, shuffled;
    return n.

    With the record's generator nothing is decided yet, and 0 is returned: it will shuffle when the time
    comes.
    """
    if not isinstance(draws, Draws):
        return 0
    plan[:n] = np.array(draws.order(purpose, n), plan.dtype)
    return n


def deal(game: Game, s: Position, seed: str) -> None:
    """Deal a new game into a blank record. Raises BadSetup."""
    s.rng = read_seed(seed)
    if is_wide(seed):
        interpreted(game.setup)(s, Draws(seed))
    else:
        game.setup(s, s)
