"""Our two typefaces: small, used on every page, with all letters that we write; nothing moves for them."""

from __future__ import annotations

import pytest

from steeple.words import LANGUAGES
from support.browser.visitor import Visitor, Visitors
from support.paths import ROOT

pytestmark = pytest.mark.anyio
MOST_BYTES = 60_000
SENTENCES = ROOT / "src" / "steeple" / "locales"
PICTURED = "⇧⌃⌄▴▾●⚑"
"""Signs of keys and pictures that come from the machine's own type."""

_USED = """() => [...document.fonts].filter((face) => face.status === "loaded").map((face) => face.family)"""

_MISSING = """([family, text]) => {
    const pen = document.createElement("canvas").getContext("2d");
    const width = (letter, other) => {
        pen.font = `100px "${family}", ${other}`;
        return pen.measureText(letter).width;
    };
    return [...text].filter((letter) => width(letter, "monospace") !== width(letter, "serif"));
}"""
"""Letters as wide as whatever else there is are not in the typeface."""

_PLACES = """() => [...document.querySelectorAll("h1, h2, p, a, button, small")].map((element) => {
    const box = element.getBoundingClientRect();
    return [element.textContent.trim().slice(0, 40), box.left, box.top, box.width, box.height];
})"""


async def loaded(visitor: Visitor) -> set[str]:
    await visitor.page.evaluate("document.fonts.ready")
    used: list[str] = await visitor.page.evaluate(_USED)
    return {family.strip('"') for family in used}


def test_they_are_small() -> None:
    assert sum(file.stat().st_size for file in (ROOT / "web" / "type").glob("*.woff2")) <= MOST_BYTES


async def test_every_page_is_set_in_them_and_their_licences_are_there(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    for path in ("/", "/learn", "/learn/campos", "/games", "/me", "/new/campos", "/no/such/page"):
        await ada.go(path)
        assert {"Steeple Serif", "Steeple Sans"} <= await loaded(ada), path
    for name in ("steeple-serif", "steeple-sans"):
        answer = await ada.page.request.get(f"{ada.address}/licences/{name}.txt")
        assert "SIL Open Font License" in await answer.text()


async def test_they_have_every_letter_of_every_sentence(visitors: Visitors) -> None:
    ada = await visitors.come()
    await ada.go("/")
    await loaded(ada)
    written = {
        letter
        for language in LANGUAGES
        for file in (SENTENCES / language).iterdir()
        for letter in file.read_text(encoding="utf-8")
        if letter.isprintable() or letter in "\u00a0\u202f"
    }
    letters = "".join(sorted(written - set(PICTURED)))
    for family in ("Steeple Serif", "Steeple Sans"):
        assert await ada.page.evaluate(_MISSING, [family, letters]) == [], family
    assert await ada.page.evaluate(_MISSING, ["Steeple Sans", "ж"]) == ["ж"], "the test itself finds nothing"


async def test_nothing_moves_when_they_come(visitors: Visitors) -> None:
    """Until then, and for who never gets them, the machine's own type is as wide and as high."""
    ada = await visitors.come(name="Ada")
    await ada.page.route("**/*.woff2", lambda route: route.abort())
    await ada.go("/learn")
    before = await ada.page.evaluate(_PLACES)
    assert not any("Steeple" in family for family in await loaded(ada))
    await ada.page.unroute("**/*.woff2")
    await ada.go("/learn")
    assert {"Steeple Serif", "Steeple Sans"} <= await loaded(ada)
    after = await ada.page.evaluate(_PLACES)
    moved = [
        (one, other)
        for one, other in zip(before, after, strict=True)
        if abs(one[2] - other[2]) > 4 or abs(one[4] - other[4]) > 4
    ]
    assert moved == []
