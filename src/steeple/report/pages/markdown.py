"""A report as Markdown, with its figures in files next to it."""

from __future__ import annotations

from steeple.report.pages.document import Document, Grid, Section


def write_markdown(document: Document) -> str:
    """The Markdown text. It refers to each figure as NAME.png."""
    parts = [
        f"# {document.title}: a report",
        document.lead,
        "## In short",
        "\n".join(f"- {sentence}" for sentence in document.findings),
        *map(_write_section, document.sections),
        "## How it was made",
        "This command plays the same games and makes the same page again:",
        f"    {document.command}",
        "\n".join(f"- {note}" for note in document.notes),
    ]
    return "\n\n".join(parts) + "\n"


def _write_section(section: Section) -> str:
    figure = (
        [] if section.figure is None else [f"![{_escape(section.figure.alt)}]({section.figure.name}.png)"]
    )
    return "\n\n".join([f"## {section.title}", *section.sentences, *figure, *map(_write_grid, section.grids)])


def _write_grid(grid: Grid) -> str:
    lines = [grid.head, tuple("---" for _ in grid.head), *grid.rows]
    return f"**{grid.caption}**\n\n" + "\n".join(
        "| " + " | ".join(map(_escape, line)) + " |" for line in lines
    )


def _escape(text: str) -> str:
    """Text that can't break out of a cell or of an image's description."""
    return text.replace("|", "\\|").replace("[", "(").replace("]", ")")
