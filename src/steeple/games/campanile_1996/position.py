"""Campanile 1996: positions as text, and the check that every card and token is somewhere, once.

A position has the lines that both editions share (see `campanile/position.py`), and

piles: RYB... N B...   top card first; ... stands for cards that are nowhere else, in the order of the towers
left_over: Y           the cards that left the game unseen; if omitted, the last cards that are nowhere else
points: 12 7 3         if omitted, nobody has any
"""

from __future__ import annotations

from steeple.errors import IllFormed
from steeple.games.campanile.material import STYLES
from steeple.games.campanile.notation import read_cards
from steeple.games.campanile.position import (
    KEYS,
    MAY_KEYS,
    check_shared,
    read_shared,
    unplaced,
    write_shared,
)
from steeple.games.campanile_1996.material import PER_STYLE, PILES
from steeple.games.campanile_1996.notation import size_piles
from steeple.games.campanile_1996.state import ENDS, OPTIONS, PHASES, STATE
from steeple.kernel.arrays import Position
from steeple.kernel.game import OVER, empty
from steeple.kernel.position import expect, read_lines, read_number, write_lines


def position_text(s: Position) -> str:
    """A position as text that `read_position` reads back."""
    piles = [
        "".join(STYLES[card] for card in s.piles[k, s.drawn[k] : s.pile_size]) or "-" for k in range(PILES)
    ]
    return write_lines(
        {
            **write_shared(s, PHASES, OPTIONS),
            "piles": " ".join(piles),
            "left_over": "".join(STYLES[card] for card in s.left_over[: s.left_over_size]),
            "points": " ".join(str(points) for points in s.points[: s.players]) if s.points.any() else "",
        }
    )


def read_position(text: str) -> Position:
    """The position that a text describes.

    Raises IllFormed, or BadSetup if a card or token is missing or doubled.
    """
    lines = read_lines(text, [*KEYS, "piles"], [*MAY_KEYS, "left_over", "points"])
    s = empty(STATE)
    read_shared(s, lines, PHASES, OPTIONS)
    size_piles(s)
    piles = lines["piles"].split()
    if len(piles) != PILES:
        raise IllFormed(f"there are {PILES} piles, - for an empty one, not {lines['piles']!r}")
    given = [read_cards("" if pile == "-" else pile.removesuffix("...")) for pile in piles]
    left_over = read_cards(lines.get("left_over", ""))
    rest = unplaced(s, int(PER_STYLE[s.players]), sum(given, left_over))
    for _ in range(int(s.left_over_size) - len(left_over)):
        left_over.append(rest.pop() if rest else 0)
    s.left_over[: s.left_over_size] = left_over[: int(s.left_over_size)]
    for pile, cards in enumerate(given):
        if piles[pile].endswith("..."):
            more = int(s.pile_size) - len(cards)
            cards, rest = cards + rest[:more], rest[more:]
        _lay_pile(s, pile, cards)
    if "points" in lines:
        _read_points(s, lines["points"].split())
    check(s)
    return s


def _read_points(s: Position, words: list[str]) -> None:
    if len(words) != s.players:
        raise IllFormed(f"points are given for each of {s.players} players")
    for seat, points in enumerate(words):
        s.points[seat] = read_number(points, "points")


def _lay_pile(s: Position, pile: int, cards: list[int]) -> None:
    size = int(s.pile_size)
    if len(cards) > size:
        raise IllFormed(f"a pile for {s.players} players has at most {size} cards")
    s.drawn[pile] = size - len(cards)
    s.piles[pile, s.drawn[pile] : size] = cards
    if not cards:
        s.end = 1 + pile


def check(s: Position) -> None:
    """Raise BadSetup unless every card and token is somewhere, once; an empty pile means the end."""
    others = [int(card) for k in range(PILES) for card in s.piles[k, s.drawn[k] : s.pile_size]]
    others += [int(card) for card in s.left_over[: s.left_over_size]]
    check_shared(s, int(PER_STYLE[s.players]), others)
    empty_piles = [k for k in range(PILES) if s.drawn[k] >= s.pile_size]
    expect((s.phase == OVER) == bool(empty_piles), "a pile is empty exactly when the game is over")
    expect(
        not s.end or empty_piles == [int(s.end) - 1],
        f"the game ended by {ENDS[int(s.end) - 1]}, but that pile has cards",
    )
    expect(bool(s.end) == (s.phase == OVER), "an end has a reason")
    expect(bool(s.end) or not s.points.any(), "nobody has points before the end")
