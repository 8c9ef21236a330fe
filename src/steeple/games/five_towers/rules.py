"""Five Towers (2023), 2-5 players: setup, the three phases of a round, scoring.

In a round, all bid once how many cards of the market they will build. The highest bidder may tear down one
top card and builds that number; the rest is discarded. All lies open except the order of the pile.
"""

from __future__ import annotations

import numpy as np

from steeple.games.five_towers.material import (
    ALL_CARDS,
    ANY,
    BUILD_CARD,
    DECK_SIZE,
    MARKET,
    MOST_SEATS,
    N_STYLES,
    NO_CARD,
    PASS,
    TAKEN,
    TEAR_NOTHING,
    TEAR_STYLE,
    TWICE,
    VALUE_BITS,
    VALUE_MASK,
    VALUES,
)
from steeple.games.five_towers.placing import (
    can_build,
    can_tear,
    gain_by_tearing,
    has_roof,
    most_biddable,
    most_buildable,
)
from steeple.games.five_towers.state import BID, BUILD, END_NO_DISCARD, END_SECOND_PILE, NO_BID, TEAR, CardSet
from steeple.kernel.arrays import Actions, Cards, Index, Position, Scores
from steeple.kernel.bits import count_bits, lowest_bit
from steeple.kernel.draws import Draws, plan_for, shuffle_for
from steeple.kernel.game import OVER
from steeple.kernel.rng import shuffle
from steeple.kernel.rule import rule
from steeple.kernel.victory import leaders

# --- Setup and rounds ---


@rule(apart=True)
def setup(s: Position, draws: Position | Draws) -> None:
    """Shuffle the cards for these players and turn up the first market; seat 0 is the first architect."""
    size = DECK_SIZE[s.players]
    for k in range(size):
        s.pile[k] = ALL_CARDS[k]
    shuffle_for(draws, "pile", s.pile, 0, size)
    s.planned_size = plan_for(draws, "reshuffle", s.planned, size)
    lay_pile(s, size)


@rule
def lay_pile(s: Position, size: int) -> None:
    """Begin with the first `size` cards of `pile`, which are all the cards in play."""
    s.pile_size = size
    for style in range(N_STYLES):
        s.rest[0, style], s.rest[1, style] = ANY, TWICE[s.players]
    for player in range(s.players):
        for style in range(N_STYLES):
            s.tower[player, style, 0] = NO_CARD
    begin_round(s)


@rule
def begin_round(s: Position) -> None:
    """Turn up the market; the first architect bids first."""
    size = min(MARKET, int(s.pile_size) - int(s.drawn))
    for slot in range(size):
        turn_up(s, slot, int(s.pile[s.drawn + slot]))
    for slot in range(size, MARKET):
        s.market[slot] = TAKEN
    s.drawn += size
    s.market_size = size
    s.bid, s.bidder = NO_BID, 0
    s.spoken = 0
    s.player = s.first
    s.phase = BID


@rule
def turn_up(s: Position, slot: int, card: int) -> None:
    """Put a card from the pile into the market."""
    s.market[slot] = card
    style, bit = card >> VALUE_BITS, 1 << (card & VALUE_MASK)
    s.offer[1, style] |= s.offer[0, style] & bit
    s.offer[0, style] |= bit
    twice = int(s.rest[1, style])
    s.rest[1, style] = twice & ~bit
    s.rest[0, style] = int(s.rest[0, style]) & ~(bit & ~twice)


@rule
def take_card(s: Position, card: int) -> None:
    """Take a card out of the market."""
    place = 0
    for slot in range(MARKET):
        place = slot if s.market[slot] == card else place
    s.market[place] = TAKEN
    style, bit = card >> VALUE_BITS, 1 << (card & VALUE_MASK)
    twice = int(s.offer[1, style])
    s.offer[1, style] = twice & ~bit
    s.offer[0, style] = int(s.offer[0, style]) & ~(bit & ~twice)


@rule(apart=True)
def end_round(s: Position) -> None:
    """Discard the market, then begin the next round, forming the second pile if need be, or end the game."""
    discard_market(s)
    if s.drawn < s.pile_size:
        begin_round(s)
    elif s.is_second:
        end_game(s, END_SECOND_PILE)
    elif s.discard_size == 0:
        end_game(s, END_NO_DISCARD)
    else:
        form_second_pile(s)
        begin_round(s)


