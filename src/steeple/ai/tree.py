"""The tree of a search: information-set Monte Carlo tree search over determinized copies of a position.

A node stands for the actions that lead to it, whatever the hidden cards are. Each simulation redraws
everything the searching seat can't know, walks down along actions that are legal in that copy, adds one node
and plays the game out. Then it tells every node on the way how the game went for the player who chose it.
What counts is how often an action was available, not how often its parent node was visited: an action that is
seldom possible isn't a neglected one.

A network, if there is one, sees what the player to act knows. It judges new nodes instead of playing on, or
besides, and its opinion of the actions takes the place of their weights.

Which action to follow: the one with the best sum of its mean reward so far and a bonus for its weight, which
shrinks with visits (PUCT). An action without a node counts as a little worse than the position was on
average. So of hundreds of actions, a search tries only those that have some weight, and others when these
disappoint.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from steeple.ai.network import judge, network_type, see, units_type, weigh_places
from steeple.ai.nodes import (
    DEEPEST,
    MOST_BELOW,
    NO_ACTION,
    NODE,
    RESULT,
    STATE,
    Record,
    Records,
    add_node,
    clear_slots,
    node_of,
    note_slots,
)
from steeple.ai.policy import CANDIDATES, choose_hastily, share_victory
from steeple.kernel.arrays import Actions, Position, Positions, Scores, Shares, Weights, wide
from steeple.kernel.game import MOST_PLAYERS, OVER, Game
from steeple.kernel.rng import advance, below, mix
from steeple.kernel.rule import rule
from steeple.kernel.verbs import apply, determinize, evaluate, legal, locate, scores, weigh, weigh_alike

CHOOSING = np.uint64(0x5EED)
"""Keeps the numbers that choose actions apart from those that redraw hidden cards."""

NODES_PER_OPINION = 2
"""A tree has room for one opinion for this many nodes."""

FULL = 1e9
"""A penalty that nothing makes up for."""


class Mind(NamedTuple):
    """A network, and what a thread needs to use it."""

    networks: Records
    """One network; all zeros if there is none."""
    units: Records
    """One record of units."""
    opinions: Weights
    """A row for each node visited again: the weight of each place for actions."""

    @classmethod
    def of(cls, game: Game, nodes: int, network: Records | None) -> Mind:
        """Zeroed memory beside a network."""
        rows = 1 if network is None else nodes // NODES_PER_OPINION + 1
        return cls(
            networks=np.zeros(1, network_type(game.sight)) if network is None else network,
            units=np.zeros(1, units_type(game.sight)),
            opinions=np.zeros((rows, game.sight.choices), np.float32),
        )


class Memory(NamedTuple):
    """The memory of one tree, and of the thread that grows it."""

    nodes: Records
    """NODE records."""
    state: Records
    """One STATE record."""
    results: Records
    """One RESULT record per node below the root, in their order."""
    positions: Positions
    """Two: the position that is searched, and the copy that is played."""
    actions: Actions
    weights: Weights
    mind: Mind

    @classmethod
    def of(cls, game: Game, nodes: int, network: Records | None = None) -> Memory:
        """Zeroed memory for this number of nodes, with the network that guides the tree."""
        return cls(
            nodes=np.zeros(nodes, NODE),
            state=np.zeros(1, STATE),
            results=np.zeros(MOST_BELOW, RESULT),
            positions=np.zeros(2, game.state),
            actions=np.zeros(game.most_legal, np.int32),
            weights=np.zeros(game.most_legal, np.float32),
            mind=Mind.of(game, nodes, network),
        )


# --- Choosing on the way down ---


@rule(apart=True)
def choose_below(
    nodes: Records, state: Record, actions: Actions, weights: Weights, node: int, count: int, start: int
) -> tuple[int, int]:
    """Choose among the legal actions as described at the top of this file.

    Returns the action and its node, 0 if it has none yet. Of equal actions the first one counts, beginning
    with number `start`. When the tree is full, actions without a node are chosen only if no other action is
    legal.
    """
    here = nodes[node]
    note_slots(nodes, state, node)
    total = np.float32(0)
    for k in range(count):
        total += weights[k]
    bonus = state.explore / float(total)
    untried = bonus * math.sqrt(here.visits + 1.0)
    is_full = int(state.used) + MOST_BELOW > len(nodes) or here.below == MOST_BELOW
    expected = here.worth / (here.visits + 1.0) - (FULL if is_full else 0.0)
    best, chosen, chosen_node = -2.0 * FULL, 0, 0
    for n in range(count):
        k = start + n if start + n < count else start + n - count
        below = node_of(nodes, state, wide(actions[k]))
        if below:
            child = nodes[below]
            child.available += 1
            visits = float(child.visits)
            prior = bonus * float(weights[k])
            score = child.value / visits + prior * math.sqrt(child.available) / (1.0 + visits)
        else:
            score = expected + untried * float(weights[k])
        if score > best:
            best, chosen, chosen_node = score, wide(actions[k]), below
    clear_slots(nodes, state, node)
    return chosen, chosen_node


# --- Playing out, and the reward ---

LOWEST = -1000
"""Less than any score."""

HALF_AHEAD = 10.0
"""The lead, in points, that is worth half as much as the greatest lead."""

REWARD_OF_POINTS = 0.05
"""The part of the reward that is for points, not victory. It decides between ways to win, or to lose."""


@rule
def reward(s: Position, shares: Shares, points: Scores, rewards: Shares) -> None:
    """Write each seat's reward in a finished game: its share of victory, and a little for its lead."""
    share_victory(s, shares)
    scores(s, points)
    for seat in range(s.players):
        ahead = how_far_ahead(s, points, seat)
        rewards[seat] = (1.0 - REWARD_OF_POINTS) * shares[seat] + REWARD_OF_POINTS * ahead


