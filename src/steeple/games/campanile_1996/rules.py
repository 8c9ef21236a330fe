"""Campanile 1996 (first edition, Blatz), 2-5 players: setup, the two decisions of a turn, scoring.

In a turn the player must build and may bet. Then, without a decision, the player draws from the pile whose
number is the floors built. The game ends when the last card of a pile is drawn; only then are the towers
scored.
"""

from __future__ import annotations

import numpy as np

from steeple.games.campanile.material import HAND, LONG_LIST, MOST_VALUE, N_STYLES, STYLE_COUNT
from steeple.games.campanile.towers import (
    BET,
    BUILD,
    apply_build,
    claim,
    has_marker,
    legal_build,
    pass_turn,
    place_marker,
    rank,
    receive_markers,
    shows_a_hidden_card,
    standing,
    take_card,
)
from steeple.games.campanile_1996.material import (
    BET_ON,
    BETS,
    ENOUGH,
    FLAGS,
    NO_BET,
    PER_STYLE,
    PILES,
    SETS_OF_VALUES,
    VALUE_COUNT,
)
from steeple.games.campanile_1996.state import JUST_BUILT, VISIBLE_OR_JUST_BUILT
from steeple.kernel.arrays import Actions, Cards, Position, Scores
from steeple.kernel.draws import Draws, shuffle_for
from steeple.kernel.game import OVER
from steeple.kernel.rule import rule
from steeple.kernel.victory import leaders

# --- Setup ---


@rule(apart=True)
def setup(s: Position, draws: Position | Draws) -> None:
    """Shuffle, deal three cards each and the rest into three equal piles; left-over cards leave the game."""
    per_style = PER_STYLE[s.players]
    cards = np.empty(N_STYLES * per_style, np.int8)
    for style in range(N_STYLES):
        cards[style * per_style : (style + 1) * per_style] = style
    shuffle_for(draws, "deck", cards, 0, len(cards))
    deal_cards(s, cards)
    begin(s)


@rule
def deal_cards(s: Position, cards: Cards) -> None:
    """Deal shuffled cards into hands, piles and left-overs."""
    k = 0
    for seat in range(s.players):
        for _ in range(HAND):
            s.hand[seat, cards[k]] += 1
            k += 1
    size = (len(cards) - k) // PILES
    for pile in range(PILES):
        for depth in range(size):
            s.piles[pile, depth] = cards[k]
            k += 1
    s.pile_size = size
    s.left_over_size = len(cards) - k
    for i in range(len(cards) - k):
        s.left_over[i] = cards[k + i]


@rule
def begin(s: Position) -> None:
    """Players take their tokens; seat 0 builds first."""
    receive_markers(s)
    s.phase = BUILD


# --- Legal actions: one function per phase ---


@rule
def legal(s: Position, out: Actions) -> int:
    """List the legal actions of the decision at hand."""
    if s.phase == BUILD:
        return legal_build(s, out)
    if s.phase == BET:
        return legal_bet(s, out)
    return 0


@rule
def legal_bet(s: Position, out: Actions) -> int:
    """Bet a token of an allowed value on an allowed style, or nothing."""
    styles, values = styles_to_bet_on(s), values_to_bet(s)
    row = SETS_OF_VALUES * styles + values
    for k in range(LONG_LIST):
        out[k] = BETS[row, k]
    return STYLE_COUNT[styles] * VALUE_COUNT[values] + 1


@rule
def face_up(s: Position, pile: int) -> int:
    """The style on top of a pile."""
    return int(s.piles[pile, s.drawn[pile]])


@rule
def styles_to_bet_on(s: Position) -> int:
    """The set of styles to bet on: those face up on a pile, the one just built, or both (option target)."""
    if s.target == JUST_BUILT:
        return 1 << int(s.built)
    visible = (1 << face_up(s, 0)) | (1 << face_up(s, 1)) | (1 << face_up(s, 2))
    return visible | int(s.target == VISIBLE_OR_JUST_BUILT) << int(s.built)


@rule
def values_in_supply(s: Position) -> int:
    """The set of values (bit 0 = value 1) of which the player to act has a token left."""
    return has_marker(s, 1) | has_marker(s, 2) << 1 | has_marker(s, 3) << 2


@rule
def values_to_bet(s: Position) -> int:
    """The set of token values that suit the floors built, and of which a token is left."""
    return ENOUGH[s.bet, s.floors] & values_in_supply(s)


# --- What the actions do ---


@rule
def apply(s: Position, action: int) -> None:
    """Carry out a legal action."""
    if s.phase == BUILD:
        apply_build(s, action)
    else:
        apply_bet(s, action)


@rule
def apply_bet(s: Position, action: int) -> None:
    """Place a token or none, then draw."""
    bets = action != NO_BET
    bet = np.uint32((action - BET_ON) * bets)
    style, value = bet // np.uint32(MOST_VALUE), bet % np.uint32(MOST_VALUE) + np.uint32(1)
    place_marker(s, style, value, bets)
    draw_card(s)


@rule
def draw_card(s: Position) -> None:
    """Draw from the pile whose number is the floors built; its last card ends the game."""
    pile = s.floors - 1
    take_card(s, face_up(s, pile))
    s.drawn[pile] += 1
    if s.drawn[pile] < s.pile_size:
        pass_turn(s)
    else:
        score(s)
        s.end = pile + 1
        s.phase = OVER


# --- Scoring ---


@rule(apart=True)
def score(s: Position) -> None:
    """Pay the flags of the four highest towers to the greatest and the second greatest stake."""
    for style in range(N_STYLES):
        tower = rank(s, style)
        for seat in range(s.players):
            s.points[seat] += FLAGS[tower, standing(s, style, seat)] * (claim(s, style, seat) > 0)


@rule
def scores(s: Position, out: Scores) -> None:
    """Every player's points."""
    for seat in range(s.players):
        out[seat] = s.points[seat]


@rule
def winners(s: Position) -> int:
    """The most points win; a tie is a shared victory."""
    return leaders(s.points, s.players)


@rule
def reveals(s: Position, action: int) -> bool:
    """Whether an action reveals something: a hidden card, or the next card of a pile."""
    if s.phase == BUILD:
        return shows_a_hidden_card(s, action)
    return bool(s.drawn[s.floors - 1] + 1 < s.pile_size)
