"""Positions for reading: NumPy's records look up a field slowly, every time it is named.

A `FastPosition` has the same bytes and works with the same functions, compiled or not, but all its fields
have been looked up once. It is only for reading, as views and the fields of actions do.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import numpy as np

from steeple.kernel.arrays import Position


class FastPosition(np.void):  # type: ignore[misc] # final in NumPy's stubs only
    """A record whose fields are attributes: plain numbers, and arrays."""


@dataclass(frozen=True)
class _Layout:
    """Where the fields of a type of record are."""

    type: np.dtype[Any]
    numbers: struct.Struct
    """All fields that are one number, read at once."""
    names: tuple[str, ...]
    """The names of those fields."""
    arrays: tuple[str, ...]


def fast_position(s: Position) -> Position:
    """A copy of a position for reading. Later changes to `s` aren't seen."""
    layout, read = _layout_of(s.dtype), s.tobytes()
    array = np.frombuffer(read, layout.type)
    found = array[0]
    known = vars(found)
    known.update(zip(layout.names, layout.numbers.unpack(read), strict=True))
    for name in layout.arrays:
        # From the array, not from the record: a reference to itself would have to wait for the garbage
        # collector.
        known[name] = array[name][0]
    # It isn't an np.record, but everything that reads positions uses the names of fields.
    return cast(Position, found)


@cache
def _layout_of(state: np.dtype[Any]) -> _Layout:
    fields = sorted((offset, name, kind) for name, (kind, offset, *_) in (state.fields or {}).items())
    numbers, end = "@", 0
    for offset, _, kind in fields:
        if not kind.shape:
            numbers += f"{offset - end}x{kind.char}"
            end = offset + kind.itemsize
    return _Layout(
        np.dtype((FastPosition, np.dtype([(name, state[name]) for name in state.names or ()], align=True))),
        struct.Struct(f"{numbers}{state.itemsize - end}x"),
        tuple(name for _, name, kind in fields if not kind.shape),
        tuple(name for _, name, kind in fields if kind.shape),
    )
