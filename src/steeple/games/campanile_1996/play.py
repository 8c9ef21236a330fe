"""Bot heuristics: what a good player of Campanile 1996 looks at."""

from __future__ import annotations

import numpy as np

from steeple.games.campanile.leads import (
    BET_WEIGHT,
    BUILD_WEIGHT,
    NO_BET_WEIGHT,
    TAKE_WEIGHT,
    all_leads,
    lead_of,
)
from steeple.games.campanile.material import MOST_FLOORS, MOST_VALUE, N_STYLES
from steeple.games.campanile.prospects import (
    BETS_NOTHING,
    bet_on,
    presence_to_come,
    rank_to_come,
    standing_to_come,
    to_shares,
)
from steeple.games.campanile.towers import BET, BUILD, has_marker
from steeple.games.campanile.unseen import deals, unseen_in_hands
from steeple.games.campanile_1996.material import BET_ON, HIGHEST_FLAG, NO_BET, PER_STYLE, PILES
from steeple.games.campanile_1996.rules import face_up, styles_to_bet_on, values_to_bet
from steeple.games.campanile_1996.state import AT_LEAST, VISIBLE, VISIBLE_OR_JUST_BUILT
from steeple.kernel.arrays import Actions, Index, Position, Shares, Weights
from steeple.kernel.game import MOST_WORLDS, Worlds
from steeple.kernel.rule import rule

RANK_WEIGHT = np.array([1.6, 1.3, 1.0, 0.7, 0.4], np.float32)
"""Weight of a bet by the tower's rank: the higher the tower, the more the first gets than the second."""

RANK_BITS, RANK_MASK = np.uint64(8), np.uint64(7)
"""Bits per rank where the ranks of all towers are packed into one number, and those that a rank needs."""

HORIZON = 1_000
"""Games are short, so playouts go on to the end."""

# --- The hasty player ---


@rule
def weigh(s: Position, actions: Actions, count: int, weights: Weights) -> None:
    """Write how likely a hasty player is to choose each action, by the leads under the towers concerned."""
    if s.phase == BUILD and s.target == VISIBLE:
        weigh_builds(s, actions, count, weights)
    elif s.phase == BUILD:
        weigh_own_builds(s, actions, count, weights)
    else:
        weigh_bets(s, actions, count, weights)


@rule
def all_ranks(s: Position) -> np.uint64:
    """The ranks of all towers, packed into one number."""
    ranks = np.uint64(0)
    for near in range(N_STYLES):
        for far in range(near + 1, N_STYLES):
            is_higher = s.height[near] >= s.height[far]
            ranks += np.uint64(1) << (RANK_BITS * np.uint64(far if is_higher else near))
    return ranks


@rule
def bet_weight(leads: np.uint64, ranks: np.uint64, style: Index, value: Index) -> np.float32:
    """The weight of a bet under a tower."""
    tower = (ranks >> (RANK_BITS * np.uint64(style))) & RANK_MASK
    return BET_WEIGHT[value, lead_of(leads, style)] * RANK_WEIGHT[tower]


@rule
def best_bet(s: Position, leads: np.uint64, ranks: np.uint64, value: int) -> np.float32:
    """The greatest weight of a bet of this value on a visible style; 0 without such a token."""
    best = np.float32(0)
    for pile in range(PILES):
        best = max(best, bet_weight(leads, ranks, np.uint8(face_up(s, pile)), value))
    return best * np.float32(has_marker(s, value))


@rule
def best_bets(s: Position, leads: np.uint64, ranks: np.uint64) -> tuple[np.float32, np.float32, np.float32]:
    """The greatest weights of a bet on a visible style after building one, two and three floors."""
    three = best_bet(s, leads, ranks, 3)
    two, one = best_bet(s, leads, ranks, 2), best_bet(s, leads, ranks, 1)
    if s.bet == AT_LEAST:  # tokens of higher value will do too
        two = max(two, three)
        one = max(one, two)
    return one, two, three


@rule
def best_own_bet(s: Position, leads: np.uint64, ranks: np.uint64, style: Index, floors: int) -> np.float32:
    """The greatest weight of a bet on the tower just raised by `floors`; 0 if no token left will do."""
    best, most = np.float32(0), MOST_VALUE if s.bet == AT_LEAST else floors
    for value in range(floors, most + 1):
        best = max(best, bet_weight(leads, ranks, style, value) * np.float32(has_marker(s, value)))
    return best


@rule
def draw_weight(s: Position, leads: np.uint64, pile: int) -> np.float32:
    """The weight of drawing the card face up on a pile."""
    return TAKE_WEIGHT[lead_of(leads, np.uint8(face_up(s, pile)))]


@rule
def weigh_builds(s: Position, actions: Actions, count: int, weights: Weights) -> None:
    """Prefer floors that allow a good bet and a good draw, and towers that may pay much."""
    leads, ranks, none = all_leads(s), all_ranks(s), np.float32(NO_BET_WEIGHT)
    one, two, three = best_bets(s, leads, ranks)
    one = (none + one) * draw_weight(s, leads, 0)
    two = (none + two) * draw_weight(s, leads, 1)
    three = (none + three) * draw_weight(s, leads, 2)
    for k in range(count):
        action = np.uint32(actions[k])
        style, more = action // np.uint32(MOST_FLOORS), action % np.uint32(MOST_FLOORS)
        step = one if more == 0 else two if more == 1 else three
        weights[k] = step * BUILD_WEIGHT[lead_of(leads, style), more + np.uint32(1)]


