"""Five Towers: actions and deals as text."""

from __future__ import annotations

from collections import Counter

from steeple.errors import BadSetup, IllFormed
from steeple.games.five_towers.material import (
    ALL_CARDS,
    BUILD_CARD,
    DECK_SIZE,
    MARKET,
    NO_CARD,
    PASS,
    STYLE_NAMES,
    STYLES,
    TEAR_NOTHING,
    TEAR_STYLE,
    VALUES,
)
from steeple.games.five_towers.placing import top_value
from steeple.games.five_towers.rules import lay_pile
from steeple.games.five_towers.texts import card_name, card_text, card_texts, plan_of, read_card, read_style
from steeple.kernel.arrays import Position
from steeple.kernel.game import Json
from steeple.kernel.rule import interpreted

# --- Actions ---

LEGEND = """\
!3   bid: build three cards       -    pass
xC   tear down candy's top card   x-   tear down nothing
C12  build the candy 12           (C candy, S scary, T tree, M scrap metal, D sand)"""


def action_text(action: int) -> str:
    """The text of an action id."""
    if action < PASS:
        return f"!{action}"
    if action == PASS:
        return "-"
    if action == TEAR_NOTHING:
        return "x-"
    return f"x{STYLES[action - TEAR_STYLE]}" if action < TEAR_NOTHING else card_text(action - BUILD_CARD)


def read_action(text: str) -> int:
    """The action id that a text stands for. Raises IllFormed."""
    if text == "-":
        return PASS
    if text == "x-":
        return TEAR_NOTHING
    if len(text) == 2 and text[0] == "x":
        return TEAR_STYLE + read_style(text[1])
    if len(text) == 2 and text[0] == "!" and text[1] in "012345":
        return int(text[1])
    if text[:1] in tuple(STYLES):
        return BUILD_CARD + read_card(text)
    raise IllFormed(f"{text[:40]!r} isn't an action; actions look like !3, -, xC, x- or C12")


def describe(s: Position, action: int) -> str:
    """What an action does in this position, in words."""
    if action < PASS:
        return f"bids {action}"
    if action == PASS:
        return "passes"
    if action == TEAR_NOTHING:
        return "tears nothing down"
    if action < TEAR_NOTHING:
        style = action - TEAR_STYLE
        return f"tears down {card_name(VALUES * style + interpreted(top_value)(s, s.player, style, 0))}"
    style = (action - BUILD_CARD) // VALUES
    top = interpreted(top_value)(s, s.player, style, 0)
    if top == NO_CARD:
        return f"starts the {STYLE_NAMES[style]} tower with the {(action - BUILD_CARD) % VALUES}"
    return f"builds {card_name(action - BUILD_CARD)} on {top}"


def fields(s: Position, action: int) -> dict[str, Json]:
    """The fields of an action. `on` is the value that a card is put on, None if it begins a tower."""
    if action < PASS:
        return {"kind": "bid", "cards": action}
    if action == PASS:
        return {"kind": "pass"}
    if action == TEAR_NOTHING:
        return {"kind": "tear-nothing"}
    if action < TEAR_NOTHING:
        style = action - TEAR_STYLE
        return {
            "kind": "tear",
            "style": STYLES[style],
            "value": int(interpreted(top_value)(s, s.player, style, 0)),
        }
    style, value = divmod(action - BUILD_CARD, VALUES)
    top = int(interpreted(top_value)(s, s.player, style, 0))
    return {"kind": "build", "style": STYLES[style], "value": value, "on": None if top == NO_CARD else top}


# --- Deals ---


def deal_json(first: Position, last: Position) -> dict[str, Json]:
    """Everything that chance decided: the pile, and the second pile once there is one."""
    deal = {"deck": card_texts(first.pile[: first.pile_size])}
    return {**deal, "reshuffle": card_texts(last.pile[: last.pile_size])} if last.is_second else deal


def lay_deal(s: Position, deal: dict[str, Json]) -> None:
    """Set up a blank record from a deal. Raises BadSetup if the setup could not have dealt it.

    What is discarded depends on the play, so whether a second pile is right turns out only when it is formed.
    """
    if "deck" not in deal or deal.keys() - {"deck", "reshuffle"}:
        place = "" if "deck" in deal else "deck"
        raise _bad_deal("a deal has deck and, once it has happened, reshuffle; no more and no less", place)
    size = int(DECK_SIZE[s.players])
    deck = _read_dealt(deal["deck"], "deck", Counter(ALL_CARDS[:size].tolist()))
    if len(deck) != size:
        raise _bad_deal(f"a deck for {s.players} players has {size} cards, not {len(deck)}", "deck")
    if "reshuffle" in deal:
        planned = _read_dealt(deal["reshuffle"], "reshuffle", Counter(deck))
        if not planned:
            raise _bad_deal("no card can be reshuffled when none was discarded", "reshuffle")
        s.planned[: len(planned)] = plan_of(planned)
        s.planned_size = len(planned)
    s.pile[:size] = deck
    interpreted(lay_pile)(s, size)


def _read_dealt(texts: Json, place: str, in_play: Counter[int]) -> list[int]:
    if not isinstance(texts, list):
        raise _bad_deal("this should be a list of cards, top first", place)
    cards: list[int] = []
    for index, text in enumerate(texts):
        try:
            card = read_card(text if isinstance(text, str) else "")
        except IllFormed as error:
            raise _bad_deal(f"a card looks like C12: {error.sentence}", f"{place}[{index}]") from error
        in_play[card] -= 1
        if in_play[card] < 0:
            raise _bad_deal(f"{text} is not in play, or not so often", f"{place}[{index}]")
        cards.append(card)
    return cards


def _bad_deal(sentence: str, place: str) -> BadSetup:
    return BadSetup(sentence, place=place, code="bad-deal", rule="Setup")


assert PASS == MARKET + 1 <= 9, "a bid is one digit"
