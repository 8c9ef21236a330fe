"""Sharing a victory, and deriving seeds: one recipe each, for everybody who needs it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from steeple.games import GAMES
from steeple.kernel.game import MOST_PLAYERS
from steeple.kernel.playouts import simulate
from steeple.kernel.rng import bot_seed, derive, mix, substream
from steeple.kernel.seed import game_seed, seed_text
from steeple.kernel.verbs import register
from steeple.kernel.victory import share_of, victory_shares, victory_shares_of_games

WINNER_BITS = 8
"""Winners are the bits of one byte."""


@pytest.mark.parametrize("players", range(1, WINNER_BITS + 1))
def test_a_victory_is_shared_equally_however_it_is_written(players: int) -> None:
    bits = np.arange(1, 1 << players, dtype=np.uint8)
    many = victory_shares_of_games(bits, players)
    for row, won in zip(many.tolist(), bits.tolist(), strict=True):
        winners = [seat for seat in range(players) if won >> seat & 1]
        expected = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        assert row == victory_shares(winners, players) == expected
        assert [share_of(won, seat) for seat in range(players)] == expected


def test_a_game_with_too_many_players_is_refused() -> None:
    game = next(iter(GAMES.values()))
    with pytest.raises(ValueError, match=f"no game may have more than {MOST_PLAYERS}"):
        register(replace(game, seats=(2, MOST_PLAYERS + 1)))


def test_the_games_of_a_series_have_the_seeds_that_their_records_say() -> None:
    game = next(iter(GAMES.values()))
    records = simulate(game, 3, seed=7, first=2)
    assert [record["seed"] for record in records] == [game_seed(7, number) for number in (2, 3, 4)]
    assert game_seed(7, 2) == seed_text(derive(np.uint64(7), 2)) == "e6984080bab12a02"


def test_the_seeds_of_bots_and_decisions_follow_the_published_recipe() -> None:
    seed, purpose = np.uint64(0x5EED), np.uint64(0xB075)
    for number in range(5):
        own = np.uint64(mix(seed ^ purpose))
        assert int(bot_seed(seed, purpose, number)) == int(derive(own, number))
        assert int(substream(seed, number)) == int(derive(np.uint64(mix(seed)), number))
