"""Legal actions as a snapshot lists them, taken apart."""

from __future__ import annotations

from itertools import product
from typing import Any


def one_by_one(legal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every legal action with its text and fields, those of a group too."""
    return [one for group in legal for one in (_apart(group) if group["alike"] else [group])]


def _apart(group: dict[str, Any]) -> list[dict[str, Any]]:
    text, ways = group["alike"]["text"], group["alike"]["ways"]
    names = [name for joined in ways for name in joined.split()]
    found = []
    for combination in product(*ways.values()):
        values = dict(zip(names, [value for way in combination for value in way], strict=True))
        found.append({"action": text.format(**values), "fields": {**group["fields"], **values}})
    return found
