"""`steeple admin people`, `grant`, `revoke`, `end-sessions`, `reset-password`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from steeple.commands.admin.desk import AsJson, Most, Who, Why, at_work, day, say, show_json, show_table
from steeple.commands.backup import Database

if TYPE_CHECKING:
    from steeple.server.admin.operators import Office
    from steeple.server.protocol.admin_bodies import PersonView


def people(
    search: Annotated[str, typer.Option(help="Only those with this in their name.", show_default=False)] = "",
    most: Most = 100,
    as_json: AsJson = False,
    database: Database = None,
) -> None:
    """List people, those who came last first."""

    async def work(office: Office) -> list[PersonView]:
        from steeple.server.admin.lists import list_people
        from steeple.server.admin.views import person_of
        from steeple.server.wall_clock import now

        found = await office.store.look(lambda connection: list_people(connection, search, None, most, now()))
        return [person_of(one) for one in found]

    rows = at_work(database, work)

    def line(one: PersonView) -> list[str]:
        held = [*(["banned"] if one.ban else []), *(["muted"] if one.mute else [])]
        kind = "operator" if one.is_operator else "account" if one.is_account else "guest"
        return [one.id, one.name, kind, day(one.created), day(one.seen), str(one.tables), ", ".join(held)]

    if as_json:
        return show_json(rows)
    show_table(
        ("id", "name", "kind", "since", "seen", "tables", ""),
        [line(one) for one in rows],
        "Nobody has been here yet.",
    )


def grant(who: Who, database: Database = None) -> None:
    """Make an account an operator: it gets the page /admin."""
    say(f"{_grant(database, who, is_operator=True)} is an operator now: the page is /admin.")


def revoke(who: Who, database: Database = None) -> None:
    """Have an account no longer be an operator."""
    say(f"{_grant(database, who, is_operator=False)} is no operator any more.")


def _grant(database: str | None, who: str, *, is_operator: bool) -> str:
    async def work(office: Office) -> str:
        person = await office.find(who)
        await office.grant(person, is_operator)
        return person.name

    return at_work(database, work)


def end_sessions(who: Who, why: Why = "", database: Database = None) -> None:
    """Sign somebody out of every browser. A guest can't come back, so think twice."""

    async def work(office: Office) -> str:
        person = await office.find(who)
        await office.end_sessions(person, why)
        return person.name

    say(f"{at_work(database, work)} is signed out everywhere.")


def reset_password(
    who: Who,
    address: Annotated[
        str, typer.Option(metavar="URL", help="Where people find the server, such as https://club.example.")
    ] = "http://127.0.0.1:8765",
    database: Database = None,
) -> None:
    """Make a link by which the owner of an account can set a new password, once, within 24 hours.

    Send it to them by a way you trust: whoever has it has the account.
    """

    async def work(office: Office) -> str:
        return await office.make_reset(await office.find(who))

    say(f"{address.rstrip('/')}/reset#{at_work(database, work)}")
