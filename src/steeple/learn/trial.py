"""A new network against the last one: which of the two plays better, with the same number of simulations."""

from __future__ import annotations

import numpy as np

from steeple.ai.choosing import choose
from steeple.ai.policy import share_victory
from steeple.ai.tree import Memory, carry_out, list_legal
from steeple.kernel.arrays import wide
from steeple.kernel.game import OVER
from steeple.kernel.rng import derive, substream
from steeple.kernel.rule import rule
from steeple.kernel.verbs import setup
from steeple.learn.self_play import Desk


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
