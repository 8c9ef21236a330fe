"""The shape of each game's `view`, declared for clients: TypeScript types come from here.

A test holds that real views are exactly so; at run time nothing is checked against this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import ConfigDict
from typing_extensions import TypedDict  # Pydantic reads no other before Python 3.12

from steeple.kernel.game import OptionValue

Style: TypeAlias = Literal["R", "Y", "B", "N", "E"]
Colour: TypeAlias = Literal["R", "G", "B", "Y"]
TowerStyle: TypeAlias = Literal["C", "S", "T", "M", "D"]


class Exact(TypedDict):
    """No keys that nobody declared, and no value of another type."""

    __pydantic_config__ = ConfigDict(extra="forbid", strict=True)  # type: ignore[misc] # Pydantic's way for TypedDicts


# --- Campanile ---


class CampanileTurn(Exact):
    """Whose decision it is, and what has been built this turn, `R2`."""

    player: int
    phase: Literal["over", "build", "bet", "take"]
    built: str | None


class Stake(Exact):
    """A player's markers under a tower, and what the scoring to come would pay for them."""

    seat: int
    markers: list[int]
    influence: int
    pays: int


class Tower(Exact):
    """A tower, and the stakes under it in their order."""

    style: Style
    height: int
    cards: int
    rank: int
    flag: list[int]
    """What it pays the first, the second …, by the scoring to come or at the end the one that was."""
    stakes: list[Stake]


class Hand(Exact):
    """A hand: how many cards, those that everybody knows, and for its owner all of them."""

    size: int
    known: str
    cards: str | None


class Pile(Exact):
    """A pile: its face-up card, and how many cards it has, that one included."""

    top: Style | None
    cards: int


class CampanileView(Exact):
    """What both editions show."""

    players: int
    options: dict[str, OptionValue]
    seat: int | None
    turn: CampanileTurn
    towers: list[Tower]
    hands: list[Hand]
    supply: list[list[int]]


class Campanile1996View(CampanileView):
    """Campanile 1996."""

    game: Literal["campanile-1996"]
    piles: list[Pile]
    left_over: int
    points: list[int]


class Campanile2009View(CampanileView):
    """Campanile 2009. `display`: a letter a card."""

    game: Literal["campanile-2009"]
    display: str
    deck: int
    scored: bool
    chips: list[list[int]]


# --- Campos ---


class Laid(Exact):
    """A tile as it lies. `cells`: q, r and colour of each."""

    tile: str
    q: int
    r: int
    orientation: int
    cells: list[tuple[int, int, Colour]]


class CamposTurn(Exact):
    """Whose decision it is, and which."""

    player: int
    phase: Literal["over", "place", "place-or-play", "remove", "remove-or-play"]


class Objective(Exact):
    """A card of one's own: `RB:G`, whether it could be played now, and for how many points."""

    card: str
    fulfilled: bool
    points: int


class Objectives(Exact):
    """A hand of objective cards: how many, and for its owner which."""

    size: int
    cards: list[Objective] | None


class CamposView(Exact):
    """Campos. `largest`: the size of the largest region of each colour."""

    game: Literal["campos"]
    players: int
    options: dict[str, OptionValue]
    seat: int | None
    turn: CamposTurn
    area: list[Laid]
    largest: dict[Colour, int]
    tiles: list[list[str]]
    bag: list[str]
    cards: list[Objectives]
    played: list[str]
    deck: int
    points: list[int]


# --- Five Towers ---


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
    """A player's points as they are now, and what they are made of."""

    towers: list[int]
    highest: int
    torn: int
    points: int


class FiveTowersView(Exact):
    """Five Towers. `towers`: for each player and style the values from the ground up."""

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


GameView: TypeAlias = Campanile1996View | Campanile2009View | CamposView | FiveTowersView
