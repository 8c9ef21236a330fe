"""A decision from few simulations, and what a network should have thought of it.

Each action gets a number: the logarithm of its weight plus random noise from the Gumbel distribution, so that
the best one is a draw by weight. The best few are simulated, in the same redrawn worlds; the worse half is
dropped, and so on, until one is left (sequential halving). The better an action did, the more often it should
have been chosen: that's the policy to learn. See Danihelka, Guez, Schrittwieser and Silver, "Policy
improvement by planning with Gumbel", 2022.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from steeple.ai.choosing import plant
from steeple.ai.nodes import NO_ACTION, ROOT, Record, Records
from steeple.ai.tree import Memory, find_opinion, simulate, weigh_all, weigh_with_network
from steeple.kernel.arrays import Actions, Position, Shares, wide
from steeple.kernel.game import Game
from steeple.kernel.rng import advance, below, mix
from steeple.kernel.rule import rule

MOST_CANDIDATES = 8
"""At most this many actions are simulated."""

BOLDNESS = 10.0
"""How much an action's reward counts against its weight; more with more simulations."""

NEVER = 1e-9
"""Less than any weight that matters."""

LOWEST = -1e18
"""Less than any logarithm of a weight."""

_FINE = 1 << 30
_NOISE = np.uint64(0x6B3E1)


class Drawing(NamedTuple):
    """Working memory for one decision: a number for each legal action, in their order."""

    actions: Actions
    logits: Shares
    """The logarithm of the weight."""
    numbers: Shares
    """With the noise."""
    rewards: Shares
    """The mean reward; where it wasn't tried, what is to be expected."""
    policy: Shares
    candidates: Actions
    """The numbers of the actions that are still in the running, the best one first."""

    @classmethod
    def of(cls, game: Game) -> Drawing:
        """Zeroed memory for one thread."""
        most = game.most_legal
        return cls(
            np.zeros(most, np.int32),
            np.zeros(most),
            np.zeros(most),
            np.zeros(most),
            np.zeros(most),
            np.zeros(MOST_CANDIDATES, np.int32),
        )


@rule(apart=True)
def weigh_root(memory: Memory, drawing: Drawing, count: int) -> None:
    """Write the logarithms of the weights of the root's actions."""
    state, s = memory.state[0], memory.positions[0]
    actions, weights = drawing.actions, memory.weights
    if state.has_network:
        row = find_opinion(memory.nodes, state, ROOT, memory.mind.opinions)
        weigh_with_network(s, actions, count, weights, memory.mind, row)
    else:
        weigh_all(s, actions, count, weights, bool(state.is_guided))
    total = 0.0
    for k in range(count):
        total += weights[k]
    for k in range(count):
        drawing.logits[k] = math.log(max(weights[k] / total, NEVER))


@rule
def draw_noise(choice: np.uint64) -> float:
    """A number from the Gumbel distribution."""
    return -math.log(-math.log((below(mix(choice), _FINE) + 0.5) / _FINE))


@rule
def sort_candidates(drawing: Drawing, count: int, most: int, boldness: float) -> None:
    """Put the best `most` of the first `count` candidates in front."""
    candidates = drawing.candidates
    for first in range(most):
        best = first
        for k in range(first + 1, count):
            if worth(drawing, wide(candidates[k]), boldness) > worth(
                drawing, wide(candidates[best]), boldness
            ):
                best = k
        candidates[first], candidates[best] = candidates[best], candidates[first]


@rule
def worth(drawing: Drawing, k: int, boldness: float) -> float:
    """What an action's number and its rewards so far say together."""
    return float(drawing.numbers[k] + boldness * drawing.rewards[k])


@rule
def find_candidates(drawing: Drawing, count: int) -> int:
    """Take the actions with the greatest numbers; returns how many."""
    most = min(count, MOST_CANDIDATES)
    candidates, numbers = drawing.candidates, drawing.numbers
    for place in range(most):
        best = -1
        for k in range(count):
            is_taken = False
            for other in range(place):
                is_taken |= candidates[other] == k
            if not is_taken and (best < 0 or numbers[k] > numbers[best]):
                best = k
        candidates[place] = best
    return most


