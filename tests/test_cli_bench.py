"""`steeple bench playouts`: figures for people and for programs."""

from __future__ import annotations

import json
from typing import Any

import pytest

from commands import Finished, steeple
from steeple.kernel.cores import available_cores

QUICK = ("bench", "playouts", "--game", "campanile-1996", "--players", "2", "--seconds", "0.001")
COMPILED = {"NUMBA_DISABLE_JIT": "0"}


@pytest.fixture(scope="module")
def measured() -> Finished:
    return steeple(*QUICK, "--json", **COMPILED)


@pytest.fixture(scope="module")
def figures(measured: Finished) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(measured.out)
    return found


def test_measures_one_core_and_all_without_and_with_observation(figures: list[dict[str, Any]]) -> None:
    cores = sorted({1, available_cores()})
    assert [(one["cores"], one["observe"]) for one in figures] == [(count, seen) for count in cores for seen in (False, True)]


def test_each_figure_names_its_game_and_players(figures: list[dict[str, Any]]) -> None:
    assert {(one["game"], one["players"]) for one in figures} == {("campanile-1996", 2)}


def test_games_and_decisions_are_in_proportion(figures: list[dict[str, Any]]) -> None:
    # A game for two draws between 13 and 37 cards; each costs two decisions.
    assert all(26 <= one["decisions_per_second"] / one["games_per_second"] <= 74 for one in figures)


def test_people_get_a_table() -> None:
    shown = steeple(*QUICK, **COMPILED)
    assert shown.out.split()[:6] == ["game", "players", "cores", "observe", "decisions/s", "games/s"]


def test_says_on_the_error_stream_what_it_is_doing(measured: Finished) -> None:
    assert measured.err.startswith("measuring campanile-1996, 2 players, 1 core …\n")


def test_compiling_is_measured_when_asked_for() -> None:
    *_, last = json.loads(steeple(*QUICK, "--json", "--compile", **COMPILED).out)
    assert last.keys() == {"game", "cold_seconds", "warm_seconds"}


@pytest.mark.parametrize("arguments", [["--game", "chess"], ["--players", "9"], ["--seconds", "0"]], ids=" ".join)
def test_what_cannot_be_measured_is_a_usage_error(arguments: list[str]) -> None:
    assert steeple("bench", "playouts", *arguments).code == 2
