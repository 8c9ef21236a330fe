"""Five Towers: what a seat sees, as JSON and as numbers; and redrawing what it can't see.

Everything lies open except the order of the pile, so all seats and spectators see the same.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from steeple.games.five_towers.material import (
    CARDS,
    MARKET,
    MOST_SEATS,
    N_STYLES,
    NO_CARD,
    TALLEST,
    VALUE_MASK,
    VALUES,
)
from steeple.games.five_towers.placing import top_value
from steeple.games.five_towers.rules import highest_tower, list_cards, penalty, points, tower_points
from steeple.games.five_towers.state import ENDS, NO_BID, PHASES, CardSet
from steeple.games.five_towers.texts import card_texts, plan_of, set_cards
from steeple.kernel.arrays import Cards, Position, Tensor
from steeple.kernel.game import OVER, SPECTATOR, Json, Plane, copy
from steeple.kernel.observation import part, starts, turned, unturned
from steeple.kernel.rng import shuffle
from steeple.kernel.rule import interpreted, rule

# --- Views ---


def view(s: Position, seat: int = SPECTATOR) -> dict[str, Json]:
    """Everything that a seat may know, and nothing else. Cards are sorted, since their order says nothing."""
    return {
        "game": "five-towers",
        "players": int(s.players),
        "options": {},
        "turn": {"player": int(s.player), "phase": PHASES[int(s.phase)], "left": int(s.left)},
        "end": ENDS[int(s.end) - 1] if s.end else None,
        "first": int(s.first),
        "bid": None if s.bid == NO_BID else {"seat": int(s.bidder), "cards": int(s.bid)},
        "spoken": int(s.spoken),
        "market": card_texts(set_cards(s.offer)),
        "market_size": int(s.market_size),
        "pile": card_texts(set_cards(s.rest)),
        "second_pile": bool(s.is_second),
        "discard": card_texts(set_cards(s.discard)),
        "towers": [
            [tower_values(s, player, style) for style in range(N_STYLES)] for player in range(s.players)
        ],
        "torn": [int(s.torn[player]) for player in range(s.players)],
        "score": [score_view(s, player) for player in range(s.players)],
        **own(s, seat),
    }


def own(s: Position, seat: int) -> dict[str, Json]:
    """The part of a view that differs from seat to seat."""
    return {"seat": seat if seat >= 0 else None}


def turning_points(before: Position, after: Position) -> list[str]:
    """The forming of the second pile."""
    return ["second-pile"] if after.is_second and not before.is_second else []


def tower_values(s: Position, player: int, style: int) -> list[int]:
    """The values of a tower, from the ground up."""
    values: list[int] = s.tower[player, style, 1 : 1 + s.height[player, style]].tolist()
    return values


def score_view(s: Position, player: int) -> dict[str, Json]:
    """A player's points as they are now, and how they add up."""
    return {
        "towers": [int(interpreted(tower_points)(s, player, style)) for style in range(N_STYLES)],
        "highest": int(interpreted(highest_tower)(s, player)),
        "torn": -int(interpreted(penalty)(s, player)),
        "points": int(interpreted(points)(s, player)),
    }


# --- Observation. Seats are counted from the observer on; empty seats stay 0. ---

MOST_TORN = 2 * CARDS // MARKET
"""At most one card per round, and each pile has at most all the cards."""

MOST_POINTS = 250

PLANES = (
    Plane("players", (4,), 1, "2, 3, 4 or 5 players"),
    Plane("player", (MOST_SEATS,), 1, "whose decision it is"),
    Plane("phase", (3,), 1, "bid, tear, build"),
    Plane("first", (MOST_SEATS,), 1, "the first architect of the round"),
    Plane("bidder", (MOST_SEATS,), 1, "who has bid most"),
    Plane("bid", (MARKET + 1,), 1, "the highest bid, 0 to 5"),
    Plane("left", (1,), MARKET, "cards that the builder still has to build"),
    Plane("market_size", (1,), MARKET, "cards turned up this round"),
    Plane("pile_size", (1,), CARDS, "cards left in the pile"),
    Plane("second_pile", (1,), 1, "it is the second pile"),
    Plane("torn", (MOST_SEATS,), MOST_TORN, "cards that each player has torn down"),
    Plane(
        "points", (MOST_SEATS,), MOST_POINTS, "points of each player as they are now; 0 if less than nothing"
    ),
    Plane("height", (MOST_SEATS, N_STYLES), TALLEST, "cards in each tower"),
    Plane("top", (MOST_SEATS, N_STYLES, VALUES), 1, "the value on top of each tower"),
    Plane(
        "beneath",
        (MOST_SEATS, N_STYLES),
        VALUES,
        "1 more than the value beneath it, which tearing down brings out",
    ),
    Plane("market", (N_STYLES, VALUES), 2, "cards in the market"),
    Plane("pile", (N_STYLES, VALUES), 2, "cards in the pile, whose order nobody knows"),
    Plane("discard", (N_STYLES, VALUES), 2, "cards in the discard"),
)


