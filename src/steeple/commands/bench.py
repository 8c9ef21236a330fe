"""`steeple bench`: how fast this machine plays."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from steeple.bench import Compiling, SearchSpeed, Speed, measure_compiling, search_speeds, speeds
from steeple.commands.console import ERR, OUT, examples

if TYPE_CHECKING:
    from steeple.kernel.game import Game

GameNames = Annotated[
    list[str] | None, typer.Option(help="A game, all unless told; may be repeated.", show_default=False)
]
Seconds = Annotated[float, typer.Option(min=0.001, max=600, help="How long to measure each figure.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print a JSON list instead of a table.")]

app = typer.Typer(help="Measure how fast the engine is on this machine.", no_args_is_help=True)


@app.callback()
def bench() -> None:
    """Measure how fast the engine is on this machine."""


@app.command(
    epilog=examples(
        "steeple bench playouts", "steeple bench playouts --game campanile-2009 --players 3 --json"
    )
)
def playouts(
    game: GameNames = None,
    players: Annotated[
        list[int] | None,
        typer.Option(help="How many players, all numbers unless told; may be repeated.", show_default=False),
    ] = None,
    seconds: Seconds = 0.5,
    compiling: Annotated[
        bool,
        typer.Option("--compile", help="Measure compiling too, with an empty cache and with a full one."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure random play: decisions and games a second, on one core and on all, without and with observation."""
    from steeple.kernel.cores import available_cores

    games = chosen(game, players)
    compiled = [measure_compiling(one.name) for one in games if compiling and note(f"compiling {one.name}")]
    figures = [
        figure
        for one in games
        for number in players or one.seats
        for cores in sorted({1, available_cores()})
        if note(f"measuring {one.name}, {number} players, {cores} {'core' if cores == 1 else 'cores'}")
        for figure in speeds(one, number, cores, seconds)
    ]
    if as_json:
        print(
            json.dumps(
                [*(figure.json() for figure in figures), *(figure.json() for figure in compiled)], indent=1
            )
        )
        return
    OUT.print(speed_table(figures))
    if compiled:
        OUT.print(compiling_table(compiled))


@app.command(
    epilog=examples("steeple bench search", "steeple bench search --game campos --players 3 --cores 1 --json")
)
def search(
    game: GameNames = None,
    players: Annotated[
        list[int] | None,
        typer.Option(help="How many players, 2 unless told; may be repeated.", show_default=False),
    ] = None,
    seconds: Seconds = 0.5,
    cores: Annotated[
        int | None,
        typer.Option(min=1, max=256, help="How many cores, one and all unless told.", show_default=False),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure searching: simulations a second from the first decision, with plain and with guided playouts."""
    from steeple.kernel.cores import available_cores

    games = chosen(game, players)
    figures = [
        figure
        for one in games
        for number in players or (2,)
        for count in sorted({1, available_cores()} if cores is None else {cores})
        if note(f"searching {one.name}, {number} players, {count} {'core' if count == 1 else 'cores'}")
        for figure in search_speeds(one, number, count, seconds)
    ]
    if as_json:
        print(json.dumps([figure.json() for figure in figures], indent=1))
    else:
        OUT.print(search_table(figures))


def chosen(names: list[str] | None, players: list[int] | None) -> list[Game]:
    """The games named, or all. Raises UnknownGame, and BadSetup if one of them is not for so many players."""
    from steeple.games import GAMES

    games = [GAMES[name] for name in names or GAMES]
    for game in games:
        for number in players or ():
            game.check_players(number)
    return games


def note(text: str) -> bool:
    """Say what is being done, on the standard error; always true."""
    ERR.print(f"{text} …", style="dim", markup=False)
    return True


def speed_table(figures: list[Speed]) -> Table:
    """Decisions and games a second."""
    table = Table("game", header_style="dim", box=None)
    for title in ("players", "cores", "observe", "decisions/s", "games/s"):
        table.add_column(title, justify="right")
    for figure in figures:
        observe = "yes" if figure.observe else "no"
        speed = (f"{figure.decisions_per_second:,.0f}", f"{figure.games_per_second:,.0f}")
        table.add_row(figure.game, str(figure.players), str(figure.cores), observe, *speed)
    return table


def search_table(figures: list[SearchSpeed]) -> Table:
    """Simulations a second, and what they grew."""
    table = Table("game", header_style="dim", box=None)
    for title in ("players", "cores", "playouts", "simulations/s", "depth", "nodes", "MB"):
        table.add_column(title, justify="right")
    for figure in figures:
        playouts = "guided" if figure.is_guided else "plain"
        grown = (str(figure.depth), f"{figure.nodes:,}", f"{figure.megabytes:.1f}")
        speed = f"{figure.simulations_per_second:,.0f}"
        table.add_row(figure.game, str(figure.players), str(figure.cores), playouts, speed, *grown)
    return table


def compiling_table(figures: list[Compiling]) -> Table:
    """Seconds from the start of Python to the first playout."""
    table = Table("game", header_style="dim", box=None)
    table.add_column("cold start, s", justify="right")
    table.add_column("warm start, s", justify="right")
    for figure in figures:
        table.add_row(figure.game, f"{figure.cold_seconds:.2f}", f"{figure.warm_seconds:.2f}")
    return table
