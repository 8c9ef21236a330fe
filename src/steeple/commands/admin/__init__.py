"""`steeple admin`: what operators do on the server's own machine, whether the server is running or not."""

from __future__ import annotations

from collections.abc import Callable

import typer

from steeple.commands.admin import accounts, bans, maintenance, tables
from steeple.commands.console import format_examples, format_help

app = typer.Typer(
    help="Look after a server's people and tables. Works whether the server is running or not. "
    "Everything is written to the audit log.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)

_BY_ID = {"ignore_unknown_options": True}
"""Ids can begin with a dash, so a dash doesn't always begin an option."""


def _add(command: Callable[..., None], name: str, *examples: str, takes_id: bool = False) -> None:
    settings = _BY_ID if takes_id else None
    app.command(
        name, help=format_help(command), epilog=format_examples(*examples), context_settings=settings
    )(command)


_add(accounts.people, "people", "steeple admin people", "steeple admin people --search ada --json")
_add(accounts.grant, "grant", "steeple admin grant ada", takes_id=True)
_add(accounts.revoke, "revoke", "steeple admin revoke ada", takes_id=True)
_add(accounts.end_sessions, "end-sessions", "steeple admin end-sessions ada", takes_id=True)
_add(
    accounts.reset_password,
    "reset-password",
    "steeple admin reset-password ada --address https://club.example",
    takes_id=True,
)
_add(tables.tables, "tables", "steeple admin tables", "steeple admin tables --status over --json")
_add(tables.close, "close", "steeple admin close 3q2-7uYx --why 'advertising'", takes_id=True)
_add(tables.delete, "delete", "steeple admin delete 3q2-7uYx --yes", takes_id=True)
_add(tables.unseat, "unseat", "steeple admin unseat 3q2-7uYx 1 --why 'asleep since Monday'", takes_id=True)
_add(bans.ban, "ban", "steeple admin ban ada --days 7 --why 'insults at three tables'", takes_id=True)
_add(bans.unban, "unban", "steeple admin unban ada", takes_id=True)
_add(bans.mute, "mute", "steeple admin mute ada --days 1 --why 'spam'", takes_id=True)
_add(bans.unmute, "unmute", "steeple admin unmute ada", takes_id=True)
_add(
    bans.ban_address,
    "ban-address",
    "steeple admin ban-address 192.0.2.0/24 --days 30 --why 'a flood of guests'",
)
_add(bans.unban_address, "unban-address", "steeple admin unban-address 192.0.2.0/24")
_add(bans.list_bans, "bans", "steeple admin bans")
_add(maintenance.log, "log", "steeple admin log", "steeple admin log --all --json")
_add(
    maintenance.retention,
    "retention",
    "steeple admin retention --dry-run",
    "steeple admin retention --days 30 --yes",
)
_add(maintenance.quotas, "quotas", "steeple admin quotas")
_add(maintenance.rotate_key, "rotate-key", "steeple admin rotate-key --yes")
