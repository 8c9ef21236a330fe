"""Luck: on average exactly nothing, whatever lies face down, and for all seats together."""

from __future__ import annotations

import numpy as np
import pytest

from steeple.arena import luck
from steeple.arena.luck import Luck, Memory, measure_draw
from steeple.games import GAMES
from steeple.kernel.arrays import Position, Shares
from steeple.kernel.game import MOST_PLAYERS, copy
from steeple.kernel.rng import derive
from support.games.random_games import SETUPS, Setup, steps, walk

USUAL = [setup for setup in SETUPS if not setup.options and setup.players == 3]
every_setup = pytest.mark.parametrize("setup", USUAL, ids=str)

REDRAWS, TIMES, DECISIONS = 3, 1, 2
SEED = np.uint64(11)


def draws(setup: Setup, count: int) -> list[tuple[Position, int]]:
    """Some positions of a random game, each with an action that draws something."""
    found = [(s, action) for s, action in steps(walk(setup, 2)) if setup.game.reveals(s, action)]
    return found[:: 1 + len(found) // count]


def luck_of(setup: Setup, s: Position, action: int, seed: np.uint64 = SEED) -> Shares:
    memory, found = Memory.of(setup.game), np.zeros(MOST_PLAYERS)
    memory.positions[0] = s
    measure_draw(memory, action, REDRAWS, TIMES, DECISIONS, seed, found)
    return found


@every_setup
def test_the_luck_of_all_redraws_adds_up_to_nothing(setup: Setup) -> None:
    # Exact, not by chance: had each redraw been the true order, their luck would add up to 0 for every seat.
    for s, action in draws(setup, 2):
        total = np.zeros(MOST_PLAYERS)
        for number in range(REDRAWS):
            other = copy(s)
            setup.game.redraw(other, np.uint64(derive(SEED ^ luck._REDRAWS, number)))
            total += luck_of(setup, other, action)
        assert np.abs(total).max() < 1e-9


@every_setup
def test_what_one_seat_gains_the_others_lose(setup: Setup) -> None:
    found = [luck_of(setup, s, action) for s, action in draws(setup, 2)]
    assert max(abs(shares.sum()) for shares in found) < 1e-9
    assert max(abs(shares[setup.players :]).max() for shares in found) == 0
    assert max(abs(shares).max() for shares in found) > 0


def test_a_certain_draw_is_no_luck() -> None:
    game = GAMES["campanile-1996"]
    s = game.read_position("""
        players: 2
        turn: 0 build
        towers: R3/3 Y9/9 B8/8 N8/8 E8/8
        hands: RRR BNE
        known: - BNE
        piles: R R R
    """)
    memory, found = Memory.of(game), np.zeros(MOST_PLAYERS)
    game.apply(s, game.read_action("R1"))
    memory.positions[0] = s
    measure_draw(memory, game.read_action("-"), REDRAWS, TIMES, DECISIONS, SEED, found)
    assert np.abs(found).max() < 1e-12


def test_what_only_shows_a_card_is_no_luck() -> None:
    setup = Setup("campos", 2, ())
    shown = [
        (s, action)
        for s, action in steps(walk(setup, 2))
        if setup.game.reveals(s, action) and setup.game.action_text(action).startswith("RB")
    ]
    for s, action in shown:
        following = copy(s)
        setup.game.apply(following, action)
        if following.drawn == s.drawn and following.dealt == s.dealt:
            assert np.abs(luck_of(setup, s, action)).max() < 1e-12


def test_a_game_s_luck_follows_from_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "CONTINUATIONS", TIMES)
    setup = Setup("campanile-2009", 2, ())
    found = []
    for seed in (3, 3, 4):
        noted = Luck(setup.game, np.uint64(seed), REDRAWS)
        for ply, (s, action) in enumerate(list(steps(walk(setup, 2)))[:8]):
            noted.note(s, action, ply)
        found.append(noted.shares.tolist())
    assert found[0] == found[1] != found[2]
