"""The figures in the docs are what bench/results says, and decisions are written alike."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from support.paths import ROOT

BENCH, DOCS = ROOT / "bench", ROOT / "docs"
RESULTS = sorted((BENCH / "results").glob("*.json"))
DECISIONS = sorted(file for file in (DOCS / "decisions").glob("*.md") if file.name != "README.md")
MARK = r"<!-- figures: ([\w-]+), written by bench/page\.py -->"
MISSED = r"<!-- targets missed: ([\w, -]+), written by bench/page\.py -->"
HEADINGS = ["## Context", "## What was tried", "## What was measured", "## Decision"]
every_result = pytest.mark.parametrize("file", RESULTS, ids=lambda file: file.stem)
every_decision = pytest.mark.parametrize("file", DECISIONS, ids=lambda file: file.stem)


def page(*flags: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(BENCH / "page.py"), *flags], capture_output=True, text=True, timeout=120
    )


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A folder with the pages that have figures and with the results, to change as one likes."""
    shutil.copytree(BENCH / "results", tmp_path / "results")
    for name in ("performance.md", "bots.md"):
        shutil.copy(DOCS / name, tmp_path / name)
    return tmp_path


def test_the_pages_are_what_the_results_say() -> None:
    done = page("--check")
    assert done.returncode == 0, done.stderr


def change(file: Path, name: str, value: float) -> None:
    """Change a figure of every row of a result."""
    result = json.loads(file.read_text(encoding="utf-8"))
    result["figures"] = [{**row, name: value} for row in result["figures"]]
    file.write_text(json.dumps(result), encoding="utf-8")


def test_a_changed_result_is_noticed_and_written(copied: Path) -> None:
    folders = ("--docs", str(copied), "--results", str(copied / "results"))
    change(copied / "results" / "start.json", "empty_cache_seconds", 99.9)
    before = (copied / "performance.md").read_text(encoding="utf-8")
    noticed = page("--check", *folders)
    assert noticed.returncode == 1
    assert "performance.md" in noticed.stderr
    assert (copied / "performance.md").read_text(encoding="utf-8") == before
    assert page(*folders).returncode == 0
    assert "| 99.9 |" in (copied / "performance.md").read_text(encoding="utf-8")
    assert page("--check", *folders).returncode == 0


def test_targets_are_listed_while_they_are_missed(copied: Path) -> None:
    folders = ("--docs", str(copied), "--results", str(copied / "results"))
    change(copied / "results" / "server.json", "kilobytes_per_table", 65)
    change(copied / "results" / "server.json", "actions_per_second", 1500)
    assert page(*folders).returncode == 0
    text = (copied / "performance.md").read_text(encoding="utf-8")
    assert "- the server, KB per table (target ≤ 64): 65 for 50 tables, 65 for 1,000 tables" in text
    assert "- the server, actions" not in text
    change(copied / "results" / "server.json", "kilobytes_per_table", 64)
    assert page("--check", *folders).returncode == 1
    assert page(*folders).returncode == 0
    assert "- the server" not in (copied / "performance.md").read_text(encoding="utf-8")


def test_targets_missed_are_listed_for_every_subject_that_has_targets() -> None:
    texts = [(DOCS / name).read_text(encoding="utf-8") for name in ("performance.md", "bots.md")]
    found = {
        subject for text in texts for listed in re.findall(MISSED, text) for subject in listed.split(", ")
    }
    measured = {"playouts", "start", "vector", "search", "server", "pages", "loads", "strength", "measures"}
    assert found == measured


def test_a_figure_changed_by_hand_is_noticed(copied: Path) -> None:
    file = copied / "bots.md"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("OpenSpiel's CFR+ |", "somebody |"), encoding="utf-8")
    noticed = page("--check", "--docs", str(copied), "--results", str(copied / "results"))
    assert noticed.returncode == 1
    assert "bots.md" in noticed.stderr


def test_every_subject_that_make_bench_measures_is_on_the_page() -> None:
    shown = set(re.findall(MARK, (DOCS / "performance.md").read_text(encoding="utf-8")))
    assert shown >= {"playouts", "start", "slides", "vector", "search", "openspiel-match", "server", "pages"}
    assert shown <= {file.stem for file in RESULTS}


@every_result
def test_a_result_says_when_and_on_what_it_was_measured_but_not_whose(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    result = json.loads(text)
    assert result["subject"] == file.stem
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", result["date"])
    assert set(result["machine"]) == {"processor", "cores", "python", "numpy", "numba"}
    assert result["figures"]
    assert not re.search(r"(?<![\w/])/(home|root|tmp|work|usr|opt)\b|https?://", text)


@every_decision
def test_a_decision_has_its_four_parts_and_is_in_the_index(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert re.findall(r"^## .*$", text, re.MULTILINE) == HEADINGS
    title = text.splitlines()[0].removeprefix("# ")
    assert f"- [{title}]({file.name})" in (DOCS / "decisions" / "README.md").read_text(encoding="utf-8")
