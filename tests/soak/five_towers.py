"""Five Towers: what always holds of a position, recounted from the cards that lie about."""

from __future__ import annotations

import numpy as np

from steeple.games.five_towers.material import (
    ALL_CARDS,
    DECK_SIZE,
    MARKET,
    MOST_SEATS,
    N_STYLES,
    TAKEN,
    TALLEST,
    VALUES,
)
from steeple.games.five_towers.state import BID, BUILD, NO_BID, TEAR, CardSet
from steeple.kernel.arrays import Position
from steeple.kernel.game import OVER
from steeple.kernel.rule import rule

NAMES = (
    "",
    "turn",  # phase, player and end can be together
    "cards-once",  # all cards are in the pile, discarded, in the market, in a tower, or torn down: once
    "sets",  # what is known as a set is what lies there
    "market",  # five cards are turned up, fewer only at the last
    "order",  # every card goes on the one below
    "bidding",  # who has bid what, and who has spoken
    "building",  # the builder has bid most, and what is left to build follows from what was taken
    "end",  # comes with the second pile, or when there's nothing to reshuffle
    "bids",  # legal: pass, and all higher ones that can be carried out, by trying every order of cards
    "tearings",  # legal: what leaves enough to build, by the same trying
    "builds",  # legal: what leaves enough to build, by the same trying
    "does-what-it-says",  # an action
    "next",  # whose decision follows, and which
)
(
    NO_TURN,
    NO_CARDS_ONCE,
    NO_SETS,
    NO_MARKET,
    NO_ORDER,
    NO_BIDDING,
    NO_BUILDING,
    NO_END,
    NO_BIDS,
    NO_TEARINGS,
    NO_BUILDS,
    NO_DOES,
    NO_NEXT,
) = range(1, len(NAMES))

MOST_DECISIONS = 2 * 22 * (MOST_SEATS + 1 + MARKET)
"""Rounds of two whole piles, with all bids, a tearing down and five builds in each."""

_KINDS = N_STYLES * VALUES


@rule(apart=True)
def broken_position(s: Position) -> int:
    """The first invariant that a position breaks."""
    if (
        s.phase < OVER
        or s.phase > BUILD
        or s.player >= s.players
        or s.first >= s.players
        or (s.phase == OVER) != (s.end != 0)
    ):
        return NO_TURN
    code = broken_cards(s)
    if code == 0:
        code = broken_towers(s)
    if code == 0:
        code = broken_round(s)
    return code


# --- Cards ---


@rule(apart=True)
def broken_cards(s: Position) -> int:
    """All cards but those torn down are somewhere once, and the sets say the same."""
    pile, market, others = np.zeros(_KINDS, np.int64), np.zeros(_KINDS, np.int64), np.zeros(_KINDS, np.int64)
    size = DECK_SIZE[s.players]
    if s.pile_size > size or s.drawn > s.pile_size:
        return NO_CARDS_ONCE
    for k in range(int(s.drawn), int(s.pile_size)):
        pile[s.pile[k]] += 1
    for slot in range(MARKET):
        if s.market[slot] != TAKEN:
            market[s.market[slot]] += 1
    discarded = count_set(s.discard, others)
    for player in range(s.players):
        for style in range(N_STYLES):
            if s.height[player, style] > TALLEST:
                return NO_ORDER
            for k in range(s.height[player, style]):
                others[VALUES * style + s.tower[player, style, 1 + k]] += 1
    if not is_all(s, pile + market + others, size):
        return NO_CARDS_ONCE
    if discarded != s.discard_size or not is_set(s.rest, pile) or not is_set(s.offer, market):
        return NO_SETS
    return 0


