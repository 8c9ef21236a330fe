"""`steeple simulate`: records of random games."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from steeple.commands.console import OUT, complain, interpret_rules, progress, read_options, read_series_seed
from steeple.commands.files import writing
from steeple.commands.places import Address, On, Place, executor_on

if TYPE_CHECKING:
    from steeple.kernel.game import OptionValue

_FEW_GAMES = 20
"""Sooner played by plain Python than by rules that may have to be compiled first."""

_GAMES_A_PIECE = 25
"""Games that are played together and handed over together."""


def simulate(
    game: Annotated[
        str, typer.Argument(help="The game's name, as `steeple games` lists it.", show_default=False)
    ],
    out: Annotated[
        Path,
        typer.Option(
            help="The file to write, one record a line; - is the standard output.", show_default=False
        ),
    ],
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1,
    seed: Annotated[
        str, typer.Option(metavar="NUMBER", help="The series' seed: the same seed gives the same bytes.")
    ] = "0",
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    legal: Annotated[
        bool, typer.Option("--legal", help="Write the legal actions before each action too.")
    ] = False,
    cores: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="How many games at a time: one here unless told, with Ray as many as it has cores.",
            show_default=False,
        ),
    ] = None,
    on: On = Place.LOCAL,
    address: Address = None,
) -> None:
    """Play random games and write their records, one a line.

    The file appears when all of it is written: Ctrl-C leaves no half of one. Where the games are played does not matter to
    what is written.
    """
    is_here = on is Place.LOCAL and (cores or 1) == 1
    if games <= _FEW_GAMES or not is_here:
        interpret_rules()  # workers compile theirs
    from steeple.arena.executor import InPlace, in_order
    from steeple.games import GAMES
    from steeple.kernel.cores import parts

    number = read_series_seed(seed)
    options = read_options(GAMES[game], option or ())
    GAMES[game].blank(players, options)  # what cannot be played is refused before a file is opened
    executor = InPlace() if is_here and address is None else executor_on(on, address, cores)
    pieces = (
        Piece(game, players, options, number, legal, first, end)
        for first, end in parts(games, _GAMES_A_PIECE)
    )
    try:
        with writing(out) as file, progress() as bar:
            task = bar.add_task("compiling", total=games)
            for lines in in_order(executor, record_lines, pieces):
                file.writelines(lines)
                bar.update(task, advance=len(lines), description="playing")
    except KeyboardInterrupt:
        complain(f"stopped: {out} was not written")
        raise
    finally:
        executor.close()
    if str(out) != "-":
        OUT.print(Text(f"{games} {'game' if games == 1 else 'games'} in {out}"), soft_wrap=True)


@dataclass(frozen=True)
class Piece:
    """Games number `first` to `end` - 1 of a series."""

    game: str
    players: int
    options: dict[str, OptionValue]
    seed: int
    with_legal: bool
    first: int
    end: int


def record_lines(piece: Piece) -> list[str]:
    """The records of a piece's games, a line each; done wherever the executor has it done."""
    from steeple.games import GAMES
    from steeple.kernel.playouts import simulate
    from steeple.kernel.record import write_line

    settings = piece.players, piece.options, piece.seed, piece.with_legal, piece.first
    return [write_line(record) for record in simulate(GAMES[piece.game], piece.end - piece.first, *settings)]
