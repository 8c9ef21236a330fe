"""Campos: what always holds for legal actions and their effects; `campos.py` checks the position."""

from __future__ import annotations

import numpy as np

from soak.campos import (
    MOST_DECISIONS,
    NAMES,
    NO_DOES,
    NO_NEXT,
    NO_PLACEMENTS,
    NO_PLAYABLE,
    NO_POINTS,
    NO_REMOVALS,
    broken_position,
)
from soak.series import Invariants
from steeple.games.campos.material import CARD_COLOURS, N_CARDS, N_TILES, PLAY_CARD, REMOVE_AT, SPOTS
from steeple.games.campos.state import NO_TILE, PLACE, PLACE_OR_PLAY, REMOVE, REMOVE_OR_PLAY
from steeple.kernel.arrays import Actions, Position
from steeple.kernel.bits import count_bits
from steeple.kernel.game import OVER
from steeple.kernel.rule import rule

# --- Legal actions ---


@rule(apart=True)
def broken_legal(s: Position, actions: Actions, count: int) -> int:
    """Compare the list, in which nothing stands twice, with what the position allows."""
    cards = 0
    for k in range(count):
        if PLAY_CARD <= actions[k] < REMOVE_AT:
            card = int(actions[k]) - PLAY_CARD
            if not int(s.cards[s.player]) >> card & 1 or not is_met(s, card):
                return NO_PLAYABLE
            cards += 1
    wanted = 0
    if s.phase == PLACE_OR_PLAY or s.phase == REMOVE_OR_PLAY:
        for card in range(N_CARDS):
            wanted += (int(s.cards[s.player]) >> card & 1) & int(is_met(s, card))
    if cards != wanted:
        return NO_PLAYABLE
    if s.phase == PLACE or s.phase == PLACE_OR_PLAY:
        return 0 if is_placements(s, actions, count, count - cards) else NO_PLACEMENTS
    return 0 if is_removals(s, actions, count, count - cards) else NO_REMOVALS


@rule
def is_met(s: Position, card: int) -> bool:
    """Whether the condition of a card holds."""
    return s.largest[CARD_COLOURS[card, 0]] > s.largest[CARD_COLOURS[card, 1]]


@rule(apart=True)
def is_placements(s: Position, actions: Actions, count: int, placements: int) -> bool:
    """Every tile held, on every spot, turned in each of three ways, as many as there are."""
    spots = np.zeros(SPOTS, np.int8)
    for k in range(s.n_spots):
        spots[s.spots[k]] = 1
    first, second = int(s.hand[s.player, 0]), int(s.hand[s.player, 1])
    kinds = int(first != NO_TILE) + int(second != NO_TILE and second != first)
    if placements != 3 * int(s.n_spots) * kinds:
        return False
    for k in range(count):
        if actions[k] >= REMOVE_AT:
            return False
        if actions[k] < PLAY_CARD:
            kind, place, orientation = (
                int(actions[k]) // SPOTS,
                int(actions[k]) % SPOTS // 6,
                int(actions[k]) % 6,
            )
            if (kind != first and kind != second) or spots[6 * place + orientation % 2] == 0:
                return False
    return True


@rule(apart=True)
def is_removals(s: Position, actions: Actions, count: int, removals: int) -> bool:
    """The tiles that hold nothing together and slide out; if none do, all that hold nothing together."""
    ends = int(s.standing) & ~int(s.joints)
    wanted = ends & int(s.free) if ends & int(s.free) else ends
    if removals != count_bits(wanted):
        return False
    for k in range(count):
        if actions[k] < PLAY_CARD:
            return False
        if actions[k] >= REMOVE_AT:
            tile = tile_at(s, int(actions[k]) - REMOVE_AT)
            if not wanted >> tile & 1:
                return False
    return True


@rule
def tile_at(s: Position, anchor: int) -> int:
    """The standing tile with this anchor, N_TILES if there is none."""
    for tile in range(N_TILES):
        if int(s.standing) >> tile & 1 and s.anchor[tile] == anchor:
            return tile
    return N_TILES


# --- What actions do ---


@rule(apart=True)
def broken_step(before: Position, action: int, s: Position) -> int:
    """Whether an action did something else than it says."""
    player = before.player
    card = action - PLAY_CARD if PLAY_CARD <= action < REMOVE_AT else -1
    for seat in range(s.players):
        gain = int(s.points[seat]) - int(before.points[seat])
        if gain != (before.largest[CARD_COLOURS[card, 2]] if card >= 0 and seat == player else 0):
            return NO_POINTS
    if s.played != int(before.played) | ((1 << card) if card >= 0 else 0):
        return NO_DOES
    if card >= 0 and (not int(before.cards[player]) >> card & 1 or not is_met(before, card)):
        return NO_DOES
    if not is_area_after(before, action, s):
        return NO_DOES
    return 0 if is_next(before, card, s) else NO_NEXT


@rule(apart=True)
def is_area_after(before: Position, action: int, s: Position) -> bool:
    """Whether the tile named, and no other, was placed or removed."""
    placed, removed = int(s.tiles) - int(before.tiles), int(before.standing) & ~int(s.standing)
    if action < PLAY_CARD:
        spot, tile = action % SPOTS, int(before.tiles)
        is_tile = (
            s.kind[tile] == action // SPOTS
            and s.anchor[tile] == spot // 6
            and s.orientation[tile] == spot % 6
        )
        if placed != 1 or removed or not is_tile or s.standing != int(before.standing) | (1 << tile):
            return False
    elif placed != 0:
        return False
    elif action < REMOVE_AT:
        if s.standing != before.standing:
            return False
    else:
        tile = tile_at(before, action - REMOVE_AT)
        if removed != 1 << tile or s.standing != int(before.standing) ^ removed:
            return False
    for tile in range(before.tiles):
        if s.anchor[tile] != before.anchor[tile] or s.kind[tile] != before.kind[tile]:
            return False
        if s.orientation[tile] != before.orientation[tile]:
            return False
    return True


@rule
def is_next(before: Position, card: int, s: Position) -> bool:
    """Whether the decision that follows is the right one, after tiles were drawn or cards dealt."""
    following = (int(before.player) + 1) % int(s.players)
    if before.phase == PLACE:
        return s.phase == PLACE_OR_PLAY and s.player == before.player and s.drawn == before.drawn
    if before.phase == PLACE_OR_PLAY:
        wanted = 1 if card >= 0 else 2
        if card >= 0 and s.cards[before.player] == 0:
            return False  # new cards were dealt by then
        if card >= 0 and count_bits(int(before.cards[before.player])) == 1:
            return s.phase == REMOVE and s.player == following and s.drawn == before.drawn
        if int(before.drawn) + wanted > N_TILES:
            return s.phase == REMOVE and s.player == following
        return s.phase == PLACE and s.player == following and s.drawn == before.drawn + wanted
    if s.standing == 0:
        return s.phase == OVER
    if before.phase == REMOVE:
        return s.phase == REMOVE_OR_PLAY and s.player == before.player
    return s.phase == REMOVE and s.player == following


@rule
def worth(s: Position, seat: int) -> int:
    """Points, which no tie-break follows; each step has been looked at."""
    return 8 * int(s.points[seat])


INVARIANTS = Invariants(NAMES, MOST_DECISIONS, broken_position, broken_legal, broken_step, worth)
