"""Five Towers: what a network is shown of a position, as whole numbers. All lies open but the pile's order.

One part for each style, and the whole table. Places count seats from the viewer's: 0 is the viewer.
"""

from __future__ import annotations

from steeple.games.five_towers.material import (
    BELOW,
    BUILD_CARD,
    CARDS,
    GOES_ON_ANY,
    MARKET,
    MOST_SEATS,
    N_STYLES,
    NO_CARD,
    PASS,
    TAKEN,
    TAKES_ANY,
    TALLEST,
    TEAR_NOTHING,
    TEAR_STYLE,
    VALUE_BITS,
    VALUE_MASK,
    VALUES,
)
from steeple.games.five_towers.placing import can_tear, most_in_style, top_value
from steeple.games.five_towers.rules import highest_tower, points
from steeple.games.five_towers.state import BID, NO_BID
from steeple.games.five_towers.worth import (
    GRAIN,
    prospects,
    slot_gain,
    sorted_gains,
    tear_gain,
    to_come,
    tower_worth,
)
from steeple.kernel.arrays import Features, Position, wide
from steeple.kernel.bits import count_bits
from steeple.kernel.game import Plane
from steeple.kernel.observation import Sight, starts, turned, unturned, weigh_evenly
from steeple.kernel.rule import rule

HALVES, QUARTERS = 2, 4
"""Points to expect are counted in halves or quarters."""

HALF, QUARTER = round(1 / HALVES / GRAIN), round(1 / QUARTERS / GRAIN)
"""In grains."""

MOST_QUARTERS, MOST_HALVES = 40, 60
"""They are counted up to this many."""

MOST_POINTS, MOST_LEAD = 60, 30
"""Points, and leads in points, are counted up to this many."""

MOST_TORN = 12
"""Cards torn down are counted up to this many."""

FEWEST = -1000
"""Fewer points than anybody has."""

ROUNDS = CARDS // MARKET
"""Markets in a pile."""

STYLE = (
    Plane("height", (MOST_SEATS,), TALLEST, "cards in the tower, by place"),
    Plane("roofed", (MOST_SEATS,), TALLEST, "the same if it has a roof, by place"),
    Plane("top", (MOST_SEATS,), NO_CARD, "the value on top, 16 where no tower stands, by place"),
    Plane("fits", (MOST_SEATS,), VALUES, "values still to come that go on top, by place"),
    Plane("buildable", (MOST_SEATS,), MARKET, "market cards that could be built, by place"),
    Plane("offer", (VALUES,), 1, "values in the market that go on the viewer's tower"),
    Plane("beneath", (1,), NO_CARD, "the value on top if the viewer tears down one card"),
    Plane("tear_more", (1,), MARKET, "market cards more that could be built then"),
    Plane("tear_gain", (1,), MOST_QUARTERS, "quarter points that it gains, if any"),
    Plane("shorter", (1,), TALLEST, "cards less than in the viewer's highest tower"),
    Plane("worth", (1,), MOST_HALVES, "half points to expect of the viewer's tower"),
    Plane("worth_rival", (1,), MOST_HALVES, "the most half points to expect of any other's"),
    Plane("gain", (1,), MOST_QUARTERS, "quarter points that the best market card gains the viewer"),
    Plane("gain_rival", (1,), MOST_QUARTERS, "the most quarter points that one gains any other"),
    Plane("coming", (1,), VALUES, "values still to come"),
    Plane("specials", (3,), 1, "whether a 0, an 8, a 9 is still to come"),
)

