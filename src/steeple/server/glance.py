"""Positions that are read often: NumPy's records look a field up anew, and slowly, each time it is named.

A `Glance` has the same bytes and is taken by the same functions, compiled or not, but remembers what it has looked up. It is
for reading only: a view, the fields of actions.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import numpy as np

from steeple.kernel.arrays import Position


class Glance(np.void):  # type: ignore[misc] # NumPy's stubs call it final; NumPy's own records inherit from it
    """A record that remembers the fields it was asked for."""

    def __getattr__(self, name: str) -> Any:
        try:
            # By the array, not by itself: what is remembered would point back here, and wait for the garbage collector.
            value = self.__dict__["array"][name][0]
        except (KeyError, ValueError):
            raise AttributeError(name) from None
        found = value.item() if value.ndim == 0 else value
        self.__dict__[name] = found
        return found


def glance(s: Position) -> Position:
    """A position to read from; what is written to `s` later is not seen."""
    array = np.frombuffer(s.tobytes(), _type_of(s.dtype))
    found = array[0]
    found.array = array
    # It is no np.record, but all that reads positions goes by the names of fields.
    return cast(Position, found)


@cache
def _type_of(state: np.dtype[Any]) -> np.dtype[Any]:
    return np.dtype((Glance, np.dtype([(name, state[name]) for name in state.names or ()], align=True)))
