"""Five Towers: what towers, roofs and the cards of the market are worth to a good player.

Everything is in points to expect at the end. Nothing here looks at the order of the pile.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from steeple.games.five_towers.material import (
    BELOW,
    GOES_ON_ANY,
    MARKET,
    N_STYLES,
    NO_CARD,
    SMALL,
    TAKEN,
    TAKES_ANY,
    VALUE_BITS,
    VALUE_MASK,
    VALUES,
)
from steeple.games.five_towers.placing import goes_on, top_value
from steeple.games.five_towers.rules import penalty
from steeple.kernel.arrays import Index, Position
from steeple.kernel.bits import count_bits, lowest_bit
from steeple.kernel.rule import rule

Gains: TypeAlias = tuple[int, int, int, int, int]
"""What the market's cards are worth, best first, in grains: whole numbers, so that sums are exact."""

GRAIN = 1 / 64
"""In points."""

# --- Constants. TAKES for 2-4 players, AFTER_RESET, WASTE and REGRET were tuned by letting greedy players
# --- with different values play each other (all but TAKES with 2 players only). TAKES for 5 players is
# --- extrapolated, and the others are reasoned, not tuned.

TAKES = np.array([0, 0, 0.65, 0.46, 0.34, 0.29])
"""By number of players: the share of the cards to come that fit a tower and that its player will build."""

AFTER_RESET = 0.3
"""How much a card counts towards a tower's room if it fits only after a 9 or an 8 that is still to come."""

ROOF_COMES = np.array([0, 0, 1 / 2, 1 / 3, 2 / 4, 2 / 5])
"""The chance to get a 0 that is still to come: somebody builds every 0; 4 or 5 players have two."""

WASTE = 0.5
"""A market card that costs more room than this isn't built first to put a lower one on it."""

REGRET = 2.0
"""Points that tearing down costs beyond the card and the penalty; without it players tear down too much."""

HOPELESS = -6.0
"""The worth of a card that doesn't go on its tower, not even after tearing down one card."""


# --- A tower ---


@rule
def to_come(s: Position, style: Index) -> int:
    """The values of a style still to come: those in the pile and, before the second pile, the discard."""
    return int(s.rest[0, style]) | (int(s.discard[0, style]) & (int(s.is_second) - 1))


@rule
def room_on(s: Position, coming: int, top: int) -> float:
    """How many more cards to expect on `top` of a tower without a roof.

    Values that go on it count; those that fit only after a 9 or an 8 that is still to come count less.
    """
    near = coming & BELOW[top]
    after_nine = SMALL * (coming >> GOES_ON_ANY & 1)
    after_eight = -(near >> TAKES_ANY & 1)
    far = coming & ~near & (after_nine | after_eight)
    return TAKES[s.players] * (count_bits(near) + AFTER_RESET * count_bits(far))


@rule
def roof_factor(s: Position, coming: int) -> float:
    """Points to expect per card of a tower without a roof: 1, and 1 more if a roof comes."""
    return 1 + ROOF_COMES[s.players] * (coming & 1)


@rule
def roof_gain(s: Position, coming: int, top: int, height: int) -> float:
    """What a roof is worth now: all cards count twice, but no more will come."""
    return 2.0 * (height + 1) - roof_factor(s, coming) * (height + room_on(s, coming, top))


@rule
def tower_worth(s: Position, player: Index, style: Index) -> float:
    """The points to expect for a tower in the end, not counting those for the highest."""
    height, top = int(s.height[player, style]), top_value(s, player, style, 0)
    if top == 0:
        return 2.0 * height
    coming = to_come(s, style)
    return roof_factor(s, coming) * (height + room_on(s, coming, top))


@rule
def final_height(s: Position, player: Index, style: Index) -> float:
    """The number of cards to expect in a tower in the end."""
    height, top = int(s.height[player, style]), top_value(s, player, style, 0)
    return height + (room_on(s, to_come(s, style), top) if top != 0 else 0.0)


@rule(apart=True)
def prospects(s: Position, player: Index) -> float:
    """The points to expect for a player in the end, leaving aside the market as it is."""
    total, highest = 0.0, 0.0
    for style in range(N_STYLES):
        total += tower_worth(s, player, style)
        highest = max(highest, final_height(s, player, style))
    return total + highest - penalty(s, player)


