"""One word for one thing, the rule sheet's; and buttons that say what they do in three words."""

from __future__ import annotations

import re

import pytest

from steeple.words import LANGUAGES, say
from support import sentences_used
from support.catalogues import forms, sentences, texts

every_language = pytest.mark.parametrize("language", LANGUAGES)

INSTEAD: dict[str, dict[str, str]] = {
    "en": {
        r"[Tt]ake(?:s|n)? back (?!my|\{)": "undo",
        r"\bcannot\b|\b(?:does|do|is|are|has|have|can) not\b": "a contraction",
        r"\b(?:[Tt]here|[Ii]t) is (?!one\b)(?=\w)|\b[Yy]ou are\b": "a contraction",
        r"\b[Oo]ne may\b|\bmay not\b|\bmay only\b": "you can’t, you can only",
        r"\banew\b|\bso many\b|\bfor who\b|\bhouse\b": "plain English",
        r"[Mm]ove log|[Hh]istory": "log",
        r"story|stor(?:ey|ies)\b": "floor",
        r"share of victory|of victory\b": "chance to win",
    },
    "fr": {
        r"\bl’on ne\b|\b[Oo]n ne (?:construit|parie|prend|déplace|annonce)": "vous",
        r"\b[Ff]iches?\b|\b[Mm]arqueurs?\b": "jeton",
        r"[Vv]ous êtes (?:le |la )?(?:dernier|seul|prêt|invité|connecté|premier)": "no guess of a gender",
        r"Cinq Tours": "Les 5 Tours",
        r"\b[Pp]iles?\b": "pioche",
        r"\b[Pp]ioch(?:er|ez|é|ent)\b": "tirer",
        r"\b[Pp]ai(?:e|ent|era|eront)\b": "rapporter",
        r"\b[Pp]astilles?\b": "jeton de points",
        r"\b[Mm]ontage\b": "assemblage",
        r"\b(?:[Ll]e|[Dd]u) champ\b": "aire de jeu",
        r"[Pp]lus haute Tour\b": "Tour principale",
        r"\b[Oo]pérateurs?\b": "l’équipe du serveur",
    },
    "de": {
        r"\bFahnen?\b": "Flagge",
        r"\bVerlauf\b": "Protokoll",
        r"\bEtagen?\b|\bGeschoss": "Stockwerk",
        r"\b[Zz]urücknehmen\b(?! auf)": "rückgängig machen",
        r"\b[Mm]an darf\b|\bdarf man\b": "du kannst",
        r"Eingangshalle": "Lobby",
        r"\b[Zz]urückgenommen\b": "rückgängig gemacht",
        r"\bFlächen?\b": "Gebiet",
        r"\b(?:[Dd]as|[Dd]em|[Gg]anzes) Feld\b": "Spielfläche",
        r"Plättchen[^.]*\b[Ee]ntfern|\b[Ee]ntfern[^.]*Plättchen": "wegnehmen",
        r"\b(?:heraus)?gleite": "herausschieben",
        r"\bzahl(?:t|en)\b": "bringt Punkte",
        r"\bBetreiber|\bArchitekt": "no guess of a gender",
        r"(?:^|\. )(?:Lege|Spiele|Wähle|Setze|Baue|Tippe|Prüfe) ": "a short imperative",
    },
    "it": {
        r"\b[Ss]comme": "piazzare",
        r"\b[Pp]ila\b|\b[Pp]ile\b": "mazzetto",
        r"\b[Cc]ronaca\b": "diario",
        r"\b[Ll]ei può\b|\bVoi\b": "tu",
        r"\b[Gg]ettoni? (?:influenza|da \d)": "segnalino",
        r"\b[Ff]iches?\b": "gettone",
        r"\b[Aa]re[ae] più grand|\b(?:[Ii]l|[Aa]l|[Ss]ul) campo\b|\bCampo di\b": "zona, area di gioco",
        r"\b[Rr]im(?:uov|oss)\w* .*tesser|[Tt]esser.* rim(?:uov|oss)": "togliere",
        r"\b[Gg]ir(?:a|i|arla|ala)\b": "ruotare",
        r"\b[Ss]egn(?:a|i|ato|erebbe) (?:\{|la \{)": "ottenere punti, contare",
        r"[Pp]iazza\w*(?: solo)? (?:sulla torre|su ogni stile|sugli stili)": "piazzare sotto",
        r"[Tt]orre più alta\b": "torre principale",
        r"\bin questo giro\b|\bfine del giro\b|\b[Ii]l giro dopo\b": "round",
        r"\{\} ci sta$": "accetta l’invito",
        r"\b(?:[Ss]ei|[Ss]arai) (?:il |la )?(?:prim[oa]|uscito|pronto)\b": "no guess of a gender",
    },
}
"""Patterns that must not appear, and what stands there instead. See the glossary in our notes on voice."""

ONE_WORD = ("mot de passe", "du bist", "à la table", "to the")
"""What counts as one word on a button."""


def plain(text: str) -> str:
    """A sentence without the names of its values."""
    return re.sub(r"\{\w+\}", "{}", text)


@pytest.mark.parametrize(
    ("language", "pattern"), [(language, pattern) for language in INSTEAD for pattern in INSTEAD[language]]
)
def test_one_thing_has_one_word(language: str, pattern: str) -> None:
    found = [f"{key}: {text}" for key, text in texts(language) if re.search(pattern, plain(text))]
    assert found == [], f"say instead: {INSTEAD[language][pattern]}"


ONLY_2009 = re.compile(
    r"2009|intermezzo|finito|[._-]move\b|move_marker|floors\.left|ask\.bet\.more|clause\.campanile\.no-marker"
)
"""Keys of sentences that only the second edition says."""

ANY = {"value": 2, "values": [1, 2], "left": 2, "floors": 2, "style": "R", "styles": ["R", "B"]}


def test_english_says_token_in_1996_and_marker_in_2009() -> None:
    keys = [key for key, text in texts("en") if "arker" in plain(text) and not ONLY_2009.search(key)]
    assert keys
    for key in keys:
        assert "oken" in say("en", key, {"game": "campanile-1996", **ANY}), key
        assert "arker" in say("en", key, {"game": "campanile-2009", **ANY}), key


def words_on(button: str) -> int:
    for phrase in ONE_WORD:
        button = button.replace(phrase, "·")
    return len(re.sub(r"\{\w+\}|…", "", button).split())


@every_language
def test_a_button_has_three_words_at_most(language: str) -> None:
    buttons = sentences_used.buttons()
    assert len(buttons) > 40
    assert {
        (key, form): place
        for key, place in buttons.items()
        for form in forms(sentences(language)[key])
        if words_on(form) > 3
    } == {}
