"""Search: thinks about one decision for one seat, on all cores, until a limit is reached or somebody cancels it."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from steeple.ai.decision import Choice, Decision
from steeple.ai.tree import DEEPEST, DEPTH, HEAD, MOST_BELOW, NODE, ROOT, SIMULATIONS, USED, simulate
from steeple.errors import BadSetup
from steeple.kernel.arrays import Position
from steeple.kernel.game import Game, legal_list
from steeple.kernel.rng import derive, mix

_SLICE = 0.01
"""Seconds between two looks at the clock and at a cancel."""

MOST_NODES = 3_000_000
"""Nodes of all trees of a search together: 120 MB. What is not needed is never touched."""


@dataclass(frozen=True)
class Limit:
    """When to stop thinking: after so many simulations, so many seconds, or whichever comes first."""

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
    """Bonus for actions of much weight and few visits."""
    is_guided: bool = True
    """Whether weights guide the tree and the playing out; else all actions are alike."""
    horizon: int | None = None
    """Decisions after which playing out stops and the position is evaluated; None: as the game advises."""


GUIDED = Style()
"""The way that the levels search."""


class Tree:
    """The memory of one tree, and one thread's scratch."""

    def __init__(self, game: Game, nodes: int) -> None:
        size = 1 << max(6, (min(game.actions, 2 * MOST_BELOW) - 1).bit_length())
        self.game = game
        self.table = np.zeros(2, game.state)
        self.nodes = np.zeros(nodes, NODE)
        self.head = np.zeros(HEAD, np.int32)
        self.rngs = np.zeros(1, np.uint64)
        self.actions = np.zeros(game.most_legal, np.int32)
        self.weights = np.zeros(game.most_legal, np.float32)
        self.slots = np.zeros(size, np.int32)
        self.taken = np.zeros(MOST_BELOW, np.int32)
        self.path = np.zeros(2 * DEEPEST + 2, np.int32)
        self.results = np.zeros((MOST_BELOW, 4))

    def plant(self, s: Position, seed: np.uint64) -> None:
        """An empty tree for a position."""
        self.head[:] = 0
        self.head[USED] = ROOT + 1
        self.nodes[ROOT] = np.zeros(1, NODE)[0]
        self.begin(s, ROOT, seed)

    def begin(self, s: Position, root: int, seed: np.uint64) -> None:
        """Go on from a node as the root."""
        self.table[0] = s
        self.path[0] = root
        self.rngs[0] = seed
        self.results[:] = 0
        self.head[SIMULATIONS] = self.head[DEPTH] = 0

    @property
    def root(self) -> int:
        return int(self.path[0])

    def run(self, seat: int, simulations: int, style: Style) -> None:
        """Run simulations; compiled, without Python's lock."""
        horizon = self.game.horizon if style.horizon is None else style.horizon
        settings = np.array([style.explore, style.is_guided, horizon], np.float64)
        scratch = self.actions, self.weights, self.slots, self.taken, self.path, self.results
        simulate(self.table, self.nodes, self.head, self.rngs, seat, simulations, settings, *scratch)

    def below(self, node: int) -> range:
        """The nodes below a node."""
        return range(int(self.nodes[node].first), int(self.nodes[node].first) + int(self.nodes[node].below))

    def visits(self, node: int) -> int:
        return int(self.nodes[node].visits)

    def follow(self, action: int) -> int | None:
        """The node below the root to which an action leads."""
        return next((node for node in self.below(self.root) if self.nodes[node].action == action), None)


class Search:
    """A searcher for one game; keeps its trees between the decisions of a turn.

    The same position, seat, seed, number of trees and of simulations give the same decision on every machine. With a limit of
    time the decision depends on how far the search comes.
    """

    def __init__(self, game: Game, style: Style = GUIDED, trees: int = 1, nodes: int = MOST_NODES) -> None:
        self.game = game
        self.style = style
        self.trees = [Tree(game, max(nodes // trees, 4 * MOST_BELOW)) for _ in range(trees)]

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

        What the seat cannot know is redrawn in every simulation. With `after`, the seat's own action
        since the last search, the trees grown then are used on. A cancelled search answers with what it has found.
        """
        started = time.perf_counter()
        for number, tree in enumerate(self.trees):
            own = np.uint64(derive(np.uint64(mix(np.uint64(seed))), number))
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
        """Run simulations in slices, each as long as the last ones let expect."""
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
        simulations = sum(int(tree.head[SIMULATIONS]) for tree in self.trees)
        depth = max(int(tree.head[DEPTH]) for tree in self.trees)
        return Decision(choices, line, simulations, depth, seconds)


def _shares(simulations: int | None, trees: int) -> list[int | None]:
    if simulations is None:
        return [None] * trees
    return [simulations // trees + (number < simulations % trees) for number in range(trees)]


def merge_choices(game: Game, s: Position, trees: list[Tree]) -> tuple[Choice, ...]:
    """What all trees together say about each legal action, the most visited first."""
    legal = legal_list(game, s)
    sums = {action: np.zeros(6) for action in legal}
    for tree in trees:
        for k, node in enumerate(tree.below(tree.root)):
            found = tree.nodes[node]
            if int(found.action) in sums:
                sums[int(found.action)] += [found.visits, found.value, *tree.results[k]]
    return tuple(
        sorted(
            (Choice.of(action, *sums[action].tolist()) for action in legal), key=lambda choice: choice.order
        )
    )


def expected_line(trees: list[Tree], action: int) -> tuple[int, ...]:
    """The actions that the tree with the most simulations thinks most likely, from `action` on."""
    tree = max(trees, key=lambda tree: int(tree.head[SIMULATIONS]))
    line, node = [action], tree.follow(action)
    while node is not None and len(line) < 12:
        below = max(tree.below(node), key=tree.visits, default=None)
        node = below if below is not None and tree.visits(below) > 1 else None
        if node is not None:
            line.append(int(tree.nodes[node].action))
    return tuple(line)
