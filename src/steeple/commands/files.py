"""Files that are either written completely or not at all."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from steeple.errors import BadSetup


@contextmanager
def write_atomically(path: Path) -> Iterator[TextIO]:
    """Open a text file that gets its name only once it's complete; Ctrl-C or an error leaves nothing behind.

    `-` is standard output. Pipes and devices are written to directly. Raises OSError.
    """
    if str(path) == "-":
        yield sys.stdout
        sys.stdout.flush()
        return
    target = path.resolve()
    is_special = target.exists() and not target.is_file()
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with open(target if is_special else part, "w", encoding="utf-8", newline="\n") as file:
            yield file
        if not is_special:
            part.replace(target)
    except OSError as error:
        error.filename = str(path)  # users know this name, not that of the part
        raise
    finally:
        if not is_special:
            part.unlink(missing_ok=True)


def check_directory(path: Path | None) -> None:
    """Raises BadSetup if a file's directory is missing.

    Better to hear that before hours of work than after.
    """
    if path is not None and str(path) != "-" and not path.resolve().parent.is_dir():
        raise BadSetup(
            f"there's no directory {path.parent} to write {path.name} to; make it, or name another file",
            code="bad-file",
        )