@rule
def child_of(nodes: Records, node: Record, action: int) -> int:
    """The node of an action below another; 0 if it has none."""
    for child in range(wide(node.first), wide(node.first) + wide(node.below)):
        if nodes[child].action == action:
            return child
    return 0


@rule(apart=True)
def try_candidates(memory: Memory, drawing: Drawing, most: int, seat: int, simulations: int) -> None:
    """Simulate the first `most` candidates, each in the same redrawn worlds."""
    state, nodes = memory.state[0], memory.nodes
    start = state.rng
    for place in range(most):
        k = wide(drawing.candidates[place])
        state.rng, state.forced = start, drawing.actions[k]
        simulate(memory, seat, simulations)
        child = child_of(nodes, nodes[ROOT], wide(drawing.actions[k]))
        drawing.rewards[k] = nodes[child].value / nodes[child].visits
    state.forced = NO_ACTION


@rule(apart=True)
def decide(
    memory: Memory,
    drawing: Drawing,
    s: Position,
    count: int,
    simulations: int,
    seed: np.uint64,
    noise: float,
) -> int:
    """Decide between drawing.actions[:count]; returns the number of the action.

    `noise` is 1 to draw by weight, 0 to take the best. Writes `drawing.policy`.
    """
    seat = wide(s.player)
    plant(memory, s, mix(seed))
    weigh_root(memory, drawing, count)
    choice = mix(seed ^ _NOISE)
    for k in range(count):
        choice = advance(choice)
        drawing.numbers[k] = drawing.logits[k] + noise * draw_noise(choice)
        drawing.rewards[k] = -1.0
    most = find_candidates(drawing, count)
    rounds, left = 1, most
    while left > 2:
        rounds, left = rounds + 1, (left + 1) // 2
    boldness = BOLDNESS
    while True:
        each = max(simulations // (rounds * most), 1)
        boldness += each
        try_candidates(memory, drawing, most, seat, each)
        following = max((most + 1) // 2, 1)
        sort_candidates(drawing, most, following, boldness)
        if most <= 2:
            break
        most = following
    improve_policy(memory, drawing, count, boldness)
    return wide(drawing.candidates[0])


@rule(apart=True)
def improve_policy(memory: Memory, drawing: Drawing, count: int, boldness: float) -> None:
    """Write the policy that a network should have had: more of what did better than expected.

    An action that wasn't tried counts as what is to be expected from those that were, by their weights.
    """
    rewards, logits, policy = drawing.rewards, drawing.logits, drawing.policy
    weight, total = NEVER, 0.0
    for k in range(count):
        if rewards[k] >= 0:
            weight += math.exp(logits[k])
            total += math.exp(logits[k]) * rewards[k]
    expected, highest = total / weight, LOWEST
    for k in range(count):
        if rewards[k] < 0:
            rewards[k] = expected
        policy[k] = logits[k] + boldness * rewards[k]
        highest = max(highest, policy[k])
    total = 0.0
    for k in range(count):
        policy[k] = math.exp(policy[k] - highest)
        total += policy[k]
    for k in range(count):
        policy[k] /= total


@rule(apart=True)
def value_seats(memory: Memory, drawing: Drawing, count: int, players: int, out: Shares) -> None:
    """Write what each seat can expect, by the simulations of the root's actions.

    They count by their weight before the search. The one that did best did so partly by chance, so its reward
    alone would promise too much.
    """
    root, total = memory.nodes[ROOT], NEVER
    out[:] = 0
    for child in range(wide(root.first), wide(root.first) + wide(root.below)):
        result = memory.results[child - root.first]
        for k in range(count):
            if drawing.actions[k] == memory.nodes[child].action and result.simulations > 0:
                weight = math.exp(drawing.logits[k])
                total += weight
                for seat in range(players):
                    out[seat] += weight * result.everybody[seat] / result.simulations
    for seat in range(players):
        out[seat] /= total
