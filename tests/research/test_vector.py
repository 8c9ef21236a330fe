"""The vector environment: what a step shows, what it refuses, and who sits opposite an agent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from steeple.ai.players import Glimpse, GreedyPlayer
from steeple.errors import BadSetup, IllegalAction, IllFormed, SteepleError
from steeple.games import GAMES
from steeple.kernel.game import copy, legal_list, winners_list
from steeple.kernel.match import Match
from steeple.kernel.rng import choices, derive
from steeple.kernel.seed import seed_text
from steeple.research.opponents import OPPONENTS
from steeple.research.vector import DENSE, Vector
from support.games.random_games import SETUPS, Setup, observation, players_of

GAME = GAMES["campanile-2009"]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
every_game = pytest.mark.parametrize("name", list(GAMES))


def vector(setup: Setup, size: int, **settings: Any) -> Vector:
    made = Vector(setup.game, size, setup.players, setup.chosen, **settings)
    made.reset()
    return made


def play(vector: Vector, steps: int) -> None:
    for _ in range(steps):
        vector.step(vector.sample())


def snapshot(vector: Vector) -> list[bytes]:
    arrays = (
        *vector.shown,
        vector.states,
        vector.counts,
        vector.finals,
        vector.final_observations,
        vector.numbers,
    )
    return [array.tobytes() for array in arrays]


# --- What a step shows ---


@every_setup
def test_what_is_shown_belongs_to_the_player_to_act(setup: Setup) -> None:
    seen = vector(setup, 3, seed=8, cores=1)
    for _ in range(40):
        play(seen, 5)
        for k, s in enumerate(seen.states):
            legal = legal_list(setup.game, s)
            assert seen.shown.players[k] == s.player
            assert seen.legals[k, : seen.counts[k]].tolist() == legal
            if setup.game.actions <= DENSE:
                assert np.flatnonzero(seen.shown.masks[k]).tolist() == sorted(legal)
            assert seen.shown.observations[k].tolist() == observation(setup.game, s, int(s.player))


@every_game
def test_a_finished_game_is_followed_by_the_next_in_the_same_step(name: str) -> None:
    games = Vector(GAMES[name], 2, seed=8)
    step, before = games.reset(), games.numbers
    while not step.dones.any():
        step = games.step(games.sample())
    k = int(np.flatnonzero(step.dones)[0])
    assert games.numbers[k] == before[k] + games.size
    assert games.states[k].tobytes() == dealt(games, k).tobytes()
    assert games.game.is_over(games.finals[k])


def dealt(games: Vector, k: int) -> Any:
    """The deal of the game that slot k plays."""
    seed = seed_text(derive(np.uint64(games.seed), int(games.numbers[k])))
    return Match(games.game, games.seats, seed=seed).state


@every_game
def test_rewards_go_to_the_winners_and_sum_to_nothing(name: str) -> None:
    games = Vector(GAMES[name], 16, GAMES[name].seats[-1], seed=8)
    games.reset()
    ended = 0
    while ended < 16:
        step = games.step(games.sample())
        assert not step.rewards[~step.dones].any()
        for k in np.flatnonzero(step.dones):
            won = winners_list(games.game, games.finals[k])
            assert sorted(np.flatnonzero(step.rewards[k] == step.rewards[k].max())) == won
            assert step.rewards[k].sum() == pytest.approx(0, abs=1e-6)
            assert step.rewards[k].max() == pytest.approx(1) or len(won) > 1
            ended += 1


@every_game
def test_the_last_observation_is_that_of_the_seat_that_acted_last(name: str) -> None:
    games = Vector(GAMES[name], 2, seed=3)
    step = games.reset()
    while not step.dones.any():
        actors = step.players.copy()
        step = games.step(games.sample())
    for k in np.flatnonzero(step.dones):
        assert games.final_observations[k].tolist() == observation(
            games.game, games.finals[k], int(actors[k])
        )


def test_a_game_with_too_many_action_ids_has_lists_and_no_masks() -> None:
    games = Vector(GAMES["campos"], 2)
    assert games.reset().masks.shape == (2, 0)
    assert games.counts.tolist() == [len(legal_list(games.game, s)) for s in games.states]


# --- Arrays ---


def test_every_step_writes_to_the_same_arrays() -> None:
    games = Vector(GAME, 4)
    first = games.reset()
    assert all(a is b for a, b in zip(first, games.step(games.sample()), strict=True))


def test_arrays_are_taken_over_without_copying() -> None:
    for array in Vector(GAME, 4).reset():
        assert array.flags.c_contiguous
        assert array.flags.writeable
        taken = np.from_dlpack(array)
        assert np.shares_memory(taken, array)
        assert taken.dtype == array.dtype


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.int32, np.uint32, np.int64, np.uint64])
def test_actions_may_be_integers_of_any_width(dtype: Any) -> None:
    one, other = Vector(GAME, 8), Vector(GAME, 8)
    one.reset(), other.reset()
    for _ in range(10):
        actions = one.sample()
        one.step(actions)
        other.step(actions.astype(dtype))
    assert snapshot(one) == snapshot(other)


def test_actions_need_not_lie_side_by_side() -> None:
    one, other = Vector(GAME, 8), Vector(GAME, 8)
    one.reset(), other.reset()
    actions = one.sample()
    one.step(actions)
    other.step(np.repeat(actions, 2)[::2])
    assert snapshot(one) == snapshot(other)


# --- Series ---


@every_game
@pytest.mark.parametrize("opponents", [None, "hasty"])
def test_nothing_depends_on_the_number_of_cores(name: str, opponents: str | None) -> None:
    games = [Vector(GAMES[name], 7, seed=5, cores=cores, opponents=opponents) for cores in (1, 2, 3, 9)]
    for one in games:
        one.reset()
        play(one, 300)
    assert all(snapshot(one) == snapshot(games[0]) for one in games)


def test_a_reset_without_a_seed_goes_on_in_the_series() -> None:
    games = Vector(GAME, 3, seed=5)
    games.reset()
    assert games.numbers.tolist() == [0, 1, 2]
    games.reset()
    assert games.numbers.tolist() == [3, 4, 5]


def test_a_reset_with_a_seed_begins_its_series() -> None:
    games, fresh = Vector(GAME, 3, seed=5), Vector(GAME, 3, seed=6)
    games.reset()
    play(games, 50)
    games.reset(seed=6)
    fresh.reset()
    assert games.states.tobytes() == fresh.states.tobytes()
    assert games.shown.observations.tobytes() == fresh.shown.observations.tobytes()


def test_sampling_more_often_does_not_change_what_opponents_do() -> None:
    one, other = (Vector(GAME, 8, opponents="hasty") for _ in range(2))
    one.reset(), other.reset()
    for _ in range(30):
        actions = one.sample()
        other.sample(), other.sample()
        one.step(actions), other.step(actions)
    assert one.states.tobytes() == other.states.tobytes()


# --- What is refused ---


def too_few(actions: Any) -> Any:
    return actions[:-1]


def too_deep(actions: Any) -> Any:
    return actions[:, None]


def wrapped(actions: Any) -> Any:
    """The same numbers if only 32 bits are looked at."""
    return actions.astype(np.int64) + 2**32


def set_second(action: int) -> Callable[[Any], Any]:
    def change(actions: Any) -> Any:
        actions[1] = action
        return actions

    return change


BAD_ACTIONS = [
    (too_few, IllFormed, "bad-shape"),
    (too_deep, IllFormed, "bad-shape"),
    (lambda actions: int(actions[0]), IllFormed, "bad-shape"),
    (lambda actions: actions.astype(np.float32), IllFormed, "bad-dtype"),
    (lambda actions: actions.astype(np.bool_), IllFormed, "bad-dtype"),
    (lambda actions: actions.astype(str), IllFormed, "bad-dtype"),
    (wrapped, IllFormed, "ill-formed"),
    (set_second(GAME.actions), IllFormed, "ill-formed"),
    (set_second(-1), IllFormed, "ill-formed"),
    (set_second(-(2**31)), IllFormed, "ill-formed"),
    (set_second(GAME.read_action("-")), IllegalAction, None),
]


@pytest.mark.parametrize(("spoil", "kind", "code"), BAD_ACTIONS)
def test_bad_actions_are_refused_and_change_nothing(
    spoil: Any, kind: type[SteepleError], code: str | None
) -> None:
    games = Vector(GAME, 4)
    games.reset()
    before = snapshot(games)
    with pytest.raises(kind) as refused:
        games.step(spoil(games.sample()))
    assert code is None or refused.value.code == code
    assert snapshot(games) == before


@every_setup
def test_an_illegal_action_is_named_with_its_game_and_its_clause(setup: Setup) -> None:
    games = vector(setup, 3)
    actions = games.sample()
    legal = legal_list(setup.game, games.states[2])
    actions[2] = next(action for action in range(setup.game.actions) if action not in legal)
    before = snapshot(games)
    with pytest.raises(IllegalAction) as refused:
        games.step(actions)
    refusal = setup.game.refuse(games.states[2], int(actions[2]))
    assert refusal is not None
    assert refused.value.code == refusal.clause.code
    assert refused.value.sentence.startswith(f"game 2: {setup.game.action_text(int(actions[2]))} ")
    assert snapshot(games) == before


def test_checks_can_be_turned_off() -> None:
    games = Vector(GAME, 4, is_checked=False)
    games.reset()
    actions = games.sample()
    actions[1] = next(action for action in range(GAME.actions) if not games.shown.masks[1, action])
    games.step(actions)


@every_game
def test_without_checks_legal_actions_play_the_same_games(name: str) -> None:
    one, other = Vector(GAMES[name], 4), Vector(GAMES[name], 4, is_checked=False)
    for games in (one, other):
        games.reset()
        play(games, 200)
    assert snapshot(one) == snapshot(other)


def test_nothing_is_played_before_a_reset() -> None:
    games = Vector(GAME, 4)
    for attempt in (games.sample, lambda: games.step(np.zeros(4, np.int32))):
        with pytest.raises(BadSetup, match="reset") as refused:
            attempt()
        assert refused.value.code == "not-reset"


def test_nothing_is_played_after_closing() -> None:
    games = Vector(GAME, 4, cores=2)
    games.reset()
    actions = games.sample()
    games.close()
    games.close()
    for attempt in (games.reset, games.sample, lambda: games.step(actions)):
        with pytest.raises(BadSetup) as refused:
            attempt()
        assert refused.value.code == "closed"


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"size": 0}, "bad-size"),
        ({"size": -1}, "bad-size"),
        ({"players": 9}, "bad-players"),
        ({"options": {"colour": "red"}}, "bad-option"),
        ({"seed": -1}, "bad-seed"),
        ({"opponents": "nobody"}, "bad-bot"),
        ({"opponents": "greedy", "seat": 2}, "bad-seat"),
        ({"seat": 0}, "bad-seat"),
        ({"cores": 0}, "bad-size"),
    ],
)
def test_a_vector_that_cannot_be_is_refused(settings: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Vector(GAME, **{"size": 2, **settings})
    assert refused.value.code == code


def test_a_setting_that_a_vector_does_not_have_is_refused() -> None:
    with pytest.raises(TypeError, match="'opponent' is an unexpected keyword argument"):
        Vector(GAME, 2, **{"opponent": "greedy"})  # type: ignore[arg-type]


# --- Games that stay over ---


def finished(name: str, opponents: str | None = None) -> Vector:
    """Games that don't start again by themselves, one of them over."""
    games = Vector(GAMES[name], 2, seed=1, autoreset=False, opponents=opponents)
    step = games.reset()
    while not step.dones.any():
        step = games.step(games.sample())
    return games


