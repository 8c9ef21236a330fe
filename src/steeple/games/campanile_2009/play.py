"""Bot heuristics: what a good player of Campanile 2009 looks at."""

from __future__ import annotations

import itertools

import numpy as np

from steeple.games.campanile.leads import (
    BET_WEIGHT,
    BUILD_WEIGHT,
    LEAST_BET_WEIGHT,
    NO_BET_WEIGHT,
    TAKE_WEIGHT,
    all_leads,
    lead,
    lead_of,
)
from steeple.games.campanile.material import MOST_FLOORS, MOST_SEATS, N_STYLES
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
from steeple.games.campanile_2009.material import (
    AT_FINITO,
    AT_INTERMEZZO,
    BET_ON,
    EMPTY,
    FINITO,
    FLAGS,
    INTERMEZZO,
    LAST,
    MOVE,
    NO_BET,
    PER_STYLE,
    SPREAD,
    TAKE_STYLE,
)
from steeple.games.campanile_2009.rules import points, styles_in_display
from steeple.kernel.arrays import Actions, Index, Position, Shares, Weights
from steeple.kernel.game import MOST_WORLDS, Worlds
from steeple.kernel.rule import rule

NOT_IN_DECK = -1
"""The place of a card that has already been turned up."""

HORIZON = 1_000
"""Games are short, so playouts go on to the end."""

# --- The hasty player ---


@rule
def weigh(s: Position, actions: Actions, count: int, weights: Weights) -> None:
    """Write how likely a hasty player is to choose each action, by the leads under the towers concerned."""
    if s.phase == BUILD:
        weigh_builds(s, actions, count, weights)
    elif s.phase == BET:
        weigh_bets(s, actions, count, weights)
    else:
        weigh_takes(s, actions, count, weights)


@rule
def weigh_builds(s: Position, actions: Actions, count: int, weights: Weights) -> None:
    """Prefer floors that allow a good bet, and towers that may pay much."""
    leads = all_leads(s)
    one, two, three = best_bet(s, leads, 1), best_bet(s, leads, 2), best_bet(s, leads, 3)
    for k in range(count):
        action = np.uint32(actions[k])
        style, more = action // np.uint32(MOST_FLOORS), action % np.uint32(MOST_FLOORS)
        bet = one if more == 0 else two if more == 1 else three
        weights[k] = bet * BUILD_WEIGHT[lead_of(leads, style), more + np.uint32(1)]


@rule
def best_bet(s: Position, leads: np.uint64, value: int) -> np.float32:
    """The greatest weight of a bet of this value, on top of the weight of no bet."""
    best = max(bet_at(s, leads, 0, value), bet_at(s, leads, 1, value), bet_at(s, leads, 2, value))
    return np.float32(NO_BET_WEIGHT) + best * has_marker(s, value)


@rule
def bet_at(s: Position, leads: np.uint64, slot: int, value: int) -> np.float32:
    """The weight of a bet on the style in a place of the display."""
    return BET_WEIGHT[value, lead_of(leads, np.uint8(s.display[slot]))]


@rule
def weigh_bets(s: Position, actions: Actions, count: int, weights: Weights) -> None:
    """Prefer bets that may pay much; no bet is looked up as a bet with the lead NOWHERE."""
    for k in range(count):
        action = actions[k]
        if action >= MOVE:
            weights[k] = move_weight(s, np.uint32(action - MOVE))
        else:
            bets = np.uint32(action != NO_BET)
            weights[k] = BET_WEIGHT[s.floors, lead(s, np.uint32(action - BET_ON) * bets) * bets]


@rule
def move_weight(s: Position, move: Index) -> np.float32:
    """Compare what a new 2-marker adds at the target with what the one to be moved adds where it is."""
    source, target = move // np.uint32(N_STYLES), move % np.uint32(N_STYLES)
    there = BET_WEIGHT[2, lead(s, target)]
    here = BET_WEIGHT[2, lead(s, source) - np.uint32(2)]
    return np.float32(LEAST_BET_WEIGHT) * there / here


@rule
def weigh_takes(s: Position, actions: Actions, count: int, weights: Weights) -> None:
    """Prefer cards for towers that may pay much."""
    for k in range(count):
        weights[k] = TAKE_WEIGHT[lead(s, np.uint32(actions[k] - TAKE_STYLE))]


# --- The evaluation ---


