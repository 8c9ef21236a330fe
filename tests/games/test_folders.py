"""A game is one place: the same files in every game's folder, the same functions, named nowhere else."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from steeple.games import GAMES, PACKAGES
from steeple.games.schema import schema_of
from support.for_each import for_each
from support.imports import imported_by
from support.paths import ROOT

PACKAGE = Path("src/steeple")

PUBLIC = {
    "material": {"ACTIONS", "MOST_LEGAL", "LONGEST"},
    "state": {"STATE", "PHASES", "ENDS", "OPTIONS"},
    "rules": {"setup", "legal", "apply", "scores", "winners", "reveals"},
    "clauses": {"CLAUSES", "refuse"},
    "view": {"PLANES", "view", "own", "turning_points", "observe", "determinize", "redraw", "redeal"},
    "schema": {"VIEW", "FIELDS"},
    "notation": {
        "LEGEND",
        "action_text",
        "read_action",
        "describe",
        "fields",
        "deal_json",
        "lay_deal",
    },
    "position": {"position_text", "read_position", "check"},
    "drawing": {"ROWS", "draw"},
    "play": {"HORIZON", "weigh", "evaluate", "worlds"},
    "features": {"SIGHT"},
    "small": {"SIZES", "small_deals"},
    "questions": {"QUESTIONS"},
}
"""The files of every game's folder, and what the rest of the package takes from each of them."""

SHOWN = {
    PACKAGE / "__init__.py": 1,
    PACKAGE / "cli.py": 17,
    PACKAGE / "commands/bench.py": 2,
    PACKAGE / "research/gymnasium.py": 2,
    PACKAGE / "research/openspiel.py": 2,
    PACKAGE / "research/pettingzoo.py": 3,
    Path("bench/exploit.py"): 1,
    Path("bench/openspiel_match.py"): 1,
    Path("bench/strength.py"): 1,
    Path("scripts/picture"): 1,
    # These measure one game: how a click on its board is answered, what the order of its deck is worth to a
    # search, and what its option costs.
    Path("bench/browser.py"): 4,
    Path("bench/diagnose_tree.py"): 4,
    Path("bench/slides.py"): 3,
}
"""Where a game may be named to show how a command or an environment is called, and on how many lines."""

every_game = pytest.mark.parametrize("name", list(GAMES))


@every_game
@pytest.mark.parametrize("module", list(PUBLIC))
def test_every_game_has_the_same_function_in_the_same_file(name: str, module: str) -> None:
    found = importlib.import_module(f"{PACKAGES[name]}.{module}")
    assert PUBLIC[module] <= vars(found).keys()


@every_game
def test_a_game_is_made_of_what_its_files_offer(name: str) -> None:
    game, package = GAMES[name], PACKAGES[name]
    offered = {
        id(value)
        for module in PUBLIC
        for value in vars(importlib.import_module(f"{package}.{module}")).values()
        if callable(value)
    }
    functions = {field: value for field, value in vars(game).items() if callable(value)}
    assert [field for field, value in functions.items() if id(value) not in offered] == []


@every_game
def test_a_game_s_folder_has_the_name_of_the_game(name: str) -> None:
    assert PACKAGES[name] == f"steeple.games.{name.replace('-', '_')}"
    assert GAMES[name].name == name


def words_of_games() -> re.Pattern[str]:
    """The names of all games and families, however they are written."""
    names = {name.split("-")[0] if name[-1].isdigit() else name for name in GAMES}
    return re.compile("|".join(re.sub(r"-", "[ _-]?", name) for name in sorted(names)), re.IGNORECASE)


def named_in(file: Path) -> list[str]:
    """The lines of a file that name a game."""
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if words_of_games().search(line)]


FILES = sorted(path.relative_to(ROOT) for path in (ROOT / PACKAGE).rglob("*.py"))
TOOLS = sorted(
    path.relative_to(ROOT)
    for folder in ("bench", "scripts")
    for path in (ROOT / folder).iterdir()
    if path.is_file() and path.suffix in (".py", "")
)
OUTSIDE = [*(file for file in FILES if PACKAGE / "games" not in file.parents), *TOOLS]


@for_each(OUTSIDE)
def test_no_module_outside_its_folder_names_a_game(file: Path) -> None:
    assert len(named_in(file)) <= SHOWN.get(file, 0), named_in(file)


def test_the_search_finds_every_spelling() -> None:
    found = words_of_games()
    for text in ("campanile-2009", "Campanile1996", "CAMPOS", "five_towers", "Five Towers", "FiveTowers"):
        assert found.search(text)


def test_the_registry_is_the_only_module_of_games_that_names_them() -> None:
    shared = [file for file in FILES if file.parent == PACKAGE / "games"]
    assert {file: len(named_in(file)) for file in shared if named_in(file)} == {
        PACKAGE / "games/__init__.py": len(GAMES) + 1  # and which of them is the default
    }


@every_game
def test_importing_a_game_imports_neither_its_schema_nor_anything_heavy(name: str) -> None:
    heavy = {
        "pydantic",
        "fastapi",
        "ray",
        "pyspiel",
        "matplotlib",
        "gymnasium",
        "pettingzoo",
        "rich",
        "torch",
    }
    loaded = imported_by(f"from steeple.games import GAMES; GAMES[{name!r}]")
    assert not heavy & loaded
    assert f"{PACKAGES[name]}.schema" not in loaded


@every_game
def test_a_schema_is_found_by_the_game_s_name(name: str) -> None:
    assert schema_of(name).VIEW.__annotations__["players"]
