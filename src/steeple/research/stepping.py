"""Compiled steps of many games side by side: all that `Vector` does for each game, and no Python for any of them.

All compiled code of this folder is in this file: the cache of compiled rules notices a change in it, and in the parts below it,
but would not notice one in a second file.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from steeple.ai.policy import WORLDS, choose_greedily, choose_hastily
from steeple.ai.tree import carry_out, list_legal
from steeple.kernel.arrays import Actions, Counts, Mask, Position, Positions, Seeds, Shares, Tensor, Weights
from steeple.kernel.game import OVER
from steeple.kernel.rng import advance, below, choices, derive, mix
from steeple.kernel.rule import rule
from steeple.kernel.verbs import apply, legal, legal_mask, observe, scores, setup, winners
from steeple.kernel.width import wide

NOBODY = -1
"""Who is to act in a game that is over."""

NO_ACTION = -1
"""What is done in a game that is over."""

ALL_FINE = -1
"""No slot has an illegal action."""

RANDOM, GREEDY, HASTY = 0, 1, 2
"""Who may sit opposite an agent."""

MOST_SEATS = 8


class Slots(NamedTuple):
    """The arrays of N games side by side: a row a slot, except for `blank` and `series`."""

    states: Positions
    blank: Positions
    """One record: players and options, and nothing dealt."""
    series: Seeds
    """One seed, that of all games."""
    episodes: Counts
    """How many games were begun in each slot before the present one."""
    plies: Counts
    """How many actions were played in the present game."""
    rngs: Seeds
    """What `sample_all` draws from."""
    legals: Actions
    counts: Actions
    masks: Mask
    observations: Tensor
    rewards: Tensor
    dones: Mask
    players: Actions
    finals: Positions
    """The last position of the game that ended last in each slot."""
    final_observations: Tensor
    final_scores: npt.NDArray[np.int16]


# --- One slot ---


@rule
def number_of(slots: Slots, k: int) -> int:
    """The number in the series of the present game of slot k."""
    return wide(k + len(slots.states) * slots.episodes[k])


@rule
def deal(slots: Slots, k: int) -> None:
    """Begin the game of slot k that its episode names."""
    s = slots.states[k]
    slots.states[k] = slots.blank[0]
    s.rng = derive(slots.series[0], number_of(slots, k))
    slots.rngs[k] = choices(s.rng)
    slots.plies[k] = 0
    setup(s)


@rule(apart=True)
def observe_now(s: Position, seat: int, out: Tensor) -> None:
    """`observe`, as a function of its own: compiled once for what is seen in a game and for what is seen at its end."""
    observe(s, seat, out)


@rule
def look(slots: Slots, k: int) -> None:
    """Write the legal actions of the player to act, as a list and (if there is room) as a mask, and what that player knows."""
    s = slots.states[k]
    if slots.masks.shape[1] > 0:
        slots.counts[k] = legal_mask(s, slots.legals[k], slots.masks[k])
    else:
        slots.counts[k] = legal(s, slots.legals[k])
    observe(s, int(s.player), slots.observations[k])
    slots.players[k] = NOBODY if s.phase == OVER else s.player


@rule
def clear(slots: Slots, k: int) -> None:
    """Nothing has ended in slot k."""
    slots.dones[k] = False
    slots.rewards[k, :] = np.float32(0)


@rule(apart=True)
def pay(s: Position, rewards: Tensor) -> None:
    """1 for a victory alone, together 0; who wins together shares it."""
    bits, count = winners(s), 0
    for seat in range(s.players):
        count += bits >> seat & 1
    for seat in range(s.players):
        share = (bits >> seat & 1) / count
        rewards[seat] = (s.players * share - 1) / (s.players - 1)


@rule
def finish(slots: Slots, k: int, seat: int) -> None:
    """Write down how the game of slot k ended; `seat` is whose last observation it is."""
    s = slots.states[k]
    slots.dones[k] = True
    pay(s, slots.rewards[k])
    scores(s, slots.final_scores[k])
    slots.finals[k] = s
    observe_now(s, wide(seat), slots.final_observations[k])


# --- All slots, every seat an agent's ---


@rule(apart=True)
def step_all(slots: Slots, actions: Actions, is_fresh: bool, begins_anew: bool, first: int, end: int) -> None:
    """One action in each of slots first … end-1, or (`is_fresh`) a new game. Unchecked; what is over already stays so."""
    for k in range(first, end):
        s = slots.states[k]
        if is_fresh:
            clear(slots, k)
            deal(slots, k)
        elif s.phase == OVER:
            slots.rewards[k, :] = np.float32(0)
            continue
        else:
            seat = wide(s.player)
            clear(slots, k)
            apply(s, wide(actions[k]))
            slots.plies[k] += 1
            if s.phase == OVER:
                finish(slots, k, seat)
                if begins_anew:
                    slots.episodes[k] += 1
                    deal(slots, k)
        look(slots, k)


@rule(apart=True)
def sample_all(slots: Slots, out: Actions, first: int, end: int) -> None:
    """A legal action for each of slots first … end-1, each as likely as the others; NO_ACTION where the game is over."""
    for k in range(first, end):
        if slots.counts[k] == 0:
            out[k] = NO_ACTION
            continue
        slots.rngs[k] = advance(slots.rngs[k])
        out[k] = slots.legals[k, below(mix(slots.rngs[k]), slots.counts[k])]


@rule(apart=True)
def find_illegal(slots: Slots, actions: Actions, action_ids: int) -> int:
    """The first slot whose action is not legal there; ALL_FINE if there is none."""
    for k in range(len(actions)):
        action = actions[k]
        if slots.counts[k] == 0:
            is_fine = action == NO_ACTION
        elif action < 0 or action >= action_ids:
            is_fine = False
        elif slots.masks.shape[1] > 0:
            is_fine = slots.masks[k, action]
        else:
            is_fine = False
            for j in range(slots.counts[k]):
                is_fine |= slots.legals[k, j] == action
        if not is_fine:
            return k
    return ALL_FINE


# --- All slots, one agent against bots ---


class Rivals(NamedTuple):
    """What the bots opposite an agent need: a row a slot."""

    seats: Actions
    """Where the agent sits."""
    lucks: Seeds
    """What the bots draw from; a greedy one takes it as its seed."""


class Scratch(NamedTuple):
    """Room in which a bot thinks; each thread has its own."""

    table: Positions
    found: Shares
    shares: Shares
    weights: Weights

    @classmethod
    def room(cls, blank: Positions, most_legal: int) -> Scratch:
        """Room for one thread."""
        found, shares = np.zeros((WORLDS, most_legal)), np.zeros(MOST_SEATS)
        return cls(np.repeat(blank, 2), found, shares, np.zeros(most_legal, np.float32))


@rule
def answer(slots: Slots, rivals: Rivals, scratch: Scratch, bot: int, k: int) -> None:
    """The bots of slot k act until it is the agent's turn, or the game is over."""
    s, legals = slots.states[k], slots.legals[k]
    while s.phase != OVER and s.player != rivals.seats[k]:
        count = wide(list_legal(s, legals))
        if bot == GREEDY:
            number = derive(mix(rivals.lucks[k]), slots.plies[k])
            action = choose_greedily(s, number, scratch.table, legals, count, scratch.found, scratch.shares)
        elif bot == HASTY:
            action, rivals.lucks[k] = choose_hastily(s, legals, count, scratch.weights, rivals.lucks[k])
        else:
            rivals.lucks[k] = advance(rivals.lucks[k])
            action = wide(legals[below(mix(rivals.lucks[k]), count)])
        carry_out(s, action)
        slots.plies[k] += 1


