"""Which sentences the pages use: the keys in the sources of web/, and the values given with them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from support.paths import ROOT

SOURCES = ROOT / "web" / "src"

_QUOTED = re.compile(r"""(["'])((?:(?!\1)[^\\\n]|\\.)*)\1""")
_TEMPLATE = re.compile(r"`((?:[^`\\]|\\.)*)`", re.DOTALL)
_HOLE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
_KEY = re.compile(r"[a-z][\w-]*(?:\.[\w-]+)+")
_SAID = re.compile(r"""\bsay\(\s*(["'])([\w.-]+)\1\s*([,)])""")
_TAG = r"""(?:[^>"{]|"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})*"""
_BUTTON = re.compile(
    rf"""<(button|a)\b({_TAG})>\s*(?:<Icon{_TAG}/>\s*)?\{{say\(\s*"([\w.-]+)"[^}}]*\)\}}\s*</\1\s*>"""
)
_NAME = re.compile(r"(?:^|,)\s*(\.\.\.)?([A-Za-z_]\w*)?")


@dataclass(frozen=True)
class Call:
    """A use of a sentence by its whole key. `values`: the names given with it; None if they can't be told."""

    place: str
    key: str
    values: frozenset[str] | None


@cache
def sources() -> dict[str, str]:
    """The text of each file without its comments, by its path."""
    found = sorted(path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte"))
    return {
        path.relative_to(SOURCES).as_posix(): _without_comments(path.read_text(encoding="utf-8"))
        for path in found
    }


def _without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`\w])//[^\n]*", "", text, flags=re.DOTALL)


def literals() -> dict[str, str]:
    """Everything between quotes that has the shape of a key, and where it stands."""
    return {
        text: place
        for place, source in sources().items()
        for _, text in _QUOTED.findall(source)
        if _KEY.fullmatch(text) and not text.endswith((".svelte", ".ts", ".js"))
    } | {text: place for text, place in _templates() if _KEY.fullmatch(text)}


def patterns() -> dict[re.Pattern[str], str]:
    """Patterns of keys that are put together and begin with something fixed, and where they're used."""
    found = {}
    for text, place in _templates():
        fixed = _HOLE.split(text)
        if (
            len(fixed) > 1
            and re.fullmatch(r"[a-z][\w-]*\.(?:[\w-]+\.)*[\w-]*", fixed[0])
            and re.fullmatch(r"[\w.-]*", "".join(fixed))
        ):
            found[re.compile(r"[\w.-]+".join(map(re.escape, fixed)))] = place
    return found


def _templates() -> Iterator[tuple[str, str]]:
    for place, source in sources().items():
        for text in _TEMPLATE.findall(source):
            yield text, place
            for hole in _HOLE.findall(text):  # a template within a template
                yield from ((inner, place) for inner in re.findall(r"`([^`]*)`", hole))


def calls() -> Iterator[Call]:
    """Each place where a sentence is said by its whole key."""
    for place, source in sources().items():
        for found in _SAID.finditer(source):
            values = frozenset[str]() if found[3] == ")" else _given(source[found.end() :].lstrip())
            yield Call(place, found[2], values)


def buttons() -> dict[str, str]:
    """The keys of what stands on buttons that say nothing else, and where."""
    return {
        key: place
        for place, source in sources().items()
        for _, tag, key in _BUTTON.findall(source)
        if "btn" in tag
    }


def _given(text: str) -> frozenset[str] | None:
    """The names in an object that is written out; None if it is not, or if another one is spread in it."""
    if not text.startswith("{"):
        return None
    depth, flat = 0, ""
    for letter in text:
        depth += (letter in "{[(") - (letter in "}])")
        if depth == 0:
            break
        flat += letter if depth == 1 and letter != "{" else ""
    names = [found for found in _NAME.finditer(flat) if found[2] or found[1]]
    return None if any(found[1] for found in names) else frozenset(found[2] for found in names)
