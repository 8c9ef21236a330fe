"""Gymnasium's own checker passes for every game, player count and option; one agent plays against bots."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import DeprecatedEnv
from gymnasium.utils.env_checker import check_env

from steeple.errors import BadSetup, IllegalAction, SteepleError
from steeple.games import GAMES
from steeple.kernel.game import legal_list
from steeple.research.gymnasium import IDS, SteepleEnv, SteepleVectorEnv
from steeple.research.vector import Vector
from support.games.random_games import SETUPS, Setup

NAMES = {game: name for name, game in IDS.items()}
every_id = pytest.mark.parametrize("name", list(IDS))


def make(setup: Setup, **settings: Any) -> Any:
    return gymnasium.make(
        NAMES[setup.name], players=setup.players, options=setup.chosen, **settings
    ).unwrapped


def check(env: Any) -> None:
    """Gymnasium's check, with all chance settled that it leaves open."""
    env.reset(seed=0)
    env.action_space.seed(0)
    env.observation_space.seed(0)
    check_env(env)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_gymnasium_s_checker_finds_nothing_wrong(setup: Setup) -> None:
    check(make(setup, bots="random"))


@every_id
def test_gymnasium_s_checker_finds_nothing_wrong_with_the_defaults(name: str) -> None:
    check(gymnasium.make(name).unwrapped)


def play(env: Any, seed: int | None) -> tuple[list[int], float]:
    """A whole game by the first legal action each time: what was played, and what was paid."""
    seen, info = env.reset(seed=seed)
    actions, ended, paid = [], False, 0.0
    while not ended:
        assert (seen["action_mask"] == info["action_mask"]).all()
        actions.append(int(np.flatnonzero(seen["action_mask"])[0]))
        seen, reward, ended, truncated, info = env.step(actions[-1])
        paid += reward
        assert not truncated
    return actions, paid


@pytest.mark.parametrize("bots", ["random", "greedy", "level:2"])
def test_a_game_is_played_to_its_end_against_bots(bots: str) -> None:
    env = gymnasium.make("steeple/FiveTowers-v1", players=3, bots=bots)
    _, paid = play(env, seed=3)
    assert -1 <= paid <= 1


@every_id
def test_the_same_seed_deals_the_same_game_to_the_same_seat(name: str) -> None:
    env = gymnasium.make(name, bots="random")
    assert play(env, 5) == play(env, 5)


def test_a_game_without_a_seed_is_another_one_each_time() -> None:
    env = gymnasium.make("steeple/Campanile2009-v1", bots="random", seed=5)
    assert len({tuple(play(env, None)[0]) for _ in range(4)}) == 4


def test_the_seed_of_the_environment_is_that_of_its_first_reset() -> None:
    env, other = (gymnasium.make("steeple/Campanile2009-v1", bots="random", seed=seed) for seed in (5, None))
    assert play(env, None) == play(other, 5)


def test_the_agent_sits_where_it_is_told() -> None:
    env = SteepleEnv(players=4, bots=("random", "greedy", "random"), seat=2)
    for seed in range(5):
        _, info = env.reset(seed=seed)
        assert info["seat"] == 2


def test_without_a_seat_the_agent_gets_to_know_all_of_them() -> None:
    env = SteepleEnv(players=3, bots="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def illegal_of(seen: dict[str, Any]) -> int:
    return int(np.flatnonzero(seen["action_mask"] == 0)[0])


@every_id
def test_an_illegal_action_loses_the_game_and_says_why(name: str) -> None:
    env = gymnasium.make(name, bots="random")
    seen, _ = env.reset(seed=1)
    seen, reward, ended, _, info = env.step(illegal_of(seen))
    assert (reward, ended) == (-1.0, True)
    assert info["illegal"]
    assert not seen["action_mask"].any()


@every_id
def test_an_illegal_action_raises_on_request_and_changes_nothing(name: str) -> None:
    env = gymnasium.make(name, bots="random", illegal="raise")
    seen, info = env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(illegal_of(seen))
    _, reward, ended, _, _ = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert (reward, ended) == (0.0, False)


def test_nothing_is_played_before_the_reset_or_after_the_end() -> None:
    env = SteepleEnv(bots="random")
    with pytest.raises(BadSetup) as early:
        env.step(0)
    play(env, 1)
    with pytest.raises(BadSetup) as late:
        env.step(0)
    assert early.value.code == late.value.code == "not-reset"


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "chess"},
        {"players": 7},
        {"options": {"move_marker": 1}},
        {"bots": "level:9"},
        {"bots": ("greedy", "greedy")},
        {"seat": 2},
        {"illegal": "ignore"},
        {"render_mode": "human"},
    ],
)
def test_an_environment_that_cannot_be_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(SteepleError):
        SteepleEnv(**settings)


@pytest.mark.parametrize("kind", [SteepleEnv, SteepleVectorEnv])
def test_an_unknown_keyword_is_refused_as_by_any_function(kind: Any) -> None:
    with pytest.raises(TypeError, match="'seats' is an unexpected keyword argument"):
        kind(seats=2)


def test_the_agent_sees_what_it_may_know_drawn_as_text() -> None:
    env = gymnasium.make("steeple/Campanile2009-v1", render_mode="ansi", bots="random", seat=0)
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert len(text.splitlines()) > 5


