"""The nodes of a search tree, as records in one array, and how room for them is found."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from steeple.kernel.arrays import wide
from steeple.kernel.game import MOST_PLAYERS, record_type
from steeple.kernel.rule import rule

ROOT = 1
"""The first node; 0 means none."""

MOST_BELOW = 512
"""A node has at most this many nodes below it. Then no other actions are tried."""

NO_ACTION = -1
"""No game has an action of this number."""

DEEPEST = 400
"""No simulation adds a node deeper than this."""

_SLOTS = 2 * MOST_BELOW

_FIRST_ROOM = 4
_SIZES = 8
"""Nodes below a node lie in a room of 4, 8, 16 … or 512 nodes, of which some are used."""

NODE = record_type(
    [
        ("value", np.float64),  # sum of the rewards of the player who chose the action
        ("worth", np.float64),  # sum of the rewards of the player to act here
        ("action", np.int32),  # the action that leads here
        ("visits", np.int32),
        ("available", np.int32),  # how often the action was legal when the node above was visited
        ("first", np.int32),  # the first of the nodes below, which lie side by side; 0 if there are none
        ("opinion", np.int32),  # the row with a network's opinion of the actions here; 0 if there is none yet
        ("below", np.int16),  # how many nodes are below
        ("room", np.int16),  # how many nodes there is room for
    ]
)
"""One node of a tree."""

RESULT = record_type(
    [
        ("simulations", np.float64),
        ("shares", np.float64),  # sum of the searching seat's shares of victory
        ("squares", np.float64),  # sum of their squares
        ("points", np.float64),  # sum of its points
        ("everybody", np.float64, (MOST_PLAYERS,)),  # sum of each seat's shares
    ]
)
"""What came of one action of the root."""

STATE = record_type(
    [
        ("rng", np.uint64),  # the generator of the simulations
        ("explore", np.float64),  # the bonus for actions with much weight and few visits
        ("trust", np.float64),  # the part of a leaf's value that a network finds there, not after playing on
        ("horizon", np.int32),  # after this many decisions a playout stops, and the position is evaluated
        ("root", np.int32),  # the node of the position that is searched
        ("used", np.int32),  # nodes used
        ("opinions", np.int32),  # rows of opinions used
        ("simulations", np.int32),  # simulations run from this root
        ("forced", np.int32),  # the root's only action to follow; NO_ACTION leaves the choice
        ("depth", np.int32),  # the most actions between the root and a node
        (
            "free",
            np.int32,
            (_SIZES,),
        ),  # the last abandoned room of each size; its first node names the one before
        ("path", np.int32, (DEEPEST + 1,)),  # the nodes on the way down, from the root
        ("players", np.int32, (DEEPEST + 1,)),  # the player to act at each of them
        (
            "slots",
            np.int32,
            (_SLOTS,),
        ),  # a hash map from actions to the nodes below one node; 0 where there is none
        ("taken", np.int32, (MOST_BELOW,)),  # the slots in use
        ("is_guided", np.bool_),  # whether weights guide the tree and the playouts
        ("has_network", np.bool_),  # whether a network guides the tree, and judges its leaves
    ]
)
"""How a tree is searched, how far it has grown, and the way down of the present simulation.

It's a record because compiled code passes records on for free, but counts references to arrays.
"""

Records: TypeAlias = npt.NDArray[Any]

Record: TypeAlias = np.record


# --- Adding a node ---


@rule
def size_of(room: int) -> int:
    """Which of the sizes a room has."""
    size = 0
    while _FIRST_ROOM << size < room:
        size += 1
    return size


@rule(apart=True)
def find_room(nodes: Records, state: Record, room: int) -> int:
    """Room for this many nodes side by side, an abandoned one or a new one. Returns 0 if there is none."""
    size = size_of(room)
    first = wide(state.free[size])
    if first:
        state.free[size] = nodes[first].first
        return first
    first = wide(state.used)
    if first + room > len(nodes):
        return 0
    state.used = first + room
    return first


@rule(apart=True)
def add_node(nodes: Records, state: Record, node: int, action: int) -> int:
    """Add a node below `node` and return it, or 0 if there's no room."""
    parent = nodes[node]
    count, room = wide(parent.below), wide(parent.room)
    if count == room:
        if room == MOST_BELOW:
            return 0
        wanted = max(2 * room, _FIRST_ROOM)
        first = find_room(nodes, state, wanted)
        if first == 0:
            return 0
        old = int(parent.first)
        for k in range(count):
            nodes[first + k] = nodes[old + k]
        if room:
            size = size_of(room)
            nodes[old].first = state.free[size]
            state.free[size] = old
        parent.first, parent.room = first, wanted
    new = wide(parent.first) + count
    parent.below = count + 1
    clear_node(nodes, new, action)
    return new


@rule
def clear_node(nodes: Records, node: int, action: int) -> None:
    """Make a node one that was never visited."""
    fresh = nodes[node]
    fresh.value, fresh.worth = 0.0, 0.0
    fresh.action, fresh.visits, fresh.available = action, 0, 0
    fresh.first, fresh.below, fresh.room, fresh.opinion = 0, 0, 0, 0


# --- Finding the node of an action ---


@rule
def note_slots(nodes: Records, state: Record, node: int) -> None:
    """Enter the nodes below a node in the hash map `state.slots`."""
    first, slots, taken = int(nodes[node].first), state.slots, state.taken
    for k in range(nodes[node].below):
        slot = int(nodes[first + k].action) & (_SLOTS - 1)
        while slots[slot]:
            slot = (slot + 1) & (_SLOTS - 1)
        slots[slot] = first + k
        taken[k] = slot


@rule
def clear_slots(nodes: Records, state: Record, node: int) -> None:
    """Empty the hash map."""
    slots, taken = state.slots, state.taken
    for k in range(nodes[node].below):
        slots[taken[k]] = 0


@rule
def node_of(nodes: Records, state: Record, action: int) -> int:
    """The node of an action; 0 if it has none."""
    slots = state.slots
    slot = action & (_SLOTS - 1)
    while slots[slot] and nodes[slots[slot]].action != action:
        slot = (slot + 1) & (_SLOTS - 1)
    return wide(slots[slot])
