"""scripts/icons: draw the icons and the pictures of shared links in web/public from the pages' own art."""

from __future__ import annotations

import asyncio
import io
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.async_api import Browser, async_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from steeple.games import GAMES  # noqa: E402
from support.server.serving import serving  # noqa: E402

PUBLIC = ROOT / "web" / "public"
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync")
CARD = (1200, 630)
"""Pixels of the picture of a shared link: what chats show whole."""

COLOURS = 64
"""The art is flat: more colours only make files larger."""

SCENE = """([scale, rise]) => {
    const tower = `<use href="#plinth" x="-40" y="-12" width="80" height="12"/>
        <use href="#fl-R" x="-36" y="-36" width="72" height="24"/>
        <use href="#rf-R" x="-36" y="-96" width="72" height="60"/>`;
    document.body.insertAdjacentHTML("beforeend", `<svg viewBox="0 0 128 128"
        style="position:fixed;inset:0;width:100vw;height:100vh;z-index:9;display:block">
        <rect width="128" height="128" fill="#e6e3d3"/><circle cx="103" cy="27" r="13" fill="#f6e5bb"/>
        <path d="M0 94q32-18 64-8t64-10v52H0z" fill="#cfcdb2"/>
        <g transform="translate(64 ${rise}) scale(${scale})">${tower}</g></svg>`);
}"""
"""Fill the window with a bell tower of the lobby, in front of a sky and a hill like those of the boards."""

BADGE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="100%" height="100%">'
    '<path fill-rule="evenodd" d="M6 14 16 3l10 11h-2v16H8V14zm6.500 16h7v-8a3.500 3.500 0 0 0-7 0z"/></svg>'
)
"""What phones show in their status bar: only its outline counts."""

OVERLAY = """(game) => {
    const picture = document.querySelector(`a.pic[href^="/new/${game}?"] > svg`).cloneNode(true);
    picture.setAttribute("style", "position:fixed;inset:0;width:100vw;height:100vh;z-index:9;display:block");
    picture.setAttribute("preserveAspectRatio", "xMidYMax slice");
    document.body.append(picture);
}"""
"""Have a game's picture from the lobby fill the window."""


async def draw(browser: Browser, svg: str, size: int) -> Image.Image:
    """An SVG as a square image without a background."""
    page = await browser.new_page(viewport={"width": size, "height": size})
    await page.set_content(f'<body style="margin:0">{svg}</body>')
    image = await page.screenshot(omit_background=True)
    await page.close()
    return Image.open(io.BytesIO(image))


def save(image: Image.Image, path: Path) -> None:
    """Save with few colours."""
    path.parent.mkdir(parents=True, exist_ok=True)
    method = Image.Quantize.FASTOCTREE if image.mode == "RGBA" else Image.Quantize.MEDIANCUT
    image.quantize(COLOURS, method, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1024:.1f} KB")


async def shoot(browser: Browser, address: str, size: tuple[int, int], script: str, what: Any) -> Image.Image:
    """The lobby in daylight, after a script has filled the window with a picture."""
    page = await browser.new_page(viewport={"width": size[0], "height": size[1]}, color_scheme="light")
    await page.goto(address)
    await page.locator("a.pic > svg").first.wait_for(state="attached")
    await page.evaluate(script, what)
    image = await page.screenshot()
    await page.close()
    return Image.open(io.BytesIO(image)).convert("RGB")


async def draw_icons(browser: Browser, address: str) -> None:
    """The site's icon, and those of the app on a phone."""
    bare = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    frames = [await draw(browser, bare, size) for size in (48, 32, 16)]
    frames[0].save(PUBLIC / "favicon.ico", sizes=[frame.size for frame in frames], append_images=frames[1:])
    # Phones cut the maskable ones to a circle or a drop; only their middle is safe.
    for name, size, place in (
        ("icon-192", 192, (1.15, 120)),
        ("icon-512", 512, (1.15, 120)),
        ("maskable-192", 192, (0.85, 102)),
        ("maskable-512", 512, (0.85, 102)),
        ("apple-touch-icon", 180, (1.1, 118)),
    ):
        save(await shoot(browser, address, (size, size), SCENE, place), PUBLIC / "icons" / f"{name}.png")
    save(await draw(browser, BADGE, 96), PUBLIC / "icons" / "badge.png")


async def draw_cards(browser: Browser, address: str) -> None:
    """A picture for links to tables of each game, from its card in the lobby."""
    for game in GAMES:
        save(await shoot(browser, address, CARD, OVERLAY, game), PUBLIC / "cards" / f"{game}.png")


async def main() -> None:
    """Draw everything."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=FLAGS)
        with tempfile.TemporaryDirectory() as folder:
            async with serving(Path(folder) / "tables.sqlite") as server:
                await draw_icons(browser, server.address)
                await draw_cards(browser, server.address)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
