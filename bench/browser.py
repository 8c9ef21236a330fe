"""How soon the pages answer, in Chromium on this machine, with a server whose rules are compiled.

    python bench/browser.py
    python bench/browser.py --times 20

- Lobby: from asking for the address, with an empty cache, until the button that starts a game can be pressed.
- Table: from pressing that button until the prompt asks for the first decision.
- Action: from confirming an action until the prompt asks for the next one.
- Frames: how many are drawn a second while five bots play, and how long the longest took.
- Loads: what opening each page costs on a slow phone (page_loads.py). They are a result of their own.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import statistics
import sys
import time
from itertools import pairwise

from playwright.async_api import Browser, Page, async_playwright

from figures import RESULTS, Result, Row, arguments, keep, measured
from grids import show
from page_loads import measure_loads
from serving import serving
from steeple.words import say

SUBJECT, LOADS = "pages", "loads"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
)
SIZE = (1280, 800)
_FRAMES = """(milliseconds) => new Promise((done) => {
    const times = [];
    const draw = (now) => {
        times.push(now);
        if (now - times[0] < milliseconds) requestAnimationFrame(draw);
        else done(times);
    };
    requestAnimationFrame(draw);
})"""


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


async def act(page: Page) -> float:
    """Milliseconds from committing a build until the prompt asks for the bet."""
    hand = page.get_by_role("group", name=say("en", "campanile.ui.hand", {}), exact=True)
    await hand.get_by_role("button").first.click()
    floors = page.get_by_role("group", name=say("en", "campanile.ui.raise", {}), exact=True)
    await floors.get_by_role("button").first.click()
    measured: float = await page.evaluate(
        """() => new Promise((done) => {
            const prompt = document.getElementById("prompt");
            const step = () => prompt.querySelector("[aria-current=step]")?.textContent;
            const before = step();
            const began = performance.now();
            const took = () => performance.now() - began;
            const look = () => (step() === before ? requestAnimationFrame(look) : done(took()));
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


async def measure(address: str, times: int, program: str) -> list[Row]:
    """Median and worst of several visits, and the frames of one busy table."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        found: dict[str, list[float]] = {"lobby": [], "table": [], "action": []}
        for _ in range(times):
            page, lobby, opened = await visit(browser, address)
            await page.locator("#prompt").get_by_text(say("en", "campanile.ui.ask.build", {})).wait_for()
            for name, figure in zip(found, (lobby, opened, await act(page)), strict=True):
                found[name].append(figure)
            await page.context.close()
        rate, longest = await frames(await busy_page(browser, address), 5)
        await browser.close()
    rows: list[Row] = [
        {"what": name, "median": round(statistics.median(figures)), "worst": round(max(figures))}
        for name, figures in found.items()
    ]
    return [*rows, {"what": "frames", "median": round(rate), "worst": round(longest)}]


async def loaded(address: str, times: int, program: str) -> list[Row]:
    """What each page costs to open."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        rows = await measure_loads(browser, address, times)
        await browser.close()
    return rows


def before() -> list[Row]:
    """The figures that the ones of today stand beside: those from before the pages were made lighter."""
    file = RESULTS / f"{LOADS}.json"
    return Result.read(file).rivals if file.is_file() else []


def chromium() -> str:
    """The browser to start. Ends the program when there is none."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-headless-shell")
    if found is None:
        sys.exit("bench/browser.py needs Chromium: apt-get install chromium")
    return found


def main() -> None:
    parser = arguments(__doc__, SUBJECT)
    parser.add_argument("--times", type=int, default=10, help="how many visits (10)")
    parser.add_argument("--loads", type=int, default=3, help="how often each page is opened slowly (3)")
    asked = parser.parse_args()
    program = chromium()
    with serving("--no-limits", "--bot-pause", "0") as server:
        server.wait_until_compiled()
        result = measured(SUBJECT, asyncio.run(measure(server.address, asked.times, program)))
        loads = measured(LOADS, asyncio.run(loaded(server.address, asked.loads, program)), before())
    keep(result, asked.out)
    keep(loads, asked.out and asked.out.with_name(f"{LOADS}.json"))
    show(result)
    show(loads)


if __name__ == "__main__":
    main()
