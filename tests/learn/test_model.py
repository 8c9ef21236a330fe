"""The network in PyTorch, and how closely it agrees with the one in whole numbers that's made of it."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest
import torch

from steeple.ai.network import FIRST, MOST_UNIT, SECOND, network_type
from steeple.ai.weights import check_sums
from steeple.games import GAMES
from steeple.kernel.arrays import Position
from steeple.kernel.game import Game
from steeple.learn.fit import who_plays
from steeple.learn.model import MOST_WEIGHT, Network, in_whole_numbers, log_stretch, squash
from support.games.random_games import SETUPS, Setup, sample
from support.games.sights import features
from support.long_tests import in_full
from support.networks import ask

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)

SOME = in_full(4, 20)
"""Positions of a setup that are looked at."""

SHARE, LEAD, OPINION = 0.015, 0.01, 0.07
"""How much may be lost to rounding: of a share, of a lead, and of the logarithm of an opinion."""


def random_model(game: Game, number: int) -> Network:
    """A network before it learns anything, but with clear opinions and judgements."""
    torch.manual_seed(number)
    model = Network(game.sight)
    with torch.no_grad():
        for last in (model.third_to_output, model.third_to_kind, model.second_to_kind):
            last.weight.normal_(std=0.2)
    model.limit()
    return model


def told(game: Game, model: Network, s: Position, seat: int) -> list[npt.NDArray[np.float64]]:
    """What PyTorch computes: shares and leads by seat, and the logarithms of the opinions."""
    with torch.no_grad():
        shown = torch.from_numpy(features(game, s, seat))[None]
        shares, leads, opinions = model(shown)
        players = int(s.players)
        by_place = torch.softmax(log_stretch(shares[0, :players]), dim=0), squash(leads[0, :players])
        turn = [np.roll(part.numpy().astype(np.float64), seat) for part in by_place]
        return [*turn, log_stretch(opinions[0]).numpy().astype(np.float64)]


# --- Whole numbers ---


@every_setup
def test_shares_are_those_of_the_network_in_fractions(setup: Setup) -> None:
    model = random_model(setup.game, 1)
    network = in_whole_numbers(model)
    for s in sample(setup, SOME):
        for seat in range(setup.players):
            found = ask(setup.game, network, s, seat).shares
            assert np.abs(found - told(setup.game, model, s, seat)[0]).max() < SHARE


@every_setup
def test_leads_are_those_of_the_network_in_fractions(setup: Setup) -> None:
    model = random_model(setup.game, 2)
    network = in_whole_numbers(model)
    for s in sample(setup, SOME):
        for seat in range(setup.players):
            found = ask(setup.game, network, s, seat).leads
            assert np.abs(found - told(setup.game, model, s, seat)[1]).max() < LEAD


@every_setup
def test_opinions_are_those_of_the_network_in_fractions(setup: Setup) -> None:
    model = random_model(setup.game, 3)
    network = in_whole_numbers(model)
    for s in sample(setup, SOME):
        found = np.log(ask(setup.game, network, s, int(s.player)).opinions)
        assert np.abs(found - told(setup.game, model, s, int(s.player))[2]).max() < OPINION


@every_game
def test_the_positions_of_these_tests_are_judged_differently(game: Game) -> None:
    """A network that always said the same would agree with anything."""
    setup = next(setup for setup in SETUPS if setup.name == game.name)
    model = random_model(game, 1)
    said = [told(game, model, s, 0) for s in sample(setup, 12)]
    assert [np.ptp(np.array(part), axis=0).max() > 0.05 for part in zip(*said, strict=True)] == [True] * 3


@every_game
def test_no_sum_of_a_limited_network_overflows(game: Game) -> None:
    model = Network(game.sight)
    with torch.no_grad():
        for weights in model.parameters():
            weights.fill_(1000.0)
        for name, weights in model.named_parameters():
            if "bias" in name or name.startswith(("table_to", "part_to")):
                weights.fill_(1.0)  # nothing keeps these small, but steps are
    model.limit()
    check_sums(game.sight, in_whole_numbers(model))


def test_weights_between_units_are_kept_small() -> None:
    model = Network(GAMES["campanile-2009"].sight)
    with torch.no_grad():
        model.first_to_second.weight.fill_(-70.0)
        model.second_to_kind.weight.fill_(70.0)
    model.limit()
    assert (model.first_to_second.weight == -MOST_WEIGHT).all()
    assert (model.second_to_kind.weight == MOST_WEIGHT).all()


def test_a_weight_that_is_too_large_becomes_the_largest_whole_number() -> None:
    model = Network(GAMES["campanile-2009"].sight)
    with torch.no_grad():
        model.table_to_first.weight.fill_(1e6)
    assert (in_whole_numbers(model)["table_to_first"] == (1 << 15) - 1).all()


@every_game
def test_whole_numbers_lie_as_a_processor_reads_them_fastest(game: Game) -> None:
    made = in_whole_numbers(Network(game.sight))
    assert made.dtype == network_type(game.sight)
    assert made.flags.aligned


# --- What PyTorch computes ---


@every_game
def test_the_table_s_opinions_come_last(game: Game) -> None:
    """They don't depend on any part: `second_to_kind` doesn't count there."""
    model = random_model(game, 4)
    setup = next(setup for setup in SETUPS if setup.name == game.name)
    shown = torch.from_numpy(features(game, sample(setup, 1)[0], 0))[None]
    kinds = len(game.sight.kinds)
    with torch.no_grad():
        before = model(shown)[2]
        model.second_to_kind.weight += 1.0
        after = model(shown)[2]
    assert before.shape == (1, game.sight.choices)
    assert (before[:, -kinds:] == after[:, -kinds:]).all()
    assert (before[:, :-kinds] != after[:, :-kinds]).any()


def test_somebody_plays_where_there_is_a_lead_however_small() -> None:
    leads = torch.tensor([[0.5, 0.5, 0, 0, 0], [0.99, 0.01, 0.001, 0.3, 0.2]])
    assert who_plays(leads).sum(dim=1).tolist() == [2, 5]


def test_units_stay_between_nothing_and_their_most() -> None:
    game = GAMES["campanile-2009"]
    model, shown = random_model(game, 5), torch.full((1, game.sight.size), 100.0)
    with torch.no_grad():
        model.table_to_first.weight.fill_(50.0)
        model.part_to_first.weight.fill_(50.0)
        model.first_to_second.weight.fill_(1 / FIRST / MOST_UNIT)
        model.first_to_second.bias.fill_(0.0)
        model.second_to_kind.weight.fill_(1.0)
        model.third_to_kind.weight.fill_(0.0)
        model.third_to_kind.bias.fill_(0.0)
        opinions = model(shown)[2]
    assert opinions.max().item() == pytest.approx(SECOND)  # each unit of a part is exactly 1
