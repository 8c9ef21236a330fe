"""The end of a game played through: against the same thing written as a plain recursion."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from steeple.ai.endgame import solve
from steeple.ai.players import Glimpse, make_player
from steeple.ai.search import Limit
from steeple.ai.tree import REWARD_OF_POINTS
from steeple.games import GAMES
from steeple.kernel.arrays import Position
from steeple.kernel.game import Game, scores_list, winners_list
from steeple.kernel.match import Match
from support.games.positions import match_at
from support.games.random_games import SETUPS, Setup, after, legal_ids, walk
from support.long_tests import in_full

Worth = tuple[list[float], list[float], list[int]]


def settled(game: Game, s: Position) -> Worth:
    """Rewards, shares and points of a finished game."""
    won, points, seats = winners_list(game, s), scores_list(game, s), range(int(s.players))
    shares = [(seat in won) / len(won) for seat in seats]
    leads = [points[seat] - max(points[other] for other in seats if other != seat) for seat in seats]
    rewards = [
        (1 - REWARD_OF_POINTS) * share + REWARD_OF_POINTS * (0.5 + 0.5 * lead / (10 + abs(lead)))
        for share, lead in zip(shares, leads, strict=True)
    ]
    return rewards, shares, points


def best_play(game: Game, s: Position) -> Worth:
    """What a position is worth if everybody plays for the best reward; of equal actions, the first listed."""
    if game.is_over(s):
        return settled(game, s)
    player = int(s.player)
    return max(
        (best_play(game, after(game, s, action)) for action in legal_ids(game, s)),
        key=lambda worth: worth[0][player],
    )


def size(game: Game, s: Position, most: int) -> int:
    """How many actions playing through takes, but not beyond `most`."""
    count = 0
    if not game.is_over(s):
        for action in legal_ids(game, s):
            count += 1 + size(game, after(game, s, action), most - count)
            if count > most:
                break
    return count


CAMPOS = """
    players: {players}
    turn: 0 remove
    area: BGR@0,0,0 BYR@-2,1,4 GGY@-4,2,1 BRR@-2,0,5
    cards: {cards}
"""
CARDS = {2: ["GY:R GB:R", "GY:R,RY:G RB:G", "GB:Y,RG:B -"], 3: ["GY:R GB:R RB:G"], 4: ["GY:R RY:G GB:R RB:Y"]}


MOST = 2_000
"""Actions that playing through one world takes."""


def ends(setup: Setup, count: int) -> list[Position]:
    """Positions near the end that can be played through quickly."""
    if setup.name == "campos":  # random players are left with too many cards that nobody knows
        texts = [CAMPOS.format(players=setup.players, cards=cards) for cards in CARDS[setup.players]]
        return [match_at("campos", text).state for text in texts[:count]]
    found: list[Position] = []
    for number in range(60):
        match = walk(setup, 500 + number)
        for ply in range(match.ply - 1, max(match.ply - 9, 0), -1):
            s = match.position(ply)
            worlds = setup.game.worlds(s, int(s.player))
            if worlds is None or len(worlds.positions) > 60:
                break
            if any(size(setup.game, world, MOST) > MOST for world in worlds.positions):
                break
            if len(legal_ids(setup.game, s)) > 1:
                found.append(s)
        if len(found) >= count:
            break
    return found[-count:]


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if not setup.options], ids=str)
def test_a_solved_end_is_what_a_plain_recursion_finds(setup: Setup) -> None:
    game, positions = setup.game, ends(setup, in_full(1, 8))
    assert positions, "no end is small enough: take other games"
    for s in positions:
        seat = int(s.player)
        decision, worlds = solve(game, s, seat), game.worlds(s, seat)
        assert decision is not None
        assert worlds is not None
        assert decision.is_solved
        for choice in decision.choices:
            found = [best_play(game, after(game, world, choice.action)) for world in worlds.positions]
            expected = [
                sum(chance * worth[kind][seat] for chance, worth in zip(worlds.chances, found, strict=True))
                for kind in range(3)
            ]
            assert np.allclose([choice.value, choice.share, choice.points], expected)
        assert decision.choices[0].value == max(choice.value for choice in decision.choices)


def test_an_end_that_is_too_large_is_left_to_the_search() -> None:
    match = Match(GAMES["campanile-2009"], 2, seed="0000000000000001")
    assert solve(match.game, match.state, 0) is None
    s = ends(Setup("campanile-2009", 2, ()), 1)[0]
    assert solve(match.game, s, int(s.player), most=1) is None


def test_high_levels_play_ends_through() -> None:
    s = ends(Setup("five-towers", 2, ()), 1)[0]
    match = Match.from_position(GAMES["five-towers"], s)
    solved = [
        make_player(f"level:{n}", match.game, limit=Limit(simulations=9)).decide(Glimpse.of(match)).is_solved
        for n in (3, 5)
    ]
    assert solved == [False, True]


def test_a_solved_decision_names_no_error() -> None:
    s = ends(Setup("five-towers", 2, ()), 1)[0]
    decision = solve(GAMES["five-towers"], s, int(s.player))
    assert decision is not None
    assert {choice.error for choice in decision.choices} == {0.0}
    assert all(first.value >= second.value for first, second in itertools.pairwise(decision.choices))
