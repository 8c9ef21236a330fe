"""Both editions of Campanile: what always holds of the legal actions, and of what they do."""

from __future__ import annotations

import numpy as np

from soak.campanile import (
    MOST_DECISIONS_1996,
    MOST_DECISIONS_2009,
    NAMES,
    NO_BETS,
    NO_BUILDS,
    NO_DOES,
    NO_NEXT,
    NO_PAYMENT,
    NO_TAKES,
    broken_position_1996,
    broken_position_2009,
)
from soak.series import Invariants, Numbers
from steeple.games.campanile.material import MOST_SEATS, N_STYLES
from steeple.games.campanile.towers import BET, BUILD, TAKE
from steeple.games.campanile_1996 import material as first
from steeple.games.campanile_1996.state import JUST_BUILT, VISIBLE
from steeple.games.campanile_2009 import material as second
from steeple.kernel.arrays import Actions, Position
from steeple.kernel.game import OVER
from steeple.kernel.rule import rule

_BET_1996, _PASS_1996, _ACTIONS_1996, _FLAGS_1996 = first.BET_ON, first.NO_BET, first.ACTIONS, first.FLAGS
_BET_2009, _PASS_2009, _ACTIONS_2009, _FLAGS_2009 = second.BET_ON, second.NO_BET, second.ACTIONS, second.FLAGS
_TAKE, _MOVE, _EMPTY = second.TAKE_STYLE, second.MOVE, second.EMPTY

# --- Legal actions ---


@rule
def is_list(wanted: Numbers, actions: Actions, count: int) -> bool:
    """Whether a list, in which nothing stands twice, is what was wanted."""
    is_same = wanted.sum() == count
    for k in range(count):
        is_same &= wanted[actions[k]] == 1
    return is_same


@rule
def want_builds(s: Position, wanted: Numbers) -> None:
    """Every style in hand, by one to three floors."""
    for style in range(N_STYLES):
        for floors in range(3):
            wanted[3 * style + floors] = int(s.hand[s.player, style] > 0)


@rule(apart=True)
def broken_legal_1996(s: Position, actions: Actions, count: int) -> int:
    """Compare the list with what the position allows."""
    wanted = np.zeros(_ACTIONS_1996, np.int64)
    if s.phase == BUILD:
        want_builds(s, wanted)
        return 0 if is_list(wanted, actions, count) else NO_BUILDS
    wanted[_PASS_1996] = 1
    for style in range(N_STYLES):
        is_target = s.target != VISIBLE and style == s.built
        for pile in range(3):
            is_target |= s.target != JUST_BUILT and s.piles[pile, s.drawn[pile]] == style
        for value in range(1, 4):
            is_value = value == s.floors or (s.bet == 0 and value > s.floors)
            if is_target and is_value and s.supply[s.player, value] > 0:
                wanted[_BET_1996 + 3 * style + value - 1] = 1
    return 0 if is_list(wanted, actions, count) else NO_BETS


@rule(apart=True)
def broken_legal_2009(s: Position, actions: Actions, count: int) -> int:
    """Compare the list with what the position allows."""
    wanted = np.zeros(_ACTIONS_2009, np.int64)
    if s.phase == BUILD:
        want_builds(s, wanted)
        return 0 if is_list(wanted, actions, count) else NO_BUILDS
    if s.phase == BET:
        wanted[_PASS_2009] = 1
    for slot in range(3):
        style = int(s.display[slot])
        if s.phase == TAKE:
            wanted[_TAKE + style] = 1
        elif s.supply[s.player, s.floors] > 0:
            wanted[_BET_2009 + style] = 1
        for source in range(N_STYLES):
            if (
                s.phase == BET
                and s.move_marker
                and s.floors == 2
                and source != style
                and s.under[source, s.player, 2] > 0
            ):
                wanted[_MOVE + N_STYLES * source + style] = 1
    if is_list(wanted, actions, count):
        return 0
    return NO_BETS if s.phase == BET else NO_TAKES


# --- What actions do ---


