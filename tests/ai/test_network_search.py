"""A search with a network: what opinions and judgements do, and that it knows nothing it should not know."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

from steeple.ai.decision import Decision
from steeple.ai.network import see, units_type, weigh_places
from steeple.ai.nodes import MOST_BELOW, Records
from steeple.ai.players import Glimpse, LevelPlayer
from steeple.ai.search import GUIDED, Limit, Search, Style
from steeple.ai.tree import Memory, find_opinion, weigh_with_network
from steeple.games import GAMES
from steeple.kernel.game import Game
from steeple.kernel.match import Match
from support.games.random_games import SETUPS, Setup, legal_ids, redrawn, sample
from support.networks import WITH_HELPERS, fond_of, near_ends, random_network

FEW = Limit(simulations=60)
SMALL = GAMES["campanile-2009"]

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)
every_trust = pytest.mark.parametrize("trust", [0.0, 0.5, 1.0])


def in_play(setup: Setup, count: int, number: int = 0) -> list[Match]:
    """Matches at random positions where there is something to decide."""
    positions = [s for s in sample(setup, 8 * count, number) if len(legal_ids(setup.game, s)) > 1]
    return [Match.from_position(setup.game, s) for s in positions[:count]]


def usual(game: Game) -> Setup:
    """The game with the fewest players."""
    return next(setup for setup in SETUPS if setup.name == game.name)


def told(decision: Decision) -> str:
    """All of a decision but the time it took."""
    return repr((decision.choices, decision.line, decision.simulations, decision.depth, decision.is_solved))


def think(
    match: Match, network: Records, limit: Limit = FEW, style: Style = GUIDED, trees: int = 1
) -> Decision:
    search = Search(match.game, style, trees, network=network)
    return search.think(match.state, match.player, limit, seed=8)


# --- Secrets ---


@every_setup
def test_what_a_seat_cannot_know_does_not_change_its_search(setup: Setup) -> None:
    network, differing = random_network(setup.game.sight), 0
    for match in in_play(setup, 4):
        other = redrawn(setup.game, match.state, match.player, 99)
        differing += other.tobytes() != match.state.tobytes()
        decisions = [think(either, network) for either in (match, Match.from_position(setup.game, other))]
        assert told(decisions[0]) == told(decisions[1])
    assert differing, "nothing was hidden in any of the positions"


@pytest.mark.parametrize("level", [3, 4])
@every_game
def test_what_a_seat_cannot_know_does_not_change_the_decision_of_a_level(game: Game, level: int) -> None:
    network = random_network(game.sight)
    for match in in_play(usual(game), 3):
        other = Match.from_position(game, redrawn(game, match.state, match.player, 99))
        decisions = [
            LevelPlayer(game, level, 3, FEW, network=network).decide(Glimpse.of(either, seed=5))
            for either in (match, other)
        ]
        assert told(decisions[0]) == told(decisions[1])


# --- The same decision ---


@every_trust
@every_game
def test_the_same_seed_gives_the_same_decision_with_two_trees(game: Game, trust: float) -> None:
    match = in_play(usual(game), 1)[0]
    first, again = (
        think(match, random_network(game.sight), Limit(simulations=90), Style(trust=trust), trees=2)
        for _ in range(2)
    )
    assert told(first) == told(again)


def test_a_tree_planted_again_has_forgotten_all_opinions() -> None:
    """A search that has thought about something else decides as a new one does."""
    one, other = in_play(usual(SMALL), 2)
    search = Search(SMALL, network=random_network(SMALL.sight))
    search.think(other.state, other.player, Limit(simulations=200), seed=1)
    found = search.think(one.state, one.player, Limit(simulations=200), seed=8)
    assert told(found) == told(think(one, random_network(SMALL.sight), Limit(simulations=200)))


_TOLD = """
from steeple.ai.search import Limit, Search, Style
from steeple.games import GAMES
from steeple.kernel.match import Match
from support.networks import random_network
for name in GAMES:
    match = Match(GAMES[name], 2, seed="0000000000000001")
    for trust in (0.5, 1.0):
        search = Search(match.game, Style(trust=trust), network=random_network(match.game.sight))
        decision = search.think(match.state, match.player, Limit(simulations=12), seed=8)
        print(name, [choice for choice in decision.choices if choice.visits], decision.line)
