"""What opening a page costs on a slow phone: Chromium with a 4× slower processor and a line of 1.6 Mbit/s.

Each page is opened with an empty cache by somebody who has been here before. Measured are the requests and
what they carry, the largest contentful paint (LCP), the layout shift (CLS), the longest task of the main
thread and how long tasks blocked it (what each takes beyond 50 ms).
"""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import orjson
from playwright.async_api import Browser, BrowserContext, Page

from figures import Row
from steeple.words import say

SLOWER = 4
BITS_PER_SECOND = 1_600_000
LATENCY_MS = 150
SIZE = (1280, 800)
PLIES = 20
"""After how many actions the Campos table is opened: its hardest moment, with many places for two tiles."""

_WATCH = """
window.seen = { lcp: 0, cls: 0, tasks: [] };
const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
watch("largest-contentful-paint", (entry) => (seen.lcp = entry.startTime));
watch("layout-shift", (entry) => (seen.cls += entry.hadRecentInput ? 0 : entry.value));
watch("longtask", (entry) => seen.tasks.push(entry.duration));
"""

_SETTLED = """() => new Promise((done) => {
    const quiet = 1500; // milliseconds without a long task or a shift
    let [before, since] = ["", performance.now()];
    const look = () => {
        const now = JSON.stringify(window.seen);
        if (now !== before) [before, since] = [now, performance.now()];
        if (performance.now() - since > quiet) done(window.seen); else setTimeout(look, 100);
    };
    look();
})"""

Opened: TypeAlias = Callable[[Page], Awaitable[None]]


@dataclass(frozen=True)
class Opening:
    """A page that is opened, and how to tell that it is there."""

    name: str
    path: str
    is_there: str
    """A selector of what a visitor comes for."""


async def measure_loads(browser: Browser, address: str, times: int) -> list[Row]:
    """The median of several loads of each page, and the largest step of a game of Campos."""
    context = await browser.new_context(locale="en")
    await context.request.post(f"{address}/api/me", data={"name": "Ada"})
    openings, step = await _prepared(context, address)
    cookies = await context.storage_state()
    rows = []
    for opening in openings:
        found = [await _load(browser, address, opening, cookies) for _ in range(times)]
        rows.append(_median(opening.name, found))
    await context.close()
    return [*rows, {"page": "Campos, a step", "kilobytes": round(step / 1000, 1)}]


def _median(name: str, found: list[dict[str, float]]) -> Row:
    middle = {key: statistics.median(one[key] for one in found) for key in found[0]}
    return {
        "page": name,
        "requests": round(middle["requests"]),
        "kilobytes": round(middle["bytes"] / 1000),
        "lcp_seconds": round(middle["lcp"] / 1000, 1),
        "cls": round(middle["cls"], 3),
        "longest_task_ms": round(middle["longest"]),
        "blocked_ms": round(middle["blocked"]),
    }


# --- What is opened ---


async def _prepared(context: BrowserContext, address: str) -> tuple[list[Opening], int]:
    """The pages to open, and the bytes of the largest step on the way."""
    over = await _table(context, address, "campanile-1996", ["random"] * 5)
    campos = await _table(context, address, "campos", [None, "random", "random", "random"])
    largest = await _play(context, address, campos, PLIES)
    campanile = await _table(context, address, "campanile-1996", [None, *["random"] * 4])
    await _play(context, address, campanile, 4)
    await _until(context, address, over, lambda told: told["snapshot"]["status"] == "over")
    prompt = f"[aria-label='{say('en', 'table.prompt', {})}']"
    return [
        Opening("lobby, returning", "/", "main .btn"),
        Opening("Campos table", f"/t/{campos}", prompt),
        Opening("Campanile table", f"/t/{campanile}", prompt),
        Opening("replay, 5 players", f"/replay/{over}", "main svg"),
    ], largest


async def _table(context: BrowserContext, address: str, game: str, bots: list[str | None]) -> str:
    seats = [{"kind": "bot", "bot": bot} if bot else {"kind": "me"} for bot in bots]
    body = {"game": game, "players": len(bots), "seats": seats}
    made = await context.request.post(f"{address}/api/tables", data=body)
    return str((await made.json())["id"])


async def _until(
    context: BrowserContext, address: str, table: str, is_so: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    while True:
        answer = await context.request.get(f"{address}/api/tables/{table}")
        told: dict[str, Any] = await answer.json()
        if is_so(told):
            return told
        await asyncio.sleep(0.2)


async def _play(context: BrowserContext, address: str, table: str, plies: int) -> int:
    """Play the first legal action each turn, so that every run opens the same table; the largest step."""
    largest = 0
    while True:
        told = await _until(context, address, table, lambda told: is_yours(told["snapshot"]))
        snapshot = told["snapshot"]
        largest = max(largest, len(orjson.dumps({"entry": told["entries"][-1], "snapshot": snapshot})))
        if snapshot["ply"] >= plies:
            return largest
        body = {"ply": snapshot["ply"], "action": an_action(snapshot), "request": f"{snapshot['ply']}"}
        await context.request.post(f"{address}/api/tables/{table}/act", data=body)


def is_yours(snapshot: dict[str, Any]) -> bool:
    return bool(snapshot["legal"])


def an_action(snapshot: dict[str, Any]) -> str:
    return str(snapshot["legal"][0]["action"])


# --- Opening it ---


async def _load(browser: Browser, address: str, opening: Opening, cookies: Any) -> dict[str, float]:
    context = await browser.new_context(
        viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en", storage_state=cookies
    )
    page = await context.new_page()
    await page.add_init_script(_WATCH)
    line = await context.new_cdp_session(page)
    await line.send("Network.enable")
    await line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    speed = BITS_PER_SECOND / 8
    limits = {
        "offline": False,
        "latency": LATENCY_MS,
        "downloadThroughput": speed,
        "uploadThroughput": speed,
    }
    await line.send("Network.emulateNetworkConditions", limits)
    count = {"requests": 0.0, "bytes": 0.0}

    def finished(event: dict[str, Any]) -> None:
        count["requests"] += 1
        count["bytes"] += event["encodedDataLength"]

    line.on("Network.loadingFinished", finished)
    await page.goto(f"{address}{opening.path}", wait_until="commit")
    await page.locator(opening.is_there).first.wait_for()
    seen = await page.evaluate(_SETTLED)
    await context.close()
    tasks = seen["tasks"] or [0]
    return {
        **count,
        "lcp": seen["lcp"],
        "cls": seen["cls"],
        "longest": max(tasks),
        "blocked": sum(max(0, task - 50) for task in tasks),
    }