TABLE = (
    Plane("players", (4,), 1, "2, 3, 4 or 5 players"),
    Plane("player", (MOST_SEATS,), 1, "whose decision it is"),
    Plane("phase", (3,), 1, "bid, tear, build"),
    Plane("first", (MOST_SEATS,), 1, "the first architect of the round"),
    Plane("bidder", (MOST_SEATS,), 1, "who has bid most"),
    Plane("bid", (MARKET + 1,), 1, "the highest bid, 0 to 5"),
    Plane("to_bid", (1,), MOST_SEATS, "players who are still to bid, if nobody bids for the whole market"),
    Plane("left", (1,), MARKET, "cards that the builder still has to build"),
    Plane("market_size", (1,), MARKET, "cards turned up this round"),
    Plane("rounds", (2,), 2 * ROUNDS + 1, "whole markets left in the pile, and at most in the game"),
    Plane("second_pile", (1,), 1, "it is the second pile"),
    Plane("points", (MOST_SEATS,), MOST_POINTS, "points by place"),
    Plane("lead", (2,), MOST_LEAD, "points that the viewer is ahead of the best other, or behind"),
    Plane("prospects", (MOST_SEATS,), MOST_POINTS, "points to expect in the end, by place"),
    Plane("prospect", (2,), MOST_HALVES, "half points to expect ahead of the best other, or behind"),
    Plane("highest", (MOST_SEATS,), TALLEST, "cards in the highest tower, by place"),
    Plane("torn", (MOST_SEATS,), MOST_TORN, "cards torn down, by place"),
    Plane("buildable", (MOST_SEATS,), MARKET, "market cards that could be built, by place"),
    Plane("tear_more", (MOST_SEATS,), MARKET, "how many more after tearing one down, by place"),
    Plane("market_gain", (MOST_SEATS,), MOST_HALVES, "half points of all market cards that gain, by place"),
    Plane("gains", (MARKET,), MOST_QUARTERS, "quarter points that each market card gains, best first"),
    Plane("losses", (MARKET,), MOST_QUARTERS, "quarter points that each loses"),
    Plane("next_gains", (MARKET,), MOST_QUARTERS, "what each gains the next player"),
)

_TABLE, _STYLE = starts(TABLE), starts(STYLE)
TABLE_SIZE = sum(plane.size for plane in TABLE)
STYLE_SIZE = sum(plane.size for plane in STYLE)
PLAYER, PHASE, FIRST, BIDDER, BID_MADE = (
    _TABLE["player"],
    _TABLE["phase"],
    _TABLE["first"],
    _TABLE["bidder"],
    _TABLE["bid"],
)
TO_BID, ROUNDS_LEFT, POINTS, LEAD = _TABLE["to_bid"], _TABLE["rounds"], _TABLE["points"], _TABLE["lead"]
PROSPECTS, PROSPECT, HIGHEST, TORN = (
    _TABLE["prospects"],
    _TABLE["prospect"],
    _TABLE["highest"],
    _TABLE["torn"],
)
BUILDABLE, TEAR_MORE, MARKET_GAIN = _TABLE["buildable"], _TABLE["tear_more"], _TABLE["market_gain"]
GAINS, LOSSES, NEXT_GAINS = _TABLE["gains"], _TABLE["losses"], _TABLE["next_gains"]
TOWER_PLANES, OFFER, BENEATH, COMING = 5, _STYLE["offer"], _STYLE["beneath"], _STYLE["coming"]
WORTH, GAIN = _STYLE["worth"], _STYLE["gain"]


@rule(apart=True)
def write_features(s: Position, seat: int, out: Features) -> None:
    """Write what `seat` knows: the planes of TABLE, then those of STYLE for each style."""
    write_round(s, seat, out)
    write_players(s, seat, out)
    for style in range(N_STYLES):
        begin = TABLE_SIZE + STYLE_SIZE * style
        write_towers(s, style, seat, out, begin)
        write_own_tower(s, style, seat, out, begin)
        write_coming(s, style, out, begin + COMING)
        write_worth(s, style, seat, out, begin + WORTH)
        out[begin + GAIN], out[begin + GAIN + 1] = 0, 0
    write_gains(s, seat, out)


@rule
def clipped(number: float, most: int) -> int:
    """A number as a whole one, from 0 to `most`."""
    return min(max(int(number), 0), most)


# --- The table ---


