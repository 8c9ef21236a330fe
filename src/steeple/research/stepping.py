"""Compiled steps of many games side by side: everything `Vector` does for each game.

All compiled code of this folder is in this file. The cache of compiled rules notices changes in this file and
in `kernel`, `games` and `ai`, but it wouldn't notice a change in a second file here.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from steeple.ai.choosing import choose
from steeple.ai.policy import Scratch, choose_greedily, choose_hastily
from steeple.ai.tree import Memory, carry_out, list_legal
from steeple.kernel.arrays import Actions, Counts, Mask, Position, Positions, Scores, Seeds, Tensor, wide
from steeple.kernel.game import OVER
from steeple.kernel.rng import advance, below, choices, derive, mix, substream
from steeple.kernel.rule import rule
from steeple.kernel.verbs import apply, legal, legal_mask, observe, scores, setup, winners
from steeple.kernel.victory import share_of

NOBODY = -1
"""The player to act in a game that is over."""

NO_ACTION = -1
"""The action for a game that is over."""

ALL_FINE = -1
"""What `find_illegal` returns if no action is illegal."""

RANDOM, GREEDY, HASTY, SEARCHING = 0, 1, 2, 3
"""The bots that can play against an agent."""

ROTATES = -1
"""The agent's seat, if it changes from game to game."""


class Slots(NamedTuple):
    """The arrays of N games side by side. All but `blank` and `series` have one row per slot."""

    states: Positions
    blank: Positions
    """One record with players and options set, and nothing dealt."""
    series: Seeds
    """One seed, from which all games are dealt."""
    episodes: Counts
    """How many games each slot had before the present one."""
    plies: Counts
    """How many actions were played in the present game of each slot."""
    rngs: Seeds
    """The generators that `sample_all` draws from."""
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
    final_scores: Scores


class Turn(NamedTuple):
    """What happens next in all slots."""

    actions: Actions
    """One action per slot."""
    is_fresh: bool
    """Whether to start new games instead."""
    autoreset: bool
    """Whether the next game starts as soon as one ends."""


# --- One slot ---


@rule
def number_of(slots: Slots, k: int) -> int:
    """The number of slot k's present game in the series."""
    return wide(k + len(slots.states) * slots.episodes[k])


@rule
def deal(slots: Slots, k: int) -> None:
    """Deal the present game of slot k."""
    s = slots.states[k]
    slots.states[k] = slots.blank[0]
    s.rng = derive(slots.series[0], number_of(slots, k))
    slots.rngs[k] = choices(s.rng)
    slots.plies[k] = 0
    setup(s)


@rule(apart=True)
def observe_now(s: Position, seat: int, out: Tensor) -> None:
    """`observe` as a separate function, compiled once for observations during a game and at its end."""
    observe(s, seat, out)


@rule
def look(slots: Slots, k: int) -> None:
    """Write the legal actions, as a list and maybe as a mask, and what the player to act knows."""
    s = slots.states[k]
    if slots.masks.shape[1] > 0:
        slots.counts[k] = legal_mask(s, slots.legals[k], slots.masks[k])
    else:
        slots.counts[k] = legal(s, slots.legals[k])
    observe(s, int(s.player), slots.observations[k])
    slots.players[k] = NOBODY if s.phase == OVER else s.player


@rule
def clear(slots: Slots, k: int) -> None:
    """Note that no game has ended in slot k."""
    slots.dones[k] = False
    slots.rewards[k, :] = np.float32(0)


@rule(apart=True)
def pay(s: Position, rewards: Tensor) -> None:
    """Write the rewards: 1 for the only winner, a part of that for each of several; they add up to 0."""
    won = winners(s)
    for seat in range(s.players):
        rewards[seat] = (s.players * share_of(won, seat) - 1) / (s.players - 1)


@rule
def finish(slots: Slots, k: int, seat: int) -> None:
    """Write how the game of slot k ended, and what `seat` knew then."""
    s = slots.states[k]
    slots.dones[k] = True
    pay(s, slots.rewards[k])
    scores(s, slots.final_scores[k])
    slots.finals[k] = s
    observe_now(s, wide(seat), slots.final_observations[k])


# --- All slots, with an agent in every seat ---


