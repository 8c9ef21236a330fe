"""Games that are left and continued: every way out keeps the game, and a damaged file is left alone."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path
from typing import Any

import pytest

from support.commands import Terminal, steeple
from support.terminal_games import (
    ASKS,
    CURTAIN,
    SEED,
    alone,
    dealt,
    finished,
    kept,
    resumed,
    turn,
    whole_game,
)


def test_one_may_quit_at_the_curtain(tmp_path: Path) -> None:
    assert alone(tmp_path, "quit", "").out.count(CURTAIN) == 1


def test_quit_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    lines = turn(dealt(), 2)
    left = alone(tmp_path, *lines, "quit")
    assert left.out.endswith("The game is saved. To continue it: steeple play --resume\n")
    assert (left.code, kept(tmp_path)["record"]["actions"], kept(tmp_path)["people"]) == (
        0,
        lines[1:],
        [0, 1],
    )


def leave(terminal: Terminal, how: str) -> None:
    ways = {"Ctrl-C": terminal.child.sendintr, "Ctrl-D": terminal.child.sendeof}
    ways.get(how, lambda: terminal.child.kill(getattr(signal, how)))()


@pytest.mark.parametrize("how", ["Ctrl-C", "Ctrl-D", "SIGTERM", "SIGHUP"])
def test_every_way_out_keeps_the_game(how: str, tmp_path: Path) -> None:
    terminal = Terminal("play", "campanile-2009", "--seed", str(SEED), more={"XDG_DATA_HOME": str(tmp_path)})
    terminal.until(ASKS)
    terminal.type(dealt().legal()[0])
    terminal.until(ASKS)
    leave(terminal, how)
    said, code = terminal.end()
    assert ("steeple play --resume" in said, code) == (True, 0)
    assert kept(tmp_path)["record"]["actions"] == [dealt().legal()[0]]


def test_resume_goes_on_where_one_left(tmp_path: Path) -> None:
    match, lines = whole_game("campanile-2009")
    alone(tmp_path, *lines[:20], "quit")
    resumed(tmp_path, "", *lines[20:])
    assert finished(tmp_path) == [match.record()]


def test_a_finished_game_is_not_kept_for_later(tmp_path: Path) -> None:
    _, lines = whole_game("campanile-2009")
    alone(tmp_path, *lines[:20], "quit")
    resumed(tmp_path, "", *lines[20:])
    assert not (tmp_path / "steeple" / "play.json").exists()


def test_a_new_game_does_not_lose_the_one_kept_before(tmp_path: Path) -> None:
    alone(tmp_path, "quit")
    steeple("play", "campanile-1996", typed="quit\n", XDG_DATA_HOME=str(tmp_path))
    before = json.loads((tmp_path / "steeple" / "play.previous.json").read_text())
    assert (before["record"]["game"], kept(tmp_path)["record"]["game"]) == (
        "campanile-2009",
        "campanile-1996",
    )


def test_resume_without_a_kept_game_is_a_usage_error(tmp_path: Path) -> None:
    refused = resumed(tmp_path)
    assert (refused.code, refused.err) == (2, "you have no saved game; start one with `steeple play`\n")


def test_resume_takes_no_other_setup(tmp_path: Path) -> None:
    refused = steeple("play", "campanile-1996", "--resume", XDG_DATA_HOME=str(tmp_path))
    assert (refused.code, refused.err.count("\n")) == (2, 1)


def damaged(found: dict[str, Any], how: str) -> bytes:
    """A saved game with something wrong in it."""
    whole = json.dumps(found).encode()
    changes: dict[str, Any] = {
        "truncated": whole[:200],
        "empty": b"",
        "binary": bytes(range(128, 256)),
        "no record": {"people": [0]},
        "a record of something else": {**found, "record": 7},
        "people who do not sit there": {**found, "people": [9]},
        "people that are none": {**found, "people": None},
        "an action that was not legal": {**found, "record": {**found["record"], "actions": ["+R"]}},
    }
    return changes[how] if isinstance(changes[how], bytes) else json.dumps(changes[how]).encode()


WAYS = (
    *("truncated", "empty", "binary", "no record", "a record of something else"),
    *("people who do not sit there", "people that are none", "an action that was not legal"),
)


@pytest.mark.parametrize("how", WAYS)
def test_a_damaged_kept_game_is_refused_and_left_as_it_is(how: str, tmp_path: Path) -> None:
    alone(tmp_path, "quit")
    content = damaged(kept(tmp_path), how)
    (tmp_path / "steeple" / "play.json").write_bytes(content)
    refused = resumed(tmp_path)
    assert (refused.code, refused.err.count("\n")) == (1, 1)
    assert "is damaged" in refused.err
    assert (tmp_path / "steeple" / "play.json").read_bytes() == content


def test_a_game_that_cannot_be_kept_is_printed(tmp_path: Path) -> None:
    (tmp_path / "steeple").write_text("in the way")
    left = alone(tmp_path, "quit")
    assert left.code == 2
    assert left.out.endswith(f"{json.dumps(dealt().record())}\n")


def test_without_a_seed_a_game_is_dealt_from_64_digits_and_resumed(tmp_path: Path) -> None:
    people = [*("--seat", "0"), *("--seat", "1")]
    steeple("play", "five-towers", *people, typed="\n-\nquit\n", XDG_DATA_HOME=str(tmp_path))
    begun = kept(tmp_path)["record"]
    assert (re.fullmatch("[0-9a-f]{64}", begun["seed"]) is not None, begun["actions"]) == (True, ["-"])
    resumed(tmp_path, "", "-", "quit")
    assert kept(tmp_path)["record"] == {**begun, "actions": ["-", "-"]}
