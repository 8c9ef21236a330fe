"""Campos: what a network is shown of a position, as whole numbers that a seat may know.

One part for each objective card, and the whole table. Places count seats from the viewer's: 0 is the viewer.
"""

from __future__ import annotations

import numpy as np

from steeple.games.campos.material import (
    CARD_COLOURS,
    CELLS_OF_COLOUR,
    MOST_SEATS,
    N_CARDS,
    N_COLOURS,
    N_TILES,
    PLAY_CARD,
    REMOVE_AT,
    TILE_CELLS,
    TILE_COLOURS,
)
from steeple.games.campos.play import (
    cards_before,
    chance,
    growth,
    hand_worth,
    pays,
    rank_of,
    turns_left,
    weigh,
)
from steeple.games.campos.rules import is_assembly, is_dismantling, is_fulfilled, removable
from steeple.games.campos.state import NO_TILE, PLACE_OR_PLAY, REMOVE_OR_PLAY, STRAIGHT
from steeple.games.campos.view import MOST_CARDS
from steeple.kernel.arrays import Features, Position, wide
from steeple.kernel.bits import count_bits, lowest_bit
from steeple.kernel.game import Plane
from steeple.kernel.observation import Sight, starts, turned, unturned
from steeple.kernel.rule import rule

HALVES, QUARTERS = 2, 4
"""Points to expect are counted in halves or quarters."""

MOST_PARTS = 60
"""They are counted up to this many."""

MOST_POINTS, MOST_LEAD = 60, 30
"""Points, and leads in points, are counted up to this many."""

MOST_AHEAD = 12
"""How much larger one region is than another is counted up to this much."""

MOST_TURNS = 20
"""More turns than a player has in either half of the game."""

MOST_PACE = 48
"""More half turns than a player ever expects."""

FEWEST = -1000.0
"""Fewer points than anybody expects."""

ROLES = 3
"""A card has three colours: the one to be larger, the one to be smaller, the one it scores."""

ALL_CARDS = (1 << N_CARDS) - 1


def _with_role() -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    cards = np.zeros((ROLES, N_COLOURS), np.int64)
    for card in range(N_CARDS):
        for role in range(ROLES):
            cards[role, CARD_COLOURS[card, role]] |= 1 << card
    return cards


WITH_ROLE = _with_role()
"""[role][colour]: the cards in which the colour has that role."""

CARD = (
    Plane("held", (1,), 1, "the viewer holds it"),
    Plane("hidden", (1,), 1, "it is in another hand or in the draw pile, for all the viewer knows"),
    Plane("played", (1,), 1, "it has been played; then all the planes below are 0"),
    Plane("fulfilled", (1,), 1, "its condition holds now"),
    Plane("playable", (1,), 1, "the viewer is to act and may play it"),
    Plane("ahead", (1,), MOST_AHEAD, "how much larger the largest region of the first colour is"),
    Plane("behind", (1,), MOST_AHEAD, "how much smaller it is than that of the second colour"),
    Plane("pays", (1,), CELLS_OF_COLOUR, "what it pays now, if the viewer holds it and the condition holds"),
    Plane("threat", (1,), CELLS_OF_COLOUR, "the same if it is hidden"),
    Plane("rank", (1,), MOST_CARDS, "how many cards of the viewer promise more, if it is held"),
    Plane("best", (1,), 1, "the viewer holds it and no card promises more"),
    Plane(
        "worth", (1,), MOST_PARTS, "quarter points it may pay later, by how likely its condition is to hold"
    ),
    Plane("largest", (ROLES,), CELLS_OF_COLOUR, "the largest region of each of its colours"),
    Plane("second", (ROLES,), CELLS_OF_COLOUR, "the second largest"),
    Plane("cells", (ROLES,), CELLS_OF_COLOUR, "cells of each of its colours in the area"),
    Plane("to_place", (ROLES,), CELLS_OF_COLOUR, "cells that are still in hands and bag"),
    Plane("tiles", (ROLES,), 2 * TILE_CELLS, "cells on the viewer's tiles"),
    Plane("others", (ROLES, ROLES), N_CARDS, "other cards held in which each of its colours has each role"),
)

