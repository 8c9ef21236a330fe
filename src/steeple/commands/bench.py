"""`steeple bench`: how fast this machine plays."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from steeple.bench import Compiling, SearchSpeed, Speed, measure_compiling, search_speeds, speeds
from steeple.commands.console import ERR, OUT, format_examples
from steeple.plurals import count_of

if TYPE_CHECKING:
    from steeple.kernel.game import Game

GameNames = Annotated[
    list[str] | None, typer.Option(help="A game. Repeatable. Default: all of them.", show_default=False)
]
Seconds = Annotated[float, typer.Option(min=0.001, max=600, help="How long to measure each figure.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print a JSON list.")]

app = typer.Typer(help="Measure how fast the engine is on this machine.", no_args_is_help=True)


@app.callback()
def bench() -> None:
    """Measure how fast the engine is on this machine."""


@app.command(
    epilog=format_examples(
        "steeple bench playouts", "steeple bench playouts --game campanile-2009 --players 3 --json"
    )
)
def playouts(
    game: GameNames = None,
    players: Annotated[
        list[int] | None,
        typer.Option(help="How many players. Repeatable. Default: every number.", show_default=False),
    ] = None,
    seconds: Seconds = 0.5,
    compiling: Annotated[
        bool,
        typer.Option("--compile", help="Also measure compiling, with an empty cache and with a full one."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure random play, in decisions and games per second, on one core and on all."""
    from steeple.kernel.cores import available_cores

    games = select_games(game, players)
    compiled = [
        measure_compiling(one.name) for one in games if compiling and announce(f"compiling {one.name}")
    ]
    figures = [
        figure
        for one in games
        for number in players or one.seats
        for cores in sorted({1, available_cores()})
        if announce(f"measuring {one.name}, {number} players, {count_of(cores, 'core')}")
        for figure in speeds(one, number, cores, seconds)
    ]
    if as_json:
        print(
            json.dumps(
                [*(figure.json() for figure in figures), *(figure.json() for figure in compiled)], indent=1
            )
        )
        return
    OUT.print(make_speed_grid(figures))
    if compiled:
        OUT.print(make_compiling_grid(compiled))


@app.command(
    epilog=format_examples(
        "steeple bench search", "steeple bench search --game campos --players 3 --cores 1 --json"
    )
)
def search(
    game: GameNames = None,
    players: Annotated[
        list[int] | None,
        typer.Option(help="How many players. Repeatable. Default: 2.", show_default=False),
    ] = None,
    seconds: Seconds = 0.5,
    cores: Annotated[
        int | None,
        typer.Option(
            min=1, max=256, help="How many cores. Default: first one, then all.", show_default=False
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure search: simulations per second at the first decision, with plain and with guided playouts."""
    from steeple.kernel.cores import available_cores

    games = select_games(game, players)
    figures = [
        figure
        for one in games
        for number in players or (2,)
        for count in sorted({1, available_cores()} if cores is None else {cores})
        if announce(f"searching {one.name}, {number} players, {count_of(count, 'core')}")
        for figure in search_speeds(one, number, count, seconds)
    ]
    if as_json:
        print(json.dumps([figure.json() for figure in figures], indent=1))
    else:
        OUT.print(make_search_grid(figures))


def select_games(names: list[str] | None, players: list[int] | None) -> list[Game]:
    """The games named, or all.

    Raises UnknownGame, or BadSetup if one can't be played by that many players.
    """
    from steeple.games import GAMES

    games = [GAMES[name] for name in names or GAMES]
    for game in games:
        for number in players or ():
            game.check_players(number)
    return games


def announce(text: str) -> bool:
    """Say on standard error what is being measured. Always true, so it fits in a comprehension."""
    ERR.print(f"{text}…", style="dim", markup=False)
    return True


def make_speed_grid(figures: list[Speed]) -> Table:
    """Decisions and games per second."""
    grid = Table("game", header_style="dim", box=None)
    for title in ("players", "cores", "observe", "decisions/s", "games/s"):
        grid.add_column(title, justify="right")
    for figure in figures:
        observe = "yes" if figure.observe else "no"
        speed = (f"{figure.decisions_per_second:,.0f}", f"{figure.games_per_second:,.0f}")
        grid.add_row(figure.game, str(figure.players), str(figure.cores), observe, *speed)
    return grid


def make_search_grid(figures: list[SearchSpeed]) -> Table:
    """Simulations per second, and the size of the search tree."""
    grid = Table("game", header_style="dim", box=None)
    for title in ("players", "cores", "playouts", "simulations/s", "depth", "nodes", "MB"):
        grid.add_column(title, justify="right")
    for figure in figures:
        playouts = "guided" if figure.is_guided else "plain"
        grown = (str(figure.depth), f"{figure.nodes:,}", f"{figure.megabytes:.1f}")
        speed = f"{figure.simulations_per_second:,.0f}"
        grid.add_row(figure.game, str(figure.players), str(figure.cores), playouts, speed, *grown)
    return grid


def make_compiling_grid(figures: list[Compiling]) -> Table:
    """Seconds from the start of Python to the first playout."""
    grid = Table("game", header_style="dim", box=None)
    grid.add_column("cold start, s", justify="right")
    grid.add_column("warm start, s", justify="right")
    for figure in figures:
        grid.add_row(figure.game, f"{figure.cold_seconds:.2f}", f"{figure.warm_seconds:.2f}")
    return grid
