"""The catalogues: everything Steeple says to people, in each language, by key.

A catalogue is a folder in `locales/`: JSON files, each an object of keys and sentences. Every language has the same keys, and
no key is in two files. In a sentence

    {floors}        stands for the value of that name as it is, a list with commas between its parts
    {style:name}    stands for the sentence `name.R`, if the value is R: something that has another name in each language;
                    what follows a letter stays, so that C12 is `name.C` and then 12
    {tile:name-}    stands for the names of all letters, with hyphens between them: BBR is blue-blue-red

and where a sentence depends on a value, for the plural or otherwise, there are several, and `by` says on which value:

    {"by": "floors", "1": "{name} builds a floor", "other": "{name} builds {floors} floors"}

The one whose key is the value, written as in JSON, is said, else `other`; a value that is not there counts as null.
All that a sentence leaves open is in the values, except `{name}`, where somebody does something: who sits in that seat.
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
"""A sentence with places, or several to choose from."""

PLACE = re.compile(r"\{(\w+)(?::(\w+)(-)?)?\}")
"""A place in a sentence: the value's name and, if it has another name in each language, under which keys; letter by letter?"""


@cache
def catalogue(language: str) -> Mapping[str, Sentence]:
    """The sentences of a language by key. Raises KeyError for a language that there is not."""
    if language not in LANGUAGES:
        raise KeyError(language)
    parts = sorted((files("steeple") / "locales" / language).iterdir(), key=lambda part: part.name)
    sentences: dict[str, Sentence] = {}
    for part in parts:
        sentences |= json.loads(part.read_text("utf-8"))
    return sentences


def say(language: str, key: str, values: Mapping[str, object]) -> str:
    """A sentence of a language, with the values in their places. Raises KeyError for a key or value that there is not."""
    sentences = catalogue(language)

    def fill(place: re.Match[str]) -> str:
        value, kind, is_spelt = values[place[1]], place[2], bool(place[3])
        parts = value if isinstance(value, list) else [value]
        if is_spelt:
            return ", ".join(
                "-".join(_named(sentences, kind, letter) for letter in str(part)) for part in parts
            )
        return ", ".join(_named(sentences, kind, part) if kind else str(part) for part in parts)

    return PLACE.sub(fill, _chosen(sentences[key], values))


def _chosen(sentence: Sentence, values: Mapping[str, object]) -> str:
    if isinstance(sentence, str):
        return sentence
    value = values.get(sentence["by"])
    return sentence.get(value if isinstance(value, str) else json.dumps(value), sentence["other"])


def _named(sentences: Mapping[str, Sentence], kind: str, value: object) -> str:
    text = str(value)
    code = text.rstrip("0123456789")
    name = sentences[f"{kind}.{code}"]
    assert isinstance(name, str), "a name is one sentence"
    return f"{name} {text[len(code) :]}" if len(text) > len(code) else name
