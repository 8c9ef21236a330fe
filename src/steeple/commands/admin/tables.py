"""`steeple admin tables`, `close`, `delete`, `unseat`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from steeple.commands.admin.operator import run_as_operator
from steeple.commands.admin.options import AsJson, Most, Why, Yes
from steeple.commands.admin.output import confirm, format_time, print_json, print_rows, print_sentence
from steeple.commands.backup import Database
from steeple.commands.console import interpret_rules

if TYPE_CHECKING:
    from steeple.server.admin.operators import OperatorActions
    from steeple.server.protocol.admin_bodies import SeatLine, TableView
    from steeple.server.tables.registry import Tables

TableId = Annotated[
    str,
    typer.Argument(metavar="TABLE", help="A table's id, which is the end of its link.", show_default=False),
]


def tables(
    status: Annotated[
        str, typer.Option(help="Any of open, playing, over and closed, separated by commas.")
    ] = "open,playing",
    search: Annotated[
        str, typer.Option(help="Only tables with someone who has this in their name.", show_default=False)
    ] = "",
    most: Most = 100,
    as_json: AsJson = False,
    database: Database = None,
) -> None:
    """List tables, latest first. Nobody's cards are shown."""
    statuses = [word.strip() for word in status.split(",")]

    async def work(actions: OperatorActions) -> list[TableView]:
        from steeple.server.admin.lists import list_all_tables
        from steeple.server.admin.views import table_of

        found = await actions.store.query(
            lambda connection: list_all_tables(connection, statuses, search, None, most)
        )
        return [table_of(one) for one in found]

    rows = run_as_operator(database, work)

    def format_row(one: TableView) -> list[str]:
        return [
            one.id,
            one.game,
            one.status,
            ", ".join(map(_format_seat, one.seats)),
            format_time(one.changed),
        ]

    if as_json:
        return print_json(rows)
    print_rows(
        ("id", "game", "status", "seats", "changed"),
        [format_row(one) for one in rows],
        "No tables found.",
    )


def _format_seat(seat: SeatLine) -> str:
    who = seat.name or "open"
    return f"{seat.seat}: {who} (bot)" if seat.bot and seat.bot != seat.name else f"{seat.seat}: {who}"


def close(table: TableId, why: Why = "", database: Database = None) -> None:
    """Close a table for good, whether the game has begun or not. The people there see it."""
    interpret_rules()

    async def work(actions: OperatorActions) -> None:
        from steeple.server.admin.tables import close_table

        await close_table(actions, _make_registry(actions), table, why)

    run_as_operator(database, work)
    print_sentence(f"Table {table} is closed.")


def unseat(
    table: TableId,
    seat: Annotated[
        int,
        typer.Argument(metavar="SEAT", min=0, help="The seat's number, counted from 0.", show_default=False),
    ],
    why: Why = "",
    database: Database = None,
) -> None:
    """Remove someone from their seat.

    Before the game, the seat is open again. During the game, the table's substitute takes over.
    """
    interpret_rules()

    async def work(actions: OperatorActions) -> None:
        from steeple.server.admin import tables as table_work

        await table_work.unseat(actions, _make_registry(actions), table, seat, why)

    run_as_operator(database, work)
    print_sentence(f"Seat {seat} of table {table} is free.")


def delete(table: TableId, why: Why = "", yes: Yes = False, database: Database = None) -> None:
    """Delete a table, with its game and its chat."""
    confirm(f"Table {table} and its chat can't be brought back. Delete it?", yes)

    async def work(actions: OperatorActions) -> None:
        from steeple.server.admin.tables import delete_table

        await delete_table(actions, table, why)

    run_as_operator(database, work)
    print_sentence(f"Table {table} is deleted.")


def _make_registry(actions: OperatorActions) -> Tables:
    """A registry of tables for a process that serves nobody."""
    from steeple.server.metrics import Metrics
    from steeple.server.store.heartbeat import SilentHeartbeat
    from steeple.server.tables.registry import Tables

    return Tables(actions.store, Metrics(), SilentHeartbeat(actions.store), lambda table: None)
