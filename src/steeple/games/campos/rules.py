"""Campos (HUCH & friends 2010), 2-4 players: setup, the two phases, scoring.

In the assembly, a turn is to place a tile, then to place the other one or play an objective card. In the
dismantling, it is to remove a tile, then to remove another or play a card. A card scores the largest region
of a colour.
"""

from __future__ import annotations

import numpy as np

from steeple.games.campos.area import lay_tile, lift_tile, note_lifting
from steeple.games.campos.material import (
    ALL_TILES,
    AREA,
    CARD_COLOURS,
    CARDS_DEALT,
    EMPTY_AREA,
    N_CARDS,
    N_TILES,
    ORIENTATIONS,
    ORIGIN,
    PLAY_CARD,
    REMOVE_AT,
    ROTATION,
    SPOTS,
    TILE_CELLS,
)
from steeple.games.campos.state import END_CLEARED, NO_TILE, PLACE, PLACE_OR_PLAY, REMOVE, REMOVE_OR_PLAY
from steeple.kernel.arrays import Actions, Index, Position, Scores
from steeple.kernel.bits import count_bits, lowest_bit
from steeple.kernel.draws import Draws, shuffle_for
from steeple.kernel.game import OVER
from steeple.kernel.rule import rule
from steeple.kernel.victory import leaders

# --- Setup ---


@rule(apart=True)
def setup(s: Position, draws: Position | Draws) -> None:
    """Shuffle cards and tiles and begin."""
    for k in range(N_CARDS):
        s.deck[k] = k
    shuffle_for(draws, "cards", s.deck, 0, N_CARDS)
    for k in range(N_TILES):
        s.bag[k] = ALL_TILES[k]
    shuffle_for(draws, "tiles", s.bag, 0, N_TILES)
    begin(s)


@rule(apart=True)
def begin(s: Position) -> None:
    """Deal the cards, draw two tiles each, and lay the next tile as the start."""
    for place in range(AREA):
        s.area[place] = EMPTY_AREA[place]
    deal_cards(s)
    for player in range(s.players):
        s.hand[player, 0] = NO_TILE
        s.hand[player, 1] = NO_TILE
        draw_tiles(s, player)
    lay_tile(s, s.bag[s.drawn], ORIGIN, 0)
    s.drawn += 1
    s.phase = PLACE


@rule
def deal_cards(s: Position) -> None:
    """Deal a whole hand at a time, seat 0 first."""
    count = CARDS_DEALT[s.players]
    for player in range(s.players):
        for _ in range(count):
            s.cards[player] |= 1 << int(s.deck[s.dealt])
            s.dealt += 1


@rule
def draw_tiles(s: Position, player: Index) -> bool:
    """Draw until the player holds two tiles; returns whether there were enough."""
    for slot in range(2):
        if s.hand[player, slot] == NO_TILE:
            if s.drawn == N_TILES:
                return False
            s.hand[player, slot] = s.bag[s.drawn]
            s.drawn += 1
    return True


# --- Legal actions ---


@rule
def belongs_to_assembly(phase: int) -> bool:
    """Whether tiles are placed in this phase; not in the dismantling, nor once the game is over."""
    return phase in (PLACE, PLACE_OR_PLAY)


@rule
def is_assembly(s: Position) -> bool:
    """Whether tiles are being placed."""
    return belongs_to_assembly(s.phase)


@rule
def is_dismantling(s: Position) -> bool:
    """Whether tiles are being removed."""
    return bool(s.phase == REMOVE or s.phase == REMOVE_OR_PLAY)


@rule
def legal(s: Position, out: Actions) -> int:
    """List the legal actions of the decision at hand."""
    if is_assembly(s):
        count = legal_place(s, out)
    elif is_dismantling(s):
        count = legal_remove(s, out)
    else:
        return 0
    if s.phase == PLACE_OR_PLAY or s.phase == REMOVE_OR_PLAY:
        count = list_cards(s, out, count)
    return count


@rule
def legal_place(s: Position, out: Actions) -> int:
    """Place a tile held, on any spot, in any rotation; equal tiles are one action."""
    player = s.player
    first, second = s.hand[player, 0], s.hand[player, 1]
    count = 0
    if first != NO_TILE:
        count = list_places(s, first, out, count)
    if second != NO_TILE and second != first:
        count = list_places(s, second, out, count)
    return count


@rule
def list_places(s: Position, kind: Index, out: Actions, count: int) -> int:
    """Every spot in each of three rotations. Unsigned indices let the compiler write many at once."""
    spots, base = np.uint64(s.n_spots), SPOTS * int(kind)
    first = np.uint64(count)
    second, third = first + spots, first + spots + spots
    for k in range(spots):
        spot = base + int(s.spots[k])
        out[first + k] = spot
        out[second + k] = spot + ROTATION
        out[third + k] = spot + 2 * ROTATION
    return count + TILE_CELLS * int(s.n_spots)


