"""Every command in the part "For operators" of `docs/hosting.md` runs as written, without a server."""

from __future__ import annotations

import asyncio
import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from steeple.cli import app
from steeple.server.store.rows import PersonRow
from steeple.server.store.store import Store
from steeple.server.wall_clock import now
from support.paths import ROOT
from support.server.old_tables import add_person, add_table

PAGE = ROOT / "docs" / "hosting.md"


def commands() -> list[str]:
    part = PAGE.read_text(encoding="utf-8").partition("## For operators\n")[2].partition("\n## ")[0]
    return re.findall(r"^    (steeple admin .*)$", part, re.MULTILINE)


def test_the_page_shows_every_command() -> None:
    typer_app = next(group for group in app.registered_groups if group.name == "admin").typer_instance
    assert typer_app is not None
    known = {
        command.name or getattr(command.callback, "__name__", "") for command in typer_app.registered_commands
    }
    assert {command.split()[2] for command in commands()} == known


def test_every_command_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "club.sqlite"
    monkeypatch.setenv("STEEPLE_DATABASE", str(database))
    asyncio.run(fill(str(database)))
    for command in commands():
        asked = shlex.split(command.replace("TABLE", "table"))[1:]
        done = CliRunner().invoke(app, asked)
        assert done.exit_code == 0, f"{command}\n{done.output}\n{done.exception!r}"
        assert done.output.strip(), command


async def fill(database: str) -> None:
    """A database with the account ada and a table that somebody waits at."""
    store = await Store.open(database)
    try:
        person = PersonRow("ada's id", "Ada", "ada", "a hash", 0, now())
        await store.add_person(person)
        await add_person(store, "host", 0)
        await add_person(store, "away", 40)
        await add_table(store, "table", "host", 0, "open", "ada's id")
    finally:
        await store.close()
