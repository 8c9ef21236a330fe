"""One word, one meaning: words that stood for something else once are gone, in names and in prose. Rates are
named with "per".
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.for_each import for_each
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


@for_each(files())
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


# --- Rates ---

NOT_PLURAL = {"as", "finds", "has", "is", "shows", "was"}
"""Words that end in -s and may stand before an article in a name: `shows_a_hidden_card`."""


def unclear_rates_in(text: str) -> set[str]:
    """Names such as `games_a_deal`, which should be `games_per_deal`. A test's name is a sentence, so it may
    have an article.
    """
    names = {name for name in re.findall(r"\w+", text) if not name.lstrip("_").startswith("test_")}
    return {name for name in names if is_unclear_rate(name)}


def is_unclear_rate(name: str) -> bool:
    words = [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)]
    return any(
        counted.endswith("s") and counted not in NOT_PLURAL and article in ("a", "an")
        for counted, article, _ in zip(words, words[1:], words[2:], strict=False)
    )


@for_each(files())
def test_a_rate_is_named_with_per(file: Path) -> None:
    assert not unclear_rates_in((ROOT / file).read_text(encoding="utf-8")), "write it as games_per_deal"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("_GAMES_A_RUN = 20", {"_GAMES_A_RUN"}),
        ("series.games_a_deal * 2", {"games_a_deal"}),
        ("const pointsAnHour = 3", {"pointsAnHour"}),
        ("def shows_a_hidden_card(s)", set()),
        ("def test_three_games_a_deal()", set()),
        ("GAMES_PER_RUN games a run", set()),
    ],
)
def test_unclear_rates_are_found(text: str, found: set[str]) -> None:
    assert unclear_rates_in(text) == found
