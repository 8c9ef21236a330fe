"""What every game owes, continued: views, determinizing, observations, undo.

Like test_contract.py, this covers each registered game, number of players and choice of options.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from steeple.games import GAMES
from steeple.kernel.game import SPECTATOR, Game, copy
from support.games.random_games import (
    SETUPS,
    Setup,
    after,
    legal_ids,
    observation,
    redrawn,
    sample,
    steps,
    walk,
)

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
every_setup_with_memory = pytest.mark.parametrize(
    "setup", [setup for setup in SETUPS if setup.game.without_memory], ids=str
)


# --- Views ---


@every_setup
def test_a_view_is_made_of_json_and_nothing_else(setup: Setup) -> None:
    for s in sample(setup, 10):
        for seat in setup.viewers:
            assert_pure_json(setup.game.view(s, seat))


def assert_pure_json(value: Any) -> None:
    if type(value) is dict:
        assert all(type(key) is str for key in value)
        value = list(value.values())
    if type(value) is list:
        for part in value:
            assert_pure_json(part)
    else:
        assert value is None or type(value) in (str, int, bool), type(value)


@every_setup
def test_a_view_holds_no_seed_and_does_not_follow_from_it(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, 6):
        reseeded = copy(s)
        reseeded.rng = np.uint64(0x5EED5EED5EED5EED)
        for seat in setup.viewers:
            text = json.dumps(game.view(reseeded, seat))
            assert text == json.dumps(game.view(s, seat))
            assert not any(
                word in text for word in ("seed", "rng", "5eed5eed5eed5eed", str(0x5EED5EED5EED5EED))
            )


@every_setup
def test_the_view_of_a_redrawn_position_is_the_same_view(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, 12):
        for seat in setup.viewers:
            view = game.view(s, seat)
            assert all(game.view(redrawn(game, s, seat, number), seat) == view for number in range(3))


@every_setup
def test_what_a_seat_may_know_includes_what_everybody_may(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, 12):
        public = game.view(s, SPECTATOR)
        for seat in range(setup.players):
            assert game.view(redrawn(game, s, seat, 1), SPECTATOR) == public


# --- Determinizing ---


@every_setup
def test_a_redrawn_position_lacks_and_doubles_nothing(setup: Setup) -> None:
    for s in sample(setup, 15):
        for seat in setup.viewers:
            setup.game.check(redrawn(setup.game, s, seat, 4))


@every_setup
def test_redrawing_follows_from_its_seed_and_not_from_the_generator_in_the_record(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, 10):
        reseeded = copy(s)
        reseeded.rng = np.uint64(99)
        for seat in setup.viewers:
            assert redrawn(game, reseeded, seat, 5).tobytes() == redrawn(game, s, seat, 5).tobytes()


@every_setup
def test_redrawing_follows_from_nothing_that_the_seat_cannot_know(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, 10):
        for seat in setup.viewers:
            world = redrawn(game, s, seat, 1)
            assert redrawn(game, world, seat, 2).tobytes() == redrawn(game, s, seat, 2).tobytes()


@every_setup
def test_redrawing_leaves_the_player_to_act_the_same_legal_actions(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, 30):
        legal = legal_ids(game, s)
        assert all(legal_ids(game, redrawn(game, s, int(s.player), number)) == legal for number in range(5))


@every_setup
def test_redrawing_changes_what_is_hidden(setup: Setup) -> None:
    game = setup.game
    for number in range(3):
        s = setup.deal(number).state
        for seat in setup.viewers:
            worlds = {game.position_text(redrawn(game, s, seat, seed)) for seed in range(4)}
            assert len(worlds - {game.position_text(s)}) > 1


@every_setup
def test_equal_views_give_equal_legal_actions(setup: Setup) -> None:
    game = setup.game
    legal_by_view: dict[str, set[tuple[int, ...]]] = {}
    for s in [position for position, _ in steps(walk(setup, 2))][::4]:
        worlds = [redrawn(game, s, int(s.player), number) for number in range(2)]
        for world in [*worlds, game.read_position(game.position_text(s))]:
            view = json.dumps(game.view(world, int(s.player)), sort_keys=True)
            legal_by_view.setdefault(view, set()).add(tuple(legal_ids(game, world)))
    assert all(len(lists) == 1 for lists in legal_by_view.values())


# --- Forgetting ---


def forgotten(game: Game, s: Any, seat: int, chance: float, number: int = 1) -> Any:
    """A position in which `seat` has forgotten some of what it saw others take."""
    other = copy(s)
    assert game.forget is not None
    game.forget(other, seat, np.uint64(number), chance)
    return other


def test_a_game_has_something_to_forget_exactly_if_it_has_something_to_remember() -> None:
    for game in GAMES.values():
        assert (game.forget is None) == (game.without_memory is None), game.name


@every_setup_with_memory
def test_forgetting_changes_nothing_but_what_has_to_be_remembered(setup: Setup) -> None:
    game = setup.game
    assert game.without_memory is not None
    for s in sample(setup, 12):
        for seat in setup.viewers:
            other = forgotten(game, s, seat, 0.5)
            assert game.without_memory(game.view(other, seat)) == game.without_memory(game.view(s, seat))
            game.check(other)
            game.check(redrawn(game, other, seat, 3))
            assert forgotten(game, s, seat, 0.0).tobytes() == s.tobytes()


@every_setup_with_memory
def test_whoever_forgets_everything_remembers_no_open_card(setup: Setup) -> None:
    game, some = setup.game, 0
    assert game.without_memory is not None
    for s in sample(setup, 12):
        seen, blank = game.view(s, SPECTATOR), game.without_memory(game.view(s, SPECTATOR))
        assert game.view(forgotten(game, s, SPECTATOR, 1.0), SPECTATOR) == blank
        some += game.view(forgotten(game, s, SPECTATOR, 0.5), SPECTATOR) not in (seen, blank)
    assert some


@every_setup_with_memory
def test_forgetting_follows_from_nothing_that_the_seat_cannot_know(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, 10):
        for seat in setup.viewers:
            worlds = (s, redrawn(game, s, seat, 1))
            here, there = (redrawn(game, forgotten(game, world, seat, 0.5), seat, 4) for world in worlds)
            assert here.tobytes() == there.tobytes()


# --- Observation ---


@every_setup
def test_an_observation_is_numbers_from_0_to_1_in_every_place(setup: Setup) -> None:
    for s in sample(setup, 40):
        for seat in setup.viewers:
            assert all(0 <= number <= 1 for number in observation(setup.game, s, seat))


@every_setup
def test_an_observation_holds_nothing_that_the_seat_cannot_know(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, 30):
        for seat in setup.viewers:
            assert observation(game, redrawn(game, s, seat, 6), seat) == observation(game, s, seat)


@every_setup
def test_an_observation_tells_positions_apart(setup: Setup) -> None:
    match = walk(setup, 0)
    seen = {tuple(observation(setup.game, match.position(ply), 0)) for ply in range(match.ply + 1)}
    assert len(seen) == match.ply + 1


@every_setup
def test_observing_changes_nothing(setup: Setup) -> None:
    for s in sample(setup, 10):
        before = s.tobytes()
        observation(setup.game, s, 0)
        assert s.tobytes() == before


# --- Undo ---


@every_setup
def test_undone_and_played_again_is_the_same_match(setup: Setup) -> None:
    played, match = walk(setup, 0), setup.deal(0)
    for action in played.actions:
        match.play_id(action)
        before = match.state.tobytes()
        match.undo(anyway=True)
        assert match.state.tobytes() == played.position(match.ply).tobytes()
        match.play_id(action)
        assert match.state.tobytes() == before == played.position(match.ply).tobytes()


@every_setup
def test_the_undo_limit_is_the_last_action_that_brought_something_out(setup: Setup) -> None:
    played, match, limit = walk(setup, 1), setup.deal(1), 0
    for s, action in steps(played):
        match.play_id(action)
        limit = match.ply if setup.game.reveals(s, action) else limit
        assert match.undo_limit == limit


@every_setup
def test_nobody_learns_anything_from_an_action_that_can_be_taken_back(setup: Setup) -> None:
    game = setup.game
    quiet = [
        (s, action)
        for s in sample(setup, 24, 1)
        for action in legal_ids(game, s)
        if not game.reveals(s, action)
    ]
    assert quiet
    for s, action in quiet[:: 1 + len(quiet) // 20]:
        for seat in setup.viewers:
            assert not tells_apart(game, s, action, seat, 3)


@every_setup
def test_somebody_learns_something_from_an_action_that_cannot_be_taken_back(setup: Setup) -> None:
    # What comes out may have been certain before (one card left, or all unseen cards alike), but rarely is.
    # test_undo.py says exactly when, for the games that we have.
    game = setup.game
    told = [
        (s, action) for s in sample(setup, 24, 2) for action in legal_ids(game, s) if game.reveals(s, action)
    ]
    told = told[:: 1 + len(told) // 40]
    news = sum(
        any(tells_apart(game, s, action, seat, 40) for seat in reversed(setup.viewers)) for s, action in told
    )
    assert news >= 0.9 * len(told) > 0


def tells_apart(game: Game, s: Any, action: int, seat: int, worlds: int) -> bool:
    """Whether an action shows `seat` that one of some positions it had to reckon with is not the real one."""
    real = game.view(after(game, s, action), seat)
    for number in range(worlds):
        world = redrawn(game, s, seat, number)
        if action not in legal_ids(game, world) or game.view(after(game, world, action), seat) != real:
            return True
    return False
