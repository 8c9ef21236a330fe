"""Five Towers: which card goes on which, and so how many cards of the market a player could build.

A bid is legal only if it can be carried out; tearing down and building are legal only if the rest of the bid
can still be. Styles don't affect each other, so the most that can be built is the sum of what each tower can
take. A player who can build some number of cards can also build fewer.
"""

from __future__ import annotations

from steeple.games.five_towers.material import (
    BELOW,
    EIGHT,
    GOES_ON_ANY,
    N_STYLES,
    NINE,
    NO_CARD,
    SMALL,
    VALUE_BITS,
    VALUE_MASK,
)
from steeple.kernel.arrays import Index, Position
from steeple.kernel.bits import count_bits
from steeple.kernel.rule import rule


@rule
def top_value(s: Position, player: Index, style: Index, torn: int) -> int:
    """The value on top of a tower after tearing down `torn` (0 or 1) cards; NO_CARD if none is left."""
    return int(s.tower[player, style, max(int(s.height[player, style]) - torn, 0)])


@rule
def has_roof(s: Position, player: Index, style: Index) -> bool:
    """Whether a tower has its 0, which is always on top."""
    return top_value(s, player, style, 0) == 0


@rule
def goes_on(value: int, top: int) -> bool:
    """Whether a value goes on `top`: a lower one, anything on an 8, a 9 on all but a 0; nothing on a 0."""
    return (top != 0) & (((BELOW[top] >> value) & 1) | (value == GOES_ON_ANY))


@rule
def most_on(top: int, once: int, twice: int) -> int:
    """How many cards of a style, given as the values there once and twice, can be built on `top`."""
    if once & (EIGHT | NINE):
        return most_with_resets(top, once, twice)
    return count_bits(once & BELOW[top])


@rule(apart=True)
def most_with_resets(top: int, once: int, twice: int) -> int:
    """The same if an 8 (on which anything goes) or a 9 (which goes on anything but a 0) is among the cards.

    Either lets a tower start again from high values, and neither exists twice. So the cards fall into
    descending runs, and what counts is which values find a place in a run, and which of those there twice
    find two. If both are there, the 8 is best put right on the 9: between them there would be room only for
    cards that find their places anyway.
    """
    below, others = BELOW[top], once & ~(EIGHT | NINE)
    if top == 0:
        return 0
    if once & NINE and once & EIGHT:  # a run, the 9, the 8, then a run of all values
        return 2 + count_bits(others) + count_bits(twice & below & ~1)
    if once & NINE:  # a run, the 9, then a run of all small values
        return 1 + count_bits(others & (SMALL | below)) + count_bits(twice & below & SMALL & ~1)
    if below & EIGHT:  # a run down to the 8, then a run of all values
        return 1 + count_bits(others) + count_bits(twice & below & ~SMALL)
    return count_bits(others & below)


@rule
def most_in_style(s: Position, player: Index, style: Index, torn: int) -> int:
    """How many market cards of a style a player could build after tearing down `torn` cards there."""
    return most_on(top_value(s, player, style, torn), int(s.offer[0, style]), int(s.offer[1, style]))


@rule
def most_after(s: Position, style: Index, value: int) -> int:
    """How many more market cards of a style can be built once this one is on top."""
    bit = 1 << value
    once, twice = int(s.offer[0, style]), int(s.offer[1, style])
    if twice & bit:
        return most_on(value, once, twice ^ bit)
    return most_on(value, once ^ bit, twice)


@rule
def most_buildable(s: Position, player: Index) -> int:
    """How many market cards a player could build without tearing down."""
    total = 0
    for style in range(N_STYLES):
        total += most_in_style(s, player, style, 0)
    return total


@rule
def can_tear(s: Position, player: Index, style: Index) -> bool:
    """Whether a tower has a top card that may be torn down: not a 0."""
    top = top_value(s, player, style, 0)
    return top != 0 and top != NO_CARD


@rule
def gain_by_tearing(s: Position, player: Index, style: Index) -> int:
    """How many more (or fewer) market cards could be built after tearing down the top card of a tower."""
    return most_in_style(s, player, style, 1) - most_in_style(s, player, style, 0)


@rule
def most_biddable(s: Position, player: Index) -> int:
    """The highest bid that a player could carry out, with at most one card torn down."""
    total, best_gain = 0, 0
    for style in range(N_STYLES):
        standing = most_in_style(s, player, style, 0)
        torn = most_in_style(s, player, style, 1) if can_tear(s, player, style) else 0
        total += standing
        best_gain = max(best_gain, torn - standing)
    return total + best_gain


@rule
def can_build(s: Position, card: int, total: int) -> bool:
    """Whether a card goes on its tower and leaves enough to build, if `total` could be built before."""
    player, style, value = s.player, card >> VALUE_BITS, card & VALUE_MASK
    rest = total - most_in_style(s, player, style, 0) + most_after(s, style, value)
    return goes_on(value, top_value(s, player, style, 0)) & (rest >= s.left - 1)
