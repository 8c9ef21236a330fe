"""The search of `ai/tree.py` with parts to exchange, for experiments only. `diagnose.py` plays with it.

A trial can show the search cards that it can't know, value a leaf in other ways, give nodes of their own to
what a turn has turned up (closed loop), and leave the others' decisions out of the tree. Without any of these
it's today's search. Speeds are compared among trials, because these switches cost a little.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from steeple.ai.nodes import DEEPEST, Record, Records, add_node
from steeple.ai.policy import CANDIDATES, Scratch, choose_hastily, look_ahead
from steeple.ai.search import Tree
from steeple.ai.tree import (
    CHOOSING,
    Memory,
    carry_out,
    choose_below,
    list_legal,
    note_rewards,
    play_on,
    reward,
    weigh_all,
)
from steeple.games.campanile.material import N_STYLES
from steeple.games.campanile.towers import hidden_cards
from steeple.games.campanile_2009.material import DECK
from steeple.kernel.arrays import Actions, Position, Positions, Scores, Shares, Weights, wide
from steeple.kernel.game import MOST_PLAYERS, OVER, Game, record_type
from steeple.kernel.rng import advance, below, derive, mix
from steeple.kernel.rule import rule
from steeple.kernel.verbs import determinize, evaluate, legal, redraw, scores

NOTHING, HANDS, WORLDS = 0, 1, 2
"""What a search is shown: what its seat knows; the hands, too; or worlds that it chooses from at random."""

IN_TREE, HASTY, GREEDY = 0, 1, 2
"""Who decides for the others between two decisions of the searching seat."""

OUTCOME = 1 << 20
"""More than any action's id: nodes for what was turned up have keys from here on."""

_BASE = 11
"""More than any number that lies open at one place."""

TRIAL = record_type(
    [
        ("seat", np.int32),  # who searches
        ("shown", np.int32),
        ("others", np.int32),
        ("playouts", np.int32),  # how many playouts a leaf's value is the mean of
        ("is_hasty", np.bool_),  # whether playouts are hasty; otherwise random
        ("is_closed", np.bool_),  # whether what was turned up has nodes of its own
    ]
)
"""What a search does differently."""

Bytes = npt.NDArray[np.uint8]
Places = npt.NDArray[np.int64]


class Parts(NamedTuple):
    """What a trial needs besides a tree's memory."""

    trial: Records
    """One TRIAL record."""
    worlds: Positions
    """Those to choose from."""
    bytes: Bytes
    """The bytes of the copy that is played."""
    places: Places
    """Which of them lie open and change when something is turned up."""
    scratch: Scratch


# --- Possible worlds ---


@rule
def imagine(positions: Positions, worlds: Positions, shown: int, seat: int, seed: np.uint64) -> None:
    """Make the second position a possible world of the first one."""
    if shown == WORLDS:
        positions[1] = worlds[below(seed, len(worlds))]
    else:
        positions[1] = positions[0]
        if shown == HANDS:
            redraw(positions[1], seed)
        else:
            determinize(positions[1], seat, seed)


@rule(apart=True)
def swap_hands(s: Position, seat: int, seed: np.uint64) -> None:
    """Redraw the other hands, and leave the deck in its order. It's for campanile-2009 only.

    The deck's order would give the hands away. So each hidden card changes places with one that's drawn from
    all unseen cards, itself among them: the hands are as likely as in `determinize`, and all the deck keeps
    its place but for as many cards as the hands hide. Intermezzo and Finito stay.
    """
    first, size, cards = int(s.top), int(s.deck_size), np.empty(2 * DECK, np.int64)
    count = 0
    for other in range(s.players):
        for style in range(N_STYLES):
            hidden = (other != seat) * (int(s.hand[other, style]) - int(s.known[other, style]))
            for _ in range(hidden):
                cards[count] = style
                count += 1
    in_hands = count
    for place in range(first, size):
        if s.deck[place] < N_STYLES:
            cards[count] = s.deck[place]
            count += 1
    for k in range(in_hands):
        seed = advance(seed)
        j = k + below(mix(seed), count - k)
        cards[k], cards[j] = cards[j], cards[k]
    lay_hands(s, seat, cards)
    for place in range(first, size):
        if s.deck[place] < N_STYLES:
            s.deck[place] = cards[in_hands]
            in_hands += 1


@rule
def lay_hands(s: Position, seat: int, cards: Places) -> None:
    """Exchange the hidden cards of the other hands for the first of these."""
    k = 0
    for other in range(s.players):
        if other != seat:
            hidden = hidden_cards(s, other)
            for style in range(N_STYLES):
                s.hand[other, style] = s.known[other, style]
            for _ in range(hidden):
                s.hand[other, cards[k]] += 1
                k += 1


