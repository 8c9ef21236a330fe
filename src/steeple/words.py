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
list is joined by the language's "and". We add three functions:

    NAME($style)                 the message `name_R` if the value is R. Digits after the letter stay: C12 is
                                 `name_C` and 12. A list is named item by item
    NAME($due, kind: "phase")    the same from `phase_…`
    SPELL($tile)                 names every letter: BBR is blue-blue-red
    LIST($names, type: "or")     a list joined by "or"; NAME and SPELL take `type` too

The pages read the same files: web/src/words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib.resources import files

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

LANGUAGES = ("en", "fr", "de", "it")

_STYLES = {"and": "standard", "or": "or"}
"""What Babel calls the ways to join a list."""


class Items(FluentType):
    """A list as a value of a sentence."""

    def __init__(self, items: tuple[str, ...], type: str = "and") -> None:
        self.items, self.type = items, type

    def format(self, locale: Locale) -> str:
        return format_list(self.items, _STYLES[self.type], locale)  # type: ignore[arg-type]


@cache
def catalogue(language: str) -> FluentBundle:
    """All messages of a language. Raises KeyError for an unknown language."""
    if language not in LANGUAGES:
        raise KeyError(language)
    functions: dict[str, Callable[..., FluentType]] = {
        "LIST": _join,
        "NAME": partial(_name, language),
        "SPELL": partial(_spell, language),
    }
    bundle = FluentBundle([language], functions, use_isolating=False)
    for part in sorted((files("steeple") / "locales" / language).iterdir(), key=lambda part: part.name):
        bundle.add_resource(FluentResource(part.read_text("utf-8")))
    return bundle


def message_id(key: str) -> str:
    """The name of a key's message in the files."""
    return key.replace("_", "__").replace(".", "_").replace(":", "-")


def has(key: str) -> bool:
    """Whether there's a sentence with that key."""
    return catalogue("en").has_message(message_id(key))


def say(language: str, key: str, values: Mapping[str, object]) -> str:
    """A sentence in a language, with its values filled in. Raises KeyError if a key or a value is missing."""
    bundle = catalogue(language)
    pattern = bundle.get_message(message_id(key)).value
    assert pattern is not None, f"{key} says nothing"
    said, errors = bundle.format_pattern(pattern, {name: _value(value) for name, value in values.items()})
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(said)


def _value(value: object) -> object:
    """A value as sentences take it."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return Items(tuple(map(str, value))) if isinstance(value, list | tuple) else value


def _items(value: object) -> tuple[str, ...]:
    return value.items if isinstance(value, Items) else (str(value),)


def _join(value: object, type: str = "and") -> Items:
    return Items(_items(value), type)


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
