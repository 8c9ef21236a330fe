"""The file of results: a torn line is dropped, and another tournament's file is left alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from steeple.arena import results
from steeple.arena.tournament import Result, Settings
from steeple.errors import BadSetup, RecordFault

SETTINGS = Settings("campanile-2009", 2, {}, ("random", "greedy"), 7, simulations=5)
RESULTS = [
    Result(deal, "0" * 16, ("random", "greedy"), 0, (3, 4), (1,), (9, 9), (0.1, 0.2)) for deal in range(3)
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with three results."""
    made = tmp_path / "a.jsonl"
    with results.appending(made, SETTINGS) as file:
        for result in RESULTS:
            results.append(file, result)
    return made


def test_what_was_written_is_read(path: Path) -> None:
    assert results.read(path, SETTINGS) == RESULTS


def test_without_a_file_there_are_no_results(tmp_path: Path) -> None:
    assert results.read(tmp_path / "a.jsonl", SETTINGS) == []


def test_a_file_that_is_gone_on_with_has_one_first_line(path: Path) -> None:
    with results.appending(path, SETTINGS) as file:
        results.append(file, RESULTS[0])
    assert results.read(path, SETTINGS) == [*RESULTS, RESULTS[0]]


@pytest.mark.parametrize("cut", [1, 40])
def test_a_torn_last_line_is_dropped(cut: int, path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    assert results.read(path, SETTINGS) == RESULTS[:2]


def test_after_a_torn_line_the_file_is_whole_again(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-5])
    results.read(path, SETTINGS)
    with results.appending(path, SETTINGS) as file:
        results.append(file, RESULTS[2])
    assert path.read_bytes() == whole


@pytest.mark.parametrize("length", [0, 1, 30])
def test_a_torn_first_line_is_begun_again(length: int, path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:length])
    assert results.read(path, SETTINGS) == []
    with results.appending(path, SETTINGS) as file:
        for result in RESULTS:
            results.append(file, result)
    assert path.read_bytes() == whole


OTHERS = {
    "game": Settings("campanile-1996", 2, {}, ("random", "greedy"), 7, simulations=5),
    "players": Settings("campanile-2009", 3, {}, ("random", "greedy"), 7, simulations=5),
    "options": Settings("campanile-2009", 2, {"move_marker": True}, ("random", "greedy"), 7, simulations=5),
    "bots": Settings("campanile-2009", 2, {}, ("random", "level:1"), 7, simulations=5),
    "seed": Settings("campanile-2009", 2, {}, ("random", "greedy"), 8, simulations=5),
    "simulations": Settings("campanile-2009", 2, {}, ("random", "greedy"), 7, simulations=6),
    "milliseconds": Settings("campanile-2009", 2, {}, ("random", "greedy"), 7, milliseconds=5),
}


@pytest.mark.parametrize(("name", "other"), OTHERS.items(), ids=OTHERS.keys())
def test_another_tournament_s_results_are_refused(name: str, other: Settings, path: Path) -> None:
    with pytest.raises(BadSetup, match=f"with {name} .*name another file with --out, or delete it") as raised:
        results.read(path, other)
    assert raised.value.code == "other-tournament"


def test_results_of_earlier_bots_are_refused(path: Path) -> None:
    first, rest = path.read_text().split("\n", 1)
    head = json.loads(first)
    head["settings"]["program"] = "0" * 16
    path.write_text(f"{json.dumps(head)}\n{rest}")
    with pytest.raises(BadSetup, match="an earlier version of the rules or the bots"):
        results.read(path, SETTINGS)


@pytest.mark.parametrize("content", ["precious", "precious\n", '{"format": "steeple/1"}\n', "[]\n", "7\nx"])
def test_a_file_of_something_else_is_refused_and_left_as_it_is(content: str, path: Path) -> None:
    path.write_text(content)
    with pytest.raises(BadSetup) as raised:
        results.read(path, SETTINGS)
    assert (raised.value.code, path.read_text()) == ("not-a-tournament", content)


@pytest.mark.parametrize("line", ["{", "7", "{}", '{"deal": 0}', "[1]"])
def test_a_damaged_line_is_named(line: str, path: Path) -> None:
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:2], line, *lines[2:], ""]))
    with pytest.raises(RecordFault, match=r"line 3: .*delete the line"):
        results.read(path, SETTINGS)
