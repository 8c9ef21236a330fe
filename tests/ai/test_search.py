"""The search: limits, cancelling, the same decision from the same seed, and nothing it should not know."""

from __future__ import annotations

import os
import subprocess
import sys
import threading

import numpy as np
import pytest

from steeple.ai.decision import Decision
from steeple.ai.nodes import MOST_BELOW
from steeple.ai.players import BOTS, Glimpse, make_player
from steeple.ai.search import Limit, Search, Style
from steeple.errors import BadSetup
from steeple.games import GAMES
from steeple.kernel.match import Match
from support.games.random_games import SETUPS, Setup, legal_ids, players_of, redrawn, sample

FEW = Limit(simulations=60)
BIGGEST = [
    max((setup for setup in SETUPS if setup.name == name), key=lambda setup: setup.players) for name in GAMES
]


def in_play(setup: Setup, count: int, number: int = 0) -> list[Match]:
    """Matches at random positions where there is something to decide."""
    positions = [s for s in sample(setup, 6 * count, number) if len(legal_ids(setup.game, s)) > 1]
    return [Match.from_position(setup.game, s) for s in positions[:count]]


def told(decision: Decision) -> tuple[object, ...]:
    """All of a decision but the time it took."""
    return decision.choices, decision.line, decision.simulations, decision.depth, decision.is_solved


# --- What a decision says ---


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_at_any_position_of_any_game_every_legal_action_is_accounted_for(setup: Setup) -> None:
    search = Search(setup.game)
    for match in in_play(setup, 3):
        decision = search.think(match.state, match.player, FEW, seed=1)
        assert sorted(choice.action for choice in decision.choices) == sorted(match.legal_ids())
        assert sum(choice.visits for choice in decision.choices) == decision.simulations == 60
        assert (
            decision.line[0]
            == decision.action
            == max(decision.choices, key=lambda choice: choice.visits).action
        )
        tried = [choice for choice in decision.choices if choice.visits]
        assert all(0 <= choice.share <= 1 and choice.error > 0 for choice in tried)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_bot_can_sit_in_any_seat(setup: Setup) -> None:
    for seat, bot in enumerate(BOTS):
        match = Match(setup.game, setup.players, setup.chosen, "00000000000000aa")
        for _ in range(seat % setup.players):
            match.play_id(match.legal_ids()[0])
        decision = make_player(bot, setup.game, seed=seat, limit=Limit(simulations=5)).decide(
            Glimpse.of(match)
        )
        match.play_id(decision.action)


def test_an_action_that_wins_at_once_is_seen() -> None:
    """Five floors ahead, one card before the end: the search finds the only winning action, and is sure."""
    game = GAMES["campanile-2009"]
    for number in range(40):
        match = in_play(Setup("campanile-2009", 2, ()), 1, number)[0]
        decision = Search(game).think(match.state, match.player, Limit(simulations=300), seed=number)
        sure = [choice for choice in decision.choices if choice.visits > 20 and choice.share == 1.0]
        if sure:
            assert decision.choices[0].share > 0.9
            return
    raise AssertionError("no position with a sure win among the samples: take other numbers")


# --- Secrets ---


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("setup", BIGGEST, ids=str)
def test_what_a_seat_cannot_know_does_not_change_its_decision(setup: Setup, bot: str) -> None:
    differing = 0
    for match in in_play(setup, 4):
        seat = match.player
        other = Match.from_position(setup.game, redrawn(setup.game, match.state, seat, 99))
        differing += other.state.tobytes() != match.state.tobytes()
        decisions = [
            make_player(bot, setup.game, seed=3, limit=FEW).decide(Glimpse.of(either, seed=5))
            for either in (match, other)
        ]
        assert repr(told(decisions[0])) == repr(told(decisions[1]))
    assert differing, "nothing was hidden in any of the positions"


# --- The same decision from the same seed ---


@pytest.mark.parametrize("trees", [1, 3])
@pytest.mark.parametrize("name", list(GAMES))
def test_the_same_seed_gives_the_same_decision(name: str, trees: int) -> None:
    match = Match(GAMES[name], players_of(name, 3), seed="0000000000000001")
    first, again = (
        Search(match.game, trees=trees).think(match.state, 0, Limit(simulations=90), seed=8) for _ in range(2)
    )
    assert repr(told(first)) == repr(told(again))


def test_another_seed_gives_another_search() -> None:
    match = Match(GAMES["campanile-2009"], 2, seed="0000000000000001")
    first, other = (
        Search(match.game).think(match.state, 0, Limit(simulations=300), seed=seed) for seed in (1, 2)
    )
    assert repr(told(first)) != repr(told(other))


