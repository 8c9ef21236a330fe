"""The tree of a search: information-set Monte Carlo tree search over determinized copies of a position.

A node stands for the actions that lead to it, whatever the hidden cards are: each simulation redraws all that the searching
seat cannot know, walks down along actions that are legal in that copy, adds one node, plays the game out and tells every
node on the way how it went for the player who chose it. How often an action was available counts, not how often its node's
parent was visited: an action that is seldom possible is not thought to be neglected.

Which action to follow: its mean reward so far, plus a bonus for its weight that shrinks with visits (PUCT). An action without a
node is thought to be a little worse than the position was on average. So of hundreds of actions only
those are tried that have some weight, or that are left when better ones disappoint.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from steeple.ai.policy import CANDIDATES, choose_hastily, share_victory
from steeple.kernel.arrays import Actions, Position, Positions, Scores, Seeds, Shares, Weights
from steeple.kernel.game import OVER, record_type
from steeple.kernel.rng import advance, below, mix
from steeple.kernel.rule import rule
from steeple.kernel.verbs import apply, determinize, evaluate, legal, scores, weigh
from steeple.kernel.width import wide

NODE = record_type(
    [
        ("value", np.float64),  # sum of the rewards of the player who chose the action
        ("worth", np.float64),  # sum of the rewards of the player to act here
        ("action", np.int32),  # that leads here
        ("visits", np.int32),
        ("available", np.int32),  # how often the action was legal when the node above was visited
        ("first", np.int32),  # the nodes below lie side by side; 0: there are none
        ("below", np.int32),  # how many
        ("room", np.int32),  # for how many there is room
    ]
)
Nodes = npt.NDArray[Any]
Slots = npt.NDArray[np.int32]

ROOT = 1
"""Node 0 is none."""

MOST_BELOW = 512
"""A node has at most so many nodes below it; other actions are then not tried any more."""

DEEPEST = 400
"""No simulation adds a node deeper than this."""

_FIRST_ROOM = 4
_SIZES = 8
"""Rooms of 4, 8, 16 … 512 nodes."""

FULL = 1e9
"""A malus that nothing makes up for."""

USED, SIMULATIONS, DEPTH, FREE = 0, 1, 2, 3
"""What `head` holds: nodes used, simulations run, the deepest node; from FREE on, of each size of room the last one left."""

HEAD = FREE + _SIZES

# --- Nodes ---


@rule
def size_of(room: int) -> int:
    """Which of the sizes a room has."""
    size = 0
    while _FIRST_ROOM << size < room:
        size += 1
    return size


@rule(apart=True)
def find_room(nodes: Nodes, head: Slots, room: int) -> int:
    """Room for so many nodes side by side: one that was left, or a new one; 0 if there is none."""
    left = FREE + size_of(room)
    first = wide(head[left])
    if first:
        head[left] = nodes[first].first
        return first
    first = wide(head[USED])
    if first + room > len(nodes):
        return 0
    head[USED] = first + room
    return first


@rule(apart=True)
def add_node(nodes: Nodes, head: Slots, node: int, action: int) -> int:
    """Add a node below `node`; returns it, or 0 if there is no room."""
    parent = nodes[node]
    count, room = int(parent.below), int(parent.room)
    if count == room:
        if room == MOST_BELOW:
            return 0
        wanted = max(2 * room, _FIRST_ROOM)
        first = find_room(nodes, head, wanted)
        if first == 0:
            return 0
        old = int(parent.first)
        for k in range(count):
            nodes[first + k] = nodes[old + k]
        if room:
            left = FREE + size_of(room)
            nodes[old].first = head[left]
            head[left] = old
        parent.first, parent.room = first, wanted
    new = wide(parent.first) + count
    parent.below = count + 1
    clear_node(nodes, new, action)
    return new


@rule
def clear_node(nodes: Nodes, node: int, action: int) -> None:
    """A node that nobody has visited."""
    fresh = nodes[node]
    fresh.value, fresh.worth = 0.0, 0.0
    fresh.action, fresh.visits, fresh.available = action, 0, 0
    fresh.first, fresh.below, fresh.room = 0, 0, 0


# --- Choosing on the way down ---


@rule
def note_slots(nodes: Nodes, node: int, slots: Slots, taken: Slots) -> None:
    """Write where the node of each action is to `slots`, a hash table, and which slots were taken to `taken`."""
    mask, first = len(slots) - 1, int(nodes[node].first)
    for k in range(nodes[node].below):
        slot = int(nodes[first + k].action) & mask
        while slots[slot]:
            slot = (slot + 1) & mask
        slots[slot] = first + k
        taken[k] = slot


@rule
def node_of(nodes: Nodes, slots: Slots, action: int) -> int:
    """The node of an action; 0 if it has none."""
    mask = len(slots) - 1
    slot = action & mask
    while slots[slot] and nodes[slots[slot]].action != action:
        slot = (slot + 1) & mask
    return wide(slots[slot])


@rule(apart=True)
def choose_below(
    nodes: Nodes,
    node: int,
    is_full: bool,
    actions: Actions,
    count: int,
    weights: Weights,
    start: int,
    explore: float,
    slots: Slots,
    taken: Slots,
) -> tuple[int, int]:
    """Choose among the legal actions as the head of this file says; returns the action and its node, 0 if it has none yet.

    Of equal ones the first counts, beginning with number `start`. When the tree is full, actions without a node are chosen
    only if no other is legal.
    """
    here = nodes[node]
    note_slots(nodes, node, slots, taken)
    total = np.float32(0)
    for k in range(count):
        total += weights[k]
    bonus = explore / float(total)
    untried = bonus * math.sqrt(here.visits + 1.0)
    expected = here.worth / (here.visits + 1.0) - (FULL if is_full or here.below == MOST_BELOW else 0.0)
    best, chosen, chosen_node = -2.0 * FULL, 0, 0
    for n in range(count):
        k = start + n if start + n < count else start + n - count
        below = node_of(nodes, slots, wide(actions[k]))
        if below:
            child = nodes[below]
            child.available += 1
            visits = float(child.visits)
            score = child.value / visits + bonus * float(weights[k]) * math.sqrt(child.available) / (
                1.0 + visits
            )
        else:
            score = expected + untried * float(weights[k])
        if score > best:
            best, chosen, chosen_node = score, wide(actions[k]), below
    for k in range(here.below):
        slots[taken[k]] = 0
    return chosen, chosen_node


# --- Playing out, and what it is worth ---

REWARD_OF_POINTS = 0.05
"""Part of the reward that is for points, not for victory: it breaks ties between ways to win or to lose."""


@rule
def reward(s: Position, shares: Shares, points: Scores, rewards: Shares) -> None:
    """What a finished game is worth to each seat: its share of victory, and a little for the points it is ahead or behind."""
    share_victory(s, shares)
    scores(s, points)
    for seat in range(s.players):
        others = -1000
        for other in range(s.players):
            if other != seat:
                others = max(others, int(points[other]))
        lead = float(int(points[seat]) - others)
        ahead = 0.5 + 0.5 * lead / (10.0 + abs(lead))
        rewards[seat] = (1.0 - REWARD_OF_POINTS) * shares[seat] + REWARD_OF_POINTS * ahead


@rule(apart=True)
def list_legal(s: Position, actions: Actions) -> int:
    """`legal`, as a function of its own: compiled once for the tree and for playing out."""
    return legal(s, actions)


@rule(apart=True)
def carry_out(s: Position, action: int) -> None:
    """`apply`, as a function of its own."""
    apply(s, action)


@rule(apart=True)
def weigh_all(s: Position, actions: Actions, count: int, weights: Weights, is_guided: bool) -> None:
    """`weigh`, as a function of its own; without guidance all weights are the same."""
    if is_guided:
        weigh(s, actions, count, weights)
    else:
        for k in range(count):
            weights[k] = np.float32(1)


@rule(apart=True)
def play_on(
    s: Position, choice: np.uint64, actions: Actions, weights: Weights, is_guided: bool, decisions: int
) -> np.uint64:
    """Play on for so many decisions at most, hastily or (not guided) at random; returns the generator's next state."""
    while s.phase != OVER and decisions > 0:
        count = legal(s, actions)
        if is_guided and count > 1:
            action, choice = choose_hastily(s, actions, count, weights, choice)
        else:
            choice = advance(choice)
            action = wide(actions[below(mix(choice), count)])
        apply(s, action)
        decisions -= 1
    return choice


