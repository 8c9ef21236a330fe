"""Campanile 2009 drawn in a terminal: the entry point; the layout is in campanile/drawing.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steeple.games.campanile_2009.material import FLAGS
from steeple.kernel.game import Json

if TYPE_CHECKING:
    from rich.console import RenderableType

ROWS = 46
"""Lines of 80 columns that a picture has room for; a drawing with more is made smaller."""


def draw(view: dict[str, Json]) -> RenderableType:
    """The view as a picture for Rich."""
    # Rich is slow to import, and a program that plays a million games draws none of them.
    from steeple.games.campanile.drawing import Offer, Picture, payments

    flags = [
        [int(value) for value in row if value] for row in FLAGS[int(view["scored"]), int(view["players"] > 2)]
    ]
    bell = "Finito" if view["scored"] else "Intermezzo and Finito"
    offers = [Offer("display", view["display"]), Offer(f"deck {view['deck']}, with {bell} in it", "")]
    paid = [sum(payments(tower).get(seat, 0) for tower in view["towers"]) for seat in range(view["players"])]
    return Picture(
        view=view,
        flags=flags,
        offers=offers[:1] if view["turn"]["phase"] == "over" else offers,
        purses=[purse(chips) for chips in view["chips"]],
        markers="markers",
        earlier={"Intermezzo": [sum(chips) - now for chips, now in zip(view["chips"], paid, strict=True)]},
        prompt=prompt(view),
    )


def purse(chips: list[int]) -> str:
    """A player's chips and their sum."""
    if not chips:
        return "no chips"
    return f"{' '.join(map(str, chips))} = {sum(chips)}" if len(chips) > 1 else str(chips[0])


def prompt(view: dict[str, Json]) -> str:
    """What the player to act has to do."""
    phase, built = view["turn"]["phase"], view["turn"]["built"]
    if phase == "build":
        return "Build: play a card and raise its tower by 1, 2 or 3 floors"
    if phase == "take":
        return "Take: one card from the display into your hand"
    if phase == "over":
        return "The game is over"
    bet = f"Bet: a {built[1]}-marker under a tower whose style is in the display"
    if built[1] == "2" and view["options"].get("move_marker"):
        bet += ", or move one you've placed to such a tower"
    return bet + ", or no bet"