@rule
def end_game(s: Position, reason: int) -> None:
    """End the game; nothing is left of the round."""
    s.end, s.phase = reason, OVER
    s.bid, s.bidder = NO_BID, 0
    s.spoken, s.market_size = 0, 0
    for slot in range(MARKET):
        s.market[slot] = TAKEN


@rule
def discard_market(s: Position) -> None:
    """Move what is left of the market to the discard."""
    for style in range(N_STYLES):
        once, twice = s.offer[0, style], s.offer[1, style]
        s.discard[1, style] |= (s.discard[0, style] & once) | twice
        s.discard[0, style] |= once
        s.discard_size += count_bits(int(once)) + count_bits(int(twice))
        s.offer[0, style] = 0
        s.offer[1, style] = 0


@rule(apart=True)
def form_second_pile(s: Position) -> None:
    """Make the discard a new pile: as planned if there is a plan for all its cards, otherwise shuffled."""
    size = lay_planned(s)
    if size < s.discard_size:
        size = list_cards(s.discard, s.pile, 0)
        shuffle(s, s.pile, 0, size)
    for style in range(N_STYLES):
        for copies in range(2):
            s.rest[copies, style], s.discard[copies, style] = s.discard[copies, style], 0
    s.pile_size, s.drawn, s.discard_size, s.is_second = size, 0, 0, 1


@rule
def list_cards(cards: CardSet, out: Cards, count: int) -> int:
    """Write the cards of a set to `out` from index `count` on; returns the index after the last."""
    for style in range(N_STYLES):
        for copies in range(2):
            values = int(cards[copies, style])
            while values:
                out[count] = VALUES * style + lowest_bit(values)
                values &= values - 1
                count += 1
    return count


@rule
def lay_planned(s: Position) -> int:
    """Lay the discarded cards into the pile as planned, which uses up the plan; returns how many it had.

    If one of two equal cards was discarded, it counts as the first copy, so all orders are equally likely.
    """
    count = 0
    for k in range(s.planned_size):
        place = int(s.planned[k])
        card, twice = int(ALL_CARDS[place]), int(place >= N_STYLES * VALUES)
        if (int(s.discard[twice, card >> VALUE_BITS]) >> (card & VALUE_MASK)) & 1:
            s.pile[count] = card
            count += 1
        s.planned[k] = 0
    s.planned_size = 0
    return count


# --- Legal actions: one function per phase ---


@rule
def legal(s: Position, out: Actions) -> int:
    """List the legal actions of the decision at hand."""
    if s.phase == BID:
        return legal_bid(s, out)
    if s.phase == TEAR:
        return legal_tear(s, out)
    if s.phase == BUILD:
        return legal_build(s, out)
    return 0


@rule
def legal_bid(s: Position, out: Actions) -> int:
    """Bid more than anybody so far, as long as the bid can be carried out, or pass."""
    count = max(most_biddable(s, s.player) - s.bid, 0)
    for k in range(MARKET + 1):
        out[k] = s.bid + 1 + k
    out[count] = PASS
    return count + 1


@rule
def legal_tear(s: Position, out: Actions) -> int:
    """Tear down the top card of a tower, or nothing, if the bid can be fulfilled afterwards."""
    player = s.player
    total = most_buildable(s, player)
    count = 0
    for style in range(N_STYLES):
        out[count] = TEAR_STYLE + style
        count += can_tear(s, player, style) & (total + gain_by_tearing(s, player, style) >= s.left)
    out[count] = TEAR_NOTHING
    return count + int(total >= s.left)


@rule
def legal_build(s: Position, out: Actions) -> int:
    """Build a market card that goes on its tower, if the rest of the bid can be fulfilled afterwards."""
    total = most_buildable(s, s.player)
    count = 0
    for slot in range(MARKET):
        card = int(s.market[slot])
        out[count] = BUILD_CARD + card
        count += (card != TAKEN) & is_first(s, slot) & can_build(s, card, total)
    return count


@rule
def is_first(s: Position, slot: int) -> bool:
    """Whether no earlier place of the market holds an equal card: equal cards are one action."""
    equal = 0
    for earlier in range(slot):
        equal += s.market[earlier] == s.market[slot]
    return equal == 0


