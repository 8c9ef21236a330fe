"""`steeple games`: the games you can play."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from steeple.commands.console import OUT, interpret_rules


def games() -> None:
    """List the games, with their numbers of players and their options."""
    interpret_rules()
    from steeple.games import GAMES

    grid = Table(box=None, padding=(0, 2, 1, 0), header_style="dim")
    for title in ("name", "title", "players", "options"):
        grid.add_column(title, no_wrap=title != "options")
    for game in GAMES.values():
        options = Text("\n").join(_describe_option(game.name, option.name) for option in game.options)
        grid.add_row(Text(game.name, "bold"), game.title, f"{game.seats[0]}–{game.seats[-1]}", options)
    OUT.print(grid)


def _describe_option(game_name: str, name: str) -> Text:
    """An option: its values, with the default marked, the numbers of players it's for, and what it does."""
    from steeple.games import GAMES
    from steeple.kernel.game import value_text

    option = GAMES[game_name].option(name)
    values = " | ".join(
        value_text(value) + (" (default)" if value == option.default else "") for value in option.values
    )
    text = Text(f"{name}=", "bold").append(values, "not bold")
    if option.seats is not None:
        text.append(f", {' or '.join(map(str, option.seats))} players only", "not bold")
    return text.append(f"\n{option.sentence}", "not bold dim")