_TOLD = """
from steeple.ai.search import Limit, Search
from steeple.games import GAMES
from steeple.kernel.match import Match
match = Match(GAMES["campanile-2009"], 2, seed="0000000000000001")
decision = Search(match.game).think(match.state, 0, Limit(simulations=40), seed=8)
print(decision.choices, decision.line)
"""


def test_interpreted_and_compiled_searches_decide_alike() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", _TOLD],
            env={**os.environ, "NUMBA_DISABLE_JIT": interpreted},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for interpreted in ("0", "1")
    ]
    assert told[0] == told[1]


# --- Limits ---


class CancelAfter(threading.Event):
    """Set once it has been looked at that often."""

    def __init__(self, looks: int) -> None:
        super().__init__()
        self.left = looks

    def is_set(self) -> bool:
        self.left -= 1
        if self.left <= 0:
            self.set()
        return super().is_set()


def test_a_cancelled_search_runs_no_further_slice() -> None:
    """It looks before each slice of some milliseconds, so after a cancel it only finishes one slice."""
    match = Match(GAMES["campos"], 2, seed="0000000000000001")
    search = Search(match.game, trees=2)
    search.think(match.state, 0, Limit(simulations=4))
    cancel = CancelAfter(10)
    decision = search.think(match.state, 0, Limit(seconds=3600), cancel=cancel)
    assert decision.simulations > 4
    assert cancel.left >= -2  # each tree has looked once more


def test_a_search_with_a_time_limit_ends_by_itself() -> None:
    match = Match(GAMES["campanile-1996"], 2, seed="0000000000000001")
    decision = Search(match.game).think(match.state, 0, Limit(seconds=0.05))
    assert decision.simulations > 0
    assert decision.seconds >= 0.05


@pytest.mark.parametrize("limit", [{}, {"simulations": 0}, {"seconds": 0.0}, {"simulations": -3}])
def test_a_limit_that_is_none_is_refused(limit: dict[str, int]) -> None:
    with pytest.raises(BadSetup) as refused:
        Limit(**limit)
    assert refused.value.code == "bad-limit"


def test_a_full_tree_goes_on_without_new_nodes() -> None:
    match = Match(GAMES["campanile-2009"], 2, seed="0000000000000001")
    search = Search(match.game, nodes=4 * MOST_BELOW)
    decision = search.think(match.state, 0, Limit(simulations=20_000))
    assert decision.simulations == 20_000
    assert search.trees[0].used <= 4 * MOST_BELOW


# --- The decisions of one turn share a tree ---


def test_the_tree_is_used_on_for_the_next_decision_of_the_turn() -> None:
    match = Match(GAMES["campanile-2009"], 2, seed="0000000000000001")
    player = make_player("level:4", match.game, limit=Limit(simulations=500))
    decision = player.decide(Glimpse.of(match))
    match.play_id(decision.action)
    following = player.decide(Glimpse.of(match))
    assert sum(choice.visits for choice in following.choices) > 500


def test_the_tree_is_not_used_on_after_somebody_elses_action() -> None:
    match = Match(GAMES["campanile-2009"], 2, seed="0000000000000001")
    player = make_player("level:4", match.game, limit=Limit(simulations=500))
    decision = player.decide(Glimpse.of(match))
    match.play_id(next(action for action in match.legal_ids() if action != decision.action))
    following = player.decide(Glimpse.of(match))
    assert sum(choice.visits for choice in following.choices) == 500


# --- Nodes ---


def test_no_node_is_lost_when_rooms_grow() -> None:
    """Every simulation visits the root; a node has one visit more than all nodes below it together."""
    match = Match(GAMES["campos"], 2, seed="0000000000000001")
    search = Search(match.game, Style(explore=50.0))
    search.think(match.state, 0, Limit(simulations=3_000))
    tree = search.trees[0]
    assert tree.visits(tree.root) == tree.simulations == 3_000
    waiting, seen = [tree.root], set()
    while waiting:
        node = waiting.pop()
        assert node not in seen
        seen.add(node)
        below = tree.below(node)
        assert tree.visits(node) - sum(map(tree.visits, below)) in ((0,) if node == tree.root else (1,))
        actions = [tree.action(other) for other in below]
        assert len(set(actions)) == len(actions)
        waiting += below
    assert len(seen) == 3_001


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(BadSetup, match="there are: random, greedy, level:1") as refused:
        make_player("level:9", GAMES["campos"])
    assert refused.value.code == "bad-bot"


def test_results_are_numbers_of_their_own() -> None:
    """A decision does not change when its search thinks again."""
    match = Match(GAMES["campanile-2009"], 2, seed="0000000000000001")
    search = Search(match.game)
    decision = search.think(match.state, 0, FEW, seed=1)
    before = repr(decision)
    search.think(match.state, 0, FEW, seed=2)
    assert repr(decision) == before
    assert isinstance(decision.choices[0].visits, int)
    assert not isinstance(decision.choices[0].share, np.generic)
