"""Somebody with a browser of their own: a desk or a phone, a language, light or dark."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Frame, Page, Request, expect

from support.browser.browsers import IS_FIREFOX, emulated
from support.long_tests import in_full

Device = Literal["desk", "phone"]
SIZES: dict[Device, tuple[int, int]] = {"desk": (1280, 800), "phone": (390, 844)}

DEVICES: tuple[Device, Device] = ("desk", "phone")


def with_devices(games: Iterable[str], first: int = 0) -> list[tuple[str, Device]]:
    """Games, at a desk and on a phone by turns; in the soak each game in both ways."""
    numbered = list(enumerate(games, first))
    one, other = ([(game, DEVICES[(number + more) % 2]) for number, game in numbered] for more in (0, 1))
    return in_full(one, other)


_NOT_OURS = ("Failed to load resource", "WebSocket connection to", "Service Worker registration blocked")
"""What Chromium itself complains of when the server refuses something or is away, or a test forbids it."""

PATIENCE_MS = 120_000
"""How long to wait for anything on a page; on a slow machine it takes long, but it comes."""

expect.set_options(timeout=PATIENCE_MS)

_HOLD = """((held) => {
    const wait = window.setTimeout, drop = window.clearTimeout, waiting = new Map();
    let number = 0;
    window.setTimeout = (act, ms, ...more) => {
        if (ms !== held) return wait(act, ms, ...more);
        number -= 1;
        waiting.set(number, () => act(...more));
        return number;
    };
    window.clearTimeout = (timer) => waiting.delete(timer) || drop(timer);
    window.letTimePass = () => {
        const due = [...waiting.values()];
        waiting.clear();
        for (const act of due) act();
        return due.length;
    };
})"""
"""Timers of one length fire when a test says so; their numbers are below 0, unlike the browser's own."""

_KEEP = """(chosen) => {
    if (!location.protocol.startsWith("http")) return;
    if (localStorage.getItem("steeple") === null) localStorage.setItem("steeple", chosen);
}"""
"""Settings that a visitor's first page finds. In the empty tab before it, keeping them is an error."""

_TELL = """window.WebSocket = class extends WebSocket {
    constructor(...to) {
        super(...to);
        this.addEventListener("message", ({ data }) => window.tellTest(this.url, data));
    }
}"""
"""Tells a test what the page is told; over WebDriver BiDi, Playwright can't see it by itself."""

_DRAWN = """(number) => new Promise((done) => {
    const isDrawn = () => Number(document.querySelector("[data-number]")?.dataset.number ?? -1) >= number;
    if (isDrawn()) return done();
    const watcher = new MutationObserver(() => {
        if (!isDrawn()) return;
        watcher.disconnect();
        done();
    });
    watcher.observe(document, { subtree: true, childList: true, attributeFilter: ["data-number"] });
})"""
"""Without frames or timers: in a tab that is not in front they come once a second."""