@rule
def seat_agent(slots: Slots, rivals: Rivals, seat: int, k: int) -> None:
    """Give the agent of slot k its seat, and the bots their luck, for the game just dealt."""
    rivals.seats[k] = number_of(slots, k) % slots.states[k].players if seat < 0 else seat
    rivals.lucks[k] = choices(slots.rngs[k])


@rule(apart=True)
def step_against(
    slots: Slots,
    rivals: Rivals,
    scratch: Scratch,
    bot: int,
    seat: int,
    actions: Actions,
    is_fresh: bool,
    begins_anew: bool,
    first: int,
    end: int,
) -> None:
    """One action of the agent in each of slots first … end-1, or (`is_fresh`) a new game; then the bots act until its turn.

    The agent sits on `seat`, or (if that is below 0) where the game's number says. A new game that ends without the agent is
    passed over. Unchecked.
    """
    for k in range(first, end):
        s = slots.states[k]
        if s.phase == OVER and not is_fresh:
            slots.rewards[k, :] = np.float32(0)
            continue
        clear(slots, k)
        is_dealing = is_fresh
        if not is_fresh:
            carry_out(s, wide(actions[k]))
            slots.plies[k] += 1
        while True:
            if is_dealing:
                deal(slots, k)
                seat_agent(slots, rivals, seat, k)
            answer(slots, rivals, scratch, bot, k)
            if s.phase != OVER:
                break
            if not is_dealing:
                finish(slots, k, wide(rivals.seats[k]))
                if not begins_anew:
                    break
            slots.episodes[k] += 1
            is_dealing = True
        look(slots, k)
