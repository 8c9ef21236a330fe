"""A report before it is a page: sections of sentences, tables and figures."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Table:
    """Rows of texts; the first column names what the others say."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Figure:
    """A drawing, both ways: lines for the page, dots for Markdown. `alt` says what there is to see."""

    name: str
    alt: str
    svg: str
    png: bytes


@dataclass(frozen=True)
class Section:
    """A question, what the numbers say about it in plain words, and the numbers."""

    name: str
    title: str
    sentences: tuple[str, ...]
    figure: Figure | None
    tables: tuple[Table, ...]


@dataclass(frozen=True)
class Document:
    """A whole report. Nothing in it says when or where it was made."""

    title: str
    lead: str
    findings: tuple[str, ...]
    """What matters most, for those who read no further."""
    sections: tuple[Section, ...]
    command: str
    """The command that makes it again."""
    notes: tuple[str, ...]
    """How everything was made and computed."""
