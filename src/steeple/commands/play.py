"""`steeple play`: a game in the terminal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from steeple.commands.console import OUT, complain, interpret_rules, read_bots, read_options
from steeple.errors import BadSetup, WorkerLost

if TYPE_CHECKING:
    from steeple.commands.terminal_game.board import Table
    from steeple.kernel.game import Game
    from steeple.kernel.match import Match


def play(
    game: Annotated[
        str | None,
        typer.Argument(help="The game's name; without it you choose from a list.", show_default=False),
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="How many players, 2 unless told.", show_default=False)
    ] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="K",
            help="A seat that a person has, 0 unless told; may be repeated; none to watch bots.",
            show_default=False,
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOT,BOT…",
            help="Who has the other seats, in their order and over again: random, greedy, level:1 (novice) to level:5 "
            "(master); random unless told.",
            show_default=False,
        ),
    ] = None,
    explain: Annotated[
        bool,
        typer.Option("--explain", help="Say what bots thought of, which may give their hidden cards away."),
    ] = False,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(
            metavar="S",
            help="Deal from this seed, and let bots draw from it: a number, or 0x and the 16 or 64 digits of a record's.",
        ),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game that was kept.")] = False,
    out: Annotated[
        Path | None, typer.Option(help="Write the finished game's record to this file.", show_default=False)
    ] = None,
) -> None:
    """Play in the terminal, against bots or with others at the same screen."""
    interpret_rules()
    from steeple.commands.terminal_game import saved_games
    from steeple.commands.terminal_game.board import Quit, Table

    if out is not None and not out.resolve().parent.is_dir():
        raise BadSetup(f"there is no directory {out.parent} to write the record to", code="bad-file")
    if resume:
        if game or players or seat or bots or option or seed:
            raise BadSetup(
                "--resume goes on with the kept game as it was; leave out game, players, seats, bots, options and seed"
            )
        match, people, names = saved_games.resume()
        table = Table(match, people, OUT, names, explain)
    else:
        match = new_match(game, players or 2, option or [], seed)
        people = read_seats(seat or ["0"], match.players)
        table = Table(match, people, OUT, seat_bots(bots, match.players, people), explain)
        if saved_games.kept_file().exists():
            OUT.print(Text("A game was kept earlier: `steeple play --resume` would go on with it.", "dim"))
    try:
        table.play()
    except (Quit, KeyboardInterrupt):
        leave(table)
    except WorkerLost:
        leave(table)
        raise
    else:
        finish(table.match, out)


def new_match(name: str | None, players: int, options: list[str], seed: str | None) -> Match:
    """A new game, dealt. Raises BadSetup, UnknownGame."""
    from steeple.games import GAMES
    from steeple.kernel.match import Match

    game = GAMES[name] if name else choose()
    return Match(game, players, read_options(game, options), read_seed(seed))


def choose() -> Game:
    """A game picked from a numbered list. Raises Exit at the end of input."""
    from steeple.games import GAMES

    names = list(GAMES)
    for number, name in enumerate(names, start=1):
        OUT.print(
            Text(f"  {number}  ", "bold")
            .append(f"{GAMES[name].title}  ", "not bold")
            .append(name, "not bold dim")
        )
    while True:
        try:
            text = OUT.input(Text(f"Which game? 1 to {len(names)}: ")).strip()
        except EOFError:
            raise typer.Exit(2) from None
        if text in names:
            return GAMES[text]
        if text in map(str, range(1, len(names) + 1)):
            return GAMES[names[int(text) - 1]]


def read_seats(texts: list[str], players: int) -> set[int]:
    """The seats of people. Raises BadSetup."""
    if texts == ["none"]:
        return set()
    known = {str(seat): seat for seat in range(players)}
    for text in texts:
        if text not in known:
            raise BadSetup(
                f"with {players} players seats are 0 to {players - 1}, or none, not {text!r}", code="bad-seat"
            )
    return {known[text] for text in texts}


def seat_bots(text: str | None, players: int, people: set[int]) -> dict[int, str]:
    """The bots of the seats that people leave, given as BOT,BOT … Raises BadSetup."""
    if text is None:
        return {}
    names, seats = read_bots(text), [seat for seat in range(players) if seat not in people]
    if len(names) > len(seats):
        sentence = f"{len(names)} named for {len(seats)} left by people; name fewer bots, or add players"
        raise BadSetup(f"there are not seats enough for the bots: {sentence}", code="bad-bot")
    return {seat: names[number % len(names)] for number, seat in enumerate(seats)}


def read_seed(text: str | None) -> str | None:
    """A deal's seed as a record has it. Raises BadSetup."""
    from steeple.kernel.seed import seed_text

    if text is None:
        return None
    if re.fullmatch("0x[0-9a-f]{64}", text):
        return text.removeprefix("0x")
    if re.fullmatch("0x[0-9a-f]{1,16}", text):
        return seed_text(int(text, 16))
    if re.fullmatch("[0-9]{1,20}", text) and int(text) < 2**64:
        return seed_text(int(text))
    raise BadSetup(
        f"a seed is a number below 2**64, or 0x and 16 or 64 digits of 0-9 and a-f, not {text!r}",
        code="bad-seed",
    )


def leave(table: Table) -> None:
    """Keep the game and say how to go on with it."""
    from steeple.commands.terminal_game import saved_games
    from steeple.kernel.record import write_line

    try:
        aside = saved_games.keep(table.match, table.people, table.bots.seats)
    except OSError as error:
        complain(error)
        OUT.print(Text(write_line(table.match.record())), soft_wrap=True, end="")
        raise typer.Exit(2) from None
    OUT.print("\nThe game is kept; go on with it: steeple play --resume", markup=False)
    if aside:
        OUT.print(Text(f"The game kept before it is now {aside}"), soft_wrap=True)


def finish(match: Match, out: Path | None) -> None:
    """Write the record and say where it is."""
    from steeple.commands.terminal_game import saved_games

    try:
        path = saved_games.keep_finished(match, out)
    except OSError as error:
        if out is None:
            raise
        complain(error)
        path = saved_games.keep_finished(match, None)
    saved_games.forget(match)
    OUT.print(Text(f"The record is in {path}", "dim"), soft_wrap=True)
