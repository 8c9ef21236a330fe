"""Runs `steeple` in a process that is forked from one that has imported it already, and plays interpreted.

Importing the server takes a second and a half, and the tests start more than a hundred.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import forkserver
from pathlib import Path
from unittest import mock

from support.paths import TESTS
from support.server.cheap_passwords import hash_cheaply

INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}
"""Plain Python has made the few decisions of a test before a compiler would be ready."""

_FORKING = multiprocessing.get_context("forkserver")
_HERE = {"PYTHONPATH": os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])}


@dataclass(frozen=True)
class Files:
    """What a command reads and writes instead of a terminal. What it says is added to what is there."""

    out: Path
    err: Path
    typed: Path = Path(os.devnull)


class Forked:
    """A running command, with the methods of `subprocess.Popen`."""

    def __init__(
        self,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        files: Files,
        folder: Path | None = None,
    ) -> None:
        with mock.patch.dict(os.environ, INTERPRETED | _HERE):
            _FORKING.set_forkserver_preload(["support.import_ahead"])
            forkserver.ensure_running()
        begin = (tuple(arguments), dict(environment), files, folder or Path.cwd())
        self._process = _FORKING.Process(target=_run, args=begin)
        self._process.start()
        assert self._process.pid is not None
        self.pid: int = self._process.pid

    def poll(self) -> int | None:
        """Its exit code, if it has ended."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, when it has ended."""
        self._process.join(timeout)
        assert self._process.exitcode is not None, "it goes on and on"
        return self._process.exitcode

    def kill(self) -> None:
        self._process.kill()

    def terminate(self) -> None:
        self._process.terminate()


def _run(arguments: Sequence[str], environment: Mapping[str, str], files: Files, folder: Path) -> None:
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    adding = os.O_WRONLY | os.O_APPEND
    for number, path, flags in (
        (0, files.typed, os.O_RDONLY),
        (1, files.out, adding),
        (2, files.err, adding),
    ):
        opened = os.open(path, flags)
        os.dup2(opened, number)
        os.close(opened)
    sys.stdin = os.fdopen(0, closefd=False)  # multiprocessing has closed it
    from steeple.cli import main

    hash_cheaply()
    sys.argv = ["steeple", *arguments]
    main()
