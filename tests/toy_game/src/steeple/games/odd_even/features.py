"""Odd or Even: what a network is shown of a position, as whole numbers that a seat may know."""

from __future__ import annotations

from steeple.games.odd_even.material import ACTIONS, CARDS, EVEN, MOST_SEATS
from steeple.games.odd_even.state import GUESS, TURN

from steeple.kernel.arrays import Features, Position
from steeple.kernel.game import Plane
from steeple.kernel.observation import Sight, turned, unturned, weigh_evenly
from steeple.kernel.rule import rule

TABLE = (
    Plane("player", (MOST_SEATS,), 1, "whose decision it is"),
    Plane("phase", (2,), 1, "guess, turn"),
    Plane("even", (1,), 1, "the guess is even"),
    Plane("points", (MOST_SEATS,), CARDS, "points by place"),
)
CARD = (
    Plane("is_even", (1,), 1, "the card is even"),
    Plane("turned_up", (1,), 1, "it lies face up"),
)
TABLE_SIZE, CARD_SIZE = sum(plane.size for plane in TABLE), len(CARD)


@rule(apart=True)
def write_features(s: Position, seat: int, out: Features) -> None:
    """Write what `seat` knows: the planes of TABLE, then those of CARD for each card."""
    player = turned(s, s.player, seat)
    for place in range(MOST_SEATS):
        is_there = place < s.players
        out[place] = player == place
        out[MOST_SEATS + 3 + place] = s.points[unturned(s, place * is_there, seat)] * is_there
    out[MOST_SEATS], out[MOST_SEATS + 1] = s.phase == GUESS, s.phase == TURN
    out[MOST_SEATS + 2] = (s.phase == TURN) & (s.guess == EVEN)
    for card in range(1, CARDS + 1):
        at = TABLE_SIZE + CARD_SIZE * (card - 1)
        out[at], out[at + 1] = card % 2 == 0, 0
    for k in range(s.drawn):
        out[TABLE_SIZE + CARD_SIZE * (int(s.pile[k]) - 1) + 1] = 1


KINDS = ("odd", "even", "turn up")


@rule
def locate(s: Position, action: int) -> int:
    """All actions concern the table."""
    return ACTIONS * CARDS + int(action)


SIGHT = Sight(TABLE, CARD, CARDS, write_features, KINDS, locate, weigh_evenly)
