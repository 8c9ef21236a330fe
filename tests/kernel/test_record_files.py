"""Files of records: whatever the bytes, the records or a clear fault with its line; never a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steeple.errors import RecordFault
from steeple.games import GAMES
from steeple.kernel.record import LONGEST_LINE, read_file, read_line, replay, write_line
from support.games.golden_records import golden
from support.paths import GOLDEN as HOME

LINES = [write_line(record).encode() for record in golden("campanile-2009", "finito")]
NUMBER = b'"players": 2'


def fault_in(path: Path) -> RecordFault:
    """How a file is rejected."""
    with pytest.raises(RecordFault) as rejected:
        replay_all(path)
    assert str(rejected.value).encode("utf-8")
    return rejected.value


def replay_all(path: Path) -> None:
    for number, record, _ in read_file(path):
        try:
            replay(record, GAMES)
        except RecordFault as error:
            raise error.at_line(number) from error


def written(tmp_path: Path, content: bytes) -> Path:
    path = tmp_path / "games.jsonl"
    path.write_bytes(content)
    return path


def test_a_file_gives_its_records_with_their_lines_and_the_bytes_read(tmp_path: Path) -> None:
    found = list(read_file(written(tmp_path, b"".join(LINES))))
    assert [number for number, _, _ in found] == [1, 2, 3, 4]
    assert [write_line(record).encode() for _, record, _ in found] == LINES
    assert found[-1][2] == sum(map(len, LINES))


def test_a_record_is_one_line_of_text() -> None:
    for line in LINES:
        assert (line.count(b"\n"), line[-1:]) == (1, b"\n")


def test_blank_lines_are_passed_over_and_counted(tmp_path: Path) -> None:
    found = list(read_file(written(tmp_path, b"\n  \t\r\n" + LINES[0] + b"\n" + LINES[1])))
    assert [number for number, _, _ in found] == [3, 5]


def test_the_last_line_needs_no_newline(tmp_path: Path) -> None:
    assert len(list(read_file(written(tmp_path, b"".join(LINES).rstrip())))) == 4


def test_lines_may_end_as_on_windows(tmp_path: Path) -> None:
    assert len(list(read_file(written(tmp_path, b"".join(LINES).replace(b"\n", b"\r\n"))))) == 4


@pytest.mark.parametrize("content", [b"", b"\n", b"\n\n \t\n"])
def test_an_empty_file_holds_no_record(tmp_path: Path, content: bytes) -> None:
    assert fault_in(written(tmp_path, content)).code == "empty-file"


@pytest.mark.parametrize("cut", [1, 40, len(LINES[1]) // 2, len(LINES[1]) - 2])
def test_a_truncated_file_is_rejected_at_the_line_that_was_cut(tmp_path: Path, cut: int) -> None:
    found = fault_in(written(tmp_path, LINES[0] + LINES[1][:cut]))
    assert (found.line, found.code) == (2, "not-json")
    assert "cut off" in found.sentence


def test_a_fault_names_the_line_and_the_place(tmp_path: Path) -> None:
    wrong = json.loads(LINES[2])
    wrong["result"]["scores"][0] += 1
    found = fault_in(written(tmp_path, LINES[0] + b"\n" + LINES[1] + json.dumps(wrong).encode()))
    assert (found.line, found.place, found.code) == (4, "result.scores", "wrong-result")
    assert str(found).startswith("line 4, result.scores: ")


@pytest.mark.parametrize(
    "content",
    [
        b"\x00" * 100,
        b"\x7fELF\x02\x01\x01\x00\xff\xfe" * 50,
        b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
        bytes(range(256)) * 20,
        b"\xef\xbb\xbf" + LINES[0],  # a byte order mark
        LINES[0].decode().encode("utf-16"),
        LINES[0].decode().encode("utf-32"),
        LINES[0].replace(b"finito", b"fin\xffto"),
        LINES[0].replace(b"finito", b"fin\ni"),
        LINES[0].replace(b"finito", b"fin\x00to"),
    ],
    ids=["zeros", "elf", "png", "all bytes", "bom", "utf-16", "utf-32", "bad utf-8", "newline", "nul"],
)
def test_a_binary_or_foreign_file_is_rejected(tmp_path: Path, content: bytes) -> None:
    assert (fault_in(written(tmp_path, content)).line, fault_in(written(tmp_path, content)).code) == (
        1,
        "not-json",
    )


@pytest.mark.parametrize(
    "line",
    [
        b"{", b"}", b"[", b"]", b"null", b"true", b"17", b'"text"', b"[]", b"[{}]", b"NaN", b"game over",
        b"{'format': 1}",
        b'{"format": "steeple/1"} {}', b'{"format": "steeple/1",}', b"\xff", b'"\\ud800"', b'{"a": 01}',
        b"// nothing",
    ],
    ids=range(19),
)  # fmt: skip
def test_a_line_that_is_no_json_object_is_rejected(tmp_path: Path, line: bytes) -> None:
    found = fault_in(written(tmp_path, LINES[0] + line + b"\n"))
    assert (found.line, found.code) == (2, "not-json")


@pytest.mark.parametrize("number", [b"NaN", b"Infinity", b"-Infinity", b"9" * 5000, b"-" + b"1" * 10_000])
def test_numbers_that_are_none_are_rejected(tmp_path: Path, number: bytes) -> None:
    found = fault_in(written(tmp_path, LINES[0].replace(NUMBER, b'"players": ' + number)))
    assert (found.line, found.code) == (1, "not-json")


@pytest.mark.parametrize("number", [b"1e999", b"-1e999", b"2.0", b"2e0", b"0.0000001", b"9" * 4000])
def test_numbers_that_cannot_be_are_rejected(tmp_path: Path, number: bytes) -> None:
    found = fault_in(written(tmp_path, LINES[0].replace(NUMBER, b'"players": ' + number)))
    assert (found.line, found.place) == (1, "players")


@pytest.mark.parametrize("twin", [b'{"players": 2, ', b'{"format": "steeple/1", '])
def test_the_same_key_twice_is_rejected(tmp_path: Path, twin: bytes) -> None:
    found = fault_in(written(tmp_path, LINES[0].replace(b"{", twin, 1)))
    assert (found.line, found.code) == (1, "not-json")
    assert "twice" in found.sentence


def test_the_same_key_twice_inside_is_rejected(tmp_path: Path) -> None:
    found = fault_in(
        written(tmp_path, LINES[0].replace(b'"end": "finito"', b'"end": "finito", "end": "finito"'))
    )
    assert (found.line, found.code) == (1, "not-json")


@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'[{"a":'])
def test_deep_nesting_is_rejected(tmp_path: Path, opening: bytes) -> None:
    found = fault_in(written(tmp_path, opening * 200_000))
    assert (found.line, found.code) == (1, "not-json")


@pytest.mark.parametrize("depth", [4, 9, 100, 500, *range(850, 1000)])
def test_nesting_of_any_depth_within_a_record_is_rejected(depth: int) -> None:
    # What is just shallow enough to be read may be too deep to be compared or shown.
    nested = LINES[0].replace(b'"end": "finito"', b'"end": ' + b"[" * depth + b"]" * depth)
    assert nested != LINES[0]
    with pytest.raises(RecordFault):
        replay(read_line(nested, 1), GAMES)


def test_a_line_longer_than_any_record_is_rejected_without_reading_it_all(tmp_path: Path) -> None:
    path = written(tmp_path, LINES[0] + b'{"format": "')
    with path.open("r+b") as file:
        file.seek(100 * 2**20)  # 100 MB of nothing before the end of the line
        file.write(b'"}\n')
    found = fault_in(path)
    assert (found.line, found.code) == (2, "not-json")
    assert "16 MB" in found.sentence


def test_a_line_as_long_as_allowed_is_read(tmp_path: Path) -> None:
    line = LINES[0].rstrip() + b" " * (LONGEST_LINE - len(LINES[0])) + b"\n"
    assert len(line) == LONGEST_LINE
    assert len(list(read_file(written(tmp_path, line)))) == 1
    assert fault_in(written(tmp_path, line[:-1] + b" \n")).code == "not-json"


def test_the_records_before_a_fault_are_given(tmp_path: Path) -> None:
    records = read_file(written(tmp_path, LINES[0] + LINES[1] + b"oops\n" + LINES[2]))
    assert [next(records)[0], next(records)[0]] == [1, 2]
    with pytest.raises(RecordFault):
        next(records)


def test_a_file_that_is_not_there_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(read_file(tmp_path / "nothing.jsonl"))


@given(content=st.binary(max_size=200))
def test_any_bytes_are_a_json_object_or_a_fault(content: bytes) -> None:
    try:
        found: Any = read_line(content, 1)
    except RecordFault as error:
        found = error
    assert isinstance(found, dict) or (found.line, found.code) == (1, "not-json")


@given(data=st.data())
def test_a_golden_line_with_a_few_bytes_altered_only_ever_gives_a_record_fault(data: st.DataObject) -> None:
    line = bytearray(LINES[0])
    for place in data.draw(st.lists(st.integers(0, len(line) - 1), min_size=1, max_size=3)):
        line[place] = data.draw(st.integers(0, 255))
    try:
        record: Any = replay(read_line(bytes(line), 1), GAMES).record()
    except RecordFault:
        return
    assert record == {key: value for key, value in json.loads(line).items() if key != "legal"}


def test_golden_files_have_nothing_but_records() -> None:
    for path in HOME.glob("*/*"):
        assert path.suffix == ".jsonl"
        assert list(read_file(path))
