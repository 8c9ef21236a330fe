"""Towers, markers and their order: the rules that both editions share, and their part of the record.

A marker (1996: token) is placed under a tower. A player's first one fixes the player's place in that tower's
order.
"""

from __future__ import annotations

import numpy as np

from steeple.games.campanile.material import (
    BEFORE_TIES,
    BUILDS,
    HAND,
    LONG_LIST,
    MARKERS,
    MOST_FLOORS,
    MOST_SEATS,
    MOST_VALUE,
    N_STYLES,
    STYLE_COUNT,
)
from steeple.kernel.arrays import Actions, Index, Position
from steeple.kernel.rule import rule

BUILD, BET, TAKE = 1, 2, 3

# Fields that index others are small and unsigned: a signed index costs a sign check each time.
FIELDS: list[tuple[str, type] | tuple[str, type, tuple[int, ...]]] = [
    ("rng", np.uint64),
    ("players", np.int8),
    ("player", np.uint8),  # whose turn it is
    ("phase", np.int8),
    ("end", np.int8),
    ("built", np.uint8),  # style and floors of this turn's build
    ("floors", np.uint8),
    ("height", np.int8, (N_STYLES,)),  # floors of each tower
    ("cards", np.int8, (N_STYLES,)),  # cards in each tower
    ("hand", np.int8, (MOST_SEATS, N_STYLES)),  # cards in each hand, by style
    ("known", np.int8, (MOST_SEATS, N_STYLES)),  # those of them that everybody saw being taken
    ("supply", np.int8, (MOST_SEATS, MOST_VALUE + 1)),  # markers not yet placed, by value
    ("under", np.int8, (N_STYLES, MOST_SEATS, MOST_VALUE + 1)),  # markers under each tower, by value
    ("place", np.int8, (N_STYLES, MOST_SEATS)),  # place in the tower's order: 1 is the first, 0 is not there
    ("arrivals", np.int8, (N_STYLES,)),  # players in each tower's order
]


@rule
def receive_markers(s: Position) -> None:
    """Each player takes five markers of value 1, three of 2, one of 3."""
    for seat in range(s.players):
        for value in range(1, MOST_VALUE + 1):
            s.supply[seat, value] = MARKERS[value]


@rule
def styles_in_hand(s: Position) -> int:
    """The set of styles that the player to act holds."""
    player = s.player
    styles = 0
    for style in range(N_STYLES):
        styles |= (s.hand[player, style] > 0) << style
    return styles


@rule
def legal_build(s: Position, out: Actions) -> int:
    """Build with any card of the hand, by one, two or three floors."""
    styles = styles_in_hand(s)
    for k in range(LONG_LIST):
        out[k] = BUILDS[styles, k]
    return MOST_FLOORS * STYLE_COUNT[styles]


@rule
def apply_build(s: Position, action: int) -> None:
    """Play a card on its tower, which grows by the floors chosen."""
    style = np.uint32(action) // np.uint32(MOST_FLOORS)
    floors = np.uint32(action) % np.uint32(MOST_FLOORS) + 1
    player = s.player
    s.hand[player, style] -= 1
    # Cards of a style are alike: if everybody has seen one being taken, it's that one that is played.
    s.known[player, style] -= s.known[player, style] > 0
    s.height[style] += floors
    s.cards[style] += 1
    s.built = style
    s.floors = floors
    s.phase = BET


@rule
def shows_a_hidden_card(s: Position, action: int) -> bool:
    """Whether a build shows a card that others didn't know to be in this hand."""
    return s.known[s.player, np.uint32(action) // np.uint32(MOST_FLOORS)] == 0


@rule
def has_marker(s: Position, value: int) -> bool:
    """Whether the player to act has a marker of this value left."""
    return s.supply[s.player, value] > 0


@rule
def place_marker(s: Position, style: Index, value: Index, count: int) -> None:
    """Move `count` (0 or 1) markers of the player to act from the supply to under a tower.

    Written without a branch, because the processor can't predict whether a player bets.
    """
    player = s.player
    s.supply[player, value] -= count
    s.under[style, player, value] += count
    join_order(s, style, player, count)


@rule
def join_order(s: Position, style: Index, player: Index, count: int) -> None:
    """If `count` is 1, the player joins the end of the tower's order, unless already in it."""
    place, arrivals = s.place[style, player], s.arrivals[style]
    joins = (place == 0) * count
    s.arrivals[style] = arrivals + joins
    s.place[style, player] = place + joins * (arrivals + 1)


@rule
def take_card(s: Position, style: int) -> None:
    """A face-up card goes to the hand of the player to act; everybody sees it."""
    player = s.player
    s.hand[player, style] += 1
    s.known[player, style] += 1


@rule
def pass_turn(s: Position) -> None:
    """The next player builds."""
    following = s.player + 1
    s.player = following if following < s.players else 0
    s.phase = BUILD


@rule
def influence(s: Position, style: Index, seat: Index) -> int:
    """The sum of a player's markers under a tower."""
    return int(s.under[style, seat, 1]) + 2 * int(s.under[style, seat, 2]) + 3 * int(s.under[style, seat, 3])


@rule
def claim(s: Position, style: int, seat: int) -> int:
    """Influence first, then order, in one number; 0 without influence.

    No two claims on a tower are equal but 0.
    """
    sum_of_values = influence(s, style, seat)
    before_others = BEFORE_TIES - 1 - int(s.place[style, seat])
    return (BEFORE_TIES * sum_of_values + before_others) * (sum_of_values > 0)


@rule
def standing(s: Position, style: int, seat: int) -> int:
    """How many players come before this one when a tower is paid."""
    mine = claim(s, style, seat)
    before = 0
    for other in range(s.players):
        before += claim(s, style, other) > mine
    return before


@rule
def rank(s: Position, style: int) -> int:
    """How many towers are higher; of two equal towers the one nearer the display counts as higher."""
    mine = BEFORE_TIES * int(s.height[style]) - style
    higher = 0
    for other in range(N_STYLES):
        higher += BEFORE_TIES * int(s.height[other]) - other > mine
    return higher


@rule
def hand_size(s: Position, seat: int) -> int:
    """Cards in a hand: three, or two between a build and the new card."""
    return HAND - (seat == s.player and (s.phase == BET or s.phase == TAKE))


@rule
def hidden_cards(s: Position, seat: int) -> int:
    """Cards of a hand that only its owner knows."""
    count = hand_size(s, seat)
    for style in range(N_STYLES):
        count -= s.known[seat, style]
    return count
