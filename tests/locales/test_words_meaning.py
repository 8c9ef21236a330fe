"""Sentences that once contradicted the rules now say what is meant, in each language, with real values."""

import re

import pytest

from steeple.games import GAMES
from steeple.kernel.match import Match
from steeple.server.store.rows import StepRow
from steeple.server.tables.narration import entry_words
from steeple.words import LANGUAGES, say
from support.catalogues import choices, forms, sentences, shown_in, texts
from support.rules_pages import page

every_language = pytest.mark.parametrize("language", LANGUAGES)


def sentence(language: str, key: str, **values: object) -> str:
    return say(language, key, values)


@pytest.mark.parametrize(
    ("language", "word"),
    list(zip(LANGUAGES, ("influence", "influence", "Einfluss", "influenza"), strict=True)),
)
def test_the_highest_towers_pay_by_influence_and_not_by_the_number_of_markers(
    language: str, word: str
) -> None:
    assert word in sentence(language, "learn.coach.campanile.welcome", game="campanile-2009")


@pytest.mark.parametrize("edition", ["campanile-2009", "campanile-1996"])
def test_the_bet_may_be_on_another_tower_than_the_one_raised(edition: str) -> None:
    said = page(edition, "it")["turn-2-bet"].text
    assert "Può anche essere un’altra torre" in said
    assert "Non deve" not in said


def test_colours_need_not_match_in_italian() -> None:
    assert "Non occorre che i colori combacino" in page("campos", "it")["assembly-1"].text


def test_whoever_bids_the_most_builds_exactly_as_many_in_italian() -> None:
    assert "esattamente" in sentence("it", "learn.coach.five-towers.bid")


def test_early_is_not_soon_in_italian() -> None:
    assert "All’inizio le carte rendono poco" in sentence("it", "learn.coach.campos.second")


@pytest.mark.parametrize(
    ("language", "word"), list(zip(LANGUAGES, ("market", "marché", "Markt", "mercato"), strict=True))
)
def test_the_last_to_bid_gets_the_cards_bid_and_not_the_market(language: str, word: str) -> None:
    assert word not in sentence(language, "five-towers.ui.bid.last")


@pytest.mark.parametrize("tried", ["bid", "tear", "build"])
@pytest.mark.parametrize("due", ["bid", "tear", "build"])
def test_french_needs_no_elision_before_a_phase(due: str, tried: str) -> None:
    assert "de annoncer" not in say("fr", "clause.five-towers.not-now", {"due": due, "tried": tried})


@pytest.mark.parametrize("card", ["C1", "S2", "T5", "M0", "D15"])
def test_french_needs_no_elision_before_a_card(card: str) -> None:
    said = say("fr", "clause.five-towers.build-not-in-market", {"card": card})
    assert "de arbre" not in said
    assert "de épouvante" not in said


def test_french_needs_no_elision_before_a_name() -> None:
    pattern = r"\b(?:[Dd]e|[Qq]ue|[Jj]usque) \{(?:names?|who|game)\}|\bà \{game\}"
    assert [f"{key}: {text}" for key, text in texts("fr") if re.search(pattern, text)] == []


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("admin.person.facts", "tables"),
        ("campos.ui.points", "n"),
        ("campos.ui.region", "n"),
        ("campos.ui.text.area", "n"),
        ("five-towers.ui.cards", "count"),
        ("five-towers.ui.torn", "torn"),
        ("table.chat.left", "n"),
    ],
)
@every_language
def test_none_is_not_one(language: str, key: str, value: str) -> None:
    assert "1" not in say(language, key, {"seen": "", "colour": "R", value: 0})


def test_the_french_singular_names_no_number() -> None:
    """Where none has no form of its own, French says it in the singular."""
    wrong = [
        key
        for key, pattern in sentences("fr").items()
        for cases in choices(pattern)
        if "0" not in cases and re.search(r"\b1\b", cases.get("one", ""))
    ]
    assert wrong == []


_ONE = {"en": "1 point", "fr": "1 point", "de": "1 Punkt", "it": "1 punto"}
_TWO = {"en": "2 points", "fr": "2 points", "de": "2 Punkte", "it": "2 punti"}


@every_language
def test_one_point_is_singular(language: str) -> None:
    assert say(language, "campos.ui.points", {"n": 1}) == _ONE[language]
    assert say(language, "campos.ui.points", {"n": 2}) == _TWO[language]
    for key in ("campos.ui.card.ok", "campos.ui.text.card"):
        assert "{gain}" in forms(sentences(language)[key])[0]
        assert not any("{points} " in form for form in forms(sentences(language)[key]))


@pytest.mark.parametrize(
    ("language", "tile", "card"),
    [
        ("en", "1 tile.", "1 card."),
        ("fr", "1 tuile.", "1 carte."),
        ("de", "1 Plättchen.", "1 Karte."),
        ("it", "1 tessera.", "1 carta."),
    ],
)
def test_one_tile_and_one_card_are_singular(language: str, tile: str, card: str) -> None:
    assert say(language, "campos.ui.text.bag", {"n": 1}).endswith(tile)
    assert say(language, "campos.ui.text.deck", {"n": 1}).endswith(card)


def test_titles_and_buttons_are_the_sheet_s_and_the_language_s_own() -> None:
    assert sentence("fr", "title.five-towers") == "Les 5 Tours"
    assert sentence("de", "table.undo") == "Rückgängig"
    assert "Dreierplättchen" in sentence("de", "lobby.blurb.campos")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ada lays a blue-blue-red tile"),
        ("fr", "Ada pose une tuile bleue-bleue-rouge"),
        ("de", "Ada legt ein Plättchen in Blau-Blau-Rot"),
        ("it", "Ada piazza una tessera blu-blu-rossa"),
    ],
)
def test_a_laid_tile_is_told_by_its_colours(language: str, said: str) -> None:
    assert say(language, "campos.place", {"name": "Ada", "tile": "BBR"}) == said


@every_language
def test_the_log_and_the_refusals_of_campos_have_no_codes_and_no_coordinates(language: str) -> None:
    """Finding 18: a hint is told in the sentence of the log too."""
    match = Match(GAMES["campos"], seed="0000000000000001")
    action = match.legal()[0]
    words = entry_words(
        match.game, match.state, StepRow(1, 0, "act", 0, action), match.game.read_action(action)
    )
    said = say(language, words["key"], {"name": "Ada", **words["values"]})
    assert not any(letter.isdigit() for letter in said), said
    assert words["values"]["tile"] not in said
    for clause in match.game.clauses:
        shown = shown_in(sentences(language)[f"clause.campos.{clause.code}"])
        assert "cell" not in shown
        assert "card" not in shown
        assert shown.get("tile", "name") == "name"
