"""`steeple backup` and `steeple restore`: copies of a server's database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from steeple.commands.console import OUT, require_server
from steeple.plurals import count_of

Database = Annotated[
    str | None,
    typer.Option(
        envvar="STEEPLE_DATABASE",
        help="A SQLite file or postgresql://user:password@host/name. Default: the server's usual file.",
        show_default=False,
    ),
]


def backup(
    out: Annotated[
        Path,
        typer.Option(help="The file to write. It contains secrets, so keep it safe.", show_default=False),
    ],
    database: Database = None,
) -> None:
    """Back up a server's database, as it is at one moment. The server can keep running.

    The file appears once it's complete.
    """
    with require_server():
        from steeple.server.settings import usual_database
        from steeple.server.store.backup import back_up

    asyncio.run(back_up(database or usual_database(), out))
    OUT.print(Text(f"backup written to {out}"), soft_wrap=True)


def restore(
    file: Annotated[
        Path,
        typer.Argument(
            help="A file from `steeple backup`, whether it came from SQLite or PostgreSQL.",
            show_default=False,
        ),
    ],
    database: Database = None,
) -> None:
    """Restore a backup into a new or empty database."""
    with require_server():
        from steeple.server.settings import usual_database
        from steeple.server.store.backup import restore as restore_backup

    rows = asyncio.run(restore_backup(file, database or usual_database()))
    OUT.print(Text(f"{count_of(rows, 'row')} restored"))
