"""Campos in the terminal: a map from which a move can be read, all in 80 columns, and nothing hidden."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest
from rich.cells import cell_len

from steeple.games import GAMES
from steeple.games.campos.material import ALL_TILES, TILES
from support.games import drawings
from support.games.campos_areas import areas, board_of, grown, tiles_at
from support.games.positions import match_at
from support.games.random_games import Setup, walk

GAME = "campos"

PLACE = """
    players: 2
    turn: 0 place
    area: BBR@0,0,0 GGY@2,-1,1
    tiles: BGR,RRY GGY,BBR
    cards: BR:G,RB:G GB:R,YB:G,YB:R
    points: 3 14
"""


def drawn(view: dict[str, Any]) -> list[str]:
    """The lines of a drawing, without blanks at their ends."""
    return [line.rstrip() for line in drawings.drawn(GAME, view)]


def position(text: str, seat: int = 0) -> list[str]:
    return drawn(GAMES[GAME].view(GAMES[GAME].read_position(text), seat))


def read_map(lines: list[str]) -> dict[tuple[int, int], str]:
    """The cells of a map as people read it: r at the left, q of the first cell before it, then the cells."""
    cells = {}
    for line in lines:
        if found := re.match(r"r (-?\d+) +(-?\d+) ", line):
            r, q = int(found[1]), int(found[2])
            at = found.end() + 1
            for k, letter in enumerate(line[at : line.rindex(" ")][::4]):
                if letter != "·":
                    cells[q + k, r] = letter
    return cells


def test_a_map_can_be_read_back() -> None:
    for how in ("random", "dense"):
        for s in areas(24, how):
            assert read_map(drawn(GAMES[GAME].view(s, 0))) == board_of(tiles_at(s))


def test_a_small_area_to_the_letter() -> None:
    assert position(PLACE)[:6] == [
        "r -3              3  ·   ·  4",
        "r -2            2  ·  /G\\  ·  4",
        "r -1      0  ·   ·  [G───Y]  ·  4",
        "r 0    -1  ·  [B───B]  ·   ·  3",
        "r 1      -1  ·  \\R/  ·  1",
        "r 2        -1  ·   ·  0",
    ]


@pytest.mark.parametrize("how", ["random", "dense", "wide"])
def test_every_position_fits_80_columns(how: str) -> None:
    for number in range(3):
        match = grown(2 + number, number, how)
        for ply in range(0, match.ply + 1, 4):
            for seat in (0, -1):
                assert max(map(cell_len, drawn(match.game.view(match.position(ply), seat)))) <= 80


def test_a_very_wide_area_is_drawn_small_and_in_strips_that_show_every_cell() -> None:
    names = [TILES[kind] for kind in ALL_TILES]
    area = " ".join(f"{names[k]}@{2 * k - 30},0,{k % 2}" for k in range(30))
    lines = position(f"players: 2\nturn: 0 remove\narea: {area}\ncards: - -")
    rows = [line for line in lines if re.match(r"r -?\d", line)]
    assert [line.split()[1] for line in rows] == ["-1", "0", "1"] * 2
    assert sum(len(re.findall("[RGBY]", line)) for line in rows) == 90
    assert max(map(cell_len, lines)) <= 80


def test_what_is_left_in_the_bag_is_told_while_tiles_are_placed() -> None:
    assert any(line.startswith("in the bag: BBG×2 BBY×2 BGG×2 BGY ") for line in position(PLACE))


def test_own_cards_are_shown_with_whether_they_can_be_played_and_what_they_score() -> None:
    lines = position(PLACE)
    assert any("✓ [B] 2 > [R] 1: [G] scores 2  BR:G" in line for line in lines)
    assert any("✗ [R] 1 > [B] 2: [G] scores 2  RB:G" in line for line in lines)
    assert not any("YB:G" in line for line in lines)


def test_a_spectator_sees_no_cards_but_how_many() -> None:
    text = "\n".join(position(PLACE, -1))
    assert not re.search("[RGBY]{2}:[RGBY]", text)
    assert re.search(r"seat 1 +14 +BBR GGY +3", text)


def test_the_six_orientations_of_own_tiles_are_explained() -> None:
    lines = position(PLACE)
    first = next(k for k, line in enumerate(lines) if line.startswith("BGR   0"))
    assert lines[first] == "BGR   0 [B─G]   1  /G\\    2 [R─B]   3  /B\\    4 [G─R]   5  /R\\"
    assert lines[first + 1] == "         \\R/      [B─R]      \\G/      [R─G]      \\B/      [G─B]"


def test_largest_regions_points_and_the_prompt_are_there() -> None:
    lines = position(PLACE)
    assert "largest regions  [R] red 1 [G] green 2 [B] blue 2 [Y] yellow 1" in lines
    assert "▶ ● Lay: one of your tiles at q,r in an orientation, e.g. BGR@1,-2,3" in lines
    assert "▶ ● Waiting for seat 0 to lay a tile." in position(PLACE, 1)


def test_the_end_says_so() -> None:
    match = walk(Setup(GAME, 2, ()), 0)
    assert drawn(match.view())[-1] == "The area is cleared, and the game is over."


def test_drawing_leaves_the_view_as_it_was() -> None:
    view = match_at(GAME, PLACE).view(0)
    before = copy.deepcopy(view)
    drawn(view)
    assert view == before
