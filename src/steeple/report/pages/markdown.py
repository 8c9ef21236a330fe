"""A report as Markdown, with its figures in files next to it.

The answers come first, on a short page. All grids follow below them.
"""

from __future__ import annotations

from steeple.report.pages.document import Document, Finding, Grid, Paragraph, Section


def write_markdown(document: Document) -> str:
    """The Markdown text. It refers to each figure as NAME.png."""
    parts = [
        f"# {document.title}: a report",
        document.lead,
        "## In short",
        "\n".join(map(_write_finding, document.findings)),
        document.reading,
        *map(_write_answer, document.sections),
        "## All the numbers",
        *map(_write_numbers, document.sections),
        "## How it was made",
        "Run this command to play the same games and make the same page:",
        f"    {document.command}",
        "\n".join(f"- {note}" for note in document.notes),
    ]
    return "\n\n".join(parts) + "\n"


def _write_finding(finding: Finding) -> str:
    numbers = f"<br>{finding.numbers}." if finding.numbers else ""
    return f"1. **{finding.sentence}**{numbers}"


def _write_answer(section: Section) -> str:
    figure = (
        [] if section.figure is None else [f"![{_escape(section.figure.alt)}]({section.figure.name}.png)"]
    )
    return "\n\n".join([f"## {section.title}", *figure, *map(_write_paragraph, section.paragraphs)])


def _write_paragraph(paragraph: Paragraph) -> str:
    return f"**{paragraph.about}.** {paragraph.text}" if paragraph.about else paragraph.text


def _write_numbers(section: Section) -> str:
    return "\n\n".join([f"### {section.title}", *map(_write_grid, section.grids)])


def _write_grid(grid: Grid) -> str:
    lines = [grid.head, tuple("---" for _ in grid.head), *grid.rows]
    return f"**{grid.caption}**\n\n" + "\n".join(
        "| " + " | ".join(map(_escape, line)) + " |" for line in lines
    )


def _escape(text: str) -> str:
    """Text that can't break out of a cell or of an image's description."""
    return text.replace("|", "\\|").replace("[", "(").replace("]", ")")
