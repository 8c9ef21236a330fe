"""Campanile 1996: actions and deals as text."""

from __future__ import annotations

from steeple.errors import BadSetup, IllFormed
from steeple.games.campanile.material import BUILD_ACTIONS, HAND, N_STYLES, STYLE_NAMES, STYLES
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
    read_value,
)
from steeple.games.campanile_1996.material import NO_BET, PER_STYLE, PILES, bet_id, bet_of
from steeple.games.campanile_1996.rules import begin
from steeple.kernel.arrays import Position
from steeple.kernel.deal import Letters
from steeple.kernel.game import Json
from steeple.kernel.rule import interpreted

# --- Actions ---

LEGEND = """\
R2   build: red by two floors     +B3  bet a token of value 3 on blue     -    no bet"""


def action_text(action: int) -> str:
    """The text of an action id."""
    if action < BUILD_ACTIONS:
        return build_text(action)
    if action == NO_BET:
        return "-"
    style, value = bet_of(action)
    return f"+{STYLES[style]}{value}"


def read_action(text: str) -> int:
    """The action id that a text stands for. Raises IllFormed."""
    if text == "-":
        return NO_BET
    if len(text) == 3 and text[0] == "+":
        return bet_id(read_style(text[1]), read_value(text[2], "a token's value"))
    if len(text) == 2:
        return read_build(text)
    raise IllFormed(f"{text[:40]!r} isn't an action; actions look like R2, +B3 or -")


def describe(s: Position, action: int) -> str:
    """What an action does in this position, in words."""
    if action < BUILD_ACTIONS:
        return describe_build(s, action)
    drawn = f"draws {STYLE_NAMES[s.piles[s.floors - 1, s.drawn[s.floors - 1]]]} from pile {s.floors}"
    if action == NO_BET:
        return f"doesn’t bet and {drawn}"
    style, value = bet_of(action)
    return f"bets {value} on {STYLE_NAMES[style]} and {drawn}"


def fields(s: Position, action: int) -> dict[str, Json]:
    """The fields of an action; with or without a bet, also which card is drawn then and from which pile."""
    if action < BUILD_ACTIONS:
        return build_fields(s, action)
    pile = int(s.floors)
    drawn: dict[str, Json] = {"draws": STYLES[s.piles[pile - 1, s.drawn[pile - 1]]], "pile": pile}
    if action == NO_BET:
        return {"kind": "pass-bet", **drawn}
    style, value = bet_of(action)
    return {"kind": "bet", "style": STYLES[style], "value": value, **drawn}


# --- Deals ---


def deal_json(first: Position, last: Position) -> dict[str, Json]:
    """Everything that chance decided."""
    return {
        "hands": [Letters(cards_text(first.hand[seat])) for seat in range(first.players)],
        "piles": [Letters("".join(STYLES[card] for card in pile[: first.pile_size])) for pile in first.piles],
        "left_over": Letters("".join(STYLES[card] for card in first.left_over[: first.left_over_size])),
    }


def lay_deal(s: Position, deal: dict[str, Json]) -> None:
    """Set up a blank record from a deal. Raises BadSetup if the setup could not have dealt it."""
    check_keys(deal, "hands", "piles", "left_over")
    dealt = read_hands(s, deal["hands"])
    size_piles(s)
    piles = deal["piles"]
    if not isinstance(piles, list) or len(piles) != PILES:
        raise _bad(f"there are {PILES} piles", "piles")
    for pile, text in enumerate(piles):
        cards = read_dealt(text, f"piles[{pile}]", "")
        if len(cards) != s.pile_size:
            raise _bad(
                f"a pile for {s.players} players has {s.pile_size} cards, not {len(cards)}", f"piles[{pile}]"
            )
        s.piles[pile, : len(cards)] = cards
        dealt.update(cards)
    left_over = read_dealt(deal["left_over"], "left_over", "")
    if len(left_over) != s.left_over_size:
        raise _bad(f"{s.left_over_size} cards are left over with {s.players} players", "left_over")
    s.left_over[: len(left_over)] = left_over
    dealt.update(left_over)
    check_material(dealt, int(PER_STYLE[s.players]))
    interpreted(begin)(s)


def size_piles(s: Position) -> None:
    """How many cards each pile has for this number of players, and how many are left over."""
    s.pile_size, s.left_over_size = divmod(
        N_STYLES * int(PER_STYLE[s.players]) - HAND * int(s.players), PILES
    )


def _bad(sentence: str, place: str) -> BadSetup:
    return BadSetup(sentence, place=place, code="bad-deal", rule="Setup")
