"""One word, one meaning: words that stood for something else once are gone, in names and in prose."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.paths import ROOT

FOLDERS = ("src/steeple", "web/src", "tests", "bench", "scripts", "examples")
ENDINGS = (".py", ".ts", ".svelte", ".css", ".js", "")

RETIRED = {
    "glance": "the public part of a view, or a `Glimpse`",
    "house": "`about`, the server or the checkout",
    "keeper": "`scheduler`",
    "shelf": "`table_lists`",
    "takeback": "`undo`",
    "trouble": "a failure or a problem",
    "wish": "a command or a request",
}
"""Words that a newcomer would have to guess, and what is said instead."""

MEANT = {
    Path("src/steeple/games/campos/play.py"): {"wish"},  # what a hasty player would like to happen
    Path("tests/project/test_parameters.py"): {"glance", "keeper", "shelf", "wish"},  # forbids them too
    Path("tests/server/http/test_passwords.py"): {"house"},  # part of a password
    Path("tests/server/http/test_people.py"): {"keeper"},  # somebody's name
}
"""Where such a word has its own, plain meaning."""


def files() -> list[Path]:
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    own = Path(__file__)
    skipped = {"golden", "__pycache__", "page", "node_modules", "results", "locales"}
    return sorted(
        path.relative_to(ROOT)
        for path in found
        if path.is_file() and path.suffix in ENDINGS and path != own and not skipped & set(path.parts)
    )


def words_of(text: str) -> set[str]:
    """All words of a text, those within names too: `KeyWish` and `key_wish` have a key and a wish."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    return {word.lower() for word in re.findall(r"[A-Za-z]+", apart)}


def retired_in(text: str) -> set[str]:
    words = words_of(text)
    return {word for word in RETIRED if words & {word, f"{word}s", f"{word}es", f"{word}ed"}}


@pytest.mark.parametrize("file", files(), ids=str)
def test_no_retired_word_is_used(file: Path) -> None:
    found = retired_in((ROOT / file).read_text(encoding="utf-8")) - MEANT.get(file, set())
    assert not found, {word: RETIRED[word] for word in found}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("class KeyWish:", {"wish"}),
        ("def wishes_of(seat)", {"wish"}),
        ("// somebody is in trouble", {"trouble"}),
        ("a household", set()),
    ],
)
def test_retired_words_are_found_in_names_and_in_prose(text: str, found: set[str]) -> None:
    assert retired_in(text) == found