@rule
def list_cards(s: Position, out: Actions, count: int) -> int:
    """The objective cards held whose condition is fulfilled."""
    cards = int(s.cards[s.player])
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        out[count] = PLAY_CARD + card
        count += is_fulfilled(s, card)
    return count


@rule
def is_fulfilled(s: Position, card: Index) -> bool:
    """Whether the largest region of the card's first colour is strictly larger than that of its second."""
    return s.largest[CARD_COLOURS[card, 0]] > s.largest[CARD_COLOURS[card, 1]]


@rule
def legal_remove(s: Position, out: Actions) -> int:
    """The tiles that may be removed."""
    tiles = removable(s)
    count = 0
    while tiles:
        out[count] = REMOVE_AT + int(s.anchor[lowest_bit(tiles)])
        tiles &= tiles - 1
        count += 1
    return count


@rule
def removable(s: Position) -> int:
    """The tiles that slide out and leave the rest one block; if there are none, all that do the latter."""
    ends = int(s.standing) & ~int(s.joints)
    sliding = ends & int(s.free)
    return sliding if sliding else ends


# --- What the actions do ---


@rule
def apply(s: Position, action: int) -> None:
    """Carry out a legal action."""
    action = int(action)
    if action < PLAY_CARD:
        apply_place(s, action)
    elif action < REMOVE_AT:
        apply_play(s, action - PLAY_CARD)
    else:
        apply_remove(s, action - REMOVE_AT)


@rule
def apply_place(s: Position, action: int) -> None:
    """Place a tile from the hand. After the second one the player draws."""
    kind, spot = action // SPOTS, action % SPOTS
    player = s.player
    slot = int(s.hand[player, 0] != kind)
    s.hand[player, slot] = NO_TILE
    lay_tile(s, kind, spot // ORIENTATIONS, spot % ORIENTATIONS)
    if s.phase == PLACE:
        s.phase = PLACE_OR_PLAY
    else:
        end_assembly_turn(s)


@rule
def apply_play(s: Position, card: int) -> None:
    """Score the largest region of the card's third colour and discard the card."""
    player = s.player
    s.points[player] += s.largest[CARD_COLOURS[card, 2]]
    s.cards[player] ^= 1 << card
    s.played |= 1 << card
    if s.phase == REMOVE_OR_PLAY:
        pass_turn(s, REMOVE)
    elif s.cards[player] == 0:
        begin_dismantling(s)
    else:
        end_assembly_turn(s)


@rule
def end_assembly_turn(s: Position) -> None:
    """Draw back up to two tiles; if that isn't possible, the assembly ends."""
    if draw_tiles(s, s.player):
        pass_turn(s, PLACE)
    else:
        begin_dismantling(s)


@rule(apart=True)
def begin_dismantling(s: Position) -> None:
    """Tiles still held leave the game; everybody gets new cards, and the next player begins."""
    for player in range(s.players):
        s.hand[player, 0] = NO_TILE
        s.hand[player, 1] = NO_TILE
    deal_cards(s)
    note_lifting(s)
    pass_turn(s, REMOVE)


@rule
def apply_remove(s: Position, place: int) -> None:
    """Remove a tile; the last one ends the game at once."""
    lift_tile(s, place)
    if s.standing == 0:
        s.end, s.phase = END_CLEARED, OVER
    elif s.phase == REMOVE:
        s.phase = REMOVE_OR_PLAY
    else:
        pass_turn(s, REMOVE)


@rule
def pass_turn(s: Position, phase: int) -> None:
    """The next player begins a turn."""
    following = s.player + 1
    s.player = following if following < s.players else 0
    s.phase = phase


# --- Scoring ---


@rule
def scores(s: Position, out: Scores) -> None:
    """Every player's points."""
    for seat in range(s.players):
        out[seat] = s.points[seat]


@rule
def winners(s: Position) -> int:
    """The most points win; a tie is a shared victory."""
    return leaders(s.points, s.players)


# --- What is revealed ---


@rule
def reveals(s: Position, action: int) -> bool:
    """Whether an action reveals something: it shows a hidden card, or tiles are drawn, or cards dealt.

    Drawing the last two tiles of the bag reveals nothing, since everybody knew which ones they were.
    """
    if PLAY_CARD <= action < REMOVE_AT:
        return shows_a_hidden_card(s)
    return bool(s.phase == PLACE_OR_PLAY and N_TILES - int(s.drawn) != 2)


@rule
def shows_a_hidden_card(s: Position) -> bool:
    """Whether anybody can't be sure that the player to act holds a certain card."""
    others = N_CARDS - int(s.dealt)
    for player in range(s.players):
        if player != s.player:
            others += count_bits(int(s.cards[player]))
    return others > 0