@rule(apart=True)
def is_towers_after(before: Position, action: int, s: Position) -> bool:
    """Whether a build raised its tower, took the card from the hand, and changed nothing else."""
    for style in range(N_STYLES):
        built = int(before.phase == BUILD and action // 3 == style)
        if (
            s.height[style] != before.height[style] + built * (action % 3 + 1)
            or s.cards[style] != before.cards[style] + built
        ):
            return False
        if (
            before.phase == BUILD
            and s.hand[before.player, style] != before.hand[before.player, style] - built
        ):
            return False
        for seat in range(s.players):
            if seat != before.player and s.hand[seat, style] != before.hand[seat, style]:
                return False
    return before.phase != BUILD or (s.built == action // 3 and s.floors == action % 3 + 1)


@rule(apart=True)
def is_stakes_after(before: Position, s: Position, value: int, source: int, target: int) -> bool:
    """Whether a marker came under a tower (-1: none) from another or the supply (-1), and places follow."""
    for style in range(N_STYLES):
        for seat in range(s.players):
            for marker in range(1, 4):
                is_it = seat == before.player and marker == value
                change = int(is_it and style == target) - int(is_it and style == source)
                if s.under[style, seat, marker] != before.under[style, seat, marker] + change:
                    return False
            for other in range(s.players):
                were_both = before.place[style, seat] > 0 and before.place[style, other] > 0
                are_both = s.place[style, seat] > 0 and s.place[style, other] > 0
                was, now = (
                    before.place[style, seat] < before.place[style, other],
                    s.place[style, seat] < s.place[style, other],
                )
                if were_both and are_both and was != now:
                    return False
    if target >= 0 and before.place[target, before.player] == 0:
        return s.place[target, before.player] == before.arrivals[target] + 1
    return True


@rule(apart=True)
def broken_step_1996(before: Position, action: int, s: Position) -> int:
    """Whether an action of the first edition did something else than it says."""
    if not is_towers_after(before, action, s):
        return NO_DOES
    value, target = 0, -1
    if before.phase == BET and action != _PASS_1996:
        value, target = (action - _BET_1996) % 3 + 1, (action - _BET_1996) // 3
    if not is_stakes_after(before, s, value, -1, target):
        return NO_DOES
    for pile in range(3):
        drawn = int(before.phase == BET and before.floors == pile + 1)
        if s.drawn[pile] != before.drawn[pile] + drawn:
            return NO_DOES
        style = before.piles[pile, before.drawn[pile]]
        if drawn and s.hand[before.player, style] != before.hand[before.player, style] + 1:
            return NO_DOES
    if s.phase == OVER:
        return broken_payment_1996(s)
    if before.phase == BUILD:
        return 0 if s.phase == BET and s.player == before.player else NO_NEXT
    return 0 if s.phase == BUILD and s.player == (int(before.player) + 1) % int(s.players) else NO_NEXT


@rule(apart=True)
def broken_step_2009(before: Position, action: int, s: Position) -> int:
    """Whether an action of the second edition did something else than it says."""
    if not is_towers_after(before, action, s):
        return NO_DOES
    value, source, target = 0, -1, -1
    if before.phase == BET and action >= _MOVE:
        value, source, target = 2, (action - _MOVE) // N_STYLES, (action - _MOVE) % N_STYLES
    elif before.phase == BET and action != _PASS_2009:
        value, target = int(before.floors), action - _BET_2009
    if not is_stakes_after(before, s, value, source, target):
        return NO_DOES
    if before.phase == TAKE and not is_taken(before, action - _TAKE, s):
        return NO_DOES
    if not is_paid_2009(before, s):
        return NO_PAYMENT
    if s.phase == OVER:
        return 0 if before.phase == TAKE else NO_NEXT
    if before.phase == TAKE:
        return 0 if s.phase == BUILD and s.player == (int(before.player) + 1) % int(s.players) else NO_NEXT
    return 0 if s.phase == before.phase + 1 and s.player == before.player and s.top == before.top else NO_NEXT


@rule
def is_taken(before: Position, style: int, s: Position) -> bool:
    """Whether a card of this style went from the display to the hand and the next one replaced it."""
    if s.hand[before.player, style] != before.hand[before.player, style] + 1:
        return False
    drawn = 1 + int(s.scored) - int(before.scored)
    if s.top != before.top + drawn:
        return False
    changed = 0
    for slot in range(3):
        if s.display[slot] != before.display[slot]:
            changed += 1
            if before.display[slot] != style or (s.phase != OVER and s.display[slot] != s.deck[s.top - 1]):
                return False
    return changed <= 1


# --- Scoring, by sorting ---


@rule
def sort_towers(s: Position, order: Numbers) -> None:
    """The highest tower first; of equal ones the one nearer the display."""
    for style in range(N_STYLES):
        k = style
        while k > 0 and s.height[order[k - 1]] < s.height[style]:
            order[k] = order[k - 1]
            k -= 1
        order[k] = style


@rule
def stake(s: Position, style: int, seat: int) -> int:
    """The sum of a player's markers under a tower."""
    total = 0
    for value in range(1, 4):
        total += value * int(s.under[style, seat, value])
    return total


@rule
def sort_players(s: Position, style: int, order: Numbers) -> int:
    """Those with a stake, the greatest first, of equal ones the earlier; returns how many."""
    count = 0
    for place in range(1, MOST_SEATS + 1):
        for seat in range(s.players):
            if s.place[style, seat] == place:
                k = count
                while k > 0 and stake(s, style, order[k - 1]) < stake(s, style, seat):
                    order[k] = order[k - 1]
                    k -= 1
                order[k] = seat
                count += 1
    return count


@rule(apart=True)
def broken_payment_1996(s: Position) -> int:
    """Whether the points are what the four flags pay."""
    towers, players = np.zeros(N_STYLES, np.int64), np.zeros(MOST_SEATS, np.int64)
    due = np.zeros(MOST_SEATS, np.int64)
    sort_towers(s, towers)
    for rank in range(4):
        count = sort_players(s, towers[rank], players)
        for k in range(min(count, 2)):
            due[players[k]] += _FLAGS_1996[rank, k]
    for seat in range(MOST_SEATS):
        if s.points[seat] != due[seat]:
            return NO_PAYMENT
    return 0


@rule(apart=True)
def is_paid_2009(before: Position, s: Position) -> bool:
    """Whether the new chips are what Intermezzo or Finito or both pay, if they came now."""
    towers, players = np.zeros(N_STYLES, np.int64), np.zeros(MOST_SEATS, np.int64)
    due = np.zeros((MOST_SEATS, 7), np.int64)
    sort_towers(s, towers)
    for scoring in range(2):
        comes = s.scored != before.scored if scoring == 0 else s.phase == OVER
        for rank in range(N_STYLES):
            count = sort_players(s, towers[rank], players) if comes else 0
            for k in range(count):
                due[players[k], _FLAGS_2009[scoring, int(s.players > 2), rank, k]] += 1
    for seat in range(MOST_SEATS):
        for value in range(1, 7):
            if s.chips[seat, value] != before.chips[seat, value] + due[seat, value]:
                return False
    return True


@rule
def worth_1996(s: Position, seat: int) -> int:
    """Points, which no tie-break follows."""
    return 8 * int(s.points[seat])


@rule
def worth_2009(s: Position, seat: int) -> int:
    """The sum of the chips, then the highest chip."""
    total, highest = 0, 0
    for value in range(1, 7):
        for _ in range(s.chips[seat, value]):
            total, highest = total + value, value
    return 8 * total + highest


INVARIANTS_1996 = Invariants(
    NAMES, MOST_DECISIONS_1996, broken_position_1996, broken_legal_1996, broken_step_1996, worth_1996
)
INVARIANTS_2009 = Invariants(
    NAMES, MOST_DECISIONS_2009, broken_position_2009, broken_legal_2009, broken_step_2009, worth_2009
)
