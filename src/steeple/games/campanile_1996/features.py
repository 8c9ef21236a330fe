"""Campanile 1996: what a network is shown of a position, as whole numbers that a seat may know."""

from __future__ import annotations

from steeple.games.campanile.features import (
    table_planes,
    tower_planes,
    write_lead,
    write_table,
    write_tower,
)
from steeple.games.campanile.material import MOST_FLOORS, MOST_SEATS, MOST_VALUE, N_STYLES
from steeple.games.campanile.towers import BET, claim, rank, standing
from steeple.games.campanile_1996.material import (
    BET_ON,
    FLAGS,
    HIGHEST_FLAG,
    MOST_PER_STYLE,
    NO_BET,
    PER_STYLE,
    PILE,
    PILES,
    TALLEST,
)
from steeple.games.campanile_1996.rules import styles_to_bet_on, values_to_bet
from steeple.games.campanile_1996.state import EXACT, JUST_BUILT, VISIBLE_OR_JUST_BUILT
from steeple.kernel.arrays import Features, Position, wide
from steeple.kernel.game import OVER, Plane
from steeple.kernel.observation import Sight, starts, turned, unturned, weigh_evenly
from steeple.kernel.rule import rule

MOST_POINTS = 20
"""All the greater flags."""

MOST_TURNS = 20
"""More turns than a player can have."""

TOWER = (
    *tower_planes(TALLEST, MOST_PER_STYLE),
    Plane("face_up", (PILES,), 1, "whether such a card is face up on each pile"),
    Plane("may_bet", (1,), 1, "whether the player to act may bet on it now"),
    Plane("just_built", (1,), 1, "whether it was raised this turn"),
    Plane("pays", (1,), HIGHEST_FLAG, "what the viewer would be paid now"),
    Plane("pays_rival", (1,), HIGHEST_FLAG, "the most that any other would be paid"),
)

TABLE = (
    *table_planes(),
    Plane("piles", (PILES,), PILE, "cards in each pile, the face-up one included"),
    Plane("draws", (2,), PILES * PILE, "cards that will still be drawn: at least, at most"),
    Plane("turns", (2,), MOST_TURNS, "turns of the viewer to come, this one included: at least, at most"),
    Plane("tokens", (MOST_VALUE,), 1, "whether the player to act may bet a token of 1, 2, 3 now"),
    Plane("total", (MOST_SEATS,), MOST_POINTS, "points by place if all towers were scored now"),
    Plane("lead", (2,), MOST_POINTS, "how far the viewer's total is ahead of the best other, or behind"),
    Plane("bet_exact", (1,), 1, "the option bet is exact"),
    Plane("target", (2,), 1, "the option target is visible-or-just-built, or just-built"),
)

_TABLE = starts(TABLE)
UNSEEN = starts(TOWER)["unseen"]
TABLE_SIZE = sum(plane.size for plane in TABLE)
TOWER_SIZE = sum(plane.size for plane in TOWER)
PILES_LEFT, DRAWS, TOTAL, LEAD = _TABLE["piles"], _TABLE["draws"], _TABLE["total"], _TABLE["lead"]
TURNS, TOKENS, BET_EXACT, TARGET = _TABLE["turns"], _TABLE["tokens"], _TABLE["bet_exact"], _TABLE["target"]


@rule(apart=True)
def write_features(s: Position, seat: int, out: Features) -> None:
    """Write what `seat` knows: the planes of TABLE, then those of TOWER for each tower."""
    write_table(s, seat, out)
    write_end(s, seat, out)
    values = values_to_bet(s) if s.phase == BET else 0
    for value in range(MOST_VALUE):
        out[TOKENS + value] = values >> value & 1
    may_bet = styles_to_bet_on(s) if s.phase == BET else 0
    for place in range(MOST_SEATS):
        out[TOTAL + place] = 0
    for style in range(N_STYLES):
        begin = TABLE_SIZE + TOWER_SIZE * style
        at = write_tower(s, style, seat, out, begin)
        write_cards(s, style, seat, out, begin + UNSEEN, at)
        out[at + PILES] = may_bet >> style & 1
        write_pays(s, style, seat, out, at + PILES + 2)
    if s.phase == OVER:
        write_result(s, seat, out)
    write_lead(s, out, TOTAL, LEAD)
    out[BET_EXACT] = s.bet == EXACT
    out[TARGET] = s.target == VISIBLE_OR_JUST_BUILT
    out[TARGET + 1] = s.target == JUST_BUILT


@rule
def write_end(s: Position, seat: int, out: Features) -> None:
    """Write how much of the piles is left: the game ends with the last card of one of them."""
    lowest, total = PILE, 0
    for pile in range(PILES):
        left = wide(s.pile_size) - wide(s.drawn[pile])
        out[PILES_LEFT + pile] = left
        lowest = min(lowest, left)
        total += left
    goes_on = int(s.phase != OVER)
    least, most = lowest * goes_on, (total - (PILES - 1)) * goes_on
    out[DRAWS], out[DRAWS + 1] = least, most
    out[TURNS], out[TURNS + 1] = own_turns(s, seat, least), own_turns(s, seat, most)


@rule
def own_turns(s: Position, seat: int, turns: int) -> int:
    """How many of the next turns, this one included, are the viewer's."""
    before = turned(s, int(seat), wide(s.player))
    return max(turns - before + int(s.players) - 1, 0) // int(s.players)


@rule
def write_cards(s: Position, style: int, seat: int, out: Features, unseen: int, at: int) -> None:
    """Write on which piles a style is face up, and how many of its cards the viewer has not seen."""
    left = PER_STYLE[s.players] - int(s.cards[style]) - int(s.hand[seat, style])
    for pile in range(PILES):
        drawn = wide(s.drawn[pile])
        is_there = drawn < s.pile_size
        shows = is_there & (s.piles[pile, drawn * is_there] == style)
        out[at + pile] = shows
        left -= shows
    out[at + PILES + 1] = (s.phase == BET) & (s.built == style)
    for place in range(1, s.players):
        left -= int(s.known[unturned(s, place, seat), style])
    out[unseen] = left


@rule
def write_pays(s: Position, style: int, seat: int, out: Features, at: int) -> None:
    """Write what a tower would pay, and add it to the totals."""
    tower = rank(s, style)
    out[at + 1] = 0
    for place in range(s.players):
        other = unturned(s, place, seat)
        paid = FLAGS[tower, standing(s, style, other)] * (claim(s, style, other) > 0)
        out[TOTAL + place] += paid
        if place == 0:
            out[at] = paid
        else:
            out[at + 1] = max(out[at + 1], paid)


@rule
def write_result(s: Position, seat: int, out: Features) -> None:
    """Write the points of a finished game."""
    for place in range(s.players):
        out[TOTAL + place] = s.points[unturned(s, place, seat)]


KINDS = ("build 1", "build 2", "build 3", "bet 1", "bet 2", "bet 3", "no bet")
BET_KIND, NO_BET_KIND = MOST_FLOORS, MOST_FLOORS + MOST_VALUE


@rule
def locate(s: Position, action: int) -> int:
    """Which tower an action concerns, and what it does there."""
    style, kind = N_STYLES, NO_BET_KIND
    if action < BET_ON:
        style, kind = action // MOST_FLOORS, action % MOST_FLOORS
    elif action < NO_BET:
        style, kind = (action - BET_ON) // MOST_VALUE, BET_KIND + (action - BET_ON) % MOST_VALUE
    return len(KINDS) * style + kind


SIGHT = Sight(TABLE, TOWER, N_STYLES, write_features, KINDS, locate, weigh_evenly)
