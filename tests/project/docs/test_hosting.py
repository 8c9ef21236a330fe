"""The server has the settings, flags and limits that the hosting page, the service and the container name."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import click
import pytest
import typer.main

from steeple.cli import app
from steeple.server import settings
from steeple.server.http import connections, guard, rate_limits, socket, uvicorn_protocols
from support.paths import ROOT

PAGE = ROOT / "docs" / "hosting.md"
SERVICE = ROOT / "docs" / "hosting" / "steeple.service"
CONTAINER = ROOT / "Containerfile"
KNOWN = {f"STEEPLE_{field.name.upper()}" for field in fields(settings.Settings)} | {"STEEPLE_CACHE"}


@pytest.mark.parametrize("file", [PAGE, SERVICE, CONTAINER], ids=lambda file: file.name)
def test_every_variable_is_one_that_the_server_reads(file: Path) -> None:
    named = set(re.findall(r"STEEPLE_[A-Z_]+", file.read_text(encoding="utf-8")))
    assert named
    assert named <= KNOWN


def flags(command: click.Command) -> set[str]:
    """The flags of a command and of its subcommands."""
    own = {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}
    return own.union(*map(flags, getattr(command, "commands", {}).values()))


def test_every_flag_that_the_page_names_is_there() -> None:
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined] # it's a group
    served, known = flags(commands["serve"]), flags(commands["serve"]) | flags(commands["admin"])
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if "steeple serve" in line]
    named = {
        flag for line in lines for flag in re.findall(r"(?<= )--[a-z-]+", line.partition("steeple serve")[2])
    }
    assert named
    assert named <= served
    assert set(re.findall(r"`(--[a-z-]+)[ `]", PAGE.read_text(encoding="utf-8"))) <= known


def test_the_limits_are_those_of_the_code() -> None:
    usual, page = settings.Settings(), PAGE.read_text(encoding="utf-8")
    replays = rate_limits.LIMITS["replay"]
    rows = {
        "a request's headers": f"{uvicorn_protocols.LONGEST_HEAD // 1024} KB, "
        f"{uvicorn_protocols.HEAD_SECONDS} seconds",
        "a request's body": f"{guard.LONGEST_BODY // 1024} KB "
        f"(a record: {guard.LONGEST_RECORD // 2**20} MB), {uvicorn_protocols.BODY_SECONDS} seconds",
        "a client that reads nothing of what it's sent": f"{connections.Reader.SECONDS} seconds",
        "data waiting for one client, for all clients": f"{socket.MOST_WAITING // 2**20} MB, "
        f"{socket.MOST_WAITING_IN_ALL // 2**20} MB",
        "connections from one address": f"{usual.connections_per_address:,} (`--connections-per-address`)",
        "tables that one person has open": f"{usual.sockets_per_person} (`--sockets-per-person`)",
        "replays for one address": f"{replays.uses * 60 // int(replays.seconds)} a minute",
    }
    for what, limit in rows.items():
        assert f"| {what} | {limit} |" in page


def test_the_service_allows_enough_open_files() -> None:
    allowed = re.search(r"^LimitNOFILE=(\d+)$", SERVICE.read_text(encoding="utf-8"), re.MULTILINE)
    assert allowed is not None
    assert int(allowed[1]) >= 4 * settings.Settings().connections_per_address
