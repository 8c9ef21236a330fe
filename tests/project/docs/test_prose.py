"""How we write: phrases that a native reader stumbles over stay out of code, pages and docs."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from support.paths import ROOT

PHRASES = ("so many", "anew", "unless told", "a row a", "as fast as C", "is wanted")
"""Turns of phrase that came from another language, and a claim that isn't true."""

TICS = re.compile(
    r"(?<![a-z])(?:" + "|".join(phrase.replace(" ", "[ _]") for phrase in PHRASES) + r")(?![a-z])",
    re.IGNORECASE,
)
"""Any of them, in a sentence or in the name of a test."""

LEFT_OUT = ("docs/reports/", "src/steeple/locales/", "tests/golden/", "requirements/")
"""Made by programs, data, and the players' sentences, which tests/locales looks after."""

SHOWN = {Path("tests/project/docs/test_prose.py"), Path("tests/commands/test_general.py")}
"""They name what they look for."""

KINDS = ("", ".py", ".md", ".ts", ".js", ".svelte", ".css", ".toml", ".yml", ".yaml", ".service")
"""The files that people read. Scripts, the Makefile and the Containerfile have no ending."""


def pages() -> list[Path]:
    """Every text that we keep and that people read."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = [Path(path) for path in listed.splitlines() if not path.startswith(LEFT_OUT)]
    return [page for page in found if page.suffix in KINDS and (ROOT / page).is_file()]


def test_nothing_reads_like_a_translation() -> None:
    found = {
        f"{page}:{number}": line.strip()
        for page in pages()
        if page not in SHOWN
        for number, line in enumerate((ROOT / page).read_text(encoding="utf-8").splitlines(), 1)
        if TICS.search(line)
    }
    assert found == {}


@pytest.mark.parametrize(
    "text",
    [
        "Wait for so many seconds.",
        "It's drawn anew.",
        "8765 unless told",
        "Say what is wanted.",
        "def test_a_tower_has_a_row_a_floor() -> None:",
        "def test_a_page_is_loaded_anew() -> None:",
    ],
)
def test_a_tic_is_noticed(text: str) -> None:
    assert TICS.search(text)


@pytest.mark.parametrize("text", ["the cells of a row and those around it", "const isWanted = true;"])
def test_what_only_looks_like_one_is_not(text: str) -> None:
    assert not TICS.search(text)


@pytest.mark.parametrize("page", ["scripts/client", "web/eslint.config.js", "Makefile", "README.md"])
def test_scripts_and_pages_are_read(page: str) -> None:
    assert Path(page) in pages()
