"""The folders: the packages of the architecture, none too full, and tests that mirror the code."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.paths import ROOT, TESTS

PACKAGE = ROOT / "src" / "steeple"
MOST_MODULES = 20

NOT_MIRRORED = {"browser", "golden", "project", "soak", "support", "toy_game"}
"""Folders of tests that stand for no package: the whole in a browser, data, the project's habits, helpers."""


def folders(root: Path) -> list[Path]:
    return sorted({path.parent for path in root.rglob("*.py") if "__pycache__" not in path.parts})


def modules_of(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.py") if path.stem not in ("__init__", "__main__"))


@pytest.mark.parametrize(
    "folder", [*folders(PACKAGE), *folders(TESTS)], ids=lambda folder: str(folder.relative_to(ROOT))
)
def test_no_folder_has_more_than_20_modules(folder: Path) -> None:
    assert len(modules_of(folder)) <= MOST_MODULES


def test_the_packages_are_those_that_the_architecture_names() -> None:
    for home, packages in {
        "server": {"admin", "bots", "http", "protocol", "store", "tables"},
        "report": {"pages", "play", "questions", "statistics"},
    }.items():
        assert {path.parent.name for path in (PACKAGE / home).glob("*/__init__.py")} == packages


def test_tests_mirror_the_code() -> None:
    mirrored = [
        folder.relative_to(TESTS)
        for folder in folders(TESTS)
        if folder != TESTS and folder.relative_to(TESTS).parts[0] not in NOT_MIRRORED
    ]
    assert mirrored
    assert [str(folder) for folder in mirrored if not (PACKAGE / folder).is_dir()] == []


def test_only_the_fixtures_of_all_tests_stand_beside_the_folders() -> None:
    assert modules_of(TESTS) == ["conftest"]
