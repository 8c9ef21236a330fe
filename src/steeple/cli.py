"""The command line: `steeple` and its commands.

Exit codes: 0 for success, 1 for a failed check, 2 when a command can't do what it was asked to do.
"""

from __future__ import annotations

import io
import signal
import sys
from collections.abc import Callable
from typing import Annotated

import typer

from steeple import __version__
from steeple.commands import (
    admin,
    backup,
    bench,
    check,
    export,
    games,
    match,
    play,
    replay,
    report,
    serve,
    show,
    simulate,
    tournament,
    train,
    verify,
)
from steeple.commands.console import format_examples, format_help, print_error
from steeple.errors import RecordFault, SteepleError

app = typer.Typer(
    name="steeple",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


def _print_version(is_asked: bool) -> None:
    if is_asked:
        print(f"steeple {__version__}")
        raise typer.Exit


@app.callback(epilog=format_examples("steeple serve --open", "steeple play campanile-2009", "steeple games"))
def steeple(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Play tower and tile games to the letter of their rules.

    Run `steeple COMMAND --help` to see what a command does and how to use it.
    """


def _add(command: Callable[..., None], *examples: str) -> None:
    app.command(help=format_help(command), epilog=format_examples(*examples))(command)


_add(games.games, "steeple games")
_add(
    play.play,
    "steeple play",
    "steeple play campanile-2009 --players 4",
    "steeple play campanile-1996 --players 3 --seat 0 --seat 1 --option bet=exact",
    "steeple play --resume",
)
_add(
    show.show,
    "steeple show games.jsonl",
    "steeple show games.jsonl --line 3 --at 40",
    "steeple show games.jsonl --seat all",
)
_add(
    simulate.simulate,
    "steeple simulate campanile-2009 --players 5 --games 2000 --out games.jsonl",
    "steeple simulate campanile-1996 --legal --out - | steeple replay -",
    "steeple simulate campos --games 100000 --out games.jsonl --on ray",
)
_add(replay.replay, "steeple replay games.jsonl", "steeple replay *.jsonl")
_add(verify.verify, "steeple verify game.jsonl", "steeple verify game.jsonl --commitment 5a0f…")
_add(
    tournament.tournament,
    "steeple tournament --game campos --bots level:5,level:3,greedy --games 400",
    "steeple tournament --game campos --bots level:2,greedy --games 80 --json -",
)
_add(
    match.match,
    "steeple match level:4 level:3 --game campos --deals 50",
    "steeple match level:5,simulations=400 level:4 --game five-towers --at-least 60",
    "steeple match level:5 'level:5@engine:ssh club steeple engine' --game campos --milliseconds 50",
)
_add(match.engine, "steeple engine", "steeple engine < questions.jsonl > answers.jsonl")
_add(
    train.train,
    "steeple train campanile-2009",
    "steeple train campos --generations 4 --games 500 --plot campos.png",
    "steeple train five-towers --on ray --address auto",
)
_add(
    report.report,
    "steeple report five-towers --players 2,3,4",
    "steeple report campanile-2009 --compare campanile-1996 --games 20000",
    "steeple report campanile-1996 --compare bet=exact --compare target=just-built",
)
_add(export.export, "steeple export --out games.jsonl")
_add(
    backup.backup,
    "steeple backup --out monday.backup",
    "steeple backup --database club.sqlite --out club.backup",
)
_add(backup.restore, "steeple restore monday.backup --database postgresql://steeple@localhost/steeple")
_add(check.check, "steeple check club.sqlite", "steeple check monday.backup")
_add(
    serve.serve,
    "steeple serve --open",
    "steeple serve --host 0.0.0.0 --port 80",
    "steeple serve --database postgresql://steeple@localhost/steeple --workers 4",
)
app.add_typer(admin.app, name="admin")
app.add_typer(bench.app, name="bench")


def main() -> None:
    """Run a command. An error that it raises becomes one line on standard error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # Some terminals lack our glyphs, and some input isn't text at all.
            stream.reconfigure(errors="replace")
    for name in ("SIGTERM", "SIGHUP"):
        if signal.getsignal(number := getattr(signal, name, signal.SIGTERM)) is signal.SIG_DFL:
            # Handle it like Ctrl-C, so that a command can clean up its files.
            signal.signal(number, signal.default_int_handler)
    try:
        app()
    except SteepleError as error:
        print_error(error)
        sys.exit(1 if isinstance(error, RecordFault) else 2)
    except OSError as error:
        print_error(error)
        sys.exit(2)


if __name__ == "__main__":  # python -m steeple.cli, as release 0.1 had it
    main()
