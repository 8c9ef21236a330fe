"""Deals as JSON: what a record says about chance, and where two of them differ."""

from __future__ import annotations

from collections import Counter

from steeple.kernel.game import Json


class Letters(str):
    """A text in a deal of which each letter is a card. Any other text there is one thing, whose letters say nothing alone."""

    __slots__ = ()


def first_difference(found: Json, expected: Json, place: str) -> tuple[str, Json, Json]:
    """The innermost first place where two parts of a deal differ, and what stands there in each. They are not equal."""
    is_list = isinstance(found, list) and isinstance(expected, list)
    is_letters = isinstance(found, str) and isinstance(expected, Letters)
    if not (is_list or (is_letters and len(found) > 1)) or len(found) != len(expected):
        return place, found, expected
    index = next(k for k in range(len(found)) if found[k] != expected[k])
    return first_difference(found[index], expected[index], f"{place}[{index}]")


def first_stranger(found: Json, expected: Json) -> int | None:
    """The index of the first thing in a list that is not in the other, or not so often; None if there is none, or no list."""
    if not isinstance(found, list) or not isinstance(expected, list):
        return None
    left = Counter(expected)
    for index, thing in enumerate(found):
        if not isinstance(thing, str) or left[thing] == 0:
            return index
        left[thing] -= 1
    return None
