"""`steeple export`: the records of a server's finished games."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer
from rich.text import Text

from steeple.commands.backup import Database
from steeple.commands.console import OUT, interpret_rules, require_server
from steeple.commands.files import write_atomically
from steeple.errors import UnreadableTable
from steeple.plurals import count_of

if TYPE_CHECKING:
    from steeple.server.store.store import Store

_PAGE = 100


def export(
    out: Annotated[
        Path,
        typer.Option(
            help="The file to write, one record per line; - for standard output.", show_default=False
        ),
    ],
    database: Database = None,
) -> None:
    """Write the records of all finished games, latest first. The server can keep running.

    The file appears once it's complete.
    """
    interpret_rules()
    with write_atomically(out) as file:
        games = asyncio.run(_export(database, file))
    if str(out) != "-":
        OUT.print(Text(f"{count_of(games, 'game')} in {out}"), soft_wrap=True)


async def _export(database: str | None, file: TextIO) -> int:
    with require_server():
        from steeple.server.settings import usual_database
        from steeple.server.store.sqlite_copies import open_to_read
        from steeple.server.store.store import Store

    with tempfile.TemporaryDirectory(prefix="steeple-") as folder:
        store = Store(await open_to_read(database or usual_database(), Path(folder)))
        try:
            return await _write_records(store, file)
        finally:
            await store.close()


async def _write_records(store: Store, file: TextIO) -> int:
    from steeple.kernel.record import write_line
    from steeple.server.tables.records import record_of
    from steeple.server.tables.unreadable import reading

    games, before = 0, None
    while page := await store.list_tables(["over"], None, False, before, _PAGE):
        for data, _ in page:
            try:
                with reading():
                    loaded = await store.load_table(data.id)
                    record = record_of(*loaded) if loaded else None
            except UnreadableTable as error:
                print(f"Table {data.id} can't be read and is left out: {error.__cause__}", file=sys.stderr)
                continue
            if record is not None:
                file.write(write_line(record))
                games += 1
        before = page[-1][0].changed
    return games
