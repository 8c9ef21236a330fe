"""What all commands of operators share: the database, who's asking, and how lists are printed."""

from __future__ import annotations

import asyncio
import getpass
import json
import socket
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.table import Table
from rich.text import Text

from steeple.commands.console import OUT, one_line, server_extra
from steeple.errors import BadSetup

if TYPE_CHECKING:
    from pydantic import BaseModel

    from steeple.server.admin.operators import Office

T = TypeVar("T")

Who = Annotated[
    str, typer.Argument(metavar="WHO", help="An account's name, or anybody's id.", show_default=False)
]
Why = Annotated[str, typer.Option(help="The reason, for the audit log.", show_default=False)]
Told = Annotated[str, typer.Option("--why", help="The reason; they're told.", show_default=False)]
Days = Annotated[
    int | None,
    typer.Option(min=1, max=3650, help="For how many days; default: for good.", show_default=False),
]
Yes = Annotated[bool, typer.Option("--yes", help="Don't ask whether you're sure.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Most = Annotated[int, typer.Option("--most", min=1, max=100_000, help="How many to list at most.")]


def at_work(database: str | None, work: Callable[[Office], Awaitable[T]]) -> T:
    """Do something with a server's database, as the user of this machine. Raises SteepleError."""
    with server_extra():
        from steeple.server.admin.operators import Office
        from steeple.server.settings import usual_database
        from steeple.server.store.database import open_existing
        from steeple.server.store.store import Store

    async def do() -> T:
        store = Store(await open_existing(database or usual_database()))
        try:
            return await work(Office(store, f"{getpass.getuser()}@{socket.gethostname()}"))
        finally:
            await store.close()

    return asyncio.run(do())


def sure(question: str, is_yes: bool) -> None:
    """Ask before something can't be undone. Raises BadSetup."""
    if not is_yes and not typer.confirm(question):
        raise BadSetup("nothing was changed", code="not-sure")


def say(sentence: str) -> None:
    """What was done, in a line."""
    OUT.print(Text(one_line(sentence)), soft_wrap=True)


def show_json(rows: Sequence[BaseModel]) -> None:
    """Print a list for programs."""
    print(json.dumps([row.model_dump() for row in rows], ensure_ascii=False, indent=1))


def show_table(columns: Sequence[str], lines: Sequence[Sequence[str]], empty: str) -> None:
    """Print a list for people. `empty`: what's said if there's nothing in it."""
    if not lines:
        say(empty)
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, column in enumerate(columns):
        table.add_column(column, no_wrap=number == 0)  # an id is to be copied whole
    for texts in lines:
        table.add_row(*(Text(one_line(text), overflow="fold") for text in texts))
    OUT.print(table)


def day(at: int | None) -> str:
    """A day, in UTC; nothing for none."""
    return "" if at is None else datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def moment(at: int) -> str:
    """A moment, in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