@rule
def how_far_ahead(s: Position, points: Scores, seat: int) -> float:
    """A seat's lead in points, or what it's behind, as a number from 0 to 1."""
    others = LOWEST
    for other in range(s.players):
        if other != seat:
            others = max(others, int(points[other]))
    lead = float(int(points[seat]) - others)
    return 0.5 + 0.5 * lead / (HALF_AHEAD + abs(lead))


@rule(apart=True)
def list_legal(s: Position, actions: Actions) -> int:
    """`legal` as a separate function, compiled once for the tree and for playing out."""
    return legal(s, actions)


@rule(apart=True)
def carry_out(s: Position, action: int) -> None:
    """`apply` as a separate function."""
    apply(s, action)


@rule(apart=True)
def weigh_all(s: Position, actions: Actions, count: int, weights: Weights, is_guided: bool) -> None:
    """`weigh` as a separate function; without guidance all weights are 1."""
    if is_guided:
        weigh(s, actions, count, weights)
    else:
        for k in range(count):
            weights[k] = np.float32(1)


@rule(apart=True)
def weigh_with_network(
    s: Position, actions: Actions, count: int, weights: Weights, mind: Mind, row: int
) -> None:
    """Write a network's opinion of each action, which is kept in a row of opinions.

    The network is asked once, in the first world that comes here. Actions at the same place share its weight.
    """
    opinions, together = mind.opinions[row], mind.units[0].weights
    if opinions[0] == 0:
        see(s, wide(s.player), mind.networks[0], mind.units[0])
        weigh_places(mind.networks[0], mind.units[0], opinions)
    for k in range(count):
        together[locate(s, wide(actions[k]))] = 0
    weigh_alike(s, actions, count, weights)
    for k in range(count):
        together[locate(s, wide(actions[k]))] += weights[k]
    for k in range(count):
        place = locate(s, wide(actions[k]))
        weights[k] *= opinions[place] / together[place]


@rule
def find_opinion(nodes: Records, state: Record, node: int, opinions: Weights) -> int:
    """The row for the network's opinion at a node; 0 if there's no room for any more."""
    here = nodes[node]
    if here.opinion == 0 and state.opinions + 1 < len(opinions):
        state.opinions += 1
        here.opinion = state.opinions
        opinions[here.opinion, 0] = 0
    return wide(here.opinion)


@rule(apart=True)
def play_on(
    s: Position, choice: np.uint64, actions: Actions, weights: Weights, is_guided: bool, decisions: int
) -> np.uint64:
    """Play on for at most this many decisions, hastily or, unguided, at random; returns the generator."""
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
def value_leaf(
    memory: Memory, s: Position, choice: np.uint64, rewards: Shares, shares: Shares, points: Scores
) -> None:
    """Write what a new node is worth to each seat, and its points: by a network's judgement or playing on."""
    state, mind = memory.state[0], memory.mind
    trust = float(state.trust) if state.has_network and s.phase != OVER else 0.0
    kept_shares, kept_rewards = mind.units[0].shares, mind.units[0].rewards
    if trust > 0:
        see(s, wide(s.player), mind.networks[0], mind.units[0])
        judge(s, wide(s.player), mind.units[0], kept_shares, kept_rewards, REWARD_OF_POINTS)
    if trust < 1:
        play_on(s, choice, memory.actions, memory.weights, bool(state.is_guided), wide(state.horizon))
    if s.phase == OVER:
        reward(s, shares, points, rewards)
    else:
        value_unfinished(memory, s, trust, rewards, shares, points)
    for seat in range(s.players):
        shares[seat] = (1.0 - trust) * shares[seat] + trust * kept_shares[seat]
        rewards[seat] = (1.0 - trust) * rewards[seat] + trust * kept_rewards[seat]


