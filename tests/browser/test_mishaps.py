"""Double clicks, back and forward, two tabs on one seat, a server that restarts: the state stays right."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect

from steeple.server.tables.live import MOST_LISTENERS_PER_ADDRESS
from steeple.words import say
from support.browser.hands import BY_POINTING, play_on
from support.browser.table import Table, new_table
from support.browser.visitor import Visitors
from support.server.serving import Person, Server, serving, two_people

pytestmark = pytest.mark.anyio
GAME = "campanile-2009"


async def choose_a_card(table: Table) -> None:
    """Preview the first build, without committing it."""
    await table.press(table.group(table.say("campanile.ui.hand")).get_by_role("button").first)
    await table.press(table.group(table.say("campanile.ui.raise")).get_by_role("button").first)
    await expect(table.primary).to_be_visible()


async def say_something(table: Table, text: str) -> None:
    """Say something at the table, and wait until the server has passed it on."""
    page = table.visitor.page
    await page.get_by_role("tab", name=table.say("table.chat")).first.click()
    field = page.get_by_label(table.say("table.chat.say"))
    await field.fill(text)
    await field.press("Enter")
    await expect(page.get_by_role("log", name=table.say("table.chat"))).to_contain_text(text)


# --- Double clicks ---


async def test_a_double_click_on_play_now_opens_one_table(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    await ada.go("/")
    await ada.page.get_by_role("button", name=say("en", "lobby.play-now", {})).dblclick()
    await ada.page.wait_for_url("**/t/*")
    assert len((await ada.get("/api/tables?which=mine"))["tables"]) == 1


async def test_a_double_click_on_the_button_that_commits_plays_one_action(visitors: Visitors) -> None:
    """Also where the next decision's button is in the same place before the next click.

    Here the second click of a series commits: the first may have been elsewhere, and counts for nothing.
    """
    ada = await visitors.come(name="Ada")
    table = await (await new_table(ada, GAME)).open()
    await table.until_turn()
    await choose_a_card(table)
    await press_once(table, table.primary, click=2)
    await table.until(lambda now: now["ply"] > 0)
    no_bet = table.prompt.get_by_role("button", name=table.say("campanile.ui.do.pass-bet"))
    await expect(no_bet).to_be_enabled()
    await press_once(table, no_bet, click=3)
    # A second request would be on its way by now: once a chat line of ours is answered, so is the request.
    await say_something(table, "Is that all?")
    assert (table.snapshot["ply"], table.snapshot["view"]["turn"]["phase"]) == (1, "bet")
    await no_bet.click()
    await table.until(lambda now: now["ply"] > 1)


async def press_once(table: Table, button: Locator, click: int) -> None:
    """Press a mouse button over a button. `click`: which one it is of a series, as of a double click."""
    box = await button.bounding_box()
    assert box is not None
    mouse = table.visitor.page.mouse
    await mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await mouse.down(click_count=click)
    await mouse.up(click_count=click)


# --- Back and forward ---


async def test_back_leads_to_the_lobby_and_forward_to_the_same_table(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    await ada.go("/")
    await ada.page.get_by_role("button", name=say("en", "lobby.play-now", {})).click()
    await ada.page.wait_for_url("**/t/*")
    table = Table(ada, ada.page.url.split("/t/")[1])
    await table.until_turn()
    await ada.page.go_back()
    await expect(ada.page.get_by_role("heading", name=say("en", "lobby.continue", {}))).to_be_visible()
    await ada.page.go_forward()
    await expect(table.prompt).to_be_visible()
    await table.until_turn()
    await play_on(table, BY_POINTING[(await table.look())["game"]], most=1)


# --- Two tabs on one seat ---


async def test_two_tabs_on_one_seat_show_the_same(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    one = await (await new_table(ada, GAME)).open()
    two = await Table(await ada.another_tab(), one.id).open()
    for number, table in enumerate((one, two, one, two)):
        await table.until_turn()
        snapshot = await play_on(table, BY_POINTING[GAME], most=1, seed=number)
        for other in (one, two):
            await other.until(lambda now, number=snapshot["number"]: now["number"] >= number)  # type: ignore[misc]
    assert one.snapshot["ply"] == two.snapshot["ply"]


async def test_of_two_tabs_that_act_at_the_same_time_one_wins_and_both_go_on(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    one = await (await new_table(ada, GAME)).open()
    two = await Table(await ada.another_tab(), one.id).open()
    for table in (one, two):
        await table.until_turn()
        await choose_a_card(table)
    # A page that has already heard of the other's action takes its button away: pressing it does nothing.
    buttons = [await table.primary.element_handle() for table in (one, two)]
    await asyncio.gather(*(button.evaluate("(button) => button.click()") for button in buttons))
    for table in (one, two):
        snapshot = await table.until(lambda now: now["ply"] > 0)
        assert (snapshot["ply"], snapshot["view"]["turn"]["phase"]) == (1, "bet")
    await play_on(two, BY_POINTING[GAME], most=1)
    await one.until(lambda now: now["ply"] > 1)


# --- A server that restarts ---


async def test_a_server_that_restarts_in_mid_game_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    async with serving(tmp_path / "tables.sqlite", "--no-limits", "--bot-pause", "0") as server:
        visitors = Visitors(browser, server.address)
        ada = await visitors.come(name="Ada")
        table = await (await new_table(ada, GAME)).open()
        before = (await play_on(table, BY_POINTING[GAME], most=4))["ply"]
        server.stop()
        status = ada.page.get_by_text(table.say("table.line.lost")).or_(
            ada.page.get_by_text(table.say("table.line.closing"))
        )
        await expect(status).to_be_visible()
        server.start()
        await server.wait()
        await expect(status).to_be_hidden()
        assert (await table.until_turn())["ply"] >= before
        await play_on(table, BY_POINTING[GAME], most=3)
        assert await visitors.leave() == []


async def test_what_was_committed_without_a_line_is_played_when_it_is_back(
    browser: Browser, tmp_path: Path
) -> None:
    async with serving(tmp_path / "tables.sqlite", "--no-limits", "--bot-pause", "0") as server:
        visitors = Visitors(browser, server.address)
        ada = await visitors.come(name="Ada")
        table = await (await new_table(ada, GAME)).open()
        await table.until_turn()
        await choose_a_card(table)
        server.kill()
        await expect(ada.page.get_by_text(table.say("table.line.lost"))).to_be_visible()
        await table.primary.click()
        await expect(ada.page.get_by_text(table.say("table.line.kept"))).to_be_visible()
        server.start()
        await server.wait()
        snapshot = await table.until(lambda now: now["ply"] > 0)
        assert snapshot["ply"] == 1
        await visitors.leave()


async def test_a_table_that_there_is_not_says_so_and_leads_out(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    await ada.go("/t/nothing-here")
    await expect(ada.page.get_by_text(say("en", "table.gone", {}))).to_be_visible()
    await ada.page.get_by_role("main").get_by_role("link", name=say("en", "page.home", {})).click()
    await expect(ada.page.get_by_role("button", name=say("en", "lobby.play-now", {}))).to_be_visible()


async def test_a_table_that_too_many_watch_says_so_and_leads_out(visitors: Visitors, server: Server) -> None:
    host, nobody = await Person.named(server.address, "Host"), Person(server.address)
    table = (await host.do("/api/tables", two_people()))["id"]
    async with AsyncExitStack() as crowd:
        for _ in range(MOST_LISTENERS_PER_ADDRESS):
            await crowd.enter_async_context(nobody.at(table))
        ada = await visitors.come(name="Ada")
        await ada.go(f"/t/{table}")
        await expect(ada.page.get_by_role("heading", name=say("en", "table.crowded", {}))).to_be_visible()
        await ada.page.get_by_role("main").get_by_role("link", name=say("en", "page.home", {})).click()
        await expect(ada.page.get_by_role("button", name=say("en", "lobby.play-now", {}))).to_be_visible()
