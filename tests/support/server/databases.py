"""Databases for tests that hold on both kinds: a new file of SQLite, a new database of a real PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import pytest

from support.server.postgres import Postgres

KINDS = ("sqlite", "postgres")
Execute: TypeAlias = Callable[[str], None]


def new_database(request: pytest.FixtureRequest, kind: str, file: Path) -> str:
    """The URL of a new database of a kind; `file`: where it is if it is one of SQLite."""
    if kind == "sqlite":
        return str(file)
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database, once of each kind."""
    return new_database(request, request.param, tmp_path / "steeple.sqlite")


@pytest.fixture
def execute(request: pytest.FixtureRequest, url: str) -> Execute:
    """Runs a statement in it, behind everybody's back."""

    def on_file(statement: str) -> None:
        with closing(sqlite3.connect(url)) as connection:
            connection.execute(statement)
            connection.commit()

    def on_server(statement: str) -> None:
        server: Postgres = request.getfixturevalue("postgres")
        server.execute(url, statement)

    return on_server if url.startswith("postgresql") else on_file