@rule
def weigh_own_builds(s: Position, actions: Actions, count: int, weights: Weights) -> None:
    """The same if the bet may be on the tower just raised, perhaps among others."""
    leads, ranks, none = all_leads(s), all_ranks(s), np.float32(NO_BET_WEIGHT)
    one, two, three = np.float32(0), np.float32(0), np.float32(0)
    if s.target == VISIBLE_OR_JUST_BUILT:
        one, two, three = best_bets(s, leads, ranks)
    for k in range(count):
        style, floors = actions[k] // MOST_FLOORS, actions[k] % MOST_FLOORS + 1
        other = one if floors == 1 else two if floors == 2 else three
        bet = none + max(best_own_bet(s, leads, ranks, np.uint32(style), floors), other)
        weights[k] = (
            bet * draw_weight(s, leads, floors - 1) * BUILD_WEIGHT[lead_of(leads, np.uint32(style)), floors]
        )


@rule
def weigh_bets(s: Position, actions: Actions, count: int, weights: Weights) -> None:
    """Prefer bets that may pay much."""
    leads, ranks = all_leads(s), all_ranks(s)
    for k in range(count):
        if actions[k] == NO_BET:
            weights[k] = np.float32(NO_BET_WEIGHT)
        else:
            bet = np.uint32(actions[k] - BET_ON)
            style, value = bet // np.uint32(MOST_VALUE), bet % np.uint32(MOST_VALUE) + 1
            weights[k] = bet_weight(leads, ranks, style, value)


# --- The evaluation ---

TURNS_PER_CARD = 2.4
"""Turns it takes on average to draw one card from the pile that will run out first."""


@rule
def turns_to_come(s: Position) -> float:
    """How many turns to expect: the game ends with the lowest pile."""
    lowest = int(s.pile_size) - int(s.drawn[0])
    for pile in range(1, PILES):
        lowest = min(lowest, int(s.pile_size) - int(s.drawn[pile]))
    return TURNS_PER_CARD * lowest - 1 - (s.phase == BET)


@rule
def flag(rank: float, standing: float) -> float:
    """What a tower pays, by expected rank and standing: 8, 6, 4 or 2 to the first, half to the second."""
    return (HIGHEST_FLAG - 2 * rank) * max(0.0, 1 - 0.5 * standing)


@rule(apart=True)
def look(s: Position, bet: int, shares: Shares) -> None:
    """Write the share of victory to expect for each seat, if the player to act makes this bet now."""
    turns = turns_to_come(s)
    for seat in range(s.players):
        shares[seat] = 0.0
    for style in range(N_STYLES):
        rank = rank_to_come(s, style, PER_STYLE[s.players], turns)
        for seat in range(s.players):
            standing = standing_to_come(s, style, seat, turns, bet)
            shares[seat] += presence_to_come(s, style, seat, turns, bet) * flag(rank, standing)
    to_shares(shares, s.players, turns)


@rule(apart=True)
def evaluate(s: Position, shares: Shares) -> None:
    """Write the share of victory to expect for each seat, assuming that a player who is to bet bets best."""
    best, bet = -1.0, BETS_NOTHING
    if s.phase == BET:
        styles, values = styles_to_bet_on(s), values_to_bet(s)
        for style in range(N_STYLES):
            for value in range(1, MOST_VALUE + 1):
                if styles >> style & 1 and values >> (value - 1) & 1:
                    look(s, bet_on(style, value), shares)
                    if shares[s.player] > best:
                        best, bet = shares[s.player], bet_on(style, value)
    look(s, BETS_NOTHING, shares)
    if best > shares[s.player]:
        look(s, bet, shares)


# --- Possible worlds ---


def worlds(s: Position, seat: int) -> Worlds | None:
    """Every position that could be the true one, as far as `seat` knows; None if there are too many."""
    size, left_over = int(s.pile_size), int(s.left_over_size)
    depths = [(pile, depth) for pile in range(PILES) for depth in range(int(s.drawn[pile]) + 1, size)]
    unseen = unseen_in_hands(s, seat)
    for card in [*s.left_over[:left_over], *(s.piles[place] for place in depths)]:
        unseen[card] += 1
    found = deals(s, seat, unseen, MOST_WORLDS)
    if found is None:
        return None
    positions = np.zeros(len(found), s.dtype)
    for k, deal in enumerate(found):
        positions[k] = s
        positions[k]["rng"] = 0
        positions[k]["hand"] = deal.hands
        positions[k]["left_over"][:left_over] = deal.cards[:left_over]
        for (pile, depth), card in zip(depths, deal.cards[left_over:], strict=True):
            positions[k]["piles"][pile, depth] = card
    return Worlds(positions, np.array([deal.chance for deal in found]))
