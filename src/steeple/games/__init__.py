"""The games. `GAMES[name]` imports a game the first time it is asked for.

A game is one folder here, and one line in `PACKAGES`; nothing else in the package names it.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from steeple.errors import UnknownGame

if TYPE_CHECKING:
    from steeple.kernel.game import Game

PACKAGES: Mapping[str, str] = {
    "campanile-1996": "steeple.games.campanile_1996",
    "campanile-2009": "steeple.games.campanile_2009",
    "campos": "steeple.games.campos",
    "five-towers": "steeple.games.five_towers",
}
"""Where each game is: the registry, one line per game."""

DEFAULT_GAME = "campanile-2009"
"""What a research environment plays if no game is named."""


class _Games(Mapping[str, "Game"]):
    """All games by name."""

    def __getitem__(self, name: str) -> Game:
        if name not in PACKAGES:
            raise UnknownGame(f"there's no game {name[:40]!r}; there are {', '.join(PACKAGES)}")
        from steeple.kernel.verbs import register

        return register(importlib.import_module(PACKAGES[name]).GAME)

    def __contains__(self, name: object) -> bool:
        return name in PACKAGES

    def __iter__(self) -> Iterator[str]:
        return iter(PACKAGES)

    def __len__(self) -> int:
        return len(PACKAGES)


GAMES: Mapping[str, Game] = _Games()
