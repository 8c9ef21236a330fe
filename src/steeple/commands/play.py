"""`steeple play`: a game in the terminal."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from steeple.commands.console import OUT, interpret_rules, print_error, read_bots, read_options
from steeple.commands.files import check_directory
from steeple.commands.flags import takes_flags
from steeple.errors import BadSetup, WorkerLost
from steeple.plurals import count_of

if TYPE_CHECKING:
    from steeple.commands.terminal_game.board import Board
    from steeple.kernel.game import Game
    from steeple.kernel.match import Match


@dataclass(frozen=True)
class PlayFlags:
    """The flags of `steeple play`."""

    game: Annotated[
        str | None,
        typer.Argument(help="The game's name. Without it, you choose from a list.", show_default=False),
    ] = None
    players: Annotated[int | None, typer.Option(help="How many players. Default: 2.", show_default=False)] = (
        None
    )
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="K",
            help="A seat for a person, counted from 0; none to watch bots. Repeatable. Default: 0.",
            show_default=False,
        ),
    ] = None
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOT,BOT…",
            help="Who takes the other seats, in turn: random, greedy, level:1 (novice) to level:5 (master). "
            "Default: random.",
            show_default=False,
        ),
    ] = None
    explain: Annotated[
        bool,
        typer.Option("--explain", help="Show what bots thought. It may give their hidden cards away."),
    ] = False
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game. Repeatable.")
    ] = None
    seed: Annotated[
        str | None,
        typer.Option(
            metavar="S",
            help="Deal from this seed: a number, or 0x and the 16 or 64 hex digits from a record.",
        ),
    ] = None
    resume: Annotated[bool, typer.Option("--resume", help="Continue the game you left.")] = False
    out: Annotated[
        Path | None, typer.Option(help="Write the finished game's record to this file.", show_default=False)
    ] = None


@takes_flags(PlayFlags)
def play(flags: PlayFlags) -> None:
    """Play in the terminal, against bots or with others at the same screen."""
    interpret_rules()
    from steeple.commands.terminal_game.board import Quit

    check_directory(flags.out)
    board = resume_board(flags) if flags.resume else new_board(flags)
    try:
        board.play()
    except (Quit, KeyboardInterrupt):
        leave(board)
    except WorkerLost:
        leave(board)
        raise
    else:
        finish(board.match, flags.out)


def resume_board(flags: PlayFlags) -> Board:
    """The saved game, ready to continue. Raises BadSetup, RecordFault, OSError."""
    from steeple.commands.terminal_game import saved_games
    from steeple.commands.terminal_game.board import Board

    if flags.game or flags.players or flags.seat or flags.bots or flags.option or flags.seed:
        raise BadSetup(
            "--resume continues the saved game as it was; leave out the game, --players, --seat, --bots, "
            "--option and --seed"
        )
    match, people, bots = saved_games.load()
    return Board(match, people, OUT, bots, flags.explain)


def new_board(flags: PlayFlags) -> Board:
    """A new game. Mentions a saved game, if there is one. Raises BadSetup, UnknownGame."""
    from steeple.commands.terminal_game import saved_games
    from steeple.commands.terminal_game.board import Board

    match = new_match(flags.game, flags.players or 2, flags.option or [], flags.seed)
    people = read_seats(flags.seat or ["0"], match.players)
    board = Board(match, people, OUT, assign_bots(flags.bots, match.players, people), flags.explain)
    if saved_games.saved_file().exists():
        OUT.print(Text("You have a saved game: `steeple play --resume` continues it.", "dim"))
    return board


def new_match(name: str | None, players: int, options: list[str], seed: str | None) -> Match:
    """A new game, dealt. Raises BadSetup, UnknownGame."""
    from steeple.games import GAMES
    from steeple.kernel.match import Match

    game = GAMES[name] if name else choose_game()
    return Match(game, players, read_options(game, options), read_seed(seed))


def choose_game() -> Game:
    """Let a person pick a game from a numbered list. Raises Exit at the end of input."""
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
    """The seats that people take. Raises BadSetup."""
    if texts == ["none"]:
        return set()
    known = {str(seat): seat for seat in range(players)}
    for text in texts:
        if text not in known:
            raise BadSetup(
                f"there's no seat {text!r} with {players} players; give 0 to {players - 1}, or none",
                code="bad-seat",
            )
    return {known[text] for text in texts}


def assign_bots(text: str | None, players: int, people: set[int]) -> dict[int, str]:
    """The bots for the seats that no person takes, given as BOT,BOT… Raises BadSetup."""
    if text is None:
        return {}
    names, seats = read_bots(text), [seat for seat in range(players) if seat not in people]
    if len(names) > len(seats):
        raise BadSetup(
            f"you named {count_of(len(names), 'bot')} for {count_of(len(seats), 'free seat')}; "
            "name fewer bots, or add players",
            code="bad-bot",
        )
    return {seat: names[number % len(names)] for number, seat in enumerate(seats)}


def read_seed(text: str | None) -> str | None:
    """A deal's seed, written as in a record. Raises BadSetup."""
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
        f"{text!r} isn't a seed; give a number below 2**64, or 0x and 16 or 64 digits of 0-9 and a-f",
        code="bad-seed",
    )


def leave(board: Board) -> None:
    """Save the game and say how to continue it."""
    from steeple.commands.terminal_game import saved_games
    from steeple.kernel.record import write_line

    try:
        aside = saved_games.save(board.match, board.people, board.bots.seats)
    except OSError as error:
        print_error(error)
        OUT.print(Text(write_line(board.match.record())), soft_wrap=True, end="")
        raise typer.Exit(2) from None
    OUT.print("\nThe game is saved. To continue it: steeple play --resume", markup=False)
    if aside:
        OUT.print(Text(f"The game you saved before is now {aside}"), soft_wrap=True)


def finish(match: Match, out: Path | None) -> None:
    """Write the record and say where it is."""
    from steeple.commands.terminal_game import saved_games

    try:
        path = saved_games.write_record(match, out)
    except OSError as error:
        if out is None:
            raise
        print_error(error)
        path = saved_games.write_record(match, None)
    saved_games.discard(match)
    OUT.print(Text(f"The record is in {path}", "dim"), soft_wrap=True)