# --- The market ---


@rule
def stands_on(offer: int, value: int, top: int) -> int:
    """What a card would be put on: the next higher market card of its style if that fits, else `top`."""
    higher = (offer & BELOW[top]) >> (value + 1)
    return value + 1 + lowest_bit(higher) if higher else top


@rule
def card_gain(s: Position, player: Index, card: int, with_market: bool) -> float:
    """The points a player gains by building a card: itself, plus the room afterwards less the room before."""
    style, value = card >> VALUE_BITS, card & VALUE_MASK
    top, coming = top_value(s, player, style, 0), to_come(s, style)
    if top == 0:
        return HOPELESS
    if not goes_on(value, top):
        return gain_after_tearing(s, player, style, value)
    if value == 0:
        return roof_gain(s, coming, top, int(s.height[player, style]))
    room = room_on(s, coming, top)
    under = stands_on(int(s.offer[0, style]), value, top) if with_market else top
    if under != top:
        between = room_on(s, coming, under)
        # A higher card that would itself waste room is not built first.
        room = between if room - between < WASTE else room
    return roof_factor(s, coming) * (1 + room_on(s, coming, value) - room)


@rule
def tear_cost(s: Position, player: Index) -> float:
    """What tearing down one more card costs, not counting the card."""
    return int(s.torn[player]) + 1 + REGRET


@rule
def gain_after_tearing(s: Position, player: Index, style: Index, value: int) -> float:
    """The same for a card that fits only after the top card, which must not be a 0, is torn down."""
    top, beneath = top_value(s, player, style, 0), top_value(s, player, style, 1)
    if not goes_on(value, beneath) or value == 0:
        return HOPELESS
    coming = to_come(s, style)
    return roof_factor(s, coming) * (room_on(s, coming, value) - room_on(s, coming, top)) - tear_cost(
        s, player
    )


@rule
def slot_gain(s: Position, player: Index, slot: int) -> int:
    """What the card in a place of the market is worth to a player, in grains."""
    card = int(s.market[slot])
    return int((HOPELESS if card == TAKEN else card_gain(s, player, card, True)) / GRAIN)


@rule(apart=True)
def sorted_gains(s: Position, player: Index) -> Gains:
    """What the market's cards are worth to a player, best first."""
    a, b, c = slot_gain(s, player, 0), slot_gain(s, player, 1), slot_gain(s, player, 2)
    d, e = slot_gain(s, player, 3), slot_gain(s, player, 4)
    a, d = max(a, d), min(a, d)
    b, e = max(b, e), min(b, e)
    a, c = max(a, c), min(a, c)
    b, d = max(b, d), min(b, d)
    a, b = max(a, b), min(a, b)
    c, e = max(c, e), min(c, e)
    b, c = max(b, c), min(b, c)
    d, e = max(d, e), min(d, e)
    c, d = max(c, d), min(c, d)
    return a, b, c, d, e


@rule
def bid_gain(gains: Gains, bid: int) -> float:
    """What a bid is worth to the player who carries it out: its best cards."""
    total = 0
    for k in range(MARKET):
        total += gains[k] if k < bid else 0
    return total * GRAIN


@rule
def best_gain_above(gains: Gains, bid: int) -> float:
    """The most that a bid above this one is worth."""
    total = 0
    for k in range(MARKET):
        # Gains descend: beyond the least higher bid, only cards that are worth something are taken.
        total += gains[k] if k <= bid else max(gains[k], 0)
    return total * GRAIN


@rule
def tear_gain(s: Position, player: Index, style: Index) -> float:
    """The points a player gains by tearing down a tower's top card, with market cards that fit then."""
    top, beneath, coming = top_value(s, player, style, 0), top_value(s, player, style, 1), to_come(s, style)
    offer = int(s.offer[0, style])
    fits = count_bits(offer & BELOW[beneath]) - count_bits(offer & BELOW[top])
    gain = room_on(s, coming, beneath) - room_on(s, coming, top) - 1 + min(fits, int(s.left))
    return roof_factor(s, coming) * gain - tear_cost(s, player)


assert NO_CARD == VALUES, "a tower that does not stand has the room of one on which anything goes"
