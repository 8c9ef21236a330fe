"""Campos: what the engine keeps about the area, compared with brute force over cells and exact fractions."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import product

import numpy as np
import pytest

from steeple.errors import IllFormed
from steeple.games import GAMES
from steeple.games.campos import material
from steeple.games.campos.material import (
    REACH,
    STOPS,
    STOPS_ORIGIN,
    TILE_COLOURS,
    TILES,
    WIDTH,
    stopping_directions,
)
from steeple.kernel.match import Match
from support.games.campos_areas import (
    DIRECTIONS,
    GAME,
    TRIANGLES,
    areas,
    blocks,
    board_of,
    grown,
    is_stopped,
    laid,
    largest,
    open_spots,
    removable,
    tiles_at,
)
from support.games.positions import match_at

both_slides = pytest.mark.parametrize("slide", ["path", "straight"])
every_growth = pytest.mark.parametrize("how", ["random", "dense", "wide"])


def removals(match: Match) -> set[tuple[int, int]]:
    """The anchors that can be removed now."""
    texts = [text[1:].split(",") for text in match.legal() if text.startswith("x")]
    return {(int(q), int(r)) for q, r in texts}


# --- Cells and tiles ---


def clockwise(cells: dict[tuple[int, int], str]) -> str:
    """The colours of three cells in the order of their angles around their middle, r drawn downward."""
    drawn = {(2 * q + r, 2 * r): colour for (q, r), colour in cells.items()}
    x, y = (sum(at[k] for at in drawn) / 3 for k in range(2))
    angles = {np.arctan2(at[1] - y, at[0] - x): colour for at, colour in drawn.items()}
    return "".join(angles[angle] for angle in sorted(angles))


@pytest.mark.parametrize("name", TILES)
@pytest.mark.parametrize("orientation", range(6))
def test_a_turned_tile_read_clockwise_is_a_rotation_of_its_name(name: str, orientation: int) -> None:
    match = match_at(
        GAME,
        f"""
        players: 2
        turn: 0 remove
        area: {name}@3,-2,{orientation}
        cards: - -
        """,
    )
    [tile] = match.view()["area"]
    cells = {(q, r): colour for q, r, colour in tile["cells"]}
    assert clockwise(cells) in {name, name[1:] + name[:1], name[2:] + name[:2]}
    assert cells == laid(f"{name}@3,-2,{orientation}")[1]


def test_the_six_orientations_of_a_tile_of_three_colours_are_six_different_ways_to_lie() -> None:
    assert len({tuple(sorted(laid(f"BGR@0,0,{orientation}")[1].items())) for orientation in range(6)}) == 6


def test_the_mirror_image_of_a_tile_of_three_colours_is_another_tile() -> None:
    triples = [name for name in TILES if len(set(name)) == 3]
    assert len(triples) == 8
    for name in triples:
        mirrored = name[::-1]
        assert not {mirrored, mirrored[1:] + mirrored[:1], mirrored[2:] + mirrored[:2]} & {name}


def test_the_colours_of_the_tiles_are_those_of_their_names() -> None:
    assert ["".join("RGBY"[colour] for colour in colours) for colours in TILE_COLOURS] == list(TILES)


# --- Regions and spots ---


@every_growth
def test_the_largest_regions_are_those_of_a_flood_fill(how: str) -> None:
    for s in areas(60, how):
        assert GAMES[GAME].view(s, -1)["largest"] == largest(board_of(tiles_at(s)))


@every_growth
def test_tiles_can_be_placed_exactly_where_brute_force_finds_room(how: str) -> None:
    for s in areas(15, how, "place"):
        match = Match.from_position(GAMES[GAME], s)
        held = set(match.view()["tiles"][match.player])
        spots = open_spots(board_of(tiles_at(s)))
        expected = {
            f"{name}@{q},{r},{2 * k + shape}" for name in held for q, r, shape in spots for k in range(3)
        }
        assert {text for text in match.legal() if "@" in text} == expected


@every_growth
def test_the_area_is_always_one_block(how: str) -> None:
    for number in range(3):
        match = grown(2 + number, number, how)
        for ply in range(match.ply):
            assert len(blocks(board_of(tiles_at(match.position(ply))))) == 1


# --- Sliding out ---


def test_the_twelve_directions_are_those_of_the_rules() -> None:
    assert set(material.DIRECTIONS) == set(DIRECTIONS)
    assert len(set(DIRECTIONS)) == 12


def test_a_cell_is_stopped_exactly_as_fractions_say() -> None:
    table, middle = stopping_directions(), REACH + 2
    near, chance = list(product(range(-9, 10), repeat=2)), random.Random(0)
    far = [(chance.randint(-middle, middle), chance.randint(-middle, middle)) for _ in range(1000)]
    for q, r in near + far:
        if (q, r) != (0, 0):
            stopped = {d for k, d in enumerate(material.DIRECTIONS) if table[middle + q, middle + r] >> k & 1}
            assert stopped == {d for d in DIRECTIONS if is_stopped(q, r, d)}, (q, r)


def test_a_cell_that_grazes_an_edge_passes_and_one_that_comes_a_hair_closer_is_stopped() -> None:
    step, between = (1, 0), (2, -1)
    assert [is_stopped(q, r, between) for q, r in ((0, 1), (0, -1))] == [False, False]  # along their edges
    assert [is_stopped(q, r, between) for q, r in ((1, 0), (1, -1), (2, -1))] == [True, True, True]
    assert [is_stopped(q, r, step) for q, r in ((1, 0), (0, 1), (1, -1), (5, 0))] == [True, True, True, True]
    assert [is_stopped(q, r, step) for q, r in ((-1, 0), (-1, 1), (0, -1), (0, 2), (-5, 0))] == [
        False
    ] * 5  # behind, or aside


def test_a_tile_is_stopped_by_another_exactly_as_its_cells_are() -> None:
    chance = random.Random(1)
    for _ in range(600):
        moving, standing = chance.randrange(2), chance.randrange(2)
        reach = chance.choice([3, 8, REACH])
        q, r = chance.randint(-reach, reach), chance.randint(-reach, reach)
        cells = product(TRIANGLES[moving], TRIANGLES[standing])
        pairs = [(q + sq - mq, r + sr - mr) for (mq, mr), (sq, sr) in cells]
        if (0, 0) in pairs:
            continue
        bits = STOPS[moving, standing, STOPS_ORIGIN + 2 * WIDTH * q + r]
        stopped = {d for k, d in enumerate(material.DIRECTIONS) if bits >> k & 1}
        assert stopped == {d for d in DIRECTIONS if any(is_stopped(*pair, d) for pair in pairs)}


@every_growth
@both_slides
def test_a_tile_can_be_removed_exactly_if_the_rest_is_one_block_and_it_slides_out(
    slide: str, how: str
) -> None:
    for s in areas(30, how, "remove", slide):
        assert removals(Match.from_position(GAMES[GAME], s)) == removable(tiles_at(s), slide)[0]


@every_growth
def test_there_is_always_a_tile_to_remove(how: str) -> None:
    for number in range(3):
        match = grown(2 + number, number, how)
        for ply in range(match.ply):
            s = match.position(ply)
            if GAMES[GAME].phases[int(s.phase)].startswith("remove"):
                assert removals(Match.from_position(GAMES[GAME], s))


# --- Bounds ---


OPEN = """
    players: 2
    turn: 0 place
    area: BBG@0,0,0
    tiles: GGR,RRY BBR,BBY
    cards: RB:G,RG:B,RY:G,BR:G,BG:R GB:R,YB:R,YG:R,YR:G,GY:R
