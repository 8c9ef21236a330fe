"""`steeple verify`: checks that a game was dealt from the seed the server committed to before it began."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from steeple.commands.console import OUT, interpret_rules, print_error
from steeple.commands.match_text import describe_end
from steeple.errors import RecordFault
from steeple.kernel.game import Json


def verify(
    file: Annotated[
        Path,
        typer.Argument(metavar="RECORD", help="A file of records, one per line.", show_default=False),
    ],
    commitment: Annotated[
        str | None,
        typer.Option(
            metavar="HEX",
            help="The commitment the server showed before the game. Default: the one in the record.",
        ),
    ] = None,
) -> None:
    """Check that a game was dealt fairly.

    The seed must be the one the server committed to, and the deal must follow from it. Every action and the
    result are checked too.

    Exit code: 0 if all is well, 1 if something is wrong, 2 if the file can't be read.
    """
    from steeple.kernel.record import read_file

    interpret_rules()  # plain Python checks a record or two before a compiler has even started
    exit_code = 0
    for line, record, _ in read_file(file):
        try:
            for sentence in check_record(record, commitment):
                OUT.print(sentence, highlight=False)
        except RecordFault as fault:
            print_error(f"{file}: {fault.at_line(line)}")
            exit_code = 1
    raise typer.Exit(exit_code)


def check_record(record: dict[str, Json], commitment: str | None) -> list[str]:
    """What was checked in a record, one sentence each. Raises RecordFault."""
    from steeple.games import GAMES
    from steeple.kernel.record import replay

    match = replay(record, GAMES)
    if "fair" not in record:
        raise RecordFault(
            "the server made no commitment before this game, so nobody can tell whether it chose the seed",
            place="fair",
            code="no-commitment",
        )
    published = record["fair"]["commitment"]
    if commitment is not None and commitment.strip().lower() != published:
        raise RecordFault(
            f"the commitment before the game was {commitment[:80]}, "
            "so this is a different game, or the seed was changed",
            place="fair.commitment",
            code="wrong-commitment",
        )
    scores = " to ".join(map(str, match.scores))
    ended = f"ended {scores}: {describe_end(match)}" if match.is_over else "isn't over"
    shown = ", the one you were shown" if commitment else ""
    return [
        f"commitment  {published}, the SHA-256 of seed and salt{shown}",
        f"deal        follows from the seed {match.seed}",
        f"actions     {match.ply}, all legal by rules {match.rules} of {match.game.name}",
        f"result      the game {ended}",
    ]
