"""Five Towers: styles and cards as text and in words."""

from __future__ import annotations

import re
from collections.abc import Iterable

import numpy as np

from steeple.errors import IllFormed
from steeple.games.five_towers.material import (
    ALL_CARDS,
    CARDS,
    ONE_EACH,
    SECONDS,
    STYLE_NAMES,
    STYLES,
    VALUES,
)
from steeple.games.five_towers.rules import list_cards
from steeple.games.five_towers.state import CardSet
from steeple.kernel.clause import Named
from steeple.kernel.rule import interpreted


def card_text(card: int) -> str:
    """A card as text, `C12`."""
    style, value = divmod(int(card), VALUES)
    return f"{STYLES[style]}{value}"


def card_texts(cards: Iterable[int]) -> list[str]:
    """Cards as texts."""
    return [card_text(card) for card in cards]


def card_name(card: int) -> str:
    """A card in words, `candy 12`."""
    style, value = divmod(int(card), VALUES)
    return f"{STYLE_NAMES[style]} {value}"


def named_style(style: int) -> Named:
    """A style for a clause."""
    return Named(STYLES[style], STYLE_NAMES[style])


def named_card(card: int) -> Named:
    """A card for a clause."""
    return Named(card_text(card), card_name(card))


def read_style(letter: str) -> int:
    """The style a letter stands for. Raises IllFormed."""
    if len(letter) != 1 or letter not in STYLES:
        raise IllFormed(f"{letter[:40]!r} isn't a style; styles are {', '.join(STYLES)}")
    return STYLES.index(letter)


def read_value(text: str) -> int:
    """A card's value. Raises IllFormed."""
    if not re.fullmatch("[0-9]|1[0-5]", text):
        raise IllFormed(f"a card's value is a number from 0 to 15, not {text[:40]!r}")
    return int(text)


def read_card(text: str) -> int:
    """The card that a text like `C12` stands for. Raises IllFormed."""
    return VALUES * read_style(text[:1]) + read_value(text[1:])


def set_cards(cards: CardSet) -> list[int]:
    """The cards of a set, ascending."""
    room = np.zeros(CARDS, np.int8)
    count = interpreted(list_cards)(cards, room, 0)
    return sorted(int(card) for card in room[:count])


def card_set(cards: Iterable[int]) -> CardSet:
    """Cards, at most two of a kind, as a set."""
    found = np.zeros((2, len(STYLES)), np.uint16)
    for card in cards:
        style, value = divmod(int(card), VALUES)
        found[1, style] |= found[0, style] & (1 << value)
        found[0, style] |= 1 << value
    return found


# --- The plan of a second pile: indices of ALL_CARDS, which tell the two copies of a card apart ---

SECOND_COPY = "'"
"""Marks the second copy of a card in a plan, where it comes before the first."""


def plan_of(cards: Iterable[int]) -> list[int]:
    """The plan for cards in this order; of two equal ones the first copy comes first."""
    plan: list[int] = []
    for card in cards:
        plan.append(_place(card, is_second=_place(card) in plan))
    return plan


def plan_text(plan: Iterable[int]) -> str:
    """A plan as text, `C12 S0' S0`."""
    words: list[str] = []
    for place in plan:
        text = card_text(ALL_CARDS[place])
        words.append(text if place == _place(int(ALL_CARDS[place])) or text in words else text + SECOND_COPY)
    return " ".join(words)


def read_plan(text: str) -> list[int]:
    """The plan that a text describes. Raises IllFormed."""
    plan: list[int] = []
    for word in text.split():
        card = read_card(word.removesuffix(SECOND_COPY))
        place = _place(card, is_second=word.endswith(SECOND_COPY) or _place(card) in plan)
        if place in plan:
            raise IllFormed(f"{word} is planned more often than in play")
        plan.append(place)
    return plan


def _place(card: int, is_second: bool = False) -> int:
    """The index of a copy of a card in ALL_CARDS. Raises IllFormed if there's no second copy."""
    if not is_second:
        return card
    if card not in SECONDS:
        raise IllFormed(f"there's only one {card_text(card)}")
    return len(ONE_EACH) + SECONDS.index(card)
