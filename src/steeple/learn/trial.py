"""A new network against the last one: which of the two plays better, with the same number of simulations."""

from __future__ import annotations

import numpy as np

from steeple.ai.nodes import ROOT, Records
from steeple.ai.policy import share_victory
from steeple.ai.tree import Memory, carry_out, list_legal, simulate
from steeple.kernel.arrays import Position, wide
from steeple.kernel.game import OVER
from steeple.kernel.rng import derive, substream
from steeple.kernel.rule import rule
from steeple.kernel.verbs import setup
from steeple.learn.gumbel import plant
from steeple.learn.self_play import Desk


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


@rule(apart=True)
def play_trial(
    new: Memory,
    old: Memory,
    desk: Desk,
    seed: np.uint64,
    seat: int,
    simulations: tuple[int, int],
) -> float:
    """Play the deal of `seed` with the new network in one seat and the old one in all others.

    They search `simulations` times for each decision. Returns the new one's share of victory.
    """
    desk.positions[0] = desk.positions[1]
    s, actions, ply = desk.positions[0], desk.drawing.actions, 0
    s.rng = derive(seed, 0)
    setup(s)
    while s.phase != OVER:
        action = wide(actions[0]) if list_legal(s, actions) == 1 else -1
        if action < 0:
            own = substream(seed, ply)
            if s.player == seat:
                action = choose(new, s, simulations[0], own)
            else:
                action = choose(old, s, simulations[1], own)
        carry_out(s, action)
        ply += 1
    share_victory(s, desk.shares)
    return float(desk.shares[seat])
