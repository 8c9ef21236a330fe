"""Campanile 2009 (second edition, DDD Verlag), 2-5 players: setup, the three decisions of a turn, scoring.

In a turn the player must build, may bet and must take a card. Intermezzo scores four towers on the way;
Finito scores all five and ends the game.
"""

from __future__ import annotations

import numpy as np

from steeple.games.campanile.material import BEFORE_TIES, HAND, MOST_SEATS, N_STYLES, SHORT_LIST, STYLE_COUNT
from steeple.games.campanile.towers import (
    BET,
    BUILD,
    TAKE,
    apply_build,
    claim,
    has_marker,
    join_order,
    legal_build,
    pass_turn,
    place_marker,
    rank,
    receive_markers,
    shows_a_hidden_card,
    standing,
    take_card,
)
from steeple.games.campanile_2009.material import (
    AT_FINITO,
    AT_INTERMEZZO,
    BET_ON,
    BETS,
    DISPLAY,
    EMPTY,
    FINITO,
    FLAGS,
    HIGHEST_CHIP,
    INTERMEZZO,
    LAST,
    MOVE,
    NO_BET,
    PER_STYLE,
    SPREAD,
    TAKE_STYLE,
    TAKES,
)
from steeple.games.campanile_2009.state import END_FINITO
from steeple.kernel.arrays import Actions, Position, Scores
from steeple.kernel.draws import Draws, draw_for, shuffle_for
from steeple.kernel.game import OVER
from steeple.kernel.rule import rule
from steeple.kernel.victory import leaders

# --- Setup ---