@rule
def turns_to_finito(s: Position) -> float:
    """How many cards may still be played before Finito turns up."""
    first, last = max(int(s.top), int(s.deck_size) - 1 - LAST), int(s.deck_size) - 1
    return 0.5 * (first + last) - int(s.top) + (s.phase == BUILD) - (s.scored == 0)


@rule
def turns_to_intermezzo(s: Position) -> float:
    """How many cards may still be played before Intermezzo turns up, if it has not yet."""
    middle = (int(s.deck_size) - 2) // 2
    first, last = max(int(s.top), middle - SPREAD), middle + SPREAD
    return 0.5 * (first + last) - int(s.top) + (s.phase == BUILD)


@rule
def flag(scoring: int, more: int, rank: float, standing: float) -> float:
    """What a tower pays, given the expected rank and standing, which need not be whole."""
    r, p = min(int(rank), N_STYLES - 2), min(int(standing), MOST_SEATS - 2)
    a, b = rank - r, standing - p
    here = (1 - b) * FLAGS[scoring, more, r, p] + b * FLAGS[scoring, more, r, p + 1]
    below = (1 - b) * FLAGS[scoring, more, r + 1, p] + b * FLAGS[scoring, more, r + 1, p + 1]
    return (1 - a) * here + a * below


@rule
def add_payments(s: Position, scoring: int, turns: float, bet: int, expected: Shares) -> None:
    """Add what every player may expect from a scoring that comes after this many turns."""
    more = int(s.players > 2)
    for style in range(N_STYLES):
        rank = rank_to_come(s, style, PER_STYLE[s.players], turns)
        for seat in range(s.players):
            standing = standing_to_come(s, style, seat, turns, bet)
            expected[seat] += presence_to_come(s, style, seat, turns, bet) * flag(
                scoring, more, rank, standing
            )


@rule(apart=True)
def look(s: Position, bet: int, shares: Shares) -> None:
    """Write the share of victory to expect for each seat, if the player to act makes this bet now."""
    for seat in range(s.players):
        shares[seat] = points(s, seat)
    if not s.scored:
        add_payments(s, AT_INTERMEZZO, turns_to_intermezzo(s), bet, shares)
    add_payments(s, AT_FINITO, turns_to_finito(s), bet, shares)
    to_shares(shares, s.players, turns_to_finito(s))


@rule(apart=True)
def evaluate(s: Position, shares: Shares) -> None:
    """Write the share of victory to expect for each seat, assuming that a player who is to bet bets best."""
    best, bet = -1.0, BETS_NOTHING
    if s.phase == BET and has_marker(s, s.floors):
        for style in range(N_STYLES):
            if styles_in_display(s) >> style & 1:
                look(s, bet_on(style, int(s.floors)), shares)
                if shares[s.player] > best:
                    best, bet = shares[s.player], bet_on(style, int(s.floors))
    look(s, BETS_NOTHING, shares)
    if best > shares[s.player]:
        look(s, bet, shares)


# --- Possible worlds ---


def worlds(s: Position, seat: int) -> Worlds | None:
    """Every position that could be the true one, as far as `seat` knows; None if there are too many."""
    first, size = int(s.top), int(s.deck_size)
    middle = (size - 2) // 2
    intermezzos = [NOT_IN_DECK] if s.scored else list(range(max(first, middle - SPREAD), middle + SPREAD + 1))
    finitos = [NOT_IN_DECK] if s.end else list(range(max(first, size - 1 - LAST), size))
    places = [(intermezzo, finito) for intermezzo in intermezzos for finito in finitos]
    unseen = np.bincount(s.deck[first:size], minlength=EMPTY + 1)[:N_STYLES] + unseen_in_hands(s, seat)
    found = deals(s, seat, unseen, MOST_WORLDS // len(places))
    if found is None:
        return None
    positions = np.zeros(len(found) * len(places), s.dtype)
    chances = np.zeros(len(positions))
    for k, (deal, (intermezzo, finito)) in enumerate(itertools.product(found, places)):
        positions[k] = s
        positions[k]["rng"] = 0
        positions[k]["hand"] = deal.hands
        marks = {intermezzo: INTERMEZZO, finito: FINITO}
        cards = iter(deal.cards)
        positions[k]["deck"][first:size] = [
            marks[at] if at in marks else next(cards) for at in range(first, size)
        ]
        chances[k] = deal.chance / len(places)
    return Worlds(positions, chances)
