"""`steeple admin people`, `grant`, `revoke`, `end-sessions`, `reset-password`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from steeple.commands.admin.operator import run_as_operator
from steeple.commands.admin.options import AsJson, Most, Who, Why
from steeple.commands.admin.output import format_day, print_json, print_rows, print_sentence
from steeple.commands.backup import Database

if TYPE_CHECKING:
    from steeple.server.admin.operators import OperatorActions
    from steeple.server.protocol.admin_bodies import PersonView


def people(
    search: Annotated[
        str, typer.Option(help="Only people with this in their name.", show_default=False)
    ] = "",
    most: Most = 100,
    as_json: AsJson = False,
    database: Database = None,
) -> None:
    """List people, most recent first."""

    async def work(actions: OperatorActions) -> list[PersonView]:
        from steeple.server.admin.lists import list_people
        from steeple.server.admin.views import person_of
        from steeple.server.wall_clock import now

        found = await actions.store.query(
            lambda connection: list_people(connection, search, None, most, now())
        )
        return [person_of(one) for one in found]

    rows = run_as_operator(database, work)

    def format_row(one: PersonView) -> list[str]:
        held = [*(["banned"] if one.ban else []), *(["muted"] if one.mute else [])]
        kind = "operator" if one.is_operator else "account" if one.is_account else "guest"
        return [
            one.id,
            one.name,
            kind,
            format_day(one.created),
            format_day(one.seen),
            str(one.tables),
            ", ".join(held),
        ]

    if as_json:
        return print_json(rows)
    print_rows(
        ("id", "name", "kind", "since", "seen", "tables", ""),
        [format_row(one) for one in rows],
        "Nobody has been here yet.",
    )


def grant(who: Who, database: Database = None) -> None:
    """Make an account an operator, with access to the page /admin."""
    print_sentence(f"{_grant(database, who, is_operator=True)} is an operator now. Their page is /admin.")


def revoke(who: Who, database: Database = None) -> None:
    """Stop an account from being an operator."""
    print_sentence(f"{_grant(database, who, is_operator=False)} is no longer an operator.")


def _grant(database: str | None, who: str, *, is_operator: bool) -> str:
    async def work(actions: OperatorActions) -> str:
        person = await actions.find(who)
        await actions.grant(person, is_operator)
        return person.name

    return run_as_operator(database, work)


def end_sessions(who: Who, why: Why = "", database: Database = None) -> None:
    """Sign someone out of every browser. A guest can't sign in again, so think twice."""

    async def work(actions: OperatorActions) -> str:
        person = await actions.find(who)
        await actions.end_sessions(person, why)
        return person.name

    print_sentence(f"{run_as_operator(database, work)} is signed out everywhere.")


def reset_password(
    who: Who,
    address: Annotated[
        str, typer.Option(metavar="URL", help="The server's address, such as https://club.example.")
    ] = "http://127.0.0.1:8765",
    database: Database = None,
) -> None:
    """Print a link that lets the owner of an account set a new password. It works once, within 24 hours.

    Send it in a way you trust: anyone with the link can take over the account.
    """

    async def work(actions: OperatorActions) -> str:
        return await actions.make_reset(await actions.find(who))

    print_sentence(f"{address.rstrip('/')}/reset#{run_as_operator(database, work)}")
