"""`scripts/setup` installs this package anew when its commands or its version may have changed, and not otherwise."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SETUP = Path(__file__).parent.parent / "scripts" / "setup"
PIP = """#!/bin/sh
echo "$@" >> "$(dirname "$0")/asked"
"""
"""What is asked of pip is noted, and nothing is installed."""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A working tree with an environment."""
    for folder in ("scripts", "requirements", "src/steeple", ".venv/bin"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(SETUP, tmp_path / "scripts" / "setup")
    for file in ("pyproject.toml", "src/steeple/__init__.py", "requirements/base.txt"):
        (tmp_path / file).touch()
        os.utime(tmp_path / file, (1_000_000_000, 1_000_000_000))
    pip = tmp_path / ".venv" / "bin" / "pip"
    pip.write_text(PIP)
    pip.chmod(0o755)
    return tmp_path


def installs(place: Path) -> list[bool]:
    """Whether each call of pip, in one run, was for this package."""
    asked = place / ".venv" / "bin" / "asked"
    asked.unlink(missing_ok=True)
    subprocess.run([place / "scripts" / "setup", "base"], check=True, capture_output=True)
    return [line.endswith("-e .") for line in asked.read_text().splitlines()]


@pytest.mark.parametrize("file", ["pyproject.toml", "src/steeple/__init__.py"])
def test_the_package_is_installed_once_and_anew_when_it_says_something_else(place: Path, file: str) -> None:
    assert installs(place) == [False, True]
    assert installs(place) == [False]
    later = (place / ".venv" / ".package").stat().st_mtime + 10
    os.utime(place / file, (later, later))
    assert installs(place) == [False, True]