@every_game
def test_a_game_that_is_over_stays_so_until_the_reset(name: str) -> None:
    games = finished(name)
    while not games.shown.dones.all():
        games.step(games.sample())
    assert games.sample().tolist() == [-1, -1]
    last = games.states.tobytes()
    step = games.step(games.sample())
    assert games.states.tobytes() == last == games.finals.tobytes()
    assert not step.rewards.any()
    assert step.players.tolist() == [-1, -1]
    assert not games.reset().dones.any()


@pytest.mark.parametrize("opponents", [None, "random"])
def test_an_action_after_the_end_is_refused(opponents: str | None) -> None:
    games = finished("campanile-2009", opponents)
    actions = games.sample()
    actions[np.flatnonzero(games.shown.dones)[0]] = 0
    before = snapshot(games)
    with pytest.raises(IllegalAction, match="over") as refused:
        games.step(actions)
    assert refused.value.code == "game-over"
    assert snapshot(games) == before


# --- Opponents ---


@every_game
@pytest.mark.parametrize("opponents", OPPONENTS)
def test_opponents_act_until_it_is_the_agent_s_turn(name: str, opponents: str) -> None:
    players = players_of(name, 3)
    games = Vector(GAMES[name], 3, players, opponents=opponents, seed=2)
    step = games.reset()
    for _ in range(20):
        assert step.players.tolist() == (games.numbers % players).tolist()
        step = games.step(games.sample())