@rule
def count_set(cards: CardSet, counts: np.ndarray[tuple[int], np.dtype[np.int64]]) -> int:
    """Add the cards of a set to the counts; returns how many they are."""
    total = 0
    for card in range(_KINDS):
        for copies in range(2):
            one = int(cards[copies, card // VALUES]) >> (card % VALUES) & 1
            counts[card] += one
            total += one
    return total


@rule
def is_set(cards: CardSet, counts: np.ndarray[tuple[int], np.dtype[np.int64]]) -> bool:
    """Whether a set is what was counted: first the values that occur, then those that occur twice."""
    for card in range(_KINDS):
        once, twice = (
            int(cards[0, card // VALUES]) >> (card % VALUES) & 1,
            int(cards[1, card // VALUES]) >> (card % VALUES) & 1,
        )
        if once != int(counts[card] > 0) or twice != int(counts[card] > 1) or counts[card] > 2:
            return False
    return True


@rule
def is_all(s: Position, counts: np.ndarray[tuple[int], np.dtype[np.int64]], size: int) -> bool:
    """Whether what was counted is all cards but as many as were torn down, and no 0 was."""
    missing = np.zeros(_KINDS, np.int64)
    missing -= counts
    for k in range(size):
        missing[ALL_CARDS[k]] += 1
    gone, torn = 0, 0
    for card in range(_KINDS):
        if missing[card] < 0 or (missing[card] > 0 and card % VALUES == 0):
            return False
        gone += missing[card]
    for player in range(MOST_SEATS):
        torn += int(s.torn[player])
        if s.torn[player] < 0 or (s.torn[player] > 0 and player >= s.players):
            return False
    return gone == torn


# --- Towers and rounds ---


@rule(apart=True)
def broken_towers(s: Position) -> int:
    """Every card goes on the one below, and nothing is where nobody sits or above the top."""
    for player in range(MOST_SEATS):
        for style in range(N_STYLES):
            height = int(s.height[player, style])
            if player >= s.players and height > 0:
                return NO_ORDER
            for k in range(1, TALLEST + 1):
                value = int(s.tower[player, style, k])
                if k > height and value != 0:
                    return NO_ORDER
                if 1 < k <= height and not fits(value, int(s.tower[player, style, k - 1])):
                    return NO_ORDER
    return 0


@rule
def fits(value: int, below: int) -> bool:
    """Whether a value goes on another."""
    if below == 0:
        return False
    return below == 8 or value == 9 or value < below


@rule(apart=True)
def broken_round(s: Position) -> int:
    """Market, bids, and what is left to build."""
    left, size = int(s.pile_size) - int(s.drawn), int(s.market_size)
    if not s.is_second and (s.pile_size != DECK_SIZE[s.players] or left % MARKET != 0):
        return NO_MARKET
    if s.phase == OVER:
        is_end = left == 0 and s.end == (1 if s.is_second else 2) and (s.is_second or s.discard_size == 0)
        return 0 if is_end and size == 0 and s.bid == NO_BID and s.left == 0 else NO_END
    if size > MARKET or size < 1 or (size < MARKET and (left > 0 or not s.is_second)):
        return NO_MARKET
    taken = 0
    for slot in range(MARKET):
        taken += int(slot < size and s.market[slot] == TAKEN)
        if slot >= size and s.market[slot] != TAKEN:
            return NO_MARKET
    players = int(s.players)
    bidder_place = (int(s.bidder) - int(s.first) + players) % players
    if (
        s.bid < NO_BID
        or s.bid > size
        or s.bidder >= s.players
        or (s.bid != NO_BID and bidder_place >= s.spoken)
    ):
        return NO_BIDDING
    if s.phase == BID:
        place = (int(s.player) - int(s.first) + players) % players
        return 0 if s.bid < size and s.spoken == place and taken == 0 and s.left == 0 else NO_BIDDING
    if s.bid == NO_BID or s.spoken != (bidder_place + 1 if s.bid == size else players):
        return NO_BIDDING
    if (
        s.player != s.bidder
        or s.left != s.bid - taken
        or (s.phase == TEAR and taken > 0)
        or (s.phase == BUILD and s.left < 1)
    ):
        return NO_BUILDING
    return 0
