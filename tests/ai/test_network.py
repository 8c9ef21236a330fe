"""A network in whole numbers: no sum overflows, and its judgement is the same compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from steeple.ai import network as numbers
from steeple.ai.network import (
    FIRST,
    HIDDEN_BITS,
    INPUT_BITS,
    MOST_POOLED,
    MOST_UNIT,
    OUTPUT_UNIT,
    POOLED_BITS,
    SECOND,
    THIRD,
    UNIT_BITS,
    network_type,
    read_part,
    read_pooled,
    read_table,
    see,
    squash,
    stretch,
    units_type,
    weigh_places,
)
from steeple.ai.nodes import Records
from steeple.ai.weights import check_sums, largest
from steeple.games import GAMES
from steeple.kernel.game import MOST_PLAYERS, Game
from steeple.kernel.observation import Sight
from support.games.random_games import SETUPS, Setup, sample
from support.games.sights import features
from support.long_tests import in_full
from support.networks import WITH_HELPERS, ask, random_network

Wide = npt.NDArray[np.int64]

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)

SOME = in_full(4, 20)
"""Positions of a setup that are looked at."""

MOST = (1 << 31) - 1


# --- What it says ---


@every_setup
def test_every_seat_s_share_is_above_nothing_and_together_they_are_one(setup: Setup) -> None:
    for s in sample(setup, SOME):
        for seat in range(setup.players):
            shares = ask(setup.game, random_network(setup.game.sight), s, seat).shares
            assert (shares > 0).all()
            assert shares.sum() == pytest.approx(1)


@every_setup
def test_leads_lie_between_nothing_and_one(setup: Setup) -> None:
    for s in sample(setup, SOME):
        leads = ask(setup.game, random_network(setup.game.sight), s, 0).leads
        assert ((leads > 0) & (leads < 1)).all()


@every_setup
def test_every_place_has_an_opinion_above_nothing(setup: Setup) -> None:
    for s in sample(setup, SOME):
        assert (ask(setup.game, random_network(setup.game.sight), s, 0).opinions > 0).all()


@every_game
def test_the_random_networks_of_these_tests_tell_positions_apart(game: Game) -> None:
    """The tests that compare networks rest on this."""
    setup = next(setup for setup in SETUPS if setup.name == game.name)
    said = [ask(game, random_network(game.sight), s, 0) for s in sample(setup, 12)]
    assert np.ptp([one.shares[0] for one in said]) > 0.1
    assert np.ptp([one.opinions for one in said], axis=0).max() > 1


def test_a_judgement_does_not_depend_on_what_the_units_held_before() -> None:
    game, setup = GAMES["campanile-2009"], Setup("campanile-2009", 2, ())
    network, units = random_network(game.sight), np.zeros(1, units_type(game.sight))
    for s in sample(setup, 4):
        see(s, 0, network[0], units[0])
        assert units["output"].tolist() == [ask(game, network, s, 0).units["output"].tolist()]


# --- The same on every machine ---


_DIGEST = """
import hashlib
from support.games.random_games import SETUPS, sample
from support.networks import ask, random_network
for setup in SETUPS:
    if not setup.options:
        digest = hashlib.sha256()
        for s in sample(setup, 3):
            said = ask(setup.game, random_network(setup.game.sight), s, setup.players - 1)
            for part in said[:3]:
                digest.update(part.tobytes())
            for name in ("pooled", "second", "third", "output", "kinds"):
                digest.update(said.units[name].tobytes())
        print(setup, digest.hexdigest())