@rule
def write_round(s: Position, seat: int, out: Features) -> None:
    """Write whose decision it is, how far the round has got, and how many are to come."""
    has_bid = s.bid != NO_BID
    player, first, bidder = turned(s, s.player, seat), turned(s, s.first, seat), turned(s, s.bidder, seat)
    for k in range(4):
        out[k] = s.players == k + 2
    for place in range(MOST_SEATS):
        out[PLAYER + place] = player == place
        out[FIRST + place] = first == place
        out[BIDDER + place] = (bidder == place) & has_bid
    for k in range(3):
        out[PHASE + k] = s.phase == k + 1
    for bid in range(MARKET + 1):
        out[BID_MADE + bid] = s.bid == bid
    out[TO_BID] = (int(s.players) - int(s.spoken)) * (s.phase == BID)
    out[TO_BID + 1] = int(s.left) * (s.phase > BID)
    out[TO_BID + 2] = s.market_size
    left, back = wide(s.pile_size) - wide(s.drawn), 0
    if not s.is_second:  # all cards that are in the market or still come may be discarded and come back
        back = left + wide(s.discard_size) + int(s.market_size)
    out[ROUNDS_LEFT] = (left + MARKET - 1) // MARKET
    out[ROUNDS_LEFT + 1] = (left + MARKET - 1) // MARKET + (back + MARKET - 1) // MARKET
    out[ROUNDS_LEFT + 2] = s.is_second


@rule
def write_players(s: Position, seat: int, out: Features) -> None:
    """Write points, prospects, highest towers and cards torn down by place, and how far the viewer leads."""
    own, own_prospects = points(s, seat), prospects(s, seat)
    best, best_prospects = FEWEST, float(FEWEST)
    for place in range(MOST_SEATS):
        for plane in (POINTS, PROSPECTS, HIGHEST, TORN, BUILDABLE, TEAR_MORE, MARKET_GAIN):
            out[plane + place] = 0
        if place < s.players:
            player = unturned(s, place, seat)
            now, later = points(s, player), prospects(s, player)
            out[POINTS + place] = min(max(now, 0), MOST_POINTS)
            out[PROSPECTS + place] = clipped(later, MOST_POINTS)
            out[HIGHEST + place] = highest_tower(s, player)
            out[TORN + place] = min(int(s.torn[player]), MOST_TORN)
            if place > 0:
                best, best_prospects = max(best, now), max(best_prospects, later)
    out[LEAD], out[LEAD + 1] = min(max(own - best, 0), MOST_LEAD), min(max(best - own, 0), MOST_LEAD)
    out[PROSPECT] = clipped(HALVES * (own_prospects - best_prospects), MOST_HALVES)
    out[PROSPECT + 1] = clipped(HALVES * (best_prospects - own_prospects), MOST_HALVES)