def test_an_agent_may_keep_its_seat() -> None:
    games = Vector(GAME, 5, 3, opponents="random", seat=1)
    step = games.reset()
    ended = 0
    while ended < 10:
        assert (step.players == 1).all()
        step = games.step(games.sample())
        ended += int(step.dones.sum())


@every_game
def test_the_last_observation_with_opponents_is_the_agent_s(name: str) -> None:
    games = Vector(GAMES[name], 2, players_of(name, 3), opponents="random", seat=1)
    step = games.reset()
    while not step.dones.any():
        step = games.step(games.sample())
    for k in np.flatnonzero(step.dones):
        assert games.final_observations[k].tolist() == observation(games.game, games.finals[k], 1)


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in GAMES for players in GAMES[name].seats[:2]]
)
def test_a_greedy_opponent_decides_as_the_greedy_player_does(name: str, players: int) -> None:
    game = GAMES[name]
    games = Vector(game, 1, players, seed=4, autoreset=False, opponents="greedy", seat=0)
    step = games.reset()
    seed = derive(np.uint64(4), 0)
    greedy = GreedyPlayer(game, int(choices(np.uint64(choices(seed)))))
    match = Match(game, players, seed=seed_text(seed))
    for _ in range(25):
        while not match.is_over and match.player != 0:
            match.play_id(greedy.decide(Glimpse.of(match, seed=99)).action)
        assert match.state.tobytes() == games.states[0].tobytes()
        if step.dones[0]:
            break
        action = games.sample()
        step = games.step(action)
        match.play_id(int(action[0]))


@pytest.mark.parametrize("name", ["campanile-2009", "five-towers"])
def test_greedy_opponents_are_harder_to_beat_than_random_ones(name: str) -> None:
    assert mean_reward(name, "greedy") < mean_reward(name, "random") - 0.2


def mean_reward(name: str, opponents: str) -> float:
    """What random actions are paid against such opponents."""
    games = Vector(GAMES[name], 64, opponents=opponents, seat=0)
    games.reset()
    paid: list[float] = []
    while len(paid) < 64:
        step = games.step(games.sample())
        paid += step.rewards[step.dones, 0].tolist()
    return float(np.mean(paid))


def test_games_begin_where_the_agent_is_to_act_and_not_before() -> None:
    games = Vector(GAME, 6, 2, opponents="random", seed=3)
    step = games.reset()
    for k, s in enumerate(games.states):
        first = copy(dealt(games, k))
        assert (s.tobytes() == first.tobytes()) == (first.player == step.players[k])
