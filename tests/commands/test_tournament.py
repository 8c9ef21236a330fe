"""`steeple tournament`: the same result on any machine, however often it was stopped."""

from __future__ import annotations

import json
import os
import signal
import struct
import subprocess
from pathlib import Path
from typing import Any

import pytest

from support.commands import STEEPLE, Finished, Terminal, begun, environment, steeple

BOTS = ("--bots", "level:1,random", "--simulations", "1")
TOURNAMENT = ("tournament", "--game", "campanile-2009", *BOTS, "--games", "4", "--seed", "7", "--cores", "1")


def held(tmp_path: Path, *more: str, name: str = "a") -> Finished:
    """A tournament whose results are in a.jsonl and a.json."""
    return steeple(*TOURNAMENT, "--out", f"{name}.jsonl", "--json", f"{name}.json", *more, cwd=tmp_path)


def report(tmp_path: Path, name: str = "a") -> dict[str, Any]:
    found: dict[str, Any] = json.loads((tmp_path / f"{name}.json").read_text())
    return found


def games(path: Path) -> list[dict[str, Any]]:
    """The games in a file, in the tournament's order, without what depends on the machine."""
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return sorted(
        ({**line, "seconds": None} for line in lines), key=lambda line: (line["deal"], line["bots"])
    )


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with the whole tournament in it, played by one worker."""
    made = tmp_path_factory.mktemp("tournament")
    assert held(made, "--plot", "a.png").code == 0
    return made


# --- What comes out ---


def test_results_do_not_depend_on_the_number_of_workers(uninterrupted: Path, tmp_path: Path) -> None:
    held(tmp_path, "--cores", "3")
    assert (tmp_path / "a.json").read_bytes() == (uninterrupted / "a.json").read_bytes()
    assert games(tmp_path / "a.jsonl") == games(uninterrupted / "a.jsonl")


def test_every_deal_is_played_from_every_seat(uninterrupted: Path) -> None:
    found = [(game["deal"], game["bots"]) for game in games(uninterrupted / "a.jsonl")]
    assert found == [
        (deal, bots) for deal in range(2) for bots in (["level:1", "random"], ["random", "level:1"])
    ]


def test_both_games_of_a_deal_have_its_seed(uninterrupted: Path) -> None:
    seeds = [game["seed"] for game in games(uninterrupted / "a.jsonl")]
    assert (seeds[::2], len(set(seeds))) == (seeds[1::2], 2)


def test_json_says_how_each_pair_did(uninterrupted: Path) -> None:
    won = [game["winners"] for game in games(uninterrupted / "a.jsonl")]
    share = sum((k % 2 in seats) / len(seats) for k, seats in enumerate(won))
    (pair,) = report(uninterrupted)["pairs"]
    assert (pair["bot"], pair["against"], pair["games"]) == ("level:1", "random", 4)
    assert pair["win_rate"] == pytest.approx(share / 4, abs=1e-6)
    assert pair["interval"][0] < pair["win_rate"] <= pair["interval"][1]  # it wins all four


def test_json_says_what_was_played(uninterrupted: Path) -> None:
    found = report(uninterrupted)
    assert (found["game"], found["players"], found["options"], found["seed"]) == ("campanile-2009", 2, {}, 7)
    assert (found["limits"], found["games"]) == ({"milliseconds": None, "simulations": 1}, 4)
    assert {"steeple", "rules", "openskill"} <= found["versions"].keys()


def test_json_has_ratings_the_best_first(uninterrupted: Path) -> None:
    found = report(uninterrupted)["ratings"]
    assert {rating["bot"] for rating in found} == {"level:1", "random"}
    assert found[0]["mu"] >= found[1]["mu"]


def test_json_on_the_standard_output_is_all_there_is(uninterrupted: Path) -> None:
    shown = steeple(*TOURNAMENT, "--out", "a.jsonl", "--json", "-", cwd=uninterrupted)
    assert json.loads(shown.out) == report(uninterrupted)


def test_the_table_shows_ratings_and_pairs(uninterrupted: Path) -> None:
    shown = steeple(*TOURNAMENT, "--out", "a.jsonl", cwd=uninterrupted)
    (pair,) = report(uninterrupted)["pairs"]
    row = next(line for line in shown.out.splitlines() if line.split()[:2] == ["level:1", "random"])
    assert row.split()[2:6] == ["4", str(pair["wins"]), str(pair["ties"]), f"{pair['win_rate']:.1%}"]
    assert (shown.code, shown.err, "rating" in shown.out) == (0, "", True)


def test_the_plot_is_a_png(uninterrupted: Path) -> None:
    picture = (uninterrupted / "a.png").read_bytes()
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">I", picture[16:20])[0] >= 800


def test_more_games_add_to_what_is_there(uninterrupted: Path, tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_bytes((uninterrupted / "a.jsonl").read_bytes())
    held(tmp_path, "--games", "5")
    assert (tmp_path / "a.jsonl").read_bytes().startswith((uninterrupted / "a.jsonl").read_bytes())
    assert report(tmp_path)["games"] == 6


def test_more_players_sit_one_against_the_others(tmp_path: Path) -> None:
    shown = steeple(
        "tournament", "--game", "campanile-1996", "--players", "3", *BOTS, "--games", "1", cwd=tmp_path
    )
    rows = [line.split() for line in shown.out.splitlines()]
    assert [row[:5] for row in rows if "×" in row] == [
        ["level:1", "2", "×", "random", "3"],
        ["random", "2", "×", "level:1", "3"],
    ]


def test_games_about_one_bot_are_those_in_which_it_sits_alone(tmp_path: Path) -> None:
    arguments = (
        "--game",
        "campanile-1996",
        "--players",
        "3",
        *BOTS,
        "--games",
        "1",
        "--about",
        "random",
        "--json",
        "a.json",
    )
    assert steeple("tournament", *arguments, cwd=tmp_path).code == 0
    assert [(pair["bot"], pair["games"]) for pair in report(tmp_path)["pairs"]] == [("random", 3)]


def test_of_two_players_games_about_one_are_all_that_it_plays(tmp_path: Path) -> None:
    arguments = (
        "--game",
        "campanile-2009",
        "--bots",
        "level:2,random,level:1",
        "--about",
        "random",
        "--games",
        "2",
    )
    assert steeple("tournament", *arguments, "--simulations", "1", "--json", "a.json", cwd=tmp_path).code == 0
    found = [(pair["bot"], pair["against"]) for pair in report(tmp_path)["pairs"]]
    assert found == [("level:2", "random"), ("random", "level:1")]


def test_options_are_played(tmp_path: Path) -> None:
    arguments = (
        "--game",
        "campanile-2009",
        "--option",
        "move_marker=true",
        *BOTS,
        "--games",
        "2",
        "--json",
        "a.json",
    )
    assert steeple("tournament", *arguments, cwd=tmp_path).code == 0
    assert report(tmp_path)["options"] == {"move_marker": True}


def test_results_have_a_name_that_says_what_was_played(tmp_path: Path) -> None:
    steeple("tournament", "--game", "campanile-2009", *BOTS, "--games", "2", cwd=tmp_path)
    (made,) = tmp_path.iterdir()
    assert made.match("tournament-campanile-2009-2p-????????.jsonl")


# --- Stopping and continuing ---


def begun_here(tmp_path: Path) -> subprocess.Popen[str]:
    """The tournament, stopped after one game."""
    command = [*TOURNAMENT, "--out", "a.jsonl", "--json", "a.json", "--cores", "2"]
    return begun(command, "steeple.arena.results.append", 1, tmp_path)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=lambda number: number.name)
def test_ctrl_c_says_how_far_it_came_and_how_to_go_on(number: signal.Signals, tmp_path: Path) -> None:
    with begun_here(tmp_path) as process:
        process.send_signal(number)
        said = process.communicate()[1]
    done = len(games(tmp_path / "a.jsonl"))
    assert process.returncode == 130
    assert said == f"stopped: {done} of 4 games saved in a.jsonl; run the same command to continue\n"


def test_ctrl_c_at_a_terminal_which_all_processes_hear_is_answered_once(tmp_path: Path) -> None:
    with begun_here(tmp_path) as process:
        os.killpg(process.pid, signal.SIGINT)
        said = process.communicate()[1]
    assert (process.returncode, said.count("\n")) == (130, 1), said


def test_after_ctrl_c_the_same_command_goes_on(uninterrupted: Path, tmp_path: Path) -> None:
    with begun_here(tmp_path) as process:
        process.send_signal(signal.SIGINT)
        process.communicate()
    before = (tmp_path / "a.jsonl").read_bytes()
    assert held(tmp_path).code == 0
    assert (tmp_path / "a.jsonl").read_bytes().startswith(before)
    assert (tmp_path / "a.json").read_bytes() == (uninterrupted / "a.json").read_bytes()


def test_after_a_kill_in_the_middle_of_a_line_the_same_command_goes_on(
    uninterrupted: Path, tmp_path: Path
) -> None:
    with begun_here(tmp_path) as process:
        process.kill()
        process.communicate()
    written = (tmp_path / "a.jsonl").read_bytes()
    (tmp_path / "a.jsonl").write_bytes(written[:-20])
    assert held(tmp_path).code == 0
    assert (tmp_path / "a.json").read_bytes() == (uninterrupted / "a.json").read_bytes()
    assert games(tmp_path / "a.jsonl") == games(uninterrupted / "a.jsonl")


def test_a_terminal_shows_how_far_it_is(tmp_path: Path) -> None:
    terminal = Terminal(*TOURNAMENT, "--out", str(tmp_path / "a.jsonl"), more={})
    assert "playing" in terminal.until("/4")
    said, code = terminal.end()
    assert (code, "level:1" in said) == (0, True)


# --- What is refused ---


def test_another_tournament_s_file_is_refused_and_left_as_it_is(uninterrupted: Path) -> None:
    before = (uninterrupted / "a.jsonl").read_bytes()
    refused = held(uninterrupted, "--seed", "8")
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert "with seed 7, not 8; name another file with --out, or delete it" in refused.err
    assert (uninterrupted / "a.jsonl").read_bytes() == before


REFUSED = {
    "game": (["--game", "chess"], "there's no game 'chess'"),
    "players": (["--players", "6"], "2 to 5 players"),
    "bot": (["--bots", "random,level:9"], "there's no bot 'level:9'; there are: random, greedy, level:1"),
    "one bot": (["--bots", "random"], "needs at least two bots"),
    "no bot": (["--bots", ""], "there's no bot ''"),
    "a bot twice": (["--bots", "random,random"], "named twice"),
    "about nobody": (["--about", "greedy"], "isn't one of --bots"),
    "games": (["--games", "0"], "--games"),
    "games negative": (["--games", "-4"], "--games"),
    "simulations": (["--simulations", "0"], "--simulations"),
    "milliseconds": (["--milliseconds", "-1"], "--milliseconds"),
    "both limits": (["--milliseconds", "5"], "not by both"),
    "cores": (["--cores", "0"], "--cores"),
    "seed": (["--seed", "-1"], "isn't a seed"),
    "option": (["--option", "x=y"], "no option 'x'"),
    "no directory for the results": (["--out", "nowhere/a.jsonl"], "there's no directory nowhere"),
    "no directory for JSON": (["--json", "nowhere/a.json"], "there's no directory nowhere"),
    "no directory for the plot": (["--plot", "nowhere/a.png"], "there's no directory nowhere"),
}


@pytest.mark.parametrize(("arguments", "words"), REFUSED.values(), ids=REFUSED.keys())
def test_bad_input_is_refused_with_a_sentence(arguments: list[str], words: str, tmp_path: Path) -> None:
    refused = steeple(*TOURNAMENT, *arguments, cwd=tmp_path, COLUMNS="200")
    assert (refused.code, refused.out) == (2, "")
    assert words in refused.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("module", "arguments"), [("openskill", []), ("matplotlib", ["--plot", "a.png"])])
def test_what_is_not_installed_is_named_with_its_extra(
    module: str, arguments: list[str], tmp_path: Path
) -> None:
    hiding = f"import sys; sys.modules[{module!r}] = None; from steeple.cli import main; main()"
    done = subprocess.run(
        [STEEPLE[0], "-c", hiding, *TOURNAMENT, *arguments],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
    )
    assert (done.returncode, done.stderr) == (
        2,
        f"a tournament needs {module}: run pip install 'steeple[arena]'\n",
    )
