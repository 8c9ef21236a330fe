"""What the numbers mean: grids of each game's observation and action ids, made from the code.

`python -m steeple.research.reference` writes them into docs/research.md, between two marks. A test checks
that they are up to date.
"""

from __future__ import annotations

import argparse
import re
import sys
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

from steeple.errors import BadSetup, SteepleError
from steeple.games import GAMES
from steeple.kernel.game import Game

BEGIN = "<!-- reference: made by python -m steeple.research.reference -->"
END = "<!-- reference: end -->"

_SHOWN = 3
"""How many texts of a block to show before its last one."""


@dataclass(frozen=True)
class Block:
    """A run of action ids whose notation has the same form."""

    first: int
    last: int
    meaning: str
    """What an example of them does, from the game's legend."""

    @property
    def ids(self) -> str:
        return f"{self.first:,}" if self.first == self.last else f"{self.first:,} … {self.last:,}"


def shape(text: str) -> str:
    """The form of an action's notation, whatever letters and numbers it has."""
    return re.sub("[A-Z]", "A", re.sub(r"(?<![^,@x])-?\d+|\d+", "0", text))


def meanings(game: Game) -> dict[str, tuple[str, str]]:
    """The examples in a game's legend, by their form: the text, and what it does."""
    entries = re.findall(r"(\S+) {2,}(\S.*?)(?= {2,}|$)", game.legend, re.MULTILINE)
    return {shape(text): (text, meaning) for text, meaning in entries}


@cache
def blocks(name: str) -> tuple[Block, ...]:
    """All action ids of a game, in runs that have the same form."""
    game, found = GAMES[name], []
    known = meanings(game)
    for form, run in groupby(range(game.actions), lambda action: shape(game.action_text(action))):
        ids = list(run)
        example, meaning = known[form]
        found.append(Block(ids[0], ids[-1], f"`{example}`: {meaning}"))
    return tuple(found)


def texts(game: Game, block: Block) -> str:
    """The first texts of a block and its last one."""
    first = range(block.first, min(block.first + _SHOWN, block.last + 1))
    shown = [f"`{game.action_text(action)}`" for action in first]
    return ", ".join(shown) + (f" … `{game.action_text(block.last)}`" if block.last > first[-1] else "")


def make_action_grid(game: Game) -> list[str]:
    """What each action id means."""
    rows = [f"| {block.ids} | {texts(game, block)} | {_cell(block.meaning)} |" for block in blocks(game.name)]
    return ["| ids | written | example |", "|---|---|---|", *rows]


def make_observation_grid(game: Game) -> list[str]:
    """What each number of the observation means."""
    rows, start = [], 0
    for plane in game.planes:
        end = start + plane.size
        numbers = f"{start}" if plane.size == 1 else f"{start} … {end - 1}"
        shape_text = " × ".join(map(str, plane.shape)) or "1"
        rows.append(f"| {numbers} | {plane.name} | {shape_text} | {plane.most} | {_cell(plane.sentence)} |")
        start = end
    return ["| numbers | plane | shape | divided by | what |", "|---|---|---|---|---|", *rows]


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def make_section(game: Game) -> list[str]:
    """The grids of one game."""
    seen = (
        f"`{game.name}`: an observation is {game.observation_size:,} numbers, "
        f"and there are {game.actions:,} action ids,"
    )
    return [
        f"### {game.title}",
        "",
        f"{seen} of which at most {game.most_legal:,} are listed as legal at a time.",
        "",
        *make_observation_grid(game),
        "",
        *make_action_grid(game),
        "",
    ]


def make_reference() -> str:
    """All grids, between their marks."""
    lines = [line for name in GAMES for line in make_section(GAMES[name])]
    return "\n".join([BEGIN, "", *lines, END])


def update_page(page: str) -> str:
    """A page with its grids made again. Raises BadSetup if the page lacks the marks."""
    if BEGIN not in page or END not in page.split(BEGIN, 1)[1]:
        raise BadSetup(
            f"the page has no place for the reference; write {BEGIN} and {END} into it", code="bad-page"
        )
    before, rest = page.split(BEGIN, 1)
    return before + make_reference() + rest.split(END, 1)[1]


def main(arguments: list[str] | None = None) -> int:
    """Write the grids into a page. Returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m steeple.research.reference",
        description="Write what all games' numbers mean into a page.",
    )
    parser.add_argument(
        "page", nargs="?", default="docs/research.md", help="the page to write them into (%(default)s)"
    )
    page = Path(parser.parse_args(arguments).page)
    try:
        page.write_text(update_page(page.read_text(encoding="utf-8")), encoding="utf-8")
    except (SteepleError, OSError) as fault:
        print(fault, file=sys.stderr)
        return 1
    print(f"{page}: the reference for {len(GAMES)} games is up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main())
