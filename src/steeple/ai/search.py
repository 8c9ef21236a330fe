"""Search: thinks about one seat's decision, on all cores, until it reaches a limit or is cancelled."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from steeple.ai.decision import Choice, Decision
from steeple.ai.nodes import MOST_BELOW, NO_ACTION, NODE, RESULT, ROOT, STATE, Records
from steeple.ai.tree import Memory, simulate
from steeple.errors import BadSetup
from steeple.kernel.arrays import Position
from steeple.kernel.game import Game, legal_list
from steeple.kernel.rng import substream

_SLICE = 0.01
"""Seconds between two looks at the clock and at a cancel."""

MOST_NODES = 3_000_000
"""Nodes of all trees of a search together: 120 MB. The system provides only the memory that's used."""


@dataclass(frozen=True)
class Limit:
    """When to stop thinking: after a number of simulations, after some seconds, or when either is reached."""

    simulations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.simulations is None and self.seconds is None:
            raise BadSetup("a search needs a limit: simulations, seconds or both", code="bad-limit")
        if (self.simulations is not None and self.simulations < 1) or (
            self.seconds is not None and self.seconds <= 0
        ):
            raise BadSetup("a search runs for at least one simulation and some time", code="bad-limit")


@dataclass(frozen=True)
class Style:
    """How to search."""

    explore: float = 1.0
    """The bonus for actions with much weight and few visits."""
    is_guided: bool = True
    """Whether weights guide the tree and the playouts. Otherwise all actions count the same."""
    trust: float = 0.5
    """The part of a leaf's value that the network finds there, not after playing on."""

    def set(self, memory: Memory, game: Game, has_network: bool) -> None:
        """Make a tree be searched like this."""
        state = memory.state[0]
        state.explore, state.is_guided, state.horizon = self.explore, self.is_guided, game.horizon
        state.has_network, state.trust = has_network, self.trust


GUIDED = Style()
"""How the levels search."""


class Tree:
    """One tree, with its memory."""

    def __init__(self, game: Game, nodes: int, network: Records | None = None) -> None:
        self.game = game
        self.has_network = network is not None
        self.memory = Memory.of(game, nodes, network)

    def plant(self, s: Position, seed: np.uint64) -> None:
        """Start an empty tree for a position."""
        self.memory.state[0] = np.zeros(1, STATE)[0]
        self.memory.state["used"] = ROOT + 1
        self.memory.nodes[ROOT] = np.zeros(1, NODE)[0]
        self.begin(s, ROOT, seed)

    def begin(self, s: Position, root: int, seed: np.uint64) -> None:
        """Go on with a node as the root."""
        self.memory.positions[0] = s
        self.memory.results[:] = np.zeros(1, RESULT)
        state = self.memory.state[0]
        state.root, state.rng, state.forced = root, seed, NO_ACTION
        state.simulations = state.depth = 0

    @property
    def root(self) -> int:
        return int(self.memory.state[0].root)

    @property
    def used(self) -> int:
        """How many nodes are used."""
        return int(self.memory.state[0].used)

    @property
    def simulations(self) -> int:
        """How many simulations were run from this root."""
        return int(self.memory.state[0].simulations)

    @property
    def depth(self) -> int:
        """How many actions ahead the tree has looked."""
        return int(self.memory.state[0].depth)

    @property
    def bytes_used(self) -> int:
        """The memory that its nodes take."""
        return self.used * self.memory.nodes.itemsize

    def run(self, seat: int, simulations: int, style: Style) -> None:
        """Run simulations; compiled, without Python's lock."""
        style.set(self.memory, self.game, self.has_network)
        simulate(self.memory, seat, simulations)

    def below(self, node: int) -> range:
        """The nodes below a node."""
        above = self.memory.nodes[node]
        return range(int(above.first), int(above.first) + int(above.below))

    def visits(self, node: int) -> int:
        return int(self.memory.nodes[node].visits)

    def action(self, node: int) -> int:
        """The action that leads to a node."""
        return int(self.memory.nodes[node].action)

    def follow(self, action: int) -> int | None:
        """The node that an action leads to from the root; None if it has none."""
        return next((node for node in self.below(self.root) if self.action(node) == action), None)


