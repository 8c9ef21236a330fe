"""Steeple plays tower and tile games to the letter of their rules.

    >>> import steeple
    >>> match = steeple.Match(steeple.GAMES["campanile-2009"], players=3, seed="0000000000000007")
    >>> match.legal()[:3]
    ['E1', 'E2', 'E3']
    >>> match.play("E2")

NumPy and Numba are imported on first use, not with the package.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from steeple.games import GAMES as GAMES
    from steeple.kernel.match import Match as Match

__version__ = "0.2.0"

_HOMES = {"GAMES": "steeple.games", "Match": "steeple.kernel.match"}
__all__ = ["GAMES", "Match", "__version__"]


if not TYPE_CHECKING:  # a type checker would take any name for one of ours

    def __getattr__(name: str) -> object:
        """Import a name of the package when it's first asked for."""
        if name not in _HOMES:
            raise AttributeError(f"module 'steeple' has no attribute {name!r}")
        return getattr(importlib.import_module(_HOMES[name]), name)
