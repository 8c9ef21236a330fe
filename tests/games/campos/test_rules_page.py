"""The tables and examples on the rules page of Campos: the game plays them as they're written."""

from __future__ import annotations

import re

import pytest

from steeple.errors import IllegalAction
from steeple.games import GAMES
from steeple.games.campos.material import CARDS, COPIES, N_TILES, TILES
from steeple.kernel.match import Match
from support.games.positions import match_at, play
from support.paths import ROOT
from support.rules_pages import page

GAME = "campos"
LESSON = ROOT / "web" / "src" / "games" / "campos" / "lesson"


def at(text: str) -> Match:
    return match_at(GAME, text)


def says(anchor: str, text: str) -> bool:
    """Whether one of a section's examples says this."""
    return any(text in example for example in page(GAME)[anchor].examples)


def drawn(file: str, name: str) -> dict[str, str | None]:
    """The tiles of a figure as the game writes them (`BBR@1,-2,3`), and the sign on each."""
    source = (LESSON / file).read_text(encoding="utf-8")
    part = source.partition(name)[2].partition("];")[0].partition("]}")[0]
    tiles = re.findall(
        r'colours: "(\w+)",\s*at: \[(-?\d+), (-?\d+)\],\s*turn: (\d)(?:,\s*(sign: "(\w+)"|way))?', part
    )
    assert tiles, name
    return {
        laid(colours, int(q), int(r), int(turn)): "way" if mark == "way" else sign or None
        for colours, q, r, turn, mark, sign in tiles
    }


def laid(colours: str, q: int, r: int, turn: int) -> str:
    """A tile by its name: the alphabetically first rotation, and the orientation that goes with it."""
    k = min(range(3), key=lambda k: colours[k:] + colours[:k])
    name = colours[k:] + colours[:k]
    return f"{name}@{q},{r},{(turn % 2) + 2 * ((turn // 2 + k) % 3)}"


@pytest.mark.parametrize(("column", "players"), [(1, 2), (2, 3), (3, 4)])
def test_the_table_of_the_setup(column: int, players: int) -> None:
    view = Match(GAMES[GAME], players).view(0)
    hand, tiles = view["cards"][0]["size"], len(view["tiles"][0])
    expected = [players, hand, tiles, len(view["bag"]), hand]
    assert [row[column] for row in page(GAME)["setup"].rows] == [str(value) for value in expected]


def test_the_box() -> None:
    two_colours = sum(copies for name, copies in zip(TILES, COPIES, strict=True) if len(set(name)) == 2)
    assert (N_TILES, two_colours, N_TILES - two_colours, len(CARDS)) == (32, 24, 8, 24)
    text = page(GAME)["box"].text
    assert "32 tiles of three cells each. 24 have two colours, 8 have three." in text
    assert "24 objectives" in text


def test_red_5_green_4_blue_3() -> None:
    tiles = drawn("regions.ts", "REGIONS")
    match = at(f"""
        players: 2
        turn: 0 place-or-play
        area: {" ".join(tiles)}
        tiles: RRY GGY,BBY
        cards: RB:G,BG:R GB:R
    """)
    assert "BG:R" not in match.legal()
    assert play(match, "RB:G").scores == [4, 0]
    assert says("assembly-2", "Ada plays “red larger than blue, score green” and gets 4 points")


def test_a_tile_must_share_an_edge() -> None:
    tiles = drawn("Figure.svelte", 'name === "edge"')
    area = [tile for tile, sign in tiles.items() if sign is None]
    (right,) = [tile for tile, sign in tiles.items() if sign == "check"]
    (wrong,) = [tile for tile, sign in tiles.items() if sign == "x"]
    match = at(f"""
        players: 2
        turn: 0 place
        area: {" ".join(area)}
        tiles: {right.split("@")[0]},{wrong.split("@")[0]} GGY,BBY
        cards: RB:G GB:R
    """)
    assert right in match.legal()
    with pytest.raises(IllegalAction) as refused:
        match.play(wrong)
    assert refused.value.rule == "Assembly 1"


def areas(name: str) -> list[dict[str, str | None]]:
    """What a figure about sliding shows: one area, or two side by side."""
    tiles = [*drawn("Figure.svelte", f"{name}: Lying[]").items()]
    split = next((at for at, (tile, _) in enumerate(tiles) if "@7,0" in tile), len(tiles))
    return [dict(part) for part in (tiles[:split], tiles[split:]) if part]


def dismantling(area: dict[str, str | None], options: str = "") -> Match:
    return at(f"""
        players: 2
        options: {options}
        turn: 0 remove
        area: {" ".join(area)}
        cards: RB:G GB:R
    """)


def place(tile: str) -> str:
    """The action that removes a tile."""
    return "x" + tile.split("@")[1].rpartition(",")[0]


@pytest.mark.parametrize("area", [*areas("SLIDING"), *areas("PATHS")], ids=["one", "left", "right"])
def test_what_slides_out_and_what_does_not(area: dict[str, str | None]) -> None:
    match = dismantling(area)
    assert any(area.values())
    for tile, sign in area.items():
        if sign in ("arrow", "way"):
            assert place(tile) in match.legal()
        elif sign is not None:
            with pytest.raises(IllegalAction) as refused:
                match.play(place(tile))
            assert refused.value.rule == {"link": "Dismantling (i)", "lock": "Dismantling (ii)"}[sign]


def test_a_bent_path_is_no_straight_line() -> None:
    left, _ = areas("PATHS")
    (bent,) = [tile for tile, sign in left.items() if sign == "way"]
    assert place(bent) not in dismantling(left, "slide=straight").legal()
    assert says("options", "its path has a bend")
