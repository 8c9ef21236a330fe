"""Positions as text, the part all games share: lines of `key: value`, each key once, comments after #."""

from __future__ import annotations

from collections.abc import Iterable

from steeple.errors import BadSetup, IllFormed
from steeple.kernel.arrays import Position
from steeple.kernel.game import Option, Options, value_text


def read_lines(text: str, needed: Iterable[str], optional: Iterable[str]) -> dict[str, str]:
    """The values of a position's text by key. Raises IllFormed for a missing, unknown or repeated key."""
    needed, known = set(needed), {*needed, *optional}
    values: dict[str, str] = {}
    for line in text.splitlines():
        line = line.split("#")[0].strip()
        if not line:
            continue
        key, colon, value = line.partition(":")
        key = key.strip()
        if not colon or key not in known:
            raise IllFormed(
                f"{line!r} isn't a line of a position; lines begin with {', '.join(sorted(known))}"
            )
        if key in values:
            raise IllFormed(f"{key} appears twice in this position")
        values[key] = value.strip()
    if missing := needed - values.keys():
        raise IllFormed(f"this position lacks {', '.join(sorted(missing))}")
    return values


def write_lines(values: dict[str, str]) -> str:
    """The text of a position, without empty values."""
    return "".join(f"{key}: {value}\n" for key, value in values.items() if value)


def read_number(text: str, what: str) -> int:
    """A number of one or two digits. Raises IllFormed."""
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise IllFormed(f"{what} should be a number, not {text!r}")
    return int(text)


def write_options(options: Options) -> str:
    """Options as `name=value name=value`."""
    return " ".join(f"{name}={value_text(value)}" for name, value in options.items())


def read_options(s: Position, text: str, offered: tuple[Option, ...]) -> None:
    """Set the options in `name=value name=value`. Raises IllFormed."""
    left = {
        option.name: option for option in offered if option.seats is None or int(s.players) in option.seats
    }
    for word in text.split():
        name, _, value = word.partition("=")
        values = [value_text(known) for known in left[name].values] if name in left else []
        if value not in values:
            raise IllFormed(f"{word!r} isn't an option for {s.players} players here, or is given twice")
        s[left.pop(name).name] = values.index(value)


def expect(holds: bool, sentence: str) -> None:
    """Raise BadSetup with the sentence unless it holds."""
    if not holds:
        raise BadSetup(sentence, code="bad-position")
