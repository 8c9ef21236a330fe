"""Pictures of positions: the terminal's drawing of what a seat sees, as coloured text and as pixels.

Pixels are painted cell by cell, as a terminal does it: each letter is a mask, with a colour and a background.
"""

from __future__ import annotations

from functools import cache
from io import StringIO
from pathlib import Path
from typing import NamedTuple, TypeAlias

import matplotlib
import numpy as np
import numpy.typing as npt
from matplotlib.ft2font import FT2Font
from PIL import Image, ImageDraw, ImageFont
from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from rich.style import Style

from steeple.kernel.arrays import Position
from steeple.kernel.game import SPECTATOR, Game
from steeple.research.terms import check_seat

Pixels: TypeAlias = npt.NDArray[np.uint8]
Colour: TypeAlias = tuple[int, int, int]

COLUMNS = 80
PAPER: Colour = (0xF6, 0xF0, 0xE3)
INK: Colour = (0x2A, 0x24, 0x1D)
LETTER, CELL_WIDTH, CELL_HEIGHT, MARGIN = 15, 9, 18, 18
"""In pixels: the font size, which makes letters 9 wide; a cell of the page; the margin around the page."""

LEAST_CONTRAST, LEAST_OF_WALLS = 3.0, 1.3
"""The drawings' colours are made for terminals. Some are too pale for letters on paper, and one for walls."""

WALLS = frozenset(" ◢◣▁▂▃▄▅▆▇█▖▗▙▟")
"""Characters that fill their cell."""


class Page(NamedTuple):
    """A drawing as cells. Each has a letter, whether it's bold, its colour and its background."""

    letters: npt.NDArray[np.str_]
    is_bold: npt.NDArray[np.bool_]
    ink: Pixels
    paper: Pixels


def ansi(game: Game, s: Position, seat: int = SPECTATOR) -> str:
    """What a seat or a spectator sees, as lines of 80 columns with ANSI colour codes. Raises BadSetup."""
    check_seat(seat, int(s.players), SPECTATOR)
    console = _console()
    console.print(game.draw(game.view(s, seat)))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def rgb(game: Game, s: Position, seat: int = SPECTATOR) -> Pixels:
    """What a seat or a spectator sees, as pixels of the shape that `size` gives. Raises BadSetup."""
    check_seat(seat, int(s.players), SPECTATOR)
    lines = _console().render_lines(game.draw(game.view(s, seat)), pad=False)
    height, width, _ = size(game)
    picture = np.tile(np.array(PAPER, np.uint8), (height, width, 1))
    drawing = _fit(_paint(_lay_out(lines)), height - 2 * MARGIN)
    left = (width - drawing.shape[1]) // 2
    picture[MARGIN : MARGIN + drawing.shape[0], left : left + drawing.shape[1]] = drawing
    return picture


def size(game: Game) -> tuple[int, int, int]:
    """The shape of a game's pictures: height, width, and 3 colours. It's the same for every position."""
    return game.drawing_rows * CELL_HEIGHT + 2 * MARGIN, COLUMNS * CELL_WIDTH + 2 * MARGIN, 3


def _console() -> Console:
    """A terminal with a fixed width and all colours, wherever the program runs."""
    return Console(
        file=StringIO(),
        width=COLUMNS,
        color_system="truecolor",
        force_terminal=False,
        force_jupyter=False,
        no_color=False,
        highlight=False,
        legacy_windows=False,
    )


def _lay_out(lines: list[list[Segment]]) -> Page:
    """Put the letters of a drawing into cells."""
    shape = (len(lines), COLUMNS)
    page = Page(
        np.full(shape, " "),
        np.zeros(shape, np.bool_),
        np.empty((*shape, 3), np.uint8),
        np.empty((*shape, 3), np.uint8),
    )
    page.ink[:], page.paper[:] = INK, PAPER
    for row, line in enumerate(lines):
        column = 0
        for text, style, _ in line:
            cells = slice(column, column + len(text))
            page.letters[row, cells] = list(text)
            page.is_bold[row, cells] = bool(style and style.bold)
            least = LEAST_OF_WALLS if WALLS.issuperset(text) else LEAST_CONTRAST
            page.ink[row, cells], page.paper[row, cells] = _colours(style or Style.null(), least)
            column = cells.stop
    return page


