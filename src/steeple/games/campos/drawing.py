"""Campos: how a view is drawn in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steeple.kernel.game import Json

if TYPE_CHECKING:
    from rich.console import RenderableType


def draw(view: dict[str, Json]) -> RenderableType:
    """The view as a picture for Rich."""
    # Rich is slow to import, and whoever plays out a million games draws none of them.
    from steeple.games.campos.picture import Picture

    return Picture(view)