TABLE = (
    Plane("players", (3,), 1, "2, 3 or 4 players"),
    Plane("player", (MOST_SEATS,), 1, "whose decision it is"),
    Plane("phase", (4,), 1, "place, place or play, remove, remove or play"),
    Plane("straight", (1,), 1, "the option slide is straight"),
    Plane("largest", (N_COLOURS,), CELLS_OF_COLOUR, "the largest region of each colour"),
    Plane("second", (N_COLOURS,), CELLS_OF_COLOUR, "the second largest"),
    Plane("cells", (N_COLOURS,), CELLS_OF_COLOUR, "cells of each colour in the area"),
    Plane("to_place", (N_COLOURS,), CELLS_OF_COLOUR, "cells that are still in hands and bag"),
    Plane("tiles", (N_COLOURS,), 2 * TILE_CELLS, "cells on the viewer's tiles"),
    Plane("wanted", (ROLES, N_COLOURS), N_CARDS, "cards held in which each colour has each role"),
    Plane("tiles_next", (N_COLOURS,), 2 * TILE_CELLS, "cells on the next player's tiles"),
    Plane("tiles_held", (MOST_SEATS,), 2, "tiles by place"),
    Plane("standing", (1,), N_TILES, "tiles in the area"),
    Plane("removable", (1,), N_TILES, "tiles that may be removed, in the dismantling"),
    Plane("bag", (1,), N_TILES, "tiles in the bag, in the assembly"),
    Plane(
        "turns",
        (2,),
        MOST_TURNS,
        "turns of the viewer, this one included, before the dismantling (unless somebody plays a last card) "
        "or the end: at least, at most",
    ),
    Plane("pace", (1,), MOST_PACE, "half turns that each player may expect until the game ends"),
    Plane("deck", (1,), N_CARDS, "cards in the draw pile"),
    Plane("cards", (MOST_SEATS,), MOST_CARDS, "cards held, by place"),
    Plane("last_card", (MOST_SEATS,), 1, "who holds one card only, by place"),
    Plane("points", (MOST_SEATS,), MOST_POINTS, "points by place"),
    Plane("lead", (2,), MOST_LEAD, "points that the viewer is ahead of the best other, or behind"),
    Plane("best_pays", (2,), CELLS_OF_COLOUR, "the most that a fulfilled card pays: held, hidden"),
    Plane(
        "hands", (MOST_SEATS,), MOST_PARTS, "half points that hands may pay, by place; others by the average"
    ),
    Plane("prospect", (2,), MOST_PARTS, "half points with them ahead of the best other, or behind"),
)

_TABLE, _CARD = starts(TABLE), starts(CARD)
TABLE_SIZE = sum(plane.size for plane in TABLE)
CARD_SIZE = sum(plane.size for plane in CARD)
PLAYER, PHASE, SLIDE, LARGEST = _TABLE["player"], _TABLE["phase"], _TABLE["straight"], _TABLE["largest"]
SECOND, CELLS, TO_PLACE, TILES = _TABLE["second"], _TABLE["cells"], _TABLE["to_place"], _TABLE["tiles"]
WANTED, TILES_NEXT, TILES_HELD = _TABLE["wanted"], _TABLE["tiles_next"], _TABLE["tiles_held"]
STANDING, TURNS, PACE, HANDS = _TABLE["standing"], _TABLE["turns"], _TABLE["pace"], _TABLE["hands"]
CARDS_HELD, LAST_CARD, POINTS, LEAD = (
    _TABLE["cards"],
    _TABLE["last_card"],
    _TABLE["points"],
    _TABLE["lead"],
)
BEST_PAYS, PROSPECT = _TABLE["best_pays"], _TABLE["prospect"]
PLAYED, COLOURS_OF_CARD = _CARD["played"], _CARD["largest"]
THREAT = _CARD["threat"] - PLAYED - 1
"""How far `threat` stands behind the first plane of a card that hasn't been played."""

BY_COLOUR = 5
"""How many planes, `largest` to `tiles`, the table has by colour and a card by role."""


@rule(apart=True)
def write_features(s: Position, seat: int, out: Features) -> None:
    """Write what `seat` knows: the planes of TABLE, then those of CARD for each card."""
    write_turn(s, seat, out)
    write_colours(s, seat, out)
    write_players(s, seat, out)
    held, played = int(s.cards[seat]), int(s.played)
    for card in range(N_CARDS):
        begin = TABLE_SIZE + CARD_SIZE * card
        out[begin] = held >> card & 1
        out[begin + 1] = ~(held | played) >> card & 1
        out[begin + PLAYED] = played >> card & 1
        if played >> card & 1:
            for k in range(PLAYED + 1, CARD_SIZE):
                out[begin + k] = 0
        else:
            write_card(s, card, held, wide(s.player) == seat, out, begin)
    write_hands(s, seat, out)


