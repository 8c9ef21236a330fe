"""Five Towers: the shape of its view and of its actions' fields, declared for clients."""

from __future__ import annotations

from typing import Literal, TypeAlias

from steeple.games.schema import Exact
from steeple.kernel.game import OptionValue

TowerStyle: TypeAlias = Literal["C", "S", "T", "M", "D"]

# --- The view ---


class FiveTowersTurn(Exact):
    """Whose decision it is, and how many cards the builder still has to build."""

    player: int
    phase: Literal["over", "bid", "tear", "build"]
    left: int


class HighestBid(Exact):
    """Who has bid most, and how many cards."""

    seat: int
    cards: int


class Score(Exact):
    """A player's points as they are now, and how they add up."""

    towers: list[int]
    highest: int
    torn: int
    points: int


class FiveTowersView(Exact):
    """Five Towers. `towers`: for each player and style, the values from the ground up."""

    game: Literal["five-towers"]
    players: int
    options: dict[str, OptionValue]
    seat: int | None
    turn: FiveTowersTurn
    end: Literal["second-pile", "no-discard"] | None
    first: int
    bid: HighestBid | None
    spoken: int
    market: list[str]
    market_size: int
    pile: list[str]
    second_pile: bool
    discard: list[str]
    towers: list[list[list[int]]]
    torn: list[int]
    score: list[Score]


# --- Actions ---


class Bid(Exact):
    """A bid to build this number of cards."""

    kind: Literal["bid"]
    cards: int


class Pass(Exact):
    """No bid."""

    kind: Literal["pass"]


class Tear(Exact):
    """The top card of a tower is torn down."""

    kind: Literal["tear"]
    style: TowerStyle
    value: int


class TearNothing(Exact):
    """Nothing is torn down."""

    kind: Literal["tear-nothing"]


class FiveTowersBuild(Exact):
    """A card is put on a tower. `on`: the value beneath it, None if it begins the tower."""

    kind: Literal["build"]
    style: TowerStyle
    value: int
    on: int | None


VIEW = FiveTowersView
FIELDS = Bid | Pass | Tear | TearNothing | FiveTowersBuild
