"""Sizes that make games small enough to solve."""

from __future__ import annotations

from steeple.games import GAMES

TINY = {
    "campanile-1996": {"cards": 2, "styles": 1},
    "campanile-2009": {"cards": 1, "styles": 1},
    "campos": {"tiles": 4, "cards": 1},
    "five-towers": {"cards": 4},
}
"""Games of some hundred positions, where those of the usual sizes have more."""


def usual_sizes(name: str) -> dict[str, int]:
    """The sizes of a small game for which none is chosen."""
    return {size.name: size.usual for size in GAMES[name].sizes}


def tiny_sizes(name: str) -> dict[str, int]:
    """The sizes of a game that can be solved at once."""
    return TINY.get(name) or usual_sizes(name)
