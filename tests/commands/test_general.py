"""What all commands promise: help with examples, a quick start, and refusals in one line."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import typer

from steeple import __version__
from steeple.cli import app
from steeple.games import GAMES
from steeple.kernel.game import value_text
from support.commands import environment, steeple

COMMANDS = [
    [],
    ["games"],
    ["play"],
    ["show"],
    ["simulate"],
    ["replay"],
    ["verify"],
    ["tournament"],
    ["match"],
    ["engine"],
    ["report"],
    ["export"],
    ["backup"],
    ["restore"],
    ["check"],
    ["serve"],
    ["bench", "playouts"],
    ["bench", "search"],
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_has_an_example(command: list[str]) -> None:
    shown = steeple(*command, "--help")
    assert " ".join(["steeple", *command]) in shown.out.split("Examples:")[1]


def every_command(command: Any, path: str) -> Iterator[tuple[str, Any]]:
    """A command and all its subcommands, each with what is typed for it."""
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from every_command(below, f"{path} {name}")


EVERY = dict(every_command(typer.main.get_command(app), "steeple"))
TICS = re.compile(
    r"unless told|so many|\banew\b|one a line|a line a|may be repeated|whoever|of its own|such a\b|is wanted",
    re.I,
)
"""Turns of phrase that no native writer would use in a command's help."""


@pytest.mark.parametrize("path", list(EVERY))
def test_help_is_in_plain_english(path: str) -> None:
    command = EVERY[path]
    texts = [command.help, command.epilog, *(getattr(one, "help", None) for one in command.params)]
    assert not [text for text in texts if text and TICS.search(text)]


@pytest.mark.parametrize(
    "path", [path for path, command in EVERY.items() if not hasattr(command, "commands")]
)
def test_help_has_an_example_of_every_command(path: str) -> None:
    assert path in EVERY[path].epilog.split("Examples:")[1]


@pytest.mark.parametrize("command", [[], ["games"], ["simulate"], ["tournament"]], ids=" ".join)
def test_help_does_not_wait_for_numba(command: list[str]) -> None:
    run = "import sys; from steeple.cli import app; app(sys.argv[1:], standalone_mode=False)"
    script = f"{run}; print(sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", script, *command, "--help"],
        capture_output=True,
        text=True,
        env=environment(),
        check=True,
    )
    assert "'typer'" in done.stdout
    assert "'numba'" not in done.stdout


def test_version_is_the_packages() -> None:
    assert steeple("--version").out == f"steeple {__version__}\n"


def test_the_package_itself_is_a_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "steeple", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout == f"steeple {__version__}\n"


def test_a_command_that_does_not_exist_is_a_usage_error() -> None:
    assert steeple("pray").code == 2


def test_a_game_that_does_not_exist_is_refused_in_one_line() -> None:
    refused = steeple("simulate", "campanile-1984", "--out", "-")
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert "campanile-2009" in refused.err


@pytest.mark.parametrize("name", list(GAMES))
def test_games_lists_every_game_with_its_players(name: str) -> None:
    row = next(line for line in steeple("games").out.splitlines() if line.startswith(name))
    assert f"{GAMES[name].seats[0]}–{GAMES[name].seats[-1]}" in row


OPTIONS = {
    f"{name}-{option.name}": " | ".join(
        value_text(value) + " (default)" * (value == option.default) for value in option.values
    )
    for name in GAMES
    for option in GAMES[name].options
}


@pytest.mark.parametrize("option", list(OPTIONS))
def test_games_lists_every_option_with_its_values(option: str) -> None:
    listed = steeple("games", COLUMNS="200").out
    assert f"{option.split('-')[-1]}={OPTIONS[option]}" in listed


def test_a_terminal_without_our_glyphs_gets_others_and_no_traceback() -> None:
    listed = steeple("games", PYTHONIOENCODING="ascii")
    assert (listed.code, listed.err) == (0, "")
    assert "2?5" in listed.out
