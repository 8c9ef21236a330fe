"""Odd or Even: the shape of its view and of its actions' fields, declared for clients."""

from __future__ import annotations

from typing import Literal

from steeple.games.schema import Exact
from steeple.kernel.game import OptionValue


class OddEvenTurn(Exact):
    """Whose decision it is."""

    player: int
    phase: Literal["over", "guess", "turn"]


class OddEvenView(Exact):
    """Odd or Even."""

    game: Literal["odd-even"]
    players: int
    options: dict[str, OptionValue]
    seat: int | None
    turn: OddEvenTurn
    guess: Literal["odd", "even"] | None
    turned_up: list[int]
    left: int
    points: list[int]


class Guess(Exact):
    """A guess about the next card."""

    kind: Literal["guess"]
    guess: Literal["odd", "even"]


class TurnUp(Exact):
    """The next card is turned up."""

    kind: Literal["turn-up"]


VIEW = OddEvenView
FIELDS = Guess | TurnUp
