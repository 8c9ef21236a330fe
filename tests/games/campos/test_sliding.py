"""Campos: how a tile slides out: around a corner, out of a pocket, through a gap, and when none can."""

from __future__ import annotations

import pytest

from steeple.errors import IllegalAction, IllFormed
from steeple.kernel.match import Match
from support.games.campos_areas import GAME, SLIDES, blocks, board_of, removable, tiles_at
from support.games.positions import match_at


def dismantling(area: str, slide: str = "path") -> Match:
    return match_at(GAME, f"players: 2\noptions: slide={slide}\nturn: 0 remove\narea: {area}\ncards: - -")


both_slides = pytest.mark.parametrize("slide", ["path", "straight"])

BEND = "BBG@0,0,0 BGG@-1,2,0 BYG@1,1,1 BBY@-2,1,1 RYY@-4,2,0 BGR@0,3,1"
"""The tile at -1,2 lies in a bay: it comes out past the tile at 0,3 with one bend, but not straight."""


def test_a_tile_comes_out_around_a_corner() -> None:
    match = dismantling(BEND)
    match.play("x-1,2")
    assert "x-1,2" not in match.legal()


def test_around_a_corner_is_no_straight_line() -> None:
    with pytest.raises(IllegalAction) as refused:
        dismantling(BEND, "straight").play("x-1,2")
    assert refused.value.code == "does-not-slide"


def test_the_two_ways_to_slide_differ_in_that_tile_alone() -> None:
    assert set(dismantling(BEND).legal()) == {*dismantling(BEND, "straight").legal(), "x-1,2"}


POCKET = "BBG@0,0,0 RRY@1,1,1 RYY@-2,2,1 BYG@-1,-1,1 BBY@-1,3,0 BRY@3,0,0 GRR@2,-1,1"
"""The tile at 1,1 can be pushed to and fro, but the way out is too narrow for it."""


@both_slides
def test_a_tile_that_moves_but_finds_no_way_out_stays(slide: str) -> None:
    match = dismantling(POCKET, slide)
    with pytest.raises(IllegalAction) as refused:
        match.play("x1,1")
    assert refused.value.code == "does-not-slide"
    assert match.legal()


def test_a_tile_in_a_pocket_comes_out_once_the_pocket_is_opened() -> None:
    match = dismantling(POCKET)
    while "x1,1" not in match.legal():
        match.play(match.legal()[0])
    assert removable(tiles_at(match.state), "path")[0] >= {(1, 1)}


GAP = "BBG@0,0,0 GGR@0,2,1 BBR@-2,3,1 BGR@2,0,0"
"""One step down, to 0,3, the tile at 0,2 would be free, but -2,3 and 2,0 are on both sides of that step."""


def test_between_two_corners_there_is_no_way_through() -> None:
    assert "x0,2" not in dismantling(GAP).legal()


@pytest.mark.parametrize("corner", ["BBR@-2,3,1", "BGR@2,0,0"])
def test_past_one_corner_the_tile_swings_around(corner: str) -> None:
    assert "x0,2" in dismantling(GAP.replace(corner, "").strip()).legal()


# --- The waiver: areas whose every end is locked into the rest. All from random play. ---

LOCKED = [
    (
        "straight",
        "GRY@-4,2,1 BYY@1,-2,0 BYY@0,-3,1 RYY@-1,-1,2 GGR@-2,-3,4 BBG@-5,3,2 BBR@-7,3,1 BRG@-4,-1,1 "
        "GYY@-5,0,2",
        {"x-1,-1", "x-4,2"},
    ),
    (
        "straight",
        "GYY@0,0,0 BGG@0,2,3 RYY@2,2,2 RRY@2,-2,2 BRR@3,0,4 GRR@4,-4,0 BBY@6,-5,5 GRR@7,-4,4 GRY@5,-2,5",
        {"x3,0", "x5,-2"},
    ),
    (
        "path",
        "BBG@0,0,0 RRY@0,2,1 BGR@1,-2,4 BRR@-1,4,1 RYY@-2,5,2 BBR@1,-4,0 RRY@-1,-4,3 GGY@-3,-3,2 GRY@-6,1,4 "
        "GRR@-7,4,1 BRY@-2,2,3 BGG@-4,5,3 GGR@-5,4,0 BBR@-4,1,0 BRG@-2,-2,2",
        {"x-2,-2", "x-2,2", "x-4,1"},
    ),
]
every_lock = pytest.mark.parametrize(("slide", "area", "ends"), LOCKED, ids=["horseshoe", "hook", "snail"])


@every_lock
def test_if_no_tile_that_may_go_slides_out_those_may_go_that_leave_one_block(
    slide: str, area: str, ends: set[str]
) -> None:
    match = dismantling(area, slide)
    tiles = tiles_at(match.state)
    for anchor in tiles:
        rest = board_of({a: t for a, t in tiles.items() if a != anchor})
        assert not (len(blocks(rest)) == 1 and SLIDES[slide](tiles[anchor], rest))
    assert set(match.legal()) == ends
    assert removable(tiles, slide) == (
        {(int(q), int(r)) for q, r in (end[1:].split(",") for end in ends)},
        True,
    )


@every_lock
def test_the_waiver_holds_for_that_decision_only(slide: str, area: str, ends: set[str]) -> None:
    waived = []
    for end in ends:
        match = dismantling(area, slide)
        match.play(end)
        found, is_waived = removable(tiles_at(match.state), slide)
        waived.append(is_waived)
        assert {text for text in match.legal() if text.startswith("x")} == {f"x{q},{r}" for q, r in found}
    assert not all(waived)  # in the snail, one end that goes leaves the others locked


@pytest.mark.parametrize(("slide", "area", "ends"), LOCKED[:2], ids=["horseshoe", "hook"])
def test_what_no_line_leads_out_of_a_path_may(slide: str, area: str, ends: set[str]) -> None:
    assert removable(tiles_at(dismantling(area).state), "path")[1] is False
    assert set(dismantling(area).legal()) <= ends


# --- The option ---


def test_the_option_stands_in_the_text_of_a_position_and_in_the_view() -> None:
    straight, path = dismantling(BEND, "straight"), dismantling(BEND)
    assert straight.view()["options"] == {"slide": "straight"}
    assert path.view()["options"] == {}
    assert "options: slide=straight\n" in straight.game.position_text(straight.state)
    assert "options" not in path.game.position_text(path.state)


def test_there_is_no_third_way() -> None:
    with pytest.raises(IllFormed, match="slide=turning"):
        dismantling(BEND, "turning")
