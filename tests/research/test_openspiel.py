"""Our games through OpenSpiel: its own checks of every game, and it is told what our own parts say."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from steeple.errors import BadSetup, IllegalAction, IllFormed
from steeple.games import GAMES
from steeple.kernel.game import copy, legal_list
from steeple.research.openspiel import openspiel_name
from support.games.random_games import SETUPS, Setup, walk
from support.games.small_sizes import tiny_sizes

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
every_game = pytest.mark.parametrize("name", GAMES)
each_once = pytest.mark.parametrize("setup", {setup.name: setup for setup in SETUPS}.values(), ids=str)
"""The last setup of each game: the most players."""


def load(setup: Setup, **sizes: int) -> Any:
    return pyspiel.load_game(openspiel_name(setup.game), {"players": setup.players, **setup.chosen, **sizes})


def load_tiny(name: str) -> Any:
    return pyspiel.load_game(openspiel_name(GAMES[name]), tiny_sizes(name))


def followed(setup: Setup, plies: int) -> Any:
    """The state after some actions of a walk, whose seed has sixteen digits."""
    match = walk(setup, 2)
    assert match.seed is not None
    state = load(setup).new_initial_state()
    for number in [*(int(digit, 16) for digit in match.seed), *match.actions[:plies]]:
        state.apply_action(number)
    return state


def dealt(game: Any, number: int = 0) -> Any:
    """A state of a small game after its chance node."""
    state = game.new_initial_state()
    state.apply_action(number)
    return state


# --- The rules of OpenSpiel ---


@every_setup
def test_openspiels_random_sim_test_passes_with_serialization(setup: Setup) -> None:
    pyspiel.random_sim_test(load(setup), num_sims=1, serialize=True, verbose=False)


@every_game
def test_openspiels_random_sim_test_passes_for_small_games(name: str) -> None:
    pyspiel.random_sim_test(load_tiny(name), num_sims=3, serialize=True, verbose=False)


def test_python_ends_in_peace_after_the_games_were_registered() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import steeple.research.openspiel"], capture_output=True, timeout=300
    )
    assert (done.returncode, done.stderr) == (0, b"")


# --- Chance, and what follows from it ---


@each_once
def test_the_chance_nodes_are_the_digits_of_the_seed(setup: Setup) -> None:
    match = walk(setup, 2)
    state = followed(setup, match.ply)
    assert state.dealt.position.tobytes() == match.state.tobytes()


@each_once
def test_returns_are_one_for_a_victory_alone_and_nothing_together(setup: Setup) -> None:
    match = walk(setup, 2)
    returns = followed(setup, match.ply).returns()
    assert match.winners == [seat for seat, value in enumerate(returns) if value == max(returns)]
    assert sum(returns) == pytest.approx(0)


@each_once
def test_actions_are_written_as_everywhere(setup: Setup) -> None:
    match, state = walk(setup, 2), followed(setup, 0)
    assert state.action_to_string(match.actions[0]) == match.game.action_text(match.actions[0])


@each_once
def test_a_written_state_is_read_again(setup: Setup) -> None:
    state = followed(setup, 9)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert again.dealt.position.tobytes() == state.dealt.position.tobytes()
    assert [again.information_state_string(seat) for seat in range(setup.players)] == [
        state.information_state_string(seat) for seat in range(setup.players)
    ]


# --- What players know ---


@each_once
def test_a_resampled_state_is_the_same_to_the_player(setup: Setup) -> None:
    numbers = random.Random(1)
    for plies in range(0, walk(setup, 2).ply, walk(setup, 2).ply // 5):
        state = followed(setup, plies)
        for seat in range(setup.players):
            other = state.resample_from_infostate(seat, numbers.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)


@each_once
def test_the_deal_of_a_resampled_state_leads_to_it(setup: Setup) -> None:
    """So that what every other player has seen on the way is what it would have seen in that world."""
    numbers = random.Random(2)
    for plies in range(5, walk(setup, 2).ply, walk(setup, 2).ply // 9):
        history = followed(setup, plies).resample_from_infostate(plies % setup.players, numbers.random).dealt
        position = copy(history.deal)
        for action in history.actions:
            assert action in legal_list(history.instance.game, position)
            history.instance.game.apply(position, action)
        for seat in setup.viewers:
            assert history.instance.game.view(position, seat) == history.instance.game.view(
                history.position, seat
            )


@every_game
def test_a_resampled_state_of_a_small_game_has_a_history_that_leads_to_it(name: str) -> None:
    game, numbers = load_tiny(name), random.Random(4)
    state = dealt(game)
    while not state.is_terminal():
        other = state.resample_from_infostate(state.current_player(), numbers.random)
        again = game.new_initial_state()
        for action in other.history():
            again.apply_action(action)
        assert again.dealt.position.tobytes() == other.dealt.position.tobytes()
        assert other.history()[1:] == state.history()[1:]
        state.apply_action(numbers.choice(state.legal_actions()))


def test_information_states_keep_what_views_forget() -> None:
    """Two tiles removed in either order leave the same view, and two information states."""
    first, second = dealt(load_tiny("campos")), dealt(load_tiny("campos"))
    one, other = first.legal_actions()
    for state, order in ((first, (one, other)), (second, (other, one))):
        for action in order:
            state.apply_action(action)
    assert first.observation_string(0) == second.observation_string(0)
    assert first.information_state_string(0) != second.information_state_string(0)


@each_once
def test_the_public_observer_shows_what_a_spectator_sees(setup: Setup) -> None:
    state = followed(setup, 6)
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = state.get_game().make_py_observer(kind)
    observer.set_from(state, 0)
    tensor = np.zeros(setup.game.observation_size, np.float32)
    setup.game.observe(state.dealt.position, -1, tensor)
    assert (observer.tensor == tensor).all()


@each_once
def test_observation_tensors_are_the_planes_of_the_game(setup: Setup) -> None:
    state = followed(setup, 6)
    tensor = np.zeros(setup.game.observation_size, np.float32)
    setup.game.observe(state.dealt.position, 1, tensor)
    assert (np.array(state.observation_tensor(1), np.float32) == tensor).all()


@each_once
def test_nothing_is_observed_before_the_deal(setup: Setup) -> None:
    state = load(setup).new_initial_state()
    state.apply_action(7)
    assert not any(state.information_state_tensor(0))
    assert state.observation_string(0) == ""


# --- What is refused ---


@pytest.mark.parametrize(
    ("parameters", "code"),
    [
        ({"players": 9}, "bad-players"),
        ({"players": 3, "move_marker": True}, "bad-option"),
        ({"cards": 99}, "bad-size"),
    ],
)
def test_what_a_game_does_not_offer_is_refused(parameters: dict[str, int], code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        pyspiel.load_game("python_steeple_campanile_2009", parameters)
    assert refused.value.code == code


@every_game
def test_an_illegal_action_is_refused_by_its_clause(name: str) -> None:
    state = dealt(load_tiny(name))
    strange = next(action for action in range(GAMES[name].actions) if action not in state.legal_actions())
    with pytest.raises(IllegalAction):
        state.apply_action(strange)


def test_an_action_after_the_end_is_refused() -> None:
    state = dealt(load_tiny("campos"))
    while not state.is_terminal():
        state.apply_action(last := state.legal_actions()[0])
    with pytest.raises(IllegalAction) as refused:
        state.apply_action(last)
    assert refused.value.code == "game-over"


@pytest.mark.parametrize("number", [-2, 10**6])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    state = dealt(load_tiny("campos"))
    with pytest.raises(IllFormed):
        state.apply_action(number)


@pytest.mark.parametrize("sizes", [{}, {"cards": 2}])
def test_an_outcome_that_chance_does_not_have_is_refused(sizes: dict[str, int]) -> None:
    state = pyspiel.load_game("python_steeple_campos", sizes).new_initial_state()
    with pytest.raises(IllFormed):
        state.apply_action(600)


def test_nothing_can_be_resampled_before_the_deal() -> None:
    state = load_tiny("campos").new_initial_state()
    with pytest.raises(BadSetup):
        state.resample_from_infostate(0, random.random)


def test_no_observer_sees_all_hands() -> None:
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(BadSetup):
        load_tiny("campos").make_py_observer(kind)


# --- OpenSpiel's own players and solvers ---


def searchers(game: Any) -> list[Any]:
    numbers = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, numbers)
    return [
        ismcts.ISMCTSBot(game, rollouts, 2.0, 4, random_state=numbers),
        mcts.MCTSBot(game, 2.0, 4, rollouts, random_state=numbers),
    ]


@every_game
def test_openspiels_searchers_play_small_games_to_the_end(name: str) -> None:
    game = load_tiny(name)
    bots, state = searchers(game), dealt(game)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0


@every_game
def test_openspiels_information_set_search_plays_whole_games(name: str) -> None:
    setup = Setup(name, 2, ())
    state = followed(setup, min(30, walk(setup, 2).ply - 1))
    bot = searchers(state.get_game())[0]
    assert bot.step(state) in state.legal_actions()


def test_openspiels_cfr_gets_near_to_perfect_play() -> None:
    game = load_tiny("campanile-2009")
    solver = cfr.CFRSolver(game)
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(5):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < before / 2
