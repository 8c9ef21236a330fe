"""`steeple tournament`: bots against bots."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress, TaskID
from rich.text import Text

from steeple.commands.console import (
    OUT,
    interpret_rules,
    print_error,
    progress_bar,
    read_bots,
    read_options,
    read_series_seed,
    require_modules,
)
from steeple.commands.files import check_directory, write_atomically
from steeple.commands.flags import AddressOption, Backend, OnOption, make_executor, takes_flags
from steeple.errors import BadSetup
from steeple.plurals import count_of

if TYPE_CHECKING:
    from steeple.arena.executor import Executor
    from steeple.arena.summary import Summary
    from steeple.arena.tournament import Fixture, Result, Settings


@dataclass(frozen=True)
class TournamentFlags:
    """The flags of `steeple tournament`."""

    game: Annotated[
        str, typer.Option(help="The game's name, as listed by `steeple games`.", show_default=False)
    ]
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT,BOT…",
            help="Two or more bots: random, greedy, level:1 to level:5.",
            show_default=False,
        ),
    ]
    games: Annotated[
        int,
        typer.Option(
            min=1,
            help="Games for each pair of bots, rounded up so that each deal is played from every seat.",
            show_default=False,
        ),
    ]
    players: Annotated[
        int,
        typer.Option(help="How many players. With more than 2, one bot sits among copies of the other."),
    ] = 2
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game. Repeatable.")
    ] = None
    about: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help="Play only the games that show how this bot does against the others.",
            show_default=False,
        ),
    ] = None
    seed: Annotated[
        str, typer.Option(metavar="NUMBER", help="The seed of all deals and of the bots' random choices.")
    ] = "0"
    milliseconds: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="Give every level that searches this much time per decision. Lower levels stop earlier.",
            show_default=False,
        ),
    ] = None
    simulations: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="Give every level that searches this many simulations per decision, "
            "so that results don't depend on the machine.",
            show_default=False,
        ),
    ] = None
    as_json: Annotated[
        Path | None,
        typer.Option("--json", metavar="FILE", help="Write the outcome as JSON; - for standard output."),
    ] = None
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the ladder of ratings as a PNG.")
    ] = None
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="The results, one line per game. "
            "Default: a file in this directory, named after the settings.",
            show_default=False,
        ),
    ] = None
    cores: Annotated[
        int | None,
        typer.Option(min=1, help="How many games to play at a time. Default: one per core."),
    ] = None
    on: OnOption = Backend.LOCAL
    address: AddressOption = None


@takes_flags(TournamentFlags)
def tournament(flags: TournamentFlags) -> None:
    """Let bots play each other, and print ratings and the win rate of each pair.

    Every deal is played from every seat. Results are saved game by game, so after Ctrl-C run the same command
    to continue, or give more --games to add to what's there. With --simulations, results don't depend on
    where the games are played.
    """
    interpret_rules()  # the workers compile for themselves
    require_modules("a tournament", "openskill", *(["matplotlib"] if flags.plot else []))
    for path in (flags.as_json, flags.plot, flags.out):
        check_directory(path)
    from steeple.arena import results
    from steeple.arena.summary import Summary

    settings = read_settings(flags)
    path = flags.out or Path(results.file_name(settings))
    executor = make_executor(flags.on, flags.address, flags.cores)
    found = play_all(settings, select_fixtures(settings, flags), path, executor)
    present(Summary.of(settings, found), path, flags.as_json, flags.plot)


def read_settings(flags: TournamentFlags) -> Settings:
    """What decides how the games go. Raises BadSetup, UnknownGame."""
    from steeple.arena.tournament import Settings
    from steeple.games import GAMES

    game = GAMES[flags.game]
    options = game.checked_options(flags.players, read_options(game, flags.option or ()))
    settings = Settings(
        game.name,
        flags.players,
        options,
        tuple(read_bots(flags.bots)),
        read_series_seed(flags.seed),
        flags.milliseconds,
        flags.simulations,
    )
    settings.check()
    return settings


def select_fixtures(settings: Settings, flags: TournamentFlags) -> list[Fixture]:
    """The games to play: all, or those about one bot. Raises BadSetup."""
    about = flags.about
    if about is not None and about not in settings.bots:
        raise BadSetup(f"--about {about[:40]!r} isn't one of --bots; name one that is", code="bad-bot")
    fixtures = settings.fixtures(settings.deals(flags.games))
    return [fixture for fixture in fixtures if about is None or fixture.is_about(about)]


def play_all(settings: Settings, fixtures: list[Fixture], path: Path, executor: Executor) -> list[Result]:
    """The results of these games: those in the file, and those played now.

    After Ctrl-C, says how to continue.
    """
    from steeple.arena import results

    by_key = {fixture.key: fixture for fixture in fixtures}
    found = {result.key: result for result in results.read(path, settings) if result.key in by_key}
    left = [fixture for key, fixture in by_key.items() if key not in found]
    try:
        with results.appending(path, settings) as file, progress_bar() as bar:
            task = bar.add_task("playing", total=len(by_key), completed=len(found))
            if left:
                compile_once(settings, executor, bar, task)
            from steeple.arena.tournament import play

            for result in executor.run(play, left):
                results.append(file, result)
                found[result.key] = result
                bar.update(task, advance=1)
    except KeyboardInterrupt:
        print_error(
            f"stopped: {len(found)} of {len(by_key)} games saved in {path}; run the same command to continue"
        )
        raise
    finally:
        executor.close()
    return [found[key] for key in by_key]


def compile_once(settings: Settings, executor: Executor, bar: Progress, task: TaskID) -> None:
    """Have one worker compile what the bots need.

    The other workers, and later runs, load it from the cache.
    """
    from steeple.arena.tournament import prepare

    bar.update(task, description="compiling (once)")
    for _ in executor.run(prepare, [settings]):
        bar.update(task, description="playing")


def present(summary: Summary, path: Path, as_json: Path | None, plot: Path | None) -> None:
    """Write the summary to the files asked for, and print it."""
    if as_json is not None:
        with write_atomically(as_json) as file:
            json.dump(summary.json(), file, indent=1)
            file.write("\n")
    if plot is not None:
        from steeple.arena.plot import draw_ladder

        plot.write_bytes(draw_ladder(summary))
    if str(as_json) != "-":
        OUT.print(summary.make_bots_grid())
        OUT.print()
        OUT.print(summary.make_pairs_grid())
        OUT.print(Text(f"\n{count_of(summary.games, 'game')} in {path}", "dim"), soft_wrap=True)