def test_the_agent_sees_what_it_may_know_as_a_picture() -> None:
    env = gymnasium.make("steeple/Campanile2009-v1", render_mode="rgb_array", bots="random", seat=0)
    env.reset(seed=1)
    picture: Any = env.render()
    assert picture.dtype == np.uint8
    assert picture.ndim == 3
    assert len(np.unique(picture)) > 2


def test_gymnasium_finds_an_environment_by_the_module_s_name() -> None:
    made = "gymnasium.make('steeple.research.gymnasium:steeple/Campos-v2')"
    code = f"import gymnasium; print({made}.unwrapped.game.name)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "campos\n"


def test_under_an_old_version_s_name_one_is_told_the_new_one() -> None:
    with (
        pytest.warns(DeprecationWarning, match="out of date"),
        pytest.raises(DeprecatedEnv, match="Campos-v2"),
    ):
        gymnasium.make("steeple/Campos-v1")


# --- Many agents at once ---


def make_many(name: str, num_envs: int, **settings: Any) -> Any:
    return gymnasium.make_vec(name, num_envs=num_envs, vectorization_mode="vector_entry_point", **settings)


@every_id
def test_many_agents_are_shown_what_their_spaces_say(name: str) -> None:
    envs = make_many(name, 3, bots="random")
    seen, infos = envs.reset(seed=4)
    for _ in range(5):
        assert seen in envs.observation_space
        seen, rewards, ended, truncated, infos = envs.step(envs.unwrapped.games.sample())
        assert (rewards.shape, ended.shape, truncated.shape) == ((3,), (3,), (3,))
    states = envs.unwrapped.games.states
    for k, s in enumerate(states):
        if "action_mask" in seen:
            listed = np.flatnonzero(infos["action_mask"][k])
        else:
            listed = np.sort(infos["legals"][k, : infos["counts"][k]])
        assert listed.tolist() == sorted(legal_list(GAMES[IDS[name]], s))


def test_a_finished_game_leaves_its_last_observation_in_the_infos() -> None:
    envs = make_many("steeple/Campanile2009-v1", 4, bots="random")
    envs.reset(seed=4)
    games: Vector = envs.unwrapped.games
    ended = np.zeros(4, np.bool_)
    while not ended.any():
        assert envs.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
        _, rewards, ended, _, infos = envs.step(games.sample())
        assert ("final_obs" in infos) == ended.any()
    assert (infos["_final_obs"] == ended).all()
    for k in np.flatnonzero(ended):
        assert infos["final_obs"][k] in envs.single_observation_space
        assert (infos["final_obs"][k]["observation"] == games.final_observations[k]).all()
        assert rewards[k] in games.shown.rewards[k]
    assert all(infos["final_obs"][k] is None for k in np.flatnonzero(~ended))


def test_agents_are_paid_for_their_own_seat() -> None:
    envs = SteepleVectorEnv(8, players=3, bots="random", seat=1)
    envs.reset(seed=1)
    ended = np.zeros(8, np.bool_)
    while not ended.any():
        _, rewards, ended, _, _ = envs.step(envs.games.sample())
    assert rewards.tolist() == envs.games.shown.rewards[:, 1].tolist()


def test_many_agents_can_play_against_a_level() -> None:
    envs = make_many("steeple/Campanile2009-v1", 4, bots="level:3")
    envs.reset(seed=4)
    games: Vector = envs.unwrapped.games
    ended = np.zeros(4, np.bool_)
    while not ended.any():
        _, rewards, ended, _, infos = envs.step(games.sample())
        assert infos["seat"].tolist() == (games.numbers % 2).tolist()
    assert rewards[ended].any()


def test_what_was_shown_is_not_written_to_unless_asked_for() -> None:
    for copies in (True, False):
        envs = SteepleVectorEnv(2, bots="random", copy=copies)
        first, _ = envs.reset(seed=1)
        second, *_ = envs.step(envs.games.sample())
        assert np.shares_memory(first["observation"], second["observation"]) is not copies


def test_the_same_seed_deals_the_same_games_to_many_agents() -> None:
    one, other = (make_many("steeple/Campanile2009-v1", 4, bots="random") for _ in range(2))
    assert one.reset(seed=3)[0]["observation"].tolist() == other.reset(seed=3)[0]["observation"].tolist()
    assert one.reset()[0]["observation"].tolist() == other.reset()[0]["observation"].tolist()


def test_many_agents_have_one_seed() -> None:
    with pytest.raises(BadSetup) as refused:
        SteepleVectorEnv(2, bots="random").reset(seed=[1, 2])
    assert refused.value.code == "bad-seed"


def test_how_often_bots_simulate_can_be_chosen() -> None:
    """As often in all environments of a vector as in a `Vector`, which says no where it makes no sense."""
    envs = SteepleVectorEnv(2, "campanile-1996", bots="level:3", opponent_simulations=3)
    envs.reset(seed=5)
    settings: dict[str, Any] = {"opponents": "level:3", "opponent_simulations": 3, "seed": envs.games.seed}
    games = Vector(GAMES["campanile-1996"], 2, **settings)
    games.reset()
    for _ in range(5):
        actions = games.sample()
        envs.step(actions)
        games.step(actions)
    assert envs.games.states.tobytes() == games.states.tobytes()
    with pytest.raises(BadSetup, match="opponents that search"):
        SteepleVectorEnv(2, bots="greedy", opponent_simulations=3)


def test_closing_lets_go_of_the_threads() -> None:
    envs = make_many("steeple/Campanile2009-v1", 4, bots="random")
    envs.reset()
    envs.close()
    with pytest.raises(BadSetup):
        envs.unwrapped.games.reset()
