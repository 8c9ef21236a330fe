"""How we write: phrases that a native reader stumbles over stay out of code, pages and docs."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from support.paths import ROOT

TICS = re.compile(r"\bso many\b|\banew\b|\bunless told\b|\ba row a\b|\bas fast as C\b", re.IGNORECASE)
"""Turns of phrase that came from another language, and a claim that wasn't true."""

LEFT_OUT = ("docs/reports/", "src/steeple/locales/", "tests/golden/", "requirements/")
"""Made by programs, data, and the players' sentences, which tests/locales looks after."""

SHOWN = {Path("tests/project/docs/test_prose.py"), Path("tests/commands/test_general.py")}
"""They name what they look for."""


def pages() -> list[Path]:
    """Every text that we keep and that people read."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = [path for path in listed.splitlines() if not path.startswith(LEFT_OUT)]
    kinds = (".py", ".md", ".ts", ".svelte", ".css", ".toml", ".yml", "Makefile")
    return [Path(path) for path in found if path.endswith(kinds) and (ROOT / path).is_file()]


def test_nothing_reads_like_a_translation() -> None:
    found = {
        f"{page}:{number}": line.strip()
        for page in pages()
        if page not in SHOWN
        for number, line in enumerate((ROOT / page).read_text(encoding="utf-8").splitlines(), 1)
        if TICS.search(line)
    }
    assert found == {}


@pytest.mark.parametrize("text", ["Wait for so many seconds.", "It's drawn anew.", "8765 unless told"])
def test_a_tic_is_noticed(text: str) -> None:
    assert TICS.search(text)
