"""`steeple admin log`, `retention`, `quotas`, `rotate-key`."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from steeple.commands.admin.operator import run_as_operator
from steeple.commands.admin.options import AsJson, Most, Yes
from steeple.commands.admin.output import (
    confirm,
    format_day,
    format_time,
    print_json,
    print_rows,
    print_sentence,
)
from steeple.commands.backup import Database
from steeple.commands.console import require_server
from steeple.plurals import count_of

if TYPE_CHECKING:
    from steeple.server.admin.operators import OperatorActions
    from steeple.server.admin.retention import OldGuest, OldTable
    from steeple.server.protocol.admin_bodies import AuditEntry, QuotaView


def log(
    everything: Annotated[bool, typer.Option("--all", help="Include what the server did by itself.")] = False,
    most: Most = 100,
    as_json: AsJson = False,
    database: Database = None,
) -> None:
    """List what operators did, latest first."""

    async def work(actions: OperatorActions) -> list[AuditEntry]:
        from steeple.server.admin.audit import list_lines
        from steeple.server.admin.views import entry_of

        found = await actions.store.query(lambda connection: list_lines(connection, None, most, everything))
        return [entry_of(line) for line in found]

    rows = run_as_operator(database, work)

    def format_row(one: AuditEntry) -> list[str]:
        return [format_time(one.at), one.operator, one.action, one.subject, one.details, one.why]

    if as_json:
        return print_json(rows)
    print_rows(
        ("when (UTC)", "who", "what", "whom", "", "why"),
        [format_row(one) for one in rows],
        "Nothing has been done yet.",
    )


def retention(
    days: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=36500,
            help="After how many days. Default: STEEPLE_RETENTION_DAYS, or 90.",
            show_default=False,
        ),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only list what would be deleted.")] = False,
    yes: Yes = False,
    database: Database = None,
) -> None:
    """Delete guests who haven't come back, and tables nobody has touched, for some days. Finished games stay.

    A running server does this by itself every hour.
    """
    with require_server():
        from steeple.server.settings import read_settings

    span = days or read_settings({}, os.environ).retention_days
    if span == 0:
        print_sentence(
            "Nothing is deleted, because STEEPLE_RETENTION_DAYS is 0. Use --days to delete anyway."
        )
        return
    old_tables, old_guests = run_as_operator(database, lambda actions: _find(actions, span))
    for table in old_tables:
        print_sentence(
            f"table {table.id}, {table.game}, {table.status}, untouched since {format_day(table.changed)}"
        )
    for guest in old_guests:
        print_sentence(f"guest {guest.id}, {guest.name}, last seen {format_day(guest.seen)}")
    tables, guests = count_of(len(old_tables), "table"), count_of(len(old_guests), "guest")
    print_sentence(f"{tables} and {guests} unused for {count_of(span, 'day')}.")
    if dry_run or not (old_tables or old_guests):
        return
    confirm("They can't be brought back. Delete them?", yes)
    gone_tables, gone_guests = run_as_operator(database, lambda actions: _retire(actions, span))
    print_sentence(f"{count_of(gone_tables, 'table')} and {count_of(gone_guests, 'guest')} deleted.")


async def _find(actions: OperatorActions, days: int) -> tuple[list[OldTable], list[OldGuest]]:
    from steeple.server.admin.retention import find_old_guests, find_old_tables
    from steeple.server.wall_clock import DAY, now

    before = now() - days * DAY
    return await actions.store.query(
        lambda connection: (find_old_tables(connection, before), find_old_guests(connection, before))
    )


async def _retire(actions: OperatorActions, days: int) -> tuple[int, int]:
    from steeple.server.admin.retention import retire

    return await retire(actions.store, days, actions.operator)


def quotas(as_json: AsJson = False) -> None:
    """List how much one person or one address can do. Flags of `steeple serve` change some limits."""
    with require_server():
        from steeple.server.admin.quotas import present_quotas
        from steeple.server.settings import read_settings

    rows = present_quotas(read_settings({}, os.environ))

    def format_row(one: QuotaView) -> list[str]:
        return [one.name, str(one.most), f"in {one.seconds} s" if one.seconds else ""]

    if as_json:
        return print_json(rows)
    print_rows(("what", "most", ""), [format_row(one) for one in rows], "There are no limits.")


def rotate_key(yes: Yes = False, database: Database = None) -> None:
    """Replace the key that release 0.1 signed its cookies with, in case it leaked.

    People who have been here since then won't notice, because their browsers have a session. Guests of
    release 0.1 who haven't come back yet lose their way in.
    """
    guests = run_as_operator(database, lambda actions: actions.guests_by_key())
    confirm(
        f"{count_of(guests, 'guest')} of release 0.1 would lose the way back to their games. Continue?", yes
    )
    run_as_operator(database, lambda actions: actions.rotate_key())
    print_sentence("There's a new key now.")
