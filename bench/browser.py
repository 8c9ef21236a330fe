"""How soon the pages answer, in Chromium on this machine, against a server that is warm.

    python bench/browser.py
    python bench/browser.py --times 20

Lobby: from asking for the address, with an empty cache, until the button that begins a game can be pressed. Table: from that
button until the prompt asks for the first decision. Echo: from committing an action until the prompt has moved on. Frames: how
many are drawn a second while a bot's actions are shown on a full board, and the longest that one took.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from urllib.request import urlopen

from playwright.async_api import Browser, Page, async_playwright
from rich.console import Console
from rich.table import Table

from steeple.words import say

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
)
SIZE = (1280, 800)
_MOST_SECONDS = 600
"""Compiling takes a minute or two the first time."""

_FRAMES = """(milliseconds) => new Promise((done) => {
    const times = [];
    const draw = (now) => {
        times.push(now);
        if (now - times[0] < milliseconds) requestAnimationFrame(draw);
        else done(times);
    };
    requestAnimationFrame(draw);
})"""


def begin_server(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """A server that has compiled its rules, and its address."""
    command = [sys.executable, "-m", "steeple.cli", "serve", "--port", "0", "--no-limits", "--bot-pause", "0"]
    server = subprocess.Popen(
        [*command, "--database", str(folder / "tables.sqlite"), "--log-level", "error"],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    address = server.stdout.readline().split()[-1]
    deadline = time.monotonic() + _MOST_SECONDS
    while time.monotonic() < deadline:
        with urlopen(f"{address}/health") as answer:
            if b'"is_compiling":false' in answer.read().replace(b" ", b""):
                return server, address
        time.sleep(0.5)
    raise SystemExit("the server does not get ready")


async def visit(browser: Browser, address: str) -> tuple[Page, float, float]:
    """A first visit, and a click on "play now": the page, and the milliseconds that each took."""
    context = await browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en")
    page = await context.new_page()
    play_now = page.get_by_role("button", name=say("en", "lobby.play-now", {}))
    began = time.perf_counter()
    await page.goto(address, wait_until="commit")
    await play_now.wait_for()
    lobby = time.perf_counter()
    await page.wait_for_timeout(300)  # a person has to find the button
    clicked = time.perf_counter()
    await play_now.click()
    await page.get_by_role("region", name=say("en", "table.prompt", {})).wait_for()
    return page, 1000 * (lobby - began), 1000 * (time.perf_counter() - clicked)


async def echo(page: Page) -> float:
    """Milliseconds from committing a build until the prompt asks for the bet."""
    hand = page.get_by_role("group", name=say("en", "campanile.ui.hand", {}), exact=True)
    await hand.get_by_role("button").first.click()
    measured: float = await page.evaluate(
        """() => new Promise((done) => {
            const prompt = document.getElementById("prompt");
            const step = () => prompt.querySelector("[aria-current=step]")?.textContent;
            const before = step();
            const began = performance.now();
            const look = () => (step() === before ? requestAnimationFrame(look) : done(performance.now() - began));
            prompt.querySelector(".btn.pri").click();
            look();
        })"""
    )
    return measured


async def frames(page: Page, seconds: float) -> tuple[float, float]:
    """Frames a second, and the longest frame in milliseconds, while things move on the board."""
    times: list[float] = await page.evaluate(_FRAMES, 1000 * seconds)
    gaps = [later - earlier for earlier, later in pairwise(times)]
    return 1000 * len(gaps) / sum(gaps), max(gaps)


async def busy_page(browser: Browser, address: str) -> Page:
    """A table of five bots, watched with all motion."""
    context = await browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en")
    page = await context.new_page()
    await page.request.post(f"{address}/api/me", data={"name": "Ada"})
    seats = [{"kind": "bot", "bot": "random"}] * 5
    made = await page.request.post(
        f"{address}/api/tables", data={"game": "campanile-1996", "players": 5, "seats": seats}
    )
    await page.goto(f"{address}/t/{(await made.json())['id']}")
    await page.get_by_role("region", name=say("en", "table.prompt", {})).wait_for()
    return page


async def measure(address: str, times: int) -> Table:
    """All figures, as a table."""
    program = (
        os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-headless-shell")
    )
    if program is None:
        raise SystemExit("bench/browser.py needs Chromium: apt-get install chromium")
    table = Table(title="The pages, milliseconds (median and worst)")
    for name in ("what", "median", "worst", "wanted"):
        table.add_column(name, justify="left" if name == "what" else "right")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        found: dict[str, list[float]] = {
            "lobby, first visit": [],
            "table after “play now”": [],
            "echo of an action": [],
        }
        for _ in range(times):
            page, lobby, opened = await visit(browser, address)
            await page.get_by_text(say("en", "campanile.ui.ask.build", {})).wait_for()
            for name, figure in zip(found, (lobby, opened, await echo(page)), strict=True):
                found[name].append(figure)
            await page.context.close()
        for (name, figures), wanted in zip(found.items(), (1000, 1000, 100), strict=True):
            table.add_row(name, f"{statistics.median(figures):.0f}", f"{max(figures):.0f}", f"< {wanted}")
        rate, longest = await frames(await busy_page(browser, address), 5)
        table.add_row("frames a second, five bots", f"{rate:.0f}", f"longest {longest:.0f} ms", "60")
        await browser.close()
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10, help="how many visits")
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as folder:
        server, address = begin_server(Path(folder))
        try:
            Console(width=100).print(asyncio.run(measure(address, times)))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
