"""The command line: `steeple` and its commands. Exit codes: 0, 1 for a failed check, 2 for what cannot be done as asked."""

from __future__ import annotations

import io
import signal
import sys
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
    play,
    replay,
    report,
    serve,
    show,
    simulate,
    tournament,
    verify,
)
from steeple.commands.console import complain, examples
from steeple.errors import RecordFault, SteepleError

app = typer.Typer(
    name="steeple",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


def _version(is_asked: bool) -> None:
    if is_asked:
        print(f"steeple {__version__}")
        raise typer.Exit


@app.callback(epilog=examples("steeple play campanile-2009", "steeple games"))
def steeple(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Tower and tile games, played to the letter of their rules."""


app.command(epilog=examples("steeple games"))(games.games)
app.command(
    epilog=examples(
        "steeple play",
        "steeple play campanile-2009 --players 4",
        "steeple play campanile-1996 --players 3 --seat 0 --seat 1 --option bet=exact",
        "steeple play --resume",
    )
)(play.play)
app.command(
    epilog=examples(
        "steeple show games.jsonl",
        "steeple show games.jsonl --line 3 --at 40",
        "steeple show games.jsonl --seat all",
    )
)(show.show)
app.command(
    epilog=examples(
        "steeple simulate campanile-2009 --players 5 --games 2000 --seed 7 --out games.jsonl",
        "steeple simulate campanile-1996 --option bet=exact --legal --out - | steeple replay -",
        "steeple simulate campos --games 100000 --out games.jsonl --on ray",
    )
)(simulate.simulate)
app.command(epilog=examples("steeple replay games.jsonl", "steeple replay *.jsonl"))(replay.replay)
app.command(epilog=examples("steeple verify game.jsonl", "steeple verify game.jsonl --commitment 5a0f…"))(
    verify.verify
)
app.command(
    epilog=examples(
        "steeple tournament --game campanile-2009 --bots level:5,level:3,greedy --games 400",
        "steeple tournament --game campos --players 4 --bots level:2,greedy --games 80 --simulations 50 --json campos.json",
    )
)(tournament.tournament)
app.command(
    epilog=examples(
        "steeple report five-towers --players 2,3,4",
        "steeple report campanile-2009 --compare campanile-1996 --games 20000",
        "steeple report campanile-1996 --compare bet=exact --compare target=just-built --games 5000",
    )
)(report.report)
app.command(epilog=examples("steeple export --out games.jsonl"))(export.export)
app.command(
    epilog=examples(
        "steeple backup --out monday.backup", "steeple backup --database club.sqlite --out club.backup"
    )
)(backup.backup)
app.command(
    epilog=examples("steeple restore monday.backup --database postgresql://steeple@localhost/steeple")
)(backup.restore)
app.command(epilog=examples("steeple check club.sqlite", "steeple check monday.backup"))(check.check)
app.command(
    epilog=examples(
        "steeple serve --open",
        "steeple serve --host 0.0.0.0 --port 80",
        "steeple serve --database postgresql://steeple:secret@localhost/steeple --workers 4 --behind-tls",
    )
)(serve.serve)
app.add_typer(admin.app, name="admin")
app.add_typer(bench.app, name="bench")


def main() -> None:
    """Run a command; what it refuses becomes one line on the standard error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our glyphs, or bytes that are no text
    for name in ("SIGTERM", "SIGHUP"):
        if signal.getsignal(number := getattr(signal, name, signal.SIGTERM)) is signal.SIG_DFL:
            signal.signal(number, signal.default_int_handler)  # like Ctrl-C, so that files are left in order
    try:
        app()
    except SteepleError as error:
        complain(error)
        sys.exit(1 if isinstance(error, RecordFault) else 2)
    except OSError as error:
        complain(error)
        sys.exit(2)


if __name__ == "__main__":
    main()
