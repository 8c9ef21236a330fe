"""`steeple train`: a network, a picture of how it was made, and how to try it."""

from __future__ import annotations

import json
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from steeple.ai.weights import read_network, unpack
from steeple.arena.contest import Side
from steeple.games import GAMES
from support.commands import STEEPLE, Finished, begun, environment, steeple
from support.long_tests import IS_LONG

GAME = GAMES["campanile-1996"]
TRAIN = ("train", GAME.name, "--generations", "1", "--games", "16", "--simulations", "2", "--cores", "1")
COMPILED = {"NUMBA_DISABLE_JIT": "0"}
"""Its workers play whole games, which takes plain Python minutes."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("train")


@pytest.fixture(scope="module")
def trained(folder: Path) -> Finished:
    """A tiny training that has ended."""
    return steeple(*TRAIN, "--plot", "learned.png", cwd=folder, COLUMNS="200", **COMPILED)


def test_it_ends_well_and_complains_of_nothing(trained: Finished) -> None:
    assert (trained.code, trained.err.count("Warning")) == (0, 0)


def test_each_generation_is_told(trained: Finished) -> None:
    assert "generation 1: " in trained.err
    assert "decisions, the first network" in trained.err


def test_the_network_is_in_a_file_named_after_the_game(trained: Finished, folder: Path) -> None:
    assert read_network(GAME, folder / "campanile-1996.network")["third_to_output"].any()


def test_the_file_says_which_command_made_it(trained: Finished, folder: Path) -> None:
    _, card = unpack(GAME, (folder / "campanile-1996.network").read_bytes())
    assert card.made_by == "steeple train campanile-1996 --generations 1 --games 16 --simulations 2"


def test_the_plot_is_a_picture(trained: Finished, folder: Path) -> None:
    assert (folder / "learned.png").read_bytes().startswith(b"\x89PNG\r\n\x1a\n")


def test_the_grid_shows_each_generation(trained: Finished) -> None:
    head, line = trained.out.splitlines()[:2]
    assert head.split() == ["generation", "decisions", "off", "in", "shares", "in", "opinions", "won"]
    assert (line.split()[0], line.split()[-1]) == ("1", "kept")


def test_it_says_how_to_try_the_network(trained: Finished) -> None:
    words = shlex.split(trained.out.partition("Try it: ")[2])
    assert words[:2] == ["steeple", "match"]
    sides = [Side.read(word) for word in words[2:4]]
    assert [side.network for side in sides] == [Path("campanile-1996.network"), None]
    assert words[4:] == ["--game", "campanile-1996"]


def test_the_same_command_again_gives_the_same_file_at_once(trained: Finished, folder: Path) -> None:
    """The training is done, so nothing is played: plain Python would take minutes for that."""
    before = (folder / "campanile-1996.network").read_bytes()
    again = steeple(*TRAIN, "--out", "again.network", cwd=folder)
    assert again.code == 0
    assert (folder / "again.network").read_bytes() == before


def test_other_settings_in_the_same_folder_are_refused(trained: Finished, folder: Path) -> None:
    refused = steeple(*TRAIN, "--seed", "2", cwd=folder)
    assert (refused.code, refused.out) == (2, "")
    assert "name another folder" in refused.err
    assert refused.err.count("\n") == 1


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    process = begun([*TRAIN, "--folder", "here"], "steeple.arena.executor.wait", 0, tmp_path)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=300)
    assert "stopped after 0 of 1 generations, which are in here; run the same command to continue" in err
    assert (out, process.returncode != 0) == ("", True)
    assert not (tmp_path / "campanile-1996.network").exists()


# --- Refused ---

REFUSED = {
    "unknown game": (["train", "chess"], "chess"),
    "no game": (["train"], "Missing argument"),
    "generations": ([*TRAIN, "--generations", "0"], "--generations"),
    "games": ([*TRAIN, "--games", "0"], "--games"),
    "simulations": ([*TRAIN, "--simulations", "1"], "--simulations"),
    "cores": ([*TRAIN, "--cores", "0"], "--cores"),
    "seed": ([*TRAIN, "--seed", "-1"], "isn't a seed"),
    "address": ([*TRAIN, "--address", "here:1"], "--on ray"),
    "no directory for the network": ([*TRAIN, "--out", "nowhere/a.network"], "there's no directory nowhere"),
    "no directory for the plot": ([*TRAIN, "--plot", "nowhere/a.png"], "there's no directory nowhere"),
}


@pytest.mark.parametrize(("arguments", "words"), REFUSED.values(), ids=REFUSED.keys())
def test_bad_input_is_refused_with_a_sentence(arguments: list[str], words: str, tmp_path: Path) -> None:
    refused = steeple(*arguments, cwd=tmp_path, COLUMNS="200")
    assert (refused.code, refused.out) == (2, "")
    assert words in refused.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("module", "arguments"), [("torch", []), ("matplotlib", ["--plot", "a.png"])])
def test_what_is_not_installed_is_named_with_its_extra(
    module: str, arguments: list[str], tmp_path: Path
) -> None:
    hiding = f"import sys; sys.modules[{module!r}] = None; from steeple.cli import main; main()"
    done = subprocess.run(
        [STEEPLE[0], "-c", hiding, *TRAIN, *arguments],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
    )
    assert (done.returncode, done.stderr) == (
        2,
        f"a training needs {module}: run pip install 'steeple[learn]'\n",
    )
    assert list(tmp_path.iterdir()) == []


def test_help_needs_no_pytorch() -> None:
    hiding = "import sys; sys.modules['torch'] = None; from steeple.cli import main; main()"
    shown = subprocess.run(
        [sys.executable, "-c", hiding, "train", "--help"],
        capture_output=True,
        text=True,
        env=environment(COLUMNS="200"),
        check=False,
    )
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "--generations" in shown.stdout
    assert "run the same command to continue" in " ".join(shown.stdout.split())


# --- Long: whether anything is learned ---


@pytest.mark.long
@pytest.mark.skipif(not IS_LONG, reason="it trains for minutes")
def test_a_short_training_beats_random(tmp_path: Path) -> None:
    """With so few simulations, a network that knows nothing wins less than random does."""
    plan = ("--generations", "3", "--games", "800", "--simulations", "8")
    trained = steeple("train", GAME.name, *plan, "--out", "a.network", cwd=tmp_path, **COMPILED)
    assert trained.code == 0, trained.err
    sides = ("level:3,network=a.network,simulations=6", "random")
    match = ("--game", GAME.name, "--deals", "200", "--redraws", "0", "--json", "-")
    shown = steeple("match", *sides, *match, cwd=tmp_path, **COMPILED)
    assert json.loads(shown.out)["share"]["value"] > 0.8
