"""The pages of docs/rules as tests read them: sections by their anchors, with tables, pictures, numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from support.paths import ROOT

RULES = ROOT / "docs" / "rules"
PICTURES = RULES / "pictures"

_SECTION = re.compile(r"^((?:<a id=\"[\w-]+\"></a>)+)\n## (.+)\n", re.MULTILINE)
_PICTURE = re.compile(r"!\[([^\]]*)\]\(\.\./pictures/([\w-]+)/([\w-]+)\.webp\)")


@dataclass(frozen=True)
class Section:
    """A section of a page."""

    ids: tuple[str, ...]
    title: str
    text: str

    @property
    def rows(self) -> list[list[str]]:
        """The cells of its tables, without the lines below the heads."""
        lines = [line for line in self.text.splitlines() if line.startswith("|") and "---" not in line]
        return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]

    @property
    def pictures(self) -> list[tuple[str, str, str]]:
        """Its pictures: what the text says of each, the family and the name."""
        return _PICTURE.findall(self.text)

    @property
    def examples(self) -> list[str]:
        """Its examples, without their pictures."""
        found = re.findall(r"(?:^>.*\n?)+", _PICTURE.sub("", self.text), re.MULTILINE)
        return [re.sub(r"\s+", " ", example.replace(">", " ")).strip() for example in found]

    @property
    def numbers(self) -> list[str]:
        """The numbers in it, sorted: thousands are written differently, pictures don't count."""
        text = re.sub(r"(?<=\d)[.,’\u202f\u00a0](?=\d{3}\b)", "", _PICTURE.sub("", self.text))
        text = re.sub(r"^\d+\. ", "", text, flags=re.MULTILINE)
        return sorted(re.findall(r"\d+", text))

    @property
    def shape(self) -> list[str]:
        """What it's made of, line by line: paragraphs, lists, rows of a table, examples, pictures."""
        return [_kind(line) for line in self.text.splitlines() if line.strip(" >")]


def _kind(line: str) -> str:
    marks = {"|": f"row of {line.count('|') - 1}", "> !": "picture in an example", "> ": "example"}
    marks |= {"- ": "item", "### ": "heading", "!": "picture"}
    for mark, kind in marks.items():
        if line.startswith(mark):
            return kind
    return "numbered item" if re.match(r"\d+\. ", line) else "paragraph"


@dataclass(frozen=True)
class Page:
    """The rules of a game in a language."""

    title: str
    lead: str
    sections: tuple[Section, ...]

    def __getitem__(self, anchor: str) -> Section:
        return next(section for section in self.sections if anchor in section.ids)


@cache
def page(game: str, language: str = "en") -> Page:
    """Read a page."""
    text = (RULES / language / f"{game}.md").read_text(encoding="utf-8")
    head, *rest = _SECTION.split(text)
    title, _, lead = head.partition("\n")
    sections = [
        Section(tuple(re.findall(r'id="([\w-]+)"', anchors)), title, body)
        for anchors, title, body in zip(rest[::3], rest[1::3], rest[2::3], strict=True)
    ]
    return Page(title.removeprefix("# "), lead.strip(), tuple(sections))


def slug(rule: str) -> str:
    """The anchor of a rule that a clause names, as the client makes it: `Turn 2, Bet` is `turn-2-bet`."""
    return re.sub(r"[^a-z0-9_]+", "-", rule.lower()).strip("-")
