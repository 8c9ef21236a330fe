"""The rules pages: one text for Learn and the docs, with the same anchors and numbers in each language.

What the examples say is played in tests/games/<game>/test_rules_page.py.
"""

from __future__ import annotations

import re

import pytest

from steeple.games import GAMES
from steeple.words import LANGUAGES
from support.paths import ROOT
from support.rules_pages import PICTURES, RULES, page, slug

every_game = pytest.mark.parametrize("game", list(GAMES))
every_page = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES]
)

WITHOUT_EXAMPLE = {"box", "setup", "turn", "choices", "summary"}
"""Lists of material, steps and readings. All other sections are rules, and show one."""


def test_every_game_has_a_page_in_every_language_and_there_is_no_other() -> None:
    found = {path.relative_to(RULES).as_posix() for path in RULES.rglob("*.md")}
    assert found == {f"{language}/{game}.md" for language in LANGUAGES for game in GAMES}


@every_page
def test_a_page_says_what_the_game_is_about_and_then_how_it_is_played(game: str, language: str) -> None:
    found = page(game, language)
    assert found.title
    assert found.lead
    assert all(section.title and section.text.strip() for section in found.sections)


@every_page
def test_every_rule_that_a_refusal_names_has_its_anchor(game: str, language: str) -> None:
    anchors = [anchor for section in page(game, language).sections for anchor in section.ids]
    assert {slug(clause.rule) for clause in GAMES[game].clauses} <= set(anchors)
    assert len(anchors) == len(set(anchors))


@every_page
def test_every_rule_has_an_example(game: str, language: str) -> None:
    bare = {section.ids[0] for section in page(game, language).sections if not section.examples}
    assert bare <= WITHOUT_EXAMPLE


@every_page
def test_a_page_has_the_same_parts_in_every_language(game: str, language: str) -> None:
    def shape(language: str) -> dict[tuple[str, ...], list[str]]:
        return {section.ids: section.shape for section in page(game, language).sections}

    assert list(shape(language)) == list(shape("en"))
    assert shape(language) == shape("en")


@every_page
def test_a_page_has_the_same_numbers_in_every_language(game: str, language: str) -> None:
    def numbers(language: str) -> dict[str, list[str]]:
        return {section.ids[0]: section.numbers for section in page(game, language).sections}

    assert numbers(language) == numbers("en")


@every_page
def test_a_page_shows_the_same_pictures_in_every_language_and_says_what_they_show(
    game: str, language: str
) -> None:
    for section in page(game, language).sections:
        said = [text for text, *_ in section.pictures]
        assert all(text and not text.endswith(".") for text in said)
        assert [names for _, *names in section.pictures] == [
            names for _, *names in page(game)[section.ids[0]].pictures
        ]


@pytest.mark.parametrize("family", sorted({game.family for game in GAMES.values()}))
def test_every_figure_is_drawn_shown_in_the_rules_and_photographed(family: str) -> None:
    drawing = ROOT / "web" / "src" / "games" / family / "lesson" / "Figure.svelte"
    drawn = set(re.findall(r'name === "([\w-]+)"', drawing.read_text(encoding="utf-8")))
    shown = {
        name
        for game in GAMES.values()
        for section in page(game.name).sections
        for _, folder, name in section.pictures
        if game.family == family and folder == family
    }
    assert shown == drawn == {path.stem for path in (PICTURES / family).glob("*.webp")}


# --- Typography ---

MISTAKES = {
    "a straight apostrophe or quote": re.compile(r"(?<=\w)'(?=\w)|(?<![=\w])\"(?!\w+\"></a>)(?=\w)"),
    "two spaces": re.compile(r"(?<=\S)  +(?=\S)"),
}
FRENCH = {
    "; ! or ? without U+202F": re.compile(r"[^\u202f\s][;!?](?=\s|$)|[ \u00a0][;!?](?=\s|$)"),
    "a colon without U+00A0": re.compile(r"[^\u00a0\d|\-]:(?=\s|$)"),
    "quotes without U+00A0": re.compile(r"«(?!\u00a0)|(?<!\u00a0)»"),
}


@every_page
def test_a_page_keeps_to_the_typography_of_its_language(game: str, language: str) -> None:
    text = (RULES / language / f"{game}.md").read_text(encoding="utf-8")
    text = re.sub(r"<a id=[^>]*></a>|\]\([^)]*\)|!\[", "", text)
    looked_for = MISTAKES | (FRENCH if language == "fr" else {})
    found = {name: one[0] for name, pattern in looked_for.items() if (one := pattern.search(text))}
    assert found == {}
