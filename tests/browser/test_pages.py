"""Every page, at a desk and on a phone, light and dark: nothing is clipped, and everybody can use it. See `languages_of`."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from long import IS_LONG, in_full
from pages import Shown, all_pages
from steeple.words import catalogue
from visitor import Device, Visitor, Visitors

pytestmark = pytest.mark.anyio
AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = os.environ.get("PICTURES")
"""A folder for pictures of every page, to be looked at; none unless told."""

WAYS: list[tuple[Device, bool]] = [("desk", False), ("phone", True)]
"""How a page is looked at: as wide as at a desk, in light, and as on a phone, in dark. Wide first: then the next page is as it
was left.

Axe takes longest by far, so it looks at each page once, since another language has the same elements, and now in this way, now
in that; in both ways in the soak."""

CLIPPED = """(names) => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const own = "button, label, th, td, [role=tab], .btn, .chip, .tag";
    while (walker.nextNode()) {
        const text = walker.currentNode.textContent.trim();
        const parent = walker.currentNode.parentElement;
        if (!text || !parent || parent.closest("svg, .vh, .skip, select, noscript, script, style")) continue;
        const mayShorten = parent.closest(".seats") || names.some((name) => text.startsWith(name));
        if (mayShorten && getComputedStyle(parent).textOverflow === "ellipsis") continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        let scrolls = false;
        for (let around = parent; around && around !== document.body; around = around.parentElement) {
            const style = getComputedStyle(around);
            const [x, y] = [style.overflowX, style.overflowY];
            const room = around.getBoundingClientRect();
            if (room.width <= 2) { scrolls = true; break; }
            const isCut = ["hidden", "clip"].includes(x);
            if ((isCut || around.matches(own)) && (box.right > room.right + 2 || box.left < room.left - 2)) {
                found.push(`${text} (${around.tagName}.${around.className})`);
                break;
            }
            if (["hidden", "clip"].includes(y) && (box.bottom > room.bottom + 3 || box.top < room.top - 3)) {
                found.push(`${text} (cut in height, ${around.tagName}.${around.className})`);
                break;
            }
            if (["auto", "scroll"].includes(x) || ["auto", "scroll"].includes(y)) { scrolls = true; break; }
            if (style.position === "fixed") break;
        }
        if (!scrolls && (box.right > innerWidth + 1 || box.left < -1)) found.push(`${text} (outside the window)`);
    }
    return found;
}"""
"""The texts that are cut off, or stick out of their button. Names may be shortened, and what a phone says beside them."""

WIDER = "() => document.documentElement.scrollWidth - innerWidth"


async def clipped(visitor: Visitor) -> list[str]:
    found: list[str] = await visitor.page.evaluate(CLIPPED, ["Ada", "Bot ("])
    wider: int = await visitor.page.evaluate(WIDER)
    return [*found, *([f"the page is {wider} px wider than the window"] if wider > 0 else [])]


async def unspoken(visitor: Visitor, keys: set[str]) -> list[str]:
    """Texts on a page that are names of sentences instead of the sentences."""
    text = await visitor.page.locator("body").inner_text()
    beginnings = "|".join(sorted({key.split(".")[0] for key in keys}))
    return re.findall(rf"\b(?:{beginnings})\.[a-z][\w-]*\.[\w.-]*[a-z]\b", text)


async def barriers(visitor: Visitor) -> list[str]:
    """What axe calls serious or critical."""
    if not await visitor.page.evaluate("() => 'axe' in window"):
        await visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    result = await visitor.page.evaluate("() => axe.run(document, { resultTypes: ['violations'], preload: false })")
    return [
        f"{one['id']}: {node['target'][-1]} {' '.join(node['failureSummary'].split())}"
        for one in result["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


async def take_picture(visitor: Visitor, device: Device, shown: Shown) -> None:
    if PICTURES:
        file = f"{shown.language}-{device}-{re.sub(r'[^a-z0-9]+', '-', shown.name.lower())}.png"
        await visitor.page.screenshot(path=Path(PICTURES) / file)


def listed(found: dict[str, list[str]]) -> str:
    return "\n".join(f"{one} · on {', '.join(names)}" for one, names in found.items())


@pytest.mark.long
@pytest.mark.parametrize("device", in_full(["phone"], ["desk"]))
async def test_every_page_fits_and_can_be_used(visitors: Visitors, device: Device) -> None:
    ada = await visitors.come(device, name="Ada")
    keys = set(catalogue("en"))
    found: dict[str, list[str]] = {}
    number = 0
    async for shown in all_pages(ada):
        number += 1
        for way, (width, dark) in enumerate(WAYS):
            await ada.resize(width)
            await ada.page.emulate_media(color_scheme="dark" if dark else "light")
            await take_picture(ada, width, shown)
            is_examined = shown.language == "en" if IS_LONG else number % 2 == way
            for one in [*await clipped(ada), *await unspoken(ada, keys), *(await barriers(ada) if is_examined else [])]:
                found.setdefault(one, []).append(f"{shown.name} ({shown.language}, {width})")
    assert not found, listed(found)


async def test_the_language_changes_at_once(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    await ada.go("/")
    for language in ("de", "fr", "it", "en"):
        await ada.page.locator("header select").select_option(language)
        await ada.page.get_by_role("button", name=str(catalogue(language)["lobby.play-now"])).wait_for()
        assert await ada.page.evaluate("document.documentElement.lang") == language


async def test_colours_change_at_once_and_stay(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    await ada.go("/")
    await ada.page.get_by_role("button", name=str(catalogue("en")["nav.dark"])).click()
    await ada.page.reload()
    await ada.page.get_by_role("button", name=str(catalogue("en")["nav.light"])).wait_for()
    assert await ada.page.evaluate("document.documentElement.dataset.theme") == "dark"
