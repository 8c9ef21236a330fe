"""Odd or Even: how a view is drawn in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steeple.kernel.game import Json

if TYPE_CHECKING:
    from rich.console import RenderableType

ROWS = 3


def draw(view: dict[str, Json]) -> RenderableType:
    """The view as a picture for Rich."""
    from rich.text import Text

    up = " ".join(map(str, view["turned_up"])) or "nothing yet"
    points = ", ".join(f"seat {seat}: {points}" for seat, points in enumerate(view["points"]))
    guess = f"\nguess: {view['guess']}" if view["guess"] else ""
    return Text.assemble("turned up: ", (up, "bold"), f" · {view['left']} left{guess}\n{points}")
