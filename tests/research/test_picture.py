"""Pictures of positions: whole, of one size, and with no more in them than a seat may know."""

from __future__ import annotations

import numpy as np
import pytest
from matplotlib.ft2font import FT2Font
from rich.cells import cell_len
from rich.text import Text

from steeple.errors import BadSetup
from steeple.games import GAMES
from steeple.kernel.game import SPECTATOR
from steeple.kernel.match import Match
from steeple.research.picture import MARGIN, PAPER, ansi, font_of, rgb, size
from support.games.random_games import SETUPS, Setup, redrawn, sample, walk

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
LARGEST = [setup for setup in SETUPS if setup.players == setup.game.seats[-1] and not setup.options]
every_game = pytest.mark.parametrize("setup", LARGEST, ids=str)


def is_paper(pixels: np.ndarray) -> bool:
    return bool((pixels == PAPER).all())


@every_setup
def test_all_pictures_of_a_game_have_one_size(setup: Setup) -> None:
    match = walk(setup, 0)
    pictures = [rgb(setup.game, match.position(ply), 0) for ply in (0, match.ply)]
    assert {(picture.shape, picture.dtype) for picture in pictures} == {
        (size(setup.game), np.dtype(np.uint8))
    }


@every_game
def test_around_a_picture_there_is_a_blank_edge(setup: Setup) -> None:
    picture = rgb(setup.game, walk(setup, 0).state)
    assert is_paper(picture[:MARGIN])
    assert is_paper(picture[-MARGIN:])
    assert is_paper(picture[:, :MARGIN])
    assert is_paper(picture[:, -MARGIN:])
    assert not is_paper(picture)


@pytest.mark.parametrize(("family", "rows"), [("campanile", 46), ("campos", 44), ("five-towers", 28)])
def test_every_family_of_games_has_a_page_of_its_own_size(family: str, rows: int) -> None:
    assert {game.drawing_rows for game in GAMES.values() if game.family == family} == {rows}


@pytest.fixture(scope="module")
def tall() -> Match:
    """Campos with an area in one long line downwards."""
    match = Match(GAMES["campos"], 2, seed="0" * 16)
    while "place" in match.game.phases[int(match.state.phase)]:
        fields = {action: match.game.fields(match.state, action) for action in match.legal_ids()}
        placed = [action for action in fields if fields[action]["kind"] == "place"]
        match.play_id(max(placed, key=lambda action: max(r for _, r, _ in fields[action]["cells"])))
    return match


def test_a_drawing_that_is_higher_than_the_page_is_made_smaller(tall: Match) -> None:
    assert len(ansi(tall.game, tall.state, 0).splitlines()) > tall.game.drawing_rows
    picture = rgb(tall.game, tall.state, 0)
    assert picture.shape == size(tall.game)
    assert not is_paper(picture[-MARGIN - 18 : -MARGIN]), "the last line is there"


@every_game
def test_fonts_have_every_letter_of_the_drawings(setup: Setup) -> None:
    letters = {letter for s in sample(setup, 6) for letter in plain(ansi(setup.game, s, 0))} - {"\n"}
    for is_bold in (False, True):
        assert all(
            FT2Font(str(font_of(letter, is_bold).path)).get_char_index(ord(letter)) for letter in letters
        )


def plain(text: str) -> str:
    return Text.from_ansi(text).plain


@every_game
def test_a_picture_shows_nothing_that_the_seat_cannot_know(setup: Setup) -> None:
    s = walk(setup, 0).position(11)
    for viewer in (0, SPECTATOR):
        assert np.array_equal(
            rgb(setup.game, s, viewer), rgb(setup.game, redrawn(setup.game, s, viewer, 5), viewer)
        )


def test_a_seat_sees_its_own_cards() -> None:
    match = walk(LARGEST[0], 0)
    s = match.position(0)
    assert not np.array_equal(rgb(match.game, s, 0), rgb(match.game, s, SPECTATOR))


@every_game
def test_painting_leaves_the_position_as_it_was(setup: Setup) -> None:
    s = walk(setup, 0).position(9)
    before = s.tobytes()
    rgb(setup.game, s, 0)
    assert s.tobytes() == before


@every_game
def test_text_has_colours_and_fits_80_columns(setup: Setup) -> None:
    text = ansi(setup.game, walk(setup, 0).position(9), 0)
    assert "\x1b[" in text
    assert max(map(cell_len, plain(text).splitlines())) <= 80


def test_a_picture_does_not_depend_on_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    match = walk(LARGEST[0], 0)
    before = ansi(match.game, match.state), rgb(match.game, match.state)
    for name, value in {"NO_COLOR": "1", "COLUMNS": "40", "LINES": "10", "TERM": "dumb"}.items():
        monkeypatch.setenv(name, value)
    assert ansi(match.game, match.state) == before[0]
    assert np.array_equal(rgb(match.game, match.state), before[1])


@pytest.mark.parametrize("seat", [-2, 2])
@pytest.mark.parametrize("paint", [ansi, rgb])
def test_a_seat_that_is_not_there_is_refused(paint: object, seat: int) -> None:
    assert callable(paint)
    with pytest.raises(BadSetup) as caught:
        paint(GAMES["campos"], walk(Setup("campos", 2, ()), 0).state, seat)
    assert caught.value.code == "bad-seat"
