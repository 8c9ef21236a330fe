"""Campanile 2009: actions, deals and positions as text."""

from __future__ import annotations

from steeple.errors import BadSetup, IllFormed
from steeple.games.campanile.material import BUILD_ACTIONS, HAND, N_STYLES, STYLE_NAMES, STYLES
from steeple.games.campanile.position import (
    KEYS,
    MAY_KEYS,
    check_shared,
    expect,
    read_shared,
    unplaced,
    write_shared,
)
from steeple.games.campanile.words import (
    build_fields,
    build_text,
    cards_text,
    check_keys,
    check_material,
    describe_build,
    read_build,
    read_cards,
    read_dealt,
    read_hands,
    read_style,
)
from steeple.games.campanile_2009.material import (
    BET_ON,
    CHIPS,
    DISPLAY,
    EMPTY,
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
from steeple.games.campanile_2009.state import END_FINITO, OPTIONS, PHASES, STATE
from steeple.kernel.arrays import Position
from steeple.kernel.deal import Letters
from steeple.kernel.game import OVER, Json, empty
from steeple.kernel.position import read_lines, write_lines
from steeple.kernel.rule import interpreted

CARDS = STYLES + "IF"

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
    """The action id that a text says. Raises IllFormed."""
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
    raise IllFormed(f"{text[:40]!r} is no action; actions look like R2, +B, -, =Y or R>B")


def describe(s: Position, action: int) -> str:
    """What an action does, in words, in the position before it."""
    if action < BUILD_ACTIONS:
        return describe_build(s, action)
    if action == NO_BET:
        return "does not bet"
    if action < NO_BET:
        return f"bets {s.floors} on {STYLE_NAMES[action - BET_ON]}"
    if action < MOVE:
        return f"takes {STYLE_NAMES[action - TAKE_STYLE]}"
    source, target = divmod(action - MOVE, N_STYLES)
    return f"moves a 2-marker from {STYLE_NAMES[source]} to {STYLE_NAMES[target]}"


def fields(s: Position, action: int) -> dict[str, Json]:
    """What an action is made of."""
    if action < BUILD_ACTIONS:
        return build_fields(s, action)
    if action == NO_BET:
        return {"kind": "pass-bet"}
    if action < NO_BET:
        return {"kind": "bet", "style": STYLES[action - BET_ON], "value": int(s.floors)}
    if action < MOVE:
        return {"kind": "take", "style": STYLES[action - TAKE_STYLE]}
    source, target = divmod(action - MOVE, N_STYLES)
    return {"kind": "move", "from": STYLES[source], "to": STYLES[target]}


# --- Deals ---


def deal_json(first: Position, last: Position) -> dict[str, Json]:
    """All that chance decided."""
    deck = Letters("".join(CARDS[card] for card in first.deck[: first.deck_size]))
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


# --- Positions: the shared lines, and
#     display: BNN
#     deck: YNE...     top first; ... is what is left, in the order of the towers, Intermezzo and Finito as late as can be
#     intermezzo: scored
#     chips: 42 3 -    values of each player's chips


def position_text(s: Position) -> str:
    """A position as text that `read_position` reads back."""
    chips = [
        "".join(str(value) * s.chips[seat, value] for value in range(6, 0, -1)) or "-"
        for seat in range(s.players)
    ]
    return write_lines(
        {
            **write_shared(s, PHASES, OPTIONS),
            "display": "".join(STYLES[card] for card in s.display if card != EMPTY),
            "deck": "".join(CARDS[card] for card in s.deck[s.top : s.deck_size]),
            "intermezzo": "scored" if s.scored else "",
            "chips": " ".join(chips) if s.chips.any() else "",
        }
    )


def read_position(text: str) -> Position:
    """The position that a text says; it may not lack or double a card or marker. Raises IllFormed, BadSetup."""
    lines = read_lines(text, [*KEYS, "display"], [*MAY_KEYS, "deck", "intermezzo", "chips"])
    s = empty(STATE)
    read_shared(s, lines, PHASES, OPTIONS)
    if lines.get("intermezzo", "scored") != "scored":
        raise IllFormed("intermezzo is scored, or the line is left out")
    s.scored = "intermezzo" in lines or s.phase == OVER
    s.end = END_FINITO if s.phase == OVER else 0
    _read_display(s, lines["display"])
    _read_deck(s, lines.get("deck", "..."))
    if "chips" in lines:
        _read_chips(s, lines["chips"].split())
    check(s)
    return s


def _read_display(s: Position, text: str) -> None:
    if len(text) != DISPLAY - bool(s.end):
        raise IllFormed(f"a display has {DISPLAY} cards, and one less when the game is over, not {text!r}")
    s.display[:] = [*read_cards(text), EMPTY][:DISPLAY]


def _read_deck(s: Position, text: str) -> None:
    given, dots, rest = text.partition("...")
    if rest or any(letter not in CARDS for letter in given):
        raise IllFormed(f"a deck is letters of {CARDS}, and ... for what is left at its end, not {text!r}")
    deck = [CARDS.index(letter) for letter in given]
    size = N_STYLES * int(PER_STYLE[s.players]) - HAND * int(s.players) + 2
    others = unplaced(s, int(PER_STYLE[s.players]), [*deck, *s.display])
    if dots:
        deck += others
        missing = [
            bell for bell, rung in ((INTERMEZZO, s.scored), (FINITO, s.end)) if bell not in deck and not rung
        ]
        top = size - len(deck) - len(missing)
        if INTERMEZZO in missing:
            deck.insert(max(0, (size - 2) // 2 + SPREAD - top), INTERMEZZO)
        if FINITO in missing:
            deck.append(FINITO)
    if len(deck) > size:
        raise IllFormed(f"a deck for {s.players} players has at most {size} cards")
    s.deck_size, s.top = size, size - len(deck)
    s.deck[s.top : size] = deck


def _read_chips(s: Position, words: list[str]) -> None:
    if len(words) != s.players:
        raise IllFormed(f"chips are given for each of {s.players} players, - for none")
    for seat, values in enumerate(words):
        for digit in "" if values == "-" else values:
            if digit not in "123456" or s.chips[seat, int(digit)] == CHIPS[int(digit)]:
                raise IllFormed(f"chips are digits 1 to 6, as many as there are in the box, not {values!r}")
            s.chips[seat, int(digit)] += 1


def check(s: Position) -> None:
    """Every card, marker and chip is somewhere, once, and where it can be. Raises BadSetup."""
    deck = [int(card) for card in s.deck[s.top : s.deck_size]]
    check_shared(s, int(PER_STYLE[s.players]), deck + [int(card) for card in s.display])
    for value in range(1, 7):
        expect(
            int(s.chips[:, value].sum()) <= CHIPS[value], f"there are only {CHIPS[value]} chips of {value}"
        )
    expect(deck.count(INTERMEZZO) == (not s.scored), "Intermezzo is in the deck until it is scored")
    expect(deck.count(FINITO) == (not s.end), "Finito is in the deck until the end")
    middle, size = int(s.deck_size - 2) // 2, int(s.deck_size)
    expect(bool(s.scored) or not s.chips.any(), "nobody has chips before Intermezzo")
    expect(not s.scored or s.top > middle - SPREAD, "Intermezzo cannot have come yet")
    expect(not s.end or s.top > size - 1 - LAST, "Finito cannot have come yet")
    if not s.scored:
        expect(
            abs(int(s.top) + deck.index(INTERMEZZO) - middle) <= SPREAD,
            "Intermezzo lies too far from the middle",
        )
    if not s.end:
        expect(int(s.top) + deck.index(FINITO) >= size - 1 - LAST, "Finito lies too high")
