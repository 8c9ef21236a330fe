"""What the numbers mean: a table of each game's observation and of its action ids, made from the code.

`python -m steeple.research.reference` writes them into docs/research.md, between two marks. A test fails
when the page is out of date.
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

BEGIN = "<!-- tables: made by python -m steeple.research.reference -->"
END = "<!-- tables: end -->"

_SHOWN = 3
"""So many texts of a block are shown before its last one."""


@dataclass(frozen=True)
class Block:
    """A run of action ids whose texts are written alike."""

    first: int
    last: int
    meaning: str
    """What one of them does, from the game's legend."""

    @property
    def ids(self) -> str:
        return f"{self.first:,}" if self.first == self.last else f"{self.first:,} … {self.last:,}"


def shape(text: str) -> str:
    """How an action is written, whichever style, card or number it names."""
    return re.sub("[A-Z]", "A", re.sub(r"(?<![^,@x])-?\d+|\d+", "0", text))


def meanings(game: Game) -> dict[str, tuple[str, str]]:
    """The examples of a game's legend by their shape: the example, and what it does."""
    entries = re.findall(r"(\S+) {2,}(\S.*?)(?= {2,}|$)", game.legend, re.MULTILINE)
    return {shape(text): (text, meaning) for text, meaning in entries}


@cache
def blocks(name: str) -> tuple[Block, ...]:
    """All action ids of the game of that name, in runs that are written alike."""
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


def action_table(game: Game) -> list[str]:
    """Which ids mean what."""
    rows = [f"| {block.ids} | {texts(game, block)} | {_cell(block.meaning)} |" for block in blocks(game.name)]
    return ["| ids | written | example |", "|---|---|---|", *rows]


def observation_table(game: Game) -> list[str]:
    """Which numbers of the observation mean what."""
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


def section(game: Game) -> list[str]:
    """The tables of one game."""
    seen = f"`{game.name}`: an observation is {game.observation_size:,} numbers, and there are {game.actions:,} action ids,"
    return [
        f"### {game.title}",
        "",
        f"{seen} of which at most {game.most_legal:,} are listed as legal at a time.",
        "",
        *observation_table(game),
        "",
        *action_table(game),
        "",
    ]


def tables() -> str:
    """All tables, between their marks."""
    lines = [line for name in GAMES for line in section(GAMES[name])]
    return "\n".join([BEGIN, "", *lines, END])


def renewed(page: str) -> str:
    """A page with its tables made anew. Raises BadSetup for one without the marks."""
    if BEGIN not in page or END not in page.split(BEGIN, 1)[1]:
        raise BadSetup(f"the page has no place for tables: write {BEGIN} and {END} into it", code="bad-page")
    before, rest = page.split(BEGIN, 1)
    return before + tables() + rest.split(END, 1)[1]


def main(arguments: list[str] | None = None) -> int:
    """Write the tables into a page; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m steeple.research.reference", description="Write the tables of all games."
    )
    parser.add_argument(
        "page", nargs="?", default="docs/research.md", help="the page to write them into (%(default)s)"
    )
    page = Path(parser.parse_args(arguments).page)
    try:
        page.write_text(renewed(page.read_text(encoding="utf-8")), encoding="utf-8")
    except (SteepleError, OSError) as fault:
        print(fault, file=sys.stderr)
        return 1
    print(f"{page}: the tables of {len(GAMES)} games are up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main())
