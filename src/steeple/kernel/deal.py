"""Deals as JSON: everything chance decided in a recorded game, and where two deals differ."""

from __future__ import annotations

from collections import Counter

from steeple.kernel.game import Json


class Letters(str):
    """A text in a deal in which every letter is a card. Any other text in a deal is one thing."""

    __slots__ = ()


def first_difference(found: Json, expected: Json, place: str) -> tuple[str, Json, Json]:
    """The first place where two parts of a deal differ, as deep as possible, and what each has there.

    The two must not be equal.
    """
    is_list = isinstance(found, list) and isinstance(expected, list)
    is_letters = isinstance(found, str) and isinstance(expected, Letters)
    if not (is_list or (is_letters and len(found) > 1)) or len(found) != len(expected):
        return place, found, expected
    index = next(k for k in range(len(found)) if found[k] != expected[k])
    return first_difference(found[index], expected[index], f"{place}[{index}]")


def first_stranger(found: Json, expected: Json) -> int | None:
    """The index of the first thing that one list has and the other lacks, or has less often.

    None if there's no difference of that kind, or if one of them isn't a list.
    """
    if not isinstance(found, list) or not isinstance(expected, list):
        return None
    left = Counter(expected)
    for index, thing in enumerate(found):
        if not isinstance(thing, str) or left[thing] == 0:
            return index
        left[thing] -= 1
    return None
