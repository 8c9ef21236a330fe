"""Campanile 2009: positions as text, and the check that every card, marker and chip is somewhere, once.

A position has the lines that both editions share (see `campanile/position.py`), and

display: BNN
deck: YNE...         top card first; ... stands for cards that are nowhere else, in the order of the towers,
                     with Intermezzo and Finito as far down as the setup allows
intermezzo: scored   if omitted, Intermezzo is still to come
chips: 42 3 -        the values of each player's chips; if omitted, nobody has any
"""

from __future__ import annotations

from steeple.errors import IllFormed
from steeple.games.campanile.material import HAND, N_STYLES, STYLES
from steeple.games.campanile.notation import read_cards
from steeple.games.campanile.position import (
    KEYS,
    MAY_KEYS,
    check_shared,
    read_shared,
    unplaced,
    write_shared,
)
from steeple.games.campanile_2009.material import (
    CARD_LETTERS,
    CHIPS,
    DISPLAY,
    EMPTY,
    FINITO,
    INTERMEZZO,
    LAST,
    PER_STYLE,
    SPREAD,
)
from steeple.games.campanile_2009.state import END_FINITO, OPTIONS, PHASES, STATE
from steeple.kernel.arrays import Position
from steeple.kernel.game import OVER, empty
from steeple.kernel.position import expect, read_lines, write_lines


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
            "deck": "".join(CARD_LETTERS[card] for card in s.deck[s.top : s.deck_size]),
            "intermezzo": "scored" if s.scored else "",
            "chips": " ".join(chips) if s.chips.any() else "",
        }
    )


def read_position(text: str) -> Position:
    """The position that a text describes.

    Raises IllFormed, or BadSetup if something is missing or doubled.
    """
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
    if rest or any(letter not in CARD_LETTERS for letter in given):
        raise IllFormed(
            f"a deck is letters of {CARD_LETTERS}, and ... for what is left at its end, not {text!r}"
        )
    deck = [CARD_LETTERS.index(letter) for letter in given]
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
    """Raise BadSetup unless every card, marker and chip is somewhere, once, and where it can be."""
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
    expect(not s.scored or s.top > middle - SPREAD, "Intermezzo can't have come yet")
    expect(not s.end or s.top > size - 1 - LAST, "Finito can't have come yet")
    if not s.scored:
        expect(
            abs(int(s.top) + deck.index(INTERMEZZO) - middle) <= SPREAD,
            "Intermezzo lies too far from the middle",
        )
    if not s.end:
        expect(int(s.top) + deck.index(FINITO) >= size - 1 - LAST, "Finito lies too high")
