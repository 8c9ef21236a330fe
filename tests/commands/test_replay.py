"""`steeple replay` checks every record, and names what fails with its place and rule."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from support.commands import steeple
from support.games.golden_records import golden
from support.paths import GOLDEN as HOME

FINITO = golden("campanile-2009", "finito")[0]


def written(path: Path, *records: dict[str, Any] | str) -> Path:
    """A file with these records, or lines, in it."""
    lines = (record if isinstance(record, str) else json.dumps(record) for record in records)
    path.write_text("".join(f"{line}\n" for line in lines))
    return path


@pytest.mark.parametrize(
    "path", sorted(HOME.glob("*/*.jsonl")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_golden_records_hold(path: Path) -> None:
    checked = steeple("replay", path)
    assert (checked.code, checked.err) == (0, "")


def test_says_how_many_records_hold(tmp_path: Path) -> None:
    one, two = written(tmp_path / "1", FINITO), written(tmp_path / "2", FINITO, FINITO)
    assert steeple("replay", one, two).out == "3 records are valid\n"


def test_reads_the_standard_input() -> None:
    assert steeple("replay", "-", typed=json.dumps(FINITO)).out == "1 record is valid\n"


def test_compiled_rules_hold_the_same(tmp_path: Path) -> None:
    records = steeple(
        "simulate", "campanile-2009", "--players", "5", "--games", "20", "--legal", "--out", "-"
    ).out
    (tmp_path / "a.jsonl").write_text(records)
    assert steeple("replay", tmp_path / "a.jsonl", NUMBA_DISABLE_JIT="0").out == "20 records are valid\n"


# --- Records with one thing changed ---


def other(letter: str) -> str:
    return "Y" if letter == "R" else "R"


def action(record: dict[str, Any]) -> None:
    record["actions"][4] = "+F"


def illegal_action(record: dict[str, Any]) -> None:
    record["actions"][4] = record["actions"][3]


def card(record: dict[str, Any]) -> None:
    deck = record["deal"]["deck"]
    record["deal"]["deck"] = other(deck[0]) + deck[1:]


def score(record: dict[str, Any]) -> None:
    record["result"]["scores"][1] += 1


def winner(record: dict[str, Any]) -> None:
    record["result"]["winners"] = [
        seat for seat in range(record["players"]) if seat not in record["result"]["winners"]
    ]


def end(record: dict[str, Any]) -> None:
    del record["result"]


ALTERED: dict[Callable[[dict[str, Any]], None], tuple[str, str]] = {
    action: ("actions[4]", "[ill-formed]"),
    illegal_action: ("actions[4]", "(Turn) [not-now]"),
    card: ("deal.deck[0]", "(Setup) [wrong-deal]"),
    score: ("result.scores", "(Scoring) [wrong-result]"),
    winner: ("result.winners", "(Winner) [wrong-result]"),
    end: ("result", "(End) [wrong-result]"),
}


@pytest.mark.parametrize("alter", ALTERED, ids=lambda alter: alter.__name__)
def test_an_altered_record_fails_with_place_and_rule(
    alter: Callable[[dict[str, Any]], None], tmp_path: Path
) -> None:
    altered = json.loads(json.dumps(FINITO))
    alter(altered)
    place, rule = ALTERED[alter]
    path = written(tmp_path / "a.jsonl", FINITO, altered)
    checked = steeple("replay", path)
    assert (checked.code, checked.out) == (1, "1 of 2 records fails\n")
    assert checked.err.startswith(f"{path}: line 2, {place}: ")
    assert checked.err.endswith(f" {rule}\n")


def test_after_a_bad_line_the_next_ones_are_still_checked(tmp_path: Path) -> None:
    path = written(tmp_path / "a.jsonl", "nonsense", FINITO, "", '{"format": "chess/1"}', FINITO)
    checked = steeple("replay", path)
    assert checked.out == "2 of 4 records fail\n"
    assert [line.split(": ")[1] for line in checked.err.splitlines()] == ["line 1", "line 4, format"]


@pytest.mark.parametrize(("more", "said"), [(50, "50 more records fail"), (1, "1 more record fails")])
def test_more_faults_than_one_can_read_are_counted(more: int, said: str, tmp_path: Path) -> None:
    count = 100 + more
    checked = steeple("replay", written(tmp_path / "a.jsonl", *["nonsense"] * count))
    assert checked.out == f"{count} of {count} records fail\n"
    assert checked.err.splitlines()[100:] == [f"{tmp_path}/a.jsonl: {said}"]


# --- Files without records ---

LINE = json.dumps(FINITO).encode() + b"\n"
FILES = {
    "empty": (b"", "the file holds no record [empty-file]"),
    "blank": (b"\n \n", "the file holds no record [empty-file]"),
    "truncated": (LINE + LINE[:300], "the file may have been cut off here"),
    "binary": (bytes(range(128, 256)), "is this a binary file?"),
    "deeply nested": (b"[" * 100_000, "recursion"),
    "one long line": (b"x" * 100_000_000, "longer than 16 MB"),
    "a list": (b"[]\n", "a record is a JSON object"),
    "a number of many digits": (b'{"players": ' + b"9" * 10_000 + b"}\n", "not a JSON object"),
    "control codes": (b'{"format": "steeple/1", "\\u001b[31m": 1}\n', "[not-a-record]"),
    "lone surrogates": (LINE.replace(b'"hands"', b'"\\ud800"'), "[wrong-deal]"),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_of_anything_else_gets_a_sentence(name: str, tmp_path: Path) -> None:
    content, words = FILES[name]
    (tmp_path / "a.jsonl").write_bytes(content)
    checked = steeple("replay", tmp_path / "a.jsonl")
    assert checked.code == 1
    assert words in checked.err
    assert checked.err.count("\n") == 1
    assert "\x1b" not in checked.err


def test_after_a_line_too_long_no_more_of_that_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_bytes(LINE + b" " * 20_000_000 + LINE + b"nonsense\n")
    checked = steeple("replay", tmp_path / "a.jsonl", HOME / "campanile-2009" / "finito.jsonl")
    assert checked.err.count("\n") == 1
    assert checked.out.endswith("records are valid\n")


@pytest.mark.parametrize("name", ["missing", "."], ids=["missing", "a directory"])
def test_a_file_that_cannot_be_read_is_a_usage_error(name: str, tmp_path: Path) -> None:
    checked = steeple("replay", tmp_path / name, written(tmp_path / "a.jsonl", FINITO))
    assert (checked.code, checked.out) == (2, "1 record is valid\n")
    assert checked.err.startswith(f"{tmp_path / name}: ")


def test_a_file_whose_reading_fails_is_a_usage_error() -> None:
    # Nobody, not even root, can read a process's memory from the start.
    path = Path(f"/proc/{os.getpid()}/mem")
    checked = steeple("replay", path)
    assert (checked.code, checked.err) == (2, f"{path}: Input/output error\n")


def test_no_file_at_all_is_a_usage_error() -> None:
    assert steeple("replay").code == 2
