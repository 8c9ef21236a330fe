"""Campos: the shape of its view and of its actions' fields, declared for clients."""

from __future__ import annotations

from typing import Literal, TypeAlias

from steeple.games.schema import Exact
from steeple.kernel.game import OptionValue

Colour: TypeAlias = Literal["R", "G", "B", "Y"]

# --- The view ---


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
    """One of the viewer's own cards, `RB:G`: whether it could be played now, and for how many points."""

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


# --- Actions ---


class Place(Laid):
    """A tile is placed."""

    kind: Literal["place"]


class Remove(Laid):
    """A tile is removed."""

    kind: Literal["remove"]


class Play(Exact):
    """An objective card: `more` (`size`) is larger than `less` (`other`), and `scored` gives `points`."""

    kind: Literal["play"]
    card: str
    more: Colour
    size: int
    less: Colour
    other: int
    scored: Colour
    points: int


VIEW = CamposView
FIELDS = Place | Play | Remove
