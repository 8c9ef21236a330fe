"""`steeple report`: what thousands of games among bots say about a game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress
from rich.text import Text

from steeple.commands.console import (
    OUT,
    check_extra,
    complain,
    interpret_rules,
    progress,
    read_options,
    read_series_seed,
)
from steeple.commands.files import writing
from steeple.errors import BadSetup

if TYPE_CHECKING:
    from steeple.arena.executor import Executor
    from steeple.report.pages.document import Document
    from steeple.report.play.plan import Plan
    from steeple.report.play.rows import Rows
    from steeple.report.play.series import Series, Setting

_NOBODY = "none"


def report(
    game: Annotated[
        str, typer.Argument(help="The game's name, as `steeple games` lists it.", show_default=False)
    ],
    players: Annotated[
        str, typer.Option(metavar="N,N…", help="How many players; several numbers are shown side by side.")
    ] = "2",
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    compare: Annotated[
        list[str] | None,
        typer.Option(
            metavar="GAME,KEY=VALUE…",
            help="Another edition, other options of this game, or both, to be shown side by side; may be repeated.",
        ),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT,BOT…",
            help="Who plays: random, hasty, greedy, level:1 to level:5. They take the seats in turn.",
        ),
    ] = "greedy",
    rival: Annotated[
        str,
        typer.Option(
            metavar="BOT",
            help="Whom a bot that plays alone is set against, to tell luck from skill; none: nobody.",
        ),
    ] = "hasty",
    games: Annotated[
        int, typer.Option(min=1, help="Games of each setting. Different bots play each deal from every seat.")
    ] = 2000,
    seed: Annotated[
        str, typer.Option(metavar="NUMBER", help="The seed of all deals and of the bots' own chance.")
    ] = "0",
    simulations: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="Simulations for each decision of a level, instead of its own: the same report on every machine.",
            show_default=False,
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIRECTORY",
            help="Where it goes; report-GAME in this directory unless told.",
            show_default=False,
        ),
    ] = None,
    cores: Annotated[
        int | None,
        typer.Option(min=1, help="How many games at a time, as many as there are cores unless told."),
    ] = None,
) -> None:
    """Play thousands of games among bots and write what they say about the game: one page, and Markdown with pictures.

    Seat advantage, points, length, decisions, what wins, luck against skill, editions and options side by side; each number
    with an interval and a sentence. Games are kept as they end: after Ctrl-C the same command goes on, and with more --games
    it adds to what is there.
    """
    is_thinking = any(name.startswith("level") for name in (*bots.split(","), rival))
    if is_thinking:
        interpret_rules()  # here; the workers compile
    check_extra("a report", "matplotlib")
    from steeple.kernel.cores import available_cores

    plan = read_plan(game, players, option or (), compare or (), bots, rival, games, seed, simulations)
    plan.check()
    place = prepare_place(out or Path(f"report-{game}"))
    played = play_all(plan, place / "games", cores or available_cores())
    from steeple.report.pages.report import make_document

    write(make_document(plan, played), place)
    OUT.print(
        Text(f"{sum(map(len, played.values())):,} games; the report is {place / 'index.html'}"),
        soft_wrap=True,
    )


def read_plan(
    game: str,
    players: str,
    option: Sequence[str],
    compare: Sequence[str],
    bots: str,
    rival: str,
    games: int,
    seed: str,
    simulations: int | None,
) -> Plan:
    """What was asked for. Raises BadSetup, UnknownGame."""
    from steeple.report.play.bots import check_bot
    from steeple.report.play.plan import Plan

    names = tuple(name.strip() for name in bots.split(","))
    for name in names if rival == _NOBODY else (*names, rival):
        check_bot(name)
    settings = [
        setting
        for name, options in [
            (game, tuple(option)),
            *(read_comparison(text, game, option) for text in compare),
        ]
        for setting in read_settings(name, players, options)
    ]
    chosen = None if rival == _NOBODY else rival
    return Plan(tuple(settings), names, chosen, games, read_series_seed(seed), simulations)


def read_comparison(text: str, game: str, option: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """GAME, KEY=VALUE,… or GAME,KEY=VALUE,…; options without a game are those of the first game, on top of its own."""
    first, *others = text.split(",")
    if "=" not in first:
        return first, tuple(others)
    named = {word.partition("=")[0] for word in (first, *others)}
    return game, (*(word for word in option if word.partition("=")[0] not in named), first, *others)


def read_settings(name: str, players: str, option: Sequence[str]) -> list[Setting]:
    """A game with these options for each number of players. Raises BadSetup, UnknownGame."""
    from steeple.games import GAMES
    from steeple.report.play.series import Setting

    options, found = read_options(GAMES[name], option), []
    for word in players.split(","):
        if not word.strip().isdecimal():
            raise BadSetup(f"players are numbers like 2 or 2,3,4, not {players[:40]!r}", code="bad-players")
        number = int(word)
        GAMES[name].check_players(number)
        found.append(Setting(name, number, GAMES[name].checked_options(number, options)))
    return found


def prepare_place(place: Path) -> Path:
    """The directory, made if it is not there. Raises BadSetup when nothing can be written to it."""
    try:
        (place / "games").mkdir(parents=True, exist_ok=True)
        probe = place / "games" / ".probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise BadSetup(
            f"a report cannot be written to {place}: {reason}; name another place with --out", code="bad-file"
        ) from error
    return place


def play_all(plan: Plan, place: Path, cores: int) -> dict[str, Rows]:
    """The games of every series by its key: those that are kept, and those that are played now. Ctrl-C says how to go on."""
    from steeple.arena.executor import LocalExecutor

    every = [series for pair in plan.pairs() for series in (pair.main, pair.rival) if series is not None]
    executor = LocalExecutor(cores)
    with progress() as bar:
        try:
            return {
                series.key: play_series(series, plan.deals(series), place, executor, cores, bar)
                for series in every
            }
        except KeyboardInterrupt:
            bar.stop()
            complain(f"stopped: what was played is in {place}; run the same command again to go on")
            raise
        finally:
            executor.close()


def play_series(
    series: Series, deals: int, place: Path, executor: Executor, cores: int, bar: Progress
) -> Rows:
    """The games of so many deals, as they come from the file and from playing on."""
    import numpy as np

    from steeple.report.play import series_file
    from steeple.report.play.games import play_compiled, play_thinking

    path = place / series_file.file_name(series)
    known = series_file.read(path, series, deals)
    rows = np.zeros(deals * series.games_a_deal, known.dtype)
    rows[: len(known)] = known
    done, left = len(known), rows[len(known) :]
    task = bar.add_task(f"compiling (once), {series.setting.title}", total=len(rows), completed=done)
    if not len(left):
        bar.update(task, description=series.setting.title)
        return rows
    first = done // series.games_a_deal
    run = (
        play_compiled(series, first, left, cores)
        if series.is_compiled
        else play_thinking(series, first, left, executor)
    )
    with series_file.appending(path, series) as file:
        for count in run:
            series_file.append(file, rows[done : done + count])
            done += count
            bar.update(
                task,
                completed=done,
                description=f"{series.setting.title}, {' and '.join(dict.fromkeys(series.lineup))}",
            )
    return rows


def write(document: Document, place: Path) -> None:
    """The pictures first, the page last: it is there when all is."""
    from steeple.report.pages.html import write_page
    from steeple.report.pages.markdown import write_markdown

    for section in document.sections:
        if section.figure is not None:
            (place / f"{section.figure.name}.png").write_bytes(section.figure.png)
    for name, text in (("report.md", write_markdown(document)), ("index.html", write_page(document))):
        with writing(place / name) as file:
            file.write(text)
