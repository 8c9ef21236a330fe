"""The browser's sources: a game is one folder, with the same files in each, and no folder is too large."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from steeple.games import GAMES
from support.paths import ROOT

SOURCES = ROOT / "web" / "src"
LOCALES = ROOT / "src" / "steeple" / "locales"
MOST_FILES = 20
"""In one folder."""

TOP = {"main.ts", "App.svelte", "router.svelte.ts"}
"""What stands outside all folders."""

FILES = {
    "index.ts",
    "choice.svelte.ts",
    "replay.ts",
    "Board.svelte",
    "Hand.svelte",
    "Side.svelte",
    "Lines.svelte",
    "Text.svelte",
    "Scoring.svelte",
    "Thumbnail.svelte",
    "Picture.svelte",
    "Symbols.svelte",
    "style.css",
}
"""What every game's folder holds. What these are made of is in folders inside it."""

LESSON = {"index.ts", "sections.ts", "notes.ts", "Cover.svelte", "Figure.svelte"}
"""What every game's lesson holds, besides its own drawings."""

GENERATED = "games/views.ts"
REGISTRY = "games/registry.ts"
NAMING = {GENERATED, REGISTRY}
"""The only files outside the games' folders that name a game."""

FAMILIES = sorted({game.family for game in GAMES.values()})

every_family = pytest.mark.parametrize("family", FAMILIES)


def sources() -> dict[str, str]:
    """The text of each file by its path."""
    found = sorted(path for path in SOURCES.rglob("*") if path.is_file())
    return {path.relative_to(SOURCES).as_posix(): path.read_text(encoding="utf-8") for path in found}


def files_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.is_file()}


def named_in(text: str) -> list[str]:
    """The games that a text names, in any spelling: `five-towers`, `FiveTowers`, `Five Towers`."""
    plain = re.sub(r"[-_ ]", "", text.casefold())
    return [family for family in FAMILIES if re.sub("[-_]", "", family) in plain]


def test_the_browser_has_a_folder_for_every_family_and_no_other() -> None:
    folders = {path.name for path in (SOURCES / "games").iterdir() if path.is_dir()}
    assert folders == set(FAMILIES)


@every_family
def test_every_game_has_the_same_files(family: str) -> None:
    assert files_in(SOURCES / "games" / family) == FILES
    assert files_in(SOURCES / "games" / family / "lesson") >= LESSON


def test_nothing_outside_its_folder_names_a_game() -> None:
    found = {
        path: named_in(text)
        for path, text in sources().items()
        if path not in NAMING and not path.startswith(tuple(f"games/{family}/" for family in FAMILIES))
    }
    assert {path: names for path, names in found.items() if names} == {}


@every_family
def test_a_game_knows_no_other(family: str) -> None:
    found = {path: named_in(text) for path, text in sources().items() if path.startswith(f"games/{family}/")}
    assert {path: names for path, names in found.items() if set(names) - {family}} == {}


def test_the_registry_has_one_line_for_every_game() -> None:
    lines = re.findall(r'^  "?([\w-]+)"?: "([\w-]+)",$', sources()[REGISTRY], re.MULTILINE)
    assert sorted(lines) == sorted((game.name, game.family) for game in GAMES.values())
    assert sum(bool(named_in(line)) for line in sources()[REGISTRY].splitlines()) == len(GAMES)


def test_only_the_entry_stands_outside_all_folders() -> None:
    assert files_in(SOURCES) == TOP


def test_no_folder_has_too_many_files() -> None:
    folders = [path for path in SOURCES.rglob("*") if path.is_dir()]
    sizes = {path.relative_to(SOURCES).as_posix(): len(files_in(path)) for path in folders}
    assert {folder: size for folder, size in sizes.items() if size > MOST_FILES} == {}


@every_family
def test_every_figure_of_the_rules_is_drawn_and_has_a_caption_in_the_game_s_own_words(family: str) -> None:
    lesson = SOURCES / "games" / family / "lesson"
    used = set(re.findall(r'figure: "([\w-]+)"', (lesson / "sections.ts").read_text(encoding="utf-8")))
    drawn = set(re.findall(r'name === "([\w-]+)"', (lesson / "Figure.svelte").read_text(encoding="utf-8")))
    words = json.loads((LOCALES / "en" / f"{family}.json").read_text(encoding="utf-8"))
    captions = {key.removeprefix("learn.figure.") for key in words if key.startswith("learn.figure.")}
    assert used == drawn == captions
