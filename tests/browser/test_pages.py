"""Every page, wide and narrow, light and dark: all text can be read, and axe finds no barrier."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from steeple.architects import ARCHITECTS
from steeple.words import say
from support.browser.barriers import barriers
from support.browser.browsers import colour
from support.browser.layout import problems
from support.browser.pages import all_pages
from support.browser.pictures import take_picture
from support.browser.table import new_table
from support.browser.visitor import Device, Visitor, Visitors
from support.catalogues import sentences
from support.long_tests import IS_LONG, in_full

pytestmark = pytest.mark.anyio

WAYS: list[tuple[Device, bool]] = [("desk", False), ("phone", True)]
"""How pages are viewed: wide and light as at a desk, narrow and dark as on a phone. In the
soak each page is viewed in both ways, otherwise in one of them by turns.

Axe takes longest by far, and other languages have the same elements: in the soak it examines every
page in one language, otherwise every other pair of pages."""


async def unspoken(visitor: Visitor, keys: set[str]) -> list[str]:
    """Texts on a page that are names of sentences instead of the sentences."""
    text = await visitor.page.locator("body").inner_text()
    beginnings = "|".join(sorted({key.split(".")[0] for key in keys}))
    return re.findall(rf"\b(?:{beginnings})\.[a-z][\w-]*\.[\w.-]*[a-z]\b", text)


def listed(found: dict[str, list[str]]) -> str:
    return "\n".join(f"{one} · on {', '.join(names)}" for one, names in found.items())


@pytest.mark.long
@pytest.mark.parametrize("device", in_full(["phone"], ["desk"]))
async def test_every_page_fits_and_can_be_used(visitors: Visitors, device: Device) -> None:
    ada = await visitors.come(device, name="Ada")
    keys = set(sentences("en"))
    found: dict[str, list[str]] = {}
    number = 0
    async for shown in all_pages(ada):
        number += 1
        for width, dark in WAYS if IS_LONG else [WAYS[number % 2]]:
            await ada.resize(width)
            await colour(ada.page, "dark" if dark else "light")
            await take_picture(ada.page, f"{shown.language}-{width}-{shown.name}")
            is_examined = shown.language == "en" if IS_LONG else number % 4 < 2
            for one in [
                *await problems(ada.page, ["Ada", *ARCHITECTS]),
                *await unspoken(ada, keys),
                *(await barriers(ada) if is_examined else []),
            ]:
                found.setdefault(one, []).append(f"{shown.name} ({shown.language}, {width})")
        await ada.resize("phone")  # which has the tabs that are opened next
    assert not found, listed(found)


async def test_the_language_changes_at_once(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    await ada.go("/")
    for language in ("de", "fr", "it", "en"):
        await ada.page.locator("header select").select_option(language)
        await ada.page.get_by_role("button", name=say(language, "lobby.play-now", {})).wait_for()
        assert await ada.page.evaluate("document.documentElement.lang") == language


async def test_colours_change_at_once_and_stay(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    await ada.go("/")
    await ada.page.get_by_role("button", name=say("en", "nav.dark", {})).click()
    await ada.page.reload()
    await ada.page.get_by_role("button", name=say("en", "nav.light", {})).wait_for()
    assert await ada.page.evaluate("document.documentElement.dataset.theme") == "dark"


FAINT = """() => {
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const light = (colour) => {
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = (element) => {
        const colour = getComputedStyle(element).backgroundColor;
        return colour === "rgba(0, 0, 0, 0)" ? ground(element.parentElement) : colour;
    };
    const written = "input:not([type=checkbox]), select, textarea";
    const fields = [...document.querySelectorAll(written)].filter((field) =>
        field.checkVisibility() && parseFloat(getComputedStyle(field).borderTopWidth) > 0);
    const found = fields.flatMap((field) => {
        const edge = light(getComputedStyle(field).borderTopColor);
        return [ground(field), ground(field.parentElement)].map((colour) => {
            const other = light(colour);
            const contrast = (Math.max(edge, other) + 0.05) / (Math.min(edge, other) + 0.05);
            return contrast < 3 ? `${field.outerHTML.slice(0, 60)}: ${contrast.toFixed(1)}` : null;
        }).filter(Boolean);
    });
    return [fields.length, found];
}"""
"""How many fields have a border, and which borders can hardly be seen."""


@pytest.mark.parametrize("dark", [False, True])
async def test_the_borders_of_fields_can_be_seen(visitors: Visitors, dark: bool) -> None:
    """Finding 25: they had 1.9 to 2.2 : 1, and what one writes in must have 3 : 1 (WCAG 1.4.11)."""
    ada = await visitors.come(name="Ada", dark=dark)
    room = await new_table(ada, "campos", 3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    looked_at = 0
    for path in ("/new/campos?how=screen", "/me", f"/t/{room.id}"):
        await ada.go(path)
        fields, faint = await ada.page.evaluate(FAINT)
        looked_at += fields
        assert faint == [], path
    assert looked_at >= 5


@pytest.mark.parametrize("path", ["/", "/games", "/t/"])
async def test_a_page_asks_once_who_the_reader_is(visitors: Visitors, path: str) -> None:
    """The findings: /api/me was asked four times."""
    ada = await visitors.come(name="Ada")
    table = await new_table(ada, "campos")
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url.removeprefix(ada.address)))
    await ada.page.goto(f"{ada.address}{path}{table.id if path == '/t/' else ''}")
    await expect(ada.page.get_by_text("Ada").first).to_be_attached()
    await ada.page.wait_for_load_state("networkidle")
    assert asked.count("/api/me") == 1
