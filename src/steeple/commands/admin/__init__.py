"""`steeple admin`: what operators do on the machine itself, whether a server runs or not."""

from __future__ import annotations

import typer

from steeple.commands.admin import accounts, bans, seats, upkeep
from steeple.commands.console import examples

app = typer.Typer(
    help="Look after a server's people and tables, while it runs or not. Everything is written to the audit log.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)

_BY_ID = {"ignore_unknown_options": True}
"""Ids may begin with a dash."""

app.command(epilog=examples("steeple admin people", "steeple admin people --search ada --json"))(
    accounts.people
)
app.command(epilog=examples("steeple admin grant ada"), context_settings=_BY_ID)(accounts.grant)
app.command(epilog=examples("steeple admin revoke ada"), context_settings=_BY_ID)(accounts.revoke)
app.command("end-sessions", epilog=examples("steeple admin end-sessions ada"), context_settings=_BY_ID)(
    accounts.end_sessions
)
app.command(
    "reset-password",
    epilog=examples("steeple admin reset-password ada --address https://club.example"),
    context_settings=_BY_ID,
)(accounts.reset_password)
app.command(epilog=examples("steeple admin tables", "steeple admin tables --status over --json"))(
    seats.tables
)
app.command(epilog=examples("steeple admin close 3q2-7uYx --why 'advertising'"), context_settings=_BY_ID)(
    seats.close
)
app.command(epilog=examples("steeple admin delete 3q2-7uYx --yes"), context_settings=_BY_ID)(seats.delete)
app.command(
    epilog=examples("steeple admin unseat 3q2-7uYx 1 --why 'asleep since Monday'"), context_settings=_BY_ID
)(seats.unseat)
app.command(
    epilog=examples("steeple admin ban ada --days 7 --why 'insults at three tables'"), context_settings=_BY_ID
)(bans.ban)
app.command(epilog=examples("steeple admin unban ada"), context_settings=_BY_ID)(bans.unban)
app.command(epilog=examples("steeple admin mute ada --days 1 --why 'spam'"), context_settings=_BY_ID)(
    bans.mute
)
app.command(epilog=examples("steeple admin unmute ada"), context_settings=_BY_ID)(bans.unmute)
app.command(
    "ban-address",
    epilog=examples("steeple admin ban-address 192.0.2.0/24 --days 30 --why 'a flood of guests'"),
)(bans.ban_address)
app.command("unban-address", epilog=examples("steeple admin unban-address 192.0.2.0/24"))(bans.unban_address)
app.command("bans", epilog=examples("steeple admin bans"))(bans.list_bans)
app.command(epilog=examples("steeple admin log", "steeple admin log --all --json"))(upkeep.log)
app.command(epilog=examples("steeple admin retention --dry-run", "steeple admin retention --days 30 --yes"))(
    upkeep.retention
)
app.command(epilog=examples("steeple admin quotas"))(upkeep.quotas)
app.command("rotate-key", epilog=examples("steeple admin rotate-key --yes"))(upkeep.rotate_key)
