"""The pages without a network, and with a new version of them: a service worker in a real browser."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import expect

from steeple.games import GAMES
from steeple.server.http.static_pages import FOLDER
from steeple.words import say
from support.browser.line import Line, line_to
from support.browser.visitor import Visitor, Visitors
from support.long_tests import in_full
from support.server.serving import Server, two_people

pytestmark = pytest.mark.anyio

CONTROLLED = """async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
        await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
}"""

KEPT = """async () => {
    const found = {};
    for (const name of await caches.keys())
        found[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return found;
}"""


@pytest.fixture
async def line(server: Server) -> AsyncIterator[Line]:
    async with line_to(server.port) as working:
        yield working


async def come(visitors: Visitors, line: Line, path: str, **more: Any) -> Visitor:
    """Somebody who has been on a page for long enough that all pages are kept."""
    ada = await visitors.come(address=line.address, keeps_pages=True, **more)
    await ada.page.goto(f"{line.address}{path}")
    await ada.page.evaluate(CONTROLLED)
    return ada


async def kept_by(visitor: Visitor) -> dict[str, list[str]]:
    found: dict[str, list[str]] = await visitor.page.evaluate(KEPT)
    return found


async def test_rules_and_lessons_are_there_without_a_network(visitors: Visitors, line: Line) -> None:
    ada = await come(visitors, line, "/")
    await line.cut()
    await ada.page.goto(f"{line.address}/learn")
    for game in GAMES:
        await expect(ada.page.get_by_role("heading", name=say("en", f"title.{game}", {}))).to_be_visible()
    for game in GAMES:
        await ada.page.goto(f"{line.address}/learn/{game}")
        await expect(ada.page.locator("main h1")).to_be_visible()
        await expect(ada.page.locator("main section").first).to_be_visible()
    assert await ada.page.evaluate("document.fonts.ready.then((all) => all.size)") > 0


@pytest.mark.long
@pytest.mark.parametrize("language", in_full(["de"], ["en", "fr", "it"]))
async def test_every_language_is_there_without_a_network(
    visitors: Visitors, line: Line, language: str
) -> None:
    ada = await come(visitors, line, "/")
    await line.cut()
    await ada.speak_from_now_on(language)
    await ada.page.goto(f"{line.address}/learn")
    await expect(ada.page.locator("main h1")).to_have_text(say(language, "learn.title", {}))


async def test_a_table_without_a_network_says_so_and_goes_on_when_it_is_back(
    visitors: Visitors, line: Line
) -> None:
    ada = await come(visitors, line, "/", name="Ada")
    table = (await ada.post("/api/tables", two_people()))["id"]
    await ada.page.goto(f"{line.address}/t/{table}")
    await expect(ada.page.locator("#room-title")).to_be_visible()
    await line.cut()
    await expect(ada.page.get_by_text(say("en", "table.line.lost", {})).first).to_be_visible()
    await ada.page.reload()
    await expect(ada.page.get_by_text(say("en", "table.line.lost", {})).first).to_be_visible()
    await line.mend()
    await expect(ada.page.locator("#room-title")).to_be_visible()


async def test_nothing_that_the_server_says_about_people_or_tables_is_kept(
    visitors: Visitors, line: Line
) -> None:
    ada = await come(visitors, line, "/me", name="Ada")
    table = (await ada.post("/api/tables", two_people()))["id"]
    await ada.page.goto(f"{line.address}/t/{table}")
    await ada.page.goto(f"{line.address}/games")
    ((_, paths),) = (await kept_by(ada)).items()
    assert paths
    assert [path for path in paths if path.startswith(("/api", "/t/", "/me", "/games"))] == []


async def test_the_server_s_page_is_shown_whenever_it_answers(visitors: Visitors, line: Line) -> None:
    ada = await come(visitors, line, "/learn")
    poison = """async () => {
        for (const name of await caches.keys())
            await (await caches.open(name)).put("/", new Response("old", { headers: { "X-Old": "1" } }));
    }"""
    await ada.page.evaluate(poison)
    answer = await ada.page.goto(f"{line.address}/learn")
    assert answer is not None
    assert "x-old" not in answer.headers
    await expect(ada.page.locator("main h1")).to_be_visible()


async def test_a_new_version_is_offered_and_taken_with_all_its_files(visitors: Visitors, line: Line) -> None:
    worker = (FOLDER / "worker.js").read_text(encoding="utf-8")
    version = re.findall(r'"([0-9a-f]{16})"', worker)[0]
    newer = version[::-1]
    ada = await come(visitors, line, "/learn")
    before = await kept_by(ada)
    assert list(before) == [f"steeple-{version}"]
    # The browser shall get it whole and as it is, so that another version can be written into it.
    line.alter_request = lambda said: said.replace(b"ccept-Encoding:", b"ccept-Xncoding:").replace(
        b"If-None-Match:", b"If-Xone-Match:"
    )
    line.alter_answer = lambda said: said.replace(version.encode(), newer.encode())
    await ada.page.evaluate("navigator.serviceWorker.ready.then((one) => one.update())")
    note = ada.page.get_by_text(say("en", "page.update", {}))
    await expect(note).to_be_visible()
    async with ada.page.expect_navigation():
        await ada.page.get_by_role("button", name=say("en", "page.update.do", {})).click()
    await expect(ada.page.locator("main h1")).to_be_visible()
    await expect(note).to_be_hidden()
    after = await kept_by(ada)
    assert list(after) == [f"steeple-{newer}"]
    assert sorted(after[f"steeple-{newer}"]) == sorted(before[f"steeple-{version}"])


PUSHED = """(text) => new Promise((done) => {
    ServiceWorkerRegistration.prototype.showNotification = (title, { body, tag, data, lang }) => {
        done([title, body, tag, data, lang]);
        return Promise.resolve();
    };
    self.dispatchEvent(new PushEvent("push", { data: text }));
})"""
"""Chromium without a window shows nothing, so this hands over what would be shown."""


async def test_a_push_message_becomes_a_notification_about_its_table(visitors: Visitors, line: Line) -> None:
    ada = await come(visitors, line, "/learn")
    (worker,) = ada.page.context.service_workers
    said = {"title": "Your turn", "body": "Ben has played.", "path": "/t/abc", "tag": "abc", "language": "en"}
    shown = await worker.evaluate(PUSHED, json.dumps(said))
    assert shown == ["Your turn", "Ben has played.", "abc", "/t/abc", "en"]
