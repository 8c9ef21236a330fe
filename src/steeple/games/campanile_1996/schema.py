"""Campanile 1996: the shape of its view and of its actions' fields, declared for clients."""

from __future__ import annotations

from typing import Literal

from steeple.games.campanile.schema import Bet, CampanileBuild, CampanileView, PassBet, Style
from steeple.games.schema import Exact


class Pile(Exact):
    """A pile: its face-up card, and its number of cards including that one."""

    top: Style | None
    cards: int


class Campanile1996View(CampanileView):
    """Campanile 1996."""

    game: Literal["campanile-1996"]
    piles: list[Pile]
    left_over: int
    points: list[int]


VIEW = Campanile1996View
FIELDS = CampanileBuild | Bet | PassBet