@dataclass
class Visitor:
    """A person: a page, and whatever went wrong on it."""

    page: Page
    device: Device
    address: str
    complaints: list[str] = field(default_factory=list)
    snapshots: dict[str, dict[str, Any]] = field(default_factory=dict)
    """How each table looks, as the page was told last."""
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _asked: set[Request] = field(default_factory=set)
    """What the page waits for."""
    _is_leaving: bool = False
    """Whether another page has been asked for."""

    @property
    def has_touch(self) -> bool:
        return self.device == "phone" and not IS_FIREFOX

    async def go(self, path: str) -> None:
        """Open a page, and wait until it has all that it asks the server for and shows it."""
        await self.page.goto(f"{self.address}{path}")
        await expect(self.page.locator('#app main:not([aria-busy="true"])')).not_to_be_empty()
        quiet = 0
        async with asyncio.timeout(PATIENCE_MS / 1000):
            while quiet < 2:  # an answer may make the page ask for more
                await self.settle()
                quiet = 0 if self._asked else quiet + 1

    async def can_speak(self) -> bool:
        """Whether the page has a choice of languages."""
        return await self.page.locator("header select").count() > 0

    async def speak(self, language: str) -> None:
        """Choose a language on a page that has the choice."""
        await self.page.locator("header select").select_option(language)
        await expect(self.page.locator("html")).to_have_attribute("lang", language)
        await self.settle()

    async def speak_from_now_on(self, language: str) -> None:
        """Have the next page that is opened speak a language."""
        kept = "JSON.stringify({ ...JSON.parse(localStorage.getItem('steeple') ?? '{}'), language })"
        await self.page.evaluate(f"(language) => localStorage.setItem('steeple', {kept})", language)

    async def get(self, path: str) -> Any:
        """What the server says to this person, asked beside the page."""
        answer = await self.page.request.get(f"{self.address}{path}")
        assert answer.ok, (path, answer.status, await answer.text())
        return await answer.json()

    async def post(self, path: str, body: Any = None) -> Any:
        """Ask for something beside the page."""
        answer = await self.page.request.post(f"{self.address}{path}", data={} if body is None else body)
        assert answer.ok, (path, answer.status, await answer.text())
        return await answer.json() if answer.status != 204 else None

    async def another_tab(self) -> Visitor:
        """The same person in a second tab."""
        tab = Visitor(await self.page.context.new_page(), self.device, self.address, self.complaints)
        tab.page.set_default_timeout(PATIENCE_MS)
        await tab.listen()
        return tab

    async def listen(self) -> None:
        """Note what a page is told, and what should not happen on it."""
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("console", self._hear)
        self.page.on("request", self._watch)
        self.page.on("framenavigated", self._arrive)
        self.page.on("requestfinished", lambda request: self._asked.discard(request))
        self.page.on("requestfailed", lambda request: self._asked.discard(request))
        await self.page.expose_function("tellTest", self._read)
        await self.page.add_init_script(_TELL)

    async def hear(self) -> None:
        """Wait until the page is told something about a table."""
        self._news.clear()
        async with asyncio.timeout(PATIENCE_MS / 1000):
            await self._news.wait()

    async def hold_timers(self, ms: int) -> None:
        """Make pages opened from now on wait for `let_time_pass` instead of for time to pass."""
        await self.page.add_init_script(f"{_HOLD}({ms})")

    async def let_time_pass(self) -> None:
        """The time is over for which timers are held; there must be one."""
        assert await self.page.evaluate("letTimePass()") > 0, "the page waits for nothing"

    async def until_drawn(self, number: int) -> None:
        """Wait until the page of a table has drawn that step, which it may have been told a moment ago."""
        async with asyncio.timeout(PATIENCE_MS / 1000):
            await self.page.evaluate(_DRAWN, number)

    async def settle(self) -> None:
        """Wait until the page has drawn what has changed on it."""
        await self.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))")

    def _read(self, socket: str, text: str) -> None:
        if (snapshot := json.loads(text).get("snapshot")) is not None:
            self.snapshots[socket.split("/")[-2]] = snapshot
            self._news.set()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(_NOT_OURS):
            self.complaints.append(f"{message.type}: {message.text}")

    async def resize(self, device: Device) -> None:
        """Make the window as wide as that device's."""
        width, height = SIZES[device]
        await self.page.set_viewport_size({"width": width, "height": height})
        await self.settle()

    def _arrive(self, frame: Frame) -> None:
        """Forget what the page before had asked for: nobody says how that ended."""
        if self._is_leaving and frame == self.page.main_frame:  # else only the address has changed
            self._is_leaving = False
            self._asked.clear()

    def _watch(self, request: Request) -> None:
        self._is_leaving |= request.is_navigation_request()
        self._asked.add(request)
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.complaints.append(f"asked elsewhere: {request.url}")


class Visitors:
    """All who take part in a test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._contexts: list[BrowserContext] = []
        self.all: list[Visitor] = []

    async def come(
        self,
        device: Device = "desk",
        *,
        name: str | None = None,
        address: str | None = None,
        language: str = "en",
        dark: bool = False,
        calm: bool = True,
        keeps_pages: bool = False,
        **settings: bool | str,
    ) -> Visitor:
        """Somebody comes, with a fresh browser.

        `name`: as a guest of that name; `address`: not directly to the server; `calm`: without motion;
        `keeps_pages`: with a service worker, which would answer for the server elsewhere.
        """
        width, height = SIZES[device]
        context = await self._browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            service_workers="allow" if keeps_pages else "block",
            **emulated(is_phone=device == "phone", dark=dark, calm=calm),
        )
        context.set_default_timeout(PATIENCE_MS)
        chosen = {
            "autoPass": False,
            "pace": "instant",
            **settings,
        }  # what happens by itself comes when it likes: only where a test wants it
        await context.add_init_script(f"({_KEEP})({json.dumps(json.dumps(chosen))})")
        self._contexts.append(context)
        visitor = Visitor(await context.new_page(), device, address or self._address)
        await visitor.listen()
        self.all.append(visitor)
        if name is not None:
            await visitor.post("/api/me", {"name": name})
        return visitor

    async def take_pictures(self, folder: Path, name: str) -> None:
        """A picture of each page that is open."""
        folder.mkdir(parents=True, exist_ok=True)
        for context in self._contexts:
            for page in context.pages:
                number = len(list(folder.glob(f"{name}-*.png"))) + 1
                await page.screenshot(path=folder / f"{name}-{number}.png")

    async def leave(self) -> list[str]:
        """Everybody closes their browser; what went wrong on their pages."""
        for context in self._contexts:
            await context.close()
        return [complaint for visitor in self.all for complaint in visitor.complaints]