"""


@pytest.mark.parametrize("towards", [(1, 0), (-1, 0), (0, 1), (0, -1)], ids=["right", "left", "down", "up"])
def test_tiles_can_be_placed_up_to_the_edge_of_the_table_and_not_beyond(towards: tuple[int, int]) -> None:
    match, chance = match_at(GAME, OPEN), random.Random(7)
    far = 0
    while far < 30:
        places = [text for text in match.legal() if "@" in text]
        match.play(max(chance.sample(places, len(places)), key=lambda text: reach(laid(text)[1], towards)))
        far = reach(board_of(tiles_at(match.state)), towards)
    assert far == 30
    spots = open_spots(board_of(tiles_at(match.state)))
    held = set(match.view()["tiles"][match.player])
    expected = {f"{name}@{q},{r},{2 * k + shape}" for name in held for q, r, shape in spots for k in range(3)}
    assert {text for text in match.legal() if "@" in text} == expected


def reach(cells: Iterable[tuple[int, int]], towards: tuple[int, int]) -> int:
    """How far cells reach along q or r."""
    return max(q * towards[0] + r * towards[1] for q, r in cells)


def test_all_four_corners_of_the_table_are_places_for_tiles() -> None:
    for q, r, orientation in ((-30, -29, 1), (29, -30, 0), (-30, 29, 0), (29, 30, 1)):
        match = match_at(GAME, f"players: 2\nturn: 0 remove\narea: BBR@{q},{r},{orientation}\ncards: - -")
        assert match.legal() == [f"x{q},{r}"]


@pytest.mark.parametrize("place", ["30,0,0", "0,30,0", "0,-30,1", "-31,0,0", "31,31,1", "-30,-30,1"])
def test_no_tile_lies_beyond_the_edge(place: str) -> None:
    with pytest.raises(IllFormed, match="does not lie on free cells of the area"):
        match_at(GAME, f"players: 2\nturn: 0 remove\narea: BBR@{place}\ncards: - -")
