"""`steeple report`: the same command gives the same bytes, however often it was stopped."""

from __future__ import annotations

import re
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from steeple.commands.report import ReportFlags, read_plan
from steeple.errors import SteepleError
from support.commands import STEEPLE, Finished, Terminal, begun, environment, steeple

REPORT = ("report", "campanile-2009", "--bots", "random", "--rival", "hasty", "--games", "40", "--seed", "7")
FIGURES = ("seats", "scores", "length", "freedom", "actions", "winning", "luck")
MADE = ("index.html", "report.md", *(f"{name}.png" for name in FIGURES))


def made(directory: Path, *more: str) -> Finished:
    return steeple(*REPORT, "--out", directory, *more)


def contents(directory: Path) -> dict[str, bytes]:
    return {name: (directory / name).read_bytes() for name in MADE}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report made in one go, on one core."""
    directory = tmp_path_factory.mktemp("report") / "whole"
    finished = made(directory, "--cores", "1")
    assert (finished.code, finished.err) == (0, "")
    assert finished.out == f"60 games played. The report is {directory / 'index.html'}\n"
    return directory


def test_a_report_is_a_page_markdown_and_pictures(whole: Path) -> None:
    assert {path.name for path in whole.iterdir()} == {*MADE, "games"}
    assert (whole / "index.html").read_text().startswith("<!doctype html>")
    assert (whole / "seats.png").read_bytes().startswith(b"\x89PNG\r\n\x1a\n")


def test_the_page_says_seed_and_command(whole: Path) -> None:
    command = "steeple report campanile-2009 --players 2 --bots random --rival hasty --games 40 --seed 7"
    assert f"<code>{command}</code>" in (whole / "index.html").read_text()


def test_after_ctrl_c_the_same_command_makes_the_same_report(whole: Path, tmp_path: Path) -> None:
    directory = tmp_path / "report"
    command = [*REPORT, "--out", str(directory), "--cores", "2"]
    with begun(command, "steeple.report.play.series_file.append", 1) as process:
        process.send_signal(signal.SIGINT)
        said = process.communicate()[1]
    assert (process.returncode, (directory / "index.html").exists()) == (130, False)
    assert (
        said == f"stopped: the games so far are in {directory / 'games'}; run the same command to continue\n"
    )
    assert made(directory).code == 0
    assert contents(directory) == contents(whole)


def test_bots_that_think_play_in_processes_of_their_own(tmp_path: Path) -> None:
    bots = ("--bots", "level:1,random", "--simulations", "1", "--games", "2", "--out", str(tmp_path))
    finished = steeple("report", "campanile-2009", *bots)
    assert (finished.code, finished.out.split(".")[0]) == (0, "2 games played")


def test_a_terminal_shows_how_far_it_is(tmp_path: Path) -> None:
    terminal = Terminal(*REPORT, "--out", str(tmp_path / "a"), more={})
    assert "Campanile (2009)" in terminal.until("0/40")
    terminal.child.close(force=True)


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "game": ({"game": "chess"}, "there's no game 'chess'"),
    "players": ({"players": "6"}, "campanile-2009 is for 2 to 5 players, not 6"),
    "players that aren't a number": ({"players": "2,x"}, "'2,x' isn't a number of players"),
    "players twice": ({"players": "2,2"}, "named twice"),
    "bot": ({"bots": "level:9"}, "there's no bot 'level:9'; there are: random, hasty, greedy, level:1"),
    "no bot": ({"bots": ""}, "there's no bot ''"),
    "rival": ({"rival": "nobody"}, "there's no bot 'nobody'"),
    "option": ({"option": ["x=y"]}, "no option 'x'"),
    "option's value": (
        {"game": "campanile-1996", "option": ["bet=7"]},
        "option bet is one of at-least, exact",
    ),
    "option for others": ({"players": "2,3", "compare": ["move_marker=true"]}, "only for 2 players, not 3"),
    "another family": ({"compare": ["five-towers"]}, "aren't editions of one game"),
    "the same again": ({"compare": ["move_marker=false"]}, "named twice"),
    "seed": ({"seed": "-1"}, "'-1' isn't a seed"),
}
PLAN: dict[str, Any] = {
    "game": "campanile-2009",
    "players": "2",
    "option": [],
    "compare": [],
    "bots": "greedy",
    "rival": "hasty",
    "games": 10,
    "seed": "0",
    "simulations": None,
}


@pytest.mark.parametrize(("changes", "words"), REFUSED.values(), ids=REFUSED.keys())
def test_what_cannot_be_played_is_refused_with_a_sentence(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(SteepleError, match=re.escape(words)):
        read_plan(ReportFlags(**{**PLAN, **changes})).check()


def test_options_alone_are_compared_for_the_same_game_on_top_of_its_own() -> None:
    changes = {"game": "campanile-1996", "option": ["bet=exact"], "compare": ["target=just-built"]}
    plan = read_plan(ReportFlags(**{**PLAN, **changes}))
    assert [setting.options for setting in plan.settings] == [
        {"bet": "exact"},
        {"bet": "exact", "target": "just-built"},
    ]


def test_another_edition_is_compared_with_options_of_its_own() -> None:
    changes = {"players": "2,3", "compare": ["campanile-1996,bet=exact"]}
    plan = read_plan(ReportFlags(**{**PLAN, **changes}))
    found = [(setting.name, setting.players, setting.options) for setting in plan.settings]
    exact = {"bet": "exact"}
    assert found == [("campanile-2009", n, {}) for n in (2, 3)] + [
        ("campanile-1996", n, exact) for n in (2, 3)
    ]


def test_the_command_in_a_report_makes_the_same_plan() -> None:
    changes = {"players": "2,3", "compare": ["campanile-1996,bet=exact"], "rival": "none", "simulations": 3}
    plan = read_plan(ReportFlags(**{**PLAN, **changes}))
    words = plan.command.split()[3:]
    again = {key.removeprefix("--"): value for key, value in zip(words[::2], words[1::2], strict=True)}
    typed = {
        **again,
        "compare": [again["compare"]],
        "games": int(again["games"]),
        "simulations": int(again["simulations"]),
    }
    assert read_plan(ReportFlags(**{**PLAN, **typed})) == plan


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--games", "0"], "--games"),
        (["--out", "taken"], "the report can't be written to taken: not a directory"),
    ],
)
def test_nothing_is_left_of_a_command_that_is_refused(
    arguments: list[str], words: str, tmp_path: Path
) -> None:
    (tmp_path / "taken").touch()
    refused = steeple("report", "campos", *arguments, cwd=tmp_path, COLUMNS="200")
    assert (refused.code, refused.out, words in refused.err) == (2, "", True)
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_what_is_not_installed_is_named_with_its_extra(tmp_path: Path) -> None:
    hiding = "import sys; sys.modules['matplotlib'] = None; from steeple.cli import main; main()"
    done = subprocess.run(
        [STEEPLE[0], "-c", hiding, *REPORT],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
    )
    assert (done.returncode, done.stderr) == (
        2,
        "a report needs matplotlib: run pip install 'steeple[arena]'\n",
    )
