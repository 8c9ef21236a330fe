"""Weak levels err as people do: they forget, hope, and don't tell good from nearly as good. They see wins."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

from steeple.ai import novice
from steeple.ai.decision import Decision
from steeple.ai.endgame import solve
from steeple.ai.novice import Habits
from steeple.ai.players import NOVICES, Glimpse, NovicePlayer
from steeple.games import GAMES
from steeple.kernel.game import copy, winners_list
from steeple.kernel.match import Match
from support.games.random_games import SETUPS, Setup, after, legal_ids, players_of, redrawn, sample, walk
from support.long_tests import in_full

CARELESS = Habits(forgets=1.0, hope=1.0, tolerance=1.0, sees_answers=True)
EXACT = Habits(forgets=0.0, hope=0.0, tolerance=0.0, sees_answers=True)

every_game = pytest.mark.parametrize("name", list(GAMES))
every_level = pytest.mark.parametrize("level", list(NOVICES))


def decided(match: Match, habits: Habits, seed: int = 1) -> Decision:
    """What a novice with these habits does."""
    return NovicePlayer(match.game, 1, seed, habits).decide(Glimpse.of(match, seed=5))


def in_play(name: str, players: int, count: int) -> list[Match]:
    """Matches at random positions where there is something to decide."""
    game = GAMES[name]
    positions = sample(Setup(name, players_of(name, players), ()), 4 * count)
    return [Match.from_position(game, s) for s in positions if len(legal_ids(game, s)) > 1][:count]


# --- What a decision says ---


@every_level
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_legal_action_is_listed_and_the_ones_looked_at_have_a_share(setup: Setup, level: int) -> None:
    for s in sample(setup, 4)[:-1]:
        match = Match.from_position(setup.game, s)
        decision = decided(match, NOVICES[level])
        assert sorted(choice.action for choice in decision.choices) == sorted(match.legal_ids())
        assert decision.line == (decision.action,)
        looked = [choice for choice in decision.choices if choice.visits]
        assert len(looked) == min(len(decision.choices), novice.LOOKS_AT) or len(decision.choices) == 1
        assert all(0 <= choice.share <= 1 for choice in looked)
        assert decision.is_solved or sum(choice.visits for choice in looked) == decision.simulations


@every_game
def test_the_same_seed_gives_the_same_decision_and_another_seed_another_one(name: str) -> None:
    matches = in_play(name, 3, 12)
    first, again, other = (
        [decided(match, NOVICES[1], seed).choices for match in matches] for seed in (1, 1, 2)
    )
    assert repr(first) == repr(again) != repr(other)


_TOLD = """
from steeple.ai.players import Glimpse, make_player
from steeple.games import GAMES
from steeple.kernel.match import Match
for name in GAMES:
    match = Match(GAMES[name], 2, seed="0000000000000001")
    for ply in range(3):
        decision = make_player(f"level:{1 + ply % 2}", match.game, seed=8).decide(Glimpse.of(match))
        print(decision.choices)
        match.play_id(decision.action)