@rule(apart=True)
def step_all(slots: Slots, turn: Turn, first: int, end: int) -> None:
    """Play one turn in slots first … end-1. Actions aren't checked; a game that is over stays over."""
    actions = turn.actions
    for k in range(first, end):
        s = slots.states[k]
        if turn.is_fresh:
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
                if turn.autoreset:
                    slots.episodes[k] += 1
                    deal(slots, k)
        look(slots, k)


@rule(apart=True)
def sample_all(slots: Slots, out: Actions, first: int, end: int) -> None:
    """Draw a legal action for slots first … end-1, all equally likely; NO_ACTION if the game is over."""
    for k in range(first, end):
        if slots.counts[k] == 0:
            out[k] = NO_ACTION
            continue
        slots.rngs[k] = advance(slots.rngs[k])
        out[k] = slots.legals[k, below(mix(slots.rngs[k]), slots.counts[k])]


@rule(apart=True)
def find_illegal(slots: Slots, actions: Actions, action_ids: int) -> int:
    """The first slot whose action isn't legal; ALL_FINE if there is none."""
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
    """The bots that play against the agents."""

    bot: int
    """RANDOM, GREEDY, HASTY or SEARCHING."""
    simulations: int
    """How often a searching bot simulates for each decision."""
    seat: int
    """The seat that every agent asked for, or ROTATES."""
    seats: Actions
    """Where the agent sits, one row per slot."""
    seeds: Seeds
    """What the bots draw from, one row per slot."""


@rule(apart=True)
def search(slots: Slots, rivals: Rivals, memory: Memory, k: int) -> int:
    """What a searching bot does next in slot k. Each simulation redraws what its seat can't know."""
    s, legals = slots.states[k], slots.legals[k]
    if list_legal(s, legals) == 1:
        return wide(legals[0])
    return choose(memory, s, rivals.simulations, substream(rivals.seeds[k], slots.plies[k]))


@rule
def answer(slots: Slots, rivals: Rivals, scratch: Scratch, memory: Memory | None, k: int) -> None:
    """Let the bots of slot k act until it's the agent's turn or the game is over.

    Only searching bots have a `memory`. Numba compiles this apart for None, without the search.
    """
    s, legals = slots.states[k], slots.legals[k]
    while s.phase != OVER and s.player != rivals.seats[k]:
        count = wide(list_legal(s, legals))
        if memory is not None:
            action = search(slots, rivals, memory, k)
        elif rivals.bot == GREEDY:
            seed = substream(rivals.seeds[k], slots.plies[k])
            action = choose_greedily(s, seed, legals, count, scratch)
        elif rivals.bot == HASTY:
            action, rivals.seeds[k] = choose_hastily(s, legals, count, scratch.weights, rivals.seeds[k])
        else:
            rivals.seeds[k] = advance(rivals.seeds[k])
            action = wide(legals[below(mix(rivals.seeds[k]), count)])
        carry_out(s, action)
        slots.plies[k] += 1


@rule
def seat_agent(slots: Slots, rivals: Rivals, k: int) -> None:
    """Choose the agent's seat in slot k, and the bots' seed, for the game just dealt."""
    is_fixed = rivals.seat != ROTATES
    rivals.seats[k] = rivals.seat if is_fixed else number_of(slots, k) % slots.states[k].players
    rivals.seeds[k] = choices(slots.rngs[k])


@rule(apart=True)
def step_against(
    slots: Slots, rivals: Rivals, scratch: Scratch, memory: Memory | None, turn: Turn, first: int, end: int
) -> None:
    """Play one turn of the agents in slots first … end-1, then let the bots act until it's the agents' turn
    again.

    Actions aren't checked. A new game that ends before the agent's first turn is skipped.
    """
    actions = turn.actions
    for k in range(first, end):
        s = slots.states[k]
        if s.phase == OVER and not turn.is_fresh:
            slots.rewards[k, :] = np.float32(0)
            continue
        clear(slots, k)
        is_dealing = turn.is_fresh
        if not turn.is_fresh:
            carry_out(s, wide(actions[k]))
            slots.plies[k] += 1
        while True:
            if is_dealing:
                deal(slots, k)
                seat_agent(slots, rivals, k)
            answer(slots, rivals, scratch, memory, k)
            if s.phase != OVER:
                break
            if not is_dealing:
                finish(slots, k, wide(rivals.seats[k]))
                if not turn.autoreset:
                    break
            slots.episodes[k] += 1
            is_dealing = True
        look(slots, k)
