"""Campanile, both editions: the shape of views and of actions' fields, declared for clients."""

from __future__ import annotations

from typing import Literal, TypeAlias

from steeple.games.schema import Exact
from steeple.kernel.game import OptionValue

Style: TypeAlias = Literal["R", "Y", "B", "N", "E"]


class CampanileTurn(Exact):
    """Whose decision it is, and what has been built this turn, `R2`."""

    player: int
    phase: Literal["over", "build", "bet", "take"]
    built: str | None


class Stake(Exact):
    """A player's markers under a tower, and what the next scoring would pay for them."""

    seat: int
    markers: list[int]
    influence: int
    pays: int


class Tower(Exact):
    """A tower, and the stakes under it in its order."""

    style: Style
    height: int
    cards: int
    rank: int
    flag: list[int]
    """What it pays the first player, the second … at the next scoring, or paid at the last one."""
    stakes: list[Stake]


class Hand(Exact):
    """A hand: how many cards, which of them everybody knows, and for its owner all of them."""

    size: int
    known: str
    cards: str | None


class CampanileView(Exact):
    """What both editions show."""

    players: int
    options: dict[str, OptionValue]
    seat: int | None
    turn: CampanileTurn
    towers: list[Tower]
    hands: list[Hand]
    supply: list[list[int]]


class CampanileBuild(Exact):
    """A build; `height` is that of the tower afterwards."""

    kind: Literal["build"]
    style: Style
    floors: int
    height: int


class Bet(Exact):
    """A bet; in 1996 also the card that's drawn then, and from which pile."""

    kind: Literal["bet"]
    style: Style
    value: int
    draws: Style | None
    pile: int | None


class PassBet(Exact):
    """No bet; in 1996 also the card that's drawn then, and from which pile."""

    kind: Literal["pass-bet"]
    draws: Style | None
    pile: int | None
