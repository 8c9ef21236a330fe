"""Observations: writing a seat's knowledge as numbers. They count seats from the observer's.

There are two kinds: fractions for anybody's networks (a game's `planes`), and whole numbers for ours (its
`sight`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from steeple.kernel.arrays import Actions, Features, Position, Weights
from steeple.kernel.game import Plane
from steeple.kernel.rule import rule


def starts(planes: Sequence[Plane]) -> dict[str, int]:
    """Where each plane begins, by its name."""
    ends = np.cumsum([plane.size for plane in planes])
    return {plane.name: int(end) - plane.size for plane, end in zip(planes, ends, strict=True)}


@rule
def part(count: int | np.int32, most: int) -> np.float32:
    """A count as a fraction of its maximum. Multiplying is much faster than one division per number."""
    return np.float32(count) * (np.float32(1) / np.float32(most))


@rule
def turned(s: Position, player: int, seat: int) -> int:
    """A seat's number, counted from the observer; a spectator counts from seat 0."""
    places = int(player) - max(int(seat), 0)
    return places if places >= 0 else places + int(s.players)


@rule
def unturned(s: Position, place: int, seat: int) -> int:
    """The seat `place` seats after the observer's."""
    player = place + max(int(seat), 0)
    return player if player < s.players else player - int(s.players)


# --- What a network is shown ---


@rule
def weigh_evenly(s: Position, actions: Actions, count: int, weights: Weights) -> None:
    """Actions that have the same number are equally likely."""
    for k in range(count):
        weights[k] = np.float32(1)


@dataclass(frozen=True)
class Sight:
    """What a network is shown of a position: whole numbers, of the whole table and of each of its parts.

    The parts are alike (towers, cards), so that a network learns once what holds for all of them.
    """

    table: tuple[Plane, ...]
    part: tuple[Plane, ...]
    parts: int
    write: Callable[[Position, int, Features], None]
    """Writes what a seat knows: the planes of the table, then those of each part."""
    kinds: tuple[str, ...]
    """What an action does with a part or with the table. If there is none, the network has no opinion of
    actions."""
    locate: Callable[[Position, int], int]
    """What a legal action does with which part: part * number of kinds + kind. The table counts as one more
    part. Actions that do alike have the same number."""
    weigh_alike: Callable[[Position, Actions, int, Weights], None]
    """Writes how likely each of actions[:count] is, compared with others that have the same number."""

    @cached_property
    def table_size(self) -> int:
        return sum(plane.size for plane in self.table)

    @cached_property
    def part_size(self) -> int:
        return sum(plane.size for plane in self.part)

    @cached_property
    def size(self) -> int:
        return self.table_size + self.parts * self.part_size

    @cached_property
    def choices(self) -> int:
        """The numbers that `locate` returns are below this one."""
        return (self.parts + 1) * len(self.kinds)
