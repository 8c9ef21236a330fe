"""Campos drawn in a terminal: the entry point; the layout is in picture.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steeple.kernel.game import Json

if TYPE_CHECKING:
    from rich.console import RenderableType

ROWS = 44
"""Lines of 80 columns that a picture has room for; a drawing with more is made smaller."""


def draw(view: dict[str, Json]) -> RenderableType:
    """The view as a picture for Rich."""
    # Rich is slow to import, and a program that plays a million games draws none of them.
    from steeple.games.campos.picture import Picture

    return Picture(view)
