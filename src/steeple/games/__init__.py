"""The games. `GAMES[name]` imports a game the first time it is asked for."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from steeple.errors import UnknownGame

if TYPE_CHECKING:
    from steeple.kernel.game import Game

_MODULES = {
    "campanile-1996": "steeple.games.campanile_1996",
    "campanile-2009": "steeple.games.campanile_2009",
    "campos": "steeple.games.campos",
    "five-towers": "steeple.games.five_towers",
}


class _Games(Mapping[str, "Game"]):
    """All games by name."""

    def __getitem__(self, name: str) -> Game:
        if name not in _MODULES:
            raise UnknownGame(f"there is no game {name[:40]!r}; there are {', '.join(_MODULES)}")
        from steeple.kernel.verbs import register

        return register(importlib.import_module(_MODULES[name]).GAME)

    def __contains__(self, name: object) -> bool:
        return name in _MODULES

    def __iter__(self) -> Iterator[str]:
        return iter(_MODULES)

    def __len__(self) -> int:
        return len(_MODULES)


GAMES: Mapping[str, Game] = _Games()
