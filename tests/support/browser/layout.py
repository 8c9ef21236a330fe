"""What doesn't hold on a page: text that is cut off or overlaps, scrollbars nobody wants, things that jump.

Three ways to use it:

- in a test, `await problems(visitor.page)` lists what is wrong with what is drawn now, and
  `async with Steady(visitor.page) as steady:` … `await steady.moved()` what moved meanwhile;
- `await Size("phone", 390, 664).apply(page)` draws the page at a size first; `SIZES` has all that must hold;
- by hand, in the root of the project: `PYTHONPATH=src:tests .venv/bin/python -m support.browser.layout
  http://127.0.0.1:8765/t/ID [phone desk …]` prints the problems of a page at those sizes, by default at all,
  and with `--pictures FOLDER` leaves pictures there.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import os
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from PIL import Image, ImageChops
from playwright.async_api import CDPSession, FloatRect, Page, async_playwright, expect

from support.long_tests import in_full

LOOK = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")

SCROLLERS = [
    ".scroll",  # the waiting room
    ".rail",
    ".log",  # what was played and said
    ".chat .said",
    ".moves",
    ".stage > .scene",  # board and hand of a replay, on a small phone
    ".scene > .hand",
    ".result",
    ".curtain",
    ".text",  # the board as text
    "dialog .body",
    ".since p",  # what the others did, in one place
    "main",  # of a page that says that something is missing
]
"""What may scroll up and down inside a page."""

SIDEWAYS = [".since p"]
"""What may scroll to the side: the line about the others' turns, which a phone shows in one row."""

LONG_NAMES = [
    "Maximiliane Freifrau von Hohenstein-Wald",
    "WMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWM",
    "Donaudampfschifffahrtsgesellschaftskapit",
    "Wilhelmina Waldemar Wunderbar Montgomery",
    "Ada",
]
"""Names as long as they may be: with spaces, with wide letters, without spaces; and a short one."""

MOST_PX = 4
"""How far something may move between two steps of a turn."""

WATCHED = [
    ".prompt",
    ".boardarea",
    ".handarea",
    ".rail.players",
    ".rail.info",
    ".seats",
    ".tabbar",
    ".player",
]
"""What stays where it is during a turn."""

WIDE = "*, *::before, *::after { letter-spacing: 0.1em !important; }"
"""A letter is about half as wide as the type is high, so this makes text 20 % wider."""


@dataclass(frozen=True)
class Size:
    """How somebody looks at a page: window, size of the type in percent, a wider typeface."""

    name: str
    width: int
    height: int
    text: int = 100
    is_wide: bool = False

    async def apply(self, page: Page) -> None:
        """Draw the page like that."""
        if getattr(page, "_layout_text", 100) != self.text:
            devtools = await _devtools(page)
            await devtools.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * self.text // 100}})
            page._layout_text = self.text  # type: ignore[attr-defined]
            # Another size of type alone isn't told to matchMedia.
            await page.set_viewport_size({"width": self.width + 1, "height": self.height})
        await page.set_viewport_size({"width": self.width, "height": self.height})
        await page.evaluate(
            """(css) => {
                const wide = document.getElementById("wide") ?? document.createElement("style");
                wide.id = "wide";
                wide.textContent = css;
                document.head.append(wide);
                const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
                return frame().then(frame); // what is measured in the first is drawn in the second
            }""",
            WIDE if self.is_wide else "",
        )


async def _devtools(page: Page) -> CDPSession:
    """One session for each page: what it has set ends with it."""
    found: CDPSession | None = getattr(page, "_layout_devtools", None)
    if found is None:
        found = await page.context.new_cdp_session(page)
        page._layout_devtools = found  # type: ignore[attr-defined]
    return found


SIZES = {
    size.name: size
    for size in (
        Size("desk", 1280, 800),
        Size("phone", 390, 664),
        Size("smallest", 360, 600),
        Size("short", 375, 553),
        Size("tall", 390, 844),
        Size("landscape", 844, 390),
        Size("tablet", 820, 1180),
        Size("laptop", 1024, 768),
        Size("large", 1440, 900),
        Size("wide", 1920, 1080),
        Size("widest", 2560, 1440),
        Size("large-type", 1280, 800, text=200),
        Size("large-type-phone", 390, 844, text=200),
        Size("magnified", 320, 256),
        Size("zoomed", 640, 400),
        Size("wide-type", 1280, 800, is_wide=True),
        Size("wide-type-phone", 390, 664, is_wide=True),
    )
}
"""All that a page must hold at; "magnified" is 1280 × 1024 at 400 %, "zoomed" 1280 × 800 at 200 %."""

_TELLING = ("desk", "smallest", "landscape", "widest", "large-type-phone", "magnified")