# --- What the actions do ---


@rule
def apply(s: Position, action: int) -> None:
    """Carry out a legal action."""
    if s.phase == BID:
        apply_bid(s, action)
    elif s.phase == TEAR:
        apply_tear(s, action)
    else:
        apply_build(s, action)


@rule
def apply_bid(s: Position, action: int) -> None:
    """Bid or pass. A bid for the whole market, or the last player to speak, ends the bidding."""
    s.spoken += 1
    if action != PASS:
        s.bid = action
        s.bidder = s.player
    if s.bid < s.market_size and s.spoken < s.players:
        s.player = left_of(s, s.player)
    elif s.bid == NO_BID:
        end_round(s)
    else:
        s.player = s.bidder
        s.left = s.bid
        s.phase = TEAR


@rule
def apply_tear(s: Position, action: int) -> None:
    """Tear down the top card of a tower, or nothing; then build if the bid was more than 0."""
    if action != TEAR_NOTHING:
        player, style = s.player, action - TEAR_STYLE
        s.tower[player, style, s.height[player, style]] = 0
        s.height[player, style] -= 1
        s.torn[player] += 1
    s.phase = BUILD
    if s.left == 0:
        finish_building(s)


@rule
def apply_build(s: Position, action: int) -> None:
    """Take a market card and put it on the player's tower of its style."""
    player, card = s.player, action - BUILD_CARD
    style, value = card >> VALUE_BITS, card & VALUE_MASK
    take_card(s, card)
    s.height[player, style] += 1
    s.tower[player, style, s.height[player, style]] = value
    s.left -= 1
    if s.left == 0:
        finish_building(s)


@rule
def finish_building(s: Position) -> None:
    """The next first architect sits left of the builder."""
    s.first = left_of(s, s.player)
    end_round(s)


@rule
def left_of(s: Position, player: Index) -> int:
    """The seat to the left."""
    following = int(player) + 1
    return following if following < s.players else 0


# --- Scoring ---


@rule
def tower_points(s: Position, player: Index, style: Index) -> int:
    """1 point per card, or 2 under a roof."""
    return int(s.height[player, style]) * (1 + has_roof(s, player, style))


@rule
def highest_tower(s: Position, player: Index) -> int:
    """The number of cards in the highest tower, each worth 1 point more."""
    highest = 0
    for style in range(N_STYLES):
        highest = max(highest, int(s.height[player, style]))
    return highest


@rule
def penalty(s: Position, player: Index) -> int:
    """1, 2, 3 … points for the first, second, third card torn down."""
    torn = int(s.torn[player])
    return torn * (torn + 1) // 2


@rule
def points(s: Position, player: Index) -> int:
    """The points of all towers and of the highest one, less those for cards torn down."""
    total = highest_tower(s, player) - penalty(s, player)
    for style in range(N_STYLES):
        total += tower_points(s, player, style)
    return total


@rule
def scores(s: Position, out: Scores) -> None:
    """Every player's points."""
    for seat in range(s.players):
        out[seat] = points(s, seat)


@rule
def winners(s: Position) -> int:
    """The most points win; a tie is a shared victory."""
    results = np.empty(MOST_SEATS, np.int16)
    scores(s, results)
    return leaders(results, s.players)


# --- What is revealed ---


@rule
def ends_round(s: Position, action: int) -> bool:
    """Whether a legal action is the last of its round."""
    if s.phase == BID:
        return action == PASS and s.bid == NO_BID and s.spoken + 1 == s.players
    return s.left == (s.phase == BUILD)


@rule
def reveals(s: Position, action: int) -> bool:
    """Whether an action turns up a market that nobody could foresee: it comes from more than five cards."""
    if not ends_round(s, action):
        return False
    if s.drawn < s.pile_size:
        return int(s.pile_size) - int(s.drawn) > MARKET
    return not s.is_second and discarded_after(s) > MARKET


@rule
def discarded_after(s: Position) -> int:
    """Cards in the discard once the last action of the round is done."""
    count = int(s.discard_size)
    for style in range(N_STYLES):
        count += count_bits(int(s.offer[0, style])) + count_bits(int(s.offer[1, style]))
    return count - int(s.phase == BUILD)
