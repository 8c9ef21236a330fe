"""`steeple admin tables`, `close`, `delete`, `unseat`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from steeple.commands.admin.desk import (
    AsJson,
    Most,
    Why,
    Yes,
    at_work,
    moment,
    say,
    show_json,
    show_table,
    sure,
)
from steeple.commands.backup import Database
from steeple.commands.console import interpret_rules

if TYPE_CHECKING:
    from steeple.server.admin.operators import Office
    from steeple.server.protocol.admin_bodies import SeatLine, TableView
    from steeple.server.tables.registry import Tables

TableId = Annotated[
    str, typer.Argument(metavar="TABLE", help="A table's id: the end of its link.", show_default=False)
]


def tables(
    status: Annotated[
        str, typer.Option(help="Of open, playing, over, closed; with commas.")
    ] = "open,playing",
    search: Annotated[
        str, typer.Option(help="Only where somebody with this in their name sits.", show_default=False)
    ] = "",
    most: Most = 100,
    as_json: AsJson = False,
    database: Database = None,
) -> None:
    """List tables, those where something happened last first. Nobody's cards are shown."""
    wanted = [word.strip() for word in status.split(",")]

    async def work(office: Office) -> list[TableView]:
        from steeple.server.admin.lists import list_all_tables
        from steeple.server.admin.views import table_of

        found = await office.store.look(
            lambda connection: list_all_tables(connection, wanted, search, None, most)
        )
        return [table_of(one) for one in found]

    rows = at_work(database, work)

    def line(one: TableView) -> list[str]:
        return [one.id, one.game, one.status, ", ".join(map(_seat, one.seats)), moment(one.changed)]

    if as_json:
        return show_json(rows)
    show_table(
        ("id", "game", "status", "seats", "changed"), [line(one) for one in rows], "There are no such tables."
    )


def _seat(seat: SeatLine) -> str:
    who = seat.name or "open"
    return f"{seat.seat}: {who} (bot)" if seat.bot and seat.bot != seat.name else f"{seat.seat}: {who}"


def close(table: TableId, why: Why = "", database: Database = None) -> None:
    """End a table for good, whether the game has begun or not. Whoever is there sees it."""
    interpret_rules()

    async def work(office: Office) -> None:
        from steeple.server.admin.tables import close_table

        await close_table(office, _tables(office), table, why)

    at_work(database, work)
    say(f"Table {table} is closed.")


def unseat(
    table: TableId,
    seat: Annotated[
        int,
        typer.Argument(metavar="SEAT", min=0, max=4, help="The seat's number, from 0.", show_default=False),
    ],
    why: Why = "",
    database: Database = None,
) -> None:
    """Take somebody's seat. Before the game it's open again; during the game the table's substitute plays on."""
    interpret_rules()

    async def work(office: Office) -> None:
        from steeple.server.admin import tables as table_work

        await table_work.unseat(office, _tables(office), table, seat, why)

    at_work(database, work)
    say(f"Seat {seat} of table {table} is free.")


def delete(table: TableId, why: Why = "", yes: Yes = False, database: Database = None) -> None:
    """Delete a table with all that happened and was said there."""
    sure(f"Table {table} and its chat can't be brought back. Delete it?", yes)

    async def work(office: Office) -> None:
        from steeple.server.admin.tables import delete_table

        await delete_table(office, table, why)

    at_work(database, work)
    say(f"Table {table} is gone.")


def _tables(office: Office) -> Tables:
    """The tables of a process that serves nobody."""
    from steeple.server.metrics import Metrics
    from steeple.server.store.heartbeat import StillHeart
    from steeple.server.tables.registry import Tables

    return Tables(office.store, Metrics(), StillHeart(office.store), lambda table: None)