_AT = starts(PLANES)
PLAYER, PHASE, FIRST, BIDDER, BID_MADE = _AT["player"], _AT["phase"], _AT["first"], _AT["bidder"], _AT["bid"]
LEFT, MARKET_SIZE, PILE_SIZE, SECOND_PILE = (
    _AT["left"],
    _AT["market_size"],
    _AT["pile_size"],
    _AT["second_pile"],
)
TORN, POINTS, HEIGHT, TOP, BENEATH = _AT["torn"], _AT["points"], _AT["height"], _AT["top"], _AT["beneath"]
IN_MARKET, IN_PILE, IN_DISCARD = _AT["market"], _AT["pile"], _AT["discard"]


@rule
def observe(s: Position, seat: int, out: Tensor) -> None:
    """Write what `seat` knows to `out`, in the order of PLANES."""
    out[:IN_MARKET] = 0
    observe_round(s, seat, out)
    for place in range(s.players):
        observe_player(s, unturned(s, place, seat), out, place)
    observe_set(s.offer, out, IN_MARKET)
    observe_set(s.rest, out, IN_PILE)
    observe_set(s.discard, out, IN_DISCARD)


@rule
def observe_round(s: Position, seat: int, out: Tensor) -> None:
    """Whose decision it is, and how far the round has got."""
    out[s.players - 2] = 1
    out[PLAYER + turned(s, s.player, seat)] = 1
    out[FIRST + turned(s, s.first, seat)] = 1
    if s.phase != OVER:
        out[PHASE + s.phase - 1] = 1
    if s.bid != NO_BID:
        out[BIDDER + turned(s, s.bidder, seat)] = 1
        out[BID_MADE + s.bid] = 1
    out[LEFT] = part(s.left, MARKET)
    out[MARKET_SIZE] = part(s.market_size, MARKET)
    out[PILE_SIZE] = part(int(s.pile_size) - int(s.drawn), CARDS)
    out[SECOND_PILE] = s.is_second


@rule
def observe_player(s: Position, player: int, out: Tensor, place: int) -> None:
    """The towers of a player: how high, and the two uppermost cards; points and cards torn down."""
    out[TORN + place] = part(s.torn[player], MOST_TORN)
    out[POINTS + place] = part(max(points(s, player), 0), MOST_POINTS)
    for style in range(N_STYLES):
        tower = N_STYLES * place + style
        top, beneath = top_value(s, player, style, 0), top_value(s, player, style, 1)
        out[HEIGHT + tower] = part(s.height[player, style], TALLEST)
        # Where no tower stands, NO_CARD is on top and the row stays 0, without an unpredictable branch.
        out[TOP + VALUES * tower + (top & VALUE_MASK)] = np.float32(top != NO_CARD)
        out[BENEATH + tower] = part((beneath + 1) * (beneath != NO_CARD), VALUES)


@rule
def observe_set(cards: CardSet, out: Tensor, at: int) -> None:
    """Write a half for each card of a set: there are at most two of a kind.

    The slice, whose length the compiler doesn't know, and the narrow number let it compute eight at a time.
    """
    for style in range(N_STYLES):
        once, twice = int(cards[0, style]), int(cards[1, style])
        row = out[at + VALUES * style : at + VALUES * (style + 1)]
        for value in range(len(row)):
            row[value] = part(np.int32(((once >> value) & 1) + ((twice >> value) & 1)), 2)


# --- Redrawing ---


@rule(apart=True)
def determinize(s: Position, seat: int, seed: np.uint64) -> None:
    """Redraw everything that `seat` can't know, which is what nobody knows."""
    redraw(s, seed)


@rule(apart=True)
def redraw(s: Position, seed: np.uint64) -> None:
    """Redraw what nobody can know: the order of the pile, a planned second pile, the rng.

    The result follows from what is known and the seed, not from the true order.
    """
    s.rng = seed
    end = list_cards(s.rest, s.pile, int(s.drawn))
    shuffle(s, s.pile, int(s.drawn), end)
    s.planned[:] = 0
    s.planned_size = 0


def redeal(first: Position, now: Position, other: Position, seat: int, actions: Sequence[int]) -> Position:
    """The deal that `other` came from, if it is `now` as redrawn for `seat`; see `Game.redeal`."""
    deal = copy(first)
    deal.rng = other.rng
    if now.is_second == first.is_second:
        deal.pile[:] = other.pile
        deal.planned[:], deal.planned_size = other.planned, other.planned_size
        sort_markets(deal.pile, int(deal.drawn), int(deal.pile_size))
    else:
        size = int(other.pile_size)
        pile = other.pile[:size].copy()
        sort_markets(pile, 0, size)
        deal.planned[:size] = plan_of(pile.tolist())
        deal.planned_size = size
    return deal


def sort_markets(pile: Cards, start: int, end: int) -> None:
    """Sort the cards that will be turned up together: their order says nothing."""
    for k in range(start, end, MARKET):
        pile[k : min(k + MARKET, end)].sort()


assert N_STYLES * TALLEST * 2 + TALLEST <= MOST_POINTS, "points are observed as parts of MOST_POINTS"
