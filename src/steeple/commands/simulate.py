"""`steeple simulate`: records of random games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from steeple.commands.files import writing
from steeple.commands.terminal import OUT, complain, interpret_rules, progress, read_options, read_series_seed

_FEW_GAMES = 20
"""Sooner played by plain Python than by rules that may have to be compiled first."""


def simulate(
    game: Annotated[str, typer.Argument(help="The game's name, as `steeple games` lists it.", show_default=False)],
    out: Annotated[
        Path, typer.Option(help="The file to write, one record a line; - is the standard output.", show_default=False)
    ],
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1,
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="The series' seed: the same seed gives the same bytes.")] = "0",
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    legal: Annotated[bool, typer.Option("--legal", help="Write the legal actions before each action too.")] = False,
) -> None:
    """Play random games and write their records, one a line.

    The file appears when all of it is written: Ctrl-C leaves no half of one.
    """
    if games <= _FEW_GAMES:
        interpret_rules()
    from steeple.games import GAMES
    from steeple.kernel.playouts import simulate as simulated
    from steeple.kernel.record import write_line

    number = read_series_seed(seed)
    chosen = GAMES[game]
    options = read_options(chosen, option or ())
    chosen.blank(players, options)  # what cannot be played is refused before a file is opened
    try:
        with writing(out) as file, progress() as bar:
            task = bar.add_task("compiling", total=games)
            for record in simulated(chosen, games, players, options, number, legal):
                file.write(write_line(record))
                bar.update(task, advance=1, description="playing")
    except KeyboardInterrupt:
        complain(f"stopped: {out} was not written")
        raise
    if str(out) != "-":
        OUT.print(Text(f"{games} {'game' if games == 1 else 'games'} in {out}"), soft_wrap=True)
