"""`steeple show`: a position of a record, drawn."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from steeple.commands.console import OUT, interpret_rules
from steeple.errors import BadSetup, RecordFault, SteepleError

if TYPE_CHECKING:
    from steeple.kernel.match import Match


def show(
    record: Annotated[
        Path, typer.Argument(metavar="RECORD", help="A file of records, one a line.", show_default=False)
    ],
    at: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Draw the position after N actions, the last unless told; -1 is the one before it.",
            show_default=False,
        ),
    ] = None,
    line: Annotated[int, typer.Option(min=1, metavar="L", help="Which line of the file.")] = 1,
    seat: Annotated[
        str,
        typer.Option(
            metavar="S", help="Whose view: a seat from 0 on, none for a spectator's, all with all hands open."
        ),
    ] = "none",
) -> None:
    """Draw a position of a record in the terminal."""
    interpret_rules()
    from steeple.commands.words import winners

    listed, match = read_match(record, line, at)
    OUT.print(title(match, listed))
    OUT.print()
    OUT.print(match.game.draw(chosen_view(match, seat)))
    OUT.print()
    if match.is_over:
        OUT.print(winners(match))
    OUT.print(Text(steps(match.ply, listed), "dim"))


def read_match(path: Path, number: int, at: int | None) -> tuple[int, Match]:
    """How many actions a file's `number`-th line has, and the match after `at` of them. Raises RecordFault, BadSetup."""
    from steeple.games import GAMES
    from steeple.kernel.record import deal_of, read_line

    record = read_line(_line(path, number), number)
    try:
        match = deal_of(record, GAMES)
        actions = record["actions"]
        if not isinstance(actions, list) or not all(isinstance(text, str) for text in actions):
            raise RecordFault("actions are a list of texts", place="actions", code="not-a-record")
        for text in actions[: _ply(at, len(actions))]:
            _play(match, text)
    except RecordFault as fault:
        raise fault.at_line(number) from fault
    return len(actions), match


def _line(path: Path, number: int) -> bytes:
    from steeple.kernel.record import raw_lines

    with path.open("rb") as file:
        for found, line in raw_lines(file):
            if found == number:
                return line
    raise BadSetup(f"{path} has no record in line {number}", code="bad-line")


def _ply(at: int | None, listed: int) -> int:
    """How many actions to play, of so many in the record. Raises BadSetup."""
    if at is None:
        return listed
    if not -listed <= at <= listed:
        raise BadSetup(
            f"this record has {listed} actions: --at is from 0 to {listed}, or from -{listed}", code="bad-ply"
        )
    return at if at >= 0 else listed + at


def _play(match: Match, text: str) -> None:
    try:
        match.play(text)
    except SteepleError as error:
        raise RecordFault(
            f"{text[:40]!r}: {error.sentence}",
            place=f"actions[{match.ply}]",
            code=error.code,
            rule=error.rule,
        ) from error


def chosen_view(match: Match, seat: str) -> dict[str, Any]:
    """The view of a seat, of a spectator (`none`), or of everybody together (`all`). Raises BadSetup."""
    if seat == "all":
        return opened(match)
    if seat == "none":
        return match.view()
    if seat not in map(str, range(match.players)):
        raise BadSetup(
            f"seats of this game are 0 to {match.players - 1}, none and all, not {seat!r}", code="bad-seat"
        )
    return match.view(int(seat))


def opened(match: Match) -> dict[str, Any]:
    """What all seats together see."""
    view = match.view()
    for seat in range(match.players):
        view = {**_filled(view, match.view(seat)), "seat": None}
    return view


def _filled(view: Any, other: Any) -> Any:
    """A view with its gaps filled from another one's."""
    if view is None or other is None:
        return other if view is None else view
    if isinstance(view, dict):
        return {key: _filled(value, other[key]) for key, value in view.items()}
    if isinstance(view, list):
        return [_filled(one, two) for one, two in zip(view, other, strict=True)]
    return view


def title(match: Match, listed: int) -> Text:
    """Game, ply, and what happened last."""
    from steeple.commands.words import played, turnings

    text = Text().append(match.game.title, "bold").append(f" · after {match.ply} of {listed} actions")
    if match.ply:
        text.append(" · ").append_text(played(match, match.ply - 1))
        text.append("".join(f" · {words}" for words in turnings(match, match.ply - 1)), "bold")
    return text


def steps(ply: int, listed: int) -> str:
    """How to look at the positions beside this one."""
    ways = [f"--at {ply - 1} is the one before"] if ply > 0 else []
    ways += [f"--at {ply + 1} is the next"] if ply < listed else []
    return ", ".join(ways or ["this record has no action yet"])
