"""Every seat can be told from the others, in the terminal and in the browser."""

from __future__ import annotations

import re

from steeple.kernel.game import MOST_PLAYERS
from steeple.kernel.seat import SEAT_COLOURS, SEAT_MARKS
from support.paths import ROOT

TOKENS = ROOT / "web" / "src" / "css" / "tokens.css"


def test_every_seat_has_a_mark_of_its_own() -> None:
    assert len(SEAT_MARKS) == len(set(SEAT_MARKS)) == MOST_PLAYERS


def test_every_seat_has_a_colour_of_its_own_in_the_terminal() -> None:
    assert len(SEAT_COLOURS) == len(set(SEAT_COLOURS)) == MOST_PLAYERS


def test_every_seat_has_a_colour_of_its_own_in_the_browser() -> None:
    found = re.findall(r"^ *--p(\d+): (.*);$", TOKENS.read_text(encoding="utf-8"), re.MULTILINE)
    assert [int(number) for number, _ in found] == list(range(1, MOST_PLAYERS + 1))
    assert len({colour for _, colour in found}) == MOST_PLAYERS
