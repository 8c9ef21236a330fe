"""All the ways in which the cards that a seat can't know may lie, in both editions."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from steeple.games.campanile.material import N_STYLES
from steeple.games.campanile.towers import hidden_cards
from steeple.kernel.arrays import Position
from steeple.kernel.rule import interpreted

Counts = tuple[int, ...]
"""Cards of each style."""


@dataclass(frozen=True)
class Deal:
    """One way in which the unseen cards may lie: hands, face-down cards in order, and how likely it is."""

    hands: npt.NDArray[np.int8]
    cards: Counts
    chance: float


def unseen_in_hands(s: Position, seat: int) -> npt.NDArray[np.int64]:
    """The cards of other hands that `seat` has not seen, by style."""
    hidden = s.hand.astype(np.int64) - s.known
    if seat >= 0:
        hidden[seat] = 0
    return hidden.sum(axis=0)


def deals(
    s: Position, seat: int, unseen: Sequence[int] | npt.NDArray[np.int64], most: int
) -> list[Deal] | None:
    """All ways in which the unseen cards may lie, as far as `seat` knows; None if more than `most`.

    They lie in the other hands, and the rest face down. All orders of the unseen cards are equally likely;
    equal cards and the order in a hand make no difference.
    """
    pool = tuple(int(count) for count in unseen)
    others = [other for other in range(s.players) if other != seat]
    sizes = [int(interpreted(hidden_cards)(s, other)) for other in others]
    count = 0
    for _, left, _ in dealt_hands(pool, sizes):
        count += orders(left)
        if count > most:
            return None
    found = []
    for hands, left, ways in dealt_hands(pool, sizes):
        hands_then = s.hand.copy()
        for other, hand in zip(others, hands, strict=True):
            hands_then[other] = s.known[other] + np.array(hand, np.int8)
        found += [Deal(hands_then, cards, ways / orders(pool)) for cards in arranged(left)]
    return found


def orders(counts: Counts) -> int:
    """How many different orders these cards have."""
    return math.factorial(sum(counts)) // math.prod(map(math.factorial, counts))


def dealt_hands(pool: Counts, sizes: Sequence[int]) -> Iterator[tuple[list[Counts], Counts, int]]:
    """All ways to deal hands of these sizes: the hands, what is left, and how many orders lead to it."""
    if not sizes:
        yield [], pool, 1
        return
    for hand in chosen(pool, sizes[0]):
        rest = tuple(have - dealt for have, dealt in zip(pool, hand, strict=True))
        for hands, left, ways in dealt_hands(rest, sizes[1:]):
            yield [hand, *hands], left, ways * orders(hand)


def chosen(pool: Counts, size: int) -> Iterator[Counts]:
    """All choices of `size` cards."""
    if not pool:
        if size == 0:
            yield ()
        return
    for first in range(min(pool[0], size) + 1):
        for rest in chosen(pool[1:], size - first):
            yield (first, *rest)


def arranged(counts: Counts) -> Iterator[Counts]:
    """Every different order of these cards."""
    if not any(counts):
        yield ()
    for style in range(N_STYLES):
        if counts[style]:
            for rest in arranged((*counts[:style], counts[style] - 1, *counts[style + 1 :])):
                yield (style, *rest)
