"""`steeple admin`: what operators do on the server's own machine, whether the server is running or not."""

from __future__ import annotations

import typer

from steeple.commands.admin import accounts, bans, maintenance, tables
from steeple.commands.console import format_examples

app = typer.Typer(
    help="Look after a server's people and tables. Works whether the server is running or not. "
    "Everything is written to the audit log.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)

_BY_ID = {"ignore_unknown_options": True}
"""Ids can begin with a dash, so a dash doesn't always begin an option."""

app.command(epilog=format_examples("steeple admin people", "steeple admin people --search ada --json"))(
    accounts.people
)
app.command(epilog=format_examples("steeple admin grant ada"), context_settings=_BY_ID)(accounts.grant)
app.command(epilog=format_examples("steeple admin revoke ada"), context_settings=_BY_ID)(accounts.revoke)
app.command(
    "end-sessions", epilog=format_examples("steeple admin end-sessions ada"), context_settings=_BY_ID
)(accounts.end_sessions)
app.command(
    "reset-password",
    epilog=format_examples("steeple admin reset-password ada --address https://club.example"),
    context_settings=_BY_ID,
)(accounts.reset_password)
app.command(epilog=format_examples("steeple admin tables", "steeple admin tables --status over --json"))(
    tables.tables
)
app.command(
    epilog=format_examples("steeple admin close 3q2-7uYx --why 'advertising'"), context_settings=_BY_ID
)(tables.close)
app.command(epilog=format_examples("steeple admin delete 3q2-7uYx --yes"), context_settings=_BY_ID)(
    tables.delete
)
app.command(
    epilog=format_examples("steeple admin unseat 3q2-7uYx 1 --why 'asleep since Monday'"),
    context_settings=_BY_ID,
)(tables.unseat)
app.command(
    epilog=format_examples("steeple admin ban ada --days 7 --why 'insults at three tables'"),
    context_settings=_BY_ID,
)(bans.ban)
app.command(epilog=format_examples("steeple admin unban ada"), context_settings=_BY_ID)(bans.unban)
app.command(epilog=format_examples("steeple admin mute ada --days 1 --why 'spam'"), context_settings=_BY_ID)(
    bans.mute
)
app.command(epilog=format_examples("steeple admin unmute ada"), context_settings=_BY_ID)(bans.unmute)
app.command(
    "ban-address",
    epilog=format_examples("steeple admin ban-address 192.0.2.0/24 --days 30 --why 'a flood of guests'"),
)(bans.ban_address)
app.command("unban-address", epilog=format_examples("steeple admin unban-address 192.0.2.0/24"))(
    bans.unban_address
)
app.command("bans", epilog=format_examples("steeple admin bans"))(bans.list_bans)
app.command(epilog=format_examples("steeple admin log", "steeple admin log --all --json"))(maintenance.log)
app.command(
    epilog=format_examples("steeple admin retention --dry-run", "steeple admin retention --days 30 --yes")
)(maintenance.retention)
app.command(epilog=format_examples("steeple admin quotas"))(maintenance.quotas)
app.command("rotate-key", epilog=format_examples("steeple admin rotate-key --yes"))(maintenance.rotate_key)
