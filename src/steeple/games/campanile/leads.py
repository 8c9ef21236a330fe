"""Quick weights for playouts: who leads under each tower, precomputed for both editions.

Playouts spend most of their time here, so everything is looked up. A lead is a small number, and indexes the
arrays below.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from steeple.games.campanile.material import BEFORE_TIES, MOST_FLOORS, MOST_VALUE, N_STYLES, TIE_BITS
from steeple.games.campanile.towers import influence
from steeple.kernel.arrays import Index, Position
from steeple.kernel.rule import rule

LookUp = npt.NDArray[np.float32]

LEADS = 64
EVEN = 16
"""The lead of a player without a marker under a tower where nobody has one.

The best rival's influence reduces it.
"""

THERE = 32
"""Added to the lead of a player with a marker. From THERE + EVEN on, the player has the greatest claim."""

NOWHERE = 0
"""Less than any lead: stands for not betting."""

BITS = np.uint64(6)
"""Bits per lead where the leads under all towers are packed into one number."""

# --- Leads ---


@rule
def footing(s: Position, style: Index, seat: Index) -> int:
    """Influence first, then order, in one number; 0 without influence."""
    return BEFORE_TIES * influence(s, style, seat) - int(s.place[style, seat])


@rule
def best_other(s: Position, style: Index) -> int:
    """The best footing of any player but the one to act."""
    player = s.player
    if s.players == 2:
        return footing(s, style, np.uint8(1) - player)
    best = 0
    for other in range(s.players):
        best = max(best, footing(s, style, np.uint8(other)) * (other != player))
    return best


@rule
def lead(s: Position, style: Index) -> Index:
    """How the player to act stands under a tower, as one number below LEADS."""
    mine = footing(s, style, s.player)
    return np.uint32(((mine - best_other(s, style)) >> TIE_BITS) + EVEN + THERE * (mine > 0))


@rule
def all_leads(s: Position) -> np.uint64:
    """The leads under all towers, packed into one number."""
    leads = np.uint64(0)
    for style in range(N_STYLES):
        leads |= np.uint64(lead(s, np.uint8(style))) << (BITS * np.uint64(style))
    return leads


@rule
def lead_of(leads: np.uint64, style: Index) -> Index:
    """The lead under one tower, from the number that `all_leads` returns."""
    return (leads >> (BITS * np.uint64(style))) & np.uint64(LEADS - 1)


# --- What a lead is worth, in points, and weights looked up by it ---

FIRST = 3.0
"""How much more most towers pay the first player than the second."""

SECOND = 1.5
"""What having a marker under a tower is worth, whatever the lead."""

HOPE = 0.6
"""The same for a player who has no marker there yet."""

FICKLE = 0.6
"""How much influence a lead drifts by."""

MARKER_COST = 0.25
"""What a marker is worth unused, per point of its value."""

NO_BET_WEIGHT = 0.05
LEAST_BET_WEIGHT = 0.03
"""Hopeless bets and no bet are chosen now and then, but seldom: markers left over are worth nothing."""


def worth(lead: int) -> float:
    """What a tower is expected to pay a player with this lead."""
    is_there = lead >= THERE
    margin = lead % THERE - EVEN + (0.5 if is_there else -0.5)
    first = 0.5 + 0.5 * margin / math.sqrt(FICKLE * FICKLE + margin * margin)
    return FIRST * first + (SECOND if is_there else HOPE)


def gain(lead: int, value: int) -> float:
    """What a marker of this value is expected to add.

    A first marker comes last in the tower's order, which loses ties.
    """
    after = lead + value if lead >= THERE else lead + THERE + value - 1
    return worth(min(after, LEADS - 1)) - worth(lead)


def bet_weight(lead: int, value: int) -> float:
    """How likely a hasty player is to bet there."""
    if lead == NOWHERE:
        return NO_BET_WEIGHT
    return LEAST_BET_WEIGHT + max(0.0, gain(lead, value) - MARKER_COST * value) ** 2


def build_weight(lead: int, floors: int) -> float:
    """How likely a hasty player is to raise a tower by these floors: the more it may pay, the more floors."""
    return (0.4 + 0.35 * worth(lead)) * (0.3 + 0.36 * worth(lead)) ** (floors - 1)


def by_lead(rows: list[list[float]]) -> LookUp:
    """Weights as an array of single precision."""
    return np.array(rows, np.float32)


BET_WEIGHT = by_lead(
    [[bet_weight(lead, value) if value else 0.0 for lead in range(LEADS)] for value in range(MOST_VALUE + 1)]
)
"""[value of the marker][lead]; the lead NOWHERE stands for no bet."""

BUILD_WEIGHT = by_lead(
    [
        [build_weight(lead, floors) if floors else 0.0 for floors in range(MOST_FLOORS + 1)]
        for lead in range(LEADS)
    ]
)
"""[lead][floors]"""

TAKE_WEIGHT = by_lead([[0.3 + 0.6 * worth(lead) for lead in range(LEADS)]])[0]
"""[lead]: prefer cards for towers that may pay much; taking them also keeps others from betting there."""
