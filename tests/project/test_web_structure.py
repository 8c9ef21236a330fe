"""The browser's sources: a game is one folder, with the same files in each, its drawings and colours too."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from steeple.games import GAMES
from support.paths import ROOT

SOURCES = ROOT / "web" / "src"
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

OPTIONAL = {"Banner.svelte"}
"""What a game's folder may hold besides."""

LESSON = {"index.ts", "notes.ts", "Cover.svelte", "Figure.svelte"}
"""What every game's lesson holds, besides its own drawings."""

GENERATED = "games/views.ts"
REGISTRY = "games/registry.ts"
NAMING = {GENERATED, REGISTRY}
"""The only files outside the games' folders that name a game."""

TOKENS = "css/tokens.css"

SHARED_SYMBOL = re.compile(r"[is]-[\w-]+|brand|sky|shade")
"""Icons, seats, the brand, and what any picture may be filled with. All other symbols are a game's."""

GLYPHS = "g-"
"""How the ids of signs begin. Each game draws its own, and `art/Glyph.svelte` shows any of them."""

FAMILIES = sorted({game.family for game in GAMES.values()})

every_family = pytest.mark.parametrize("family", FAMILIES)


@cache
def sources() -> dict[str, str]:
    """The text of each file by its path."""
    found = sorted(path for path in SOURCES.rglob("*") if path.is_file())
    return {path.relative_to(SOURCES).as_posix(): path.read_text(encoding="utf-8") for path in found}


def is_in(family: str, path: str) -> bool:
    return path.startswith(f"games/{family}/")


def outside_games() -> dict[str, str]:
    """What belongs to no game."""
    return {
        path: text
        for path, text in sources().items()
        if path != GENERATED and not any(is_in(family, path) for family in FAMILIES)
    }


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
    assert files_in(SOURCES / "games" / family) - OPTIONAL == FILES
    assert files_in(SOURCES / "games" / family / "lesson") >= LESSON


def test_nothing_outside_its_folder_names_a_game() -> None:
    found = {path: named_in(text) for path, text in outside_games().items() if path not in NAMING}
    assert {path: names for path, names in found.items() if names} == {}


@every_family
def test_a_game_knows_no_other(family: str) -> None:
    found = {path: named_in(text) for path, text in sources().items() if is_in(family, path)}
    assert {path: names for path, names in found.items() if set(names) - {family}} == {}


# --- Drawings and colours ---


def symbols_in(text: str) -> set[str]:
    """The ids of the symbols, patterns and gradients that a file draws."""
    return set(re.findall(r'<(?:symbol|pattern|linearGradient)\b[^>]*?\bid="([\w-]+)"', text))


def shown_in(text: str) -> set[str]:
    """The ids that a file shows; of one that is put together, `#fl-{style}`, how it begins."""
    return set(re.findall(r"(?:<use\b[^>]*?\bhref=\"|url\()#([\w-]+)", text))


def tokens_set_in(text: str) -> set[str]:
    return set(re.findall(r"^\s*(--[\w-]+):", text, re.MULTILINE))


def tokens_read_in(text: str) -> list[re.Pattern[str]]:
    """The tokens that a file reads. One that is put together, `--p{seat + 1}`, has one sign in that place."""
    names = re.findall(r"var\((--(?:[\w-]|\{[^}]*\})+)", text)
    return [re.compile(re.sub(r"\{[^}]*\}", r"\\w", name)) for name in names]


def readers_of(token: str) -> set[str]:
    """Who reads a token: families, and "pages" for everything that isn't a game's."""
    return {
        next((family for family in FAMILIES if is_in(family, path)), "pages")
        for path, text in sources().items()
        if path != TOKENS and any(name.fullmatch(token) for name in tokens_read_in(text))
    }


def test_only_shared_symbols_are_drawn_outside_the_games() -> None:
    found = {path: symbols_in(text) for path, text in outside_games().items()}
    own = [
        (path, name) for path, names in found.items() for name in names if not SHARED_SYMBOL.fullmatch(name)
    ]
    assert own == []


def test_nothing_outside_the_games_shows_a_game_s_symbol() -> None:
    shared = {name for text in outside_games().values() for name in symbols_in(text)} | {"i-", "s-", GLYPHS}
    found = {path: shown_in(text) - shared for path, text in outside_games().items()}
    assert {path: names for path, names in found.items() if names} == {}


@every_family
def test_a_game_shows_only_its_own_symbols_and_shared_ones(family: str) -> None:
    texts = [text for path, text in sources().items() if is_in(family, path)]
    others = {
        name
        for path, text in sources().items()
        if not is_in(family, path) and path.startswith("games/")
        for name in symbols_in(text)
    }
    assert {name for text in texts for name in shown_in(text)} & others == set()


def test_a_game_s_letters_colour_nothing_outside_it() -> None:
    """Styles, fields and towers have capital letters: `--R`, `--cR-2`, `.tag.R`."""
    letters = re.compile(r"(?:--|\.tag\.)[a-z-]*[A-Z][\w-]*")
    found = {path: letters.findall(text) for path, text in outside_games().items()}
    assert {path: names for path, names in found.items() if names} == {}


def test_a_shared_colour_is_read_by_the_pages_or_by_more_than_one_game() -> None:
    colours = re.findall(r"^\s*(--[\w-]+): (?:light-dark\(|#)", sources()[TOKENS], re.MULTILINE)
    found = {token: readers_of(token) for token in colours}
    assert {token: who for token, who in found.items() if len(who) < 2 and who != {"pages"}} == {}


@every_family
def test_nothing_else_reads_a_game_s_tokens(family: str) -> None:
    tokens = tokens_set_in(sources()[f"games/{family}/style.css"])
    assert {token: who for token in tokens if (who := readers_of(token)) != {family}} == {}


def test_durations_are_tokens() -> None:
    """Each is `--d-…`, so that all of them can be found and stopped in one place. `1ms` means at once."""
    literal = re.compile(r"(?:animation|transition)[\w-]*:[^;{}]*?[\s(](?!1ms)[\d.]+m?s\b")
    found = {path: literal.findall(text) for path, text in sources().items()}
    assert {path: values for path, values in found.items() if values} == {}


# --- Files ---


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