@rule(apart=True)
def setup(s: Position, draws: Position | Draws) -> None:
    """Shuffle and deal, put Intermezzo near the middle and Finito among the last ten, turn up the display."""
    per_style = PER_STYLE[s.players]
    cards = N_STYLES * per_style
    for style in range(N_STYLES):
        s.deck[style * per_style : (style + 1) * per_style] = style
    shuffle_for(draws, "deck", s.deck, 0, cards)
    cards = deal_hands(s, cards)
    insert_intermezzo(s, cards, cards // 2 - SPREAD + draw_for(draws, "intermezzo", 2 * SPREAD + 1))
    s.deck[cards + 1] = FINITO
    shuffle_for(draws, "finito", s.deck, cards + 1 - LAST, cards + 2)
    s.deck_size = cards + 2
    begin(s)


@rule
def deal_hands(s: Position, cards: int) -> int:
    """Deal three cards to each player; returns how many are left."""
    for seat in range(s.players):
        for _ in range(HAND):
            cards -= 1
            s.hand[seat, s.deck[cards]] += 1
            s.deck[cards] = 0  # so that no copy of the record tells who got what
    return cards


@rule
def insert_intermezzo(s: Position, cards: int, above: int) -> None:
    """Put Intermezzo into the deck beneath `above` cards."""
    for k in range(cards, above, -1):
        s.deck[k] = s.deck[k - 1]
    s.deck[above] = INTERMEZZO


@rule
def begin(s: Position) -> None:
    """Turn up the display; seat 0 builds first."""
    for slot in range(DISPLAY):
        s.display[slot] = s.deck[slot]
    s.top = DISPLAY
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
    if s.phase == TAKE:
        return legal_take(s, out)
    return 0


@rule
def styles_in_display(s: Position) -> int:
    """The set of styles face up in the display."""
    return (1 << int(s.display[0])) | (1 << int(s.display[1])) | (1 << int(s.display[2]))


@rule
def legal_bet(s: Position, out: Actions) -> int:
    """Bet a marker of exactly the floors built on a style in the display, or don't; or move one (option)."""
    styles = styles_in_display(s) * has_marker(s, s.floors)
    for k in range(SHORT_LIST):
        out[k] = BETS[styles, k]
    count = STYLE_COUNT[styles] + 1
    if s.move_marker and s.floors == 2:
        return list_moves(s, out, count)
    return count


@rule
def list_moves(s: Position, out: Actions, count: int) -> int:
    """List the moves of own 2-markers to other towers whose style is in the display."""
    styles = styles_in_display(s)
    for source in range(N_STYLES):
        for target in range(N_STYLES):
            out[count] = MOVE + N_STYLES * source + target
            count += can_move_from(s, source) and source != target and (styles >> target) & 1
    return count


@rule
def can_move_from(s: Position, style: int) -> bool:
    """Whether the player to act has a 2-marker under this tower."""
    return s.under[style, s.player, 2] > 0


@rule
def legal_take(s: Position, out: Actions) -> int:
    """Take any card of the display; equal cards are one action."""
    styles = styles_in_display(s)
    for k in range(SHORT_LIST):
        out[k] = TAKES[styles, k]
    return STYLE_COUNT[styles]


# --- What the actions do ---


@rule
def apply(s: Position, action: int) -> None:
    """Carry out a legal action."""
    if s.phase == BUILD:
        apply_build(s, action)
    elif s.phase == BET:
        apply_bet(s, action)
    else:
        apply_take(s, action)


@rule
def apply_bet(s: Position, action: int) -> None:
    """Place a marker of the value built, or move one, or do neither."""
    if action >= MOVE:
        apply_move(s, (action - MOVE) // N_STYLES, (action - MOVE) % N_STYLES)
    else:
        bets = action != NO_BET  # without a bet, 0 markers are placed under tower 0
        place_marker(s, (action - BET_ON) * bets, s.floors, bets)
    s.phase = TAKE


@rule(apart=True)
def apply_move(s: Position, source: int, target: int) -> None:
    """Move one own 2-marker.

    A player with no marker left under a tower leaves its order, and the others move up.
    """
    player = s.player
    s.under[source, player, 2] -= 1
    if claim(s, source, player) == 0:  # no marker is left there
        left = s.place[source, player]
        for seat in range(s.players):
            s.place[source, seat] -= s.place[source, seat] > left
        s.place[source, player] = 0
        s.arrivals[source] -= 1
    s.under[target, player, 2] += 1
    join_order(s, target, player, 1)


@rule
def apply_take(s: Position, action: int) -> None:
    """Take a card of the display; the next card of the deck replaces it, unless Finito turns up."""
    style = action - TAKE_STYLE
    # The first place of the display that shows this style, computed without a branch.
    slot = (s.display[0] != style) * (1 + (s.display[1] != style))
    take_card(s, style)
    card = turn_up(s)
    if card == INTERMEZZO:
        score(s, AT_INTERMEZZO)
        s.scored = 1
        card = turn_up(s)
    if card == FINITO:
        score(s, AT_FINITO)
        s.display[slot] = EMPTY
        s.end = END_FINITO
        s.phase = OVER
        return
    s.display[slot] = card
    pass_turn(s)


@rule
def turn_up(s: Position) -> int:
    """The top card of the deck."""
    card = s.deck[s.top]
    s.top += 1
    return card


# --- Scoring ---


@rule(apart=True)
def score(s: Position, scoring: int) -> None:
    """Pay every tower with a flag: its chips go to the players by influence, then order."""
    more = int(s.players > 2)
    for style in range(N_STYLES):
        tower = rank(s, style)
        for seat in range(s.players):
            value = FLAGS[scoring, more, tower, standing(s, style, seat)] * (claim(s, style, seat) > 0)
            s.chips[seat, value] += value > 0


@rule
def points(s: Position, seat: int) -> int:
    """The sum of a player's chips."""
    total = 0
    for value in range(1, HIGHEST_CHIP + 1):
        total += value * int(s.chips[seat, value])
    return total


@rule
def highest_chip(s: Position, seat: int) -> int:
    """The value of a player's best chip, which breaks ties."""
    best = 0
    for value in range(1, HIGHEST_CHIP + 1):
        if s.chips[seat, value] > 0:
            best = value
    return best


@rule
def scores(s: Position, out: Scores) -> None:
    """Every player's points."""
    for seat in range(s.players):
        out[seat] = points(s, seat)


@rule
def winners(s: Position) -> int:
    """The most points win, then the highest single chip; a tie is a shared victory."""
    results = np.empty(MOST_SEATS, np.int16)
    for seat in range(s.players):
        results[seat] = BEFORE_TIES * points(s, seat) + highest_chip(s, seat)
    return leaders(results, s.players)


@rule
def reveals(s: Position, action: int) -> bool:
    """Whether an action reveals something: a hidden card, or the next card of the deck."""
    if s.phase == BUILD:
        return shows_a_hidden_card(s, action)
    return bool(s.phase == TAKE)
