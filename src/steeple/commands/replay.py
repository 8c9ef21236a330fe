"""`steeple replay`: checks records against the rules."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, BinaryIO, TypeAlias

import typer
from rich.progress import DownloadColumn

from steeple.commands.console import OUT, interpret_rules, print_error, progress_bar
from steeple.errors import RecordFault
from steeple.plurals import count_of

_FEW_BYTES = 50_000
"""Plain Python checks a file this small sooner than the rules might take to compile."""

_MOST_SHOWN = 100
"""How many faults of a file to print; any more are only counted."""

Advance: TypeAlias = Callable[[int], None]
"""Called after each record with the number of bytes read."""


class Check:
    """Checks files one by one, and counts how many records were read and how many failed."""

    def __init__(self) -> None:
        self.records = 0
        self.failed = 0
        self.exit_code = 0

    def check_file(self, path: Path, advance: Advance) -> None:
        """Check a file and print what's wrong with it."""
        failed_before = self.failed
        try:
            if str(path) == "-":
                self._check_lines("standard input", sys.stdin.buffer, advance)
            else:
                with path.open("rb") as file:
                    self._check_lines(str(path), file, advance)
        except OSError as error:
            print_error(f"{path}: {error.strerror or error}")
            self.exit_code = 2
        if (unseen := self.failed - failed_before - _MOST_SHOWN) > 0:
            print_error(f"{path}: {count_of(unseen, 'more record')} {'fails' if unseen == 1 else 'fail'}")

    def _check_lines(self, name: str, file: BinaryIO, advance: Advance) -> None:
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
                    self._report_fault(name, fault.at_line(number), shown)
                    if isinstance(fault.__cause__, UnicodeDecodeError):
                        break  # a binary file: every other line would fail the same way
                advance(len(line))
        except RecordFault as fault:  # no records at all, or a line too long to read past
            self._report_fault(name, fault, 0)

    def _report_fault(self, name: str, fault: RecordFault, shown: int) -> None:
        self.exit_code = max(self.exit_code, 1)
        if shown <= _MOST_SHOWN:
            print_error(f"{name}: {fault}")

    @property
    def verdict(self) -> str:
        records = count_of(self.records, "record")
        if self.failed:
            return f"{self.failed} of {records} {'fails' if self.failed == 1 else 'fail'}"
        return f"{records} {'is' if self.records == 1 else 'are'} valid"


def replay(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE", help="Files of records, one per line; - for standard input.", show_default=False
        ),
    ],
) -> None:
    """Check records against the rules: the deal, every action, listed legal actions, and the result.

    For each record that fails, it says where and which rule was broken.

    Exit code: 0 if all records are valid, 1 if some fail, 2 if a file can't be read.
    """
    size = sum(map(_measure_size, files))
    if 0 < size < _FEW_BYTES:
        interpret_rules()
    check = Check()
    with progress_bar(DownloadColumn()) as bar:
        task = bar.add_task("checking", total=size or None)
        for path in files:
            check.check_file(path, lambda size: bar.advance(task, size))
    if check.records:
        OUT.print(check.verdict)
    raise typer.Exit(check.exit_code)


def _measure_size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:  # `Check.check_file` reports it
        return 0
