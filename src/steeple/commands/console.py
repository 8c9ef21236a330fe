"""What all commands share: the two consoles, reading values from flags, and printing errors."""

from __future__ import annotations

import inspect
import os
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    SpinnerColumn,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from steeple.errors import BadSetup, SteepleError

if TYPE_CHECKING:
    from steeple.kernel.game import Game, OptionValue

OUT = Console(highlight=False)
ERR = Console(highlight=False, stderr=True)
_LONGEST_LINE = 600


# --- Printing ---


def print_error(error: SteepleError | OSError | str) -> None:
    """Print an error on standard error, as one red line."""
    if isinstance(error, OSError):
        name = os.fspath(error.filename) if isinstance(error.filename, str | os.PathLike) else "a file"
        error = f"{name}: {error.strerror or error}"
    ERR.print(Text(make_printable(str(error)), "red"), soft_wrap=True)


def make_printable(text: str) -> str:
    """Make text from a stranger's file safe to print. Escapes control characters, and cuts long text."""
    letters = text[:_LONGEST_LINE]
    shown = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in letters)
    return shown + "…" if len(text) > _LONGEST_LINE else shown


def progress_bar(*columns: ProgressColumn) -> Progress:
    """A progress bar on standard error. It's shown only in a terminal and disappears when it's done."""
    columns = columns or (MofNCompleteColumn(),)
    shown = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), *columns, TimeRemainingColumn())
    return Progress(*shown, console=ERR, transient=True, disable=not ERR.is_terminal)


def format_help(command: Callable[..., None]) -> str:
    """A command's docstring as help: one line per paragraph, so that the terminal can wrap it."""
    paragraphs = inspect.cleandoc(command.__doc__ or "").split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


def format_examples(*lines: str) -> str:
    """The examples at the end of a command's help."""
    return "\n".join(("Examples:", *lines))


# --- What a command needs before it can run ---


def interpret_rules() -> None:
    """Run the rules in this process as plain Python: fast enough for one person, with no wait for a compiler.

    Does nothing if the rules are already loaded, or if NUMBA_DISABLE_JIT is set.
    """
    if "NUMBA_DISABLE_JIT" in os.environ:
        return
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    try:
        import steeple.kernel.rule  # noqa: F401 - it reads the variable when it's imported
    finally:
        del os.environ["NUMBA_DISABLE_JIT"]  # processes that this one starts should compile


@contextmanager
def require_server() -> Iterator[None]:
    """Wrap imports of the server. Raises BadSetup if one of its dependencies isn't installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("steeple"):
            raise
        raise BadSetup(
            f"the server needs {error.name}: run pip install 'steeple[server]'", code="missing-extra"
        ) from error


def require_modules(user: str, *modules: str, extra: str = "arena") -> None:
    """Raises BadSetup if `user` (a tournament, a report) needs a module that isn't installed."""
    for module in modules:
        if find_spec(module) is None:
            raise BadSetup(f"{user} needs {module}: run pip install 'steeple[{extra}]'", code="missing-extra")


# --- Reading values from flags ---


def read_options(game: Game, texts: Iterable[str]) -> dict[str, OptionValue]:
    """Read a game's options, each given as KEY=VALUE. Raises BadSetup."""
    from steeple.kernel.game import value_text

    options: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"{text!r} isn't an option; write it as KEY=VALUE", code="bad-option")
        if name in options:
            raise BadSetup(f"option {name} is given twice; give it once", code="bad-option")
        known = {value_text(known): known for known in game.option(name).values}
        options[name] = known.get(value, value)
    return options


def read_bots(text: str) -> list[str]:
    """Read a list of bots, given as BOT,BOT… Raises BadSetup."""
    from steeple.ai.players import check_bot

    names = [name.strip() for name in text.split(",")]
    for name in names:
        check_bot(name)
    return names


def read_series_seed(text: str) -> int:
    """Read the seed of a series of games: a decimal number below 2**64. Raises BadSetup."""
    if not re.fullmatch("[0-9]{1,20}", text) or int(text) >= 2**64:
        raise BadSetup(f"{text!r} isn't a seed; give a whole number from 0 to {2**64 - 1}", code="bad-seed")
    return int(text)
