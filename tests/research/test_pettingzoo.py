"""Games as PettingZoo environments: masks, rewards, seeds and refusals are those of the match behind them."""

from __future__ import annotations

import pickle
import random
from hashlib import sha256
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.env_registry.exceptions import VersionNotFound
from pettingzoo.utils.deprecated_module import DeprecatedEnv

import steeple.research.pettingzoo as zoo
from steeple.errors import BadSetup, IllegalAction, IllFormed, UnknownGame
from steeple.games import GAMES
from steeple.kernel.game import legal_list
from steeple.research.pettingzoo import MatchEnv, env
from steeple.research.picture import ansi, rgb
from steeple.research.terms import environment_id
from steeple.research.vector import Vector
from support.games.random_games import SETUPS, Setup, observation, players_of, redrawn

every_game = pytest.mark.parametrize("name", list(GAMES))
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def began(name: str, players: int = 2, decisions: int = 0, seed: int = 0, **keywords: Any) -> MatchEnv:
    """An environment after some random decisions."""
    table = MatchEnv(name, players, **keywords)
    table.reset(seed=seed)
    play(table, decisions, seed)
    return table


def play(table: MatchEnv, decisions: int, seed: int = 0) -> None:
    chance = random.Random(seed)
    for _ in range(decisions):
        if table.match.is_over:
            return
        table.step(chance.choice(table.match.legal_ids()))


WHOLE_GAME = 1000


# --- What agents are told ---


@every_game
def test_the_mask_of_the_agent_to_act_is_the_list_of_legal_actions(name: str) -> None:
    table = began(name)
    for decision in range(12):
        mask = table.observe(table.agent_selection)["action_mask"]
        assert mask.dtype == np.int8
        assert np.flatnonzero(mask).tolist() == sorted(table.match.legal_ids()), decision
        play(table, 1, decision)


@every_game
def test_the_mask_is_in_the_info_too(name: str) -> None:
    table = began(name, decisions=3)
    seen, _, _, _, info = table.last()
    assert np.array_equal(info["action_mask"], seen["action_mask"])


@every_game
def test_agents_that_are_not_to_act_have_no_legal_action(name: str) -> None:
    table = began(name, decisions=3)
    others = [agent for agent in table.agents if agent != table.agent_selection]
    assert others
    assert not any(table.observe(agent)["action_mask"].any() for agent in others)


def test_a_mask_once_given_out_does_not_change() -> None:
    table = began("campanile-2009")
    mask = table.observe(table.agent_selection)["action_mask"]
    before = mask.copy()
    play(table, 5)
    assert np.array_equal(mask, before)


@every_setup
def test_an_observation_does_not_change_with_what_the_agent_cannot_know(setup: Setup) -> None:
    table = began(setup.name, setup.players, 15, options=setup.chosen)
    for seat, agent in enumerate(table.agents):
        other = redrawn(setup.game, table.match.state, seat, 7)
        assert table.observe(agent)["observation"].tolist() == observation(setup.game, other, seat)


@every_setup
def test_the_mask_does_not_change_with_what_the_agent_cannot_know(setup: Setup) -> None:
    table = began(setup.name, setup.players, 15, options=setup.chosen)
    other = redrawn(setup.game, table.match.state, table.match.player, 7)
    mask = table.infos[table.agent_selection]["action_mask"]
    assert np.flatnonzero(mask).tolist() == sorted(legal_list(setup.game, other))


@every_game
def test_an_info_has_nothing_but_the_mask(name: str) -> None:
    table = began(name, decisions=3)
    assert all(info.keys() == {"action_mask"} for info in table.infos.values())


# --- The end ---


@every_setup
def test_rewards_of_a_finished_game_follow_the_winners(setup: Setup) -> None:
    table = began(setup.name, setup.players, WHOLE_GAME, options=setup.chosen)
    best = max(table.rewards.values())
    assert [
        seat for seat, agent in enumerate(table.agents) if table.rewards[agent] == best
    ] == table.match.winners


@every_setup
def test_rewards_of_a_finished_game_are_0_together(setup: Setup) -> None:
    table = began(setup.name, setup.players, WHOLE_GAME, options=setup.chosen)
    assert sum(table.rewards.values()) == pytest.approx(0)


@pytest.mark.parametrize("players", GAMES["campanile-2009"].seats)
def test_a_victory_alone_is_worth_1(players: int) -> None:
    table = began("campanile-2009", players, WHOLE_GAME)
    assert len(table.match.winners) == 1
    assert max(table.rewards.values()) == 1


def test_a_victory_of_all_is_worth_nothing() -> None:
    table = began("five-towers", 2, WHOLE_GAME, seed=4)
    assert table.match.winners == [0, 1]
    assert table.rewards == {"seat_0": 0, "seat_1": 0}


def test_before_the_end_there_is_no_reward() -> None:
    assert not any(began("campanile-2009", decisions=20).rewards.values())


@every_game
def test_all_agents_terminate_at_once(name: str) -> None:
    table = began(name, GAMES[name].seats[-1], WHOLE_GAME)
    assert all(table.terminations.values())
    assert not any(table.truncations.values())


