"""`steeple tournament`: bots against bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress, TaskID
from rich.text import Text

from steeple.commands.console import (
    OUT,
    check_extra,
    complain,
    interpret_rules,
    progress,
    read_bots,
    read_options,
    read_series_seed,
)
from steeple.commands.files import writing
from steeple.commands.places import Address, On, Place, executor_on
from steeple.errors import BadSetup

if TYPE_CHECKING:
    from steeple.arena.executor import Executor
    from steeple.arena.report import Report
    from steeple.arena.tournament import Fixture, Result, Settings


def tournament(
    game: Annotated[
        str, typer.Option(help="The game's name, as `steeple games` lists it.", show_default=False)
    ],
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT,BOT…",
            help="Who plays: random, greedy, level:1 to level:5; two or more.",
            show_default=False,
        ),
    ],
    games: Annotated[
        int,
        typer.Option(
            min=1,
            help="Games for each pair of bots, made up to whole deals: each deal is played from every seat.",
            show_default=False,
        ),
    ],
    players: Annotated[
        int,
        typer.Option(
            help="How many players; with more than 2, each bot sits alone among others of one kind."
        ),
    ] = 2,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    about: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help="Only the games that say how this bot does against the others.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[
        str, typer.Option(metavar="NUMBER", help="The seed of all deals and of the bots' own chance.")
    ] = "0",
    milliseconds: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="Time for each decision of a level, instead of its own; the lower levels stop earlier.",
            show_default=False,
        ),
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="Simulations for each decision of a level, instead of its own: the same result on every machine.",
            show_default=False,
        ),
    ] = None,
    as_json: Annotated[
        Path | None,
        typer.Option("--json", metavar="FILE", help="Write what came out as JSON; - is the standard output."),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the ladder of ratings to this PNG.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="The results, a line a game; a name in this directory unless told.",
            show_default=False,
        ),
    ] = None,
    cores: Annotated[
        int | None,
        typer.Option(min=1, help="How many games at a time, as many as there are cores unless told."),
    ] = None,
    on: On = Place.LOCAL,
    address: Address = None,
) -> None:
    """Let bots play each other: ratings, and win rates pair by pair.

    Every deal is played from every seat. Results are kept game by game: after Ctrl-C the same command goes on, and with
    more --games it adds to what is there. With --simulations they do not depend on where the games are played.
    """
    interpret_rules()  # here; the workers compile
    check_extra("a tournament", "openskill", *(["matplotlib"] if plot else []))
    for path in (as_json, plot, out):
        check_place(path)
    from steeple.arena import results
    from steeple.arena.report import Report
    from steeple.arena.tournament import Settings
    from steeple.games import GAMES

    chosen = read_options(GAMES[game], option or ())
    options = GAMES[game].checked_options(players, chosen)
    settings = Settings(
        game, players, options, tuple(read_bots(bots)), read_series_seed(seed), milliseconds, simulations
    )
    settings.check()
    if about is not None and about not in settings.bots:
        raise BadSetup(f"--about names one of --bots, not {about[:40]!r}", code="bad-bot")
    fixtures = [
        one for one in settings.fixtures(settings.deals(games)) if about is None or one.is_about(about)
    ]
    path = out or Path(results.file_name(settings))
    found = play_all(settings, fixtures, path, executor_on(on, address, cores))
    tell(Report.of(settings, found), path, as_json, plot)


def play_all(settings: Settings, wanted: list[Fixture], path: Path, executor: Executor) -> list[Result]:
    """The results of all games that are wanted, those in the file and those that are played now. Ctrl-C says how to go on."""
    from steeple.arena import results

    fixtures = {fixture.key: fixture for fixture in wanted}
    found = {result.key: result for result in results.read(path, settings) if result.key in fixtures}
    left = [fixture for key, fixture in fixtures.items() if key not in found]
    try:
        with results.appending(path, settings) as file, progress() as bar:
            task = bar.add_task("playing", total=len(fixtures), completed=len(found))
            if left:
                compile_once(settings, executor, bar, task)
            from steeple.arena.tournament import play

            for result in executor.run(play, left):
                results.append(file, result)
                found[result.key] = result
                bar.update(task, advance=1)
    except KeyboardInterrupt:
        complain(
            f"stopped: {len(found)} of {len(fixtures)} games are in {path}; run the same command again to go on"
        )
        raise
    finally:
        executor.close()
    return [found[key] for key in fixtures]


def compile_once(settings: Settings, executor: Executor, bar: Progress, task: TaskID) -> None:
    """Have one worker compile what the bots need; the others, and all later runs, load it from the cache."""
    from steeple.arena.tournament import prepare

    bar.update(task, description="compiling (once)")
    for _ in executor.run(prepare, [settings]):
        bar.update(task, description="playing")


def tell(report: Report, path: Path, as_json: Path | None, plot: Path | None) -> None:
    """Write the report where it is wanted, and print it."""
    if as_json is not None:
        with writing(as_json) as file:
            json.dump(report.json(), file, indent=1)
            file.write("\n")
    if plot is not None:
        from steeple.arena.plot import ladder

        plot.write_bytes(ladder(report))
    if str(as_json) != "-":
        OUT.print(report.bots_table())
        OUT.print()
        OUT.print(report.pairs_table())
        OUT.print(Text(f"\n{report.games} games in {path}", "dim"), soft_wrap=True)


def check_place(path: Path | None) -> None:
    """Raises BadSetup when a file could not be written: before hours are spent, not after."""
    if path is not None and str(path) != "-" and not path.resolve().parent.is_dir():
        raise BadSetup(f"there is no directory {path.parent} to write {path.name} to", code="bad-file")
