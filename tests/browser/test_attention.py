"""People who look elsewhere learn that it's their turn, by a bell or a notification if they like."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from support.browser.hands import BY_POINTING, play_on
from support.browser.table import Table, new_table
from support.browser.visitor import Visitor, Visitors

pytestmark = pytest.mark.anyio
GAME = "campanile-2009"

LISTEN = """
    window.tones = 0;
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.tones += 1; return create.call(this); };
    window.notes = [];
    window.Notification = class extends Notification {
        static get permission() { return "granted"; }
        constructor(title, more) { super(title, more); window.notes.push(`${title} · ${more.body}`); }
    };
"""
"""Chromium without a window rings and shows nothing, so this writes down what it's asked to do."""

ELSEWHERE = "Object.defineProperty(Document.prototype, 'hidden', { get: () => true });"


async def after_a_turn(visitor: Visitor) -> Table:
    """It has been somebody's turn, then a bot's, and it is theirs again."""
    await visitor.page.add_init_script(LISTEN)
    table = await (await new_table(visitor, GAME)).open()
    await table.until_turn()
    await play_on(table, BY_POINTING[GAME], most=3)
    await table.until_turn()
    return table


async def test_a_bell_rings_at_the_own_turn(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada", sound=True)
    await after_a_turn(ada)
    assert await ada.page.evaluate("tones") == 4  # the overtones of one bell


async def test_no_bell_rings_by_default(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    await after_a_turn(ada)
    assert await ada.page.evaluate("tones") == 0


async def test_a_notification_comes_to_whoever_looks_elsewhere(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada", notify=True)
    await ada.page.add_init_script(ELSEWHERE)
    table = await after_a_turn(ada)
    assert await ada.page.evaluate("notes") == [
        f"{table.say('table.turn.yours')} · {table.say('title.campanile-2009')}"
    ]


async def test_no_notification_comes_to_whoever_looks(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada", notify=True)
    await after_a_turn(ada)
    assert await ada.page.evaluate("notes") == []


async def test_the_menu_asks_the_browser_for_notifications_and_says_when_it_refuses(
    visitors: Visitors,
) -> None:
    ada = await visitors.come(name="Ada")
    table = await (await new_table(ada, GAME)).open()
    await table.press(table.button(table.say("table.menu")))
    await ada.page.get_by_role("dialog").get_by_text(table.say("table.notify")).click()
    await ada.page.get_by_text(table.say("table.notify.denied")).wait_for()
    await expect(ada.page.get_by_role("switch", name=table.say("table.notify"))).not_to_be_checked()
