"""What opening a page costs on a slow phone: Chromium with a 4× slower processor and a line of 1.6 Mbit/s.

Each page is opened with an empty cache by somebody who has been here before. Measured are the requests and
what they carry, the largest contentful paint (LCP), the layout shift (CLS), the longest task of the main
thread and how long tasks blocked it (what each takes beyond 50 ms).
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import orjson
from playwright.async_api import Browser, BrowserContext

from about_games import opened_tables
from figures import Row
from steeple.games import GAMES
from steeple.kernel.match import Match
from steeple.words import say

SLOWER = 4
BITS_PER_SECOND = 1_600_000
LATENCY_MS = 150
SIZE = (1280, 800)
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


@dataclass(frozen=True)
class Opening:
    """A page that is opened, and how to tell that it is there."""

    name: str
    path: str
    is_there: str
    """A selector of what a visitor comes for."""
    step_kilobytes: float | None = None
    """How much the largest step on the way to this position had."""


async def measure_loads(browser: Browser, address: str, times: int) -> list[Row]:
    """The fastest of several loads of each page."""
    context = await browser.new_context(locale="en")
    await context.request.post(f"{address}/api/me", data={"name": "Ada"})
    prepared = await _prepared(context, address)
    cookies = await context.storage_state()
    rows = []
    for opening in prepared:
        found = [await _load(browser, address, opening, cookies) for _ in range(times)]
        rows.append({**_fastest(opening.name, found), "step_kilobytes": opening.step_kilobytes})
    await context.close()
    return rows


def _fastest(name: str, found: list[dict[str, float]]) -> Row:
    least = {key: min(one[key] for one in found) for key in found[0]}
    return {
        "page": name,
        "requests": round(least["requests"]),
        "kilobytes": round(least["bytes"] / 1000),
        "lcp_seconds": round(least["lcp"] / 1000, 1),
        "cls": round(least["cls"], 3),
        "longest_task_ms": round(least["longest"]),
        "blocked_ms": round(least["blocked"]),
    }


# --- What is opened ---


async def _prepared(context: BrowserContext, address: str) -> list[Opening]:
    """The pages to open; the lobby comes last, when there are tables to go on with."""
    prompt = f"[aria-label='{say('en', 'table.prompt', {})}']"
    found = []
    for opened in opened_tables():
        title = GAMES[opened.game].title
        table = await _table(context, address, opened.game, [None, *["random"] * (opened.players - 1)])
        largest = await _play(context, address, table, opened.plies)
        found.append(Opening(f"table, {title}", f"/t/{table}", prompt, round(largest / 1000, 1)))
        if opened.replay:
            over = await _finished(context, address, opened.game, opened.players)
            found.append(
                Opening(f"replay, {title}, {opened.players} players", f"/replay/{over}", "main svg:visible")
            )
    return [Opening("lobby, returning", "/", "main .btn:visible"), *found]


async def _table(context: BrowserContext, address: str, game: str, bots: list[str | None]) -> str:
    seats = [{"kind": "bot", "bot": bot} if bot else {"kind": "me"} for bot in bots]
    body = {"game": game, "players": len(bots), "seats": seats}
    made = await context.request.post(f"{address}/api/tables", data=body)
    return str((await made.json())["id"])


async def _finished(context: BrowserContext, address: str, game: str, players: int) -> str:
    """A game that is over, always the same one."""
    match, chance = Match(GAMES[game], players, seed="0000000000000001"), random.Random(1)
    while not match.is_over:
        match.play_id(chance.choice(match.legal_ids()))
    made = await context.request.post(f"{address}/api/records", data=match.record())
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
        told = await _until(context, address, table, lambda told: bool(told["snapshot"]["legal"]))
        snapshot = told["snapshot"]
        largest = max(largest, len(orjson.dumps({"entry": told["entries"][-1], "snapshot": snapshot})))
        if snapshot["ply"] >= plies:
            return largest
        body = {
            "ply": snapshot["ply"],
            "action": snapshot["legal"][0]["action"],
            "request": f"{snapshot['ply']}",
        }
        await context.request.post(f"{address}/api/tables/{table}/act", data=body)


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
