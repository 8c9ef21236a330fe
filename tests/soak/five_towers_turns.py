"""Five Towers: what always holds for legal actions and their effects; `five_towers.py` has the position."""

from __future__ import annotations

import numpy as np

from soak.five_towers import (
    MOST_DECISIONS,
    NAMES,
    NO_BIDS,
    NO_BUILDS,
    NO_DOES,
    NO_NEXT,
    NO_TEARINGS,
    broken_position,
)
from soak.series import Invariants, Numbers
from steeple.games.five_towers.material import (
    ACTIONS,
    BUILD_CARD,
    MARKET,
    N_STYLES,
    PASS,
    TAKEN,
    TEAR_NOTHING,
    TEAR_STYLE,
    VALUES,
)
from steeple.games.five_towers.state import BID, BUILD, NO_BID, TEAR
from steeple.kernel.arrays import Actions, Position
from steeple.kernel.game import OVER
from steeple.kernel.rule import rule

_NOTHING = 99
"""The top of a tower that does not stand."""

# --- Legal actions, by trying every choice of cards in every order ---


@rule(apart=True)
def broken_legal(s: Position, actions: Actions, count: int) -> int:
    """Compare the list, in which nothing stands twice, with what can be carried out."""
    wanted = np.zeros(ACTIONS, np.int64)
    if s.phase == BID:
        want_bids(s, wanted)
    elif s.phase == TEAR:
        want_tearings(s, wanted)
    else:
        want_builds(s, wanted)
    is_same = wanted.sum() == count
    for k in range(count):
        is_same &= wanted[actions[k]] == 1
    if is_same:
        return 0
    return NO_BIDS if s.phase == BID else NO_TEARINGS if s.phase == TEAR else NO_BUILDS


@rule
def want_bids(s: Position, wanted: Numbers) -> None:
    """Higher than any so far, and possible with nothing or one card torn down; or pass."""
    most = most_cards(s, -1, TAKEN)
    for style in range(N_STYLES):
        if is_tearable(s, style):
            most = max(most, most_cards(s, style, TAKEN))
    for bid in range(MARKET + 1):
        wanted[bid] = int(s.bid < bid <= most)
    wanted[PASS] = 1


@rule
def want_tearings(s: Position, wanted: Numbers) -> None:
    """What leaves enough to build."""
    for style in range(N_STYLES):
        wanted[TEAR_STYLE + style] = int(is_tearable(s, style) and most_cards(s, style, TAKEN) >= s.left)
    wanted[TEAR_NOTHING] = int(most_cards(s, -1, TAKEN) >= s.left)


