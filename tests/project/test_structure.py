"""Package structure: who imports whom, how long things are, and what `import steeple` costs."""

from __future__ import annotations

import ast
import doctest
from pathlib import Path

import pytest

import steeple
from steeple.games import GAMES
from support.for_each import for_each
from support.imports import imported_by

PACKAGE = Path(steeple.__file__).parent
FILES = sorted(path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))
every_file = for_each(FILES)
every_game_file = for_each([file for file in FILES if file.parts[0] == "games"])

MAY_IMPORT = {
    "errors.py": set(),
    "plurals.py": set(),
    "architects.py": set(),
    "kernel": {"errors", "kernel"},
    "games": {"errors", "kernel", "games"},
    "ai": {"errors", "kernel", "games", "ai"},
    "arena": {"errors", "kernel", "games", "ai", "arena", "plurals", "__version__"},
    "research": {"errors", "kernel", "games", "ai", "arena", "research", "__version__"},
    "learn": {"errors", "kernel", "games", "ai", "arena", "learn"},
    "report": {"errors", "kernel", "games", "ai", "arena", "report", "plurals", "__version__"},
    "words.py": {"errors"},
    "server": {"errors", "architects", "kernel", "games", "ai", "arena", "words", "server", "__version__"},
}
"""What each part may import of the package. Parts that aren't named here may import everything."""


def imports(file: Path) -> set[str]:
    """The modules of the package that a file imports, without its name."""
    found = set()
    for node in ast.walk(ast.parse((PACKAGE / file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute here"
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return {name.removeprefix("steeple.") for name in found if name.startswith("steeple.")}


@every_file
def test_imports_go_one_way(file: Path) -> None:
    for part, allowed in MAY_IMPORT.items():
        if file.parts[0] == part:
            assert {name.split(".")[0] for name in imports(file)} <= allowed


@every_game_file
def test_a_game_imports_no_other_game(file: Path) -> None:
    games = {name.replace("-", "_") for name in GAMES}
    if len(file.parts) > 2:
        home = file.parts[1]
        assert {name.split(".")[1] for name in imports(file) if name.startswith("games.")} & games <= {home}


@every_game_file
def test_what_games_share_knows_none_of_them(file: Path) -> None:
    games = {name.replace("-", "_") for name in GAMES}
    if len(file.parts) > 2 and file.parts[1] not in games:
        assert not {name.split(".")[1] for name in imports(file) if name.startswith("games.")} & games


@every_game_file
def test_no_function_of_a_game_is_longer_than_40_lines(file: Path) -> None:
    for node in ast.walk(ast.parse((PACKAGE / file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            assert node.end_lineno is not None
            assert node.end_lineno - node.lineno + 1 <= 40, node.name


@every_file
def test_no_file_is_longer_than_400_lines(file: Path) -> None:
    assert len((PACKAGE / file).read_text(encoding="utf-8").splitlines()) <= 400


@every_file
def test_every_file_says_what_it_is_for(file: Path) -> None:
    assert ast.get_docstring(ast.parse((PACKAGE / file).read_text(encoding="utf-8")))


def test_importing_the_package_imports_neither_numpy_nor_numba() -> None:
    assert not {"numpy", "numba", "llvmlite", "rich", "typer"} & imported_by("import steeple")


def test_listing_the_games_imports_neither_numpy_nor_numba() -> None:
    assert not {"numpy", "numba"} & imported_by("from steeple.games import GAMES; list(GAMES)")


def test_what_is_asked_for_is_imported_then() -> None:
    assert "numpy" in imported_by("import steeple; steeple.Match")
    assert steeple.GAMES is GAMES


def test_what_the_package_does_not_have_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Chess'"):
        _ = steeple.Chess  # type: ignore[attr-defined]


def test_the_package_s_own_example_runs() -> None:
    assert doctest.testmod(steeple) == (0, 4)
