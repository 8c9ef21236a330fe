"""Estimates for `evaluate`, in both editions: final heights, and who leads each tower.

Only + - * / and square roots are used, so that the numbers are the same on every machine. Throughout, `bet`
is what the player to act is assumed to bet now, as `bet_on` writes it, or BETS_NOTHING.
"""

from __future__ import annotations

import math

from steeple.games.campanile.material import N_STYLES
from steeple.games.campanile.towers import influence
from steeple.kernel.arrays import Position, Shares
from steeple.kernel.rule import rule

BETS_NOTHING = 0
VALUE_BITS = 2
VALUE_MASK = (1 << VALUE_BITS) - 1
"""The marker's value is in the lowest bits of a bet."""

FLOORS_PER_CARD = 1.9
"""Floors that a card adds to its tower on average."""

RESTLESS_FLOORS = 1.3
"""How far two towers drift apart, in floors: this times the square root of the cards still to be played."""

RESTLESS_MARKERS = 0.9
"""How far two players' influence drifts apart: this times the square root of the markers to come."""

RESTLESS_POINTS = 1.5
"""How far two players' points drift apart: this times the square root of the turns to come."""

TIE = 0.125
"""What a place in the order counts for, in floors or influence: it only breaks ties."""

LEAST_SPREAD = 0.05
"""How uncertain a rank is when nothing more can change: nearly not at all."""

ROOM = 3.0
"""With this many markers left, a player is as likely as not to bet on any other tower."""


@rule
def bet_on(style: int, value: int) -> int:
    """A bet with a marker of this value, as one number."""
    return (style << VALUE_BITS) + value


@rule
def chance(lead: float, spread: float) -> float:
    """How likely a lead is to last if leads drift by about `spread`."""
    return 0.5 + 0.5 * lead / math.sqrt(spread * spread + lead * lead)


# --- Towers ---


@rule
def cards_to_come(s: Position, per_style: int) -> int:
    """Cards that are in no tower yet."""
    cards = N_STYLES * per_style
    for style in range(N_STYLES):
        cards -= int(s.cards[style])
    return cards


@rule
def height_to_come(s: Position, style: int, per_style: int, played: float) -> float:
    """The height a tower may reach if the share `played` of its cards still is; the nearer wins a tie."""
    return int(s.height[style]) - TIE * style + FLOORS_PER_CARD * played * (per_style - int(s.cards[style]))


@rule
def rank_to_come(s: Position, style: int, per_style: int, turns: float) -> float:
    """The rank to expect of a tower after this many turns; 0 is the highest."""
    played = turns / max(1, cards_to_come(s, per_style))
    mine = height_to_come(s, style, per_style, played)
    spread = LEAST_SPREAD + RESTLESS_FLOORS * math.sqrt(turns)
    higher = 0.0
    for other in range(N_STYLES):
        if other != style:
            higher += chance(height_to_come(s, other, per_style, played) - mine, spread)
    return higher


# --- Markers ---


@rule
def markers_left(s: Position, seat: int, value: int, bet: int) -> int:
    """Markers of a value in a player's supply after the bet."""
    return int(s.supply[seat, value]) - (seat == s.player and value == bet & VALUE_MASK)


@rule
def markers_to_come(s: Position, seat: int, turns: float, bet: int) -> float:
    """Markers that a player may still place if all players together have this many turns."""
    left = markers_left(s, seat, 1, bet) + markers_left(s, seat, 2, bet) + markers_left(s, seat, 3, bet)
    return min(float(left), turns / int(s.players))


@rule
def influence_to_come(s: Position, seat: int, turns: float, bet: int) -> float:
    """The influence of these markers; if not all can be placed, the best are."""
    places = turns / int(s.players)
    threes = min(float(markers_left(s, seat, 3, bet)), places)
    twos = min(float(markers_left(s, seat, 2, bet)), places - threes)
    ones = min(float(markers_left(s, seat, 1, bet)), places - threes - twos)
    return 3 * threes + 2 * twos + ones


@rule
def is_bet_on(s: Position, style: int, seat: int, bet: int) -> bool:
    """Whether the assumed bet is this player's under this tower."""
    return bet != BETS_NOTHING and style == bet >> VALUE_BITS and seat == s.player


@rule
def claim_to_come(s: Position, style: int, seat: int, turns: float, bet: int) -> float:
    """The influence a player may reach under a tower, a little less for coming later in its order."""
    now, place = influence(s, style, seat), int(s.place[style, seat])
    if is_bet_on(s, style, seat, bet):
        now += bet & VALUE_MASK
        place = place if place > 0 else int(s.arrivals[style]) + 1
    return now - TIE * place + influence_to_come(s, seat, turns, bet) / N_STYLES


@rule
def standing_to_come(s: Position, style: int, seat: int, turns: float, bet: int) -> float:
    """How many players to expect before this one when a tower is paid."""
    mine = claim_to_come(s, style, seat, turns, bet)
    before = 0.0
    for other in range(s.players):
        if other != seat:
            markers = markers_to_come(s, seat, turns, bet) + markers_to_come(s, other, turns, bet)
            spread = LEAST_SPREAD + RESTLESS_MARKERS * math.sqrt(markers / N_STYLES)
            before += chance(claim_to_come(s, style, other, turns, bet) - mine, spread)
    return before


@rule
def presence_to_come(s: Position, style: int, seat: int, turns: float, bet: int) -> float:
    """How likely a player is to have influence under a tower."""
    if s.place[style, seat] > 0 or is_bet_on(s, style, seat, bet):
        return 1.0
    markers = markers_to_come(s, seat, turns, bet)
    return markers / (markers + ROOM)


# --- Victory ---


@rule
def best_rival(expected: Shares, players: int, seat: int) -> float:
    """The most points to expect of any other player."""
    best = -1.0
    for other in range(players):
        if other != seat:
            best = max(best, expected[other])
    return best


@rule
def to_shares(expected: Shares, players: int, turns: float) -> None:
    """Replace the points to expect of each player by shares of victory."""
    first = 0
    for seat in range(players):
        if expected[seat] > expected[first]:
            first = seat
    most, second = expected[first], best_rival(expected, players, first)
    spread, total = 0.5 + RESTLESS_POINTS * math.sqrt(turns), 0.0
    for seat in range(players):
        expected[seat] = chance(expected[seat] - (second if seat == first else most), spread)
        total += expected[seat]
    for seat in range(players):
        expected[seat] /= total
