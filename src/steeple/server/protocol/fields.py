"""What the actions of each game are made of, declared for clients: TypeScript types come from here.

A test holds that real fields are exactly so; at run time nothing is checked against this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from typing_extensions import TypedDict  # Pydantic reads no other before Python 3.12

from steeple.server.protocol.views import Colour, Exact, Laid, Style, TowerStyle

# --- Campanile ---


class CampanileBuild(Exact):
    """A build; `height` is the tower's after it."""

    kind: Literal["build"]
    style: Style
    floors: int
    height: int


class Bet(Exact):
    """A bet."""

    kind: Literal["bet"]
    style: Style
    value: int


class BetAndDraw(Bet):
    """A bet of 1996, and the card that is then drawn."""

    draws: Style
    pile: int


class PassBet(Exact):
    """No bet."""

    kind: Literal["pass-bet"]


class PassBetAndDraw(PassBet):
    """No bet in 1996, and the card that is then drawn."""

    draws: Style
    pile: int


class Take(Exact):
    """A card is taken from the display."""

    kind: Literal["take"]
    style: Style


Move = TypedDict("Move", {"kind": Literal["move"], "from": Style, "to": Style})
"""A 2-marker is moved: `from` is no name for a field in Python."""


# --- Campos ---


class Place(Laid):
    """A tile is placed."""

    kind: Literal["place"]


class Remove(Laid):
    """A tile is removed."""

    kind: Literal["remove"]


class Play(Exact):
    """An objective card is played: `more` (of `size`) is larger than `less` (of `other`), and `scored` gives `points`."""

    kind: Literal["play"]
    card: str
    more: Colour
    size: int
    less: Colour
    other: int
    scored: Colour
    points: int


# --- Five Towers ---


class Bid(Exact):
    """A bid of so many cards."""

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
    """A card is put on a tower. `on`: the value beneath it; None: it begins the tower."""

    kind: Literal["build"]
    style: TowerStyle
    value: int
    on: int | None


CampanileFields: TypeAlias = CampanileBuild | BetAndDraw | Bet | PassBetAndDraw | PassBet | Take | Move
CamposFields: TypeAlias = Place | Play | Remove
FiveTowersFields: TypeAlias = Bid | Pass | Tear | TearNothing | FiveTowersBuild
ActionFields: TypeAlias = CampanileFields | CamposFields | FiveTowersFields
