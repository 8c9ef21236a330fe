"""What `steeple admin` commands print: sentences, questions, and lists for people or programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import typer
from rich.table import Table
from rich.text import Text

from steeple.commands.console import OUT, make_printable
from steeple.errors import BadSetup

if TYPE_CHECKING:
    from pydantic import BaseModel


def confirm(question: str, is_yes: bool) -> None:
    """Ask before doing something that can't be undone. Raises BadSetup if the answer is no."""
    if not is_yes and not typer.confirm(question):
        raise BadSetup("nothing was changed", code="not-sure")


def print_sentence(sentence: str) -> None:
    """Say in one line what was done."""
    OUT.print(Text(make_printable(sentence)), soft_wrap=True)


def print_json(rows: Sequence[BaseModel]) -> None:
    """Print a list for programs."""
    print(json.dumps([row.model_dump() for row in rows], ensure_ascii=False, indent=1))


def print_rows(columns: Sequence[str], rows: Sequence[Sequence[str]], empty: str) -> None:
    """Print a list for people, or the sentence `empty` if there's nothing in it."""
    if not rows:
        print_sentence(empty)
        return
    grid = Table(box=None, pad_edge=False, header_style="bold")
    for number, column in enumerate(columns):
        grid.add_column(column, no_wrap=number == 0)  # ids are for copying, so they stay on one line
    for texts in rows:
        grid.add_row(*(Text(make_printable(text), overflow="fold") for text in texts))
    OUT.print(grid)


def format_day(at: int | None) -> str:
    """A day in UTC, or nothing for None."""
    return "" if at is None else datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def format_time(at: int) -> str:
    """A day and time in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
