"""A table that can't be read: the lobby and its own page say so, and other tables are as ever."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from steeple.words import say
from support.browser.visitor import Device, Visitors
from support.server.serving import serving

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("device", "language"), [("desk", "en"), ("phone", "de")])
async def test_the_lobby_and_the_table_s_page_say_that_it_cannot_be_read(
    browser: Browser, tmp_path: Path, device: Device, language: str
) -> None:
    database = tmp_path / "tables.sqlite"
    async with serving(database, "--no-limits", "--bot-pause", "0") as server:
        visitors = Visitors(browser, server.address)
        ada = await visitors.come(name="Ada", device=device, language=language)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        tables = [
            (await ada.post("/api/tables", {"game": game, "players": 2, "seats": seats}))["id"]
            for game in ("campos", "campanile-2009")
        ]
        server.kill()
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("UPDATE tables SET game = 'chess' WHERE id = ?", [tables[0]])
            connection.commit()
        server.start()
        await server.wait()

        await ada.go("/")
        rows = ada.page.get_by_role("listitem").filter(has=ada.page.locator(f"a[href='/t/{tables[0]}']"))
        await expect(rows).to_contain_text(say(language, "lobby.row.unreadable", {}))
        await expect(ada.page.locator(f"a[href='/t/{tables[1]}']")).to_be_visible()
        await rows.get_by_role("link").click()
        await expect(
            ada.page.get_by_role("heading", name=say(language, "table.unreadable", {}))
        ).to_be_visible()
        assert await visitors.leave() == []