@cache
def _colours(style: Style, least: float) -> tuple[Colour, Colour]:
    """The colour of letters and their background.

    On paper, letters are darkened to at least this contrast.
    """
    letters, behind = _colour(style.color, INK), _colour(style.bgcolor, PAPER)
    if style.dim:
        letters = _blend(letters, behind, 0.35)
    if behind != PAPER:
        return letters, behind
    shades = (_blend(letters, INK, part / 20) for part in range(21))
    return next(shade for shade in shades if _contrast(shade, PAPER) >= least), behind


def _colour(colour: Color | None, default: Colour) -> Colour:
    if colour is None or colour.is_default:
        return default
    red, green, blue = colour.get_truecolor()
    return red, green, blue


def _blend(one: Colour, other: Colour, part: float) -> Colour:
    """A mix of two colours, `part` of the way from one to the other."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours, from 1 to 21, as the Web Content Accessibility Guidelines define it."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [value / 255 for value in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _paint(page: Page) -> Pixels:
    """The pixels of a page."""
    rows, columns = page.letters.shape
    pixels = np.empty((rows, columns, CELL_HEIGHT, CELL_WIDTH, 3), np.uint8)
    pixels[:] = page.paper[:, :, None, None]
    written = page.letters != " "
    letters = zip(page.letters[written].tolist(), page.is_bold[written].tolist(), strict=True)
    masks = np.array([_mask(letter, is_bold) for letter, is_bold in letters])[..., None]
    ink, paper = (colours[written][:, None, None].astype(np.float32) for colours in (page.ink, page.paper))
    pixels[written] = (paper + (ink - paper) * masks).round()
    painted: Pixels = pixels.transpose(0, 2, 1, 3, 4).reshape(rows * CELL_HEIGHT, columns * CELL_WIDTH, 3)
    return painted


@cache
def _mask(letter: str, is_bold: bool) -> npt.NDArray[np.float32]:
    """How much of each pixel of its cell a letter covers, from 0 to 1."""
    font = font_of(letter, is_bold)
    ascent, descent = font.getmetrics()
    place = (CELL_WIDTH - font.getlength(letter)) / 2, (CELL_HEIGHT - ascent - descent) / 2
    cell = Image.new("L", (CELL_WIDTH, CELL_HEIGHT))
    ImageDraw.Draw(cell).text(place, letter, 255, font)
    return np.asarray(cell, np.float32) / np.float32(255)


def font_of(letter: str, is_bold: bool) -> ImageFont.FreeTypeFont:
    """A monospaced font or, if it lacks the letter, another one scaled to fit the cell."""
    path = _path("DejaVuSansMono-Bold" if is_bold else "DejaVuSansMono")
    if FT2Font(path).get_char_index(ord(letter)):
        return ImageFont.truetype(path, LETTER)
    path = _path("DejaVuSans")
    width = ImageFont.truetype(path, LETTER).getlength(letter)
    return ImageFont.truetype(path, LETTER * min(1.0, CELL_WIDTH / width))


def _path(font: str) -> str:
    return str(Path(matplotlib.get_data_path()) / "fonts" / "ttf" / f"{font}.ttf")


def _fit(drawing: Pixels, height: int) -> Pixels:
    """A drawing, scaled down if it's taller than this."""
    if drawing.shape[0] <= height:
        return drawing
    width = round(drawing.shape[1] * height / drawing.shape[0])
    return np.asarray(Image.fromarray(drawing).resize((width, height), Image.Resampling.LANCZOS))
