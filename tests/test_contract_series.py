"""What every game owes, continued: batches, playouts, simulated records.

Like test_contract.py it runs over each registered game, number of players and choice of options, through `Game` alone.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from steeple.games import GAMES
from steeple.kernel.batch import Batch
from steeple.kernel.game import copy
from steeple.kernel.playouts import Recorder, playouts, simulate
from steeple.kernel.record import read_line, replay, write_line
from steeple.kernel.rng import derive
from walks import SETUPS, Setup, after, legal_ids, observation

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


# --- Many games at once ---


@every_setup
def test_games_in_a_batch_go_as_single_games_do(setup: Setup) -> None:
    game, chance = setup.game, random.Random(0)
    batch = Batch(game, 5, setup.players, setup.chosen, seed=3, cores=2)
    single = [copy(s) for s in batch.states]
    batch.look()
    while batch.counts.any():
        for k, s in enumerate(single):
            assert_seen(batch, k, s)
        chosen = [chance.choice(legal_ids(game, s) or [0]) for s in single]
        single = [s if game.is_over(s) else after(game, s, action) for s, action in zip(single, chosen, strict=True)]
        batch.step(np.array(chosen, np.int32))
        assert [s.tobytes() for s in batch.states] == [s.tobytes() for s in single]
    assert all(game.is_over(s) for s in single)


@every_setup
def test_a_batch_deals_the_games_of_the_series(setup: Setup) -> None:
    dealt = Batch(setup.game, 3, setup.players, setup.chosen, seed=11, cores=1).states
    records = list(simulate(setup.game, 3, setup.players, setup.chosen, seed=11))
    for s, record in zip(dealt, records, strict=True):
        first = setup.game.deal_json(s, s)  # what chance decides later is not in it yet
        assert first == {key: record["deal"][key] for key in first}


@every_setup
def test_a_batch_looks_at_each_game_before_it_plays_a_random_action_in_it(setup: Setup) -> None:
    game, batch = setup.game, Batch(setup.game, 4, setup.players, setup.chosen, seed=8, cores=1)
    for _ in range(150):
        before = [copy(s) for s in batch.states]
        batch.play(1)
        for k, s in enumerate(before):
            assert_seen(batch, k, s)
            following = [after(game, s, action) for action in legal_ids(game, s)]
            if not any(map(game.is_over, following)):
                assert batch.states[k].tobytes() in [twin.tobytes() for twin in following]


def assert_seen(batch: Batch, k: int, s: Any) -> None:
    """What a batch says of a game belongs to this position."""
    legal = legal_ids(batch.game, s)
    assert batch.legals[k, : batch.counts[k]].tolist() == legal
    assert np.flatnonzero(batch.masks[k]).tolist() == (sorted(legal) if batch.masks.size else [])
    assert batch.observations[k].tolist() == observation(batch.game, s, int(s.player))


@every_setup
def test_finished_games_in_a_batch_begin_anew(setup: Setup) -> None:
    batch = Batch(setup.game, 3, setup.players, setup.chosen, seed=8, cores=1)
    batch.play(1000)
    for s in batch.states:
        assert not setup.game.is_over(s)
        setup.game.check(s)


@every_setup
def test_a_batch_plays_the_same_on_any_number_of_cores(setup: Setup) -> None:
    batches = [Batch(setup.game, 7, setup.players, setup.chosen, seed=5, cores=cores) for cores in (1, 2, 3)]
    for batch in batches:
        batch.play(300)
    assert len({batch.states.tobytes() for batch in batches}) == 1


@every_setup
def test_playouts_are_the_games_that_simulate_writes(setup: Setup) -> None:
    game = setup.game
    played = playouts(game, 6, setup.players, setup.chosen, seed=9)
    for k, record in enumerate(simulate(game, 6, setup.players, setup.chosen, seed=9)):
        assert played.scores[k].tolist() == record["result"]["scores"]
        assert [seat for seat in range(setup.players) if played.winners[k] >> seat & 1] == record["result"]["winners"]
        assert game.ends[played.ends[k] - 1] == record["result"]["end"]
        assert played.decisions[k] == len(record["actions"])


@every_setup
def test_playouts_do_not_depend_on_the_number_of_cores(setup: Setup) -> None:
    one, two = (playouts(setup.game, 9001, setup.players, setup.chosen, seed=2, cores=cores) for cores in (1, 2))
    for field in ("scores", "winners", "ends", "decisions"):
        assert getattr(one, field).tobytes() == getattr(two, field).tobytes()


@every_setup
def test_a_late_game_of_a_long_series_is_the_one_its_number_names(setup: Setup) -> None:
    played = playouts(setup.game, 9001, setup.players, setup.chosen, seed=2)
    recorder = Recorder(setup.game)
    for number in (3999, 4000, 4001, 8000, 8999, 9000):
        record = recorder.record(setup.players, setup.chosen, np.uint64(derive(np.uint64(2), number)), False)
        assert played.scores[number].tolist() == record["result"]["scores"]
        assert played.decisions[number] == len(record["actions"])


@every_setup
def test_simulated_records_replay(setup: Setup) -> None:
    for record in simulate(setup.game, 4, setup.players, setup.chosen, seed=4, with_legal=True):
        match = replay(read_line(write_line(record).encode(), 1), GAMES)
        assert {**match.record(), "legal": record["legal"]} == record
