"""scripts/picture: draw docs/pictures/table.png, a table in mid-game as somebody at a desk sees it."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playwright.async_api import async_playwright  # noqa: E402

from steeple.server.tables.seat import Seat  # noqa: E402
from support.browser.browsers import launch  # noqa: E402
from support.browser.table import late_table  # noqa: E402
from support.browser.visitor import Visitors  # noqa: E402
from support.server.prepared_tables import turn_near  # noqa: E402
from support.server.serving import started  # noqa: E402

PICTURE = ROOT / "docs" / "pictures" / "table.png"
BOTS = ["level:2", "level:3", "level:4"]


async def draw(game: str, folder: str) -> None:
    """Somebody plays three bots, at 1280 × 800."""
    with started(Path(folder) / "tables.sqlite", "--no-limits", STEEPLE_SEED="1") as server:
        async with async_playwright() as playwright:
            browser = await launch(playwright)
            visitors = Visitors(browser, server.address)
            ada = await visitors.come("desk", name="Ada")
            bots = [Seat("bot", bot, None, bot) for bot in BOTS]
            last = turn_near(game, 1 + len(bots), 0.6)
            table = await (await late_table(ada, server, game, seats=bots, last=last)).open()
            await table.until_turn()
            await ada.page.screenshot(path=PICTURE)
            await visitors.leave()
            await browser.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(draw(sys.argv[1], folder))
