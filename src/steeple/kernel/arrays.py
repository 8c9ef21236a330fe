"""Names for the arrays that rules read and write, and the one width of numbers that they pass on."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from steeple.kernel.rule import rule

Position: TypeAlias = np.record
"""One position of one game: a NumPy record whose fields are listed in the game's `state.py`."""

Positions: TypeAlias = npt.NDArray[Any]
"""An array of positions."""

Index: TypeAlias = int | np.unsignedinteger[Any]
"""A number that indexes a field. With an unsigned one, compiled code needs no check for negative numbers."""

Cards: TypeAlias = npt.NDArray[np.int8]
Counts: TypeAlias = npt.NDArray[np.int64]
Actions: TypeAlias = npt.NDArray[np.int32]
Scores: TypeAlias = npt.NDArray[np.int16]
Bits: TypeAlias = npt.NDArray[np.uint8]
"""Sets of seats, one number each: bit 0 is seat 0."""

Tensor: TypeAlias = npt.NDArray[np.float32]
Features: TypeAlias = npt.NDArray[np.int16]
"""Whole numbers that a network is shown of a position."""

Matrix: TypeAlias = npt.NDArray[np.int16]
"""A network's weights: a row for each unit."""

Sums: TypeAlias = npt.NDArray[np.int32]

Weights: TypeAlias = npt.NDArray[np.float32]
Shares: TypeAlias = npt.NDArray[np.float64]
"""Shares of victory, one per seat, which add up to 1."""

Mask: TypeAlias = npt.NDArray[np.bool_]
Seeds: TypeAlias = npt.NDArray[np.uint64]


@rule
def wide(number: Index) -> int:
    """The same number with 64 bits. Numba compiles a rule once per width, so callers pass only this one."""
    return np.int64(number)  # type: ignore[return-value] # an int to its callers
