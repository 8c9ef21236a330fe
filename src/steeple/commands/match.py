"""`steeple match`: which of two is stronger; `steeple engine`: one of them, for other programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
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
from steeple.commands.files import check_directory, write_atomically
from steeple.commands.flags import takes_flags
from steeple.errors import BadSetup, EngineFault
from steeple.plurals import count_of

if TYPE_CHECKING:
    from steeple.arena.contest import DealResult, Settings
    from steeple.arena.contest_summary import Summary
    from steeple.arena.executor import Executor

_WHO = (
    "A bot (level:4, level:4,simulations=200, level:5,network=FILE) "
    "or an engine (engine:COMMAND, level:4@engine:COMMAND)."
)


@dataclass(frozen=True)
class MatchFlags:
    """The arguments of `steeple match`."""

    first: Annotated[str, typer.Argument(metavar="A", help=_WHO, show_default=False)]
    second: Annotated[
        str, typer.Argument(metavar="B", help="Who plays against A, written alike.", show_default=False)
    ]
    game: Annotated[
        str, typer.Option(help="The game's name, as listed by `steeple games`.", show_default=False)
    ]
    deals: Annotated[
        int, typer.Option(min=1, help="How many deals to play at most, each from every seat.")
    ] = 200
    at_least: Annotated[
        float | None,
        typer.Option(
            metavar="PERCENT",
            help="Stop as soon as it's clear whether A's share of victory is at least this many percent.",
            show_default=False,
        ),
    ] = None
    players: Annotated[
        int, typer.Option(help="How many players. With more than 2, A sits among copies of B.")
    ] = 2
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game. Repeatable.")
    ] = None
    seed: Annotated[
        str, typer.Option(metavar="NUMBER", help="The seed of all deals and of the bots' random choices.")
    ] = "0"
    milliseconds: Annotated[
        int | None,
        typer.Option(min=1, help="Time per decision for a side that names no limit.", show_default=False),
    ] = None
    simulations: Annotated[
        int | None,
        typer.Option(
            min=1, help="Simulations per decision for a side that names no limit.", show_default=False
        ),
    ] = None
    patience: Annotated[
        float,
        typer.Option(min=0.1, metavar="SECONDS", help="Give an engine up when an answer takes longer."),
    ] = 120.0
    redraws: Annotated[
        int,
        typer.Option(min=0, help="Redraws to compare each draw with; 0 leaves the luck in the result."),
    ] = 16
    as_json: Annotated[
        Path | None,
        typer.Option("--json", metavar="FILE", help="Write the outcome as JSON; - for standard output."),
    ] = None
    cores: Annotated[
        int | None,
        typer.Option(min=1, help="How many deals to play at a time. Default: one per core."),
    ] = None


@takes_flags(MatchFlags)
def match(flags: MatchFlags) -> None:
    """Find out which of two bots or engines is stronger.

    Every deal is played from every seat. What the draws were worth is taken out of the result, so that
    fewer games are enough. Ctrl-C stops and prints the result so far.
    """
    interpret_rules()  # the workers compile for themselves
    check_directory(flags.as_json)
    settings, at_least = read_settings(flags), read_share(flags.at_least)
    from steeple.arena.contest_summary import Summary
    from steeple.arena.executor import LocalExecutor
    from steeple.kernel.cores import available_cores

    results: list[DealResult] = []
    executor = LocalExecutor(min(flags.cores or available_cores(), flags.deals))
    summary = Summary(settings, results, at_least)
    with present_at_the_end(summary, flags.as_json):
        play_deals(summary, results, flags.deals, executor)


def read_settings(flags: MatchFlags) -> Settings:
    """What decides how the games go. Raises BadSetup, UnknownGame."""
    from steeple.arena.contest import Settings, Side
    from steeple.games import GAMES

    game = GAMES[flags.game]
    game.check_players(flags.players)
    options = game.checked_options(flags.players, read_options(game, flags.option or ()))
    sides = [Side.read(text, flags.milliseconds, flags.simulations) for text in (flags.first, flags.second)]
    seed = read_series_seed(flags.seed)
    return Settings(
        game.name, flags.players, options, (sides[0], sides[1]), seed, flags.patience, flags.redraws
    )


def read_share(percent: float | None) -> float | None:
    """A share of victory given in percent. Raises BadSetup."""
    if percent is not None and not 0 < percent < 100:
        raise BadSetup("--at-least is a share of victory: give a number between 0 and 100", code="bad-limit")
    return None if percent is None else percent / 100


def play_deals(summary: Summary, results: list[DealResult], most: int, executor: Executor) -> None:
    """Play deals until the answer is clear or there are as many as asked for; they're added to `results`.

    They're looked at in their order. Otherwise quick deals would count more than slow ones. Raises
    EngineFault.
    """
    from steeple.arena.contest import play_deal, prepare
    from steeple.arena.executor import run_in_order

    settings = summary.settings
    try:
        with progress_bar() as bar:
            task = bar.add_task("compiling (once)", total=most)
            for _ in executor.run(prepare, [settings]):
                bar.update(task, description="playing")
            for result in run_in_order(executor, play_deal, settings.deals(most)):
                results.append(result)
                share = summary.corrected_share.value
                bar.update(task, advance=1, description=f"{settings.sides[0].name} {share:.1%}")
                if summary.verdict is not None:
                    break
    finally:
        executor.close()


@contextmanager
def present_at_the_end(summary: Summary, as_json: Path | None) -> Iterator[None]:
    """Write the summary to the file asked for and print it.

    If Ctrl-C or an engine's fault comes in between, that's what the deals say so far.
    """
    try:
        yield
    except (KeyboardInterrupt, EngineFault):
        print_error(f"stopped after {count_of(len(summary.results), 'deal')}")
        if summary.results:
            present(summary, as_json)
        raise
    present(summary, as_json)


def present(summary: Summary, as_json: Path | None) -> None:
    """Write the summary to the file asked for, and print it."""
    if as_json is not None:
        with write_atomically(as_json) as file:
            json.dump(summary.json(), file, indent=1)
            file.write("\n")
    if str(as_json) != "-":
        OUT.print(summary.make_grid())
        for sentence in summary.sentences():
            OUT.print(Text(sentence), soft_wrap=True)


def engine(
    cores: Annotated[
        int,
        typer.Option(min=1, help="How many cores level 5 may use for a decision limited by time alone."),
    ] = 1,
) -> None:
    """Let other programs use the bots.

    Read a question per line from standard input, and answer each with one line. Questions and answers are
    JSON; docs/engine.md explains them.
    """
    from steeple.arena.engine import Engine, serve

    serve(Engine(cores), sys.stdin.buffer, sys.stdout.buffer)
