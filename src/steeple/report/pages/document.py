"""A report before it becomes a page: findings, then sections with sentences, figures and grids."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Grid:
    """Figures in rows and columns. The first column says what each row is about."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Figure:
    """A drawing, as SVG for the page and as PNG for Markdown. `alt` says what it shows."""

    name: str
    alt: str
    svg: str
    png: bytes


@dataclass(frozen=True)
class Paragraph:
    """A few sentences, and the setting they're about. A report on a single setting doesn't name it."""

    about: str
    text: str


@dataclass(frozen=True)
class Section:
    """A question and its answer: in words first, then as a drawing, then in numbers."""

    name: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    figure: Figure | None
    grids: tuple[Grid, ...]


@dataclass(frozen=True)
class Finding:
    """One thing that matters: a plain sentence, and the exact numbers behind it."""

    sentence: str
    numbers: str


@dataclass(frozen=True)
class Document:
    """A whole report. Nothing in it depends on when or where it was made."""

    title: str
    lead: str
    findings: tuple[Finding, ...]
    """What matters most, for people who read no further."""
    reading: str
    """What the ranges in brackets mean. A report says it once."""
    sections: tuple[Section, ...]
    command: str
    """The command that makes the same report again."""
    notes: tuple[str, ...]
    """How the games were played and the numbers computed."""
