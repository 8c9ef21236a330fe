"""One decision in compiled code: plant a tree, search, and take the action that was visited most."""

from __future__ import annotations

import numpy as np

from steeple.ai.nodes import NO_ACTION, ROOT, Records, clear_node
from steeple.ai.tree import Memory, simulate
from steeple.kernel.arrays import Position, wide
from steeple.kernel.rule import rule


@rule(apart=True)
def plant(memory: Memory, s: Position, seed: np.uint64) -> None:
    """Start an empty tree for a position."""
    state, results = memory.state[0], memory.results
    for k in range(memory.nodes[ROOT].below):  # of the tree before
        result = results[k]
        result.simulations, result.shares, result.squares, result.points = 0.0, 0.0, 0.0, 0.0
        result.everybody[:] = 0
    state.used, state.root, state.opinions, state.rng = ROOT + 1, ROOT, 0, seed
    state.forced, state.simulations, state.depth = NO_ACTION, 0, 0
    state.free[:] = 0
    clear_node(memory.nodes, ROOT, NO_ACTION)
    memory.positions[0] = s


@rule
def most_visited(nodes: Records) -> int:
    """The action of the root that was visited most; of equals, the first."""
    root, best, most = nodes[ROOT], 0, -1
    for child in range(wide(root.first), wide(root.first) + wide(root.below)):
        if nodes[child].visits > most:
            best, most = wide(nodes[child].action), wide(nodes[child].visits)
    return best


@rule(apart=True)
def choose(memory: Memory, s: Position, simulations: int, seed: np.uint64) -> int:
    """Search as a bot does that starts each decision with an empty tree."""
    plant(memory, s, seed)
    simulate(memory, wide(s.player), simulations)
    return most_visited(memory.nodes)
