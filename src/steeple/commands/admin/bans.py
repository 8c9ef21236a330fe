"""`steeple admin ban`, `mute`, `ban-address`, what lifts them, and their list."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated

import typer

from steeple.commands.admin.desk import AsJson, Days, Told, Who, at_work, day, say, show_json, show_table
from steeple.commands.backup import Database

if TYPE_CHECKING:
    from steeple.server.admin.operators import Office
    from steeple.server.protocol.admin_bodies import SanctionView
    from steeple.server.store.rows import PersonRow

Network = Annotated[
    str,
    typer.Argument(metavar="NETWORK", help="192.0.2.7, 192.0.2.0/24, 2001:db8::/64 …", show_default=False),
]


def ban(who: Who, why: Told, days: Days = None, database: Database = None) -> None:
    """Refuse everything to somebody: their connections end, and they're told why."""
    say(
        f"{_about(database, who, lambda office, person: office.ban(person, days, why))} is banned{_span(days)}."
    )


def unban(who: Who, database: Database = None) -> None:
    """Let somebody in again."""
    say(f"{_about(database, who, lambda office, person: office.unban(person))} may come in again.")


def mute(who: Who, why: Told, days: Days = None, database: Database = None) -> None:
    """Refuse what somebody says at tables. They can still play."""
    say(
        f"{_about(database, who, lambda office, person: office.mute(person, days, why))} can't chat{_span(days)}."
    )


def unmute(who: Who, database: Database = None) -> None:
    """Let somebody chat again."""
    say(f"{_about(database, who, lambda office, person: office.unmute(person))} may chat again.")


def ban_address(network: Network, why: Told, days: Days = None, database: Database = None) -> None:
    """Refuse everything to an address or a network: whoever comes from there is told why."""
    say(f"{at_work(database, lambda office: office.ban_address(network, days, why))} is banned{_span(days)}.")


def unban_address(network: Network, database: Database = None) -> None:
    """Let an address or a network in again."""
    say(f"{at_work(database, lambda office: office.unban_address(network))} may come in again.")


def list_bans(as_json: AsJson = False, database: Database = None) -> None:
    """List all bans and mutes that hold, the latest first."""

    async def work(office: Office) -> list[SanctionView]:
        from steeple.server.admin.lists import sanctioned
        from steeple.server.admin.views import sanction_of
        from steeple.server.wall_clock import now

        found = await office.store.look(lambda connection: sanctioned(connection, now()))
        return [sanction_of(sanction, name) for sanction, name in found]

    rows = at_work(database, work)

    def line(one: SanctionView) -> list[str]:
        return [
            one.kind,
            one.subject,
            one.name or "",
            day(one.created),
            day(one.until) or "for good",
            one.why,
        ]

    if as_json:
        return show_json(rows)
    show_table(
        ("kind", "whom", "name", "since", "until", "why"),
        [line(one) for one in rows],
        "Nobody is banned or muted.",
    )


def _about(database: str | None, who: str, do: Callable[[Office, PersonRow], Awaitable[None]]) -> str:
    async def work(office: Office) -> str:
        person = await office.find(who)
        await do(office, person)
        return person.name

    return at_work(database, work)


def _span(days: int | None) -> str:
    if days is None:
        return " for good"
    return f" for {days} {'day' if days == 1 else 'days'}"
