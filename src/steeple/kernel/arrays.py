"""The arrays that rules read and write, by name."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Position: TypeAlias = np.record
"""One position of one game: a NumPy record whose fields the game's `state.py` names."""

Positions: TypeAlias = npt.NDArray[Any]
"""Many positions: an array of such records."""

Index: TypeAlias = int | np.unsignedinteger[Any]
"""A number that indexes a field; an unsigned one spares compiled code a sign check."""

Cards: TypeAlias = npt.NDArray[np.int8]
Counts: TypeAlias = npt.NDArray[np.int64]
Actions: TypeAlias = npt.NDArray[np.int32]
Scores: TypeAlias = npt.NDArray[np.int16]
Tensor: TypeAlias = npt.NDArray[np.float32]
Weights: TypeAlias = npt.NDArray[np.float32]
Shares: TypeAlias = npt.NDArray[np.float64]
"""Shares of victory, a number a seat; together 1."""

Mask: TypeAlias = npt.NDArray[np.bool_]
Seeds: TypeAlias = npt.NDArray[np.uint64]
