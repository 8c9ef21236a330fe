"""Both editions of Campanile: what always holds of a position, recounted from cards and markers."""

from __future__ import annotations

import numpy as np

from soak.series import Numbers
from steeple.games.campanile.material import HAND, MARKERS, MOST_SEATS, N_STYLES
from steeple.games.campanile.towers import BET, BUILD, TAKE
from steeple.games.campanile_1996.material import PER_STYLE as PER_STYLE_1996
from steeple.games.campanile_1996.material import PILES
from steeple.games.campanile_2009.material import CHIPS, DISPLAY, EMPTY, FINITO, INTERMEZZO, LAST, SPREAD
from steeple.games.campanile_2009.material import PER_STYLE as PER_STYLE_2009
from steeple.kernel.arrays import Position
from steeple.kernel.game import OVER
from steeple.kernel.rule import rule

NAMES = (
    "",
    "turn",  # phase, player and end can be together
    "cards-once",  # every card is once in a hand, a tower, the display, the deck or a pile, or left over
    "hands",  # three cards, two between building and the new card; what is known of a hand is in it
    "floors",  # one to three a card
    "markers",  # in supply or under towers, as many as each player got
    "places",  # under a tower everybody with a marker has a place: first, second, third …
    "supply",  # 2009: three cards on display, Intermezzo and Finito in place. 1996: the piles' heights
    "chips",  # 2009: not more than in the box, none before Intermezzo. 1996: no points before the end
    "builds",  # legal: every style in hand, by one to three floors
    "bets",  # legal: every allowed marker under every allowed tower, or none; every allowed move
    "takes",  # legal: every style in the display
    "does-what-it-says",  # an action
    "next",  # whose decision follows, and which
    "payment",  # what a scoring pays, by sorting towers and players
)
(
    NO_TURN,
    NO_CARDS_ONCE,
    NO_HANDS,
    NO_FLOORS,
    NO_MARKERS,
    NO_PLACES,
    NO_SUPPLY,
    NO_CHIPS,
    NO_BUILDS,
    NO_BETS,
    NO_TAKES,
    NO_DOES,
    NO_NEXT,
    NO_PAYMENT,
) = range(1, len(NAMES))

MOST_DECISIONS_1996 = 2 * 3 * 18
MOST_DECISIONS_2009 = 3 * 60
_CHIPS = np.array(CHIPS, np.int64)


# --- What both editions share ---


@rule(apart=True)
def broken_shared(s: Position, others: Numbers, per_style: int) -> int:
    """`others` are the cards outside hands and towers, by style."""
    if s.player >= s.players or (s.phase == OVER) != (s.end != 0):
        return NO_TURN
    for style in range(N_STYLES):
        count, cards, height = others[style], int(s.cards[style]), int(s.height[style])
        for seat in range(MOST_SEATS):
            count += s.hand[seat, style]
        if cards < 0 or count + cards != per_style:
            return NO_CARDS_ONCE
        if height < cards or height > 3 * cards:
            return NO_FLOORS
    for seat in range(MOST_SEATS):
        if not is_hand(s, seat):
            return NO_HANDS
        if not is_markers(s, seat):
            return NO_MARKERS
    for style in range(N_STYLES):
        if not is_places(s, style):
            return NO_PLACES
    return 0


@rule
def is_hand(s: Position, seat: int) -> bool:
    """Whether a hand has as many cards as it should, those known among them."""
    size, wanted = 0, 0
    if seat < s.players:
        wanted = HAND - int(seat == s.player and (s.phase == BET or s.phase == TAKE))
    for style in range(N_STYLES):
        size += s.hand[seat, style]
        if s.hand[seat, style] < s.known[seat, style] or s.known[seat, style] < 0:
            return False
    return size == wanted


