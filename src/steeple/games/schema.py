"""The shape of views and actions, declared for clients, from which TypeScript types are made.

A test checks that real views and fields look exactly like this; at run time nothing is compared with it, so a
game doesn't import its schema, and can be played without Pydantic. Only `schema_of` imports it.
"""

from __future__ import annotations

import importlib
from typing import Any, Protocol

from pydantic import ConfigDict
from typing_extensions import TypedDict  # Pydantic reads no other before Python 3.12

from steeple.games import PACKAGES


class Exact(TypedDict):
    """A dictionary without undeclared keys, and without values of another type."""

    __pydantic_config__ = ConfigDict(extra="forbid", strict=True)  # type: ignore[misc] # as Pydantic wants it


class Schema(Protocol):
    """What a game's `schema.py` declares."""

    VIEW: Any  # it holds a type, and mypy can't say so more exactly
    """The type of its view."""
    FIELDS: Any
    """The type of its actions' fields: a union, one type per kind of action."""


def schema_of(game: str) -> Schema:
    """The schema of a game."""
    schema: Schema = importlib.import_module(f"{PACKAGES[game]}.schema")
    return schema