def some_sizes() -> list[Size]:
    """The smallest, the largest and those between them that differ most; in the soak all of them."""
    return in_full(
        [SIZES[name] for name in _TELLING], [size for size in SIZES.values() if size.name not in _TELLING]
    )


async def problems(page: Page, names: Sequence[str] = ()) -> list[str]:
    """What is wrong with what is drawn now. `names` are those that may end in "…"; long ones always may."""
    await page.evaluate("document.fonts.ready")
    found: list[str] = await page.evaluate(
        LOOK, {"names": [*LONG_NAMES, *names], "scrollers": SCROLLERS, "sideways": SIDEWAYS}
    )
    return found


_SHOW = """([selector, isShown]) => {
    for (const element of document.querySelectorAll(selector)) element.style.opacity = isShown ? "" : "0";
    return new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
}"""

_WIDTHS = """(selector) => [...document.querySelectorAll(selector)].map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstChild);
    const { x, y, width, height } = range.getBoundingClientRect();
    return [element.textContent.trim(), { x, y, width, height }];
})"""


async def painted_wrong(page: Page, selector: str, count: int) -> list[str]:
    """Which of some texts are not to be seen from their first to their last letter.

    Two pictures are compared, with the texts and without: where both are equal, nothing was painted.
    """
    await expect(page.locator(selector)).to_have_count(count)
    texts: list[tuple[str, FloatRect]] = await page.evaluate(_WIDTHS, selector)
    pictures = []
    for is_shown in (True, False):
        await page.evaluate(_SHOW, [selector, is_shown])
        pictures.append(Image.open(io.BytesIO(await page.screenshot())).convert("L"))
    await page.evaluate(_SHOW, [selector, True])
    ink = ImageChops.difference(*pictures)
    wrong = []
    for text, box in texts:
        left, top = round(box["x"]), round(box["y"])
        found = ink.crop((left, top, left + round(box["width"]), top + round(box["height"]))).getbbox()
        if found is None or found[2] - found[0] < 0.7 * box["width"]:
            wrong.append(f"{text} at {left}, {top}")
    return wrong


def overlap(one: FloatRect | None, other: FloatRect | None) -> bool:
    """Whether two boxes share more than an edge."""
    assert one is not None
    assert other is not None
    is_beside = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
    is_above = one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
    return not (is_beside or is_above)


_WATCH = """(watched) => {
    const seen = new Map();
    const look = () => {
        for (const selector of watched)
            for (const [index, element] of [...document.querySelectorAll(selector)].entries()) {
                const box = element.getBoundingClientRect();
                if (box.width === 0 || box.height === 0) continue;
                const name = `${selector}${index ? ` ${index + 1}` : ""}`;
                const edges = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
                if (!seen.has(name)) seen.set(name, { least: { ...edges }, most: { ...edges } });
                const { least, most } = seen.get(name);
                for (const [edge, at] of Object.entries(edges)) {
                    least[edge] = Math.min(least[edge], at);
                    most[edge] = Math.max(most[edge], at);
                }
            }
    };
    let isDue = false;
    const observer = new MutationObserver(() => {
        if (isDue) return;
        isDue = true;
        requestAnimationFrame(() => { isDue = false; look(); });
    });
    look();
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document.body, all);
    window.steady = { end: () => { observer.disconnect(); look(); return [...seen]; } };
}"""


class Steady:
    """Watches where the parts of a table are, at every change of the page."""

    def __init__(self, page: Page, watched: Sequence[str] = WATCHED) -> None:
        self._page = page
        self._watched = list(watched)

    async def __aenter__(self) -> Steady:
        await self._page.evaluate(_WATCH, self._watched)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    async def moved(self, most: float = MOST_PX) -> list[str]:
        """What moved or changed its size by more than that many pixels since the beginning."""
        seen: list[tuple[str, dict[str, dict[str, float]]]] = await self._page.evaluate("steady.end()")
        return [
            f"the {edge} edge of {name} moved by {by:.0f} px"
            for name, range_ in seen
            for edge in ("left", "right", "top", "bottom")
            if (by := range_["most"][edge] - range_["least"][edge]) > most
        ]


async def _print(arguments: Any) -> None:
    program = (
        os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    )
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-gpu"]
        )
        page = await browser.new_page()
        await page.goto(arguments.address)
        await page.wait_for_load_state("networkidle")
        for name in arguments.sizes or SIZES:
            await SIZES[name].apply(page)
            for one in await problems(page):
                print(f"{name}: {one}")
            if arguments.pictures:
                await page.screenshot(path=Path(arguments.pictures) / f"{name}.png")
        await browser.close()


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description="List what doesn't hold on a page.")
    reader.add_argument("address")
    reader.add_argument("sizes", nargs="*", metavar="size", help=", ".join(SIZES))
    reader.add_argument("--pictures", metavar="FOLDER")
    asyncio.run(_print(reader.parse_args()))
