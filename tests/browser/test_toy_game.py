"""A new game in the browser: its folder and one line in the registry, and the pages play it."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from support.browser.visitor import Visitors
from support.paths import ROOT
from support.server.serving import Server, started
from support.toy_game import NAME, Checkout, add_toy_game

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A copy of the repository with the toy game, its pages built."""
    made = add_toy_game(tmp_path_factory.mktemp("checkout"))
    (made.root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    node = shutil.which("node")
    assert node, "the pages are built with Node: run make client"
    made.run("scripts/typescript.py")
    subprocess.run([node, "node_modules/vite/bin/vite.js", "build"], cwd=made.root / "web", check=True)
    return made


@pytest.fixture(scope="module")
def server(checkout: Checkout) -> Iterator[Server]:
    """A server of that copy, in place of ours."""
    with started(checkout.root / "tables.sqlite", "--no-limits", **checkout.environment) as running:
        yield running


def test_the_pages_get_its_types(checkout: Checkout) -> None:
    assert "OddEvenView" in (checkout.root / "web" / "src" / "games" / "views.ts").read_text(encoding="utf-8")


async def test_a_toy_game_is_played_to_its_end(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = (await ada.post("/api/tables", {"game": NAME, "players": 2, "seats": seats}))["id"]
    await ada.go(f"/t/{table}")
    for _ in range(5):
        await ada.page.get_by_role("button", name="Odd", exact=True).click()
        await ada.page.get_by_role("button", name="Turn up", exact=True).click()
    await expect(ada.page.locator(".result")).to_be_visible()


async def test_the_lobby_and_the_lessons_show_it(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    for path in ("/", f"/learn/{NAME}"):
        await ada.go(path)
        await expect(ada.page.get_by_text("Odd or Even").first).to_be_visible()
