"""Campanile 1996 drawn in a terminal: the entry point; the layout is in campanile/drawing.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steeple.games.campanile_1996.material import FLAGS
from steeple.kernel.game import Json

if TYPE_CHECKING:
    from rich.console import RenderableType

ROWS = 46
"""Lines of 80 columns that a picture has room for; a drawing with more is made smaller."""

TARGETS = {
    "visible": "a face-up style",
    "visible-or-just-built": "a face-up style or the tower just raised",
    "just-built": "the tower just raised",
}


def draw(view: dict[str, Json]) -> RenderableType:
    """The view as a picture for Rich."""
    # Rich is slow to import, and a program that plays a million games draws none of them.
    from steeple.games.campanile.drawing import Offer, Picture

    return Picture(
        view=view,
        flags=[[int(value) for value in row if value] for row in FLAGS],
        offers=[
            Offer(f"pile {number}", pile["top"] or "", f"{pile['cards']} left" if pile["cards"] else "empty")
            for number, pile in enumerate(view["piles"], start=1)
        ],
        purses=[str(points) if view["turn"]["phase"] == "over" else "" for points in view["points"]],
        markers="tokens",
        earlier={},
        prompt=prompt(view),
    )


def prompt(view: dict[str, Json]) -> str:
    """What the player to act has to do."""
    phase, built, options = view["turn"]["phase"], view["turn"]["built"], view["options"]
    if phase == "build":
        return "Build: play a card and raise its tower by 1, 2 or 3 floors"
    if phase == "over":
        return "The game is over"
    value = "exactly" if options.get("bet") == "exact" else "at least"
    return f"Bet: a token of {value} {built[1]} under {TARGETS[options.get('target', 'visible')]}, or no bet"