class Search:
    """A searcher for one game, which keeps its trees between the decisions of a turn.

    The same position, seat, seed, number of trees and number of simulations give the same decision on every
    machine. With a time limit, the decision depends on how far the search gets.
    """

    def __init__(
        self,
        game: Game,
        style: Style = GUIDED,
        trees: int = 1,
        nodes: int = MOST_NODES,
        network: Records | None = None,
    ) -> None:
        self.game = game
        self.style = style
        self.trees = [Tree(game, max(nodes // trees, 4 * MOST_BELOW), network) for _ in range(trees)]

    def think(
        self,
        s: Position,
        seat: int,
        limit: Limit,
        seed: int = 0,
        cancel: threading.Event | None = None,
        after: int | None = None,
    ) -> Decision:
        """Think about the decision that `seat` has to make in `s`.

        Everything the seat can't know is redrawn in every simulation. `after` is the seat's only action since
        its last search: the trees of that search are then used again. A cancelled search answers with what it
        has found.
        """
        started = time.perf_counter()
        for number, tree in enumerate(self.trees):
            own = np.uint64(substream(np.uint64(seed), number))
            node = tree.follow(after) if after is not None else None
            if node is None:
                tree.plant(s, own)
            else:
                tree.begin(s, node, own)
        self._run(seat, limit, started, cancel or threading.Event())
        return self._decision(s, time.perf_counter() - started)

    def _run(self, seat: int, limit: Limit, started: float, cancel: threading.Event) -> None:
        deadline = None if limit.seconds is None else started + limit.seconds
        shares = _shares(limit.simulations, len(self.trees))
        works = [
            (tree, seat, share, deadline, cancel) for tree, share in zip(self.trees, shares, strict=True)
        ]
        if len(works) == 1:
            self._grow(*works[0])
            return
        with ThreadPoolExecutor(len(works)) as pool:
            for work in [pool.submit(self._grow, *work) for work in works]:
                work.result()

    def _grow(
        self, tree: Tree, seat: int, most: int | None, deadline: float | None, cancel: threading.Event
    ) -> None:
        """Run simulations in slices, sized by how long the last slice took."""
        done, size, left = 0, 1, most if most is not None else 1 << 60
        while left > 0 and not cancel.is_set():
            now = time.perf_counter()
            if deadline is not None and now >= deadline and done:
                break
            size = min(size, left)
            tree.run(seat, size, self.style)
            done, left = done + size, left - size
            took = max(time.perf_counter() - now, 1e-6)
            room = _SLICE if deadline is None else min(_SLICE, max(deadline - now - took, _SLICE / 20))
            size = max(1, min(2 * size, int(size * room / took)))

    def _decision(self, s: Position, seconds: float) -> Decision:
        choices = merge_choices(self.game, s, self.trees)
        line = expected_line(self.trees, choices[0].action)
        simulations = sum(tree.simulations for tree in self.trees)
        depth = max(tree.depth for tree in self.trees)
        return Decision(choices, line, simulations, depth, seconds)


def _shares(simulations: int | None, trees: int) -> list[int | None]:
    if simulations is None:
        return [None] * trees
    return [simulations // trees + (number < simulations % trees) for number in range(trees)]


def merge_choices(game: Game, s: Position, trees: list[Tree]) -> tuple[Choice, ...]:
    """What all trees together found about each legal action, the most visited first."""
    legal = legal_list(game, s)
    sums = {action: np.zeros(6) for action in legal}
    for tree in trees:
        for k, node in enumerate(tree.below(tree.root)):
            found = tree.memory.nodes[node]
            if int(found.action) in sums:
                result = tree.memory.results[k]
                tried = (result.simulations, result.shares, result.squares, result.points)
                sums[int(found.action)] += [found.visits, found.value, *tried]
    return tuple(
        sorted(
            (Choice.of(action, *sums[action].tolist()) for action in legal), key=lambda choice: choice.order
        )
    )


def expected_line(trees: list[Tree], action: int) -> tuple[int, ...]:
    """The most visited actions after `action`, in the tree with the most simulations."""
    tree = max(trees, key=lambda tree: tree.simulations)
    line, node = [action], tree.follow(action)
    while node is not None and len(line) < 12:
        below = max(tree.below(node), key=tree.visits, default=None)
        node = below if below is not None and tree.visits(below) > 1 else None
        if node is not None:
            line.append(tree.action(node))
    return tuple(line)
