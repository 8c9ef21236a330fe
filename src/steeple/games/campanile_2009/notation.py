"""Campanile 2009: actions and deals as text."""

from __future__ import annotations

from steeple.errors import BadSetup, IllFormed
from steeple.games.campanile.material import BUILD_ACTIONS, N_STYLES, STYLE_NAMES, STYLES
from steeple.games.campanile.notation import (
    build_fields,
    build_text,
    cards_text,
    check_keys,
    check_material,
    describe_build,
    read_build,
    read_dealt,
    read_hands,
    read_style,
)
from steeple.games.campanile_2009.material import (
    BET_ON,
    CARD_LETTERS,
    FINITO,
    INTERMEZZO,
    LAST,
    MOVE,
    NO_BET,
    PER_STYLE,
    SPREAD,
    TAKE_STYLE,
)
from steeple.games.campanile_2009.rules import begin
from steeple.kernel.arrays import Position
from steeple.kernel.deal import Letters
from steeple.kernel.game import Json
from steeple.kernel.rule import interpreted

# --- Actions ---

LEGEND = """\
R2   build: red by two floors     +B   bet on blue         -    no bet
=Y   take yellow                  R>B  move a 2-marker from red to blue (option move_marker)"""


def action_text(action: int) -> str:
    """The text of an action id."""
    if action < BUILD_ACTIONS:
        return build_text(action)
    if action == NO_BET:
        return "-"
    if action < NO_BET:
        return f"+{STYLES[action - BET_ON]}"
    if action < MOVE:
        return f"={STYLES[action - TAKE_STYLE]}"
    return f"{STYLES[(action - MOVE) // N_STYLES]}>{STYLES[(action - MOVE) % N_STYLES]}"


def read_action(text: str) -> int:
    """The action id that a text stands for. Raises IllFormed."""
    if text == "-":
        return NO_BET
    if len(text) == 2 and text[0] == "+":
        return BET_ON + read_style(text[1])
    if len(text) == 2 and text[0] == "=":
        return TAKE_STYLE + read_style(text[1])
    if len(text) == 3 and text[1] == ">":
        return MOVE + N_STYLES * read_style(text[0]) + read_style(text[2])
    if len(text) == 2:
        return read_build(text)
    raise IllFormed(f"{text[:40]!r} isn't an action; actions look like R2, +B, -, =Y or R>B")


def describe(s: Position, action: int) -> str:
    """What an action does in this position, in words."""
    if action < BUILD_ACTIONS:
        return describe_build(s, action)
    if action == NO_BET:
        return "doesn’t bet"
    if action < NO_BET:
        return f"bets {s.floors} on {STYLE_NAMES[action - BET_ON]}"
    if action < MOVE:
        return f"takes {STYLE_NAMES[action - TAKE_STYLE]}"
    source, target = divmod(action - MOVE, N_STYLES)
    return f"moves a 2-marker from {STYLE_NAMES[source]} to {STYLE_NAMES[target]}"


_NO_CARD: dict[str, Json] = {"draws": None, "pile": None}
"""A bet draws no card, unlike in 1996."""


def fields(s: Position, action: int) -> dict[str, Json]:
    """The fields of an action."""
    if action < BUILD_ACTIONS:
        return build_fields(s, action)
    if action == NO_BET:
        return {"kind": "pass-bet", **_NO_CARD}
    if action < NO_BET:
        return {"kind": "bet", "style": STYLES[action - BET_ON], "value": int(s.floors), **_NO_CARD}
    if action < MOVE:
        return {"kind": "take", "style": STYLES[action - TAKE_STYLE]}
    source, target = divmod(action - MOVE, N_STYLES)
    return {"kind": "move", "from": STYLES[source], "to": STYLES[target]}


# --- Deals ---


def deal_json(first: Position, last: Position) -> dict[str, Json]:
    """Everything that chance decided."""
    deck = Letters("".join(CARD_LETTERS[card] for card in first.deck[: first.deck_size]))
    return {"hands": [Letters(cards_text(first.hand[seat])) for seat in range(first.players)], "deck": deck}


def lay_deal(s: Position, deal: dict[str, Json]) -> None:
    """Set up a blank record from a deal. Raises BadSetup if the setup could not have dealt it."""
    check_keys(deal, "hands", "deck")
    dealt = read_hands(s, deal["hands"])
    deck = read_dealt(deal["deck"], "deck", "IF")
    dealt.update(deck)
    per_style = int(PER_STYLE[s.players])
    check_material(dealt, per_style)
    _check_bells(deck, dealt[INTERMEZZO], dealt[FINITO])
    s.deck_size = len(deck)
    s.deck[: len(deck)] = deck
    interpreted(begin)(s)


def _check_bells(deck: list[int], intermezzi: int, finiti: int) -> None:
    if (intermezzi, finiti) != (1, 1):
        raise _bad_deck("a deck has one I and one F")
    middle, above = (len(deck) - 2) // 2, deck.index(INTERMEZZO)
    if abs(above - middle) > SPREAD:
        raise _bad_deck(f"Intermezzo lies beneath {middle - SPREAD} to {middle + SPREAD} cards, not {above}")
    if deck.index(FINITO) < len(deck) - 1 - LAST:
        raise _bad_deck(f"at most {LAST} cards lie beneath Finito")


def _bad_deck(sentence: str) -> BadSetup:
    return BadSetup(sentence, place="deck", code="bad-deal", rule="Setup")
