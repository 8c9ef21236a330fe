"""scripts/steady: every test belongs to a part, orders can be repeated, and a failed run is reported."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from support.ordering import shuffled
from support.paths import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

import steady


def test_every_file_of_tests_belongs_to_one_part() -> None:
    parts = {part: set(steady.files_of([part])) for part in steady.PARTS}
    ours = [file for file in (ROOT / "tests").rglob("test_*.py") if steady.TOY not in file.parents]
    assert sum(map(len, parts.values())) == len(ours)
    assert {
        "tests/server/test_kill.py",
        "tests/server/store/test_store.py",
        "tests/server/http/test_people.py",
    } <= parts["server"]
    assert "tests/browser/test_pages.py" in parts["browser"]
    assert parts["cluster"] == {"tests/arena/test_cluster.py"}
    assert "tests/kernel/test_kernel.py" in parts["engine"]


def test_an_order_can_be_repeated_and_keeps_files_together(request: pytest.FixtureRequest) -> None:
    items = request.session.items
    one, same, other = shuffled(items, 1), shuffled(items, 1), shuffled(items, 2)
    assert one == same
    assert one != other or len(items) < 5
    assert sorted(item.nodeid for item in one) == sorted(item.nodeid for item in items)
    files = [item.path for item in one]
    assert sum(here != last for here, last in zip(files[1:], files, strict=False)) == len(set(files)) - 1


def run_as(codes: list[int], orders: list[int]) -> object:
    """Runs that end with these codes, one after the other; their orders are written down."""

    def run_once(order: int, is_busy: bool, files: list[str], more: list[str]) -> steady.Run:
        orders.append(order)
        return steady.Run(order, is_busy, 61.0, codes[len(orders) - 1], "7 passed")

    return run_once


def test_a_run_that_fails_ends_it_unless_it_is_to_keep_going(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for words, ran in (([], 2), (["--keep-going"], 3)):
        orders: list[int] = []
        monkeypatch.setattr(steady, "run_once", run_as([0, 1, 0], orders))
        assert steady.main(["3", "--orders", "5", *words]) == 1
        said = capsys.readouterr().out
        assert len(set(orders)) == ran
        assert f"order {orders[1]}, all cores busy: FAILED in 1:01 · 7 passed" in said
        assert f"order {orders[0]}: clean in 1:01 · 7 passed" in said


def test_a_run_says_how_it_went(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "test_some.py").write_text("def test_good(): pass\ndef test_bad(): assert False\n")
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "tests"))
    alone = [
        "-n",
        "0",
        "-p",
        "support.ordering",
        "-p",
        "no:cacheprovider",
        "-c",
        "/dev/null",
        "--rootdir",
        str(tmp_path),
    ]
    ran = steady.run_once(3, False, [str(tmp_path)], alone)
    assert (ran.code, "1 failed, 1 passed" in ran.summary) == (1, True)
    assert "test_bad" in capfd.readouterr().out


def test_a_part_that_there_is_not_is_refused_with_those_that_there_are(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as ended:
        steady.main(["1", "--only", "server,moon"])
    assert ended.value.code == 2
    assert "browser, cluster, server, engine" in capfd.readouterr().err
