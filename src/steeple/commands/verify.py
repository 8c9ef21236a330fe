"""`steeple verify`: was this game dealt as was promised before it began?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from steeple.commands.console import OUT, complain, interpret_rules
from steeple.errors import RecordFault
from steeple.kernel.game import Json


def verify(
    file: Annotated[
        Path, typer.Argument(metavar="RECORD", help="A file of records, one a line.", show_default=False)
    ],
    commitment: Annotated[
        str | None,
        typer.Option(
            metavar="HEX", help="What the server showed before the game; without it, what the record says."
        ),
    ] = None,
) -> None:
    """Check that a game was dealt fairly: its seed is the one that was committed to, and the deal follows from the seed.

    Every action and the result are checked too.
    Exit code: 0 all is as it should be, 1 it is not, 2 the file cannot be read.
    """
    from steeple.kernel.record import read_file

    interpret_rules()  # a record or two is sooner checked by plain Python than rules are compiled
    exit_code = 0
    for line, record, _ in read_file(file):
        try:
            for sentence in checked(record, commitment):
                OUT.print(sentence, highlight=False)
        except RecordFault as fault:
            complain(f"{file}: {fault.at_line(line)}")
            exit_code = 1
    raise typer.Exit(exit_code)


def checked(record: dict[str, Json], commitment: str | None) -> list[str]:
    """What has been checked of a record, a sentence each. Raises RecordFault."""
    from steeple.games import GAMES
    from steeple.kernel.record import replay

    match = replay(record, GAMES)
    if "fair" not in record:
        raise RecordFault(
            "nothing was committed to before this game, so nobody can tell whether its seed was chosen",
            place="fair",
            code="no-commitment",
        )
    published = record["fair"]["commitment"]
    if commitment is not None and commitment.strip().lower() != published:
        raise RecordFault(
            f"before the game the commitment was {commitment[:80]}, which is another game's, or the seed was changed",
            place="fair.commitment",
            code="wrong-commitment",
        )
    result = match.result()
    ended = (
        "is not over"
        if result is None
        else f"ended by {result['end']}, {' to '.join(map(str, result['scores']))}"
    )
    return [
        f"commitment  {published}, the SHA-256 of seed and salt"
        + (", as you were shown" if commitment else ""),
        f"deal        follows from the seed {match.seed}",
        f"actions     {match.ply}, all legal by rules {match.rules} of {match.game.name}",
        f"result      the game {ended}",
    ]
