"""`steeple train`: a bot that learns a game by playing against itself."""

from __future__ import annotations

import shlex
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from steeple.commands.console import (
    OUT,
    interpret_rules,
    print_error,
    progress_bar,
    read_series_seed,
    require_modules,
)
from steeple.commands.files import check_directory
from steeple.commands.flags import AddressOption, Backend, OnOption, make_executor, takes_flags
from steeple.errors import BadSetup

if TYPE_CHECKING:
    from steeple.arena.executor import Executor
    from steeple.kernel.game import Game
    from steeple.learn.plan import Plan
    from steeple.learn.training import Generation, Training


@dataclass(frozen=True)
class TrainFlags:
    """The arguments of `steeple train`."""

    game: Annotated[
        str, typer.Argument(help="The game's name, as listed by `steeple games`.", show_default=False)
    ]
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="The network's file. Default: GAME.network here.", show_default=False
        ),
    ] = None
    folder: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Where the training keeps its games and its state. Default: training-GAME here.",
            show_default=False,
        ),
    ] = None
    generations: Annotated[
        int | None, typer.Option(min=1, help="How many generations of games.", show_default="4")
    ] = None
    games: Annotated[
        int | None,
        typer.Option(
            min=16, help="How many games in each generation, a multiple of 16.", show_default="24000"
        ),
    ] = None
    simulations: Annotated[
        int | None,
        typer.Option(min=2, help="Simulations for most decisions.", show_default="32"),
    ] = None
    seed: Annotated[
        str, typer.Option(metavar="NUMBER", help="The seed of all deals and of all that's left to chance.")
    ] = "1"
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw how the network got better, as a PNG.")
    ] = None
    cores: Annotated[
        int | None,
        typer.Option(min=1, help="How many games to play at a time. Default: one per core."),
    ] = None
    on: OnOption = Backend.LOCAL
    address: AddressOption = None


@takes_flags(TrainFlags)
def train(flags: TrainFlags) -> None:
    """Train a network for a game, from nothing but its rules and the hand-written bot.

    A generation of games is played, the network learns from the last few generations, and a new network stays
    only if it beats the one before. After Ctrl-C, or if the machine goes down, run the same command to
    continue. The same settings make the same network on the same machine, however many cores play.
    """
    interpret_rules()  # the workers compile for themselves
    require_modules("a training", "torch", *(["matplotlib"] if flags.plot else []), extra="learn")
    from steeple.games import GAMES

    game = GAMES[flags.game]
    out = flags.out or Path(f"{game.name}.network")
    for path in (out, flags.plot):
        check_directory(path)
    plan = read_plan(game, flags)
    executor = make_executor(flags.on, flags.address, flags.cores)
    from steeple.learn.training import Training, write_whole

    training = Training.open(plan, flags.folder or Path(f"training-{game.name}"))
    learn(training, executor)
    write_whole(out, training.content(made_by(training.plan)))
    if flags.plot is not None:
        from steeple.learn.plot import draw_training

        flags.plot.write_bytes(draw_training(training))
    OUT.print(make_grid(training))
    OUT.print(Text(f"\nThe network is in {out}. {how_to_try(game, out)}"), soft_wrap=True)


def read_plan(game: Game, flags: TrainFlags) -> Plan:
    """What the training will do. Raises BadSetup."""
    from steeple.learn.plan import Plan

    if not game.sight.choices:
        raise BadSetup(f"{game.name} doesn't say what a network is shown, so none can learn it")
    plan = Plan(game.name, seed=read_series_seed(flags.seed))
    return replace(
        plan,
        generations=flags.generations or plan.generations,
        games=flags.games or plan.games,
        simulations=flags.simulations or plan.simulations,
    )


def made_by(plan: Plan) -> str:
    """The command that makes a network like this."""
    from steeple.learn.plan import Plan

    usual = asdict(Plan(plan.game))
    chosen = {name: asdict(plan)[name] for name in ("generations", "games", "simulations", "seed")}
    flags = [f" --{name} {value}" for name, value in chosen.items() if value != usual[name]]
    return f"steeple train {plan.game}{''.join(flags)}"


def how_to_try(game: Game, out: Path) -> str:
    """What to do with a network."""
    return f"Try it: steeple match {shlex.quote(f'level:5,network={out}')} level:5 --game {game.name}"


def learn(training: Training, executor: Executor) -> None:
    """Go on with a training to its end. After Ctrl-C, says how to continue."""
    try:
        with progress_bar() as bar:
            task = bar.add_task("compiling (once)", total=None)

            def show(progress: object) -> None:
                from steeple.learn.training import Progress

                assert isinstance(progress, Progress)
                words = f"generation {progress.generation} of {training.plan.generations}: {progress.doing}"
                bar.update(task, description=words, total=progress.of, completed=progress.done)

            for generation in training.run(executor, show):
                bar.console.print(describe(generation), soft_wrap=True)
    except KeyboardInterrupt:
        print_error(
            f"stopped after {len(training.log)} of {training.plan.generations} generations, which are in "
            f"{training.folder}; run the same command to continue"
        )
        raise
    finally:
        executor.close()


def describe(generation: Generation) -> str:
    """A line about a generation."""
    words = f"generation {generation.number}: {generation.rows:,} decisions"
    if generation.share is None:
        return f"{words}, the first network"
    verdict = "kept" if generation.is_kept else "not kept"
    return f"{words}, won {generation.share:.1%} against the last network kept: {verdict}"


def make_grid(training: Training) -> Table:
    """All generations."""
    grid = Table(box=None, pad_edge=False)
    for name in ("generation", "decisions", "off in shares", "in opinions", "won", ""):
        grid.add_column(name, justify="left" if name == "" else "right")
    for one in training.log:
        share = "" if one.share is None else f"{one.share:.1%}"
        losses = (f"{one.losses.shares:.4f}", f"{one.losses.opinions:.4f}")
        grid.add_row(str(one.number), f"{one.rows:,}", *losses, share, "kept" if one.is_kept else "")
    return grid
