"""The catalogues: everything Steeple says to people, by key, in each language.

A catalogue is a folder in `locales/`. Each JSON file in it maps keys to sentences. Every language has the
same keys, and no key appears in two files. In a sentence,

    {floors}        is replaced by the value of that name; a list gets commas between its items
    {style:name}    is replaced by the sentence `name.R` if the value is R. Use it for things that each
                    language names differently. Digits after the letter stay, so C12 becomes `name.C`
                    followed by 12.
    {tile:name-}    names every letter and puts hyphens between them: BBR becomes blue-blue-red

Plurals work the same way in every language. Where the wording depends on a value, there is a choice of
sentences, and `by` says which value chooses:

    {"by": "floors", "1": "{name} builds a floor", "other": "{name} builds {floors} floors"}

The sentence whose key is the value, written as in JSON, is used; `other` is used if there is none. A missing
value counts as null.

Every place in a sentence is filled from the values, except `{name}`, the player who does something: whoever
shows the sentence adds the name of the person in that seat.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TypeAlias

LANGUAGES = ("en", "fr", "de", "it")

Sentence: TypeAlias = str | dict[str, str]
"""A sentence with places to fill, or a choice of them."""

PLACE = re.compile(r"\{(\w+)(?::(\w+)(-)?)?\}")
"""A place in a sentence: the value's name, the prefix of its names, and - to name it letter by letter."""


@cache
def catalogue(language: str) -> Mapping[str, Sentence]:
    """All sentences of a language, by key. Raises KeyError for an unknown language."""
    if language not in LANGUAGES:
        raise KeyError(language)
    parts = sorted((files("steeple") / "locales" / language).iterdir(), key=lambda part: part.name)
    sentences: dict[str, Sentence] = {}
    for part in parts:
        sentences |= json.loads(part.read_text("utf-8"))
    return sentences


def say(language: str, key: str, values: Mapping[str, object]) -> str:
    """A sentence in a language, with its values filled in. Raises KeyError if a key or a value is missing."""
    sentences = catalogue(language)

    def fill(place: re.Match[str]) -> str:
        value, prefix, is_spelt = values[place[1]], place[2], bool(place[3])
        items = value if isinstance(value, list) else [value]
        if is_spelt:
            return ", ".join(
                "-".join(_find_name(sentences, prefix, letter) for letter in str(item)) for item in items
            )
        return ", ".join(_find_name(sentences, prefix, item) if prefix else str(item) for item in items)

    return PLACE.sub(fill, _choose(sentences[key], values))


def _choose(sentence: Sentence, values: Mapping[str, object]) -> str:
    """The plural rule: the sentence for the value that `by` names, or `other`."""
    if isinstance(sentence, str):
        return sentence
    value = values.get(sentence["by"])
    return sentence.get(value if isinstance(value, str) else json.dumps(value), sentence["other"])


def _find_name(sentences: Mapping[str, Sentence], prefix: str, value: object) -> str:
    text = str(value)
    code = text.rstrip("0123456789")
    name = sentences[f"{prefix}.{code}"]
    assert isinstance(name, str), "a name has only one form"
    return f"{name} {text[len(code) :]}" if len(text) > len(code) else name
