"""What a network is shown of towers, markers and hands in both editions: whole numbers that a seat may know.

One part for each tower, and the whole table. Places count seats from the viewer's: 0 is the viewer.
"""

from __future__ import annotations

from steeple.games.campanile.material import (
    BEFORE_TIES,
    HAND,
    MOST_FLOORS,
    MOST_MARKERS,
    MOST_SEATS,
    MOST_VALUE,
    N_STYLES,
    TIE_BITS,
)
from steeple.games.campanile.towers import BUILD, claim, influence, rank, standing
from steeple.kernel.arrays import Features, Position
from steeple.kernel.game import Plane
from steeple.kernel.observation import turned, unturned
from steeple.kernel.rule import rule

MOST_GAP = 8
"""Gaps between heights are counted up to this many floors."""

MOST_LEAD = 6
"""Leads in influence are counted up to this much."""

MOST_INFLUENCE = 14
"""The sum of all markers of a player."""


IN_HANDS = 5
"""How far the planes of cards in hands stand behind `height`; `unseen` stands before them."""

OF_HANDS = 4
"""How many planes of cards in hands there are."""

PLAIN = 5
"""How many planes stand behind `standing`."""


def tower_planes(tallest: int, per_style: int) -> tuple[Plane, ...]:
    """The planes of one tower that both editions have."""
    return (
        Plane("style", (1,), N_STYLES - 1, "the style; the nearer to the display breaks ties"),
        Plane("rank", (N_STYLES,), 1, "the rank by height"),
        Plane("height", (1,), tallest, "floors"),
        Plane("above", (1,), MOST_GAP, "floors that the next higher tower has more"),
        Plane("below", (1,), MOST_GAP, "floors that the next lower tower has less"),
        Plane("cards", (1,), per_style, "cards in the tower"),
        Plane("unseen", (1,), per_style, "cards of the style that the viewer has not seen"),
        Plane("hand", (1,), HAND, "cards of the style in the viewer's hand"),
        Plane("holds", (1,), 1, "whether the viewer has such a card"),
        Plane("known", (1,), per_style, "cards that the others are known to hold"),
        Plane("known_next", (1,), HAND, "cards that the next player is known to hold"),
        Plane("influence", (MOST_SEATS,), MOST_INFLUENCE, "influence by place"),
        Plane("standing", (MOST_SEATS,), 1, "the viewer's standing, if the viewer has influence"),
        Plane("ahead", (1,), MOST_LEAD, "influence more than the best other"),
        Plane("behind", (1,), MOST_LEAD, "influence less than the best other"),
        Plane("wins_tie", (1,), 1, "the viewer comes before the best other if their influence is equal"),
        Plane("present", (1,), MOST_SEATS, "other players with influence"),
        Plane("in_order", (1,), MOST_SEATS, "the viewer's place in the tower's order"),
    )


def table_planes() -> tuple[Plane, ...]:
    """The planes of the whole table that both editions have."""
    return (
        Plane("players", (4,), 1, "2, 3, 4 or 5 players"),
        Plane("player", (MOST_SEATS,), 1, "whose decision it is"),
        Plane("phase", (3,), 1, "build, bet, take"),
        Plane("floors", (MOST_FLOORS,), 1, "1, 2 or 3 floors built this turn"),
        Plane("supply", (MOST_SEATS, MOST_VALUE), MOST_MARKERS, "markers left, by place"),
    )


@rule(apart=True)
def write_tower(s: Position, style: int, seat: int, out: Features, at: int) -> int:
    """Write the shared planes of a tower, all but `unseen`; returns where they end."""
    out[at] = style
    own_rank = rank(s, style)
    for k in range(N_STYLES):
        out[at + 1 + k] = own_rank == k
    at += 1 + N_STYLES
    out[at] = s.height[style]
    out[at + 1], out[at + 2] = gaps(s, style)
    out[at + 3] = s.cards[style]
    at += IN_HANDS
    out[at] = s.hand[seat, style]
    out[at + 1] = s.hand[seat, style] > 0
    known = 0
    for place in range(1, s.players):
        known += s.known[unturned(s, place, seat), style]
    out[at + 2] = known
    out[at + 3] = s.known[unturned(s, 1, seat), style]
    return write_influence(s, style, seat, out, at + OF_HANDS)


@rule
def gaps(s: Position, style: int) -> tuple[int, int]:
    """How many floors the next higher tower has more, and the next lower one less."""
    mine, above, below = int(s.height[style]), MOST_GAP, MOST_GAP
    for other in range(N_STYLES):
        difference = int(s.height[other]) - mine
        if BEFORE_TIES * difference - other + int(style) > 0:
            above = min(above, difference)
        elif other != style:
            below = min(below, -difference)
    return above, below


@rule
def write_influence(s: Position, style: int, seat: int, out: Features, at: int) -> int:
    """Write who has how much influence under a tower, and how the viewer stands there."""
    best, present = 0, 0
    out[at] = influence(s, style, seat)
    for place in range(1, MOST_SEATS):
        out[at + place] = 0
        if place < s.players:
            other = unturned(s, place, seat)
            out[at + place] = influence(s, style, other)
            best = max(best, claim(s, style, other))
            present += out[at + place] > 0
    at += MOST_SEATS
    mine = claim(s, style, seat)
    own_standing = standing(s, style, seat)
    for k in range(MOST_SEATS):
        out[at + k] = (own_standing == k) & (mine > 0)
    at += MOST_SEATS
    lead = (mine >> TIE_BITS) - (best >> TIE_BITS)
    out[at] = min(max(lead, 0), MOST_LEAD)
    out[at + 1] = min(max(-lead, 0), MOST_LEAD)
    out[at + 2] = (lead == 0) & (mine > best)
    out[at + 3] = present
    out[at + 4] = s.place[style, seat]
    return at + PLAIN


@rule
def write_table(s: Position, seat: int, out: Features) -> int:
    """Write the shared planes of the whole table; returns where they end."""
    for k in range(4):
        out[k] = s.players == k + 2
    at, own_place = 4, turned(s, s.player, seat)
    for place in range(MOST_SEATS):
        out[at + place] = own_place == place
    at += MOST_SEATS
    for k in range(3):
        out[at + k] = s.phase == k + 1
    at += 3
    for k in range(MOST_FLOORS):
        out[at + k] = (s.phase > BUILD) & (s.floors == k + 1)
    at += MOST_FLOORS
    for place in range(MOST_SEATS):
        for value in range(MOST_VALUE):
            is_there = place < s.players
            out[at + value] = s.supply[unturned(s, place * is_there, seat), value + 1] * is_there
        at += MOST_VALUE
    return at


@rule
def write_lead(s: Position, out: Features, total: int, lead: int) -> None:
    """Write to `lead` how far the viewer is ahead of the best other, by the plane that begins at `total`."""
    best = 0
    for place in range(1, s.players):
        best = max(best, int(out[total + place]))
    difference = int(out[total]) - best
    out[lead], out[lead + 1] = max(difference, 0), max(-difference, 0)