# --- Simulations ---


@rule(apart=True)
def simulate(
    table: Positions,
    nodes: Nodes,
    head: Slots,
    rngs: Seeds,
    seat: int,
    simulations: int,
    settings: Shares,
    actions: Actions,
    weights: Weights,
    slots: Slots,
    taken: Slots,
    path: Slots,
    results: Shares,
) -> None:
    """Run simulations from the position table[0], for all that `seat` knows of it; table[1] is scratch.

    `settings` are the bonus for exploring, whether playing out is guided, and after how many decisions it gives
    way to evaluating.
    `results` has a row for each node below the root: simulations, sums of the seat's shares, of their squares and of
    its points.
    """
    shares, rewards, points = np.zeros(8), np.zeros(8), np.zeros(8, np.int16)
    explore, is_guided, horizon = settings[0], settings[1] > 0, int(settings[2])
    s = table[1]
    for _ in range(simulations):
        table[1] = table[0]
        rngs[0] = advance(rngs[0])
        determinize(s, seat, mix(rngs[0]))
        choice = mix(advance(rngs[0] ^ np.uint64(0x5EED)))
        length, choice = descend(
            s, nodes, head, choice, explore, is_guided, actions, weights, slots, taken, path
        )
        play_on(s, choice, actions, weights, is_guided, horizon)
        if s.phase == OVER:
            reward(s, shares, points, rewards)
        else:
            evaluate(s, shares)
            scores(s, points)
            for player in range(s.players):
                rewards[player] = shares[player]
        head[SIMULATIONS] += 1
        head[DEPTH] = max(int(head[DEPTH]), length)
        note_rewards(nodes, path, length, rewards)
        if length > 0:
            row = results[path[2] - nodes[path[0]].first]
            row[0] += 1
            row[1] += shares[seat]
            row[2] += shares[seat] * shares[seat]
            row[3] += float(points[seat])