@rule
def value_unfinished(
    memory: Memory, s: Position, trust: float, rewards: Shares, shares: Shares, points: Scores
) -> None:
    """`value_leaf` where playing on didn't reach the end."""
    mind = memory.mind
    scores(s, points)
    if memory.state[0].has_network:
        if trust < 1:
            see(s, wide(s.player), mind.networks[0], mind.units[0])
            judge(s, wide(s.player), mind.units[0], shares, rewards, REWARD_OF_POINTS)
    else:
        evaluate(s, shares)
        for seat in range(s.players):
            rewards[seat] = shares[seat]


@rule(apart=True)
def simulate(memory: Memory, seat: int, simulations: int) -> None:
    """Run simulations from the first position; each redraws everything `seat` can't know."""
    shares, rewards = np.zeros(MOST_PLAYERS), np.zeros(MOST_PLAYERS)
    points = np.zeros(MOST_PLAYERS, np.int16)
    # Taken out of the tuple once: each time, compiled code would count a reference up and down.
    nodes, results, positions = memory.nodes, memory.results, memory.positions
    actions, weights = memory.actions, memory.weights
    state, s = memory.state[0], positions[1]
    for _ in range(simulations):
        positions[1] = positions[0]
        state.rng = advance(state.rng)
        determinize(s, seat, mix(state.rng))
        choice = mix(advance(state.rng ^ CHOOSING))
        length, choice = descend(s, nodes, state, actions, weights, choice, memory.mind)
        value_leaf(memory, s, choice, rewards, shares, points)
        state.simulations += 1
        state.depth = max(int(state.depth), length)
        note_rewards(nodes, state, length, rewards)
        if length > 0:
            result = results[state.path[1] - nodes[state.root].first]
            result.simulations += 1
            result.shares += shares[seat]
            result.squares += shares[seat] * shares[seat]
            result.points += float(points[seat])
            for player in range(s.players):
                result.everybody[player] += shares[player]


@rule(apart=True)
def descend(
    s: Position,
    nodes: Records,
    state: Record,
    actions: Actions,
    weights: Weights,
    choice: np.uint64,
    mind: Mind,
) -> tuple[int, np.uint64]:
    """Walk down from the root to an action without a node, and add a node for it.

    The way goes to `state.path` and `state.players`. Returns how many actions were carried out, and the
    generator's next state.
    """
    path, players = state.path, state.players
    node, length = wide(state.root), 0
    path[0] = node
    while s.phase != OVER and length < DEEPEST:
        count = list_legal(s, actions)
        if length == 0 and state.forced != NO_ACTION:
            actions[0], count = state.forced, 1
        row = find_opinion(nodes, state, node, mind.opinions) if state.has_network else 0
        if row:
            weigh_with_network(s, actions, count, weights, mind, row)
        else:
            weigh_all(s, actions, count, weights, bool(state.is_guided))
        choice = advance(choice)
        start = below(mix(choice), count)
        players[length] = s.player
        action, following = choose_below(nodes, state, actions, weights, node, count, start)
        is_new = following == 0
        if is_new:
            following = add_node(nodes, state, node, action)
            if following == 0:
                break
            nodes[following].available = 1
        carry_out(s, action)
        length += 1
        node = following
        path[length] = node
        if is_new:
            break
    players[length] = s.player
    return length, choice


@rule
def note_rewards(nodes: Records, state: Record, length: int, rewards: Shares) -> None:
    """Tell each node of a path how the game went, for the player who led there and for the one to act."""
    path, players = state.path, state.players
    for k in range(length + 1):
        node = nodes[path[k]]
        node.visits += 1
        node.worth += rewards[players[k]]
        if k > 0:
            node.value += rewards[players[k - 1]]


assert CANDIDATES < MOST_BELOW
