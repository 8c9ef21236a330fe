"""A toy game added to a copy of this repository, as docs/adding-a-game.md says."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from support.forked import INTERPRETED
from support.paths import ROOT, TESTS

TOY = TESTS / "toy_game"
NAME = "odd-even"

ADDED_LINES = {
    "src/steeple/games/__init__.py": (
        '    "five-towers": "steeple.games.five_towers",\n',
        '    "odd-even": "steeple.games.odd_even",\n',
    ),
    "web/src/games/registry.ts": ('  "five-towers": "five-towers",\n', '  "odd-even": "odd-even",\n'),
}
"""By file: the line after which the toy's line is put, and that line."""

LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "page", ".*_cache", "*.egg-info")


def files() -> list[Path]:
    """What the toy game consists of, as paths in the repository."""
    found = [path.relative_to(TOY) for path in TOY.rglob("*") if path.is_file()]
    return sorted(path for path in found if "__pycache__" not in path.parts)


@dataclass(frozen=True)
class Checkout:
    """A copy of the repository with the toy game in it."""

    root: Path

    @property
    def environment(self) -> dict[str, str]:
        """What makes Python import from the copy, and play interpreted."""
        path = os.pathsep.join(str(self.root / folder) for folder in ("src", "tests"))
        return {"PYTHONPATH": path, "XDG_DATA_HOME": str(self.root / "data"), "NO_COLOR": "1", **INTERPRETED}

    def run(self, *command: str, typed: str = "") -> str:
        """What a command prints; it must go well."""
        done = subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env={**os.environ, **self.environment},
            input=typed,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
        return done.stdout


def add_toy_game(root: Path) -> Checkout:
    """Copy the repository into an empty folder, and add the toy game."""
    for folder in ("src", "tests", "web", "scripts", "docs", "bench", "examples"):
        shutil.copytree(ROOT / folder, root / folder, ignore=LEFT_OUT)
    for file in ("pyproject.toml", "mkdocs.yml"):
        shutil.copy(ROOT / file, root)
    for path in files():
        assert not (root / path).exists(), f"{path} would overwrite a file"
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TOY / path, root / path)
    for file, (before, line) in ADDED_LINES.items():
        text = (root / file).read_text(encoding="utf-8")
        assert text.count(before) == 1, file
        (root / file).write_text(text.replace(before, before + line), encoding="utf-8")
    return Checkout(root)
