"""A `steeple serve` process on 127.0.0.1 with a new database, for the scripts that measure a server."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

HOST = "127.0.0.1"
_MOST_SECONDS = 600
"""Compiling takes a minute or two the first time."""


@dataclass(frozen=True)
class Server:
    """A running server."""

    process: subprocess.Popen[str]
    port: int
    database: Path
    """Its SQLite file, unless another database was given."""

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"

    def is_compiling(self) -> bool:
        with urlopen(f"{self.address}/health", timeout=30) as answer:
            return bool(json.load(answer)["is_compiling"])

    def wait_until_compiled(self) -> None:
        """Raises RuntimeError when it takes too long or the server has ended."""
        end = time.monotonic() + _MOST_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            with suppress(OSError):
                if not self.is_compiling():
                    return
            time.sleep(0.1)
        raise RuntimeError("the server doesn't get ready")

    @property
    def bytes_used(self) -> int:
        """The memory that it has in use."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * resource.getpagesize()

    @property
    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(*flags: str, database: str | None = None) -> Iterator[Server]:
    """Start a server that listens, and stop it at the end. `database` replaces its new SQLite file."""
    with tempfile.TemporaryDirectory(prefix="steeple-bench-") as folder:
        file = Path(folder, "steeple.sqlite")
        command = [sys.executable, "-m", "steeple", "serve", "--port", "0", "--log-level", "error"]
        command += ["--database", database or str(file), *flags]
        log = Path(folder, "log")
        with log.open("wb") as errors:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        try:
            assert process.stdout is not None
            first_line = process.stdout.readline()
            if not first_line:
                raise RuntimeError(f"the server doesn't start:\n{log.read_text()[-2000:]}")
            yield Server(process, int(first_line.rstrip("/\n").rsplit(":", 1)[1]), file)
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
