"""Pages of other sites, in a real browser: only one that `--origin` names may use the server's cookie."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page

from support.server.serving import Person, Server, serving, two_people

pytestmark = pytest.mark.anyio

ASK = """async ([url, body]) => {
  const headers = { "Content-Type": "application/json" };
  const more = body && { method: "POST", body: JSON.stringify(body), headers };
  try {
    const answer = await fetch(url, { credentials: "include", ...more });
    return [answer.status, await answer.json()];
  } catch (error) {
    return [0, error.name];
  }
}"""

LISTEN = """(url) => new Promise((resolve) => {
  const socket = new WebSocket(url);
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello" }));
  socket.onmessage = (event) => resolve(JSON.parse(event.data).type);
  socket.onerror = () => resolve("refused");
})"""


PAGE = b"<!doctype html><title>Club</title>"


async def hand_out(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer every request with an empty page."""
    await reader.readuntil(b"\r\n\r\n")
    writer.write(
        b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\nContent-Length: %d\r\n\r\n"
        % len(PAGE)
        + PAGE
    )
    await writer.drain()
    writer.close()


@asynccontextmanager
async def site() -> AsyncIterator[str]:
    """Another site; its origin."""
    server = await asyncio.start_server(hand_out, "127.0.0.1", 0)
    yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    server.close()


@asynccontextmanager
async def page_at(browser: Browser, origin: str) -> AsyncIterator[Page]:
    """A page of another site."""
    context = await browser.new_context()
    page = await context.new_page()
    await page.goto(f"{origin}/")
    yield page
    await context.close()


async def ask(page: Page, server: Server, path: str, body: Any = None) -> list[Any]:
    found: list[Any] = await page.evaluate(ASK, [server.address + path, body])
    return found


async def test_a_page_of_a_trusted_site_may_use_the_server_and_no_other_may(
    browser: Browser, tmp_path: Path
) -> None:
    async with (
        site() as friend,
        site() as stranger,
        serving(tmp_path / "a.sqlite", "--origin", friend) as server,
    ):
        ada = await Person.named(server.address, "Ada")
        table = (await ada.do("/api/tables", two_people()))["id"]
        live = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live"
        async with page_at(browser, friend) as page:
            assert (await ask(page, server, "/api/me", {"name": "Ben"}))[0] == 200
            status, me = await ask(page, server, "/api/me")
            assert (status, me["name"]) == (200, "Ben")
            assert (await ask(page, server, "/api/tables/none"))[1]["code"] == "no-such-table"
            assert await page.evaluate(LISTEN, live) == "welcome"
        async with page_at(browser, stranger) as page:
            assert await ask(page, server, "/api/me", {"name": "Eve"}) == [0, "TypeError"]
            assert await ask(page, server, "/api/me") == [0, "TypeError"]
            assert await page.evaluate(LISTEN, live) == "refused"
