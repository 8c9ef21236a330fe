"""`steeple simulate`: the same seed gives the same bytes, and a file is complete or absent."""

from __future__ import annotations

import json
import re
import signal
import stat
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from support.commands import STEEPLE, environment, steeple

SERIES = ("simulate", "campanile-2009", "--players", "3", "--games", "4", "--seed", "7")


def records(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_writes_one_record_a_line(tmp_path: Path) -> None:
    steeple(*SERIES, "--out", tmp_path / "a.jsonl")
    assert [record["game"] for record in records((tmp_path / "a.jsonl").read_text())] == [
        "campanile-2009"
    ] * 4


def test_same_seed_same_bytes() -> None:
    assert steeple(*SERIES, "--out", "-").out == steeple(*SERIES, "--out", "-").out


def test_another_seed_other_games() -> None:
    assert steeple(*SERIES[:-1], "8", "--out", "-").out != steeple(*SERIES, "--out", "-").out


def test_compiled_and_interpreted_rules_write_the_same_bytes() -> None:
    compiled = steeple(*SERIES, "--out", "-", NUMBA_DISABLE_JIT="0").out
    assert compiled == steeple(*SERIES, "--out", "-").out != ""


def test_a_longer_series_begins_with_the_shorter_one() -> None:
    longer = steeple(
        "simulate", "campanile-2009", "--players", "3", "--games", "5", "--seed", "7", "--out", "-"
    ).out
    assert longer.startswith(steeple(*SERIES, "--out", "-").out)


def test_the_greatest_seed_is_accepted() -> None:
    assert steeple("simulate", "campanile-1996", "--seed", str(2**64 - 1), "--out", "-").code == 0


def test_legal_lists_hold_the_action_played() -> None:
    (record,) = records(steeple("simulate", "campanile-1996", "--legal", "--out", "-").out)
    assert all(action in legal for action, legal in zip(record["actions"], record["legal"], strict=True))


def test_options_are_played_and_recorded() -> None:
    made = steeple(
        "simulate", "campanile-1996", "--option", "bet=exact", "--option", "target=just-built", "--out", "-"
    )
    assert records(made.out)[0]["options"] == {"bet": "exact", "target": "just-built"}


def test_says_in_one_line_what_was_written_where(tmp_path: Path) -> None:
    made = steeple(*SERIES, "--out", tmp_path / "a.jsonl")
    assert (made.code, made.err) == (0, "")
    assert re.fullmatch(rf"\d+ games in {re.escape(str(tmp_path / 'a.jsonl'))}\n", made.out)


REFUSED = {
    "players": (["campanile-2009", "--players", "6"], "2 to 5 players"),
    "no game": (["--players", "3"], "Missing argument"),
    "option unknown": (["campanile-2009", "--option", "bet=exact"], "no option 'bet'"),
    "option value": (["campanile-1996", "--option", "bet=all"], "at-least, exact"),
    "option without value": (["campanile-1996", "--option", "bet"], "KEY=VALUE"),
    "option twice": (["campanile-1996", "--option", "bet=exact", "--option", "bet=at-least"], "twice"),
    "option for two only": (
        ["campanile-2009", "--players", "3", "--option", "move_marker=true"],
        "only for 2 players",
    ),
    "seed too great": (["campanile-2009", "--seed", str(2**64)], "from 0 to 18446744073709551615"),
    "seed negative": (["campanile-2009", "--seed", "-1"], "from 0 to"),
    "seed no number": (["campanile-2009", "--seed", "0x7"], "from 0 to"),
    "games none": (["campanile-2009", "--games", "0"], "--games"),
}


@pytest.mark.parametrize(("arguments", "words"), REFUSED.values(), ids=REFUSED.keys())
def test_bad_input_is_refused_with_a_sentence(arguments: list[str], words: str) -> None:
    refused = steeple("simulate", *arguments, "--out", "-")
    assert (refused.code, refused.out) == (2, "")
    assert words in refused.err


def test_bad_input_leaves_an_existing_file_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text("precious")
    steeple("simulate", "campanile-2009", "--players", "6", "--out", tmp_path / "a.jsonl")
    assert (tmp_path / "a.jsonl").read_text() == "precious"


@pytest.mark.parametrize("out", ["nowhere/a.jsonl", "."], ids=["no directory", "a directory"])
def test_a_place_that_cannot_be_written_is_refused(out: str, tmp_path: Path) -> None:
    refused = steeple(*SERIES, "--out", tmp_path / out)
    assert (refused.code, refused.err.count("\n")) == (2, 1)


def test_a_device_is_written_to_not_replaced(tmp_path: Path) -> None:
    refused = steeple(*SERIES, "--out", "/dev/full")
    assert (refused.code, refused.err) == (2, "/dev/full: No space left on device\n")
    assert stat.S_ISCHR(Path("/dev/full").stat().st_mode)


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "a.jsonl")
    steeple(*SERIES, "--out", tmp_path / "link")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "a.jsonl").stat().st_size > 0


def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text("precious")
    command = [
        "sh",
        "-c",
        'ulimit -f 4 && exec "$@"',
        "sh",
        *STEEPLE,
        *SERIES,
        "--legal",
        "--out",
        str(tmp_path / "a.jsonl"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(), check=False)
    assert (done.returncode, done.stderr) == (2, f"{tmp_path}/a.jsonl: File too large\n")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("a.jsonl", "precious")]


def begun(directory: Path) -> subprocess.Popen[str]:
    """A long simulation that has written part of its file."""
    command = [
        *STEEPLE,
        "simulate",
        "campanile-2009",
        "--games",
        "1000000",
        "--out",
        str(directory / "a.jsonl"),
    ]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment())
    while process.poll() is None and not any(path.stat().st_size for path in directory.glob(".a.jsonl.*")):
        time.sleep(0.05)
    return process


@pytest.mark.parametrize(
    "number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=lambda number: number.name
)
def test_ctrl_c_leaves_nothing_half_written(number: signal.Signals, tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text("precious")
    with begun(tmp_path) as process:
        process.send_signal(number)
        said = process.communicate()[1]
    assert (process.returncode, said) == (130, f"stopped: {tmp_path}/a.jsonl was not written\n")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("a.jsonl", "precious")]


def test_whoever_reads_on_may_stop_reading() -> None:
    command = " ".join([*STEEPLE, "simulate", "campanile-2009", "--games", "20", "--out", "-"])
    done = subprocess.run(
        f"{command} | head -c 10", shell=True, capture_output=True, text=True, env=environment(), check=False
    )
    assert (done.stdout, done.stderr) == ('{"format":', "")
