"""Campanile 2009: what a network is shown of a position, as whole numbers that a seat may know."""

from __future__ import annotations

from steeple.games.campanile.features import table_planes, tower_planes, write_lead, write_table, write_tower
from steeple.games.campanile.material import MOST_FLOORS, MOST_SEATS, N_STYLES
from steeple.games.campanile.towers import claim, rank, standing
from steeple.games.campanile_2009.material import (
    AT_FINITO,
    AT_INTERMEZZO,
    BET_ON,
    DECK,
    DISPLAY,
    FLAGS,
    HIGHEST_CHIP,
    LAST,
    MOST_PER_STYLE,
    MOVE,
    NO_BET,
    PER_STYLE,
    SPREAD,
    TAKE_STYLE,
    TALLEST,
)
from steeple.games.campanile_2009.rules import highest_chip, points
from steeple.kernel.arrays import Features, Position
from steeple.kernel.game import Plane
from steeple.kernel.observation import Sight, starts, unturned, weigh_evenly
from steeple.kernel.rule import rule

MOST_POINTS = 30
"""Points are counted up to about this many."""

TOWER = (
    *tower_planes(TALLEST, MOST_PER_STYLE),
    Plane("display", (DISPLAY,), 1, "1, 2 or 3 such cards in the display"),
    Plane("pays", (2,), 6, "what the viewer would be paid at Intermezzo, and at Finito"),
    Plane("pays_rival", (2,), 6, "the most that any other would be paid"),
)

TABLE = (
    *table_planes(),
    Plane("deck", (1,), DECK, "cards left in the deck"),
    Plane("scored", (1,), 1, "Intermezzo has been scored"),
    Plane("intermezzo", (2,), DECK // 2, "cards before Intermezzo: at least, at most"),
    Plane("finito", (2,), DECK, "cards before Finito: at least, at most"),
    Plane("points", (MOST_SEATS,), MOST_POINTS, "points by place"),
    Plane("total", (MOST_SEATS,), MOST_POINTS, "points by place if all towers were scored now, as at Finito"),
    Plane("lead", (2,), MOST_POINTS, "how far the viewer's total is ahead of the best other, or behind"),
    Plane("highest_chip", (2,), HIGHEST_CHIP, "the best chip of the viewer, and of the others"),
    Plane("move_marker", (1,), 1, "the option"),
)

_UNSEEN = starts(TOWER)["unseen"]
_TABLE = starts(TABLE)
TABLE_SIZE = sum(plane.size for plane in TABLE)
TOWER_SIZE = sum(plane.size for plane in TOWER)
POINTS, TOTAL, LEAD = _TABLE["points"], _TABLE["total"], _TABLE["lead"]


@rule(apart=True)
def write_features(s: Position, seat: int, out: Features) -> None:
    """Write what `seat` knows: the planes of TABLE, then those of TOWER for each tower."""
    at = write_table(s, seat, out)
    write_cards(s, seat, out, at)
    for style in range(N_STYLES):
        begin = TABLE_SIZE + TOWER_SIZE * style
        end = write_tower(s, style, seat, out, begin)
        write_display(s, style, seat, out, begin + _UNSEEN, end)
        write_pays(s, style, seat, out, end + DISPLAY)
    write_lead(s, out, TOTAL, LEAD)


@rule
def write_cards(s: Position, seat: int, out: Features, at: int) -> None:
    """Write what is known of the deck, and everybody's points."""
    left, middle = int(s.deck_size) - int(s.top), (int(s.deck_size) - 2) // 2 - int(s.top)
    out[at] = left
    out[at + 1] = s.scored
    out[at + 2] = max(middle - SPREAD, 0) * (s.scored == 0)
    out[at + 3] = max(middle + SPREAD, 0) * (s.scored == 0)
    at += 4
    out[at] = max(left - 1 - LAST, 0) * (s.end == 0)
    out[at + 1] = (left - 1) * (s.end == 0)
    at += 2
    best_chip = 0
    for place in range(MOST_SEATS):
        out[at + place], out[at + MOST_SEATS + place] = 0, 0
        if place < s.players:
            other = unturned(s, place, seat)
            out[at + place] = points(s, other)
            out[at + MOST_SEATS + place] = out[at + place]
            if place > 0:
                best_chip = max(best_chip, highest_chip(s, other))
    at += 2 * MOST_SEATS + 2
    out[at] = highest_chip(s, seat)
    out[at + 1] = best_chip
    out[at + 2] = s.move_marker


@rule
def write_display(s: Position, style: int, seat: int, out: Features, unseen: int, at: int) -> None:
    """Write how many cards of a style are in the display, and how many the viewer has not seen."""
    count = 0
    for slot in range(DISPLAY):
        count += s.display[slot] == style
    for k in range(DISPLAY):
        out[at + k] = count == k + 1
    left = PER_STYLE[s.players] - int(s.cards[style]) - count - int(s.hand[seat, style])
    for place in range(1, s.players):
        left -= int(s.known[unturned(s, place, seat), style])
    out[unseen] = left


@rule
def write_pays(s: Position, style: int, seat: int, out: Features, at: int) -> None:
    """Write what a tower would pay, and add it to the totals."""
    more, tower = int(s.players > 2), rank(s, style)
    out[at + 2], out[at + 3] = 0, 0
    for place in range(s.players):
        other = unturned(s, place, seat)
        before, is_paid = standing(s, style, other), claim(s, style, other) > 0
        first = FLAGS[AT_INTERMEZZO, more, tower, before] * (is_paid & (s.scored == 0))
        last = FLAGS[AT_FINITO, more, tower, before] * is_paid
        out[TOTAL + place] += last * (s.end == 0)
        if place == 0:
            out[at], out[at + 1] = first, last
        else:
            out[at + 2], out[at + 3] = max(out[at + 2], first), max(out[at + 3], last)


KINDS = ("build 1", "build 2", "build 3", "bet", "move a marker to", "take", "no bet")
BET_KIND, MOVE_KIND, TAKE_KIND, NO_BET_KIND = 3, 4, 5, 6


@rule
def locate(s: Position, action: int) -> int:
    """Which tower an action concerns, and what it does there."""
    style, kind = N_STYLES, NO_BET_KIND
    if action < BET_ON:
        style, kind = action // MOST_FLOORS, action % MOST_FLOORS
    elif action < NO_BET:
        style, kind = action - BET_ON, BET_KIND
    elif action >= MOVE:
        style, kind = (action - MOVE) % N_STYLES, MOVE_KIND
    elif action >= TAKE_STYLE:
        style, kind = action - TAKE_STYLE, TAKE_KIND
    return len(KINDS) * style + kind


SIGHT = Sight(TABLE, TOWER, N_STYLES, write_features, KINDS, locate, weigh_evenly)
