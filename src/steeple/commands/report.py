"""`steeple report`: what thousands of games between bots say about a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress
from rich.text import Text

from steeple.commands.console import (
    OUT,
    interpret_rules,
    print_error,
    progress_bar,
    read_options,
    read_series_seed,
    require_modules,
)
from steeple.commands.files import write_atomically
from steeple.commands.flags import takes_flags
from steeple.errors import BadSetup
from steeple.plurals import count_of

if TYPE_CHECKING:
    from steeple.arena.executor import Executor
    from steeple.report.pages.document import Document
    from steeple.report.play.plan import Plan
    from steeple.report.play.rows import Rows
    from steeple.report.play.series import Series, Setting

_NOBODY = "none"


@dataclass(frozen=True)
class ReportFlags:
    """The flags of `steeple report`."""

    game: Annotated[
        str, typer.Argument(help="The game's name, as listed by `steeple games`.", show_default=False)
    ]
    players: Annotated[
        str,
        typer.Option(metavar="N,N…", help="How many players. Several numbers are shown side by side."),
    ] = "2"
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game. Repeatable.")
    ] = None
    compare: Annotated[
        list[str] | None,
        typer.Option(
            metavar="GAME,KEY=VALUE…",
            help="Another edition, other options of this game, or both, to show side by side. Repeatable.",
        ),
    ] = None
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT,BOT…",
            help="Who plays: random, hasty, greedy, level:1 to level:5. They take the seats in turn.",
        ),
    ] = "greedy"
    rival: Annotated[
        str,
        typer.Option(
            metavar="BOT",
            help="If --bots names only one, the bot to play it against, to tell luck from skill. Or none.",
        ),
    ] = "hasty"
    games: Annotated[
        int,
        typer.Option(min=1, help="Games for each setting. Different bots play each deal from every seat."),
    ] = 2000
    seed: Annotated[
        str, typer.Option(metavar="NUMBER", help="The seed of all deals and of the bots' random choices.")
    ] = "0"
    simulations: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="Give every level that searches this many simulations per decision, "
            "so that the report doesn't depend on the machine.",
            show_default=False,
        ),
    ] = None
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIRECTORY",
            help="Where to write the report. Default: report-GAME in this directory.",
            show_default=False,
        ),
    ] = None
    cores: Annotated[
        int | None,
        typer.Option(min=1, help="How many games to play at a time. Default: one per core."),
    ] = None


@takes_flags(ReportFlags)
def report(flags: ReportFlags) -> None:
    """Let bots play thousands of games, and write a report as a web page and as Markdown.

    It begins with the three findings that matter most. Then it says who wins from which seat, what wins, how
    much is luck and how much skill, how long games are, and what players choose. Use --compare to set
    editions or options side by side. Games are saved as they end, so after Ctrl-C run the same command to
    continue, or give more --games to add to what's there.
    """
    if any(name.startswith("level") for name in (*flags.bots.split(","), flags.rival)):
        interpret_rules()  # the workers compile for themselves
    require_modules("a report", "matplotlib")
    from steeple.kernel.cores import available_cores

    plan = read_plan(flags)
    plan.check()
    directory = prepare_directory(flags.out or Path(f"report-{flags.game}"))
    played = play_all(plan, directory / "games", flags.cores or available_cores())
    from steeple.report.pages.builder import build_document

    write_report(build_document(plan, played), directory)
    games = sum(map(len, played.values()))
    OUT.print(
        Text(f"{count_of(games, 'game')} played. The report is {directory / 'index.html'}"), soft_wrap=True
    )


def read_plan(flags: ReportFlags) -> Plan:
    """What to play. Raises BadSetup, UnknownGame."""
    from steeple.ai.players import check_bot
    from steeple.report.play.bots import NAMES
    from steeple.report.play.plan import Plan

    rival = None if flags.rival == _NOBODY else flags.rival
    bots = tuple(name.strip() for name in flags.bots.split(","))
    for name in bots if rival is None else (*bots, rival):
        check_bot(name, NAMES)
    options = tuple(flags.option or ())
    compared = [read_comparison(text, flags.game, options) for text in flags.compare or ()]
    settings = [
        setting
        for name, chosen in [(flags.game, options), *compared]
        for setting in read_settings(name, flags.players, chosen)
    ]
    return Plan(tuple(settings), bots, rival, flags.games, read_series_seed(flags.seed), flags.simulations)


def read_comparison(text: str, game: str, options: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """Read GAME, KEY=VALUE,… or GAME,KEY=VALUE,… as a game and its options.

    Without GAME it's `game` with its own `options`, changed by the ones given here.
    """
    first, *others = text.split(",")
    if "=" not in first:
        return first, tuple(others)
    named = {word.partition("=")[0] for word in (first, *others)}
    return game, (*(word for word in options if word.partition("=")[0] not in named), first, *others)


def read_settings(name: str, players: str, options: Sequence[str]) -> list[Setting]:
    """A game with these options, once for each number of players. Raises BadSetup, UnknownGame."""
    from steeple.games import GAMES
    from steeple.report.play.series import Setting

    chosen, found = read_options(GAMES[name], options), []
    for word in players.split(","):
        if not word.strip().isdecimal():
            raise BadSetup(
                f"{players[:40]!r} isn't a number of players; give one like 2, or several like 2,3,4",
                code="bad-players",
            )
        number = int(word)
        GAMES[name].check_players(number)
        found.append(Setting(name, number, GAMES[name].checked_options(number, chosen)))
    return found


def prepare_directory(directory: Path) -> Path:
    """Make a directory if it's missing. Raises BadSetup if it can't be written to."""
    try:
        (directory / "games").mkdir(parents=True, exist_ok=True)
        probe = directory / "games" / ".probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise BadSetup(
            f"the report can't be written to {directory}: {reason}; name another directory with --out",
            code="bad-file",
        ) from error
    return directory


def play_all(plan: Plan, directory: Path, cores: int) -> dict[str, Rows]:
    """The games of every series, by its key: those on disk, and those played now.

    After Ctrl-C, says how to continue.
    """
    from steeple.arena.executor import LocalExecutor

    every = [series for pair in plan.pairs() for series in (pair.main, pair.rival) if series is not None]
    executor = LocalExecutor(cores)
    with progress_bar() as bar:
        try:
            return {
                series.key: play_series(series, plan.deals(series), directory, executor, cores, bar)
                for series in every
            }
        except KeyboardInterrupt:
            bar.stop()
            print_error(f"stopped: the games so far are in {directory}; run the same command to continue")
            raise
        finally:
            executor.close()


def play_series(
    series: Series, deals: int, directory: Path, executor: Executor, cores: int, bar: Progress
) -> Rows:
    """The games of a series' first deals: those in its file, and then those played now."""
    import numpy as np

    from steeple.report.play import series_file
    from steeple.report.play.games import play_compiled, play_thinking

    path = directory / series_file.file_name(series)
    known = series_file.read(path, series, deals)
    rows = np.zeros(deals * series.games_per_deal, known.dtype)
    rows[: len(known)] = known
    done, left = len(known), rows[len(known) :]
    task = bar.add_task(f"compiling (once), {series.setting.title}", total=len(rows), completed=done)
    if not len(left):
        bar.update(task, description=series.setting.title)
        return rows
    first = done // series.games_per_deal
    run = (
        play_compiled(series, first, left, cores)
        if series.is_compiled
        else play_thinking(series, first, left, executor)
    )
    description = f"{series.setting.title}, {' and '.join(dict.fromkeys(series.lineup))}"
    with series_file.appending(path, series) as file:
        for count in run:
            series_file.append(file, rows[done : done + count])
            done += count
            bar.update(task, completed=done, description=description)
    return rows


def write_report(document: Document, directory: Path) -> None:
    """Write the figures first and the page last, so that a page is never there without its figures."""
    from steeple.report.pages.html import write_page
    from steeple.report.pages.markdown import write_markdown

    for section in document.sections:
        if section.figure is not None:
            (directory / f"{section.figure.name}.png").write_bytes(section.figure.png)
    for name, text in (("report.md", write_markdown(document)), ("index.html", write_page(document))):
        with write_atomically(directory / name) as file:
            file.write(text)
