"""scripts/figures: draw docs/rules/pictures from the figures that the browser shows on the rules pages.

The pages of the documentation show these pictures; the browser draws the figures itself. They hold no words,
so one picture does for all languages.
"""

from __future__ import annotations

import base64
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Locator, sync_playwright

from steeple.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "rules" / "pictures"
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--hide-scrollbars")
SCALE = 1.5
QUALITY = 82


@contextmanager
def serving() -> Iterator[str]:
    """A server with an empty database; its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["-m", "steeple", "serve", "--port", "0", "--database", f"{folder}/club.sqlite"]
        server = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            yield server.stdout.readline().split()[-1]  # Steeple is at http://127.0.0.1:…
        finally:
            server.terminate()
            server.wait()


def draw(figure: Locator, file: Path) -> None:
    """Photograph a figure."""
    box = figure.bounding_box()
    assert box is not None
    session = figure.page.context.new_cdp_session(figure.page)
    clip = {**box, "scale": SCALE}
    taken = session.send(
        "Page.captureScreenshot",
        {"format": "webp", "quality": QUALITY, "clip": clip, "captureBeyondViewport": True},
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(base64.b64decode(taken["data"]))


def draw_all(browser: Browser, address: str) -> int:
    """Photograph every figure of every game; how many there are."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, color_scheme="light", locale="en")
    page, drawn = context.new_page(), set[Path]()
    for game in GAMES.values():
        page.goto(f"{address}/learn/{game.name}", wait_until="networkidle")
        page.locator("section h2").first.wait_for()
        for figure in page.locator("[data-figure]").all():
            file = PICTURES / game.family / f"{figure.get_attribute('data-figure')}.webp"
            if file not in drawn:
                draw(figure, file)
                drawn.add(file)
    return len(drawn)


def main() -> None:
    """Draw them all afresh."""
    program = (
        os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    )
    shutil.rmtree(PICTURES, ignore_errors=True)
    with sync_playwright() as playwright, serving() as address:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        print(f"Drew {draw_all(browser, address)} figures into {PICTURES.relative_to(ROOT)}")
        browser.close()


if __name__ == "__main__":
    main()
