"""A report as Markdown, with pictures beside it."""

from __future__ import annotations

from steeple.report.pages.document import Document, Section, Table


def write_markdown(document: Document) -> str:
    """The text; figures are files of their names beside it."""
    parts = [
        f"# {document.title}: a report",
        document.lead,
        "## In short",
        "\n".join(f"- {sentence}" for sentence in document.findings),
        *map(_section, document.sections),
        "## How it was made",
        "This command plays the same games and makes the same page again:",
        f"    {document.command}",
        "\n".join(f"- {note}" for note in document.notes),
    ]
    return "\n\n".join(parts) + "\n"


def _section(section: Section) -> str:
    figure = [] if section.figure is None else [f"![{_flat(section.figure.alt)}]({section.figure.name}.png)"]
    return "\n\n".join([f"## {section.title}", *section.sentences, *figure, *map(_table, section.tables)])


def _table(table: Table) -> str:
    lines = [table.head, tuple("---" for _ in table.head), *table.rows]
    return f"**{table.caption}**\n\n" + "\n".join(
        "| " + " | ".join(map(_flat, line)) + " |" for line in lines
    )


def _flat(text: str) -> str:
    """Text that ends neither a cell nor an alternative text."""
    return text.replace("|", "\\|").replace("[", "(").replace("]", ")")
