"""A report before it becomes a page: sections with sentences, grids and figures."""

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
class Section:
    """A question, what the numbers say about it in plain words, and the numbers themselves."""

    name: str
    title: str
    sentences: tuple[str, ...]
    figure: Figure | None
    grids: tuple[Grid, ...]


@dataclass(frozen=True)
class Document:
    """A whole report. Nothing in it depends on when or where it was made."""

    title: str
    lead: str
    findings: tuple[str, ...]
    """What matters most, for people who read no further."""
    sections: tuple[Section, ...]
    command: str
    """The command that makes the same report again."""
    notes: tuple[str, ...]
    """How the games were played and the numbers computed."""
