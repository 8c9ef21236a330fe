"""Campanile 2009: the shape of its view and of its actions' fields, declared for clients."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from steeple.games.campanile.schema import Bet, CampanileBuild, CampanileView, PassBet, Style
from steeple.games.schema import Exact


class Campanile2009View(CampanileView):
    """Campanile 2009. `display`: one letter per card."""

    game: Literal["campanile-2009"]
    display: str
    deck: int
    scored: bool
    chips: list[list[int]]


class Take(Exact):
    """A card is taken from the display."""

    kind: Literal["take"]
    style: Style


Move = TypedDict("Move", {"kind": Literal["move"], "from": Style, "to": Style})
"""A 2-marker is moved. `from` can't be a field of a Python class."""

VIEW = Campanile2009View
FIELDS = CampanileBuild | Bet | PassBet | Take | Move
