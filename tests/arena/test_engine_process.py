"""Asking an engine: every way in which it can go wrong is a fault that says which engine, and where."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator

import pytest

from steeple.arena import engine_process
from steeple.arena.engine_messages import Question, Thinking
from steeple.arena.engine_process import EngineProcess, close_all, running
from steeple.errors import EngineFault
from support.paths import ROOT, TESTS

QUESTION = Question(
    "campanile-2009", 2, {}, "0000000000000007", (), Thinking("level:1", simulations=1, seed=3)
)
OURS = f"{sys.executable} -m steeple engine"
YARDSTICK = f"{sys.executable} {ROOT / 'bench' / 'yardstick_engine.py'}"


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    close_all()


def fake(way: str) -> str:
    return shlex.join([sys.executable, str(TESTS / "support" / "fake_engine.py"), way])


def fault(command: str, patience: float = 300) -> EngineFault:
    with pytest.raises(EngineFault) as caught:
        EngineProcess(command, patience).ask(QUESTION)
    return caught.value


@pytest.mark.parametrize("command", [OURS, YARDSTICK], ids=["ours", "yardstick"])
def test_an_engine_answers_with_an_action(command: str) -> None:
    engine = running(command, 300)
    first, second = engine.ask(QUESTION), engine.ask(QUESTION)
    assert first.action == second.action
    assert engine.translate("campanile-2009", {}) == {}


@pytest.mark.parametrize(
    ("way", "code"),
    [
        ("other-protocol", "engine-answer"),
        ("ends", "engine-ended"),
        ("no-json", "engine-answer"),
        ("refuses", "engine-answer"),
        ("no-text", "engine-answer"),
    ],
)
def test_a_fault_names_the_engine_and_has_a_code(way: str, code: str) -> None:
    found = fault(fake(way))
    assert found.code == code
    assert "fake_engine.py" in found.sentence


@pytest.mark.parametrize("way", ["mute", "silent"])
def test_an_engine_that_hangs_is_given_up(way: str) -> None:
    assert fault(fake(way), 2 if way == "silent" else 0.2).code == "engine-silent"


def test_a_fault_says_in_which_game_it_was() -> None:
    found = fault(fake("refuses"))
    assert "campanile-2009" in found.sentence
    assert "0000000000000007" in found.sentence


def test_a_program_that_does_not_exist_is_a_fault() -> None:
    assert fault("/no/such/program").code == "engine-ended"
    assert fault("unclosed 'quote").code == "engine-ended"


def test_an_engine_with_other_rules_is_refused() -> None:
    engine = running(fake("refuses"), 300)
    with pytest.raises(EngineFault) as caught:
        engine.translate("five-towers", {})
    assert caught.value.code == "engine-rules"


def test_an_engine_with_older_rules_plays_with_the_option_that_means_them() -> None:
    engine = running(fake("refuses"), 300)
    assert engine.translate("campos", {"slide": "straight"}) == {}
    with pytest.raises(EngineFault, match="--option slide=straight"):
        engine.translate("campos", {})


def test_an_engine_is_started_once_and_again_after_a_fault() -> None:
    command = fake("refuses")
    first = running(command, 300)
    assert running(command, 300) is first
    with pytest.raises(EngineFault):
        first.ask(QUESTION)
    assert running(command, 300) is not first


def test_closing_leaves_no_engine() -> None:
    engine = running(fake("silent"), 300)
    close_all()
    assert engine._process.poll() is not None
    assert not engine_process._RUNNING
