"""Makes the two typefaces of the pages out of those from npm: only the letters that our languages need.

Run `scripts/typefaces` after a new version of either package, and commit what it writes to web/type. It
needs fontTools, which the tests install too. The licence has the name "Source" reserved for the originals, so
the smaller ones have names of their own.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "web" / "node_modules" / "@fontsource-variable"
MADE = ROOT / "web" / "type"
LICENCES = ROOT / "web" / "public" / "licences"

TYPEFACES = {"Steeple Serif": "source-serif-4", "Steeple Sans": "source-sans-3"}
"""What our typefaces are called, and the packages that they are made of."""

LIGHTEST, BOLDEST = 400, 700

LATIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)]))
LETTERS = LATIN + "ŒœŸ–—‘’‚“”„‹›•…′″\u2009\u202f€™−↑↓←→✓"
"""Latin for western Europe, its quotation marks and spaces, and the signs that the pages use."""

FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "lnum", "tnum"]


def make(name: str, package: str) -> Path:
    """Write one typeface; returns its file."""
    font = TTFont(PACKAGES / package / "files" / f"{package}-latin-wght-normal.woff2")
    instantiateVariableFont(font, {"wght": (LIGHTEST, LIGHTEST, BOLDEST)}, inplace=True)
    signs = font.getBestCmap()
    del font["HVAR"]  # it doesn't know the glyphs that are added; gvar says how widths vary, too
    for glyph in font.getGlyphOrder():
        font["gvar"].variations.setdefault(glyph, [])
    add(font, 0x202F, signs[0x2009])
    add(font, ord("→"), turned(font, signs[ord("↑")], "arrowright", 1))
    add(font, ord("←"), turned(font, signs[ord("↑")], "arrowleft", -1))
    add(font, ord("✓"), tick(font))
    options = Options()
    options.layout_features = FEATURES
    options.name_IDs = [0, 13, 14]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(text=LETTERS)
    subsetter.subset(font)
    for number, text in {1: name, 2: "Regular", 4: name, 6: name.replace(" ", "")}.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    font["head"].modified = font["head"].created  # the same file whenever it is made
    font.recalcTimestamp = False
    font.flavor = "woff2"
    file = MADE / f"{name.lower().replace(' ', '-')}.woff2"
    font.save(file)
    return file


def add(font: TTFont, code: int, glyph: str) -> None:
    """Let a glyph stand for a character."""
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = glyph


def turned(font: TTFont, upward: str, name: str, by: int) -> str:
    """A glyph turned by 90°: to the right (1) or to the left (-1). Its weight varies like the first one's."""
    glyf, metrics = font["glyf"], font["hmtx"]
    pen = TTGlyphPen(None)
    width = metrics[upward][0]
    whole = glyf[upward]
    middle = (whole.xMin + whole.xMax) / 2, (whole.yMin + whole.yMax) / 2
    whole.draw(pen, glyf)
    glyph = pen.glyph(dropImpliedOnCurves=False)
    glyph.coordinates.translate((-middle[0], -middle[1]))
    glyph.coordinates.transform(((0, -by), (by, 0)))
    glyph.coordinates.translate(middle)
    glyph.coordinates.toInt()
    _keep(font, name, glyph, width)
    for one in font["gvar"].variations[upward]:
        moves = [None if move is None else (by * move[1], -by * move[0]) for move in one.coordinates[:-4]]
        font["gvar"].variations[name].append(TupleVariation(one.axes, [*moves, *[(0, 0)] * 4]))
    return name


def tick(font: TTFont) -> str:
    """A tick, which neither typeface has."""
    pen = TTGlyphPen(None)
    at = [(70, 290), (140, 350), (230, 235), (440, 610), (520, 565), (250, 80), (205, 80)]
    pen.moveTo(at[0])
    for point in at[1:]:
        pen.lineTo(point)
    pen.closePath()
    _keep(font, "tick", pen.glyph(), 580)
    return "tick"


def _keep(font: TTFont, name: str, glyph: object, width: int) -> None:
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    glyph.recalcBounds(font["glyf"])  # type: ignore[attr-defined]
    font["hmtx"][name] = (width, glyph.xMin)  # type: ignore[attr-defined]
    font["gvar"].variations.setdefault(name, [])


if __name__ == "__main__":
    MADE.mkdir(exist_ok=True)
    LICENCES.mkdir(parents=True, exist_ok=True)
    for name, package in TYPEFACES.items():
        file = make(name, package)
        print(f"{file.stat().st_size / 1000:6.1f} KB  {name}")
        about = TTFont(file)["name"].getDebugName(0)
        licence = (PACKAGES / package / "LICENSE").read_text(encoding="utf-8")
        told = f"{name} is made of a part of {package}.\n{about}\n\n{licence[licence.index('This Font') :]}"
        (LICENCES / f"{name.lower().replace(' ', '-')}.txt").write_text(told, encoding="utf-8")
