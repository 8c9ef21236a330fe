"""The one generator: SplitMix64, whose whole state is a 64-bit number in the record (`s.rng`).

Numbers below n come from the upper 32 bits by multiplication, without division; the error against
an exactly even choice is below n / 2**32, far beyond what any game or test can see.
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
    """A number in 0 … n-1 out of 64 random bits."""
    return np.int64(((bits >> _S32) * np.uint64(n)) >> _S32)  # type: ignore[return-value] # an int to its callers


@wrapping
@rule
def advance(state: np.uint64) -> np.uint64:
    """The generator's next state; `mix` of it is the next 64 random bits."""
    return state + STEP


@wrapping
@rule
def derive(seed: np.uint64, k: int) -> np.uint64:
    """The seed of the k-th game of a series."""
    return mix(seed + STEP * np.uint64(k + 1))


@rule
def choices(seed: np.uint64) -> np.uint64:
    """Where random players of a game start: apart from the deal's own numbers, so choices never change a deal."""
    return mix(seed ^ _CHOICES)


@rule
def draw(s: Position, n: int) -> int:
    """Draw a number in 0 … n-1 with the record's own generator."""
    s.rng = advance(s.rng)
    return below(mix(s.rng), n)


@rule
def shuffle(s: Position, cards: Cards, first: int, end: int) -> None:
    """Shuffle cards[first:end] with the record's own generator."""
    rng = s.rng  # in a local, so that the next numbers are under way while a card is swapped
    for i in range(end - 1, first, -1):
        rng = advance(rng)
        j = first + below(mix(rng), i - first + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
    s.rng = rng
