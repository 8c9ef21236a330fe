"""What a network is shown of a position, by the names of the planes."""

from __future__ import annotations

import numpy as np

from steeple.kernel.arrays import Features, Position
from steeple.kernel.game import Game, Plane
from steeple.kernel.observation import Sight


def features(game: Game, s: Position, seat: int, before: int = -7) -> Features:
    """All numbers; `before` is what stood there, each of which has to be overwritten."""
    out: Features = np.full(game.sight.size, before, np.int16)
    game.sight.write(s, seat, out)
    return out


def limits(sight: Sight) -> list[int]:
    """The greatest value that each number may have."""
    table, part = (
        [plane.most for plane in planes for _ in range(plane.size)] for planes in (sight.table, sight.part)
    )
    return [*table, *part * sight.parts]


def shown_of_table(game: Game, s: Position, seat: int) -> dict[str, list[int]]:
    """What is shown of the whole table."""
    return named(game.sight.table, features(game, s, seat)[: game.sight.table_size])


def shown_of_part(game: Game, s: Position, seat: int, part: int) -> dict[str, list[int]]:
    """What is shown of one part."""
    size = game.sight.part_size
    begin = game.sight.table_size + part * size
    return named(game.sight.part, features(game, s, seat)[begin : begin + size])


def named(planes: tuple[Plane, ...], shown: Features) -> dict[str, list[int]]:
    """The numbers by the names of their planes."""
    found, at = {}, 0
    for plane in planes:
        found[plane.name] = shown[at : at + plane.size].tolist()
        at += plane.size
    return found
