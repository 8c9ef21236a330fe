"""`steeple admin ban`, `mute`, `ban-address`, the commands that lift them, and `bans`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated

import typer

from steeple.commands.admin.operator import run_as_operator
from steeple.commands.admin.options import AsJson, Days, Who, WhyTold
from steeple.commands.admin.output import format_day, print_json, print_rows, print_sentence
from steeple.commands.backup import Database
from steeple.plurals import count_of

if TYPE_CHECKING:
    from steeple.server.admin.operators import OperatorActions
    from steeple.server.protocol.admin_bodies import SanctionView
    from steeple.server.store.rows import PersonRow

Network = Annotated[
    str,
    typer.Argument(
        metavar="NETWORK",
        help="An address or a network, such as 192.0.2.7 or 2001:db8::/64.",
        show_default=False,
    ),
]


def ban(who: Who, why: WhyTold, days: Days = None, database: Database = None) -> None:
    """Ban someone. Their connections end, and they see why."""
    name = _act_on(database, who, lambda actions, person: actions.ban(person, days, why))
    print_sentence(f"{name} is banned{_format_span(days)}.")


def unban(who: Who, database: Database = None) -> None:
    """Lift someone's ban."""
    print_sentence(f"{_act_on(database, who, lambda actions, person: actions.unban(person))} can come back.")


def mute(who: Who, why: WhyTold, days: Days = None, database: Database = None) -> None:
    """Stop someone from chatting. They can still play."""
    name = _act_on(database, who, lambda actions, person: actions.mute(person, days, why))
    print_sentence(f"{name} can't chat{_format_span(days)}.")


def unmute(who: Who, database: Database = None) -> None:
    """Let someone chat again."""
    print_sentence(
        f"{_act_on(database, who, lambda actions, person: actions.unmute(person))} can chat again."
    )


def ban_address(network: Network, why: WhyTold, days: Days = None, database: Database = None) -> None:
    """Ban an address or a network. People who connect from there see why."""
    banned = run_as_operator(database, lambda actions: actions.ban_address(network, days, why))
    print_sentence(f"{banned} is banned{_format_span(days)}.")


def unban_address(network: Network, database: Database = None) -> None:
    """Lift the ban of an address or a network."""
    print_sentence(
        f"{run_as_operator(database, lambda actions: actions.unban_address(network))} can come back."
    )


def list_bans(as_json: AsJson = False, database: Database = None) -> None:
    """List the bans and mutes in force, latest first."""

    async def work(actions: OperatorActions) -> list[SanctionView]:
        from steeple.server.admin.lists import sanctioned
        from steeple.server.admin.views import sanction_of
        from steeple.server.wall_clock import now

        found = await actions.store.query(lambda connection: sanctioned(connection, now()))
        return [sanction_of(sanction, name) for sanction, name in found]

    rows = run_as_operator(database, work)

    def format_row(one: SanctionView) -> list[str]:
        return [
            one.kind,
            one.subject,
            one.name or "",
            format_day(one.created),
            format_day(one.until) or "for good",
            one.why,
        ]

    if as_json:
        return print_json(rows)
    print_rows(
        ("kind", "whom", "name", "since", "until", "why"),
        [format_row(one) for one in rows],
        "Nobody is banned or muted.",
    )


def _act_on(
    database: str | None, who: str, do: Callable[[OperatorActions, PersonRow], Awaitable[None]]
) -> str:
    async def work(actions: OperatorActions) -> str:
        person = await actions.find(who)
        await do(actions, person)
        return person.name

    return run_as_operator(database, work)


def _format_span(days: int | None) -> str:
    if days is None:
        return " for good"
    return f" for {count_of(days, 'day')}"
