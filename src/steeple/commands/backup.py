"""`steeple backup` and `steeple restore`: copies of a server's database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from steeple.commands.console import OUT, server_extra

Database = Annotated[
    str | None,
    typer.Option(
        envvar="STEEPLE_DATABASE",
        help="A SQLite file, or postgresql://user:password@host/name; the server's usual file unless told.",
        show_default=False,
    ),
]


def backup(
    out: Annotated[
        Path, typer.Option(help="The file to write; it holds secrets: keep it well.", show_default=False)
    ],
    database: Database = None,
) -> None:
    """Copy a server's database, as it is at one moment, while the server runs.

    The file appears when all of it is written.
    """
    with server_extra():
        from steeple.server.settings import usual_database
        from steeple.server.store.backup import back_up

    asyncio.run(back_up(database or usual_database(), out))
    OUT.print(Text(f"written: {out}"), soft_wrap=True)


def restore(
    file: Annotated[
        Path,
        typer.Argument(help="What `steeple backup` wrote, from SQLite or PostgreSQL.", show_default=False),
    ],
    database: Database = None,
) -> None:
    """Make a database of a backup. It must be a new one, or one without rows."""
    with server_extra():
        from steeple.server.settings import usual_database
        from steeple.server.store.backup import restore as restored

    rows = asyncio.run(restored(file, database or usual_database()))
    OUT.print(Text(f"{rows} {'row' if rows == 1 else 'rows'} restored"))