@rule(apart=True)
def swap_all(worlds: Positions, s: Position, seat: int, seed: np.uint64) -> None:
    """Make all of these worlds with `swap_hands`."""
    for k in range(len(worlds)):
        worlds[k] = s
        swap_hands(worlds[k], seat, derive(seed, k))


# --- On the way down ---


@rule(apart=True)
def outcome_below(
    nodes: Records, state: Record, node: int, bytes_: Bytes, places: Places
) -> tuple[int, bool]:
    """The node for what lies open now, below the node of an action; 0 if there's no room. And if it's new."""
    key = 0
    for place in places:
        key = key * _BASE + int(bytes_[place])
    key += OUTCOME
    first = int(nodes[node].first)
    for k in range(nodes[node].below):
        if nodes[first + k].action == key:
            return first + k, False
    return add_node(nodes, state, node, key), True


@rule(apart=True)
def play_others(
    s: Position,
    seat: int,
    greedily: bool,
    actions: Actions,
    weights: Weights,
    scratch: Scratch,
    choice: np.uint64,
) -> np.uint64:
    """Let the others play until `seat` has to decide, each hastily, or greedily with all cards open."""
    while s.phase != OVER and s.player != seat:
        count = legal(s, actions)
        action = wide(actions[0])
        if greedily and count > 1:
            look_ahead(s, actions, count, scratch, 0)
            action = wide(actions[np.argmax(scratch.found[0, :count])])
        elif count > 1:
            action, choice = choose_hastily(s, actions, count, weights, choice)
        carry_out(s, action)
    return choice


@rule(apart=True)
def descend(
    s: Position,
    nodes: Records,
    state: Record,
    actions: Actions,
    weights: Weights,
    parts: Parts,
    choice: np.uint64,
) -> tuple[int, np.uint64]:
    """Walk down as `ai.tree.descend` does, with outcomes and without the others if the trial says so."""
    path, players, trial = state.path, state.players, parts.trial[0]
    node, length, is_new = wide(state.root), 0, False
    path[0] = node
    while s.phase != OVER and length < DEEPEST - 1 and not is_new:
        count = list_legal(s, actions)
        weigh_all(s, actions, count, weights, bool(state.is_guided))
        choice = advance(choice)
        start = below(mix(choice), count)
        player = s.player
        players[length] = player
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
        if trial.others != IN_TREE:
            choice = play_others(
                s, trial.seat, trial.others == GREEDY, actions, weights, parts.scratch, choice
            )
        if trial.is_closed and s.player != player and s.phase != OVER:
            outcome, is_first = outcome_below(nodes, state, node, parts.bytes, parts.places)
            if outcome == 0:
                break
            players[length] = s.player
            is_new = is_new or is_first
            length += 1
            node = outcome
            path[length] = node
    players[length] = s.player
    return length, choice


# --- Simulations ---


@rule
def add_result(s: Position, part: float, own: Shares, points: Scores, rewards: Shares, sums: Shares) -> None:
    """Add a part of what came of a playout to `sums`: each seat's reward, then its share, then its points."""
    if s.phase == OVER:
        reward(s, own, points, rewards)
    else:
        evaluate(s, own)
        scores(s, points)
        for player in range(s.players):
            rewards[player] = own[player]
    for player in range(s.players):
        sums[player] += part * rewards[player]
        sums[MOST_PLAYERS + player] += part * own[player]


@rule(apart=True)
def simulate(memory: Memory, parts: Parts, simulations: int) -> None:
    """Run simulations as `ai.tree.simulate` does, the way the trial says."""
    shares, rewards = np.zeros(MOST_PLAYERS), np.zeros(MOST_PLAYERS)
    points, sums = np.zeros(MOST_PLAYERS, np.int16), np.zeros(2 * MOST_PLAYERS)
    nodes, positions, worlds = memory.nodes, memory.positions, parts.worlds
    actions, weights = memory.actions, memory.weights
    state, s, trial = memory.state[0], positions[1], parts.trial[0]
    playouts = wide(trial.playouts)
    for _ in range(simulations):
        state.rng = advance(state.rng)
        imagine(positions, worlds, wide(trial.shown), wide(trial.seat), mix(state.rng))
        choice = mix(advance(state.rng ^ CHOOSING))
        length, choice = descend(s, nodes, state, actions, weights, parts, choice)
        sums[:] = 0.0
        if playouts > 1:
            positions[2] = positions[1]
        for k in range(playouts):
            if k > 0:
                positions[1] = positions[2]
            choice = play_on(s, choice, actions, weights, bool(trial.is_hasty), wide(state.horizon))
            add_result(s, 1.0 / playouts, shares, points, rewards, sums)
        state.simulations += 1
        state.depth = max(int(state.depth), length)
        note_rewards(nodes, state, length, sums)


