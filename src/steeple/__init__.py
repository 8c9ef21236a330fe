"""Steeple plays tower and tile games to the letter of their rules.

    >>> import steeple
    >>> match = steeple.Match(steeple.GAMES["campanile-2009"], players=3, seed="0000000000000007")
    >>> match.legal()[:3]
    ['E1', 'E2', 'E3']
    >>> match.play("E2")

NumPy and Numba are imported when `GAMES` or `Match` is first used, not when the package is imported.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from steeple.games import GAMES as GAMES
    from steeple.kernel.match import Match as Match

__version__ = "0.2.0"

_MODULES = {"GAMES": "steeple.games", "Match": "steeple.kernel.match"}
__all__ = ["GAMES", "Match", "__version__"]


if not TYPE_CHECKING:  # or a type checker would accept any name as one of ours

    def __getattr__(name: str) -> object:
        """Import a name of the package when it's first used."""
        if name not in _MODULES:
            raise AttributeError(f"module 'steeple' has no attribute {name!r}")
        return getattr(importlib.import_module(_MODULES[name]), name)
