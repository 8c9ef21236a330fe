"""A bot that plays against itself: how it decides, and what a network can learn from each decision."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

import numpy as np
import numpy.typing as npt
import pytest

from steeple.ai.choosing import plant
from steeple.ai.nodes import NO_ACTION, ROOT
from steeple.ai.tree import Memory, simulate
from steeple.arena.executor import InProcessExecutor, LocalExecutor
from steeple.games import GAMES
from steeple.kernel.arrays import Position
from steeple.kernel.game import MOST_PLAYERS, Game, OptionValue, legal_list
from steeple.kernel.match import Match
from steeple.kernel.rng import advance, mix, substream
from steeple.learn.gumbel import (
    MOST_CANDIDATES,
    Drawing,
    decide,
    find_candidates,
    value_seats,
    weigh_root,
)
from steeple.learn.plan import CHUNK, Plan, setups
from steeple.learn.self_play import ALL, DEEPER, NOTHING, ONE_IN, Desk, Rows, is_deep, play_game
from steeple.learn.training import run_all
from steeple.learn.work import Chunk, chunks, make_memory, play_chunk
from support.games.random_games import Setup, legal_ids, sample
from support.games.sights import features
from support.networks import near_ends, random_network

GAME = GAMES["campanile-1996"]
USUAL = Setup("campanile-1996", 2, ())
MANY = Setup("campos", 2, ())
"""A game with hundreds of legal actions."""

guided_or_not = pytest.mark.parametrize("has_network", [True, False], ids=["network", "no network"])


# --- A decision ---


@dataclass
class Decided:
    """A decision, and the memory it was made with."""

    actions: list[int]
    chosen: int
    """The number of the action."""
    memory: Memory
    drawing: Drawing

    @property
    def policy(self) -> npt.NDArray[np.float64]:
        return self.drawing.policy[: len(self.actions)]

    @property
    def tried(self) -> dict[int, int]:
        """How often each action was simulated."""
        root, nodes = self.memory.nodes[ROOT], self.memory.nodes
        below = nodes[int(root.first) : int(root.first) + int(root.below)]
        return {int(node["action"]): int(node["visits"]) for node in below}


def memory_of(game: Game, has_network: bool, simulations: int) -> Memory:
    network = random_network(game.sight).tobytes() if has_network else None
    return make_memory(game, network, simulations)


def decided(
    s: Position, game: Game, has_network: bool, simulations: int = 16, seed: int = 5, noise: float = 0.0
) -> Decided:
    memory, drawing = memory_of(game, has_network, simulations), Drawing.of(game)
    actions = legal_list(game, s)
    drawing.actions[: len(actions)] = actions
    chosen = decide(memory, drawing, s, len(actions), simulations, np.uint64(seed), noise)
    return Decided(actions, int(chosen), memory, drawing)


def to_decide(setup: Setup, count: int) -> list[Position]:
    """Positions where there are several actions."""
    return [s for s in sample(setup, 8 * count) if len(legal_ids(setup.game, s)) > 1][:count]


both = pytest.mark.parametrize("setup", [USUAL, MANY], ids=str)


@guided_or_not
@both
def test_without_noise_the_same_seed_gives_the_same_decision(setup: Setup, has_network: bool) -> None:
    for s in to_decide(setup, 2):
        first, again = (decided(s, setup.game, has_network) for _ in range(2))
        assert first.chosen == again.chosen
        assert first.policy.tobytes() == again.policy.tobytes()


def test_a_decision_does_not_depend_on_the_one_before() -> None:
    """The memory of a worker goes from decision to decision, and from game to game."""
    one, other = to_decide(USUAL, 2)
    memory, drawing = memory_of(GAME, True, 64), Drawing.of(GAME)
    found = []
    for s in (one, other, one):
        actions = legal_list(GAME, s)
        drawing.actions[: len(actions)] = actions
        decide(memory, drawing, s, len(actions), 64, np.uint64(5), 1.0)
        shares = np.zeros(MOST_PLAYERS)
        value_seats(memory, drawing, len(actions), 2, shares)
        opinions = int(memory.state[0].opinions)
        found.append((drawing.policy[: len(actions)].tolist(), shares.tolist(), opinions))
    assert found[0] == found[2] != found[1]


def test_noise_draws_different_actions() -> None:
    s = max(to_decide(USUAL, 4), key=lambda s: len(legal_ids(GAME, s)))
    assert len({decided(s, GAME, True, 2, seed, 1.0).chosen for seed in range(30)}) > 2


@guided_or_not
@both
def test_a_policy_gives_every_action_a_chance_and_adds_up_to_one(setup: Setup, has_network: bool) -> None:
    for s in to_decide(setup, 3):
        for noise in (0.0, 1.0):
            policy = decided(s, setup.game, has_network, noise=noise).policy
            assert (policy > 0).all()
            assert policy.sum() == pytest.approx(1)


@guided_or_not
@both
def test_only_the_few_best_are_simulated(setup: Setup, has_network: bool) -> None:
    for s in to_decide(setup, 3):
        found = decided(s, setup.game, has_network)
        most = min(len(found.actions), MOST_CANDIDATES)
        assert len(found.tried) == most
        assert found.actions[found.chosen] in found.tried


def test_candidates_are_the_actions_with_the_greatest_numbers() -> None:
    drawing, count = Drawing.of(GAME), 12
    drawing.numbers[:count] = [3, 9, -1, 7, 7, 0, 12, -5, 2, 8, 1, 4]
    assert find_candidates(drawing, count) == MOST_CANDIDATES
    assert drawing.candidates.tolist() == [6, 1, 9, 3, 4, 11, 0, 8]


@both
def test_half_of_the_candidates_are_dropped_in_each_round(setup: Setup) -> None:
    """Of 8: all, then 4, then 2 are tried further, each round with as many simulations as the others."""
    s = max(to_decide(setup, 4), key=lambda s: len(legal_ids(setup.game, s)))
    found = decided(s, setup.game, True, simulations=48)
    assert sorted(found.tried.values()) == [2] * 4 + [6] * 2 + [14] * 2


def test_all_candidates_meet_the_same_redrawn_worlds() -> None:
    """The generator of worlds goes on once for all candidates of a round: here 2, 4 and 8 times."""
    s = max(to_decide(USUAL, 4), key=lambda s: len(legal_ids(GAME, s)))
    found, rng = decided(s, GAME, True, simulations=48, seed=5), mix(np.uint64(5))
    for _ in range(2 + 4 + 8):
        rng = advance(rng)
    assert int(found.memory.state[0].rng) == int(rng)


def test_a_forced_action_is_the_only_one_simulated() -> None:
    for s in to_decide(USUAL, 4):
        actions, memory = legal_list(GAME, s), memory_of(GAME, True, 30)
        plant(memory, s, np.uint64(4))
        memory.state["forced"] = actions[-1]
        simulate(memory, int(s.player), 30)
        found = Decided(actions, 0, memory, Drawing.of(GAME))
        assert found.tried == {actions[-1]: 30}


def test_nothing_is_forced_after_a_decision() -> None:
    found = decided(to_decide(USUAL, 1)[0], GAME, True)
    assert int(found.memory.state[0].forced) == NO_ACTION


@guided_or_not
def test_an_action_that_wins_at_once_is_chosen(has_network: bool) -> None:
    compared = 0
    for match, brought in near_ends(Setup("campanile-1996", 3, ())):
        if set(brought) == set(match.legal_ids()) and len(set(brought.values())) > 1:
            found = decided(match.state, GAME, has_network, simulations=32)
            assert brought[found.actions[found.chosen]] == max(brought.values())
            compared += 1
    assert compared


@guided_or_not
@both
def test_the_shares_of_all_seats_add_up_to_one(setup: Setup, has_network: bool) -> None:
    for s in to_decide(setup, 3):
        found, shares = decided(s, setup.game, has_network), np.full(MOST_PLAYERS, 7.0)
        value_seats(found.memory, found.drawing, len(found.actions), setup.players, shares)
        assert shares.sum() == pytest.approx(1, abs=1e-5)
        assert not shares[setup.players :].any()


@both
def test_weights_become_logarithms_of_chances(setup: Setup) -> None:
    for s in to_decide(setup, 2):
        actions, memory, drawing = (
            legal_list(setup.game, s),
            memory_of(setup.game, True, 4),
            Drawing.of(setup.game),
        )
        drawing.actions[: len(actions)] = actions
        plant(memory, s, np.uint64(4))
        weigh_root(memory, drawing, len(actions))
        assert np.exp(drawing.logits[: len(actions)]).sum() == pytest.approx(1, abs=1e-4)


# --- What there is to learn ---

PLAN = Plan("campanile-1996", games=2 * CHUNK, simulations=2)


def played(chunk: Chunk) -> Rows:
    return play_chunk(chunk)[1]


@cache
def some_rows(number: int = 0, has_network: bool = True) -> Rows:
    """The rows of a chunk of games; the ones with number 0 are games of two."""
    network = random_network(GAME.sight).tobytes() if has_network else None
    return played(Chunk(PLAN, 2, number, network))


every_chunk = pytest.mark.parametrize("number", range(8))


def players_in(number: int) -> int:
    """How many play in the games of a chunk."""
    kinds = setups(GAME)
    return kinds[number % len(kinds)][0]


@every_chunk
def test_a_policy_is_shared_out_among_the_places_of_legal_actions(number: int) -> None:
    policies = some_rows(number).policies.astype(np.int64)
    assert policies.min() == NOTHING
    totals = np.maximum(policies, 0).sum(axis=1)
    assert totals.max() <= ALL
    assert totals[totals > 0].min() > ALL - GAME.sight.choices  # each is rounded down


@every_chunk
def test_one_decision_in_eight_says_which_actions_to_prefer(number: int) -> None:
    says = some_rows(number).policies.max(axis=1) > 0
    assert says.mean() == pytest.approx(1 / ONE_IN, abs=0.04)


@every_chunk
def test_there_is_a_row_only_where_there_is_something_to_decide(number: int) -> None:
    legal = (some_rows(number).policies > NOTHING).sum(axis=1)
    assert legal.min() > 1


@every_chunk
def test_the_shares_of_a_row_add_up_to_one(number: int) -> None:
    rows, players = some_rows(number), players_in(number)
    for shares in (rows.shares, rows.found):
        assert shares.sum(axis=1) == pytest.approx(np.ones(len(shares)), abs=1e-4)
        assert not shares[:, players:].any()


@every_chunk
def test_leads_lie_between_nothing_and_one(number: int) -> None:
    leads, players = some_rows(number).leads, players_in(number)
    assert ((leads[:, :players] > 0) & (leads[:, :players] < 1)).all()
    assert not leads[:, players:].any()


@every_chunk
def test_a_winner_is_not_behind(number: int) -> None:
    rows = some_rows(number)
    assert (rows.leads[rows.shares > 0] >= 0.5).all()


@every_chunk
def test_features_are_those_of_a_game_with_its_number_of_players(number: int) -> None:
    """The first plane of each game is the number of players."""
    shown = some_rows(number).features[:, : len(GAME.seats)]
    assert (shown == [players == players_in(number) for players in GAME.seats]).all()


@every_chunk
def test_each_column_has_the_same_rows(number: int) -> None:
    rows = some_rows(number)
    assert len({len(column) for column in rows}) == 1
    assert CHUNK < len(rows.shares) <= CHUNK * GAME.longest


@cache
def a_game(setup: Setup) -> tuple[Rows, list[tuple[Position, list[int]]]]:
    """The rows of one game, and the positions they're about with their legal actions, replayed.

    Each decision follows from its seed, so it's made once more.
    """
    game = setup.game
    memory, desk = memory_of(game, True, 2 * DEEPER), Desk.of(game)
    match = Match(game, setup.players, setup.chosen, "0000000000000003")
    desk.positions[0] = match.state
    rows = Rows.room(game, game.longest)
    count = play_game(memory, desk, np.uint64(6), 2, rows, 0)
    kept, positions = rows.first(int(count)), []
    seeds = iter(range(game.longest))
    while not match.is_over:
        legal, ply = match.legal_ids(), next(seeds)
        chosen = legal[0]
        if len(legal) > 1:
            positions.append((match.state.copy(), legal))
            own = substream(np.uint64(6), ply)
            simulations = 2 * DEEPER if is_deep(np.uint64(own)) else 2
            chosen = legal[decided(match.state, game, True, simulations, int(own), 1.0).chosen]
        match.play_id(chosen)
    assert desk.positions[0].tobytes() == match.state.tobytes()
    return kept, positions


@both
def test_there_is_a_row_for_each_decision_between_several_actions(setup: Setup) -> None:
    rows, positions = a_game(setup)
    assert len(rows.features) == len(positions)


@both
def test_features_are_what_the_player_who_decided_was_shown(setup: Setup) -> None:
    rows, positions = a_game(setup)
    for row, (s, _) in zip(rows.features, positions, strict=True):
        assert row.tolist() == features(setup.game, s, int(s.player)).tolist()


@both
def test_only_the_places_of_legal_actions_have_a_policy(setup: Setup) -> None:
    rows, positions = a_game(setup)
    for row, (s, legal) in zip(rows.policies, positions, strict=True):
        places = {int(setup.game.sight.locate(s, action)) for action in legal}
        assert set(np.flatnonzero(row != NOTHING).tolist()) == places


@both
def test_shares_count_from_the_player_who_decided(setup: Setup) -> None:
    rows, positions = a_game(setup)
    by_seat = {
        tuple(np.roll(row[: setup.players], int(s.player)).tolist())
        for row, (s, _) in zip(rows.shares, positions, strict=True)
    }
    assert len(by_seat) == 1
    assert len({int(s.player) for s, _ in positions}) == setup.players


# --- The same rows everywhere ---


def test_the_same_rows_come_from_one_worker_and_from_two() -> None:
    works = list(chunks(PLAN, 2, random_network(GAME.sight).tobytes()))
    two = LocalExecutor(2)
    try:
        apart = dict(run_all(two, play_chunk, iter(works)))
    finally:
        two.close()
    alone = dict(run_all(InProcessExecutor(), play_chunk, iter(works)))
    assert sorted(apart) == sorted(alone) == [0, 1]
    for number, rows in alone.items():
        assert [column.tobytes() for column in rows] == [column.tobytes() for column in apart[number]]


def test_other_generations_seeds_and_chunks_are_other_games() -> None:
    first = Chunk(PLAN, 1, 0, None)
    others = [
        Chunk(PLAN, 2, 0, None),
        Chunk(PLAN, 1, 2 * len(setups(GAME)) - 1, None),  # of the same kind
        Chunk(replace(PLAN, seed=2), 1, 0, None),
    ]
    assert {players_in(one.number) for one in (first, *others)} == {2}
    found = {played(one).features.tobytes() for one in (first, *others)}
    assert len(found) == 4


def test_half_of_the_games_are_the_usual_one_and_the_rest_all_others() -> None:
    for game in GAMES.values():
        kinds, usual = setups(game), (game.seats[0], dict[str, OptionValue]())
        assert kinds[::2] == [usual] * len(kinds[::2])
        assert sorted(map(repr, [usual, *kinds[1::2]])) == sorted(map(repr, game.setups()))


def test_rows_are_joined_in_their_order() -> None:
    one, other = some_rows(0), some_rows(1)
    joined = Rows.joined([one, other])
    assert joined.features.tolist() == [*one.features.tolist(), *other.features.tolist()]
    assert [column.dtype for column in joined] == [column.dtype for column in one]


def test_features_fit_their_rows() -> None:
    """Eight bits are enough for every plane."""
    for game in GAMES.values():
        assert max(plane.most for plane in (*game.sight.table, *game.sight.part)) <= np.iinfo(np.int8).max
