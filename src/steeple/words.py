"""The catalogues: everything Steeple says to people, by key, in each language.

A catalogue is a folder in `locales/` with Fluent files (projectfluent.org), which translation tools read.
Every language has the same messages, and no message stands in two files. A key like `table.undo.ask-more` is
the message `table_undo_ask-more`, because Fluent's names have no dots. Each language has its own rules for
plurals, numbers and lists:

    table_unread =
        { $n ->
            [one] One new message
           *[other] { $n } new messages
        }

A sentence that is chosen by something other than a number names the value as in JSON: `[true]`, `[null]`. A
list is joined by the language's "and". We add four functions:

    NAME($style)                 the message `name_R` if the value is R. Digits after the letter stay: C12 is
                                 `name_C` and 12. A list is named item by item
    NAME($due, kind: "phase")    the same from `phase_…`
    SPELL($tile)                 names every letter: BBR is blue-blue-red
    LIST($names, type: "or")     a list joined by "or"; NAME and SPELL take `type` too
    DATE($until)                 a day, which is given as 2026-11-16

The pages read the same files: web/src/words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import date
from functools import cache, partial
from importlib.resources import files

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

LANGUAGES = ("en", "fr", "de", "it")

_LOCALES = {"en": "en-GB"}
"""Whose lists and dates a language follows, where there are several: the English here is British."""

_STYLES = {"and": "standard", "or": "or"}
"""What Babel calls the ways to join a list."""


class Items(FluentType):
    """A list as a value of a sentence."""

    def __init__(self, items: tuple[str, ...], type: str = "and") -> None:
        self.items, self.type = items, type

    def format(self, locale: Locale) -> str:
        return format_list(self.items, _STYLES[self.type], locale)  # type: ignore[arg-type]


class Day(FluentType):
    """A day as a value of a sentence."""

    def __init__(self, day: date) -> None:
        self.day = day

    def format(self, locale: Locale) -> str:
        return format_date(self.day, "long", locale)


class Catalogue:
    """All messages of a language. One is parsed when it is first said: parsing all of them takes a while."""

    def __init__(self, language: str) -> None:
        functions: dict[str, Callable[..., FluentType]] = {
            "DATE": _date,
            "LIST": _join,
            "NAME": partial(_name, language),
            "SPELL": partial(_spell, language),
        }
        self._bundle = FluentBundle([_LOCALES.get(language, language)], functions, use_isolating=False)
        self.sources: dict[str, str] = {}
        for file in sorted((files("steeple") / "locales" / language).iterdir(), key=lambda file: file.name):
            self.sources |= _MESSAGE.findall(file.read_text("utf-8"))

    def __contains__(self, key: str) -> bool:
        return message_id(key) in self.sources

    def say(self, key: str, values: Mapping[str, object]) -> str:
        """A sentence with its values filled in. Raises KeyError if it or a value is missing."""
        name = message_id(key)
        if not self._bundle.has_message(name):
            self._bundle.add_resource(FluentResource(f"{name} ={self.sources[name]}"))
        pattern = self._bundle.get_message(name).value
        assert pattern is not None, f"{key} says nothing"
        given = {one: _value(value) for one, value in values.items()}
        said, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(said)


_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=(.*\n(?:(?:[ }].*)?\n)*)", re.MULTILINE)
"""A name and its pattern, up to the next line that begins with something else."""


@cache
def catalogue(language: str) -> Catalogue:
    """The messages of a language. Raises KeyError for an unknown one."""
    if language not in LANGUAGES:
        raise KeyError(language)
    return Catalogue(language)


def message_id(key: str) -> str:
    """The name of a key's message in the files."""
    return key.replace("_", "__").replace(".", "_").replace(":", "-")


def has(key: str) -> bool:
    """Whether there's a sentence with that key."""
    return key in catalogue("en")


def say(language: str, key: str, values: Mapping[str, object]) -> str:
    """A sentence in a language, with its values filled in. Raises KeyError if a key or a value is missing."""
    return catalogue(language).say(key, values)


def _value(value: object) -> object:
    """A value as sentences take it."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return Items(tuple(map(str, value))) if isinstance(value, list | tuple) else value


def _items(value: object) -> tuple[str, ...]:
    return value.items if isinstance(value, Items) else (str(value),)


def _join(value: object, type: str = "and") -> Items:
    return Items(_items(value), type)


def _date(value: object) -> Day:
    return Day(date.fromisoformat(str(value)))


def _name(language: str, value: object, kind: str = "name", type: str = "and") -> Items:
    return Items(tuple(_find_name(language, kind, item) for item in _items(value)), type)


def _spell(language: str, value: object, kind: str = "name", type: str = "and") -> Items:
    return Items(
        tuple("-".join(_find_name(language, kind, letter) for letter in item) for item in _items(value)), type
    )


def _find_name(language: str, kind: str, text: str) -> str:
    code = text.rstrip("0123456789")
    name = say(language, f"{kind}.{code}", {})
    return f"{name} {text[len(code) :]}" if len(text) > len(code) else name
