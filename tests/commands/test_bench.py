"""`steeple bench playouts` and `steeple bench search`: figures for people and for programs."""

from __future__ import annotations

import json
from typing import Any

import pytest

from steeple.kernel.cores import available_cores
from support.commands import Finished, steeple

QUICK = ("bench", "playouts", "--game", "campanile-1996", "--players", "2", "--seconds", "0.001")
COMPILED = {"NUMBA_DISABLE_JIT": "0"}


@pytest.fixture(scope="module")
def measured() -> Finished:
    return steeple(*QUICK, "--json", cwd=None, **COMPILED)


@pytest.fixture(scope="module")
def figures(measured: Finished) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(measured.out)
    return found


def test_measures_one_core_and_all_without_and_with_observation(figures: list[dict[str, Any]]) -> None:
    cores = sorted({1, available_cores()})
    assert [(one["cores"], one["observe"]) for one in figures] == [
        (count, seen) for count in cores for seen in (False, True)
    ]


def test_each_figure_names_its_game_and_players(figures: list[dict[str, Any]]) -> None:
    assert {(one["game"], one["players"]) for one in figures} == {("campanile-1996", 2)}


def test_games_and_decisions_are_in_proportion(figures: list[dict[str, Any]]) -> None:
    # A game for two draws between 13 and 37 cards; each costs two decisions.
    assert all(26 <= one["decisions_per_second"] / one["games_per_second"] <= 74 for one in figures)


def test_people_get_a_table() -> None:
    shown = steeple(*QUICK, cwd=None, **COMPILED)
    assert shown.out.split()[:6] == ["game", "players", "cores", "observe", "decisions/s", "games/s"]


def test_says_on_the_error_stream_what_it_is_doing(measured: Finished) -> None:
    assert measured.err.startswith("measuring campanile-1996, 2 players, 1 core…\n")


def test_compiling_is_measured_when_asked_for() -> None:
    *_, last = json.loads(steeple(*QUICK, "--json", "--compile", cwd=None, **COMPILED).out)
    assert last.keys() == {"game", "cold_seconds", "warm_seconds"}


@pytest.mark.parametrize(
    "arguments", [["--game", "chess"], ["--players", "9"], ["--seconds", "0"]], ids=" ".join
)
def test_what_cannot_be_measured_is_a_usage_error(arguments: list[str]) -> None:
    assert steeple("bench", "playouts", *arguments).code == 2


SEARCH = ("bench", "search", "--game", "campanile-1996", "--seconds", "0.001")


@pytest.fixture(scope="module")
def searched() -> Finished:
    return steeple(*SEARCH, "--json")


@pytest.fixture(scope="module")
def search_figures(searched: Finished) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(searched.out)
    return found


def test_searching_is_measured_on_one_core_and_all_plain_and_guided(
    search_figures: list[dict[str, Any]],
) -> None:
    cores = sorted({1, available_cores()})
    assert [(one["cores"], one["is_guided"]) for one in search_figures] == [
        (count, guided) for count in cores for guided in (False, True)
    ]


def test_searching_is_measured_for_two_players_by_default(search_figures: list[dict[str, Any]]) -> None:
    assert {(one["game"], one["players"]) for one in search_figures} == {("campanile-1996", 2)}


def test_a_search_figure_says_what_was_grown(search_figures: list[dict[str, Any]]) -> None:
    grown = {"simulations_per_second", "depth", "nodes", "megabytes"}
    assert all(one.keys() == {"game", "players", "cores", "is_guided"} | grown for one in search_figures)


def test_a_search_grows_something(search_figures: list[dict[str, Any]]) -> None:
    assert all(min(one["simulations_per_second"], one["depth"], one["nodes"]) > 0 for one in search_figures)


def test_searching_is_measured_on_as_many_cores_and_for_as_many_players_as_told() -> None:
    figures = json.loads(steeple(*SEARCH, "--cores", "1", "--players", "3", "--players", "5", "--json").out)
    assert [(one["cores"], one["players"]) for one in figures] == [(1, 3), (1, 3), (1, 5), (1, 5)]


def test_people_get_a_table_of_searching() -> None:
    shown = steeple(*SEARCH, "--cores", "1")
    assert shown.out.split()[:8] == [
        "game",
        "players",
        "cores",
        "playouts",
        "simulations/s",
        "depth",
        "nodes",
        "MB",
    ]


def test_says_on_the_error_stream_what_is_being_searched(searched: Finished) -> None:
    assert searched.err.startswith("searching campanile-1996, 2 players, 1 core…\n")


@pytest.mark.parametrize(
    "arguments", [["--game", "chess"], ["--players", "9"], ["--seconds", "0"], ["--cores", "0"]], ids=" ".join
)
def test_what_cannot_be_searched_is_a_usage_error(arguments: list[str]) -> None:
    assert steeple("bench", "search", *arguments).code == 2
