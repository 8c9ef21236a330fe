"""The learning example: it runs as the page says, and what it learns from is reckoned for the right side."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest

from support.paths import ROOT

SCRIPT = ROOT / "examples" / "self_play.py"
PAGE = SCRIPT.parent.parent / "docs" / "learning.md"
TINY = ("--minutes", "0.01", "--games", "8", "--steps", "4", "--width", "8", "--deals", "2")


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> tuple[subprocess.CompletedProcess[str], Path]:
    """A very short run, and the directory with what it made."""
    made = tmp_path_factory.mktemp("learning")
    command = [
        sys.executable,
        "-W",
        "error",
        str(SCRIPT),
        *TINY,
        "--out",
        "curve.png",
        "--weights",
        "weights.pt",
    ]
    return subprocess.run(command, cwd=made, capture_output=True, text=True, check=False), made


@pytest.fixture(scope="module")
def example() -> ModuleType:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("self_play", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["self_play"] = module
    spec.loader.exec_module(module)
    return module


def test_it_says_how_often_it_wins(run: tuple[subprocess.CompletedProcess[str], Path]) -> None:
    assert (run[0].returncode, run[0].stderr) == (0, "")
    said = re.findall(
        r"min +([\d,]+) decisions +wins [\d.]+% ± [\d.]+% against greedy, [\d.]+% ± ", run[0].stdout
    )
    assert said[0] == "0" != said[-1]


def test_it_draws_the_curve(run: tuple[subprocess.CompletedProcess[str], Path]) -> None:
    assert (run[1] / "curve.png").read_bytes().startswith(b"\x89PNG\r\n\x1a\n")


def test_it_keeps_the_network(
    run: tuple[subprocess.CompletedProcess[str], Path], example: ModuleType
) -> None:
    kept = example.torch.load(run[1] / "weights.pt")
    network = example.Network(kept["width"])
    assert str(network.load_state_dict(kept["network"])) == "<All keys matched successfully>"


def test_a_place_that_cannot_be_written_is_refused_before_anything_is_learned(
    example: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["self_play.py", *TINY, "--out", "nowhere/curve.png"])
    with pytest.raises(SystemExit) as refused:
        example.main()
    said = capsys.readouterr()
    assert (refused.value.code, said.out, "there's no directory nowhere" in said.err) == (2, "", True)


def test_the_page_shows_the_script_s_own_code() -> None:
    shown = re.findall(r"```py\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(shown) > 4
    assert [block for block in shown if block not in SCRIPT.read_text(encoding="utf-8")] == []


def gains(
    example: ModuleType, players: list[int], values: list[float], rewards: list[float], dones: list[bool]
) -> list[float]:
    """The advantages of the decisions of one game, with everything that came later counted in full."""
    got = SimpleNamespace(
        players=np.array(players, np.int32)[:, None],
        values=np.array(values, np.float32)[:, None],
        rewards=np.array(rewards, np.float32)[:, None],
        dones=np.array(dones)[:, None],
    )
    found: list[float] = example.advantages(got, 1.0)[:, 0].tolist()
    return found


def test_what_one_wins_the_other_loses(example: ModuleType) -> None:
    assert gains(example, [0, 1, 0], [0, 0, 0], [0, 1], [False, True]) == [-1, 1]


def test_decisions_of_one_turn_are_on_one_side(example: ModuleType) -> None:
    assert gains(example, [0, 0, 0], [0, 0, 0], [0, 1], [False, True]) == [1, 1]


def test_a_game_knows_nothing_of_the_next_one(example: ModuleType) -> None:
    assert gains(example, [0, 0, 0], [0, 0, 0.5], [1, 0], [True, False]) == [1, 0.5]


def test_what_was_expected_is_no_gain(example: ModuleType) -> None:
    assert gains(example, [0, 1, 0], [0.5, -0.5, 0], [0, -1], [False, True]) == [0.5, -0.5]
