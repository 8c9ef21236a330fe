"""`steeple match` and `steeple engine`: a result on any number of cores, and a result so far when stopped."""

from __future__ import annotations

import json
import shlex
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from steeple.arena.engine_messages import PROTOCOL
from support.commands import Finished, begun, steeple
from support.paths import TESTS

MATCH = (
    "match",
    "random",
    "random",
    "--game",
    "campanile-1996",
    "--deals",
    "2",
    "--seed",
    "7",
    "--redraws",
    "0",
)


def outcome(*more: str, cwd: Path) -> dict[str, Any]:
    shown = steeple(*MATCH, "--json", "-", *more, cwd=cwd)
    assert shown.code == 0, shown.err
    found: dict[str, Any] = json.loads(shown.out)
    return {**found, "milliseconds": None}


def fake(way: str) -> str:
    return "engine:" + shlex.join([sys.executable, str(TESTS / "support" / "fake_engine.py"), way])


def test_results_do_not_depend_on_the_number_of_cores(tmp_path: Path) -> None:
    assert outcome("--cores", "1", cwd=tmp_path) == outcome("--cores", "2", cwd=tmp_path)


def test_the_json_says_what_was_played(tmp_path: Path) -> None:
    found = outcome("--at-least", "60", "--cores", "1", cwd=tmp_path)
    assert (found["game"], found["seed"], found["sides"]) == ("campanile-1996", 7, ["random", "random"])
    assert (found["deals"], found["games"], len(found["results"])) == (2, 4, 2)
    assert (found["at_least"], found["verdict"]) == (0.6, None)
    assert found["share"]["value"] == pytest.approx(0.5)


def test_the_grid_shows_both_shares(tmp_path: Path) -> None:
    shown = steeple(*MATCH, "--cores", "1", cwd=tmp_path)
    assert "as played" in shown.out
    assert "without the luck of the draw" in shown.out
    assert "2 deals, 4 games" in shown.out


def test_ctrl_c_gives_the_result_so_far(tmp_path: Path) -> None:
    process = begun([*MATCH, "--cores", "1"], "steeple.arena.executor.wait", 2, tmp_path)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=300)
    assert "stopped after 1 deal" in err
    assert "as played" in out
    assert process.returncode != 0


def refused(*arguments: str, cwd: Path) -> Finished:
    shown = steeple(
        "match",
        *arguments,
        "--game",
        "campanile-2009",
        "--deals",
        "1",
        "--cores",
        "1",
        "--redraws",
        "0",
        cwd=cwd,
    )
    assert shown.code == 2
    return shown


@pytest.mark.parametrize(
    "arguments", [("random", "level:7"), ("random", "random", "--at-least", "160"), ("random", "engine:")]
)
def test_what_makes_no_sense_is_refused_in_one_line(arguments: tuple[str, ...], tmp_path: Path) -> None:
    assert refused(*arguments, cwd=tmp_path).err.count("\n") == 1


def test_an_engine_that_hangs_is_named_with_its_game(tmp_path: Path) -> None:
    shown = refused("random", fake("silent"), "--patience", "3", cwd=tmp_path)
    assert "fake_engine.py" in shown.err
    assert "campanile-2009" in shown.err


def test_the_engine_answers_what_it_reads() -> None:
    question = {"game": "campanile-2009", "players": 2, "seed": f"{7:016}", "actions": [], "bot": "random"}
    shown = steeple("engine", typed=f"nonsense\n{json.dumps(question)}\n")
    hello, bad, good = map(json.loads, shown.out.splitlines())
    assert (hello["protocol"], bad["error"]["code"]) == (PROTOCOL, "bad-question")
    assert good["action"] in {choice["action"] for choice in good["choices"]}
