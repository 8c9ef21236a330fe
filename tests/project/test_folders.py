"""The folders: the packages of the architecture, none too full, and tests that mirror the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.for_each import for_each
from support.paths import ROOT, TESTS

PACKAGE = ROOT / "src" / "steeple"
MOST_MODULES = 20

NOT_MIRRORED = {"browser", "golden", "project", "soak", "support", "toy_game"}
"""Folders of tests that stand for no package: the whole in a browser, data, the project's habits, helpers."""

TESTED_ELSEWHERE = {
    "server/http/routes": "a whole server is asked: tests/server/http about people, tests/server/tables",
    "server/store/migrations": "tests/server/store opens the databases of every release",
    "server/store/migrations/versions": "as above; Alembic wants them in a folder",
}
"""Packages without a folder of tests, and why."""


def folders(root: Path) -> list[Path]:
    return sorted({path.parent for path in root.rglob("*.py") if "__pycache__" not in path.parts})


def modules_of(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.py") if path.stem not in ("__init__", "__main__"))


@pytest.mark.parametrize(
    "folder", [*folders(PACKAGE), *folders(TESTS)], ids=lambda folder: str(folder.relative_to(ROOT))
)
def test_no_folder_has_more_than_20_modules(folder: Path) -> None:
    assert len(list(folder.glob("*.py"))) <= MOST_MODULES


def test_the_packages_are_those_that_the_architecture_names() -> None:
    for home, packages in {
        "server": {"admin", "alerts", "bots", "http", "protocol", "store", "tables"},
        "report": {"pages", "play", "questions", "statistics"},
    }.items():
        assert {path.parent.name for path in (PACKAGE / home).glob("*/__init__.py")} == packages


# --- Tests mirror the code ---


PACKAGES = [
    folder.relative_to(PACKAGE).as_posix()
    for folder in folders(PACKAGE)
    if folder != PACKAGE and modules_of(folder)
]
"""Those with modules of their own; `report` has only packages."""
MIRRORED = [
    file.relative_to(TESTS)
    for file in sorted(TESTS.rglob("test_*.py"))
    if file.relative_to(TESTS).parts[0] not in NOT_MIRRORED
]
"""The test files that belong to a package."""


def imported_packages(file: Path) -> set[str]:
    """The packages from whose modules a test file imports."""
    names = re.findall(
        r"^from steeple\.([\w.]+) import", (TESTS / file).read_text(encoding="utf-8"), re.MULTILINE
    )
    paths = [Path(*name.split(".")) for name in names]
    return {(path if (PACKAGE / path).is_dir() else path.parent).as_posix() for path in paths}


def test_every_folder_of_tests_is_that_of_a_package() -> None:
    assert MIRRORED
    assert TESTED_ELSEWHERE.keys() <= set(PACKAGES)
    known = {*PACKAGES, "locales"}  # sentences and no modules
    assert [str(file) for file in MIRRORED if file.parent.as_posix() not in known] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_package_has_its_tests_in_the_folder_of_the_same_name(package: str) -> None:
    assert any((TESTS / package).glob("test_*.py")) != (package in TESTED_ELSEWHERE)


@for_each(MIRRORED)
def test_a_test_of_one_package_is_not_in_the_folder_above_it(file: Path) -> None:
    here = file.parent.as_posix()
    imported = {package for package in imported_packages(file) if f"{package}/".startswith(f"{here}/")}
    below = {package for package in imported - {here} if package not in TESTED_ELSEWHERE}
    assert len(below) != 1 or here in imported, f"its folder is tests/{below.pop()}"
    assert f"{here}/{file.stem.removeprefix('test_')}" not in PACKAGES, "a package has this name"


def test_only_the_fixtures_of_all_tests_stand_beside_the_folders() -> None:
    assert modules_of(TESTS) == ["conftest"]
