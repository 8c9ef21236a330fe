"""`steeple show`: draws a position from a record."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from steeple.commands.console import OUT, interpret_rules
from steeple.errors import BadSetup, RecordFault
from steeple.plurals import count_of

if TYPE_CHECKING:
    from steeple.kernel.match import Match


def show(
    record: Annotated[
        Path,
        typer.Argument(metavar="RECORD", help="A file of records, one per line.", show_default=False),
    ],
    at: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Draw the position after N actions; -1 is the one before the last. Default: the last.",
            show_default=False,
        ),
    ] = None,
    line: Annotated[int, typer.Option(min=1, metavar="L", help="Which line of the file.")] = 1,
    seat: Annotated[
        str,
        typer.Option(
            metavar="S",
            help="Whose view to draw: a seat counted from 0, none for a spectator, all to see every hand.",
        ),
    ] = "none",
) -> None:
    """Draw a position from a record in the terminal."""
    interpret_rules()
    from steeple.commands.match_text import describe_result

    count, match = read_match(record, line, at)
    OUT.print(describe_position(match, count))
    OUT.print()
    OUT.print(match.game.draw(select_view(match, seat)))
    OUT.print()
    if match.is_over:
        OUT.print(describe_result(match))
    OUT.print(Text(describe_neighbours(match.ply, count), "dim"))


def read_match(path: Path, number: int, at: int | None) -> tuple[int, Match]:
    """How many actions a line of a file lists, and the match after `at` of them.

    Raises RecordFault, BadSetup.
    """
    from steeple.games import GAMES
    from steeple.kernel.record import deal_of, play_recorded, read_line

    record = read_line(_find_line(path, number), number)
    try:
        match = deal_of(record, GAMES)
        actions = record["actions"]
        if not isinstance(actions, list) or not all(isinstance(text, str) for text in actions):
            raise RecordFault("actions should be a list of texts", place="actions", code="not-a-record")
        for text in actions[: _find_ply(at, len(actions))]:
            play_recorded(match, text, match.ply)
    except RecordFault as fault:
        raise fault.at_line(number) from fault
    return len(actions), match


def _find_line(path: Path, number: int) -> bytes:
    from steeple.kernel.record import raw_lines

    last = 0
    with path.open("rb") as file:
        for found, line in raw_lines(file):
            if found == number:
                return line
            last = found
    raise BadSetup(f"{path} has no record in line {number}; its last is in line {last}", code="bad-line")


def _find_ply(at: int | None, count: int) -> int:
    """How many of a record's actions to play. Raises BadSetup."""
    if at is None:
        return count
    if not -count <= at <= count:
        raise BadSetup(
            f"this record has {count_of(count, 'action')}; give --at a number from -{count} to {count}",
            code="bad-ply",
        )
    return at if at >= 0 else count + at


def select_view(match: Match, seat: str) -> dict[str, Any]:
    """The view of a seat, of a spectator (`none`), or of everybody together (`all`). Raises BadSetup."""
    if seat == "all":
        return merge_views(match)
    if seat == "none":
        return match.view()
    if seat not in map(str, range(match.players)):
        raise BadSetup(
            f"this game has no seat {seat!r}; give 0 to {match.players - 1}, none or all", code="bad-seat"
        )
    return match.view(int(seat))


def merge_views(match: Match) -> dict[str, Any]:
    """What all seats see between them."""
    view = match.view()
    for seat in range(match.players):
        view = {**_fill_gaps(view, match.view(seat)), "seat": None}
    return view


def _fill_gaps(view: Any, other: Any) -> Any:
    """A view, with the parts it lacks taken from another one."""
    if view is None or other is None:
        return other if view is None else view
    if isinstance(view, dict):
        return {key: _fill_gaps(value, other[key]) for key, value in view.items()}
    if isinstance(view, list):
        return [_fill_gaps(one, two) for one, two in zip(view, other, strict=True)]
    return view


def describe_position(match: Match, count: int) -> Text:
    """The game, how many of the record's actions are played, and the last one."""
    from steeple.commands.match_text import describe_action, describe_turning_points

    text = (
        Text().append(match.game.title, "bold").append(f" · after {match.ply} of {count_of(count, 'action')}")
    )
    if match.ply:
        text.append(" · ").append_text(describe_action(match, match.ply - 1))
        text.append("".join(f" · {words}" for words in describe_turning_points(match, match.ply - 1)), "bold")
    return text


def describe_neighbours(ply: int, count: int) -> str:
    """How to see the positions before and after this one."""
    ways = [f"--at {ply - 1} is the one before"] if ply > 0 else []
    ways += [f"--at {ply + 1} is the next"] if ply < count else []
    return ", ".join(ways or ["this record has no action yet"])