def test_an_agent_whose_game_is_over_may_only_do_nothing() -> None:
    table = began("campanile-2009", decisions=WHOLE_GAME)
    with pytest.raises(ValueError, match="None"):
        table.step(0)
    assert table.agents == ["seat_0", "seat_1"]


def test_when_all_agents_have_gone_a_step_is_refused() -> None:
    table = began("campanile-2009", 3, WHOLE_GAME)
    for _ in range(3):
        table.step(None)
    with pytest.raises(IllegalAction) as caught:
        table.step(None)
    assert caught.value.code == "game-over"


# --- max_cycles ---


@every_game
def test_after_max_cycles_decisions_all_agents_are_truncated(name: str) -> None:
    table = began(name, decisions=4, max_cycles=5)
    assert not any(table.truncations.values())
    play(table, 1)
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


def test_a_truncated_game_is_worth_nothing() -> None:
    table = began("campanile-2009", decisions=5, max_cycles=5)
    assert table.rewards == {"seat_0": 0, "seat_1": 0}


def test_a_truncated_game_takes_no_more_actions() -> None:
    table = began("campanile-2009", decisions=5, max_cycles=5)
    with pytest.raises(ValueError, match="None"):
        table.step(table.match.legal_ids()[0])


def test_a_game_that_ends_with_the_last_cycle_is_not_truncated() -> None:
    length = began("campanile-2009", decisions=WHOLE_GAME).match.ply
    table = began("campanile-2009", decisions=WHOLE_GAME, max_cycles=length)
    assert all(table.terminations.values())
    assert not any(table.truncations.values())


# --- Refusals ---


@every_game
def test_an_illegal_action_is_refused_by_a_clause_of_the_game(name: str) -> None:
    table = began(name, decisions=3)
    with pytest.raises(IllegalAction) as caught:
        table.step(illegal(table))
    assert caught.value.code in {clause.code for clause in table.game.clauses}


@every_game
def test_an_illegal_action_changes_nothing(name: str) -> None:
    table = began(name, decisions=3)
    before = pickle.dumps(shown(table))
    with pytest.raises(IllegalAction):
        table.step(illegal(table))
    assert pickle.dumps(shown(table)) == before


def illegal(table: MatchEnv) -> int:
    return next(action for action in range(table.game.actions) if action not in table.match.legal_ids())


def shown(table: MatchEnv) -> tuple[Any, ...]:
    """All that an environment says."""
    told = [table.observe(agent)["observation"].tolist() for agent in table.agents]
    masks = [np.flatnonzero(table.infos[agent]["action_mask"]).tolist() for agent in table.agents]
    gains = table.rewards, table.terminations, table.truncations
    return table.match.state.tobytes(), table.match.ply, table.agent_selection, told, masks, gains


@pytest.mark.parametrize("action", [-1, 10**6, 1.0, None, True, "1"], ids=repr)
def test_what_is_no_action_is_refused_as_ill_formed(action: Any) -> None:
    with pytest.raises(IllFormed) as caught:
        began("campanile-2009").step(action)
    assert caught.value.code == "ill-formed"


def test_numpy_s_numbers_are_actions() -> None:
    table = began("campanile-2009")
    table.step(np.int64(table.match.legal_ids()[0]))
    assert table.match.ply == 1


@pytest.mark.parametrize(
    "ask", [lambda table: table.step(0), lambda table: table.observe("seat_0")], ids=["step", "observe"]
)
def test_before_the_first_reset_nothing_is_dealt(ask: Any) -> None:
    with pytest.raises(BadSetup) as caught:
        ask(MatchEnv("campanile-2009"))
    assert caught.value.code == "not-reset"


@pytest.mark.parametrize(
    ("code", "keywords"),
    [
        ("bad-players", {"players": 9}),
        ("bad-option", {"options": {"speed": "fast"}}),
        ("bad-option", {"render_mode": "oil"}),
        ("bad-limit", {"max_cycles": 0}),
        ("bad-limit", {"max_cycles": 2.5}),
        ("bad-seat", {"viewer": 2}),
    ],
    ids=repr,
)
def test_a_setup_that_there_is_not_is_refused(code: str, keywords: Any) -> None:
    with pytest.raises(BadSetup) as caught:
        env("campanile-2009", **keywords)
    assert caught.value.code == code


def test_a_game_that_there_is_not_is_refused() -> None:
    with pytest.raises(UnknownGame):
        env("chess")


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_that_there_is_not_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup) as caught:
        MatchEnv("campanile-2009").reset(seed=seed)
    assert caught.value.code == "bad-seed"


# --- Behind PettingZoo's wrappers ---


def test_an_illegal_action_ends_the_game_for_all_and_costs_whoever_tried_it_1() -> None:
    wrapped = env("campanile-2009", 3)
    wrapped.reset(seed=0)
    agent = wrapped.agent_selection
    wrapped.step(illegal(wrapped.unwrapped))
    assert all(wrapped.terminations.values())
    assert wrapped.rewards == {**dict.fromkeys(wrapped.agents, 0), agent: -1}


