"""`steeple check`: checks a server's database, or a backup of it, for damage."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer
from rich.text import Text

from steeple.commands.console import (
    OUT,
    interpret_rules,
    print_error,
    progress_bar,
    require_server,
)
from steeple.plurals import count_of

_MOST_SHOWN = 100
"""How many faults to print; any more are only counted."""


def check(
    source: Annotated[
        str,
        typer.Argument(
            metavar="DATABASE|BACKUP",
            help="A SQLite file, postgresql://user:password@host/name, or a file from `steeple backup`.",
            show_default=False,
        ),
    ],
) -> None:
    """Check a database or a backup for damage, and check that every game in it can be continued or replayed.

    It changes nothing and is safe to run while the server is running.

    Exit code: 0 if all is well, 1 if there are faults, 2 if the file or database can't be read.
    """
    interpret_rules()
    with require_server():
        from steeple.server.admin.check import check as check_database

    with progress_bar() as bar:
        task = bar.add_task("checking", total=None)
        found = asyncio.run(
            check_database(source, lambda done, total: bar.update(task, completed=done, total=total))
        )
    for fault in found.faults[:_MOST_SHOWN]:
        print_error(fault)
    if (unseen := len(found.faults) - _MOST_SHOWN) > 0:
        print_error(count_of(unseen, "more fault"))
    verdict = f"{count_of(len(found.faults), 'fault')} found" if found.faults else "all in order"
    people = count_of(found.people, "person", "people")
    tables, steps = count_of(found.tables, "table"), count_of(found.steps, "step")
    OUT.print(Text(f"{people}, {tables}, {steps}: {verdict}"))
    raise typer.Exit(1 if found.faults else 0)
