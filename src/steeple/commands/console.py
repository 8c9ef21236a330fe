"""What all commands share: the two consoles, and how input is read and errors are spoken of."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
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
_LONGEST = 600


def complain(error: SteepleError | OSError | str) -> None:
    """One red line on the standard error."""
    if isinstance(error, OSError):
        name = os.fspath(error.filename) if isinstance(error.filename, str | os.PathLike) else "a file"
        error = f"{name}: {error.strerror or error}"
    ERR.print(Text(one_line(str(error)), "red"), soft_wrap=True)


def one_line(text: str) -> str:
    """Text that may come from a stranger's file, made safe for a terminal: nothing unprintable, and not too much."""
    shown = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text[:_LONGEST])
    return shown + "…" if len(text) > _LONGEST else shown


def progress(*columns: ProgressColumn) -> Progress:
    """A progress bar on the standard error, if that is a terminal; it leaves nothing behind."""
    columns = columns or (MofNCompleteColumn(),)
    shown = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), *columns, TimeRemainingColumn())
    return Progress(*shown, console=ERR, transient=True, disable=not ERR.is_terminal)


def interpret_rules() -> None:
    """Run this process's rules as plain Python, which is soon enough for a person and needs no compiler's minute.

    Has no effect when the rules are loaded already, or when NUMBA_DISABLE_JIT says what is wanted.
    """
    if "NUMBA_DISABLE_JIT" in os.environ:
        return
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    try:
        import steeple.kernel.rule  # noqa: F401  (it reads the variable when it is imported)
    finally:
        del os.environ["NUMBA_DISABLE_JIT"]  # not for the processes this one starts


@contextmanager
def server_extra() -> Iterator[None]:
    """Around imports of the server. Raises BadSetup when what it needs is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("steeple"):
            raise
        raise BadSetup(
            f"{error.name} is missing: pip install 'steeple[server]'", code="missing-extra"
        ) from error


def read_options(game: Game, texts: Iterable[str]) -> dict[str, OptionValue]:
    """Options given as KEY=VALUE. Raises BadSetup."""
    from steeple.kernel.game import value_text

    options: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"an option is given as KEY=VALUE, not {text!r}", code="bad-option")
        if name in options:
            raise BadSetup(f"option {name} is given twice", code="bad-option")
        known = {value_text(known): known for known in game.option(name).values}
        options[name] = known.get(value, value)
    return options


def read_bots(text: str) -> list[str]:
    """Bots given as BOT,BOT … Raises BadSetup."""
    from steeple.ai.players import check_bot

    names = [name.strip() for name in text.split(",")]
    for name in names:
        check_bot(name)
    return names


def read_series_seed(text: str) -> int:
    """A series' seed: a decimal number below 2**64. Raises BadSetup."""
    if not re.fullmatch("[0-9]{1,20}", text) or int(text) >= 2**64:
        raise BadSetup(f"a seed is a whole number from 0 to {2**64 - 1}, not {text!r}", code="bad-seed")
    return int(text)


def examples(*lines: str) -> str:
    """The end of a command's help."""
    return "\n".join(("Examples:", *lines))


def check_extra(who: str, *modules: str) -> None:
    """Raises BadSetup when something is not installed that `who` needs."""
    for module in modules:
        if find_spec(module) is None:
            raise BadSetup(f"{who} needs {module}: pip install 'steeple[arena]'", code="missing-extra")
