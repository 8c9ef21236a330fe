"""Positions whose fields are read fast say the same as the positions themselves, in every game."""

from __future__ import annotations

import random

import pytest

from steeple.games import GAMES
from steeple.kernel.game import SPECTATOR
from steeple.kernel.match import Match
from steeple.server.tables.fast_fields import fast_position


@pytest.mark.parametrize(
    ("game", "players"), [(name, players) for name in GAMES for players in GAMES[name].seats]
)
def test_views_and_fields_are_the_same_when_read_fast(game: str, players: int) -> None:
    match, choose = Match(GAMES[game], players, seed="00000000000000d5"), random.Random(players)
    while not match.is_over:
        seen = fast_position(match.state)
        for seat in (SPECTATOR, *range(players)):
            assert match.game.view(seen, seat) == match.view(seat)
            assert match.game.view(seen, seat) == {
                **match.game.view(seen, SPECTATOR),
                **match.game.own(seen, seat),
            }
        action = choose.choice(match.legal_ids())
        assert match.game.fields(seen, action) == match.game.fields(match.state, action)
        match.play_id(action)


def test_what_is_no_field_is_no_attribute() -> None:
    match = Match(GAMES["campanile-2009"])
    assert not hasattr(fast_position(match.state), "nonsense")
