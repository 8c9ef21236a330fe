"""`steeple replay`: are these records what they say?"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, BinaryIO, TypeAlias

import typer
from rich.progress import DownloadColumn

from steeple.commands.console import OUT, complain, interpret_rules, progress
from steeple.errors import RecordFault

_FEW_BYTES = 50_000
"""Of records: sooner checked by plain Python than by rules that may have to be compiled first."""

_MOST_SHOWN = 100
"""Faults of one file that are printed; the others are only counted."""

Advance: TypeAlias = Callable[[int], None]
"""Told after each record how many bytes it had."""


class Check:
    """The check of some files: how many records were read, and how many failed."""

    def __init__(self) -> None:
        self.records = 0
        self.failed = 0
        self.exit_code = 0

    def file(self, path: Path, advance: Advance) -> None:
        """Check a file; complain of what is wrong with it."""
        failed_before = self.failed
        try:
            if str(path) == "-":
                self._file("standard input", sys.stdin.buffer, advance)
            else:
                with path.open("rb") as file:
                    self._file(str(path), file, advance)
        except OSError as error:
            complain(f"{path}: {error.strerror or error}")
            self.exit_code = 2
        if (unseen := self.failed - failed_before - _MOST_SHOWN) > 0:
            complain(f"{path}: {unseen} more records fail")

    def _file(self, name: str, file: BinaryIO, advance: Advance) -> None:
        from steeple.games import GAMES
        from steeple.kernel.record import raw_lines, read_line, replay

        shown = 0
        try:
            for number, line in raw_lines(file):
                self.records += 1
                try:
                    replay(read_line(line, number), GAMES)
                except RecordFault as fault:
                    self.failed += 1
                    shown += 1
                    self._fault(name, fault.at_line(number), shown)
                    if isinstance(
                        fault.__cause__, UnicodeDecodeError
                    ):  # the rest of a binary file is no news
                        break
                advance(len(line))
        except RecordFault as fault:  # no record at all, or a line so long that there is no reading on
            self._fault(name, fault, 0)

    def _fault(self, name: str, fault: RecordFault, shown: int) -> None:
        self.exit_code = max(self.exit_code, 1)
        if shown <= _MOST_SHOWN:
            complain(f"{name}: {fault}")

    @property
    def sentence(self) -> str:
        records = "1 record" if self.records == 1 else f"{self.records} records"
        if self.failed:
            return f"{self.failed} of {records} {'fails' if self.failed == 1 else 'fail'}"
        return f"{records} {'holds' if self.records == 1 else 'hold'}"


def replay(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE", help="Files of records, one a line; - is the standard input.", show_default=False
        ),
    ],
) -> None:
    """Check records against the rules: deal, every action, the legal actions if they are listed, and the result.

    Says of each record that fails where it does, and by which rule.
    Exit code: 0 all hold, 1 some fail, 2 a file cannot be read.
    """
    size = sum(map(_size, files))
    if 0 < size < _FEW_BYTES:
        interpret_rules()
    check = Check()
    with progress(DownloadColumn()) as bar:
        task = bar.add_task("checking", total=size or None)
        for path in files:
            check.file(path, lambda size: bar.advance(task, size))
    if check.records:
        OUT.print(check.sentence)
    raise typer.Exit(check.exit_code)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:  # `Check.file` says so
        return 0