"""


def test_judgements_are_the_same_bits_compiled_and_interpreted() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", _DIGEST],
            env={**os.environ, **WITH_HELPERS, "NUMBA_DISABLE_JIT": interpreted},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for interpreted in ("0", "1")
    ]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == len([setup for setup in SETUPS if not setup.options])


@pytest.mark.parametrize("x", [-1e4, -3.5, -1.0, 0.0, 0.25, 1.0, 7.0, 1e4])
def test_stretch_grows_from_nothing_and_mirrors_at_one(x: float) -> None:
    assert stretch(x) == pytest.approx(np.exp(2 * np.arcsinh(x)))
    assert stretch(x) * stretch(-x) == pytest.approx(1)


@pytest.mark.parametrize("x", [-1e4, -1.0, 0.0, 0.5, 30.0])
def test_squash_is_even_at_zero_and_mirrors_there(x: float) -> None:
    assert 0 <= squash(x) <= 1
    assert squash(x) + squash(-x) == pytest.approx(1)


# --- Sums that can't overflow ---


class Exact:
    """What a network makes of features, with 64 bits, where nothing comes near an overflow."""

    def __init__(self, sight: Sight, network: Records, shown: Wide) -> None:
        w: dict[str, Wide] = {name: network[0][name].astype(np.int64) for name in network.dtype.names or ()}
        top, shift = (MOST_UNIT << UNIT_BITS) - 1, UNIT_BITS + POOLED_BITS - INPUT_BITS
        table = shown[: sight.table_size]
        parts = shown[sight.table_size :].reshape(sight.parts, sight.part_size)
        first = w["first_bias"] + table @ w["table_to_first"] + parts @ w["part_to_first"]
        first = np.clip(first >> INPUT_BITS - UNIT_BITS, 0, top)
        second = np.clip(w["second_bias"] + first @ w["first_to_second"].T >> HIDDEN_BITS, 0, top)
        pooled = np.minimum(second.sum(axis=0), (MOST_POOLED << UNIT_BITS) - 1)
        third = w["third_bias"] + (table @ w["table_to_third"] << shift) + w["pooled_to_third"] @ pooled
        third = np.clip(third >> POOLED_BITS, 0, top)
        self.output: Wide = w["output_bias"] + w["third_to_output"] @ third
        kinds = w["kind_bias"] + w["third_to_kind"] @ third
        rows = np.vstack([second, np.zeros((1, SECOND), np.int64)])
        self.opinions: Wide = (kinds + rows @ w["second_to_kind"].T).reshape(-1)


def fill(sight: Sight, network: Records, shown: Wide) -> Any:
    """Units as `see` would fill them with these features, more of which are high than in any position."""
    units: Records = np.zeros(1, units_type(sight))
    units["features"][0] = shown
    read_table(network[0], units[0], sight.table_size)
    for part in range(sight.parts):
        begin = sight.table_size + part * sight.part_size
        read_part(network[0], units[0], part, begin, sight.part_size)
    read_pooled(network[0], units[0])
    return units[0]


def most_shown(sight: Sight) -> Wide:
    """All features at the greatest values of their planes."""
    return np.concatenate([largest(sight.table), np.tile(largest(sight.part), sight.parts)]).astype(np.int64)


def at_the_limit(sight: Sight, sign: int, part: float) -> Records:
    """A network with sums as large as `check_sums` allows: `part` of that in weights, the rest in biases."""
    made: Records = np.zeros(1, network_type(sight))
    table, one, unit = largest(sight.table).sum(), largest(sight.part).sum(), float(MOST_UNIT << UNIT_BITS)
    shift, pooled = 1 << UNIT_BITS + POOLED_BITS - INPUT_BITS, float(MOST_POOLED << UNIT_BITS)

    def write(bias: str, reach: dict[str, float]) -> None:
        """`reach`: how much each weight of a field can add to a sum, all its units together."""
        left = MOST
        for name, most in reach.items():
            weight = min(int(part * MOST / len(reach) / most), (1 << 15) - 1)
            made[name] = sign * weight
            left -= int(weight * most)
        made[bias] = sign * left

    write("first_bias", {"table_to_first": table, "part_to_first": one})
    write("second_bias", {"first_to_second": FIRST * unit})
    write("third_bias", {"table_to_third": shift * table, "pooled_to_third": SECOND * pooled})
    write("output_bias", {"third_to_output": THIRD * unit})
    write("kind_bias", {"third_to_kind": THIRD * unit, "second_to_kind": SECOND * unit})
    return made


@every_game
@pytest.mark.parametrize("part", [0.1, 1.0])
@pytest.mark.parametrize("sign", [1, -1])
def test_no_sum_overflows_with_the_largest_numbers_allowed(game: Game, sign: int, part: float) -> None:
    network, shown = at_the_limit(game.sight, sign, part), most_shown(game.sight)
    check_sums(game.sight, network)
    exact, units = Exact(game.sight, network, shown), fill(game.sight, network, shown)
    assert units.output.tolist() == exact.output.tolist()
    opinions = np.zeros(game.sight.choices, np.float32)
    weigh_places(network[0], units, opinions)
    wanted = [stretch(float(total) * OUTPUT_UNIT) for total in exact.opinions]
    assert opinions.tolist() == np.array(wanted, np.float32).tolist()


@every_game
def test_the_largest_sums_come_close_to_the_limit(game: Game) -> None:
    """So that the test above is about something."""
    network = at_the_limit(game.sight, 1, 1.0)
    assert max(abs(Exact(game.sight, network, most_shown(game.sight)).output)) > 0.9 * MOST
    network["output_bias"] += 1 << 24
    with pytest.raises(Exception, match="too large"):
        check_sums(game.sight, network)


@every_setup
def test_a_position_is_judged_as_64_bits_would(setup: Setup) -> None:
    game, network = setup.game, random_network(setup.game.sight)
    for s in sample(setup, SOME):
        exact = Exact(game.sight, network, features(game, s, 0).astype(np.int64))
        assert ask(game, network, s, 0).units["output"].tolist() == exact.output.tolist()


def test_there_is_an_output_for_every_seat_s_share_and_lead() -> None:
    assert numbers.OUTPUTS == 2 * MOST_PLAYERS
