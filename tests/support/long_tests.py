"""Tests with a long version, which only `make soak` runs (`STEEPLE_LONG=1 pytest -m long`)."""

from __future__ import annotations

import os
from typing import TypeVar, overload

T = TypeVar("T")

IS_LONG = os.environ.get("STEEPLE_LONG") == "1"


@overload
def in_full(short: int, more: int) -> int: ...
@overload
def in_full(short: list[T], more: list[T]) -> list[T]: ...
def in_full(short: list[T] | int, more: list[T] | int) -> list[T] | int:
    """For the long version, a list gets `more` on top, and a number becomes `more`."""
    if isinstance(short, int) or isinstance(more, int):
        return more if IS_LONG else short
    return [*short, *more] if IS_LONG else short
