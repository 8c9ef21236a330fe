"""Tests with a long version: `make test` runs the short one, `make soak` all of it (`STEEPLE_LONG=1 pytest -m long`)."""

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
    """Of a list, `more` comes on top where there is time; of two numbers, `more` instead."""
    if isinstance(short, int) or isinstance(more, int):
        return more if IS_LONG else short
    return [*short, *more] if IS_LONG else short
