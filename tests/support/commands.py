"""The command line as a user meets it: a process with arguments, input, output and an exit code."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pexpect

from support.forked import INTERPRETED, Files, Forked

STEEPLE = [sys.executable, "-m", "steeple"]

_PAUSING = """
import importlib, signal, sys
module, plain, calls = importlib.import_module({module!r}), None, 0

def pause_and_call(*arguments):
    global calls
    calls += 1
    if calls > {count}:
        print("paused", flush=True)
        signal.pause()
    return plain(*arguments)

plain = getattr(module, {name!r})
setattr(module, {name!r}, pause_and_call)
from steeple.cli import main
main()
"""

_CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\r")


@dataclass(frozen=True)
class Finished:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


def environment(**more: str) -> dict[str, str]:
    """The tests' environment, without variables that would colour or widen the output."""
    unwanted = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "TTY_COMPATIBLE")
    return {
        **{name: value for name, value in os.environ.items() if name not in unwanted},
        **INTERPRETED,
        **more,
    }


def begun(
    arguments: Sequence[str], function: str, count: int, cwd: Path | None = None
) -> subprocess.Popen[str]:
    """A command that has called a function `count` times, and waits for a signal before it calls it again.

    So the test can send its signal in time on any machine. The command has its own session.
    """
    module, _, name = function.rpartition(".")
    command = [sys.executable, "-c", _PAUSING.format(module=module, name=name, count=count), *arguments]
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        command, stdout=pipe, stderr=pipe, text=True, cwd=cwd, env=environment(), start_new_session=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "paused\n", process.communicate()
    return process


def steeple(*arguments: str | Path, typed: str = "", cwd: Path | None = None, **more: str) -> Finished:
    """Run a command to its end, outside a terminal, with `typed` as its input."""
    words = [str(argument) for argument in arguments]
    if not all(
        name.startswith(("STEEPLE_", "XDG_")) for name in more
    ):  # the others are read while Python imports
        done = subprocess.run(
            [*STEEPLE, *words],
            input=typed.encode(),
            capture_output=True,
            cwd=cwd,
            env=environment(**more),
            check=False,
        )
        return Finished(done.returncode, done.stdout.decode(), done.stderr.decode())
    with tempfile.TemporaryDirectory() as directory:
        files = Files(*(Path(directory) / name for name in ("out", "err", "typed")))
        for path, text in ((files.out, ""), (files.err, ""), (files.typed, typed)):
            path.write_bytes(text.encode())
        code = Forked(words, environment(**more), files, cwd).wait()
        return Finished(code, files.out.read_bytes().decode(), files.err.read_bytes().decode())


class Terminal:
    """A command in a terminal."""

    def __init__(self, *arguments: str, rows: int = 50, columns: int = 80, more: Mapping[str, str]) -> None:
        self.child = pexpect.spawn(
            STEEPLE[0],
            [*STEEPLE[1:], *arguments],
            dimensions=(rows, columns),
            encoding="utf-8",
            env=environment(**{"TERM": "xterm-256color", **more}),
            timeout=300,  # a slow machine takes this long
            echo=False,
        )

    def until(self, *texts: str) -> str:
        """Wait for one of these texts. Returns what came before it and the text itself, without colour."""
        self.child.expect_exact(list(texts))
        return plain(self.child.before + self.child.after)

    def type(self, text: str) -> None:
        self.child.sendline(text)

    def end(self) -> tuple[str, int]:
        """The rest of the output, and the exit code."""
        self.child.expect_exact(pexpect.EOF)
        self.child.close()
        return plain(self.child.before), int(self.child.exitstatus)


def plain(text: str) -> str:
    """Text without a terminal's control codes."""
    return _CODES.sub("", text)
