"""Whole games at full tables: nothing is cut off or covered from the first action to the result.

Here the last actions of one game are played; `make soak` plays every game at four sizes in every language.
With `PICTURES=FOLDER` each turn leaves a picture.
"""

from __future__ import annotations

import itertools

import pytest

from steeple.architects import ARCHITECTS
from steeple.games import GAMES
from steeple.server.tables.seat import Seat
from steeple.words import LANGUAGES
from support.browser.hands import BY_POINTING, play_on
from support.browser.layout import SIZES, problems
from support.browser.pictures import take_picture
from support.browser.table import late_table
from support.browser.visitor import Device, Visitors
from support.long_tests import in_full
from support.server.serving import Server

pytestmark = [pytest.mark.anyio, pytest.mark.long]

LAST_ACTIONS = in_full(12, 1000)
"""Of all seats together; 1000: from the first one on."""

AT = ["phone", "landscape", "desk", "wide"]
SAMPLE: list[tuple[str, str, str]] = [("five-towers", "landscape", "it")]
REST = [one for one in itertools.product(BY_POINTING, AT, LANGUAGES) if one not in SAMPLE]
PLAYED = in_full(SAMPLE, REST)


@pytest.mark.parametrize(("game", "size", "language"), PLAYED)
async def test_every_turn_of_a_game_holds(
    visitors: Visitors, server: Server, game: str, size: str, language: str
) -> None:
    device: Device = "phone" if size in ("phone", "landscape") else "desk"
    ada = await visitors.come(device, name="Ada", language=language)
    bots = [Seat("bot", "random", None, "random")] * (max(GAMES[game].seats) - 1)
    table = await late_table(ada, server, game, seats=bots, last=LAST_ACTIONS)
    table.language = language
    await SIZES[size].apply(ada.page)
    await table.open()
    found = []
    while (await table.until_turn())["status"] != "over":
        ply = table.snapshot["ply"]
        found += [f"action {ply}: {one}" for one in await problems(ada.page, list(ARCHITECTS))]
        await take_picture(ada.page, f"{game}-{size}-{language}-{ply:03}")
        await play_on(table, BY_POINTING[game], most=1, seed=ply)
    found += [f"result: {one}" for one in await problems(ada.page, list(ARCHITECTS))]
    await take_picture(ada.page, f"{game}-{size}-{language}-result")
    assert not found, "\n".join(found)