@rule
def want_builds(s: Position, wanted: Numbers) -> None:
    """What goes on its tower and leaves enough to build."""
    for slot in range(MARKET):
        card = int(s.market[slot])
        if card != TAKEN and fits(card % VALUES, top(s, card // VALUES, 0)):
            wanted[BUILD_CARD + card] = int(most_cards(s, -1, card) >= s.left - 1)


@rule
def is_tearable(s: Position, style: int) -> bool:
    """Whether there is a top card that is no 0."""
    return top(s, style, 0) != 0 and top(s, style, 0) != _NOTHING


@rule
def top(s: Position, style: int, torn: int) -> int:
    """The top value of the player's tower when this many cards are torn down."""
    height = int(s.height[s.player, style]) - torn
    return int(s.tower[s.player, style, height]) if height > 0 else _NOTHING


@rule(apart=True)
def most_cards(s: Position, torn: int, built: int) -> int:
    """How many market cards can be built with the top of style `torn` gone, or after `built` (one fewer)."""
    total = 0
    values = np.zeros(MARKET, np.int64)
    for style in range(N_STYLES):
        count, is_gone = 0, False
        for slot in range(MARKET):
            card = int(s.market[slot])
            if card != TAKEN and card // VALUES == style:
                if card == built and not is_gone:
                    is_gone = True
                else:
                    values[count] = card % VALUES
                    count += 1
        on = built % VALUES if is_gone else top(s, style, int(style == torn))
        total += most_on(on, values, count)
    return total


@rule
def most_on(on: int, values: Numbers, count: int) -> int:
    """How many of the values can be built on one another, by what can come last in each set of them."""
    last_of = np.zeros(1 << MARKET, np.int64)
    most = 0
    for cards in range(1, 1 << count):
        size = 0
        for last in range(count):
            if cards >> last & 1:
                size += 1
                rest = cards & ~(1 << last)
                is_possible = rest == 0 and fits(values[last], on)
                for previous in range(count):
                    is_possible |= bool(last_of[rest] >> previous & 1) and fits(
                        values[last], values[previous]
                    )
                last_of[cards] |= int(is_possible) << last
        if last_of[cards]:
            most = max(most, size)
    return most


@rule
def fits(value: int, below: int) -> bool:
    """Whether a value goes on another, or on nothing."""
    if below == 0:
        return False
    return below == 8 or value == 9 or value < below


# --- What actions do ---


@rule(apart=True)
def broken_step(before: Position, action: int, s: Position) -> int:
    """Whether an action did something else than it says."""
    if not is_towers_after(before, action, s):
        return NO_DOES
    if before.phase == BID:
        return broken_bid(before, action, s)
    if before.phase == BUILD and s.phase != OVER and s.phase != BID and s.left != before.left - 1:
        return NO_DOES
    left = int(before.left) - int(before.phase == BUILD)
    if left > 0:
        is_on = s.phase == BUILD and s.player == before.player and s.left == left and s.drawn == before.drawn
        return 0 if is_on and s.bid == before.bid and s.bidder == before.bidder else NO_NEXT
    return 0 if is_round_over(before, s, (int(before.player) + 1) % int(s.players)) else NO_NEXT


@rule(apart=True)
def is_towers_after(before: Position, action: int, s: Position) -> bool:
    """Whether the tower named, and no other, grew by the card named or lost its top."""
    for player in range(s.players):
        torn = int(s.torn[player]) - int(before.torn[player])
        if torn != int(player == before.player and TEAR_STYLE <= action < TEAR_NOTHING):
            return False
        for style in range(N_STYLES):
            height, change = int(before.height[player, style]), 0
            if player == before.player and action >= BUILD_CARD and (action - BUILD_CARD) // VALUES == style:
                change = 1
                if s.tower[player, style, height + 1] != (action - BUILD_CARD) % VALUES:
                    return False
            if player == before.player and action == TEAR_STYLE + style:
                change = -1
            if s.height[player, style] != height + change:
                return False
            for k in range(1, height + min(change, 0) + 1):
                if s.tower[player, style, k] != before.tower[player, style, k]:
                    return False
    return True


@rule
def broken_bid(before: Position, action: int, s: Position) -> int:
    """A bid is higher than all before it; the bidding ends when all have spoken, or with the whole market."""
    if action != PASS and action <= before.bid:
        return NO_DOES
    bid = int(before.bid) if action == PASS else action
    bidder = before.bidder if action == PASS else before.player
    following = (int(before.player) + 1) % int(s.players)
    if before.spoken + 1 < s.players and bid < before.market_size:
        is_on = s.phase == BID and s.player == following and s.bid == bid and s.bidder == bidder
        return 0 if is_on and s.drawn == before.drawn and s.first == before.first else NO_NEXT
    if bid == NO_BID:
        return 0 if is_round_over(before, s, int(before.first)) else NO_NEXT
    is_on = s.phase == TEAR and s.player == bidder and s.bid == bid and s.left == bid
    return 0 if is_on and s.drawn == before.drawn and s.first == before.first else NO_NEXT


@rule
def is_round_over(before: Position, s: Position, first: int) -> bool:
    """Whether a new round began correctly, with the second pile if due, or the game ended when it had to."""
    if s.first != first:
        return False
    if before.drawn == before.pile_size and before.is_second:
        return s.phase == OVER
    if before.drawn < before.pile_size:
        drawn = int(before.drawn) + int(s.market_size)
        if s.drawn != drawn or s.is_second != before.is_second or s.pile_size != before.pile_size:
            return False
    elif s.phase == OVER:
        return True  # with nothing to reshuffle, which the position shows
    elif not s.is_second or s.drawn != s.market_size or s.discard_size != 0:
        return False
    for k in range(s.market_size):
        if s.market[k] != s.pile[s.drawn - s.market_size + k]:
            return False
    return s.phase == BID and s.player == first and s.bid == NO_BID and s.spoken == 0


# --- Points ---


@rule(apart=True)
def worth(s: Position, seat: int) -> int:
    """Points, without a tie-break: towers, twice with a roof; the tallest again; less what was torn down."""
    total, tallest = 0, 0
    for style in range(N_STYLES):
        cards, roofs = int(s.height[seat, style]), 0
        for k in range(1, cards + 1):
            roofs += int(s.tower[seat, style, k] == 0)
        total += cards + cards * int(roofs > 0)
        tallest = max(tallest, cards)
    for card in range(s.torn[seat]):
        total -= card + 1
    return 8 * (total + tallest)


INVARIANTS = Invariants(NAMES, MOST_DECISIONS, broken_position, broken_legal, broken_step, worth)
