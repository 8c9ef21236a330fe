"""A table's page as somebody sits at it: what the server lets them do, and the buttons that do it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from playwright.async_api import Locator, expect

from steeple import words
from steeple.server.store.rows import PersonRow
from steeple.server.tables.seat import Seat
from support.browser.visitor import Visitor
from support.server.prepared_tables import LAST, lay_table
from support.server.serving import Server

Legal: TypeAlias = dict[str, Any]


@dataclass
class Table:
    """Somebody's page of a table."""

    visitor: Visitor
    id: str
    language: str = "en"

    def say(self, key: str, **values: object) -> str:
        """A sentence in the language of the page."""
        return words.say(self.language, key, values)

    # --- What the server says ---

    async def look(self) -> dict[str, Any]:
        """All that the server tells this person about the table."""
        told: dict[str, Any] = await self.visitor.get(f"/api/tables/{self.id}")
        return told

    @property
    def snapshot(self) -> dict[str, Any]:
        """How the table looks, as the page was told last."""
        return self.visitor.snapshots[self.id]

    async def until(self, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The snapshot as soon as something is so, and drawn."""
        while self.id not in self.visitor.snapshots or not is_so(self.snapshot):
            await self.visitor.hear()
        snapshot = self.snapshot
        await self.visitor.until_drawn(snapshot["number"])
        return snapshot

    async def until_turn(self) -> dict[str, Any]:
        """Wait until there is something to decide here, or the game is over."""
        return await self.until(lambda snapshot: bool(snapshot["legal"]) or snapshot["status"] == "over")

    # --- What is on the page ---

    @property
    def prompt(self) -> Locator:
        return self.visitor.page.get_by_role("region", name=self.say("table.prompt"), exact=True)

    @property
    def primary(self) -> Locator:
        """The button that commits."""
        return self.prompt.locator(".btn.pri")

    def button(self, name: str) -> Locator:
        return self.visitor.page.get_by_role("button", name=name, exact=True)

    def group(self, name: str) -> Locator:
        return self.visitor.page.get_by_role("group", name=name, exact=True)

    async def press(self, what: Locator) -> None:
        """Click or tap."""
        await (what.tap() if self.visitor.has_touch else what.click())

    async def open(self, search: str = "") -> Table:
        """Go to the table."""
        await self.visitor.page.goto(f"{self.visitor.address}/t/{self.id}{search}")
        await expect(self.prompt).to_be_visible()
        return self


Act: TypeAlias = Callable[[Table, dict[str, Any], Legal], Awaitable[None]]
"""Carry out a legal action of a snapshot through the page, up to and with the button that commits."""


async def late_table(
    visitor: Visitor,
    server: Server,
    game: str,
    players: int = 2,
    seats: list[Seat] | None = None,
    last: int = LAST,
    seed: int = 1,
) -> Table:
    """A table where a game is nearly over and this person sits first, by default with bots."""
    me = (await visitor.get("/api/me/export"))["person"]
    host = PersonRow(me["id"], me["name"], None, None, 0, 0)
    first = Seat("person", host.name, host.id)
    others = seats or [Seat("bot", "random", None, "random")] * (players - 1)
    return Table(visitor, await lay_table(server.database, host, game, [first, *others], last, seed))


async def new_table(visitor: Visitor, game: str, players: int = 2, **more: Any) -> Table:
    """A table where this person sits first, with bots that move at once."""
    seats = [{"kind": "me"}, *([{"kind": "bot", "bot": "random"}] * (players - 1))]
    body = {"game": game, "players": players, "seats": seats, "order": "given", **more}
    return Table(visitor, (await visitor.post("/api/tables", body))["id"])
