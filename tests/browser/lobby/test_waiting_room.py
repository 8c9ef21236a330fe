"""The waiting room: the host frees a seat, another game is offered, and everybody sees who has said yes."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from steeple.server.tables.seat import Seat
from support.browser.table import Table, late_table, new_table
from support.browser.visitor import Visitor, Visitors
from support.server.serving import Server

pytestmark = pytest.mark.anyio
GAME = "campanile-2009"
LAST_ACTIONS = 2


async def seat_of(visitor: Visitor, name: str) -> Seat:
    """A seat for somebody who has come."""
    me = (await visitor.get("/api/me/export"))["person"]
    return Seat("person", name, me["id"])


async def play_out(table: Table, *visitors: Visitor) -> None:
    """Play a game to its end, beside the pages."""
    for number in range(100):
        for visitor in visitors:
            snapshot = (await visitor.get(f"/api/tables/{table.id}"))["snapshot"]
            if snapshot["status"] == "over":
                return
            if snapshot["legal"]:
                body = {
                    "request": f"{number}",
                    "ply": snapshot["ply"],
                    "action": snapshot["legal"][0]["action"],
                }
                await visitor.post(f"/api/tables/{table.id}/act", body)


async def test_the_host_sends_a_squatter_away(visitors: Visitors) -> None:
    ada, ben = await visitors.come(name="Ada"), await visitors.come("phone", name="Ben")
    made = await new_table(ada, GAME, 3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    await ada.go(f"/t/{made.id}")
    await ben.go(f"/t/{made.id}")
    await ben.page.get_by_role("button", name=made.say("table.room.join"), exact=True).click()
    unseat = made.button(made.say("table.room.unseat"))
    await unseat.click()
    await expect(ada.page.get_by_text(made.say("table.room.unseat-sure", name="Ben"))).to_be_visible()
    await unseat.click()
    await expect(ada.page.get_by_role("heading", level=1)).to_have_text(made.say("table.room.waiting", n=2))
    await expect(ben.page.get_by_role("heading", level=1)).to_have_text(made.say("table.room.welcome"))
    await ben.page.get_by_role("button", name=made.say("table.room.join"), exact=True).click()
    why = re.compile(re.escape(made.say("refusal.unseated")), re.IGNORECASE)
    await expect(ben.page.get_by_role("alert").filter(has_text=why)).to_be_visible()


async def test_another_game_begins_when_everybody_has_said_yes(visitors: Visitors, server: Server) -> None:
    ada, ben, cem = (
        await visitors.come(name="Ada"),
        await visitors.come("phone", name="Ben"),
        await visitors.come(name="Cem"),
    )
    others = [await seat_of(ben, "Ben"), await seat_of(cem, "Cem")]
    table = await (await late_table(ada, server, GAME, 3, seats=others, last=LAST_ACTIONS)).open()
    seen = await Table(ben, table.id).open()
    await Table(cem, table.id).open()
    await play_out(table, ada, ben, cem)
    await table.button(table.say("table.over.rematch")).click()
    await ada.page.wait_for_url(lambda url: not url.endswith(table.id))
    await expect(ada.page.get_by_role("heading", level=1)).to_have_text(table.say("table.room.answers", n=2))
    await expect(ada.page.get_by_text(table.say("table.room.invited"), exact=True)).to_have_count(2)
    # Ben accepts where the old game ended, Cem in the waiting room.
    await expect(ben.page.get_by_text(seen.say("table.over.asked"))).to_be_visible()
    await seen.press(seen.button(seen.say("table.over.rematch")))
    await expect(ada.page.get_by_role("heading", level=1)).to_have_text(table.say("table.room.answers", n=1))
    await expect(ben.page.get_by_role("heading", level=1)).to_have_text(table.say("table.room.answers", n=1))
    await cem.go("/")
    await expect(cem.page.get_by_text(table.say("lobby.row.invited"))).to_be_visible()
    await cem.go(ada.page.url.removeprefix(ada.address))
    await expect(cem.page.get_by_role("heading", level=1)).to_have_text(table.say("table.room.asking"))
    await cem.page.get_by_role("button", name=table.say("table.room.accept"), exact=True).click()
    next_table = ada.page.url.rsplit("/", 1)[-1]
    for visitor in (ada, ben, cem):
        await expect(Table(visitor, next_table).prompt).to_be_visible()


async def test_whoever_declines_stays_where_they_are(visitors: Visitors, server: Server) -> None:
    ada, ben = await visitors.come(name="Ada"), await visitors.come("phone", name="Ben")
    made = await late_table(ada, server, GAME, 2, seats=[await seat_of(ben, "Ben")], last=LAST_ACTIONS)
    table, seen = await made.open(), await Table(ben, made.id).open()
    await play_out(table, ada, ben)
    await table.button(table.say("table.over.rematch")).click()
    await seen.press(seen.button(seen.say("table.over.decline")))
    await expect(ada.page.get_by_role("heading", level=1)).to_have_text(table.say("table.room.waiting", n=1))
    await expect(seen.button(seen.say("table.over.decline"))).to_have_count(0)
    assert ben.page.url.endswith(table.id)


async def test_the_host_chats_changes_options_and_starts_with_bots(visitors: Visitors) -> None:
    """Finding 21: there was no chat, no bot for the empty seat, no changing of options and no start."""
    ada, ben = await visitors.come(name="Ada"), await visitors.come("phone", name="Ben")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
    made = await new_table(ada, GAME, 4, seats=seats)
    for visitor in (ada, ben):
        await visitor.go(f"/t/{made.id}")
    await expect(ada.page.get_by_role("img", name=made.say("table.qr"))).to_be_visible()
    await ben.page.get_by_role("button", name=made.say("table.room.join"), exact=True).click()
    await ben.page.get_by_label(made.say("table.chat.say")).fill("Hello!")
    await ben.page.get_by_role("button", name=made.say("table.chat.send")).click()
    chat = ada.page.get_by_role("log", name=made.say("table.chat"))
    await expect(chat).to_contain_text("Hello!")
    await made.button(made.say("table.room.change")).click()
    await ada.page.get_by_label(made.say("lobby.new.hints")).check()
    await made.button(made.say("table.room.change.save")).click()
    heading = ben.page.get_by_role("heading", level=1)
    await expect(heading).to_have_text(made.say("table.room.changed"))
    await expect(ben.page.get_by_text(made.say("table.hints.on"))).to_be_visible()
    await ben.page.get_by_role("button", name=made.say("table.room.accept")).click()
    await made.button(made.say("table.room.bot")).first.click()
    await expect(ada.page.locator(".chairs svg.face")).to_have_count(1)
    await made.button(made.say("table.room.start", n=1)).click()
    for visitor in (ada, ben):
        await expect(visitor.page.locator("svg.face").first).to_be_attached()
        await expect(visitor.page.locator("[id^=player-]")).to_have_count(4)
