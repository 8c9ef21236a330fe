"""Odd or Even: actions and deals as text."""

from __future__ import annotations

from steeple.games.odd_even.material import CARDS, NAMES, TURN_UP
from steeple.games.odd_even.rules import begin

from steeple.errors import BadSetup, IllFormed
from steeple.kernel.arrays import Position
from steeple.kernel.game import Json
from steeple.kernel.rule import interpreted

TEXTS = (*NAMES, "up")
LEGEND = "odd   guess that the next card is odd     even   guess that it is even     up   turn it up"


def action_text(action: int) -> str:
    """The text of an action id."""
    return TEXTS[action]


def read_action(text: str) -> int:
    """The action id that a text says. Raises IllFormed."""
    if text not in TEXTS:
        raise IllFormed(f"{text[:40]!r} isn't an action; actions are {', '.join(TEXTS)}")
    return TEXTS.index(text)


def describe(s: Position, action: int) -> str:
    """What an action does, in words, in the position before it."""
    return "turns up the next card" if action == TURN_UP else f"guesses {NAMES[action]}"


def fields(s: Position, action: int) -> dict[str, Json]:
    """What an action is made of."""
    return {"kind": "turn-up"} if action == TURN_UP else {"kind": "guess", "guess": NAMES[action]}


def deal_json(first: Position, last: Position) -> dict[str, Json]:
    """All that chance decided."""
    return {"pile": first.pile.tolist()}


def lay_deal(s: Position, deal: dict[str, Json]) -> None:
    """Set up a blank record from a deal. Raises BadSetup if the setup could not have dealt it."""
    pile = deal.get("pile")
    if list(deal) != ["pile"] or not isinstance(pile, list) or sorted(map(str, pile)) != list("123456789"):
        raise BadSetup("a deal is the pile, with the cards 1 to 9 once each", place="pile", code="bad-deal")
    s.pile[:CARDS] = pile
    interpreted(begin)(s)
