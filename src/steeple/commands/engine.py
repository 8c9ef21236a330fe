"""`steeple engine`: the bots for other programs, over lines of JSON."""

from __future__ import annotations

import sys
from typing import Annotated

import typer


def engine(
    cores: Annotated[
        int,
        typer.Option(min=1, help="How many cores level 5 may use for a decision limited by time alone."),
    ] = 1,
) -> None:
    """Let other programs use the bots.

    Read a question per line from standard input, and answer each with one line. Questions and answers are
    JSON; docs/engine.md explains them.
    """
    from steeple.arena.engine import Engine, serve

    serve(Engine(cores), sys.stdin.buffer, sys.stdout.buffer)