@rule
def write_gains(s: Position, seat: int, out: Features) -> None:
    """Write what the cards of the market gain the viewer and the others."""
    for place in range(s.players):
        player, total = unturned(s, place, seat), 0
        for slot in range(MARKET):
            card = int(s.market[slot])
            if card != TAKEN:
                gain = max(slot_gain(s, player, slot), 0)
                total += gain
                at = TABLE_SIZE + STYLE_SIZE * (card >> VALUE_BITS) + GAIN + int(place > 0)
                out[at] = max(int(out[at]), min(gain // QUARTER, MOST_QUARTERS))
        out[MARKET_GAIN + place] = min(total // HALF, MOST_HALVES)
    mine, theirs = sorted_gains(s, seat), sorted_gains(s, unturned(s, 1, seat))
    for k in range(MARKET):
        out[GAINS + k] = min(max(mine[k], 0) // QUARTER, MOST_QUARTERS)
        out[LOSSES + k] = min(max(-mine[k], 0) // QUARTER, MOST_QUARTERS)
        out[NEXT_GAINS + k] = min(max(theirs[k], 0) // QUARTER, MOST_QUARTERS)


# --- A style ---


@rule
def fitting(values: int, top: int) -> int:
    """Those of a set of values that go on a value."""
    return values & (int(BELOW[top]) | (int(top != 0) << GOES_ON_ANY))


@rule
def write_towers(s: Position, style: int, seat: int, out: Features, at: int) -> None:
    """Write the towers of a style by place, and add what can be built there to what can be built at all."""
    coming = to_come(s, style)
    for place in range(MOST_SEATS):
        for k in range(TOWER_PLANES):
            out[at + MOST_SEATS * k + place] = 0
        if place < s.players:
            player = unturned(s, place, seat)
            height, top = wide(s.height[player, style]), top_value(s, player, style, 0)
            now = most_in_style(s, player, style, 0)
            torn = most_in_style(s, player, style, 1) if can_tear(s, player, style) else 0
            out[at + place] = height
            out[at + MOST_SEATS + place] = height * int(top == 0)
            out[at + 2 * MOST_SEATS + place] = top
            out[at + 3 * MOST_SEATS + place] = count_bits(fitting(coming, top))
            out[at + 4 * MOST_SEATS + place] = now
            out[BUILDABLE + place] += now
            out[TEAR_MORE + place] = max(int(out[TEAR_MORE + place]), torn - now)


@rule
def write_own_tower(s: Position, style: int, seat: int, out: Features, at: int) -> None:
    """Write what the market and tearing down would do for the viewer's tower."""
    top, can = top_value(s, seat, style, 0), int(can_tear(s, seat, style))
    offer = fitting(int(s.offer[0, style]), top)
    for value in range(VALUES):
        out[at + OFFER + value] = offer >> value & 1
    more = (most_in_style(s, seat, style, 1) - most_in_style(s, seat, style, 0)) * can
    out[at + BENEATH] = top_value(s, seat, style, 1) * can
    out[at + BENEATH + 1] = max(more, 0)
    out[at + BENEATH + 2] = clipped(QUARTERS * tear_gain(s, seat, style), MOST_QUARTERS) * can
    out[at + BENEATH + 3] = out[HIGHEST] - wide(s.height[seat, style])


@rule
def write_worth(s: Position, style: int, seat: int, out: Features, at: int) -> None:
    """Write what the viewer's tower, and the best of the others', is worth."""
    best = 0.0
    for place in range(1, s.players):
        best = max(best, tower_worth(s, unturned(s, place, seat), style))
    out[at] = clipped(HALVES * tower_worth(s, seat, style), MOST_HALVES)
    out[at + 1] = clipped(HALVES * best, MOST_HALVES)


@rule
def write_coming(s: Position, style: int, out: Features, at: int) -> None:
    """Write which cards of a style are still to come."""
    coming = to_come(s, style)
    out[at] = count_bits(coming)
    out[at + 1] = coming & 1
    out[at + 2] = coming >> TAKES_ANY & 1
    out[at + 3] = coming >> GOES_ON_ANY & 1


# --- Where opinions of actions stand ---

KINDS = (
    *(f"bid {bid}" for bid in range(MARKET + 1)),
    "pass",
    "tear down nothing",
    "tear down",
    *(f"build {value}" for value in range(VALUES)),
)
TEAR_NOTHING_KIND, TEAR_KIND, BUILD_KIND = PASS + 1, PASS + 2, PASS + 3


@rule
def locate(s: Position, action: int) -> int:
    """Which style an action concerns, and what it does there."""
    style, kind = N_STYLES, int(action)  # a bid, or to pass
    if action >= BUILD_CARD:
        style, kind = (action - BUILD_CARD) >> VALUE_BITS, BUILD_KIND + ((action - BUILD_CARD) & VALUE_MASK)
    elif action == TEAR_NOTHING:
        kind = TEAR_NOTHING_KIND
    elif action >= TEAR_STYLE:
        style, kind = action - TEAR_STYLE, TEAR_KIND
    return len(KINDS) * style + kind


SIGHT = Sight(TABLE, STYLE, N_STYLES, write_features, KINDS, locate, weigh_evenly)