@rule
def clipped(number: float, most: int) -> int:
    """A number as a whole one, from 0 to `most`."""
    return min(max(int(number), 0), most)


# --- The table ---


@rule
def write_turn(s: Position, seat: int, out: Features) -> None:
    """Write whose decision it is, and how much of the game is left."""
    player = turned(s, s.player, seat)
    for k in range(3):
        out[k] = s.players == k + 2
    for k in range(4):
        out[PLAYER + k] = player == k
        out[PHASE + k] = s.phase == k + 1
    out[SLIDE] = s.slide == STRAIGHT
    standing, bag, places = count_bits(int(s.standing)), N_TILES - wide(s.drawn), int(is_assembly(s))
    removes = int(is_dismantling(s))
    out[STANDING] = standing
    out[STANDING + 1] = count_bits(removable(s)) * removes
    out[STANDING + 2] = bag * places
    # A turn draws one tile or two. In the dismantling it removes as many, or fewer if one is gone already.
    is_second = int(s.phase == REMOVE_OR_PLAY)
    least = places * (bag // 2 + 1) + removes * ((standing + is_second + 1) // 2)
    most = places * (bag + 1) + removes * (standing + is_second)
    out[TURNS] = own_turns(s, seat, least)
    out[TURNS + 1] = own_turns(s, seat, most)
    out[PACE] = clipped(HALVES * turns_left(s), MOST_PACE)
    out[PACE + 1] = N_CARDS - wide(s.dealt)


@rule
def own_turns(s: Position, seat: int, turns: int) -> int:
    """How many of the next turns, this one included, are the viewer's."""
    before = turned(s, int(seat), wide(s.player))
    return max(turns - before + int(s.players) - 1, 0) // int(s.players)


@rule
def write_colours(s: Position, seat: int, out: Features) -> None:
    """Write how each colour stands: regions, cells in the area and to come, own tiles and cards."""
    cards, places = int(s.cards[seat]), int(is_assembly(s))
    for colour in range(N_COLOURS):
        largest, second = two_largest(s, colour)
        out[LARGEST + colour], out[SECOND + colour] = largest, second
        out[CELLS + colour] = count_bits(int(s.cells[colour]))
        out[TO_PLACE + colour] = (CELLS_OF_COLOUR - wide(s.cells_placed[colour])) * places
        for role in range(ROLES):
            out[WANTED + N_COLOURS * role + colour] = count_bits(cards & WITH_ROLE[role, colour])
    write_tiles(s, seat, out, TILES)
    write_tiles(s, unturned(s, 1, seat), out, TILES_NEXT)


@rule
def two_largest(s: Position, colour: int) -> tuple[int, int]:
    """The sizes of the two largest regions of a colour."""
    left, largest, second = int(s.cells[colour]), 0, 0
    while left:
        region = int(s.regions[colour, lowest_bit(left)])
        left &= ~region
        size = count_bits(region)
        second = max(second, min(size, largest))
        largest = max(largest, size)
    return largest, second


@rule
def write_tiles(s: Position, player: int, out: Features, at: int) -> None:
    """Write how many cells of each colour a player's tiles have."""
    for colour in range(N_COLOURS):
        out[at + colour] = 0
    for slot in range(2):
        kind = int(s.hand[player, slot])
        if kind != NO_TILE:
            for k in range(TILE_CELLS):
                out[at + TILE_COLOURS[kind, k]] += 1


@rule
def write_players(s: Position, seat: int, out: Features) -> None:
    """Write tiles, cards and points by place, and how far the viewer leads."""
    best = 0
    for place in range(MOST_SEATS):
        for plane in (TILES_HELD, CARDS_HELD, LAST_CARD, POINTS, HANDS):
            out[plane + place] = 0
        if place < s.players:
            player = unturned(s, place, seat)
            cards, points = count_bits(int(s.cards[player])), int(s.points[player])
            out[TILES_HELD + place] = int(s.hand[player, 0] != NO_TILE) + int(s.hand[player, 1] != NO_TILE)
            out[CARDS_HELD + place] = cards
            out[LAST_CARD + place] = cards == 1
            out[POINTS + place] = min(points, MOST_POINTS)
            best = max(best, points * int(place > 0))
    lead = int(s.points[seat]) - best
    out[LEAD] = min(max(lead, 0), MOST_LEAD)
    out[LEAD + 1] = min(max(-lead, 0), MOST_LEAD)


@rule
def write_hands(s: Position, seat: int, out: Features) -> None:
    """Write what hands may pay; of other hands only the size is known, so their cards are average ones."""
    hidden, total, held_pays, hidden_pays = ALL_CARDS & ~(int(s.played) | int(s.cards[seat])), 0.0, 0, 0
    left, more = hidden, growth(s)
    while left:
        card = lowest_bit(left)
        left &= left - 1
        total += chance(s, card) * (pays(s, card) + more)
        hidden_pays = max(hidden_pays, wide(pays(s, card)) * int(is_fulfilled(s, card)))
    left = int(s.cards[seat])
    while left:
        card = lowest_bit(left)
        left &= left - 1
        held_pays = max(held_pays, wide(pays(s, card)) * int(is_fulfilled(s, card)))
    out[BEST_PAYS], out[BEST_PAYS + 1] = held_pays, hidden_pays
    average, worth, best = total / max(count_bits(hidden), 1), hand_worth(s, seat), FEWEST
    out[HANDS] = clipped(HALVES * worth, MOST_PARTS)
    for place in range(1, s.players):
        player = unturned(s, place, seat)
        theirs = average * cards_played(s, count_bits(int(s.cards[player])))
        out[HANDS + place] = clipped(HALVES * theirs, MOST_PARTS)
        best = max(best, int(s.points[player]) + theirs)
    lead = int(s.points[seat]) + worth - best
    out[PROSPECT] = clipped(HALVES * lead, MOST_PARTS)
    out[PROSPECT + 1] = clipped(-HALVES * lead, MOST_PARTS)


@rule
def cards_played(s: Position, size: int) -> float:
    """How many cards of a hand count if those played later count less; see `held_worth`."""
    turns, first, total = turns_left(s), 1.0 + cards_before(s), 0.0
    for k in range(size):
        total += max(1 - (k + first) / turns, 0.0)
    return total


# --- A card ---


@rule
def write_card(s: Position, card: int, held: int, is_own_turn: bool, out: Features, at: int) -> None:
    """Write how a card stands that has not been played."""
    is_held, fulfilled, now = held >> card & 1, int(is_fulfilled(s, card)), wide(pays(s, card))
    may_play = int(s.phase == PLACE_OR_PLAY or s.phase == REMOVE_OR_PLAY) * int(is_own_turn)
    lead = wide(s.largest[CARD_COLOURS[card, 0]]) - wide(s.largest[CARD_COLOURS[card, 1]])
    rank = rank_of(s, held, card) if is_held else 0
    at += PLAYED + 1
    out[at] = fulfilled
    out[at + 1] = fulfilled * is_held * may_play
    out[at + 2] = min(max(lead, 0), MOST_AHEAD)
    out[at + 3] = min(max(-lead, 0), MOST_AHEAD)
    out[at + 4] = now * fulfilled * is_held
    at += THREAT
    out[at] = now * fulfilled * (1 - is_held)
    out[at + 1] = rank
    out[at + 2] = is_held * int(rank == 0)
    out[at + 3] = clipped(QUARTERS * chance(s, card) * (now + growth(s)), MOST_PARTS)
    at += COLOURS_OF_CARD - PLAYED - 1 - THREAT
    for role in range(ROLES):
        colour = CARD_COLOURS[card, role]
        for k in range(BY_COLOUR):
            out[at + ROLES * k + role] = out[LARGEST + N_COLOURS * k + colour]
        for other in range(ROLES):
            itself = is_held * int(other == role)
            out[at + ROLES * (BY_COLOUR + role) + other] = (
                int(out[WANTED + N_COLOURS * other + colour]) - itself
            )


# --- Where opinions of actions stand. There are too many places for tiles to have one for each. ---

KINDS = ("play", "place", "remove")
PLAY_KIND, PLACE_KIND, REMOVE_KIND = 0, 1, 2


@rule
def locate(s: Position, action: int) -> int:
    """Which card an action plays; all that place a tile are alike, and all that remove one."""
    card, kind = N_CARDS, PLACE_KIND
    if action >= REMOVE_AT:
        kind = REMOVE_KIND
    elif action >= PLAY_CARD:
        card, kind = action - PLAY_CARD, PLAY_KIND
    return len(KINDS) * card + kind


SIGHT = Sight(TABLE, CARD, N_CARDS, write_features, KINDS, locate, weigh)