@rule
def is_markers(s: Position, seat: int) -> bool:
    """Whether all markers of a player are somewhere, once."""
    for value in range(4):
        count = int(s.supply[seat, value])
        if count < 0:
            return False
        for style in range(N_STYLES):
            count += s.under[style, seat, value]
            if s.under[style, seat, value] < 0:
                return False
        if count != (MARKERS[value] if seat < s.players else 0):
            return False
    return True


@rule
def is_places(s: Position, style: int) -> bool:
    """Whether those with markers under a tower have the places 1, 2, 3 …, each one of its own."""
    there = 0
    for seat in range(MOST_SEATS):
        place, markers = int(s.place[style, seat]), 0
        for value in range(1, 4):
            markers += s.under[style, seat, value]
        there += int(markers > 0)
        if (markers > 0) != (place > 0):
            return False
        for other in range(seat):
            if place > 0 and s.place[style, other] == place:
                return False
    for seat in range(MOST_SEATS):
        if s.place[style, seat] > there:
            return False
    return s.arrivals[style] == there


# --- Each edition ---


@rule(apart=True)
def broken_position_1996(s: Position) -> int:
    """The first invariant that a position of the first edition breaks."""
    if s.phase != OVER and s.phase != BUILD and s.phase != BET:
        return NO_TURN
    others, empty = np.zeros(N_STYLES, np.int64), 0
    cards = N_STYLES * PER_STYLE_1996[s.players] - HAND * int(s.players)
    if s.pile_size != cards // PILES or s.left_over_size != cards % PILES:
        return NO_SUPPLY
    for pile in range(PILES):
        if s.drawn[pile] > s.pile_size:
            return NO_SUPPLY
        for k in range(int(s.drawn[pile]), int(s.pile_size)):
            others[s.piles[pile, k]] += 1
        empty |= int(s.drawn[pile] == s.pile_size) << pile
    for k in range(s.left_over_size):
        others[s.left_over[k]] += 1
    if empty != ((1 << int(s.end)) >> 1):
        return NO_SUPPLY
    for seat in range(MOST_SEATS):
        if s.points[seat] < 0 or (s.phase != OVER and s.points[seat] != 0):
            return NO_CHIPS
    return broken_shared(s, others, PER_STYLE_1996[s.players])


@rule(apart=True)
def broken_position_2009(s: Position) -> int:
    """The first invariant that a position of the second edition breaks."""
    if s.phase < OVER or s.phase > TAKE:
        return NO_TURN
    others, empty = np.zeros(8, np.int64), 0
    if s.deck_size != N_STYLES * PER_STYLE_2009[s.players] - HAND * int(s.players) + 2 or s.top > s.deck_size:
        return NO_SUPPLY
    for slot in range(DISPLAY):
        others[s.display[slot]] += 1
        empty += int(s.display[slot] == EMPTY)
    for k in range(int(s.top), int(s.deck_size)):
        others[s.deck[k]] += 1
    if (
        empty != int(s.phase == OVER)
        or others[INTERMEZZO] != int(s.scored == 0)
        or others[FINITO] != int(s.phase != OVER)
    ):
        return NO_SUPPLY
    if not is_bells(s):
        return NO_SUPPLY
    for value in range(1, 7):
        count = 0
        for seat in range(MOST_SEATS):
            count += s.chips[seat, value]
            if s.chips[seat, value] < 0:
                return NO_CHIPS
        if count > _CHIPS[value] or (count > 0 and s.scored == 0):
            return NO_CHIPS
    return broken_shared(s, others, PER_STYLE_2009[s.players])


@rule
def is_bells(s: Position) -> bool:
    """Whether Intermezzo lies about the middle and Finito among the last, as far as they still lie."""
    middle = (int(s.deck_size) - 2) // 2
    for k in range(int(s.top), int(s.deck_size)):
        if s.deck[k] == INTERMEZZO and abs(k - middle) > SPREAD:
            return False
        if s.deck[k] == FINITO and k < int(s.deck_size) - 1 - LAST:
            return False
    return True
