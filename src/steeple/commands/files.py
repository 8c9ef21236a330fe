"""Files that are either written whole or not at all."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO


@contextmanager
def writing(path: Path) -> Iterator[TextIO]:
    """A text file to write to, which takes its name when all is written; after Ctrl-C or an error nothing is left of it.

    `-` is the standard output. What is no regular file (a pipe, a device) is written to directly. Raises OSError.
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
        error.filename = str(path)  # not the name of the part, and not none
        raise
    finally:
        if not is_special:
            part.unlink(missing_ok=True)
