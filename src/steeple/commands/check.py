"""`steeple check`: is a server's database, or a backup of it, in order?"""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer
from rich.text import Text

from steeple.commands.console import OUT, complain, interpret_rules, progress, server_extra

_MOST_SHOWN = 100
"""Faults that are printed; the others are only counted."""


def check(
    source: Annotated[
        str,
        typer.Argument(
            metavar="DATABASE|BACKUP",
            help="A SQLite file, postgresql://user:password@host/name, or what `steeple backup` wrote.",
            show_default=False,
        ),
    ],
) -> None:
    """Check that a database or a backup is undamaged, and that every game in it can be played on or replayed.

    Changes nothing, and works while the server runs.
    Exit code: 0 all is in order, 1 something isn't, 2 the file or database can't be read.
    """
    interpret_rules()
    with server_extra():
        from steeple.server.store.check import check as look_through

    with progress() as bar:
        task = bar.add_task("checking", total=None)
        found = asyncio.run(
            look_through(source, lambda done, total: bar.update(task, completed=done, total=total))
        )
    for fault in found.faults[:_MOST_SHOWN]:
        complain(fault)
    if (unseen := len(found.faults) - _MOST_SHOWN) > 0:
        complain(f"{unseen} more faults")
    verdict = "all in order" if not found.faults else f"{_counted(len(found.faults), 'fault')} found"
    read = ", ".join(
        (_counted(found.people, "person"), _counted(found.tables, "table"), _counted(found.steps, "step"))
    )
    OUT.print(Text(f"{read}: {verdict}"))
    raise typer.Exit(1 if found.faults else 0)


def _counted(number: int, noun: str) -> str:
    plural = "people" if noun == "person" else f"{noun}s"
    return f"{number:,} {noun if number == 1 else plural}"
