"""`steeple simulate`: records of random games."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from steeple.commands.console import (
    OUT,
    interpret_rules,
    print_error,
    progress_bar,
    read_options,
    read_series_seed,
)
from steeple.commands.files import write_atomically
from steeple.commands.flags import AddressOption, Backend, OnOption, make_executor, takes_flags
from steeple.plurals import count_of

if TYPE_CHECKING:
    from steeple.kernel.game import OptionValue

_FEW_GAMES = 20
"""Plain Python plays this many games sooner than the rules might take to compile."""

_GAMES_PER_BATCH = 25


@dataclass(frozen=True)
class SimulateFlags:
    """The flags of `steeple simulate`."""

    game: Annotated[
        str, typer.Argument(help="The game's name, as listed by `steeple games`.", show_default=False)
    ]
    out: Annotated[
        Path,
        typer.Option(
            help="The file to write, one record per line; - for standard output.", show_default=False
        ),
    ]
    players: Annotated[int, typer.Option(help="How many players.")] = 2
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1
    seed: Annotated[
        str,
        typer.Option(metavar="NUMBER", help="The seed of the series. The same seed gives the same bytes."),
    ] = "0"
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game. Repeatable.")
    ] = None
    legal: Annotated[
        bool, typer.Option("--legal", help="Also write the legal actions before each action.")
    ] = False
    cores: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="How many games to play at a time. Default: 1 on this machine, all cores on Ray.",
            show_default=False,
        ),
    ] = None
    on: OnOption = Backend.LOCAL
    address: AddressOption = None


@takes_flags(SimulateFlags)
def simulate(flags: SimulateFlags) -> None:
    """Play random games and write their records, one per line.

    The file appears once it's complete; Ctrl-C leaves nothing behind. It's the same file wherever the games
    are played.
    """
    is_here = flags.on is Backend.LOCAL and (flags.cores or 1) == 1
    if flags.games <= _FEW_GAMES or not is_here:
        interpret_rules()  # the workers compile for themselves
    from steeple.arena.executor import InProcessExecutor, run_in_order
    from steeple.games import GAMES
    from steeple.kernel.cores import parts

    game, seed = GAMES[flags.game], read_series_seed(flags.seed)
    options = read_options(game, flags.option or ())
    game.blank(flags.players, options)  # refuses a bad setup before the file is opened
    is_alone = is_here and flags.address is None
    executor = InProcessExecutor() if is_alone else make_executor(flags.on, flags.address, flags.cores)
    batches = (
        Batch(game.name, flags.players, options, seed, flags.legal, first, end)
        for first, end in parts(flags.games, _GAMES_PER_BATCH)
    )
    try:
        with write_atomically(flags.out) as file, progress_bar() as bar:
            task = bar.add_task("compiling", total=flags.games)
            for lines in run_in_order(executor, play_batch, batches):
                file.writelines(lines)
                bar.update(task, advance=len(lines), description="playing")
    except KeyboardInterrupt:
        print_error(f"stopped: {flags.out} was not written")
        raise
    finally:
        executor.close()
    if str(flags.out) != "-":
        OUT.print(Text(f"{count_of(flags.games, 'game')} in {flags.out}"), soft_wrap=True)


@dataclass(frozen=True)
class Batch:
    """Games number `first` to `end` - 1 of a series, which are played together."""

    game: str
    players: int
    options: dict[str, OptionValue]
    seed: int
    with_legal: bool
    first: int
    end: int


def play_batch(batch: Batch) -> list[str]:
    """The records of a batch of games, one line each. Runs in one of the executor's processes."""
    from steeple.games import GAMES
    from steeple.kernel.playouts import simulate
    from steeple.kernel.record import write_line

    settings = batch.players, batch.options, batch.seed, batch.with_legal, batch.first
    return [write_line(record) for record in simulate(GAMES[batch.game], batch.end - batch.first, *settings)]