@rule(apart=True)
def descend(
    s: Position,
    nodes: Nodes,
    head: Slots,
    choice: np.uint64,
    explore: float,
    is_guided: bool,
    actions: Actions,
    weights: Weights,
    slots: Slots,
    taken: Slots,
    path: Slots,
) -> tuple[int, np.uint64]:
    """Walk down from the root, path[0], to an action without a node, and add one for it.

    `path` gets the nodes and, after each, the player to act there. Returns how many actions were carried out, and the
    generator's next state.
    """
    node, length = wide(path[0]), 0
    while s.phase != OVER and length < DEEPEST:
        count = list_legal(s, actions)
        weigh_all(s, actions, count, weights, is_guided)
        choice = advance(choice)
        start = below(mix(choice), count)
        path[2 * length + 1] = s.player
        is_full = int(head[USED]) + MOST_BELOW > len(nodes)
        action, following = choose_below(
            nodes, node, is_full, actions, count, weights, start, explore, slots, taken
        )
        is_new = following == 0
        if is_new:
            following = add_node(nodes, head, node, action)
            if following == 0:
                break
            nodes[following].available = 1
        carry_out(s, action)
        length += 1
        node = following
        path[2 * length] = node
        if is_new:
            break
    path[2 * length + 1] = s.player
    return length, choice


@rule
def note_rewards(nodes: Nodes, path: Slots, length: int, rewards: Shares) -> None:
    """Tell the nodes of a path how the game went for the player who chose the action and for the one to act there."""
    for k in range(length + 1):
        node = nodes[path[2 * k]]
        node.visits += 1
        node.worth += rewards[path[2 * k + 1]]
        if k > 0:
            node.value += rewards[path[2 * k - 1]]


assert CANDIDATES < MOST_BELOW