"""


def test_interpreted_and_compiled_novices_decide_alike() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", _TOLD],
            env={**os.environ, "NUMBA_DISABLE_JIT": interpreted},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for interpreted in ("0", "1")
    ]
    assert told[0] == told[1]


# --- What looks nearly equal ---


@every_game
def test_a_novice_takes_nothing_that_looks_worse_by_more_than_its_tolerance(name: str) -> None:
    habits, away = Habits(forgets=0.5, hope=0.5, tolerance=0.05, sees_answers=False), 0
    for match in in_play(name, 2, 12):
        for seed in range(4):
            chosen, *others = decided(match, habits, seed).choices
            best = max(choice.value for choice in (chosen, *others))
            away += chosen.value < best
            assert chosen.value > best - habits.tolerance
    assert away


@every_game
def test_without_tolerance_it_takes_what_looks_best(name: str) -> None:
    for match in in_play(name, 2, 12):
        decision = decided(match, EXACT)
        assert decision.choices[0].value == max(choice.value for choice in decision.choices)


def test_the_better_an_action_looks_the_likelier_it_is() -> None:
    values, points = [0.5, 0.48, 0.41, 0.3], [k / 1000 for k in range(1000)]
    chosen = [novice.choose_nearly_equal(values, range(4), 0.1, point) for point in points]
    counts = [chosen.count(k) for k in range(4)]
    assert counts[0] > counts[1] > counts[2] > counts[3] == 0


# --- Wins and defeats ---


def last_decisions(name: str) -> list[Match]:
    """Random games shortly before they end."""
    games = [walk(Setup(name, 2, ()), number) for number in range(in_full(16, 60))]
    return [
        Match.from_position(match.game, match.position(ply))
        for match in games
        for ply in range(match.ply - 10, match.ply)
    ]


def wins_at_once(match: Match) -> set[int]:
    """The legal actions that end the game with a victory, in twenty possible worlds."""
    game, seat = match.game, match.player
    worlds = [redrawn(game, match.state, seat, number) for number in range(20)]
    return {
        action
        for action in match.legal_ids()
        if all(
            game.is_over(there) and winners_list(game, there) == [seat]
            for there in (after(game, world, action) for world in worlds)
        )
    }


def test_even_the_most_careless_novice_takes_an_action_that_wins_at_once() -> None:
    seen = 0
    for name in GAMES:  # in some of them, luck decides when the game ends
        for number, match in enumerate(last_decisions(name)):
            wins = wins_at_once(match)
            if wins and len(wins) < len(match.legal_ids()):
                decision = decided(match, CARELESS, seed=number)
                assert decision.action in wins or decision.is_solved
                assert len(decision.choices) <= novice.LOOKS_AT
                seen += 1
    assert seen


@every_game
def test_even_the_most_careless_novice_takes_a_win_that_a_short_end_makes_certain(name: str) -> None:
    seen = 0
    for number, match in enumerate(last_decisions(name)):
        end = solve(match.game, Glimpse.of(match, seed=5).position, match.player, novice.SHORT_END)
        shares = {choice.action: choice.share for choice in end.choices} if end else {0: 0.0}
        if max(shares.values()) >= novice.CERTAIN > min(shares.values()):
            assert shares[decided(match, CARELESS, seed=number).action] >= novice.CERTAIN
            seen += 1
    assert seen or name == "campanile-1996"  # where too much lies face down until the end


def test_only_certain_wins_are_candidates_if_there_are_any_and_no_certain_defeats() -> None:
    assert novice.candidates([0.9, 1.0, 0.0, 1.0], [False, True, True, False]) == [1]
    assert novice.candidates([0.1, 0.0, 0.5, 0.0], [False, True, True, False]) == [0, 2, 3]
    assert novice.candidates([0.0, 0.0], [True, True]) == [0, 1]


# --- Forgetting ---


@pytest.mark.parametrize("name", [game.name for game in GAMES.values() if game.forget])
def test_a_decision_does_not_depend_on_what_is_forgotten(name: str) -> None:
    """Nor does it end in a win that only memory finds: the positions are from the first half of a game."""
    forgetful, differing = Habits(forgets=1.0, hope=0.5, tolerance=0.1, sees_answers=True), 0
    match = walk(Setup(name, 3, ()), 0)
    for ply in range(match.ply // 4, match.ply // 2):
        s = match.position(ply)
        other, scratch = copy(s), novice.Scratch.of(match.game)
        assert match.game.forget is not None
        match.game.forget(other, int(s.player), np.uint64(0), 1.0)
        differing += other.tobytes() != s.tobytes()
        decisions = [
            novice.decide(match.game, either, np.uint64(ply), forgetful, scratch) for either in (s, other)
        ]
        assert repr(decisions[0].choices) == repr(decisions[1].choices)
    assert differing
