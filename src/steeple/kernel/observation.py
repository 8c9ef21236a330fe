"""Observations: writing a seat's knowledge as numbers. They count seats from the observer's."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from steeple.kernel.arrays import Position
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