def test_a_number_that_is_no_action_is_out_of_bounds() -> None:
    wrapped = env("campanile-2009")
    wrapped.reset(seed=0)
    with pytest.raises(AssertionError, match="action space"):
        wrapped.step(-1)


# --- Seeds ---


@every_setup
def test_the_same_seed_and_actions_make_the_same_game(setup: Setup) -> None:
    one, two = (began(setup.name, setup.players, WHOLE_GAME, 3, options=setup.chosen) for _ in range(2))
    assert one.match.record() == two.match.record()


@every_game
def test_another_seed_makes_another_deal(name: str) -> None:
    assert began(name, seed=1).match.state.tobytes() != began(name, seed=2).match.state.tobytes()


@every_game
def test_resets_deal_the_games_of_the_seed_s_series_one_after_the_other(name: str) -> None:
    table = began(name, seed=5)
    dealt = [table.match.state.tobytes()]
    for _ in range(2):
        table.reset()
        dealt.append(table.match.state.tobytes())
    vector = Vector(GAMES[name], 3, seed=5, cores=1)
    vector.reset()
    assert dealt == [s.tobytes() for s in vector.states]


def test_without_a_seed_every_environment_deals_differently() -> None:
    tables = [MatchEnv("campanile-2009") for _ in range(2)]
    for table in tables:
        table.reset()
    assert tables[0].match.seed != tables[1].match.seed


# --- Pictures ---


def test_each_mode_renders_what_the_viewer_sees() -> None:
    text, pixels = (
        began("campos", decisions=5, render_mode=mode, viewer=1) for mode in ("ansi", "rgb_array")
    )
    assert text.render() == ansi(text.game, text.match.state, 1)
    picture = pixels.render()
    assert isinstance(picture, np.ndarray)
    assert np.array_equal(picture, rgb(pixels.game, pixels.match.state, 1))


def test_by_default_a_spectator_s_view_is_rendered() -> None:
    table = began("campanile-2009", render_mode="ansi")
    assert table.render() == ansi(table.game, table.match.state)


def test_people_are_shown_every_position(capsys: pytest.CaptureFixture[str]) -> None:
    began("campanile-2009", decisions=2, render_mode="human")
    assert capsys.readouterr().out.count("markers left") == 3


def test_without_a_mode_rendering_warns_and_shows_nothing() -> None:
    with pytest.warns(UserWarning, match="render_mode"):
        assert began("campanile-2009").render() is None


# --- Names ---


@every_game
def test_every_game_can_be_imported_as_people_are_used_to(name: str) -> None:
    version = zoo.version_name(name)
    assert str(getattr(zoo, version).env()) == version


@every_game
def test_every_game_is_registered_with_pettingzoo(name: str) -> None:
    players = players_of(name, 3)
    made = pettingzoo.make("aec", environment_id(name), players=players, max_cycles=9).unwrapped
    assert (made.game.name, made.max_cycles, len(made.possible_agents)) == (name, 9, players)


def test_registered_ids_are_gymnasium_s() -> None:
    assert environment_id("five-towers") == "steeple/FiveTowers-v1"


ENVIRONMENTS = {
    "campanile-1996": ("steeple/Campanile1996-v1", 195, 31, "3dabb94d"),
    "campanile-2009": ("steeple/Campanile2009-v1", 193, 51, "7a89a425"),
    "campos": ("steeple/Campos-v2", 1100, 495_640, "e5f16b0e"),
    "five-towers": ("steeple/FiveTowers-v1", 732, 93, "6f016e0a"),
}
"""What an agent that was trained under a name relies on: numbers, actions, and a digest of what they mean.

A game comes here with its first release."""


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_what_an_agent_relies_on_does_not_change_without_a_new_version(name: str) -> None:
    game = GAMES[name]
    meaning = repr([(plane.name, plane.shape, plane.most) for plane in game.planes])
    assert ENVIRONMENTS[name] == (
        environment_id(name),
        game.observation_size,
        game.actions,
        sha256(meaning.encode()).hexdigest()[:8],
    )


def test_under_an_old_version_s_name_one_is_told_the_new_one() -> None:
    with pytest.raises(VersionNotFound, match="Available version: v2"):
        pettingzoo.make("aec", "steeple/Campos-v1")
    with pytest.raises(DeprecatedEnv, match="use campos_v2 instead"):
        zoo.campos_v1.env()


def test_a_version_s_raw_environment_has_no_wrappers() -> None:
    assert isinstance(zoo.campos_v2.raw_env(players=3), MatchEnv)


def test_an_environment_can_be_sent_to_another_process() -> None:
    sent = pickle.loads(pickle.dumps(env("campanile-2009", 3, max_cycles=7)))
    sent.reset(seed=2)
    assert sent.unwrapped.match.state.tobytes() == began("campanile-2009", 3, seed=2).match.state.tobytes()
    assert sent.unwrapped.max_cycles == 7
