"""Styles, cards, builds and markers as text, in both editions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from operator import mul

from steeple.errors import BadSetup, IllFormed
from steeple.games.campanile.material import HAND, N_STYLES, STYLE_NAMES, STYLES, build_id, build_of
from steeple.kernel.arrays import Position
from steeple.kernel.clause import Named
from steeple.kernel.game import Json


def read_style(letter: str) -> int:
    """The style a letter stands for. Raises IllFormed."""
    if len(letter) != 1 or letter not in STYLES:
        raise IllFormed(f"{letter!r} isn't a style; styles are {', '.join(STYLES)}")
    return STYLES.index(letter)


def read_value(digit: str, what: str) -> int:
    """A number from 1 to 3. Raises IllFormed."""
    if digit not in ("1", "2", "3"):
        raise IllFormed(f"{what} is 1, 2 or 3, not {digit!r}")
    return int(digit)


def build_text(action: int) -> str:
    """The text of a build, `R2`."""
    style, floors = build_of(action)
    return f"{STYLES[style]}{floors}"


def read_build(text: str) -> int:
    """The build that a text like `R2` stands for. Raises IllFormed."""
    return build_id(read_style(text[0]), read_value(text[1:], "the floors of a build"))


def describe_build(s: Position, action: int) -> str:
    """What a build does, in words."""
    style, floors = build_of(action)
    height = int(s.height[style]) + floors
    return f"raises {STYLE_NAMES[style]} by {floors}, to {height} floor{'s' if height > 1 else ''}"


def build_fields(s: Position, action: int) -> dict[str, Json]:
    """The fields of a build; `height` is that of the tower afterwards."""
    style, floors = build_of(action)
    return {
        "kind": "build",
        "style": STYLES[style],
        "floors": floors,
        "height": int(s.height[style]) + floors,
    }


def named_style(style: int) -> Named:
    """A style for a clause."""
    return Named(STYLES[style], STYLE_NAMES[style])


def cards_text(counts: Iterable[int]) -> str:
    """Cards, given as a count per style, as letters in the order of the towers."""
    return "".join(map(mul, STYLES, map(int, counts)))


def read_cards(text: str) -> list[int]:
    """The styles that letters stand for. Raises IllFormed."""
    return [read_style(letter) for letter in text]


def read_hands(s: Position, hands: Json) -> Counter[int]:
    """Lay the hands of a deal and return the cards in them. Raises BadSetup."""
    if not isinstance(hands, list) or len(hands) != s.players:
        raise BadSetup(
            f"a deal for {s.players} players has {s.players} hands",
            place="hands",
            code="bad-deal",
            rule="Setup",
        )
    dealt: Counter[int] = Counter()
    for seat, text in enumerate(hands):
        cards = read_dealt(text, f"hands[{seat}]", "")
        if len(cards) != HAND:
            raise BadSetup(
                f"a hand has {HAND} cards, not {len(cards)}",
                place=f"hands[{seat}]",
                code="bad-deal",
                rule="Setup",
            )
        for card in cards:
            s.hand[seat, card] += 1
            dealt[card] += 1
    return dealt


def read_dealt(text: Json, place: str, others: str) -> list[int]:
    """Cards of a deal as numbers: the styles, then the letters of `others`. Raises BadSetup."""
    letters = STYLES + others
    if not isinstance(text, str) or any(letter not in letters for letter in text):
        raise BadSetup(f"cards are letters of {letters}", place=place, code="bad-deal", rule="Setup")
    return [letters.index(letter) for letter in text]


def check_material(dealt: Counter[int], per_style: int) -> None:
    """Raise BadSetup unless every style is dealt as often as the setup says."""
    for style in range(N_STYLES):
        if dealt[style] != per_style:
            raise BadSetup(
                f"there are {dealt[style]} {STYLE_NAMES[style]} cards in this deal; "
                f"there should be {per_style}",
                code="bad-deal",
                rule="Setup",
            )


def check_keys(deal: dict[str, Json], *keys: str) -> None:
    """Raise BadSetup unless a deal has exactly these keys."""
    if wrong := deal.keys() ^ set(keys):
        raise BadSetup(
            f"a deal has {', '.join(keys)}, no more and no less",
            place=min(wrong & set(keys), default=""),
            code="bad-deal",
            rule="Setup",
        )