# --- The tree ---


@dataclass(frozen=True)
class Trial:
    """A search to try. `read` says how it's written."""

    simulations: int = 1000
    shown: str = "nothing"
    """nothing, hands, deck or all. `deck` is for one game only; see `swap_hands`."""
    leaf: str = "hasty"
    """hasty or plain: how playouts go."""
    playouts: int = 1
    horizon: int = -1
    """After this many decisions a playout is evaluated; 0 evaluates the leaf, -1 takes the game's advice."""
    others: str = "tree"
    """tree, hasty or greedy: who decides for the others between the seat's own decisions."""
    closed: int = 0
    """1: what a turn has turned up has a node of its own. For games with a display only."""
    ends: int = 1
    """1: endgames are solved, as levels 4 and 5 do. Never for a search that's shown something."""
    explore: float = 1.0

    @classmethod
    def read(cls, text: str) -> Trial:
        """Read `1000`, or `1000,shown=hands,playouts=4`: simulations, and what isn't as it is today."""
        number, *changes = text.split(",")
        pairs = dict(change.split("=") for change in changes)
        kinds = {"shown": str, "leaf": str, "others": str, "explore": float}
        return cls(int(number), **{name: kinds.get(name, int)(value) for name, value in pairs.items()})

    @property
    def knows_deck(self) -> bool:
        """Whether it's shown what the next draws are. Then luck can't be told from knowledge."""
        return self.shown in ("deck", "all")


MOST_WORLDS = 512
"""From how many worlds a search chooses that's shown the deck but not the hands."""


class TrialTree(Tree):
    """A tree that grows the way a trial says."""

    def __init__(self, game: Game, trial: Trial, nodes: int) -> None:
        super().__init__(game, nodes)
        self.trial = trial
        positions = np.zeros(3, game.state)
        self.memory = self.memory._replace(
            positions=positions, weights=np.zeros(max(game.most_legal, CANDIDATES), np.float32)
        )
        worlds = {"deck": MOST_WORLDS, "all": 1}.get(trial.shown, 0)
        self.parts = Parts(
            np.zeros(1, TRIAL),
            np.zeros(worlds, game.state),
            positions[1:2].view(np.uint8),
            open_places(game) if trial.closed else np.zeros(0, np.int64),
            Scratch.of(game),
        )
        record = self.parts.trial[0]
        record.shown = {"nothing": NOTHING, "hands": HANDS}.get(trial.shown, WORLDS)
        record.others = ("tree", "hasty", "greedy").index(trial.others)
        record.playouts, record.is_hasty = trial.playouts, trial.leaf == "hasty"
        record.is_closed = trial.closed

    def show(self, s: Position, seat: int, seed: np.uint64) -> None:
        """Lay out the worlds that it's shown, if it's shown any; `s` is the true position."""
        if self.trial.shown == "all":
            self.parts.worlds[0] = s
        elif self.trial.shown == "deck":
            swap_all(self.parts.worlds, s, seat, seed)

    def grow(self, seat: int) -> None:
        """Run all simulations."""
        trial, state = self.trial, self.memory.state[0]
        self.parts.trial[0].seat = seat
        state.explore, state.is_guided = trial.explore, True
        state.horizon = self.game.horizon if trial.horizon < 0 else trial.horizon
        simulate(self.memory, self.parts, trial.simulations)

    def ranking(self) -> list[tuple[int, int, float]]:
        """The tried actions of the root, most visited first: action, visits, mean reward."""
        found = [self.memory.nodes[node] for node in self.below(self.root)]
        rows = [(int(n.action), int(n.visits), float(n.value) / max(1, int(n.visits))) for n in found]
        return sorted(rows, key=lambda row: (-row[1], -row[2], row[0]))


def open_places(game: Game) -> Places:
    """Which bytes of a position show the display, and whether Intermezzo was scored."""
    found = []
    fields = game.state.fields
    assert fields is not None
    for name in ("display", "scored"):
        kind, offset = fields[name][:2]
        found += list(range(offset, offset + kind.itemsize))
    return np.array(found, np.int64)