"""


def test_interpreted_and_compiled_searches_decide_alike() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", _TOLD],
            env={**os.environ, **WITH_HELPERS, "NUMBA_DISABLE_JIT": interpreted},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for interpreted in ("0", "1")
    ]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == 2 * len(GAMES)


# --- Opinions ---


def kinds_of(match: Match) -> dict[int, int]:
    """The kind of each legal action."""
    sight = match.game.sight
    return {action: int(sight.locate(match.state, action)) % len(sight.kinds) for action in match.legal_ids()}


@every_game
def test_actions_that_the_network_likes_are_tried_more_often(game: Game) -> None:
    """Whichever kind of action it likes, where there are several."""
    compared = 0
    for match in in_play(usual(game), 12):
        kinds = kinds_of(match)
        for kind in sorted(set(kinds.values())) if len(set(kinds.values())) > 1 else []:
            decision = think(match, fond_of(game.sight, kind))
            liked = sum(choice.visits for choice in decision.choices if kinds[choice.action] == kind)
            assert liked > decision.simulations / 2
            compared += 1
    assert compared


@every_setup
def test_actions_at_the_same_place_share_its_weight(setup: Setup) -> None:
    game = setup.game
    memory, units = Memory.of(game, 64, random_network(game.sight)), np.zeros(1, units_type(game.sight))
    network = memory.mind.networks[0]
    for row, match in enumerate(in_play(setup, 6), 1):
        s, legal = match.state, match.legal_ids()
        memory.actions[: len(legal)] = legal
        weigh_with_network(s, memory.actions, len(legal), memory.weights, memory.mind, row)
        places = np.array([game.sight.locate(s, action) for action in legal])
        see(s, match.player, network, units[0])
        opinions = np.zeros(game.sight.choices, np.float32)
        weigh_places(network, units[0], opinions)
        for place in set(places.tolist()):
            found = memory.weights[: len(legal)][places == place].sum()
            assert found == pytest.approx(opinions[place], rel=1e-4)


def test_an_action_that_is_new_in_this_world_is_weighed_as_the_others_are() -> None:
    """A row has an opinion of every place, whatever was legal in the first world that came there."""
    match = next(match for match in in_play(usual(SMALL), 12) if len(match.legal_ids()) > 4)
    memory, legal = Memory.of(SMALL, 64, random_network(SMALL.sight)), match.legal_ids()
    memory.actions[: len(legal)] = legal
    found = []
    for row, counts in ((1, [len(legal)]), (2, [2, len(legal)])):
        for count in counts:
            weigh_with_network(match.state, memory.actions, count, memory.weights, memory.mind, row)
        found.append(memory.weights[: len(legal)].tolist())
    assert found[0] == found[1]


def test_a_network_is_asked_once_at_a_node() -> None:
    """What was found there stays in the row, whatever the network would say later."""
    match = in_play(usual(SMALL), 1)[0]
    memory, legal = Memory.of(SMALL, 64, random_network(SMALL.sight).copy()), match.legal_ids()
    memory.actions[: len(legal)] = legal
    found = []
    for _ in range(2):
        weigh_with_network(match.state, memory.actions, len(legal), memory.weights, memory.mind, 1)
        found.append(memory.weights[: len(legal)].tolist())
        memory.mind.networks["kind_bias"] = 0
        memory.mind.units["weights"] = 7
    assert found[0] == found[1]


# --- Room for opinions ---


def narrow(game: Game, rows: int) -> Search:
    """A search whose tree has room for few opinions only; the first row is never used."""
    search = Search(game, network=random_network(game.sight))
    memory = search.trees[0].memory
    search.trees[0].memory = memory._replace(
        mind=memory.mind._replace(opinions=memory.mind.opinions[:rows].copy())
    )
    return search


@pytest.mark.parametrize("rows", [1, 2, 5])
@every_game
def test_a_tree_without_room_for_more_opinions_goes_on(game: Game, rows: int) -> None:
    match, search = in_play(usual(game), 1)[0], narrow(game, rows)
    decision = search.think(match.state, match.player, Limit(simulations=300), seed=8)
    assert sum(choice.visits for choice in decision.choices) == decision.simulations == 300
    assert int(search.trees[0].memory.state[0].opinions) == rows - 1


def test_a_node_keeps_its_row_when_there_is_no_room_for_another() -> None:
    memory = Memory.of(SMALL, 8, random_network(SMALL.sight))
    found = [
        find_opinion(memory.nodes, memory.state[0], node, memory.mind.opinions[:3])
        for node in (1, 2, 3, 1, 2)
    ]
    assert found == [1, 2, 0, 1, 2]


def test_a_new_row_holds_no_opinion_of_the_tree_before() -> None:
    memory = Memory.of(SMALL, 8, random_network(SMALL.sight))
    memory.mind.opinions[:] = 3
    row = find_opinion(memory.nodes, memory.state[0], 1, memory.mind.opinions)
    assert memory.mind.opinions[row, 0] == 0


def test_a_full_tree_goes_on_without_new_nodes() -> None:
    match = in_play(usual(SMALL), 1)[0]
    search = Search(SMALL, nodes=4 * MOST_BELOW, network=random_network(SMALL.sight))
    decision = search.think(match.state, match.player, Limit(simulations=5_000))
    assert sum(choice.visits for choice in decision.choices) == 5_000
    assert search.trees[0].used <= 4 * MOST_BELOW


# --- Judgements ---


@every_trust
@every_setup
def test_the_shares_of_all_seats_add_up_to_one(setup: Setup, trust: float) -> None:
    for match in in_play(setup, 2):
        search = Search(setup.game, Style(trust=trust), network=random_network(setup.game.sight))
        search.think(match.state, match.player, FEW, seed=8)
        results = search.trees[0].memory.results
        tried = results[results["simulations"] > 0]
        assert tried["simulations"].sum() == FEW.simulations
        assert tried["everybody"][:, : setup.players].sum(axis=1) == pytest.approx(tried["simulations"])
        assert tried["everybody"][:, match.player] == pytest.approx(tried["shares"])
        assert not tried["everybody"][:, setup.players :].any()


@every_trust
@every_game
def test_every_legal_action_is_accounted_for(game: Game, trust: float) -> None:
    for match in in_play(usual(game), 2):
        decision = think(match, random_network(game.sight), style=Style(trust=trust))
        assert sorted(choice.action for choice in decision.choices) == sorted(match.legal_ids())
        assert sum(choice.visits for choice in decision.choices) == decision.simulations == 60
        assert all(0 <= choice.share <= 1 for choice in decision.choices if choice.visits)


@every_game
def test_how_far_a_network_is_trusted_changes_what_a_search_expects(game: Game) -> None:
    match = in_play(usual(game), 1)[0]
    shares = {
        think(match, random_network(game.sight), style=Style(trust=trust)).choices[0].share
        for trust in (0, 0.5, 1)
    }
    assert len(shares) == 3


def test_a_network_that_finds_all_even_expects_an_even_share() -> None:
    """As long as no game ends within the search."""
    for players in (2, 3, 5):
        match = Match(SMALL, players, seed="0000000000000001")
        decision = think(match, fond_of(SMALL.sight, 0), style=Style(trust=1.0))
        assert [choice.share for choice in decision.choices if choice.visits] == pytest.approx(
            [1 / players] * sum(choice.visits > 0 for choice in decision.choices)
        )


@every_game
def test_an_action_that_ends_the_game_is_worth_what_it_brings_whatever_the_network_says(game: Game) -> None:
    match, brought = next(near_ends(usual(game)))
    found = {choice.action: choice.share for choice in think(match, random_network(game.sight)).choices}
    assert {action: found[action] for action in brought} == pytest.approx(brought, nan_ok=False)
