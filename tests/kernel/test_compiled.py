"""The same rules, compiled and interpreted: the same seed gives the same game, to the byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from typing import Any

import pytest

from steeple.games import GAMES
from steeple.kernel.rule import IS_COMPILED
from support.games.random_games import SETUPS
from support.games.rule_traces import TRACKS, tracks
from support.paths import TESTS

every_game = pytest.mark.parametrize("game", list(GAMES))


@cache
def interpreted(game: str) -> dict[str, Any]:
    """What the rules do in a process of its own, without Numba."""
    return followed(game, NUMBA_DISABLE_JIT="1")


@cache
def waiting(game: str) -> dict[str, Any]:
    """What they do while they wait for a compiler."""
    return followed(game, "waiting")


def followed(game: str, *arguments: str, **environment: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "support.games.rule_traces", game, *arguments],
        cwd=TESTS,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


@pytest.mark.long
@every_game
def test_interpreted_and_compiled_rules_do_the_same_in_every_setup(game: str) -> None:
    assert IS_COMPILED
    compiled = [list(track) for track in tracks(game)]
    assert len(compiled) == len(TRACKS) * sum(setup.name == game for setup in SETUPS)
    for found, expected in zip(interpreted(game)["tracks"], compiled, strict=True):
        assert found == expected


@pytest.mark.long
@every_game
def test_rules_that_wait_for_a_compiler_do_the_same(game: str) -> None:
    found = waiting(game)["tracks"]
    assert found == interpreted(game)["tracks"][: len(found)]
    assert len(found) >= len(TRACKS)


@every_game
def test_rules_that_wait_for_a_compiler_compile_nothing(game: str) -> None:
    assert (waiting(game)["numba"], waiting(game)["compiled"]) == (True, 0)


@every_game
def test_without_a_compiler_numba_is_not_even_imported(game: str) -> None:
    assert interpreted(game)["numba"] is False
