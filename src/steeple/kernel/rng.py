"""The only generator: SplitMix64, whose whole state is one 64-bit number in the record (`s.rng`).

Numbers below n come from the upper 32 bits by multiplication, without a division. They differ from an exactly
even choice by less than n / 2**32, which no game or test can notice.

How seeds follow from each other:

    seed of a series ─ derive(series, number) ─▶ seed of a game, which deals
    seed of a game   ─ choices(seed) ──────────▶ seed of random players, apart from the deal
                     ─ bot_seed(…, seat) ──────▶ seed of one bot
    seed of a bot    ─ substream(seed, ply) ───▶ seed of one decision
"""

from __future__ import annotations

import numpy as np

from steeple.kernel.arrays import Cards, Position
from steeple.kernel.rule import rule, wrapping

STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_S27, _S30, _S31, _S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_CHOICES = np.uint64(0xC40CE5)


@wrapping
@rule
def mix(z: np.uint64) -> np.uint64:
    """Scatter the bits of `z`; a bijection on 64-bit numbers."""
    z = (z ^ (z >> _S30)) * _MIX_1
    z = (z ^ (z >> _S27)) * _MIX_2
    return z ^ (z >> _S31)


@wrapping
@rule
def below(bits: np.uint64, n: int) -> int:
    """A number in 0 … n-1 made from 64 random bits."""
    product = (bits >> _S32) * np.uint64(n)
    return np.int64(product >> _S32)  # type: ignore[return-value] # an int to its callers


@wrapping
@rule
def advance(state: np.uint64) -> np.uint64:
    """The generator's next state; `mix` of it is the next 64 random bits."""
    return state + STEP


@wrapping
@rule
def derive(seed: np.uint64, k: int) -> np.uint64:
    """The seed of game number k of a series."""
    return mix(seed + STEP * np.uint64(k + 1))


@rule
def choices(seed: np.uint64) -> np.uint64:
    """The seed of a game's random players, apart from the deal's: choices never change a deal."""
    return mix(seed ^ _CHOICES)


@rule
def bot_seed(seed: np.uint64, purpose: np.uint64, seat: int) -> np.uint64:
    """The seed of the bot in a seat, from its game's. Tournaments and reports each have a purpose."""
    return derive(mix(seed ^ purpose), seat)


@rule
def substream(seed: np.uint64, number: int) -> np.uint64:
    """One of a player's many seeds: for the decision after `number` actions, or for a tree of its search."""
    return derive(mix(seed), number)


@rule
def draw(s: Position, n: int) -> int:
    """Draw a number in 0 … n-1 with the record's generator."""
    s.rng = advance(s.rng)
    return below(mix(s.rng), n)


@rule
def shuffle(s: Position, cards: Cards, first: int, end: int) -> None:
    """Shuffle cards[first:end] with the record's generator."""
    rng = s.rng  # a local variable lets the processor compute the next number while it swaps a card
    for i in range(end - 1, first, -1):
        rng = advance(rng)
        j = first + below(mix(rng), i - first + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
    s.rng = rng
