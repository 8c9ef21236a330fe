"""`scripts/setup` installs this package again only when its commands or its version may have changed."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from support.paths import ROOT

SETUP = ROOT / "scripts" / "setup"
PIP = """#!/bin/sh
for last; do :; done
if [ "$last" = . ]; then echo "this package"; else cat "$last"; fi >> "$(dirname "$0")/asked"
"""
"""A pip that writes down what it is asked for and installs nothing."""
PACKAGES = "".join(
    f"{name}==1.0 \\\n    --hash=sha256:{name}{name}\n" for name in ("ab", "cd", "ef", "gh", "ij")
)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A working tree with an environment."""
    for folder in ("scripts", "requirements", "src/steeple", ".venv/bin"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(SETUP, tmp_path / "scripts" / "setup")
    for file in ("pyproject.toml", "src/steeple/__init__.py", "requirements/base.txt"):
        (tmp_path / file).touch()
        os.utime(tmp_path / file, (1_000_000_000, 1_000_000_000))
    (tmp_path / "requirements" / "base.txt").write_text(PACKAGES)
    pip = tmp_path / ".venv" / "bin" / "pip"
    pip.write_text(PIP)
    pip.chmod(0o755)
    return tmp_path


def asked_for(place: Path) -> list[str]:
    """Everything that pip is asked for in one run, sorted, because several pips run at once."""
    asked = place / ".venv" / "bin" / "asked"
    asked.unlink(missing_ok=True)
    subprocess.run([place / "scripts" / "setup", "base"], check=True, capture_output=True)
    return sorted(asked.read_text().splitlines())


def test_every_package_is_installed_once_and_by_its_hash(place: Path) -> None:
    assert asked_for(place) == sorted([*PACKAGES.splitlines(), "this package"])


@pytest.mark.parametrize("file", ["pyproject.toml", "src/steeple/__init__.py"])
def test_the_package_is_installed_once_and_again_when_it_says_something_else(place: Path, file: str) -> None:
    assert "this package" in asked_for(place)
    assert "this package" not in asked_for(place)
    later = (place / ".venv" / ".package").stat().st_mtime + 10
    os.utime(place / file, (later, later))
    assert "this package" in asked_for(place)


def test_without_an_index_one_sentence_says_what_to_do(place: Path) -> None:
    (place / ".venv" / "bin" / "pip").write_text("#!/bin/sh\nexit 1\n")
    done = subprocess.run([place / "scripts" / "setup", "base"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "pip needs PyPI" in done.stderr
    assert not (place / ".venv" / ".base").exists()
