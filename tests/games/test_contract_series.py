"""What every game owes, continued: playouts, simulated records.

Like test_contract.py, this covers each registered game, number of players and choice of options.
"""

from __future__ import annotations

import numpy as np
import pytest

from steeple.games import GAMES
from steeple.kernel.playouts import Recorder, playouts, simulate
from steeple.kernel.record import read_line, replay, write_line
from steeple.kernel.rng import derive
from steeple.kernel.seed import seed_text
from support.games.random_games import SETUPS, Setup

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


@every_setup
def test_playouts_are_the_games_that_simulate_writes(setup: Setup) -> None:
    game = setup.game
    played = playouts(game, 6, setup.players, setup.chosen, seed=9)
    for k, record in enumerate(simulate(game, 6, setup.players, setup.chosen, seed=9)):
        assert played.scores[k].tolist() == record["result"]["scores"]
        assert [seat for seat in range(setup.players) if played.winners[k] >> seat & 1] == record["result"][
            "winners"
        ]
        assert game.ends[played.ends[k] - 1] == record["result"]["end"]
        assert played.decisions[k] == len(record["actions"])


@every_setup
def test_playouts_do_not_depend_on_the_number_of_cores(setup: Setup) -> None:
    one, two = (
        playouts(setup.game, 9001, setup.players, setup.chosen, seed=2, cores=cores) for cores in (1, 2)
    )
    for field in ("scores", "winners", "ends", "decisions"):
        assert getattr(one, field).tobytes() == getattr(two, field).tobytes()


@every_setup
def test_a_late_game_of_a_long_series_is_the_one_its_number_names(setup: Setup) -> None:
    played = playouts(setup.game, 9001, setup.players, setup.chosen, seed=2)
    recorder = Recorder(setup.game)
    for number in (3999, 4000, 4001, 8000, 8999, 9000):
        record = recorder.record(setup.players, setup.chosen, seed_text(derive(np.uint64(2), number)), False)
        assert played.scores[number].tolist() == record["result"]["scores"]
        assert played.decisions[number] == len(record["actions"])


@every_setup
def test_simulated_records_replay(setup: Setup) -> None:
    for record in simulate(setup.game, 4, setup.players, setup.chosen, seed=4, with_legal=True):
        match = replay(read_line(write_line(record).encode(), 1), GAMES)
        assert {**match.record(), "legal": record["legal"]} == record
