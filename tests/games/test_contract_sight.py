"""What every game owes, continued: the numbers that a network is shown, and where its opinions stand.

Like test_contract.py, this covers each registered game, number of players and choice of options.
"""

from __future__ import annotations

from collections import defaultdict

import numpy as np
import pytest

from steeple.games import GAMES
from steeple.kernel.arrays import Features, Position
from steeple.kernel.game import Game, Plane, copy
from steeple.kernel.rule import interpreted
from support.games.random_games import SETUPS, Setup, legal_ids, redrawn, sample
from support.games.sights import features, limits
from support.long_tests import in_full

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)

SOME = in_full(12, 40)
"""Positions of a setup that are looked at."""


# --- Features ---


@every_setup
def test_features_say_only_what_a_seat_knows(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, SOME):
        for seat in range(setup.players):
            shown = features(game, s, seat).tobytes()
            for number in (3, 77, 1234567):
                assert features(game, redrawn(game, s, seat, number), seat).tobytes() == shown


@every_setup
def test_features_do_not_exceed_what_their_planes_state(setup: Setup) -> None:
    game = setup.game
    most = np.array(limits(game.sight))
    for s in sample(setup, SOME):
        for seat in range(setup.players):
            shown = features(game, s, seat)
            assert (shown >= 0).all()
            assert (shown <= most).all()


@every_setup
def test_every_feature_is_written(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, SOME):
        for seat in range(setup.players):
            assert (features(game, s, seat, -7) == features(game, s, seat, 1234)).all()


@every_setup
def test_writing_features_changes_nothing_and_stays_within_its_room(setup: Setup) -> None:
    game, size = setup.game, setup.game.sight.size
    for s in sample(setup, 6):
        before, out = s.tobytes(), np.full(size + 64, -7, np.int16)
        game.sight.write(s, 0, out)
        assert s.tobytes() == before
        assert (out[size:] == -7).all()


@every_setup
def test_features_are_the_same_compiled_and_interpreted(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, 5):
        for seat in range(setup.players):
            out: Features = np.full(game.sight.size, -7, np.int16)
            interpreted(game.sight.write)(s, seat, out)
            assert (out == features(game, s, seat)).all()


@every_game
def test_features_are_few_and_small(game: Game) -> None:
    assert game.sight.table_size <= 120
    assert game.sight.part_size <= 60
    assert max(plane.most for plane in (*game.sight.table, *game.sight.part)) <= 64


@every_game
def test_every_plane_says_what_it_is(game: Game) -> None:
    for planes in (game.sight.table, game.sight.part):
        assert len({plane.name for plane in planes}) == len(planes)
        assert all(plane.sentence and plane.sentence[-1] != "." for plane in planes)


SELDOM = {"campos": ["table last_card"]}
"""Planes that are 0 in all of these positions, because random players hardly play their cards."""


@every_game
def test_every_plane_says_something(game: Game) -> None:
    """A plane that is 0 in all positions of a game would teach nothing."""
    seen: dict[str, int] = defaultdict(int)
    for setup in [setup for setup in SETUPS if setup.name == game.name]:
        for s in [*sample(setup, 30), *sample(setup, 30, 3), *sample(setup, 30, 6)]:
            for seat in range(setup.players):
                shown = features(game, s, seat)
                table, parts = shown[: game.sight.table_size], shown[game.sight.table_size :]
                note(seen, "table", game.sight.table, table)
                note(seen, "part", game.sight.part, parts.reshape(game.sight.parts, -1).max(axis=0))
    assert [name for name, most in seen.items() if most == 0] == SELDOM.get(game.name, [])


def note(seen: dict[str, int], where: str, planes: tuple[Plane, ...], shown: Features) -> None:
    """Note the greatest number that a plane had anywhere."""
    at = 0
    for plane in planes:
        name = f"{where} {plane.name}"
        seen[name] = max(seen[name], int(shown[at : at + plane.size].max()))
        at += plane.size


# --- Where opinions of actions stand ---

ALIKE = {
    "campanile-2009": ("move a marker to",),  # from wherever
    "campos": ("place", "remove"),  # whatever tile, wherever
}
"""Kinds of actions of which several have the same number."""


@every_setup
def test_every_legal_action_has_a_place(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, SOME):
        for action in legal_ids(game, s):
            assert 0 <= place_of(game, s, action) < game.sight.choices


@every_setup
def test_legal_actions_that_differ_have_places_that_differ(setup: Setup) -> None:
    game, alike = setup.game, ALIKE.get(setup.name, ())
    for s in sample(setup, SOME):
        places = [place_of(game, s, action) for action in legal_ids(game, s)]
        kinds = game.sight.kinds
        differing = [place for place in places if kinds[place % len(kinds)] not in alike]
        assert len(set(differing)) == len(differing)


@every_setup
def test_a_place_does_not_depend_on_what_the_player_does_not_know(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, 6):
        twin = redrawn(game, copy(s), int(s.player), 5)
        for action in legal_ids(game, s)[:40]:
            assert place_of(game, twin, action) == place_of(game, s, action)


def place_of(game: Game, s: Position, action: int) -> int:
    """Where the opinion of an action stands, which is the same compiled and interpreted."""
    place = int(interpreted(game.sight.locate)(s, action))
    assert place == int(game.sight.locate(s, action))
    return place
