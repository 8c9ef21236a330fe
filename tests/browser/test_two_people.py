"""Two people in two browsers: invited by a link, with chat, undo by consent, and a lost connection."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from steeple.server.tables.seat import Seat
from support.browser.hands import BY_POINTING, play_on
from support.browser.line import line_to
from support.browser.table import Table, late_table, new_table
from support.browser.visitor import Visitor, Visitors
from support.long_tests import in_full
from support.server.serving import Server

pytestmark = pytest.mark.anyio
GAME = "campanile-2009"
LAST_ACTIONS = in_full(16, 1000)
OPEN = [{"kind": "me"}, {"kind": "open"}]


async def nearly_over(host: Visitor, guest: Visitor, server: Server) -> tuple[Table, Table]:
    """Both at a table where a game has little more than a turn each to go."""
    other = (await guest.get("/api/me/export"))["person"]
    made = await late_table(
        host, server, GAME, seats=[Seat("person", other["name"], other["id"])], last=LAST_ACTIONS
    )
    return await made.open(), await Table(guest, made.id).open()


async def invite(host: Visitor, guest: Visitor, game: str = GAME) -> tuple[Table, Table]:
    """Somebody opens a table, and somebody else comes by its link and joins."""
    made = await new_table(host, game, seats=OPEN)
    await host.go(f"/t/{made.id}")
    await expect(host.page.get_by_role("heading", level=1)).to_have_text(made.say("table.room.waiting", n=1))
    joined = Table(guest, made.id)
    await guest.go(f"/t/{made.id}")
    await guest.page.get_by_role("button", name=made.say("table.room.join"), exact=True).click()
    for table in (made, joined):
        await expect(table.prompt).to_be_visible()
    return made, joined


async def take_turns(tables: tuple[Table, Table], actions: int) -> None:
    """Both play what's listed first until `actions` are done or the game is over."""
    for _ in range(actions):
        number = max(table.snapshot["number"] for table in tables)
        for table in tables:
            await table.until(lambda now, number=number: now["number"] >= number)  # type: ignore[misc]
        if tables[0].snapshot["status"] == "over":
            return
        await play_on(tables[tables[0].snapshot["to_act"]], BY_POINTING[GAME], most=1)


async def open_chat(table: Table) -> None:
    await table.visitor.page.get_by_role("tab", name=table.say("table.chat")).first.click()


async def test_somebody_without_a_name_gives_one_and_joins(visitors: Visitors) -> None:
    ada, ben = await visitors.come(name="Ada"), await visitors.come("phone")
    made = await new_table(ada, GAME, seats=OPEN)
    await ada.go(f"/t/{made.id}")
    await ben.go(f"/t/{made.id}")
    await ben.page.get_by_label(made.say("table.room.name")).fill("Ben")
    await ben.page.get_by_role("button", name=made.say("table.room.join"), exact=True).click()
    table = Table(ben, made.id)
    await expect(table.prompt).to_be_visible()
    await table.until(lambda snapshot: snapshot["seats"][1]["name"] == "Ben")


@pytest.mark.long
async def test_two_people_finish_a_game_with_chat_undo_and_a_dropped_line(
    visitors: Visitors, server: Server
) -> None:
    async with line_to(server.port) as line:
        ada = await visitors.come(name="Ada")
        ben = await visitors.come(name="Ben", address=line.address)
        await invite(ada, ben)
        both = host, guest = await nearly_over(ada, ben, server)
        await chat(host, guest)
        await take_turns(both, 3)
        await undo_by_consent(both)
        await line.cut()
        await expect(ben.page.get_by_text(guest.say("table.line.lost"))).to_be_visible()
        await line.mend()
        await expect(ben.page.get_by_text(guest.say("table.line.lost"))).to_be_hidden()
        await take_turns(both, 1000)
    assert host.snapshot["status"] == guest.snapshot["status"] == "over"
    assert host.snapshot["scores"] == guest.snapshot["scores"]


async def chat(host: Table, guest: Table) -> None:
    """Each says something, and the other reads it."""
    for table in (host, guest):
        await open_chat(table)
    for speaker, listener, text in ((host, guest, "Good luck!"), (guest, host, "<b>You too</b> & thanks")):
        field = speaker.visitor.page.get_by_label(speaker.say("table.chat.say"))
        await field.fill(text)
        await field.press("Enter")
        await expect(
            listener.visitor.page.get_by_role("log", name=listener.say("table.chat"))
        ).to_contain_text(text)


async def answer(asked: Table, words: str, seat: int) -> None:
    """Answer the person in a seat who asks to take back."""
    question = asked.visitor.page.get_by_text(
        asked.say("table.undo.asked", name=asked.snapshot["seats"][seat]["name"])
    )
    await expect(question).to_be_visible()
    await asked.button(asked.say(words)).click()
    await expect(question).to_be_hidden()


async def undo_by_consent(tables: tuple[Table, Table]) -> None:
    """The one who has just acted asks to undo; it's refused, and agreed to after another action."""
    seat = tables[0].snapshot["to_act"]
    asker, other = tables[seat], tables[1 - seat]
    while asker.snapshot["to_act"] == seat:
        await play_on(asker, BY_POINTING[GAME], most=1)
    ask = asker.button(asker.say("table.undo.ask"))
    await ask.click()
    await answer(other, "table.undo.refuse", seat)
    await expect(ask).to_have_count(0)  # a no stands
    await play_on(other, BY_POINTING[GAME], most=1)
    ply = other.snapshot["ply"]
    await ask.click()
    await answer(other, "table.undo.agree", seat)
    await asyncio.gather(*(table.until(lambda now: now["ply"] < ply) for table in tables))
    assert asker.snapshot["legal"]
