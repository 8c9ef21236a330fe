"""What a machine can see of how sentences are set: spaces, apostrophes, dots."""

from __future__ import annotations

import re

import pytest

from steeple.words import LANGUAGES
from support.catalogues import texts
from support.sentences_used import sources

every_language = pytest.mark.parametrize("language", LANGUAGES)

NARROW, WIDE = "\u202f", "\u00a0"


def wrong(language: str, pattern: str) -> list[str]:
    return [f"{key}: {text}" for key, text in texts(language) if re.search(pattern, text)]


@every_language
def test_apostrophes_and_quotes_are_curly(language: str) -> None:
    assert wrong(language, "['\"]") == []


@every_language
def test_no_space_is_doubled(language: str) -> None:
    assert wrong(language, rf"[ {WIDE}{NARROW}]{{2}}") == []


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_no_space_stands_before_a_mark(language: str) -> None:
    assert wrong(language, rf"[ {WIDE}{NARROW}](?:[;:!?,]|\.(?!\w))") == []


def test_french_marks_have_the_space_that_cannot_break() -> None:
    assert wrong("fr", rf"(?<!{NARROW})[;!?](?!\w)") == []
    assert wrong("fr", rf"(?<!{WIDE}):(?=\s|$)") == []
    assert wrong("fr", rf"«(?!{WIDE})|(?<!{WIDE})»|(?<!{NARROW})%") == []


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_only_german_has_a_space_before_dots(language: str) -> None:
    assert wrong(language, r"[\s]…") == []


@every_language
def test_three_dots_are_one_sign(language: str) -> None:
    assert wrong(language, r"\.\.") == []


@every_language
def test_a_minus_is_not_a_hyphen(language: str) -> None:
    assert wrong(language, r"(?<![\w}])-(?=[\d{])") == []


def test_pages_leave_marks_between_words_to_the_catalogues() -> None:
    """French has a space before a colon, and what is written in a page looks alike in all languages."""
    mark = re.compile(r"\bsay\((?:[^{}]|\{[^{}]*\})*\)+\}\s*[:;!?]")
    assert [place for place, source in sources().items() if mark.search(source)] == []
