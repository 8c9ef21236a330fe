"""`steeple admin log`, `retention`, `quotas`, `rotate-key`."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from steeple.commands.admin.desk import (
    AsJson,
    Most,
    Yes,
    at_work,
    day,
    moment,
    say,
    show_json,
    show_table,
    sure,
)
from steeple.commands.backup import Database
from steeple.commands.console import server_extra

if TYPE_CHECKING:
    from steeple.server.admin.operators import Office
    from steeple.server.admin.retention import OldGuest, OldTable
    from steeple.server.protocol.admin_bodies import AuditEntry, QuotaView


def log(
    everything: Annotated[bool, typer.Option("--all", help="What the server did by itself too.")] = False,
    most: Most = 100,
    as_json: AsJson = False,
    database: Database = None,
) -> None:
    """List what operators did, the latest first."""

    async def work(office: Office) -> list[AuditEntry]:
        from steeple.server.admin.audit import list_lines
        from steeple.server.admin.views import entry_of

        found = await office.store.look(lambda connection: list_lines(connection, None, most, everything))
        return [entry_of(line) for line in found]

    rows = at_work(database, work)

    def line(one: AuditEntry) -> list[str]:
        return [moment(one.at), one.operator, one.action, one.subject, one.details, one.why]

    if as_json:
        return show_json(rows)
    show_table(
        ("when (UTC)", "who", "what", "whom", "", "why"),
        [line(one) for one in rows],
        "Nothing has been done yet.",
    )


def retention(
    days: Annotated[
        int | None,
        typer.Option(
            min=1, max=36500, help="After how many days; STEEPLE_RETENTION_DAYS, else 90.", show_default=False
        ),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only show what would be deleted.")] = False,
    yes: Yes = False,
    database: Database = None,
) -> None:
    """Delete guests who don't come back, and tables that nobody touches, after some days. Finished games stay.

    A running server does this by itself, every hour.
    """
    with server_extra():
        from steeple.server.settings import read_settings

    span = days or read_settings({}, os.environ).retention_days
    if span == 0:
        say("Nothing is ever deleted: STEEPLE_RETENTION_DAYS is 0. Give --days to delete all the same.")
        return
    old_tables, old_guests = at_work(database, lambda office: _find(office, span))
    for table in old_tables:
        say(f"table {table.id}, {table.game}, {table.status}, untouched since {day(table.changed)}")
    for guest in old_guests:
        say(f"guest {guest.id}, {guest.name}, last seen {day(guest.seen)}")
    say(
        f"{_count(len(old_tables), 'table')} and {_count(len(old_guests), 'guest')} not touched for {_count(span, 'day')}."
    )
    if dry_run or not (old_tables or old_guests):
        return
    sure("They can't be brought back. Delete them?", yes)
    gone_tables, gone_guests = at_work(database, lambda office: _retire(office, span))
    say(f"{_count(gone_tables, 'table')} and {_count(gone_guests, 'guest')} deleted.")


async def _find(office: Office, days: int) -> tuple[list[OldTable], list[OldGuest]]:
    from steeple.server.admin.retention import find_old_guests, find_old_tables
    from steeple.server.admin.sanctions import DAY
    from steeple.server.wall_clock import now

    before = now() - days * DAY
    return await office.store.look(
        lambda connection: (find_old_tables(connection, before), find_old_guests(connection, before))
    )


async def _retire(office: Office, days: int) -> tuple[int, int]:
    from steeple.server.admin.retention import retire

    return await retire(office.store, days, office.operator)


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def quotas(as_json: AsJson = False) -> None:
    """List how much one person or one address may do. The settings of `steeple serve` change the caps."""
    with server_extra():
        from steeple.server.admin.quotas import present_quotas
        from steeple.server.settings import read_settings

    rows = present_quotas(read_settings({}, os.environ))

    def line(one: QuotaView) -> list[str]:
        return [one.name, str(one.most), f"in {one.seconds} s" if one.seconds else ""]

    if as_json:
        return show_json(rows)
    show_table(("what", "most", ""), [line(one) for one in rows], "There are no limits.")


def rotate_key(yes: Yes = False, database: Database = None) -> None:
    """Throw away the key that release 0.1 signed its cookies with, if it may have leaked.

    Nobody who has been here since then notices: their browsers have a session. A guest of release 0.1 who hasn't come back
    yet can't any more.
    """
    guests = at_work(database, lambda office: office.guests_by_key())
    sure(f"{_count(guests, 'guest')} of release 0.1 would lose the way back to their games. Go on?", yes)
    at_work(database, lambda office: office.rotate_key())
    say("The key is new.")
