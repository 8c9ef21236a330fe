"""Every page that there is, with something on it."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

from playwright.async_api import expect

from steeple.games import GAMES
from steeple.words import LANGUAGES
from support.browser.table import Table, new_table
from support.browser.visitor import Visitor
from support.games.golden_records import golden
from support.games.random_games import players_of
from support.long_tests import IS_LONG
from support.server.legal import one_by_one

ACTIONS = {"campanile-1996": 12, "campanile-2009": 15, "campos": 9, "five-towers": 14}
"""How many actions a game has had that is looked at; others have had `USUAL_ACTIONS`."""

USUAL_ACTIONS = 10


async def played(
    visitor: Visitor, game: str, players: int = 3, until: Callable[[dict[str, Any]], bool] | None = None
) -> Table:
    """A table in mid-game, at which it is this person's turn. `until`: and something is so."""
    table = await new_table(visitor, game, players_of(game, players))
    least = ACTIONS.get(game, USUAL_ACTIONS)
    chance = random.Random(5)
    while True:
        snapshot = (await table.look())["snapshot"]
        assert snapshot["status"] == "playing", f"a game of {game} has no such position"
        is_found = until(snapshot) if until else snapshot["ply"] >= least
        if snapshot["legal"] and is_found:
            return table
        if snapshot["legal"]:
            body = {
                "request": f"{snapshot['ply']}",
                "ply": snapshot["ply"],
                "action": chance.choice(one_by_one(snapshot["legal"]))["action"],
            }
            await visitor.post(f"/api/tables/{table.id}/act", body)


async def finished(visitor: Visitor, game: str) -> str:
    """The table of a game that is over, by a record that is sent in."""
    record = golden(game, GAMES[game].ends[0])[0]
    return str(
        (await visitor.post("/api/records", {key: value for key, value in record.items() if key != "legal"}))[
            "id"
        ]
    )


@dataclass(frozen=True)
class Shown:
    """What is on screen: its name, and its table if it is one."""

    name: str
    language: str
    table: Table | None = None


def languages_of(number: int) -> list[str]:
    """The languages in which page `number` is checked: one of them in turn; all of them in the soak."""
    return list(LANGUAGES) if IS_LONG else [LANGUAGES[number % len(LANGUAGES)]]


async def all_pages(visitor: Visitor) -> AsyncIterator[Shown]:
    """Go from page to page, in some languages at each; what is drawn, one after the other."""
    over = {game: await finished(visitor, game) for game in GAMES}
    waiting = await new_table(
        visitor, "campos", 3, seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
    )
    plain = [
        "/",
        "/games",
        "/games/finished",
        "/me",
        "/learn",
        "/no/such/page",
        "/replay/none",
        "/reset",
        "/admin",
    ]
    plain += [f"/learn/{game}" for game in GAMES]
    plain += [
        "/new/campanile-2009?how=bots",
        "/new/campanile-1996?how=friends",
        "/new/campos?how=screen",
        "/new/five-towers",
    ]
    pages = {path: path for path in plain}
    pages |= {f"/replay of {game}": f"/replay/{table}?ply=20" for game, table in over.items()}
    pages |= {"/t/waiting": f"/t/{waiting.id}", "/t/none": "/t/none"}
    pages |= {f"{game}, over": f"/t/{table}" for game, table in over.items()}
    for number, (name, path) in enumerate(pages.items()):
        await visitor.go(path)
        for language in languages_of(number):
            if await visitor.can_speak():
                await visitor.speak(language)
            else:
                await visitor.speak_from_now_on(language)
                await visitor.go(path)
            yield Shown(name, language)
    for number, game in enumerate(GAMES):
        table = await played(visitor, game)
        for language in languages_of(number):
            table.language = language
            await visitor.speak_from_now_on(language)
            await table.open()
            await table.until_turn()
            yield Shown(game, language, table)
            async for name in table_views(table, None if IS_LONG else number):
                yield Shown(f"{game}, {name}", language, table)


async def table_views(table: Table, only: int | None) -> AsyncIterator[str]:
    """What else a table can show: a phone's other tabs, its menu. `only`: just one of them, by number."""
    page = table.visitor.page
    tabs = page.get_by_role("tablist", name=table.say("table.views")).get_by_role("tab")
    count = await tabs.count() if table.visitor.device == "phone" else 1
    for number in range(1, count):
        if only is None or only % count == number:
            await table.press(tabs.nth(number))
            yield f"tab {number + 1}"
    if count > 1:
        await table.press(tabs.first)
    if only is None or only % count == 0:
        await table.button(table.say("table.menu")).click()
        await expect(page.get_by_role("dialog")).to_be_visible()
        yield "menu"
