"""A report as a single HTML page that needs no other file."""

from __future__ import annotations

from html import escape
from pathlib import Path

from steeple.plurals import count_of
from steeple.report.pages.document import Document, Figure, Finding, Grid, Paragraph, Section

_STYLE = Path(__file__).with_name("page.css")

_TOWERS = (
    '<svg class="towers" viewBox="0 0 150 64" aria-hidden="true">'
    + "".join(
        f'<g style="fill:var(--t{k})"><rect x="{6 + 29 * k}" y="{60 - height}" width="20" height="{height}"/>'
        f'<path d="M{3 + 29 * k} {60 - height} L{16 + 29 * k} {44 - height} '
        f'L{29 + 29 * k} {60 - height} Z"/></g>'
        for k, height in enumerate((26, 40, 16, 34, 22))
    )
    + '<rect x="0" y="60" width="150" height="2" style="fill:var(--ink-2)"/></svg>'
)


def write_page(document: Document) -> str:
    """The HTML of the whole page."""
    links = "".join(f'<li><a href="#{one.name}">{escape(one.title)}</a></li>' for one in document.sections)
    findings = "".join(map(_write_finding, document.findings))
    notes = "".join(f"<li>{escape(note)}</li>" for note in document.notes)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(document.title)}: a report</title>
<style>
{_STYLE.read_text(encoding="utf-8").strip()}
</style>
</head>
<body>
<header>
{_TOWERS}
<p class="kind">Report</p>
<h1>{escape(document.title)}</h1>
<p class="lead">{escape(document.lead)}</p>
</header>
<main>
<section id="short">
<h2>In short</h2>
<ol class="findings">
{findings}</ol>
<p class="reading">{escape(document.reading)}</p>
</section>
<nav aria-label="Sections"><ul>{links}<li><a href="#how">How it was made</a></li></ul></nav>
{"".join(map(_write_section, document.sections))}<section id="how">
<h2>How it was made</h2>
<p>Run this command to play the same games and make the same page:</p>
<pre><code>{escape(document.command)}</code></pre>
<details><summary>How the games are played and the numbers computed</summary>
<ul class="notes">{notes}</ul>
</details>
</section>
</main>
</body>
</html>
"""


def _write_finding(finding: Finding) -> str:
    numbers = f'\n<p class="numbers">{escape(finding.numbers)}</p>' if finding.numbers else ""
    return f"<li><p>{escape(finding.sentence)}</p>{numbers}</li>\n"


def _write_section(section: Section) -> str:
    """The sentences beside the figure, and the numbers folded below."""
    said = "".join(map(_write_paragraph, section.paragraphs))
    figure = "" if section.figure is None else f"{_write_figure(section.figure)}\n"
    kind = "answer" if section.figure is None else "answer beside"
    grids = "".join(map(_write_grid, section.grids))
    tables = count_of(len(section.grids), "table")
    more = f"<details><summary>The numbers in {tables}</summary>\n{grids}</details>\n"
    return (
        f'<section id="{section.name}">\n<h2>{escape(section.title)}</h2>\n'
        f'<div class="{kind}">\n<div class="said">\n{said}</div>\n{figure}</div>\n{more}</section>\n'
    )


def _write_paragraph(paragraph: Paragraph) -> str:
    about = f"<h3>{escape(paragraph.about)}</h3>\n" if paragraph.about else ""
    return f"{about}<p>{escape(paragraph.text)}</p>\n"


def _write_figure(figure: Figure) -> str:
    return f'<figure class="sheet" role="img" aria-label="{escape(figure.alt)}">\n{figure.svg}\n</figure>'


def _write_grid(grid: Grid) -> str:
    head = "".join(f'<th scope="col">{escape(word)}</th>' if word else "<td></td>" for word in grid.head)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{_write_cell(text)}</td>" for text in row[1:])
        + "</tr>\n"
        for row in grid.rows
    )
    label = escape(grid.caption)
    return (
        f'<div class="wide" role="region" aria-label="{label}" tabindex="0">'
        f"<table><caption>{label}</caption><thead><tr>{head}</tr></thead>\n"
        f"<tbody>\n{rows}</tbody></table></div>\n"
    )


def _write_cell(text: str) -> str:
    """A cell, with the interval set lighter than the number."""
    value, bracket, interval = escape(text).partition(" (")
    return f'{value} <span class="interval">({interval}</span>' if bracket else value
