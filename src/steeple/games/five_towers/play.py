"""Bot heuristics: what a good player of Five Towers looks at.

The terms in `worth` become weights and shares of victory.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import factorial, prod, sqrt

import numpy as np

from steeple.games.five_towers.material import BUILD_CARD, PASS, TEAR_NOTHING, TEAR_STYLE
from steeple.games.five_towers.rules import left_of
from steeple.games.five_towers.state import BID, BUILD, NO_BID, STATE
from steeple.games.five_towers.texts import set_cards
from steeple.games.five_towers.worth import (
    best_gain_above,
    bid_gain,
    card_gain,
    prospects,
    sorted_gains,
    tear_gain,
)
from steeple.kernel.arrays import Actions, Position, Shares, Weights
from steeple.kernel.game import MOST_WORLDS, Worlds
from steeple.kernel.rule import rule

HORIZON = 30
"""Decisions to play out before evaluating.

In the same time this wins a little more than playing to the end.
"""

# --- The hasty player ---


@rule
def weigh(s: Position, actions: Actions, count: int, weights: Weights) -> None:
    """Write how likely a hasty player is to choose each action."""
    if count == 1:
        weights[0] = np.float32(1)
    elif s.phase == BID:
        weigh_bids(s, actions, count, weights)
    elif s.phase == BUILD:
        for k in range(count):
            weights[k] = lean(card_gain(s, s.player, actions[k] - BUILD_CARD, False))
    else:
        for k in range(count):
            style = actions[k] - TEAR_STYLE
            weights[k] = lean(tear_gain(s, s.player, style)) if actions[k] != TEAR_NOTHING else lean(0.0)


KEENNESS = 2.0
"""How much hasty players care about a point. With more they play better, but more alike."""


@rule
def lean(gain: float) -> np.float32:
    """The weight of an action by the points it gains; one point makes it nine times as likely as none."""
    x = 1 + KEENNESS * abs(gain)
    x *= x
    return np.float32(x if gain > 0 else 1 / x)


@rule
def weigh_bids(s: Position, actions: Actions, count: int, weights: Weights) -> None:
    """A bid gains its cards unless a rival bids more; passing leaves the market to the rival."""
    mine = sorted_gains(s, s.player)
    is_last = s.spoken + 1 == s.players
    harm = 1 / (int(s.players) - 1)
    theirs = sorted_gains(s, s.bidder if is_last else left_of(s, s.player))
    for k in range(count):
        action = int(actions[k])
        if action == PASS:
            bid = int(s.bid)
            loss = bid_gain(theirs, bid) if is_last else best_gain_above(theirs, bid)
            gain = -harm * loss if bid != NO_BID or not is_last else 0.0
        else:
            gain = bid_gain(mine, action)
            if not is_last and action < s.market_size:
                gain = min(gain, -harm * best_gain_above(theirs, action))
        weights[k] = lean(gain)


# --- Evaluation ---


@rule
def evaluate(s: Position, shares: Shares) -> None:
    """Write the share of victory to expect for each seat."""
    for seat in range(s.players):
        shares[seat] = prospects(s, seat)
    if s.phase == BID:
        builder, gain = foresee_bidding(s)
    else:
        builder, gain = int(s.player), bid_gain(sorted_gains(s, s.player), int(s.left))
    shares[builder] += gain
    share_out(s, shares)


@rule
def foresee_bidding(s: Position) -> tuple[int, float]:
    """Who will build and what that gains, if all who are still to speak make their best bid, or pass."""
    builder, bid, gain = int(s.bidder), int(s.bid), 0.0
    harm = 1 / (int(s.players) - 1)
    if bid != NO_BID:
        gain = bid_gain(sorted_gains(s, builder), bid)
    player = int(s.player)
    for _ in range(s.players - s.spoken):
        mine = sorted_gains(s, player)
        best_bid, best = -1, -harm * gain
        for k in range(bid + 1, s.market_size + 1):
            mine_k = bid_gain(mine, k)
            if mine_k > best:
                best_bid, best = k, mine_k
        if best_bid >= 0:
            builder, bid, gain = player, best_bid, best
        player = left_of(s, player)
    return builder, gain


SPREAD = 2.0
"""How uncertain a player's points are: variance per card still to come."""

LOWEST = -1000.0
"""Fewer points than anybody can expect."""


@rule
def cards_to_come(s: Position) -> int:
    """How many cards can still come into the market; those that can come twice count twice."""
    left = int(s.pile_size) - int(s.drawn)
    return left if s.is_second else 2 * left + int(s.discard_size)


@rule
def share_out(s: Position, shares: Shares) -> None:
    """Replace expected points by shares of victory; the fewer cards to come, the more a lead counts."""
    spread = 2 + SPREAD * cards_to_come(s)
    best, second = LOWEST, LOWEST
    for seat in range(s.players):
        second = max(second, min(best, shares[seat]))
        best = max(best, shares[seat])
    total = 0.0
    for seat in range(s.players):
        lead = shares[seat] - (second if shares[seat] == best else best)
        shares[seat] = 1 + lead / sqrt(lead * lead + spread)
        total += shares[seat]
    for seat in range(s.players):
        shares[seat] /= total


# --- Possible worlds ---


def worlds(s: Position, seat: int) -> Worlds | None:
    """Every position that could be the true one, as far as `seat` knows: each order of the pile.

    None if there are too many, or before the second pile is formed, whose order isn't in the record yet.
    """
    cards = Counter(set_cards(s.rest))
    count = factorial(cards.total()) // prod(factorial(copies) for copies in cards.values())
    if not s.is_second or count > MOST_WORLDS:
        return None
    positions = np.zeros(count, STATE)
    positions[:] = s
    positions["rng"] = 0
    positions["planned"], positions["planned_size"] = 0, 0
    for position, order in zip(positions, orders(cards), strict=True):
        position["pile"][int(s.drawn) : int(s.pile_size)] = order
    return Worlds(positions, np.full(count, 1 / count))


def orders(cards: Counter[int]) -> Iterator[list[int]]:
    """Every order of cards, each once."""
    if not cards.total():
        yield []
    for card in sorted(cards):
        for others in orders(cards - Counter([card])):
            yield [card, *others]
